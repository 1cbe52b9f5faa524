"""The sign with the limits of the table, as every table has one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from drivers.ports.table_board import BoardLimit
from terminal.screens.shared.rows import Row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

LIMIT_ROLES = ("title", "value")
TITLES: Mapping[str, str] = {
    "line": QT_TRANSLATE_NOOP("Display", "Line bets"),
    "odds": QT_TRANSLATE_NOOP("Display", "Odds"),
    "box": QT_TRANSLATE_NOOP("Display", "Box bets"),
    "one_roll": QT_TRANSLATE_NOOP("Display", "One-roll bets"),
    "hard": QT_TRANSLATE_NOOP("Display", "Hard Ways"),
    "side": QT_TRANSLATE_NOOP("Display", "Side bets"),
    "number": QT_TRANSLATE_NOOP("Display", "Numbers"),
    "combination": QT_TRANSLATE_NOOP("Display", "Combinations"),
    "bank": QT_TRANSLATE_NOOP("Display", "The bank"),
    "total": QT_TRANSLATE_NOOP("Display", "All bets"),
}


def limit_rows(limits: Sequence[BoardLimit], currency: str) -> list[Row]:
    """A line for each kind of bet that this program knows."""
    return [(translate("Display", TITLES[one.kind]), _value(one, currency)) for one in limits if one.kind in TITLES]


def _value(limit: BoardLimit, currency: str) -> str:
    least = _short(limit.min_cents, currency)
    if limit.multiple:
        return translate("Display", "up to {0} times").format(limit.multiple)
    if not limit.max_cents:
        return translate("Display", "from {0}").format(least)
    most = _short(limit.max_cents, currency)
    if not limit.min_cents:
        return translate("Display", "up to {0}").format(most)
    return translate("Display", "{0} to {1}").format(least, most)


def _short(cents: int, currency: str) -> str:
    """The amount; whole ones without cents, to be read from afar."""
    text = languages.amount(cents, currency)
    return text if cents % 100 else text.replace(languages.figures(cents), languages.number(cents // 100))
