"""The name that was probably meant, for sentences about a name that does not exist."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches


def nearest(name: str, known: Collection[str]) -> str:
    """The known name that is most like this one; empty if none is like it."""
    return next(iter(get_close_matches(name.lower(), known, n=1)), "")
