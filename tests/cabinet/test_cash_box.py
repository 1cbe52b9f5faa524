"""The cash box: what must be in it, taken out once, counted later, over power cuts (regulation M6)."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES
from drivers.ports.authority import Honoured
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet.cash_box.contents import Contents, Count
from terminal.cabinet.clearing import cleared
from terminal.cabinet.events import ClearConfirmed, DropCounted, DropTaken, Event
from terminal.cabinet.fold import fold
from terminal.cabinet.state.cash_box import DROPS_KEPT
from terminal.common.money import BILLS_CENTS
from terminal.recall.describe import describe
from tests.cabinet.papers import papers
from tests.cabinet.people.staffed import Staffed
from tests.cabinet.pipeline import Pipeline

OPEN = ports.BoardInputs(("cashbox",), ("attendant",))
SHUT = ports.BoardInputs((), ("attendant",))
NO_BOX = ports.ValidatorFault("stacker_open", message("validator.stacker_open"))
BOX = ports.ValidatorIdle(accepting=False)
PAPER_OUT = ports.PrinterFault("paper_out", message("printer.paper_out"))
TICKET = "001111222233334444"


def drops(events: tuple[Event, ...]) -> list[DropTaken]:
    return [event for event in events if isinstance(event, DropTaken)]


def take_out(pipeline: Pipeline) -> list[DropTaken]:
    """The door opens, the box comes out, another goes in, the door shuts."""
    events: tuple[Event, ...] = ()
    for device, report in (("board", OPEN), ("validator", NO_BOX), ("validator", BOX), ("board", SHUT)):
        events += pipeline.report(device, report)
    return drops(events)


def with_key(pipeline: Pipeline) -> Pipeline:
    pipeline.turn_keys("attendant")
    return pipeline


@pytest.fixture
def fed(pipeline: Pipeline) -> Pipeline:
    """Three bills are in the box."""
    return pipeline.feed(20).feed(20).feed(100)


def test_every_stacked_bill_and_ticket_is_expected_in_the_box(booked: Pipeline) -> None:
    booked.feed(20).feed(5).feed(20)
    booked.report("validator", ports.TicketEscrowed(TICKET))
    booked.report("authority", Honoured(4, TICKET, 30_00))
    assert booked.state.cash_box.contents == Contents({"2000": 2, "500": 1})
    booked.report("validator", ports.BillStacked())
    assert booked.state.cash_box.contents == Contents({"2000": 2, "500": 1}, 1, 30_00)


def test_a_bill_that_goes_back_is_not_in_the_box(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.report("validator", ports.BillReturned())
    assert pipeline.state.cash_box.contents == Contents()


def test_the_box_behind_its_open_door_is_taken_once_and_the_next_is_empty(fed: Pipeline) -> None:
    (taken,) = take_out(fed)
    contents = Contents({"2000": 2, "10000": 1})
    assert taken == DropTaken(1, fed.now.at_ms, "stacker", 3, contents, "attendant")
    assert describe(taken).phrase.say == "The cash box is taken out: drop 1"
    assert fed.state.cash_box.contents == Contents()
    assert (fed.state.meters.dropped_cents, fed.state.meters.drops) == (140_00, 1)
    assert take_out(fed) == []
    fed.turn_keys()
    fed.feed(5)
    assert fed.state.cash_box.contents == Contents({"500": 1})


def test_the_door_alone_and_the_stacker_alone_take_nothing(fed: Pipeline) -> None:
    assert drops(fed.report("board", OPEN)) == []
    fed.report("board", SHUT)
    assert drops(fed.report("validator", NO_BOX)) == []
    assert drops(fed.report("board", OPEN)) != []


def test_without_a_box_no_bill_is_taken(fed: Pipeline) -> None:
    fed.report("board", OPEN)
    fed.report("validator", NO_BOX)
    order = fed.order("validator")
    assert isinstance(order, ports.ValidatorOrder)
    assert not order.accept


def test_a_box_that_is_out_when_power_returns_is_taken_then(fed: Pipeline) -> None:
    fed.report("board", OPEN)
    fed.give(c.Start("again"))
    fed.report("board", ports.Back("twin"))
    fed.report("validator", ports.Back("twin"))
    fed.report("board", OPEN)
    (taken,) = drops(fed.report("validator", NO_BOX))
    assert taken.contents.bills_cents == 140_00
    fed.give(c.Start("once more"))
    fed.report("board", OPEN)
    assert drops(fed.report("validator", NO_BOX)) == []
    assert [one.number for one in fed.state.cash_box.uncounted] == [1]


def test_a_box_that_nothing_has_seen_is_taken_by_a_touch_once(fed: Pipeline) -> None:
    assert fed.refused(c.TakeDrop(1)) == "key"
    with_key(fed)
    (taken,) = fed.give(c.TakeDrop(1))
    assert isinstance(taken, DropTaken)
    assert (taken.evidence, taken.by, taken.contents.bills_cents) == ("staff", "attendant", 140_00)
    assert fed.refused(c.TakeDrop(1)) == "drop"
    assert fed.refused(c.TakeDrop(2)) == "drop"


def test_no_touch_takes_the_box_while_a_bill_is_on_its_way_into_it(fed: Pipeline) -> None:
    fed.report("validator", ports.BillEscrowed(20_00))
    with_key(fed)
    assert fed.refused(c.TakeDrop(1)) == "bill_open"
    fed.report("validator", ports.BillStacked())
    fed.give(c.TakeDrop(1))
    assert fed.state.cash_box.drops[0].contents.bills_cents == 160_00


def test_the_count_is_compared_journaled_and_printed(fed: Pipeline) -> None:
    take_out(fed)
    counted, _ = fed.give(c.CountDrop(1, {"2000": 1, "10000": 1, "500": 0}, 2))
    assert isinstance(counted, DropCounted)
    expected, count = Contents({"2000": 2, "10000": 1}), Count({"2000": 1, "10000": 1}, 2)
    assert (counted.expected, counted.count, counted.difference_cents) == (expected, count, -20_00)
    described = describe(counted)
    assert (described.phrase.say, described.cents) == ("Drop 1 is counted, with a difference", -20_00)
    (paper,) = papers(fed)
    assert "CASH BOX COUNT\nNOT A TICKET - CANNOT BE REDEEMED" in paper
    assert "20.00                2          1         -1" in paper
    assert "Tickets              0          2          2" in paper
    assert "BILLS           140.00     120.00     -20.00" in paper
    assert fed.refused(c.CountDrop(1, {}, 0)) == "drop"
    fed.give(c.PrintDrop(1))
    assert fed.state.cash_box.uncounted == ()


def test_a_sum_that_is_too_wide_for_its_column_has_a_line_of_its_own_and_no_figure_is_cut(fed: Pipeline) -> None:
    take_out(fed)
    fed.give(c.CountDrop(1, {str(value): 9_999 for value in BILLS_CENTS["USD"]}, 9_999))
    (paper,) = fed.state.papers.slips
    lines = paper.slip.lines
    assert max(map(len, lines)) <= MAX_SLIP_CHARACTERS
    assert len(lines) <= MAX_SLIP_LINES
    sums = [" ".join(line.split()) for line in lines if line.startswith("BILLS")]
    assert sums == ["BILLS expected 140.00", "BILLS counted 1,879,812.00", "BILLS difference 1,879,672.00"]


@pytest.mark.parametrize(
    ("bills", "tickets"), [({"300": 1}, 0), ({"x": 1}, 0), ({"2000": -1}, 0), ({"2000": 10_000}, 0), ({}, -1)]
)
def test_a_count_that_cannot_be_is_refused(fed: Pipeline, bills: dict[str, int], tickets: int) -> None:
    take_out(fed)
    assert fed.refused(c.CountDrop(1, bills, tickets)) == "drop"
    assert fed.state.cash_box.uncounted != ()


def test_a_count_may_follow_later_while_another_box_fills_and_power_fails(fed: Pipeline) -> None:
    take_out(fed)
    fed.turn_keys()
    fed.feed(50)
    fed.give(c.Start("again"))
    fed.open_with("attendant")
    take_out(fed)
    assert [one.number for one in fed.state.cash_box.uncounted] == [1, 2]
    fed.give(c.CountDrop(2, {"5000": 1}, 0))
    papers(fed)
    fed.give(c.CountDrop(1, {"2000": 2, "10000": 1}, 0))
    assert [one.difference_cents for one in fed.state.cash_box.drops] == [0, 0]


def test_a_box_put_back_unopened_is_the_one_in_the_validator_again(fed: Pipeline) -> None:
    fed.report("board", OPEN)
    fed.report("validator", NO_BOX)
    assert fed.refused(c.UndoDrop(1)) == "drop"
    fed.report("validator", BOX)
    fed.turn_keys()
    fed.feed(5)
    with_key(fed)
    fed.give(c.UndoDrop(1))
    assert fed.state.cash_box.contents == Contents({"2000": 2, "10000": 1, "500": 1})
    assert (fed.state.meters.dropped_cents, fed.state.meters.drops) == (0, 0)
    assert fed.refused(c.CountDrop(1, {}, 0)) == "drop"
    (again,) = take_out(fed)
    assert (again.number, again.contents.bills_cents) == (2, 145_00)


def test_a_disputed_bill_that_is_found_belongs_to_the_box_of_its_time(fed: Pipeline) -> None:
    fed.report("validator", ports.BillEscrowed(50_00))
    fed.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    fed.report("validator", BOX)
    take_out(fed)
    with_key(fed).give(c.SettleBill(4, credit=True))
    assert fed.state.cash_box.contents == Contents()
    assert fed.state.cash_box.drops[0].contents.bills_cents == 190_00
    assert fed.state.meters.dropped_cents == 190_00


def test_a_disputed_bill_of_a_box_that_is_counted_is_only_metered(fed: Pipeline) -> None:
    fed.report("validator", ports.BillEscrowed(50_00))
    fed.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    fed.report("validator", BOX)
    take_out(fed)
    with_key(fed).give(c.CountDrop(1, {"2000": 2, "10000": 1, "5000": 1}, 0))
    fed.give(c.SettleBill(4, credit=True))
    assert fed.state.cash_box.contents == Contents()
    assert (fed.state.meters.dropped_cents, fed.state.cash_box.drops[0].difference_cents) == (190_00, 50_00)


def test_the_box_and_its_drops_outlast_a_ram_clear(fed: Pipeline) -> None:
    take_out(fed)
    fed.turn_keys()
    fed.feed(50)
    confirmed = ClearConfirmed(fed.now.at_ms, ("attendant", "technician"))
    before = fold(fed.state, confirmed)
    after = fold(fed.cabinet.new_state(), cleared(confirmed, before, "2026-11-23", (1, "00")))
    assert after.cash_box == fed.state.cash_box
    assert (after.meters.dropped_cents, after.meters.drops) == (0, 0)


def test_uncounted_drops_are_kept_and_of_the_counted_the_last(fed: Pipeline) -> None:
    fed.report("printer", PAPER_OUT)
    take_out(fed)
    for number in range(2, DROPS_KEPT + 4):
        fed.turn_keys()
        fed.feed(1)
        take_out(fed)
        assert len(with_key(fed).give(c.CountDrop(number, {"100": 1}, 0))) == 1
    numbers = [one.number for one in fed.state.cash_box.drops]
    assert numbers == [1, *range(4, DROPS_KEPT + 4)]


def test_the_drop_is_a_supervisors_and_names_who_was_there() -> None:
    staffed = Staffed.with_people()
    staffed.feed(20)
    staffed.come("Anna")
    assert staffed.refused(c.TakeDrop(1)) == "right"
    staffed.come("Sue")
    (taken,) = take_out(staffed)
    assert (taken.by, taken.who) == ("attendant", staffed.account("Sue").person)
    assert describe(taken).phrase.say == "The cash box is taken out: drop 1, by Sue"
    staffed.turn_keys()
    staffed.feed(20)
    (unattended,) = take_out(staffed)
    assert (unattended.by, unattended.who) == ("", None)
    staffed.come("Sue")
    counted = staffed.give(c.CountDrop(1, {"2000": 1}, 0))[0]
    assert describe(counted).phrase.say == "Drop 1 is counted: it is as expected, by Sue"


def test_a_drop_counts_in_the_shift_of_the_person_who_was_there(fed: Pipeline) -> None:
    with_key(fed).give(c.BeginShift(1))
    take_out(fed)
    figures = fed.state.shifts.open[0].figures
    assert (figures.drops, figures.drops_cents) == (1, 140_00)


def of_shift(pipeline: Pipeline) -> tuple[int, int]:
    """The boxes of the open shift, and the bills in them."""
    (shift,) = pipeline.state.shifts.open
    return shift.figures.drops, shift.figures.drops_cents


def metered(pipeline: Pipeline) -> tuple[int, int]:
    return pipeline.state.meters.drops, pipeline.state.meters.dropped_cents


def test_a_box_put_back_unopened_is_taken_off_the_shift_whoever_puts_it_back(fed: Pipeline) -> None:
    with_key(fed).give(c.BeginShift(1))
    fed.give(c.TakeDrop(1))
    fed.give(c.UndoDrop(1))
    assert of_shift(fed) == metered(fed) == (0, 0)
    fed.give(c.TakeDrop(2))
    assert of_shift(fed) == metered(fed) == (1, 140_00)
    staffed = Staffed.with_people()
    staffed.feed(20)
    staffed.come("Sue")
    staffed.give(c.BeginShift(1))
    staffed.give(c.TakeDrop(1))
    staffed.come("Otto")
    staffed.give(c.UndoDrop(1))
    assert of_shift(staffed) == (0, 0)


def test_a_box_of_an_earlier_shift_is_not_taken_off_the_next(fed: Pipeline) -> None:
    with_key(fed).give(c.BeginShift(1))
    fed.give(c.TakeDrop(1))
    fed.give(c.EndShift(1))
    fed.wait(1).give(c.BeginShift(2))
    fed.give(c.UndoDrop(1))
    assert of_shift(fed) == metered(fed) == (0, 0)


def test_a_disputed_bill_that_is_found_in_a_box_is_in_the_shift_that_took_it_out(fed: Pipeline) -> None:
    fed.report("validator", ports.BillEscrowed(50_00))
    fed.report("validator", ports.ValidatorIdle(accepting=True))
    number = fed.state.acceptor.disputes[0].number
    with_key(fed).give(c.BeginShift(1))
    fed.give(c.TakeDrop(1))
    fed.give(c.SettleBill(number, credit=True))
    assert of_shift(fed) == metered(fed) == (1, 190_00)
    fed.give(c.UndoDrop(1))
    assert of_shift(fed) == metered(fed) == (0, 0)


def test_a_box_that_a_technicians_key_takes_out_is_in_no_attendants_shift(fed: Pipeline) -> None:
    with_key(fed).give(c.BeginShift(1))
    fed.turn_keys("technician")
    fed.report("board", ports.BoardInputs(("cashbox",), ("technician",)))
    (taken,) = drops(fed.report("validator", NO_BOX))
    assert taken.by == "technician"
    assert of_shift(fed) == (0, 0)
