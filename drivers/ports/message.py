"""What a person is to read, as data: a code and the values of its sentence, in no language yet.

A driver, a journal or the cabinet says `message("printer.jam")`; the tables of sentences (`drivers/messages.py`,
`terminal/messages/`) turn it into a sentence where a person reads it. A code never changes its meaning, because
journals keep it.
"""

from __future__ import annotations

from typing import TypeAlias, Union

import msgspec


class Amount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="amount"):
    """An amount in a sentence, with its currency (ISO 4217). Each language writes it in its own way."""

    cents: int
    currency: str

    def __str__(self) -> str:
        return f"{self.cents} cents {self.currency}"


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="message"):
    """The code of a sentence, like ``printer.paper_low``, and the values in it."""

    code: str
    values: dict[str, Value] = {}

    def __hash__(self) -> int:
        return hash((self.code, frozenset(self.values.items())))

    def __str__(self) -> str:
        """The code and values themselves, for a log or an error that has no table of sentences."""
        if not self.values:
            return self.code
        return f"{self.code} ({', '.join(f'{name}: {value}' for name, value in self.values.items())})"


Value: TypeAlias = Union[str, int, Amount, "Message"]
"""The value types of a sentence. A message in a message is a part of its sentence, such as the cause after a colon."""


def message(code: str, /, **values: Value) -> Message:
    """Make the message of this code with these values. The code must be a literal, so that the tests find it."""
    return Message(code, values)
