"""What the checks of a simulated table hold to be right, where a seat was freed or a bill is in doubt."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports.table import SealedBets
from harness.simulation.printer import Printer
from harness.simulation.require import WrongError
from harness.simulation.table.freed_checks import book_of
from harness.simulation.table.rest import is_busy
from harness.simulation.table.seat_checks import SeatChecks
from harness.simulation.table.truth import NO_THROW, Freed, Truth
from harness.simulation.ticket_checks import TicketChecks
from harness.simulation.validator import Validator
from harness.simulation.world import World
from terminal.cabinet import events as e
from terminal.cabinet.state.bills import Dispute
from tests.cabinet.at_table.station import SEAT, Station

COVER = SealedBets(1, SEAT, 1, 500, {"cover": 500})
DICE = (1, 4)
THROW = 1_000


def _decided_by(throw: int, dice: tuple[int, ...]) -> Truth:
    """A table whose first round had this cover in it, and then the seat was freed: its result was never heard."""
    truth = Truth(fixed={1: {SEAT: COVER}}, decided={1: (throw, dice)})
    truth.freed.append(Freed(SEAT, paid_cents=500, known=0, after=1))
    return truth


def test_the_book_of_a_freed_seat_has_the_stakes_of_its_last_rounds_that_had_dice() -> None:
    assert book_of(_decided_by(THROW, DICE), {}, SEAT) == (1, 500, 0, 0)


def test_the_book_of_a_freed_seat_has_no_stakes_of_a_round_that_was_over_without_dice() -> None:
    assert book_of(_decided_by(NO_THROW, ()), {}, SEAT) == (0, 0, 0, 0)


def _cleared(truth: Truth) -> None:
    """Two people confirm the RAM clear of a station that has taken no round. Raises WrongError."""
    world, station = World("a clear"), Station(dollars=0)
    validator = Validator(world, lambda _: None)
    tickets = TicketChecks(Printer(world, lambda _: None), validator)
    checks = SeatChecks(SEAT, station.state, truth, validator, tickets)
    at_work = station.report("board", ports.BoardInputs(("logic",), ("attendant", "technician")))
    checks.shown(station.state, at_work, len(at_work))
    confirmed = e.ClearConfirmed(0, ("attendant", "technician"))
    checks.shown(station.state, (confirmed,), len(at_work) + 1)


def test_a_journal_is_cleared_that_has_not_taken_a_round_in_which_its_bets_count() -> None:
    truth = _decided_by(THROW, DICE)
    truth.freed.clear()
    with pytest.raises(WrongError, match="cleared before it has taken round 1"):
        _cleared(truth)


def test_the_rounds_of_a_journal_whose_seat_was_freed_are_none_of_the_next_one() -> None:
    _cleared(_decided_by(THROW, DICE))


def test_a_station_is_at_rest_once_an_attendant_has_settled_its_bills_in_doubt() -> None:
    state = Station(dollars=0).state
    assert not is_busy(state)
    disputes = (Dispute(1, 2_000, "bill.lost_in_power_cut"),)
    assert is_busy(replace(state, acceptor=replace(state.acceptor, disputes=disputes)))
