"""Typed Python bindings: of each version, stable and with every gate of the umbrella, or of one with chosen gates."""

from acp_codegen.emit.python.bindings import Common, bindings, bindings_alone, common
from acp_codegen.emit.python.public import Form, PublicName, public_names

__all__ = ["Common", "Form", "PublicName", "bindings", "bindings_alone", "common", "public_names"]
