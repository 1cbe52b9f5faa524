"""Reads the fields of a request, each of the kind that it has to be, or says in one sentence what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from terminal.common import money

MAX_QUOTED = 40
"""So much of a wrong value is repeated in the sentence about it."""


class RequestError(ValueError):
    """A line that is no request, or one that makes no sense at this table; the message is one sentence."""


def quoted(value: object) -> str:
    """A value as a sentence repeats it, on one line and not too long: a text in quotes, the rest as JSON has it."""
    text = repr(value) if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"


def amount_cents(value: object, name: str) -> int:
    """An amount in currency units: ``"12.50"``, ``"12.5"``, ``"12"`` or 12. Raises RequestError for anything else.

    No fraction in figures: what JSON calls 12.1 is not twelve units and ten cents in every program that writes it.
    """
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if not isinstance(text, str):
        raise RequestError(f"{name!r} has to be an amount like '12.50', not {quoted(value)}.")
    whole_cents = f"{text}0" if text[-2:-1] == "." else text
    try:
        return money.cents(whole_cents)
    except ValueError as error:
        raise RequestError(f"{name!r} {error}, not {quoted(value)}.") from error


class Fields:
    """The fields of one request. Every method raises RequestError for a field of the wrong kind.

    A field that is null counts as left out.
    """

    def __init__(self, found: Mapping[str, Any]) -> None:
        self._found = found

    def has(self, name: str) -> bool:
        """Whether the field says anything."""
        return self._found.get(name) is not None

    def value(self, name: str) -> Any:
        """A field of any kind that has to be there."""
        if not self.has(name):
            raise RequestError(f"The field {name!r} is missing.")
        return self._found[name]

    def text(self, name: str, default: str | None = None) -> str:
        """A text that is not empty."""
        value = default if default is not None and not self.has(name) else self.value(name)
        if not isinstance(value, str) or (not value and value is not default):
            raise RequestError(f"{name!r} has to be a text, not {quoted(value)}.")
        return value

    def one_of(self, name: str, words: tuple[str, ...], default: str | None = None) -> str:
        """One of these words."""
        value = self.text(name, default)
        if value not in words:
            raise RequestError(f"{name!r} has to be {' or '.join(words)}, not {quoted(value)}.")
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.value(name)
        if not isinstance(value, bool):
            raise RequestError(f"{name!r} has to be true or false, not {quoted(value)}.")
        return value

    def amount_cents(self, name: str) -> int:
        """An amount in currency units, as cents."""
        return amount_cents(self.value(name), name)

    def mapping(self, name: str) -> Mapping[str, Any]:
        """An object."""
        value = self.value(name)
        if not isinstance(value, dict):
            raise RequestError(f"{name!r} has to be an object, not {quoted(value)}.")
        return value

    def die(self, name: str) -> int:
        """What one die shows."""
        return _die(self.value(name), name)

    def dice(self, name: str) -> tuple[int, ...]:
        """What two or three dice show."""
        value = self.value(name)
        if not isinstance(value, list) or len(value) not in (2, 3):
            raise RequestError(f"{name!r} has to be a list of two or three numbers, not {quoted(value)}.")
        return tuple(_die(one, name) for one in value)


def _die(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value not in range(1, 7):
        raise RequestError(f"{name!r}: a die shows 1 to 6 and never {quoted(value)}.")
    return value
