"""A refusal as data: a sentence with values that travels to another screen, and is said there in its language."""

from __future__ import annotations

from drivers.ports.table import Worded
from terminal.rules.refusal import Cents, Phrase, Refusal, Value, spoken


def worded(said: Phrase | Refusal) -> Worded | None:
    """The sentence with its values; None if it has none, so that the sentence itself is enough."""
    return _parts(said) if said.values else None


def phrase_of(said: Worded) -> Phrase:
    """The sentence that was made of it."""
    values = {name: phrase_of(one) if isinstance(one, Worded) else one for name, one in said.values.items()}
    return Phrase.of_data(said.template, values)


def _parts(said: Phrase | Refusal) -> Worded:
    return Worded(said.template, {name: _part(value) for name, value in said.values.items()})


def _part(value: Value) -> int | str | Worded:
    if isinstance(value, Phrase | Refusal):
        return _parts(value)
    if isinstance(value, int | str) and not isinstance(value, Cents):
        return value
    return spoken("{value}", {"value": value})
