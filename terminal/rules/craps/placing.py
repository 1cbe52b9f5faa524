"""Placing and raising bets: one function for each rule, each with its own refusal."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from terminal.rules import stake_refusals as refusals
from terminal.rules.changes import Changes
from terminal.rules.craps.bet import Bet
from terminal.rules.craps.commission import asked_commissions, is_refundable
from terminal.rules.craps.felt import Felt
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.records import BetsChanged, CommissionAsked, Marks, Verb
from terminal.rules.craps.stakes import verify_stake, verify_total
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Cents, Phrase, Refusal, Title

Placement = BetsChanged | CommissionAsked
"""A change that is made at once, or one that waits for YES or NO to its commission."""


def placed(layout: Layout, table: Table, name: str, amount_cents: int) -> Placement:
    """Add this amount to the field. Raises Refusal."""
    verify_place(layout, table, name, amount_cents)
    return placement(layout, table, "place", ((name, amount_cents),))


def all_placed(layout: Layout, table: Table, verb: Verb, parts: Mapping[str, int]) -> Placement:
    """Place part by part, each on the felt that the parts before it leave: all, or none with the first refusal."""
    _verify_parts(layout, table, verb, parts)
    return placement(layout, table, verb, tuple(parts.items()))


def _verify_parts(layout: Layout, table: Table, verb: Verb, parts: Mapping[str, int]) -> None:
    felt = Felt.of(table)
    for name, cents in parts.items():
        try:
            verify_place(layout, felt, name, cents)
        except Refusal as refusal:
            raise refusals.places_nothing(verb, refusal) from refusal
        changes = ((name, cents),)
        felt.put(changes, asked_commissions(layout, changes))


def placement(layout: Layout, table: Table, verb: Verb, changes: Changes) -> Placement:
    """The record of allowed changes: with their commission, and with bets switched off if that follows."""
    commissions = asked_commissions(layout, changes)
    marks = auto_off(layout, table, changes)
    if not commissions:
        return BetsChanged(verb, changes, (), False, marks)
    return CommissionAsked(BetsChanged(verb, changes, commissions, is_refundable(layout), marks))


def verify_place(layout: Layout, table: Table | Felt, name: str, amount_cents: int) -> None:
    """Raise Refusal unless this amount may be added to the field now."""
    bet = layout.field(name)
    if amount_cents <= 0:
        raise refusals.no_amount_to_put(bet.title, amount_cents)
    if name in layout.timed:
        verify_time(layout, table, bet)
    if bet.opposed_by:
        _verify_opposite(layout, table, bet)
    verify_stake(layout, table, bet, table.bets.get(name, 0) + amount_cents)
    verify_total(layout, table, bet, amount_cents)
    _verify_money(layout, table, bet, amount_cents)


def verify_time(layout: Layout, table: Table | Felt, bet: Bet) -> None:
    """Raise Refusal `locked`, `come_out_only`, `no_base_bet`, ... if the field takes no bets now."""
    if bet.name in table.bets and bet.lock not in (
        "hit",
        "hand",
    ):  # what locks it also closes the field, and that is the better reason
        verify_not_locked(table, bet)
    if bet.base is not None and bet.base not in table.bets:
        base = layout.catalogue.bets[bet.base].title
        raise Refusal("no_base_bet", "{bet} back a {base} bet, and none is up.", bet=Title(bet.title), base=Title(base))
    _verify_when(table, bet)


def untimely(layout: Layout, table: Table | Felt, name: str) -> bool:
    """Whether the field takes no bets now of any amount, because of the puck, the dice or a missing base bet."""
    if name not in layout.timed:
        return False
    try:
        verify_time(layout, table, layout.field(name))
    except Refusal:
        return True
    return False


def is_off(layout: Layout, table: Table, name: str) -> bool:
    """Whether Set Bets On/Off has switched this bet off."""
    return bool(table.marks.off) and layout.field(name).switch in table.marks.off


def verify_not_locked(table: Table | Felt, bet: Bet) -> None:
    """Raise Refusal `locked` for a bet that may no longer change."""
    if bet.locked(table.marks):
        raise Refusal(
            "locked",
            "{bet} of {stake} is locked until the dice decide it.",
            bet=Title(bet.title),
            stake=Cents(table.bets[bet.name]),
        )


def _verify_when(table: Table | Felt, bet: Bet) -> None:
    marks, title = table.marks, Title(bet.title)
    if bet.takes_chips(marks):
        return
    match bet.when:
        case "come_out":
            say = "{bet} takes bets only before the come-out roll; the Point is {point}."
            raise Refusal("come_out_only", say, bet=title, point=marks.point or 0)
        case "point_set":
            raise Refusal("point_only", "{bet} can be placed once a Point is set.", bet=title)
        case "after_seven":
            say = "{bet} takes bets only right after a 7; since the last one {came} came."
            raise Refusal("after_a_seven_only", say, bet=title, came=marks.since_seven)
        case "new_hand":
            raise Refusal("new_hand_only", "{bet} takes bets only before the first Point of a hand.", bet=title)
        case "any_roll" | "never":
            raise Refusal("not_a_field", "{bet} takes no chips: bets only travel there.", bet=title)


def _verify_opposite(layout: Layout, table: Table | Felt, bet: Bet) -> None:
    for name in layout.opposites(bet):
        if name in table.bets:
            raise Refusal(
                "excluding",
                "{bet} cannot stand against the {opposite} of {stake} that is up.",
                bet=Title(bet.title),
                opposite=Title(layout.catalogue.bets[name].title),
                stake=Cents(table.bets[name]),
            )


def _verify_money(layout: Layout, table: Table | Felt, bet: Bet, amount_cents: int) -> None:
    if bet.name in layout.with_commission:
        commission_cents = sum(cents for _, cents in asked_commissions(layout, ((bet.name, amount_cents),)))
        what = Phrase("The bet on {bet} with its commission", bet=Title(bet.title))
        refusals.verify_balance(table.playable_cents, amount_cents + commission_cents, what)
    elif amount_cents > table.playable_cents:
        refusals.verify_balance(table.playable_cents, amount_cents, Phrase("The bet on {bet}", bet=Title(bet.title)))


def auto_off(layout: Layout, table: Table, changes: Changes) -> Marks | None:
    """After a 7-out the first Place or Buy wager before the next Point switches bets off automatically."""
    if not table.marks.seven_out:
        return None
    if not any(cents > 0 and layout.field(name).switch in ("place", "buy") for name, cents in changes):
        return None
    return replace(table.marks, off=layout.groups, seven_out=False)
