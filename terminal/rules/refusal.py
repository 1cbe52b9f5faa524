"""What a player is told when a rule forbids what was asked, and how every `can_` asks that rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

P = ParamSpec("P")


class Refusal(Exception):  # noqa: N818 - it is the table's answer, not an error of the program
    """A rule's no: `code` is stable, for scripts and laboratories; `say` is one sentence for a person."""

    def __init__(self, code: str, say: str) -> None:
        super().__init__(say)
        self.code = code
        self.say = say


def allowed(verify: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Whether `verify` has nothing against it."""
    try:
        verify(*args, **kwargs)
    except Refusal:
        return False
    return True


def money(cents: int) -> str:
    """An amount as sentences name it, without a currency: 12345 is ``123.45``."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"
