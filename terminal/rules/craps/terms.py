"""Reads pays, house rules and limits of a craps sheet: every line must have a meaning, every bet must be covered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from drivers.ports.message import message
from terminal.rules.craps.bet import Catalogue
from terminal.rules.craps.house import Commission, House, Limits
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.played import Pay
from terminal.rules.limits import limit_keys, read_range
from terminal.rules.sheet_reader import SheetReader
from terminal.rules.table_limits import TableLimits

ALWAYS: dict[str, tuple[str, ...]] = {
    "winners": ("stay", "return"),
    "push": ("stay", "return"),
    "odds_on_come_out": ("working", "off"),
    "box_on_come_out": ("working", "off"),
    "exclude": ("true", "false"),
    "payout_rounding": ("none", "cent_down"),
}
"""The keys of [house] that every sheet of the family must have, and the words allowed for each."""

SWITCH: dict[str, tuple[str, ...]] = {
    "off_lasts": ("until_on", "one_roll"),
    "auto_off_after_seven_out": ("true", "false"),
}
"""The keys for variants with Set Bets On/Off."""

COMMISSION: dict[str, tuple[str, ...]] = {
    "commission_time": ("upfront", "on_win"),
    "commission_buy_basis": ("bet", "win"),
    "commission_lay_basis": ("bet", "win"),
    "commission_rounding": ("none", "unit_up", "unit_down"),
    "commission_refund": ("true", "false"),
}
"""The keys for variants with Buy or Lay bets, apart from `commission_rate`."""


def read_layout(reader: SheetReader, catalogue: Catalogue, narrowed: TableLimits) -> Layout:
    """The layout of the sheet's terms on this catalogue. Raises IniError for a line that is wrong or missing."""
    catalogue = _offered(reader, catalogue)
    pays = _read_pays(reader, catalogue)
    _refuse_losing_wins(reader, catalogue, pays)
    house, played = _read_house(reader, catalogue)
    return Layout(played, pays, house, _read_limits(reader, catalogue, narrowed))


def _offered(reader: SheetReader, catalogue: Catalogue) -> Catalogue:
    """The catalogue without the optional bets that the sheet has no pay for."""
    paid = {bet.name for bet in catalogue.bets.values() for win in bet.wins() if not reader.says_none("pays", win.pay)}
    offered = {name: bet for name, bet in catalogue.bets.items() if name in paid or not bet.optional}
    return replace(catalogue, bets=offered)


def _read_pays(reader: SheetReader, catalogue: Catalogue) -> dict[str, Pay]:
    """The pay of every win in the catalogue. A group's line (``place``) applies to each of its bets without one."""
    wins = [effect for bet in catalogue.bets.values() for effect in bet.wins()]
    reader.only_keys("pays", {key for effect in wins for key in (effect.pay, effect.pay_group)})
    pays = {}
    for effect in wins:
        if effect.optional and reader.says_none("pays", effect.pay):
            continue
        pays[effect.pay] = reader.pay("pays", effect.pay, effect.pay_group)
    return pays


def _refuse_losing_wins(reader: SheetReader, catalogue: Catalogue, pays: Mapping[str, Pay]) -> None:
    """A bet of several parts loses all but one: if that one brings in less, a win would take money from the player."""
    for bet in (one for one in catalogue.bets.values() if one.parts):
        lost = len(bet.parts) - 1
        for effect in bet.wins():
            won, staked = pays[effect.pay]
            if won < lost * staked:
                line = reader.line_of("pays", effect.pay, effect.pay_group)
                parts, least = len(bet.parts), f"{lost}:1"
                why = message("sheet.part_pays_less", key=effect.pay, parts=parts, bet=bet.title, least=least)
                raise reader.error(line, why)


def _read_house(reader: SheetReader, catalogue: Catalogue) -> tuple[House, Catalogue]:
    """The house rules, none of which has a default, and the catalogue with them applied."""
    bets = catalogue.bets.values()
    rules = ALWAYS | (SWITCH if catalogue.switchable else {})
    choices = {bet.house_key: tuple(bet.by_house) for bet in bets if bet.house_key}
    has_commission = any(bet.commission for bet in bets)
    known = [*rules, *choices, *(["commission_rate", *COMMISSION] if has_commission else [])]
    reader.only_keys("house", known)
    values = _words(reader, rules)
    house = House(**values, commission=_read_commission(reader) if has_commission else None)
    chosen = _words(reader, choices)
    decided = {bet.name: bet.under(chosen[bet.house_key]) if bet.house_key else bet for bet in bets}
    return house, replace(catalogue, bets=decided)


def _read_commission(reader: SheetReader) -> Commission:
    values = {key.removeprefix("commission_"): word for key, word in _words(reader, COMMISSION).items()}
    return Commission(rate=reader.rate("house", "commission_rate"), **values)


def _words(reader: SheetReader, rules: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    words = {key: reader.one_of("house", key, allowed) for key, allowed in rules.items()}
    return {key: word == "true" if word in ("true", "false") else word for key, word in words.items()}


def _read_limits(reader: SheetReader, catalogue: Catalogue, narrowed: TableLimits) -> Limits:
    """The limits of every field, of the total, and of odds, narrowed by those of the table.

    ``min_bet`` and ``max_bet`` apply to every field; ``max_bet.hard`` only to that group, ``max_bet.hard@8`` only to
    that field. Odds are limited by their multiples, unless a line of their own sets a lower limit.
    """
    bets = catalogue.bets.values()
    sides = {bet.side for bet in bets if bet.side is not None}
    own = [key for bet in bets for key in limit_keys(bet.name)]
    reader.only_keys("limits", ["min_bet", "max_bet", "max_total_bet", *(f"{side}_odds" for side in sides), *own])
    max_total_cents = reader.cents_or_none("limits", "max_total_bet")
    fields = {bet.name: read_range(reader, bet.name, bet.title, most_of_its_own=bet.base is not None) for bet in bets}
    multiples = {side: reader.multiples("limits", f"{side}_odds") for side in sorted(sides)}
    return Limits(
        {bet.name: narrowed.narrow(fields[bet.name], bet.limited_as) for bet in bets},
        narrowed.narrow_total(max_total_cents),
        {side: narrowed.multiples(side, offered) for side, offered in multiples.items()},
    )
