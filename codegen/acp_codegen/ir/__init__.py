"""The model that crosses every border of the toolchain."""
