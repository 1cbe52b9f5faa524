"""What the checks of a simulated table hold to be right, where a seat was freed or a bill is in doubt."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import SealedBets
from harness.simulation.board import Board
from harness.simulation.printer import Printer
from harness.simulation.require import WrongError
from harness.simulation.table.attendants import StationAttendant
from harness.simulation.table.freed_checks import book_of
from harness.simulation.table.rest import is_busy
from harness.simulation.table.room import Room
from harness.simulation.table.seat_checks import SeatChecks
from harness.simulation.table.truth import NO_THROW, Freed, Truth
from harness.simulation.ticket_checks import TicketChecks
from harness.simulation.validator import Validator
from harness.simulation.world import World
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.state.bills import Dispute
from tests.cabinet.at_table.station import SEAT, Station

COVER = SealedBets(1, SEAT, 1, 500, {"cover": 500})
DICE = (1, 4)
THROW = 1_000


def _decided_by(throw: int, dice: tuple[int, ...]) -> Truth:
    """A table whose first round had this cover in it, and then the seat was freed: its result was never heard."""
    truth = Truth(fixed={1: {SEAT: COVER}}, decided={1: (throw, dice)})
    truth.freed.append(Freed(SEAT, paid_cents=500, known=0, after=1, life=1))
    return truth


def test_the_book_of_a_freed_seat_has_the_stakes_of_its_last_rounds_that_had_dice() -> None:
    assert book_of(_decided_by(THROW, DICE), {}, SEAT) == (1, 500, 0, 0)


def test_the_book_of_a_freed_seat_has_no_stakes_of_a_round_that_was_over_without_dice() -> None:
    assert book_of(_decided_by(NO_THROW, ()), {}, SEAT) == (0, 0, 0, 0)


class _Watched:
    """A station that has taken no round, two people who confirm its RAM clear, and the checks of both."""

    def __init__(self, truth: Truth) -> None:
        world = World("a clear")
        self.station = Station(dollars=0)
        validator = Validator(world, lambda _: None)
        tickets = TicketChecks(Printer(world, lambda _: None), validator)
        self.checks = SeatChecks(SEAT, self.station.state, truth, validator, tickets)

    def reports(self, device: str, report: ports.Report) -> None:
        """A device reports this, or the table. Raises WrongError."""
        self._shown(self.station.report(device, report))

    def refused_by_table(self) -> None:
        """Its seat was freed, the exchange says. Raises WrongError."""
        self.reports("dice", ports.Lost(message("exchange.seat_freed", seat=SEAT, cabinet=1)))

    def cleared(self) -> None:
        """The clear is confirmed. Raises WrongError."""
        self.reports("board", ports.BoardInputs(("logic",), ("attendant", "technician")))
        self._shown((e.ClearConfirmed(0, ("attendant", "technician")),))

    def _shown(self, events: tuple[e.Event, ...]) -> None:
        self.checks.shown(self.station.state, events, self.checks.seq + len(events))


def test_a_journal_is_cleared_that_has_not_taken_a_round_in_which_its_bets_count() -> None:
    truth = _decided_by(THROW, DICE)
    truth.freed.clear()
    with pytest.raises(WrongError, match="cleared before it has taken round 1"):
        _Watched(truth).cleared()


def test_the_rounds_of_a_journal_whose_seat_was_freed_are_none_of_the_next_one() -> None:
    _Watched(_decided_by(THROW, DICE)).cleared()


def test_a_station_that_hears_that_its_seat_was_freed_may_be_cleared_before_that_is_paid() -> None:
    truth = _decided_by(THROW, DICE)
    freed = truth.freed.pop()
    watched = _Watched(truth)
    watched.checks.to_be_freed = freed
    watched.refused_by_table()
    watched.cleared()
    watched.checks.paid_at_table(freed, starts=False)
    assert truth.freed == [freed]
    assert [one.freed for one in watched.checks.ended] == [freed]


def test_a_seat_that_is_freed_after_a_ram_clear_was_that_of_the_journal_before() -> None:
    watched, freed = _Watched(Truth()), Freed(SEAT, paid_cents=0, known=0, after=1, life=1)
    watched.cleared()
    watched.checks.to_be_freed = freed
    watched.checks.paid_at_table(freed, starts=False)
    assert watched.checks.freed is None
    assert [one.freed for one in watched.checks.ended] == [freed]


def test_a_station_is_refused_as_freed_with_the_journal_alone_that_had_the_seat() -> None:
    watched = _Watched(Truth())
    watched.checks.to_be_freed = Freed(SEAT, paid_cents=0, known=0, after=1, life=2)
    with pytest.raises(WrongError, match="refused as freed in life 1"):
        watched.refused_by_table()


def test_no_seat_is_freed_unless_the_staff_of_its_table_has_ordered_that() -> None:
    with pytest.raises(WrongError, match="ordered was None"):
        _Watched(Truth()).refused_by_table()


def test_a_seat_is_paid_by_the_sum_with_which_it_was_ordered_to_be_freed() -> None:
    watched, freed = _Watched(Truth()), Freed(SEAT, paid_cents=500, known=0, after=1, life=1)
    watched.checks.to_be_freed = freed
    with pytest.raises(WrongError, match="ordered was"):
        watched.checks.paid_at_table(replace(freed, paid_cents=600), starts=False)


def test_a_station_is_at_rest_once_an_attendant_has_settled_its_bills_in_doubt() -> None:
    state = Station(dollars=0).state
    assert not is_busy(state)
    disputes = (Dispute(1, 2_000, "bill.lost_in_power_cut"),)
    assert is_busy(with_fields(state, acceptor=with_fields(state.acceptor, disputes=disputes)))


class _AtHandPay:
    """A station that was started with its credit due by hand, and has not heard its table; what is touched there."""

    has_power = True

    def __init__(self) -> None:
        station = Station().seated().opens()
        station.turn_keys("attendant")
        station.give(c.CancelCredit())
        station.give(c.Start("test"))
        self.state = station.state
        self.touched: list[c.Command] = []

    def touch(self, command: c.Command) -> None:
        self.touched.append(command)


def _paid_by_hand(to_be_freed: Freed | None) -> bool:
    """Whether an attendant pays there, while the table has this order."""
    world, runtime = World("a hand pay"), _AtHandPay()
    checks = SimpleNamespace(freed=None, to_be_freed=to_be_freed)
    station = SimpleNamespace(room=Room(world, 1, 0), board=Board(world), runtime=runtime, checks=checks)
    StationAttendant(cast("Any", station)).settle(cast("Any", runtime))
    return c.ConfirmHandPay(1) in runtime.touched


def test_an_attendant_asks_at_the_table_before_a_hand_pay_at_a_station_that_has_not_heard_it() -> None:
    assert _paid_by_hand(None)
    assert not _paid_by_hand(Freed(SEAT, paid_cents=50_00, known=0, after=1, life=1))
