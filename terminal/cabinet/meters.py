"""The cabinet's accounting meters: what was wagered, paid, taken in and given out, and how often; folds of events.

Every meter follows from the journal's events alone, so none can disagree with it, and a number has as many digits as it
needs (regulation M1, M8). An event written by an earlier program counts like one of today: everything that a meter
needs was already in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from drivers.ports.message import Message, message
from terminal.cabinet.people.account import Person
from terminal.rules.games import kind_of
from terminal.rules.resolution import Resolution
from terminal.rules.tables import AnyChange, AnyRoll

Counts = dict[str, int]

JACKPOTS = ("win", "credit_limit")
"""The reasons of hand pays that pay wins; the others pay credit."""


class Meters(msgspec.Struct, frozen=True, rename={"commission_cents": "fees_cents"}):
    """Lifetime totals, money in cents. They begin with the journal, and nothing sets them back (regulation M2, M6).

    Credit = bills in + tickets in + settled in + won - lost - commission - tickets out - jackpots - cancelled, after
    every event.
    """

    bills_in_cents: int = 0
    attendant_in_cents: int = 0
    """What attendants credited: disputed bills and tickets, and credit by hand."""
    credits_given: int = 0
    """How often an attendant gave credit by hand; what was settled is not counted."""
    won_cents: int = 0
    """What the house paid in addition to stakes."""
    lost_cents: int = 0
    commission_cents: int = 0
    """Commission paid up front."""
    tickets_out_cents: int = 0
    games: int = 0
    """Rolls that were played."""
    coin_in_cents: int = 0
    """All wagers (regulation M5); `after_record` says when a stake is one."""
    paid_cents: int = 0
    """What decided bets returned to the player, including stakes, and refunded commission."""
    bills: Counts = {}
    """How many bills of each value in cents were credited."""
    tickets_out: int = 0
    """How many tickets were issued; one that was not printed does not count."""
    tickets_in_cents: int = 0
    tickets_in: int = 0
    """How many tickets were credited."""
    doors: Counts = {}
    """How often each door was opened, whether or not a host was listening to its sensor."""
    power_resets: int = 0
    """How often the program has started."""

    dropped_cents: int = 0
    """The bills in cash boxes that were taken out, by the cabinet's own account (regulation M6)."""
    drops: int = 0
    """How many cash boxes were taken out; one that was put back unopened does not count."""

    sheet_games: Counts = {}
    """The games under each par sheet, by the name under which its meters count."""
    sheet_wagers_cents: Counts = {}
    """The part of `coin_in_cents` under each par sheet."""
    sheet_wins_cents: Counts = {}
    """The part of `paid_cents` under each par sheet."""

    jackpots_due_cents: int = 0
    """Wins that an attendant had to pay, paid or not yet: the machine pays none of them."""
    jackpots_cents: int = 0
    """Wins that an attendant has paid (attendant-paid jackpots)."""
    jackpots: int = 0
    cancelled_cents: int = 0
    """Credit that an attendant has paid (attendant-paid cancelled credits)."""
    cancelled: int = 0

    table_rounds: int = 0
    """Rounds of a shared table that dice decided; these meters count at the table itself (regulation M5)."""
    table_throws: int = 0
    """Throws for them, with the void ones."""
    table_voids: int = 0
    """Throws that were void."""
    seat_stakes_cents: Counts = {}
    """The bets of each seat that were up when the dice counted: one that stays up counts again in the next round."""
    seat_won_cents: Counts = {}
    """What each seat won in addition to stakes, as its stations have reported it."""
    seat_lost_cents: Counts = {}
    """The stakes that each seat lost, as its stations have reported it."""

    @property
    def coin_out_cents(self) -> int:
        """What the machine itself paid for decided bets, including stakes."""
        return self.paid_cents - self.jackpots_due_cents


class Since(msgspec.Struct, frozen=True):
    """How many games had been played when something last happened (regulation M4)."""

    power_reset: int = 0
    door_close: int = 0


class Period(msgspec.Struct, frozen=True):
    """The lifetime meters when the accounting period began; the first period begins with the journal."""

    number: int = 1
    began_ms: int | None = None
    """None for the first."""
    before: Meters = Meters()


class EndedPeriod(msgspec.Struct, frozen=True):
    """The accounting period that ended last: its meters lead from `before` to the beginning of the current one."""

    number: int
    began_ms: int | None
    """None for the first."""
    ended_ms: int
    before: Meters
    by: str
    """The key that was turned."""
    who: Person | None = None


def after_record(meters: Meters, record: AnyChange | AnyRoll) -> Meters:
    """The meters after a record decided bets or took commission.

    A stake counts as wagered when its bet is decided: won, lost, or pushed. Chips on the felt can still be taken down,
    and a stake that is returned undecided was never at risk; one that stays up after a win is wagered again by the roll
    that decides it next, because each decision is a game event of its own. Commission paid up front is a wager too; if
    it is refunded with its bet, it counts as paid, because a wager meter never runs backwards.
    """
    kind = kind_of(record)
    resolved, commissions = kind.resolved_by(record), [cents for _, cents in kind.commissions_of(record)]
    if not resolved and not commissions:
        return meters
    won_cents, lost_cents = _won(resolved), sum(one.stake_cents for one in resolved if one.result == "lose")
    decided = [one for one in resolved if one.result != "return"]
    staked_cents = sum(one.stake_cents for one in decided)
    came_back_cents = staked_cents - lost_cents
    return replace(
        meters,
        won_cents=meters.won_cents + won_cents,
        lost_cents=meters.lost_cents + lost_cents,
        commission_cents=meters.commission_cents + sum(commissions),
        coin_in_cents=meters.coin_in_cents + staked_cents + sum(cents for cents in commissions if cents > 0),
        paid_cents=meters.paid_cents + came_back_cents + won_cents - sum(cents for cents in commissions if cents < 0),
    )


