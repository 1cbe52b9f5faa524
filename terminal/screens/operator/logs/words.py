"""What is looked for in a log, and whether a line has it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import combining, normalize

RECORDED = re.compile(r"\d[\d.,]*")
LONG_NUMBER = 6
"""A number with this many digits is a validation number, however it is divided into groups."""


def plain(text: str) -> str:
    """Without accents and capitals, which are tedious to type on a screen."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))


def digits(text: str) -> str:
    """The digits of a number, however it is written."""
    return "".join(letter for letter in text if letter.isdecimal())


class Words:
    """Words or numbers, all of which a line must have; an amount is found by any of its digits that are together."""

    def __init__(self, text: str) -> None:
        self._words = plain(text).split()

    def __bool__(self) -> bool:
        return bool(self._words)

    @property
    def recorded(self) -> bytes:
        """The digits as an event records them; empty if there are only words, or dice."""
        numbers = [word for word in self._words if RECORDED.fullmatch(word) or len(digits(word)) >= LONG_NUMBER]
        return max(map(digits, numbers), key=len, default="").encode()

    @property
    def number(self) -> int | None:
        """The number, if nothing else is looked for."""
        only = self._words[0] if len(self._words) == 1 else ""
        return int(only) if only.isdecimal() else None

    def are_in(self, cells: Sequence[str]) -> bool:
        """Whether the cells have all of them."""
        text = plain(" ".join(cells))
        return all(word in text or self._is_number_of(word, cells) for word in self._words)

    @staticmethod
    def _is_number_of(word: str, cells: Sequence[str]) -> bool:
        wanted = digits(word)
        if not wanted or any(letter.isalpha() for letter in word):
            return False
        return any(wanted in digits(part) for cell in cells for part in cell.split(" "))
