"""Reads the pays, house rules and limits of a par sheet: every line must mean something, every bet be covered."""

from __future__ import annotations

import msgspec

from terminal.rules.bet import Bet, Catalogue
from terminal.rules.layout import House, Limits, Pay, Range
from terminal.rules.refusal import money
from terminal.rules.sheet_reader import SheetReader

HOUSE_RULES: dict[str, tuple[str, ...]] = {
    "winners": ("stay", "return"),
    "push": ("stay", "return"),
    "box_on_come_out": ("working", "off"),
    "exclude": ("true", "false"),
    "payout_rounding": ("none", "cent_down"),
}
"""The keys of [house] and the words each may hold."""


def read_pays(reader: SheetReader, catalogue: Catalogue) -> dict[str, Pay]:
    """The pay of every win in the catalogue. A group's line (``place``) stands for each of its bets that has none."""
    wins = [effect for bet in catalogue.bets.values() for effect in bet.wins()]
    reader.only_keys("pays", {key for effect in wins for key in (effect.pay, effect.pay_group)})
    return {effect.pay: reader.pay("pays", effect.pay, effect.pay_group) for effect in wins}


def read_house(reader: SheetReader) -> House:
    """The house rules: all of them, for none has a default."""
    reader.only_keys("house", HOUSE_RULES)
    values = {key: reader.one_of("house", key, words) for key, words in HOUSE_RULES.items()}
    return msgspec.convert(values, House, strict=False)


def read_limits(reader: SheetReader, catalogue: Catalogue) -> Limits:
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
    if most_cents is not None and least_cents > most_cents:
        line = reader.line_of("limits", *most_keys)
        raise reader.error(line, f"the largest {bet.title} bet is below the smallest, {money(least_cents)}")
    if most_total_cents is not None and max(least_cents, most_cents or 0) > most_total_cents:
        line = reader.line_of("limits", "max_total_bet")
        raise reader.error(line, f"max_total_bet is less than {bet.title} alone may hold")
    return Range(least_cents, most_cents)
