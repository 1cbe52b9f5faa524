"""Books kept from the events alone agree with the meters, and say so when a meter does not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers import ports
from harness.bookkeeping import Books
from terminal.cabinet.commands import CashOut, PlaceWager
from tests.cabinet.pipeline import Pipeline


@pytest.fixture
def pipeline() -> Pipeline:
    """A cabinet with every device ready."""
    return Pipeline().open_for_play()


def played(pipeline: Pipeline) -> Pipeline:
    pipeline.feed(100)
    for dice in ((2, 4), (3, 5), (1, 1), (5, 5), (3, 4)):
        pipeline.give(PlaceWager("field", 5_00))
        pipeline.give(PlaceWager("horn", 4_00))
        pipeline.roll(*dice)
    pipeline.report("printer", ports.PrinterReady())
    pipeline.give(CashOut())
    return pipeline


def test_they_agree_with_the_meters_and_the_credit(pipeline: Pipeline) -> None:
    state = played(pipeline).state
    books = Books.of(pipeline.events)
    assert books.disagreement(state.meters, state.credit_cents) == ""
    assert (books.bills, books.games) == ({100_00: 1}, 5)
    assert books.tickets_out_cents == state.meters.tickets_out_cents > 0


@pytest.mark.parametrize("meter", ["bills_in_cents", "won_cents", "tickets_out_cents", "games", "jackpots_cents"])
def test_a_meter_that_is_off_by_one_is_named(pipeline: Pipeline, meter: str) -> None:
    state = played(pipeline).state
    wrong = replace(state.meters, **{meter: getattr(state.meters, meter) + 1})
    assert "the events add up to" in Books.of(pipeline.events).disagreement(wrong, state.credit_cents)


def test_a_credit_that_is_off_by_a_cent_is_reported(pipeline: Pipeline) -> None:
    state = played(pipeline).state
    assert "the credit is" in Books.of(pipeline.events).disagreement(state.meters, state.credit_cents + 1)
