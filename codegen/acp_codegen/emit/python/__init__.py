"""Typed Python bindings: of each version, stable and with every gate of the umbrella, or of one with chosen gates."""

from acp_codegen.emit.python.bindings import bindings, bindings_alone

__all__ = ["bindings", "bindings_alone"]
