"""Sentences that the compiler adds to what the sources say."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def with_notice(description: str, features: Sequence[str], withdrawn: Collection[str] = ()) -> str:
    """The description, with a word of warning on what stands behind a gate; `withdrawn` are gates that are given up."""
    if not features:
        return description
    gone = [name for name in features if name in withdrawn]
    gates = " and ".join(f"`{name}`" for name in gone or features)
    word = "feature" if len(gone or features) == 1 else "features"
    if gone:
        return f"**Withdrawn** ({word} {gates}): given up; kept for those who still meet it.\n\n{description}"
    return f"**Unstable** ({word} {gates}): it may change or be dropped in any release.\n\n{description}"


TAG = "Tells which variant this is."
OTHER_TAG = "Name of a variant that this schema does not list."
EXTENSION = {
    "ExtRequest": "Params of a request that is not part of the protocol. Its method name starts with `_`.",
    "ExtResponse": "Result of a request that is not part of the protocol.",
    "ExtNotification": "Params of a notification that is not part of the protocol. Its method name starts with `_`.",
}
ROUTING = {
    "Request": "Every request that {sender} sends, by its params.",
    "Response": "Every answer that {sender} gives: a result or an error.",
    "Notification": "Every notification that {sender} sends, by its params.",
}
SENDER = {"Agent": "an agent", "Client": "a client", "Proxy": "a proxy or its conductor"}
