"""The feature table: what each gate covers, as data, Markdown, or rows."""

from acp_codegen.emit.feature_table.coverage import Coverage, Row, feature_rows
from acp_codegen.emit.feature_table.render import HEADINGS, as_json, as_markdown, cells

__all__ = ["HEADINGS", "Coverage", "Row", "as_json", "as_markdown", "cells", "feature_rows"]
