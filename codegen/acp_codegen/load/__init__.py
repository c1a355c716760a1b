"""From files to the model: `load_sources` for `schema/`, `load_compiled` for a compiled schema."""

from acp_codegen.load.compiled import load_compiled
from acp_codegen.load.sources import Loaded, load_sources, read_documents, source_digest

__all__ = ["Loaded", "load_compiled", "load_sources", "read_documents", "source_digest"]
