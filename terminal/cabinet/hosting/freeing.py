"""Frees the seat of a station that does not come back: stated, ordered by two people, and done by the exchange.

Bets that stand are decided by the dice of the next rounds first, as the rules of the table say. What is owed is then a
sum that nothing changes any more, and the exchange frees no seat that has sealed bets since it was computed.
"""

from __future__ import annotations

from drivers.ports.table import FreedSeat, SeatFreed, SeatNotFreed, SeatSeen
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet import list_sheet, slips
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.people.authority import acting, key_used, second, verify_second_person
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import second_used
from terminal.cabinet.state import State
from terminal.cabinet.state.hosting import Hosting
from terminal.cabinet.state.machine import EXCHANGE
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

RIGHT = Right.HAND_PAY
"""What the seat is owed is paid by hand."""

Events = tuple[e.Event, ...]


def by_staff(profile: Profile, state: State, command: c.OfSeats, now: c.Instant) -> Events:
    """Print what the seat is owed, or free it. Raises Refusal."""
    if not profile.is_table:
        raise Refusal("table", "Only a shared table takes this order.")
    seen = _silent(state, command)
    if any(one.seat == command.seat for one in state.hosting.freeing):
        raise Refusal("seat", "Seat {seat} is being freed.", seat=command.seat)
    if isinstance(command, c.StateSeat):
        return _stated(profile, state, command, seen, now)
    return _freed(profile, state, seen, now)


def _silent(state: State, command: c.OfSeats) -> SeatSeen:
    """The seat, whose station is not heard. Raises Refusal."""
    seen = next((one for one in state.hosting.seats if one.seat == command.seat), None)
    if seen is None or seen.cabinet != command.cabinet:
        say = "Cabinet {cabinet} does not have seat {seat}."
        raise Refusal("seat", say, cabinet=command.cabinet, seat=command.seat)
    if seen.heard:
        raise Refusal("seat_heard", "The station of seat {seat} is heard: it leaves its seat itself.", seat=seen.seat)
    return seen


def _stated(profile: Profile, state: State, command: c.StateSeat, seen: SeatSeen, now: c.Instant) -> Events:
    on_paper = c.PrintList("list", lines=command.lines, title=f"SEAT {command.seat} - OWED")
    printed = list_sheet.print_list(profile, state, on_paper, now)
    sums = (command.after, command.owed_cents, command.bets_stand)
    by = acting(profile, state)
    stated = e.TableSeatStated(command.seat, command.cabinet, *sums, now.at_ms, by, seen.applied_round, seen.seq)
    return (stated, *printed)


def _freed(profile: Profile, state: State, seen: SeatSeen, now: c.Instant) -> Events:
    hosting = state.hosting
    stated = next((one for one in hosting.stated if (one.seat, one.cabinet) == (seen.seat, seen.cabinet)), None)
    if stated is None or stated.seq is None:  # an earlier version has not kept how the seat was seen
        raise Refusal("statement", "Print first what seat {seat} is owed.", seat=seen.seat)
    if stated.bets_stand or _in_play(hosting, seen.seat):
        say = "Bets of seat {seat} stand: the dice decide them first. Then print again what it is owed."
        raise Refusal("bets_stand", say, seat=seen.seat)
    if not state.machine.devices[EXCHANGE].ready:
        raise Refusal(
            "unreached", "The table does not reach its stations: that of seat {seat} may be back.", seat=seen.seat
        )
    slips.verify_none(state)
    verify_second_person(profile, state, RIGHT)
    account = second(profile, state, RIGHT)
    ordered = e.TableSeatFreeing(
        FreedSeat(seen.seat, seen.cabinet, seen.life, stated.after, stated.applied_round, stated.seq),
        stated.owed_cents,
        now.at_ms,
        key_used(state, ATTENDANT),
        acting(profile, state),
        account.person if account else None,
    )
    return (ordered, *(second_used(state, now) if account else ()))


def _in_play(hosting: Hosting, seat: int) -> bool:
    """The seat has sealed bets in the round under way."""
    if not hosting.live:
        return False
    if hosting.accepted is None:
        return seat in hosting.seals.up
    return any(one.seat == seat and one.stake_cents for one in hosting.bets)


def answered(state: State, report: SeatFreed | SeatNotFreed, now: c.Instant) -> Events:
    """The exchange has freed the seat, or refused to; nothing for an order that was answered before."""
    freeing = next((one for one in state.hosting.freeing if one.seat == report.seat), None)
    if freeing is None or (freeing.cabinet, freeing.life) != (report.cabinet, report.life):
        return ()
    kind = e.TableSeatFreed if isinstance(report, SeatFreed) else e.TableSeatNotFreed
    return (kind(report.seat, report.cabinet, now.at_ms),)
