"""Compiled JSON Schema (2020-12), with prose and without, and the table of method names."""

from acp_codegen.emit.json_schema.definition_files import definition_files
from acp_codegen.emit.json_schema.document import compile_schema
from acp_codegen.emit.json_schema.meta import compile_meta
from acp_codegen.emit.json_schema.plain import compile_plain

__all__ = ["compile_meta", "compile_plain", "compile_schema", "definition_files"]
