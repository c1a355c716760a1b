"""From a compiled schema, our own or one that others publish, back to the model."""

from acp_codegen.load.compiled.document import UNFIT, load_compiled

__all__ = ["UNFIT", "load_compiled"]
