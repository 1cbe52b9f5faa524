"""Refusals, bets and buttons in the screen's language.

The texts are looked up under the contexts ``Refusal``, ``Bet`` and ``Button``, which the translators' tool fills from
the rules. Texts without a translation stay English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from drivers.ports.message import Amount, Message
from terminal.rules.refusal import Button, Cents, Phrase, Refusal, Said, Title, Value
from terminal.screens.translating.manners import amount, plain_figures, sentence_end
from terminal.screens.translating.messages import message_sentence

NUMBER = re.compile(r"\b\d+(-\d+)?\b")
"""The number in the title of a bet: ``Come 4 Odds``, ``Hop 1-3``."""

look_up = QCoreApplication.translate


def sentence(said: Phrase | Refusal, currency: str = "") -> str:
    """A refusal, or a phrase, with its values; amounts without a currency get this one (ISO 4217)."""
    return _spoken(said.template, said.values, currency)


def bet_title(title: str) -> str:
    """The name of a bet of the catalogues, or of a group of them."""
    numberless = title_template(title)
    found = NUMBER.search(title)
    return look_up("Bet", numberless).format(found[0] if found else "")


def title_template(title: str) -> str:
    """The common text of all bets that differ only in their number: ``Come {0} Odds``."""
    return NUMBER.sub("{0}", title, count=1)


def button_title(title: str) -> str:
    """The rules' name of a button."""
    return look_up("Button", title)


def _spoken(template: str, values: Mapping[str, Value], money: str) -> str:
    return look_up("Refusal", template).format(**{name: _word(value, money) for name, value in values.items()})


def _word(value: Value, money: str) -> str:
    match value:
        case Cents():
            return amount(value, money) if money else plain_figures(value)
        case Title():
            return bet_title(value)
        case Button():
            return button_title(value)
        case Said():
            return sentence_end(value)
        case Message():
            return sentence_end(message_sentence(value))
        case Amount(cents, currency):
            return amount(cents, currency)
        case Phrase(template=template, values=values) | Refusal(template=template, values=values):
            return _spoken(template, values, money)
        case tuple():
            return ", ".join(_word(one, money) for one in value)
    return str(value)
