"""Reads the fields of a request with the expected types, or reports in one sentence what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from terminal.common import money
from terminal.common.spelling import nearest

T = TypeVar("T")
Text = Annotated[str, Meta(min_length=1)]
Face = Annotated[int, Meta(ge=1, le=6)]
TwoOrThree = Annotated[list[Any], Meta(min_length=2, max_length=3)]

MAX_QUOTED = 40
"""How much of a wrong value is quoted in the sentence about it."""


class RequestError(ValueError):
    """A line is not a request, or makes no sense at this table; the message is one sentence."""


def quoted(value: object) -> str:
    """A value for use in a sentence, on one line and shortened: text in quotes, the rest as JSON."""
    text = repr(value) if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"


def unknown(there_is_no: str, name: str, known: Sequence[str]) -> RequestError:
    """A name that does not exist; the sentence ends with the one that was probably meant, or with all there are."""
    meant = nearest(name, known)
    hint = f"the nearest is {meant!r}" if meant else f"there is only {', '.join(known)}"
    return RequestError(f"{there_is_no} {quoted(name)}; {hint}.")


def amount_cents(value: object, name: str) -> int:
    """An amount in currency units: ``"12.50"``, ``"12.5"``, ``"12"`` or 12. Raises RequestError for anything else.

    JSON numbers with a fraction are refused: 12.1 is not exactly twelve units and ten cents in every program that
    writes it.
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
    """The fields of one request. Every method raises RequestError for a field of the wrong type.

    A field that is null counts as missing.
    """

    def __init__(self, found: Mapping[str, Any]) -> None:
        self._found = found

    def verify_known(self, request: str, known: Sequence[str]) -> None:
        """Check that the request has all of these fields and no other: a misspelt one would be left out unnoticed."""
        for name in self._found:
            if name not in known:
                raise unknown(f"{request!r} has no field", name, known)

    def has(self, name: str) -> bool:
        """Whether the field is present."""
        return self._found.get(name) is not None

    def value(self, name: str) -> Any:
        """A required field of any type."""
        if not self.has(name):
            raise RequestError(f"The field {name!r} is missing.")
        return self._found[name]

    def text(self, name: str, default: str | None = None) -> str:
        """Non-empty text."""
        if default is not None and self._found.get(name) in (None, default):
            return default
        return self._of(Text, name, "a text")

    def one_of(self, name: str, words: tuple[str, ...], default: str | None = None) -> str:
        """One of these words."""
        value = self.text(name, default)
        if value not in words:
            raise RequestError(f"{name!r} has to be {' or '.join(words)}, not {quoted(value)}.")
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        return self._of(bool, name, "true or false")

    def amount_cents(self, name: str) -> int:
        """An amount in currency units, as cents."""
        return amount_cents(self.value(name), name)

    def mapping(self, name: str) -> Mapping[str, Any]:
        """An object."""
        return self._of(dict[str, Any], name, "an object")

    def number(self, name: str) -> int:
        """A whole number."""
        return self._of(int, name, "a whole number")

    def die(self, name: str) -> int:
        """The face of one die."""
        return _die(self.value(name), name)

    def dice(self, name: str) -> tuple[int, ...]:
        """The faces of two or three dice."""
        return tuple(_die(one, name) for one in self._of(TwoOrThree, name, "a list of two or three numbers"))

    def _of(self, kind: type[T], name: str, described: str) -> T:
        """A field of this type; `described` names the type in the error."""
        value = self.value(name)
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            raise RequestError(f"{name!r} has to be {described}, not {quoted(value)}.") from error


def _die(value: object, name: str) -> int:
    try:
        return msgspec.convert(value, Face)
    except msgspec.ValidationError as error:
        raise RequestError(f"{name!r}: a die shows 1 to 6 and never {quoted(value)}.") from error
