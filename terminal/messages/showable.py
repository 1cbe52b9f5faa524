"""Text from outside, such as a name or a damaged line, as a sentence, a screen and the journal can hold it."""

from __future__ import annotations


def shown(text: str) -> str:
    """The text on one line: what has no shape (a line end, a byte of a name that is no text) is escaped."""
    return text if text.isprintable() else "".join(map(_letter, text))


def _letter(letter: str) -> str:
    return letter if letter.isprintable() else letter.encode("unicode_escape").decode()