def commission_refunded(meters: Meters, cents: int) -> Meters:
    """The meters after commission came back whose bet is void."""
    return replace(meters, commission_cents=meters.commission_cents - cents, paid_cents=meters.paid_cents + cents)


def under_sheet(before: Meters, after: Meters, sheet: str) -> Meters:
    """The meters after play under this sheet that changed them from `before` to `after`."""
    return replace(
        after,
        sheet_games=_grown(after.sheet_games, sheet, after.games - before.games),
        sheet_wagers_cents=_grown(after.sheet_wagers_cents, sheet, after.coin_in_cents - before.coin_in_cents),
        sheet_wins_cents=_grown(after.sheet_wins_cents, sheet, after.paid_cents - before.paid_cents),
    )


def won_by(record: AnyChange | AnyRoll) -> int:
    """What the house paid, in cents, in addition to stakes."""
    return _won(kind_of(record).resolved_by(record))


def after_bill(meters: Meters, value_cents: int) -> Meters:
    """The meters after a bill was credited."""
    bills = _counted(meters.bills, [str(value_cents)])
    return replace(meters, bills_in_cents=meters.bills_in_cents + value_cents, bills=bills)


def after_credit_given(meters: Meters, amount_cents: int) -> Meters:
    """The meters after an attendant gave credit by hand."""
    credited_cents = meters.attendant_in_cents + amount_cents
    return replace(meters, attendant_in_cents=credited_cents, credits_given=meters.credits_given + 1)


def after_ticket(meters: Meters, amount_cents: int) -> Meters:
    """The meters after a ticket was issued."""
    return replace(
        meters, tickets_out_cents=meters.tickets_out_cents + amount_cents, tickets_out=meters.tickets_out + 1
    )


def after_ticket_in(meters: Meters, amount_cents: int) -> Meters:
    """The meters after a ticket was credited."""
    return replace(meters, tickets_in_cents=meters.tickets_in_cents + amount_cents, tickets_in=meters.tickets_in + 1)


def after_ticket_came_back(meters: Meters, amount_cents: int) -> Meters:
    """The meters after a ticket turned out not to have been printed: its amount never left the cabinet."""
    return replace(
        meters, tickets_out_cents=meters.tickets_out_cents - amount_cents, tickets_out=meters.tickets_out - 1
    )


def after_doors(meters: Meters, open_before: Iterable[str], open_now: Iterable[str]) -> Meters:
    """The meters after this report of the door sensors; a door that was open already has not opened again."""
    opened = sorted(set(open_now) - set(open_before))
    return replace(meters, doors=_counted(meters.doors, opened)) if opened else meters


def added(counts: Counts, more: Counts) -> Counts:
    """The sum of both counts, name by name."""
    return counts | {name: counts.get(name, 0) + count for name, count in more.items()}


def after_hand_pay_due(meters: Meters, reason: str, amount_cents: int) -> Meters:
    """The meters after something became due to be paid by hand."""
    if reason not in JACKPOTS:
        return meters
    return replace(meters, jackpots_due_cents=meters.jackpots_due_cents + amount_cents)


def after_hand_pay(meters: Meters, reason: str, amount_cents: int) -> Meters:
    """The meters after an attendant has paid it."""
    if reason in JACKPOTS:
        return replace(meters, jackpots_cents=meters.jackpots_cents + amount_cents, jackpots=meters.jackpots + 1)
    return replace(meters, cancelled_cents=meters.cancelled_cents + amount_cents, cancelled=meters.cancelled + 1)


def between(before: Meters, after: Meters) -> Meters:
    """What the meters counted between two readings."""
    less: dict[str, Any] = {
        name: _less(getattr(after, name), getattr(before, name)) for name in Meters.__struct_fields__
    }
    return Meters(**less)


def disagreement(meters: Meters) -> Message | None:
    """Which meters contradict each other, as half a sentence; None if all agree."""
    bills_cents = sum([int(value) * count for value, count in meters.bills.items()])
    if bills_cents != meters.bills_in_cents:
        return message("audit.bills", cents=bills_cents, all=meters.bills_in_cents)
    kept_cents = meters.lost_cents + meters.commission_cents - meters.won_cents
    if meters.coin_in_cents - meters.paid_cents != kept_cents:
        return message("audit.result", cents=meters.coin_in_cents - meters.paid_cents, kept=kept_cents)
    under_sheets = (meters.sheet_games, meters.sheet_wagers_cents, meters.sheet_wins_cents)
    whole = (meters.games, meters.coin_in_cents, meters.paid_cents)
    if (found := tuple([sum(counts.values()) for counts in under_sheets])) != whole:
        return message("audit.sheets", found=str(found), whole=str(whole))
    if meters.jackpots_cents > meters.jackpots_due_cents:
        return message("audit.jackpots", cents=meters.jackpots_cents, due=meters.jackpots_due_cents)
    return None


def _won(resolved: Iterable[Resolution]) -> int:
    return sum(one.profit_cents for one in resolved if one.result == "win")


def _counted(counts: Counts, names: Iterable[str]) -> Counts:
    return added(counts, dict.fromkeys(names, 1))


def _grown(counts: Counts, name: str, more: int) -> Counts:
    return added(counts, {name: more}) if more else counts


def _less(after: int | Counts, before: int | Counts) -> int | Counts:
    if isinstance(after, int):
        assert isinstance(before, int), "a meter is a number, or it is not"
        return after - before
    assert isinstance(before, dict), "a meter is a number, or it is not"
    return {name: count - before.get(name, 0) for name, count in after.items()}
