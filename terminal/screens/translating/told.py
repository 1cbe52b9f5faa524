"""Translates a lock's finished English sentences into the screen's language.

The sentence itself is the key of its translation; one with a variable part is recognized by its pattern in the tables
below.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QCoreApplication

from drivers.ports.message import Message
from terminal.common import money
from terminal.messages.text import Text
from terminal.screens.translating.journal_sentences import JOURNAL_SENTENCES
from terminal.screens.translating.manners import amount, sentence_end, spoken_language
from terminal.screens.translating.messages import message_sentence

LOCK_SENTENCES = (
    "The journal is being checked",
    "Play goes on in a moment.",
    "The journal cannot be used",
    "The journal cannot be written",
    "The journal cannot be written: {error}",
    "The journal is broken at event {number}: {reason}.",
    "The disk is full ({error}).",
    "The disk does not do what the journal asks of it ({error}).",
    "The journal may not be opened ({error}).",
    "The journal may not be written ({error}).",
    "The journal's files cannot be opened ({error}).",
    "The journal's file is damaged ({error}).",
    "The journal's place {path} cannot be used ({error}).",
    "Another program holds the journal ({error}).",
    "The journal {name} is in use by another terminal or an audit.",
    "An event in it makes no sense ({error}).",
    "Its earlier events cannot be checked ({error}).",
    "The check of the journal's earlier events did not end ({reason}).",
    "The verification of the program did not end ({reason}).",
    "it was stopped",
    "a part of it was not done",
    "it is missing",
    "its hash is not one",
    "it is not an event ({error})",
    "it is not what was written after the event before it",
    "it is not the one that was acknowledged",
    "events up to {number} were acknowledged and are missing",
    "A parameter is wrong",
    "The par sheet is wrong",
    "The par sheet has changed in play",
    "Bets are up under sheet {sheet}, and {other} as it is now is not the same.",
    "The currency has changed in play",
    "Money is open in {currency}, but Param.ini names {other}.",
    "A device reported what cannot be",
    "The {device} reported {report} ({error}).",
    "The meters do not agree",
    "{error}. Nothing of it was booked.",
    "The simulated devices cannot be started",
    "The log cannot be written",
    "The terminal has found a mistake of its own",
    "The meters begin anew",
    "The program starts again in a moment.",
    "The record of a RAM clear cannot be read ({error}).",
    "The record of a RAM clear is something else.",
    "The program is being checked",
    "The program is not as it was released",
    "{path} is missing.",
    "{path} is not part of the release.",
    "{path} is not the release's.",
    "The signature of {path} is wrong.",
    "A signed release has played here; this copy of the program is not signed.",
    "Its files cannot be checked ({error}).",
    *JOURNAL_SENTENCES,
)
"""The titles and sentences of locks. The operating system's messages stay unchanged, for the technician."""

_PLACEHOLDER = re.compile(r"\\{(\w+)\\}")
_ENGLISH_AMOUNT = re.compile(r"(?:([$€£])|([A-Z]{3}) )([\d,]+\.\d\d)")
_CURRENCIES = {sign: currency for currency, sign in money.SIGNS.items()}

look_up = QCoreApplication.translate


def lock_sentence(say: Text) -> str:
    """The title or the sentence of a lock."""
    if isinstance(say, Message):
        return message_sentence(say)
    return _told(LOCK_SENTENCES, say)


def match(templates: tuple[str, ...], say: str) -> tuple[str, dict[str, str]] | None:
    """The template of the sentence, and its values: if there are several, the one with the most text of its own."""
    for template, pattern in _patterns(templates):
        if found := pattern.fullmatch(say):
            return template, found.groupdict()
    return None


def _told(templates: tuple[str, ...], say: str) -> str:
    """The sentence, with the translatable values translated; unchanged if it is unknown."""
    if spoken_language() == "en":
        return say
    whole = look_up("Message", say)
    if whole != say:
        return whole
    matched = match(templates, say)
    if matched is None:
        return _half_told(templates, say)
    template, values = matched
    parts = {name: value if value == say else _told(templates, value) for name, value in values.items()}
    return look_up("Message", template).format(**parts)


def _half_told(templates: tuple[str, ...], say: str) -> str:
    """Half a sentence in another one: translated as the whole one, or an amount, or unchanged."""
    whole = f"{say[:1].upper()}{say[1:]}."
    if say.endswith(".") or match(templates, whole) is None:
        return _amounts_told(say)
    return sentence_end(_told(templates, whole))


def _amounts_told(value: str) -> str:
    """An amount with its currency in the language's format; anything else unchanged."""
    found = _ENGLISH_AMOUNT.fullmatch(value)
    if found is None:
        return value
    sign, currency, written = found.groups()
    return amount(money.cents(written.replace(",", "")), currency or _CURRENCIES[sign])


@cache
def _patterns(templates: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    ordered = sorted(templates, key=_own_letters, reverse=True)
    return tuple((one, re.compile(_PLACEHOLDER.sub(r"(?P<\1>.+?)", re.escape(one)), re.DOTALL)) for one in ordered)


def _own_letters(template: str) -> int:
    """How much of the sentence is the template's own text."""
    return len(re.sub(r"\{\w+\}", "", template))
