"""Sentences that the compiler adds to what the sources say."""

from __future__ import annotations

TAG = "Tells which variant this is."
OTHER_TAG = "Name of a variant that this schema does not list."
