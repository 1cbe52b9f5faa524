"""What a struck life may leave to the attendant, and what it may not."""

from __future__ import annotations

from harness.torture.witness import forgotten
from terminal.cabinet import bills
from terminal.cabinet.events import BillDisputed, BillSeen, BillSettled, Event

SEEN: list[Event] = [BillSeen(7, 20_00, "stack", ""), BillDisputed(7, 20_00, bills.NEVER_STACKED)]


def test_a_bill_that_the_attendant_finds_in_the_stacker_was_forgotten_before_it_was_booked() -> None:
    assert len(forgotten([*SEEN, BillSettled(7, 20_00)])) == 1


def test_a_bill_that_the_validator_gave_back_while_no_program_ran_was_not() -> None:
    assert forgotten([*SEEN, BillSettled(7, 0)]) == []


def test_a_bill_of_an_earlier_life_is_not_held_against_this_one() -> None:
    assert forgotten([*SEEN[1:], BillSettled(7, 20_00)]) == []
