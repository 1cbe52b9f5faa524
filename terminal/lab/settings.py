"""Converts a laboratory's overrides of house rules, pays and limits into lines of a par sheet.

Every value has to make sense, even for a setting that does not belong to the game and has no effect there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from terminal.lab.fields import RequestError, amount_cents, quoted, unknown
from terminal.rules.games import KINDS
from terminal.rules.refusal import money
from terminal.rules.sheet import Override
from terminal.rules.two_dice import TOTALS

PAY = re.compile(r"[0-9]{1,6}([:/][0-9]{1,6}|\.[0-9]{1,2})?")
MAX_PAY = 999_999
"""The largest number on either side of a pay in a par sheet."""
RATE = re.compile(r"0(\.[0-9]{1,4})?")
MULTIPLE = re.compile(r"[1-9][0-9]{0,2}")

PLACE_NUMBERS = ("2", "3", "4", "5", "6", "8", "9", "10", "11", "12")
HITS = ("0", "1", "2", "3", "4", "5")
"""How many of the five other Points a Lucky Shooter can hit."""

Reader = Callable[[str, Any], list[Override]]
"""Makes the lines of one setting from its key and value."""


def sheet_lines(settings: Mapping[str, Any]) -> tuple[Override, ...]:
    """All lines with which these settings override a par sheet. Raises RequestError for what makes no sense.

    The sheet's limit for all bets together does not restrict a maximum bet of the laboratory.
    """
    lines: list[Override] = []
    if "max_bet" in settings and "max_total_bet" not in settings:
        settings = {**settings, "max_total_bet": None}
    for key, value in settings.items():
        if key not in READERS:
            raise unknown("There is no setting", key, tuple(READERS))
        lines += READERS[key](key, value)
    return tuple(lines)


def _words(*allowed: str) -> Reader:
    """A house rule that is one of these words; true and false may be JSON booleans."""

    def read(key: str, value: Any) -> list[Override]:
        return [("house", key, _word(key, value, allowed))]

    return read


def _word(name: str, value: object, allowed: tuple[str, ...]) -> str:
    word = str(value).lower() if isinstance(value, bool) else value
    if not isinstance(word, str) or word not in allowed:
        raise RequestError(f"{name!r} has to be {' or '.join(allowed)}, not {quoted(value)}.")
    return word


def _rate(key: str, value: object) -> list[Override]:
    text = str(value) if isinstance(value, int | float) and not isinstance(value, bool) else value
    if not isinstance(text, str) or RATE.fullmatch(text) is None:
        raise RequestError(f"{key!r} has to be a rate below one like '0.05', not {quoted(value)}.")
    return [("house", key, text if "." in text else f"{text}.0")]


def _pay(name: str, value: object) -> str:
    """A pay as par sheets write it: ``"7/6"``, ``"7:6"``, ``"7.5"`` and ``"7"`` are 7:6, 7:6, 15:2 and 7:1."""
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if not isinstance(text, str) or PAY.fullmatch(text) is None:
        raise RequestError(f"{name!r} has to be a pay like '7/6' or '3', not {quoted(value)}.")
    won, _, staked = text.replace("/", ":").partition(":")
    try:
        ratio = Fraction(won) / Fraction(staked or 1)
    except ZeroDivisionError:
        ratio = Fraction(0)
    if not 0 < ratio.numerator <= MAX_PAY:
        raise RequestError(f"{name!r} has to be a pay above nothing for a stake, not {quoted(value)}.")
    return f"{ratio.numerator}:{ratio.denominator}"


def _pays(*lines: str) -> Reader:
    """One pay for all of these lines."""

    def read(key: str, value: Any) -> list[Override]:
        pay = _pay(key, value)
        return [("pays", line, pay) for line in lines]

    return read


def _pays_by(lines: Mapping[str, str]) -> Reader:
    """An object of pays, for lines of the sheet by their names there."""

    def read(key: str, value: Any) -> list[Override]:
        pays = _object(key, value, tuple(lines))
        return [("pays", lines[name], _pay(f"{key}.{name}", pay)) for name, pay in pays.items()]

    return read


def _object(key: str, value: object, allowed: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise RequestError(f"{key!r} has to be an object, not {quoted(value)}.")
    for name in value:
        if name not in allowed:
            raise RequestError(f"{key!r} has {', '.join(allowed)}, but no {quoted(name)}.")
    return value


def _lucky_shooter(key: str, value: object) -> list[Override]:
    """A given column replaces the whole column of the sheet; hits between two that it names pay as the fewer."""
    lines: list[Override] = []
    for name, part in _object(key, value, ("come_out_7_11", "point", "craps")).items():
        if name == "come_out_7_11":
            lines.append(("house", "lucky_shooter_7_11", _word(f"{key}.{name}", part, ("stay", "lose"))))
            continue
        pays = _object(f"{key}.{name}", part, HITS)
        for hits in HITS:
            pay = pays.get(hits)
            line = "none" if pay is None else _pay(f"{key}.{name}.{hits}", pay)
            lines.append(("pays", f"lucky_shooter_{name}_{hits}", line))
    return lines


def _max_odds(key: str, value: object) -> list[Override]:
    """One multiple of the base bet for all odds, taken and laid; null removes their limit."""
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if text is None:
        text = "none"
    elif not isinstance(text, str) or MULTIPLE.fullmatch(text) is None:
        raise RequestError(f"{key!r} has to be a whole multiple of the base bet above zero, not {quoted(value)}.")
    return [("limits", side, text) for side in ("take_odds", "lay_odds")]


def _limit(lifted: str) -> Reader:
    """An amount above zero; null is `lifted`."""

    def read(key: str, value: Any) -> list[Override]:
        if value is None:
            return [("limits", key, lifted)]
        cents = amount_cents(value, key)
        if not cents:
            raise RequestError(f"{key!r} has to be above zero, or null to lift it.")
        return [("limits", key, money(cents))]

    return read


READERS: Mapping[str, Reader] = {
    **{key: _words(*allowed) for kind in KINDS for key, allowed in kind.house_words.items()},
    "commission_rate": _rate,
    "big_small_mode": _words("single", "multi"),
    "lucky_roller_locked": _words("yes", "no"),
    "field_12": _pays("field_12"),
    "place_pay": _pays_by({number: f"place@{number}" for number in PLACE_NUMBERS}),
    "low_field_pay": _pays_by({number: f"low_field_{number}" for number in ("2", "3", "4")}),
    "high_field_pay": _pays_by({number: f"high_field_{number}" for number in ("10", "11", "12")}),
    "big_small_pay": _pays("big_single", "small_single", "big_multi", "small_multi"),
    "lucky_roller": _pays_by({name: f"lucky_{name}" for name in ("low", "high", "all")}),
    "lucky_shooter": _lucky_shooter,
    "fire": _pays_by({made: f"fire_{made}" for made in "123456"}),
    "hot_roller": _pays_by({done: f"hot_roller_{done}" for done in "123456"}),
    "repeater": _pays_by({str(total): f"repeater@{total}" for total in TOTALS if total != 7}),
    "max_odds": _max_odds,
    "min_bet": _limit("0.01"),
    "max_bet": _limit("none"),
    "max_total_bet": _limit("none"),
}
"""The function that reads each setting: the house rules of chapter 1.9 of the rule book, then pays and limits."""
