"""The rows of the options window: each option's name, its effect, and its choices."""

from __future__ import annotations

import msgspec

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.common import money
from terminal.screens.shared.rows import Row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

OPTION_ROLES = ("name", "kind", "title", "sentence", "choices", "speeches", "chosen")


class OptionText(msgspec.Struct, frozen=True):
    """An option for the player. `kind` is ``switch``, ``steps`` or ``volume``."""

    name: str
    kind: str
    title: str
    sentence: str


OPTIONS = (
    OptionText(
        "show_winnings",
        "switch",
        QT_TRANSLATE_NOOP("Player", "Show Winnings"),
        QT_TRANSLATE_NOOP("Player", "Each bet shows what it would win"),
    ),
    OptionText(
        "show_hints",
        "switch",
        QT_TRANSLATE_NOOP("Player", "Show Hints"),
        QT_TRANSLATE_NOOP("Player", "Tips on the game and on your bets"),
    ),
    OptionText(
        "show_limits",
        "switch",
        QT_TRANSLATE_NOOP("Player", "Show Bet Limits"),
        QT_TRANSLATE_NOOP("Player", "Every field shows its minimum and maximum"),
    ),
    OptionText(
        "keep_bets",
        "switch",
        QT_TRANSLATE_NOOP("Player", "Keep Bets On"),
        QT_TRANSLATE_NOOP("Player", "After each roll your bets are put up again"),
    ),
    OptionText(
        "denomination",
        "steps",
        QT_TRANSLATE_NOOP("Player", "Denomination"),
        QT_TRANSLATE_NOOP("Player", "What the chips are worth"),
    ),
    OptionText(
        "left_hand",
        "switch",
        QT_TRANSLATE_NOOP("Player", "Left-Hand Layout"),
        QT_TRANSLATE_NOOP("Player", "The dice and ROLL are on your left"),
    ),
    OptionText(
        "marked_chips",
        "switch",
        QT_TRANSLATE_NOOP("Player", "Marked Chips"),
        QT_TRANSLATE_NOOP("Player", "Shapes tell the chips apart, not only colors"),
    ),
    OptionText(
        "text_scale",
        "steps",
        QT_TRANSLATE_NOOP("Player", "Text Size"),
        QT_TRANSLATE_NOOP("Player", "How large the texts are"),
    ),
    OptionText(
        "volume",
        "volume",
        QT_TRANSLATE_NOOP("Player", "Sound Volume"),
        QT_TRANSLATE_NOOP("Player", "How loud the table is"),
    ),
)
"""In the order of the window, which is read down and then across."""


def option_rows(cabinet: Cabinet, state: State) -> list[Row]:
    """One row for each option with a choice at this cabinet, in the current language."""
    return [_row(text, cabinet, state) for text in OPTIONS if len(cabinet.option_choices(text.name)) > 1]


def _row(text: OptionText, cabinet: Cabinet, state: State) -> Row:
    choices = cabinet.option_choices(text.name)
    title = translate("Player", text.title)
    shown = [_choice(text.name, choice, cabinet.profile.currency) for choice in choices]
    speeches = [translate("Player", "{0}: {1}").format(title, one) for one in shown]
    chosen = choices.index(cabinet.option(state, text.name))
    return (text.name, text.kind, title, translate("Player", text.sentence), shown, speeches, chosen)


def _choice(name: str, choice: str, currency: str) -> str:
    """The text of a choice."""
    match name:
        case "denomination":
            return languages.amount(money.cents(choice), currency)
        case "text_scale":
            return translate("Player", "{0}%").format(choice)
        case "volume":
            return translate("Player", "Mute") if choice == "0" else choice
    return translate("Player", "On") if choice == "yes" else translate("Player", "Off")
