"""Rules over the sources: `lint` runs them all."""

from acp_codegen.lint.rule import Rule, lint, rules

__all__ = ["Rule", "lint", "rules"]
