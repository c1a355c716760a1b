"""The feature table: what each gate covers, as JSON, Markdown, or the cells of a table."""

from acp_codegen.emit.feature_table.render import HEADINGS, as_json, as_markdown, cells

__all__ = ["HEADINGS", "as_json", "as_markdown", "cells"]
