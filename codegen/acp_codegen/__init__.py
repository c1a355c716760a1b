"""The toolchain of acp-schema: reads the sources of the protocol, checks them, and writes what is made from them."""
