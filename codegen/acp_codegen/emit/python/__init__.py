"""Typed Python bindings: a package for each protocol version, stable and with every gate of the umbrella."""

from acp_codegen.emit.python.bindings import bindings

__all__ = ["bindings"]
