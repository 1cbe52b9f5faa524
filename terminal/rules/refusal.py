"""A refusal: the sentence for a player when a rule forbids an action, and how every `can_` checks that rule.

A refusal keeps its sentence as a template with values, so that a screen can show it in any language. The templates are
literals where a `Refusal` or a `Phrase` is made: that is how the translators' tool finds them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter
from typing import ParamSpec, TypeAlias, Union

from drivers.ports.message import Amount, Message
from terminal.messages.english import ENGLISH
from terminal.messages.text import Text

P = ParamSpec("P")


class Cents(int):
    """A value of a sentence that is an amount, shown without its currency."""

    __slots__ = ()


class Title(str):
    """A value of a sentence that is the name of a bet."""

    __slots__ = ()


class Button(str):
    """A value of a sentence that is the name of a button."""

    __slots__ = ()


class Said(str):
    """A value of a sentence that is the text of an older journal: it ends the sentence, after a colon."""

    __slots__ = ()


def said(text: Text) -> Message | Said:
    """The words of a device, an authority or a journal, as a value that ends a sentence."""
    return Said(text) if isinstance(text, str) else text


class Phrase:
    """A part of a sentence that has values of its own."""

    __slots__ = ("template", "values")

    def __init__(self, template: str, /, **values: Value) -> None:
        self.template = template
        self.values: Mapping[str, Value] = values

    @property
    def say(self) -> str:
        """The phrase in English."""
        return spoken(self.template, self.values)

    @classmethod
    def of_data(cls, template: str, values: Mapping[str, Value]) -> Phrase:
        """A phrase that came as data: its template was a literal where the sentence was made."""
        return cls(template, **values)

    def about(self, thing: object) -> Phrase:
        """The phrase with those attributes of this thing as values that its template names."""
        names = [name for _, name, _, _ in Formatter().parse(self.template) if name]
        return type(self)(self.template, **{name: getattr(thing, name) for name in names})


class Refusal(Exception):  # noqa: N818 - it is the table's answer, not an error of the program
    """A rule's refusal: `code` is stable, for scripts and laboratories; `say` is one sentence for a person, in English.

    Screens check every field after every touch, so the sentence is built only on demand.
    """

    def __init__(self, code: str, template: str, /, **values: Value) -> None:
        super().__init__(code, template)
        self.code = code
        self.template = template
        self.values: Mapping[str, Value] = values

    def __str__(self) -> str:
        return self.say

    @property
    def say(self) -> str:
        """The sentence in English."""
        return spoken(self.template, self.values)


Value: TypeAlias = Union[str, int, Amount, Message, Phrase, Refusal, "tuple[Value, ...]"]
"""The value types of a sentence; several values are joined by commas."""


def spoken(template: str, values: Mapping[str, Value]) -> str:
    """The sentence in English."""
    return template.format(**{name: _word(value) for name, value in values.items()})


def allowed(verify: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Whether `verify` raises no Refusal."""
    try:
        verify(*args, **kwargs)
    except Refusal:
        return False
    return True


def money(cents: int) -> str:
    """An amount as sentences show it, without a currency: 12345 is ``123.45``."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def _word(value: Value) -> str:
    match value:
        case Cents():
            return money(value)
        case Said():
            return ENGLISH.sentence_end(value)
        case Message():
            return ENGLISH.sentence_end(ENGLISH.sentence(value))
        case Amount(cents, currency):
            return ENGLISH.amount(cents, currency)
        case Phrase() | Refusal():
            return value.say
        case tuple():
            return ", ".join(_word(one) for one in value)
    return str(value)
