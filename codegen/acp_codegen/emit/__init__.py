"""Emitters: pure functions from a projected protocol to named files. None of them knows another."""
