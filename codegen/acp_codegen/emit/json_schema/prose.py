"""Sentences that the compiler adds to what the sources say."""

from __future__ import annotations

TAG = "Tells which variant this is."
OTHER_TAG = "Name of a variant that this schema does not list."
ROUTING = {
    "Request": "Every request that {sender} sends, by its params.",
    "Response": "Every answer that {sender} gives: a result or an error.",
    "Notification": "Every notification that {sender} sends, by its params.",
}
SENDER = {"Agent": "an agent", "Client": "a client", "Proxy": "a proxy or its conductor"}
