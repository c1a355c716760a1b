"""What the toolchain has to say about a source, and where."""

from acp_codegen.diagnostics.diagnostic import Diagnostic, Related, Severity, finding, ordered
from acp_codegen.diagnostics.document import Document, Origin, Place, pointer_join
from acp_codegen.diagnostics.nearest import nearest
from acp_codegen.diagnostics.render import Format, render

__all__ = [
    "Diagnostic",
    "Document",
    "Format",
    "Origin",
    "Place",
    "Related",
    "Severity",
    "finding",
    "nearest",
    "ordered",
    "pointer_join",
    "render",
]
