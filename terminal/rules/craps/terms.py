"""Reads the pays, house rules and limits of a craps sheet: every line must mean something, every bet be covered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from terminal.rules.craps.bet import Bet, Catalogue
from terminal.rules.craps.house import Commission, House, Limits, Range
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.played import Pay
from terminal.rules.refusal import money
from terminal.rules.sheet_reader import SheetReader

ALWAYS: dict[str, tuple[str, ...]] = {
    "winners": ("stay", "return"),
    "push": ("stay", "return"),
    "odds_on_come_out": ("working", "off"),
    "box_on_come_out": ("working", "off"),
    "exclude": ("true", "false"),
    "payout_rounding": ("none", "cent_down"),
}
"""The keys of [house] that every sheet of the family states, and the words each may hold."""

SWITCH: dict[str, tuple[str, ...]] = {
    "off_lasts": ("until_on", "one_roll"),
    "auto_off_after_seven_out": ("true", "false"),
}
"""Those of variants with Set Bets On/Off."""

COMMISSION: dict[str, tuple[str, ...]] = {
    "commission_time": ("upfront", "on_win"),
    "commission_buy_basis": ("bet", "win"),
    "commission_lay_basis": ("bet", "win"),
    "commission_rounding": ("none", "unit_up", "unit_down"),
    "commission_refund": ("true", "false"),
}
"""Those of variants with Buy or Lay bets, beside `commission_rate`."""


def read_layout(reader: SheetReader, catalogue: Catalogue) -> Layout:
    """The layout of the sheet's terms on this catalogue. Raises IniError for a line that is wrong or missing."""
    pays = _read_pays(reader, catalogue)
    house, played = _read_house(reader, catalogue)
    return Layout(played, pays, house, _read_limits(reader, catalogue))


def _read_pays(reader: SheetReader, catalogue: Catalogue) -> dict[str, Pay]:
    """The pay of every win in the catalogue. A group's line (``place``) stands for each of its bets that has none."""
    wins = [effect for bet in catalogue.bets.values() for effect in bet.wins()]
    reader.only_keys("pays", {key for effect in wins for key in (effect.pay, effect.pay_group)})
    pays = {}
    for effect in wins:
        if effect.optional and reader.says_none("pays", effect.pay):
            continue
        pays[effect.pay] = reader.pay("pays", effect.pay, effect.pay_group)
    return pays


def _read_house(reader: SheetReader, catalogue: Catalogue) -> tuple[House, Catalogue]:
    """The house rules, none of which has a default, and the catalogue as they make it."""
    bets = catalogue.bets.values()
    rules = ALWAYS | (SWITCH if catalogue.switchable else {})
    choices = {bet.house_key: tuple(bet.by_house) for bet in bets if bet.house_key}
    taxed = any(bet.commission for bet in bets)
    known = [*rules, *choices, *(["commission_rate", *COMMISSION] if taxed else [])]
    reader.only_keys("house", known)
    values = _words(reader, rules)
    house = House(**values, commission=_read_commission(reader) if taxed else None)
    chosen = _words(reader, choices)
    decided = {bet.name: bet.under(chosen[bet.house_key]) if bet.house_key else bet for bet in bets}
    return house, replace(catalogue, bets=decided)


def _read_commission(reader: SheetReader) -> Commission:
    values = {key.removeprefix("commission_"): word for key, word in _words(reader, COMMISSION).items()}
    return Commission(rate=reader.rate("house", "commission_rate"), **values)


def _words(reader: SheetReader, rules: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    words = {key: reader.one_of("house", key, allowed) for key, allowed in rules.items()}
    return {key: word == "true" if word in ("true", "false") else word for key, word in words.items()}


def _read_limits(reader: SheetReader, catalogue: Catalogue) -> Limits:
    """The limits of every field, of all bets together, and of odds.

    ``min_bet`` and ``max_bet`` hold for every field; ``max_bet.hard`` only for that group, ``max_bet.hard@8`` only for
    that field. Odds have their multiples as largest bet, unless a line of their own sets a lower one.
    """
    bets = catalogue.bets.values()
    sides = {bet.side for bet in bets if bet.side is not None}
    own = [f"{key}.{name}" for key in ("min_bet", "max_bet") for bet in bets for name in (bet.name, bet.group)]
    reader.only_keys("limits", ["min_bet", "max_bet", "max_total_bet", *(f"{side}_odds" for side in sides), *own])
    most_total_cents = reader.cents_or_none("limits", "max_total_bet")
    fields = {bet.name: _range(reader, bet, most_total_cents) for bet in bets}
    multiples = {side: reader.multiples("limits", f"{side}_odds") for side in sorted(sides)}
    return Limits(fields, most_total_cents, multiples)


def _range(reader: SheetReader, bet: Bet, most_total_cents: int | None) -> Range:
    """The limits of one field, each from the most particular line that names it. Raises IniError if they contradict."""
    least_keys = (f"min_bet.{bet.name}", f"min_bet.{bet.group}", "min_bet")
    most_keys: tuple[str, ...] = (f"max_bet.{bet.name}", f"max_bet.{bet.group}")
    unlimited = bet.base is not None and reader.find("limits", *most_keys) is None
    if bet.base is None:
        most_keys += ("max_bet",)
    least_cents = reader.cents("limits", *least_keys)
    most_cents = None if unlimited else reader.cents_or_none("limits", *most_keys)
    if reader.is_overridden("limits", *least_keys, *most_keys, "max_total_bet"):
        return Range(least_cents, most_cents)
    if most_cents is not None and least_cents > most_cents:
        line = reader.line_of("limits", *most_keys)
        raise reader.error(line, f"the largest {bet.title} bet is below the smallest, {money(least_cents)}")
    if most_total_cents is not None and max(least_cents, most_cents or 0) > most_total_cents:
        line = reader.line_of("limits", "max_total_bet")
        raise reader.error(line, f"max_total_bet is less than {bet.title} alone may hold")
    return Range(least_cents, most_cents)
