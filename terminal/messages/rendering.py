"""How a message becomes a sentence in any language: its template, and each value in the language's format."""

from __future__ import annotations

from abc import ABC, abstractmethod

from drivers.ports.message import Amount, Message, Value
from terminal.messages.tables import TEMPLATES


class Language(ABC):
    """What differs from one language to the next."""

    @abstractmethod
    def template(self, english: str) -> str:
        """The sentence of the table, with its placeholders, in this language."""

    @abstractmethod
    def amount(self, cents: int, currency: str) -> str:
        """An amount with its currency."""

    @abstractmethod
    def sentence_end(self, sentence: str) -> str:
        """A whole sentence at the end of another one, after a colon."""

    def sentence(self, message: Message) -> str:
        """The message as a sentence. An unknown one becomes its code and values; it never raises."""
        english = TEMPLATES.get(message.code)
        if english is None:
            return str(message)
        template = self.template(english)
        words = {name: self._word(name, value, template) for name, value in message.values.items()}
        try:
            return template.format_map(words)
        except KeyError:  # of a program whose sentence has other values
            return str(message)

    def _word(self, name: str, value: Value, template: str) -> str:
        """A value in the sentence. A sentence that begins it keeps its capital letter."""
        match value:
            case Message():
                part = self.sentence(value)
                begins = template.startswith(f"{{{name}}}") or _begins_with_a_name(value)
                return part.rstrip(".") if begins else self.sentence_end(part)
            case Amount(cents, currency):
                return self.amount(cents, currency)
        return str(value)


def _begins_with_a_name(message: Message) -> bool:
    """Whether the first word of the sentence is a value, such as a key of a file: it keeps its first letter."""
    english = TEMPLATES.get(message.code, "")
    first = english.removeprefix("{").partition("}")[0]
    return english.startswith("{") and isinstance(message.values.get(first), str)
