"""Books kept from the events alone agree with the meters, and say so when a meter does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers import ports
from harness.bookkeeping import Books
from terminal.cabinet.commands import CashOut, Place
from tests.cabinet.street import Street


@pytest.fixture
def street() -> Street:
    """A cabinet with every device ready."""
    return Street().open_for_play()


def played(street: Street) -> Street:
    street.feed(100)
    for dice in ((2, 4), (3, 5), (1, 1), (5, 5), (3, 4)):
        street.give(Place("field", 5_00))
        street.give(Place("horn", 4_00))
        street.roll(*dice)
    street.report("printer", ports.PrinterReady())
    street.give(CashOut())
    return street


def test_they_agree_with_the_meters_and_the_credit(street: Street) -> None:
    state = played(street).state
    books = Books.of(street.events)
    assert books.disagreement(state.meters, state.credit_cents) == ""
    assert (books.bills, books.games) == ({100_00: 1}, 5)
    assert books.tickets_out_cents == state.meters.tickets_out_cents > 0


@pytest.mark.parametrize("meter", ["bills_in_cents", "won_cents", "tickets_out_cents", "games", "jackpots_cents"])
def test_a_meter_that_is_off_by_one_is_named(street: Street, meter: str) -> None:
    state = played(street).state
    wrong = replace(state.meters, **{meter: getattr(state.meters, meter) + 1})
    assert "the events add up to" in Books.of(street.events).disagreement(wrong, state.credit_cents)


def test_a_credit_that_is_off_by_a_cent_is_reported(street: Street) -> None:
    state = played(street).state
    assert "the credit is" in Books.of(street.events).disagreement(state.meters, state.credit_cents + 1)
