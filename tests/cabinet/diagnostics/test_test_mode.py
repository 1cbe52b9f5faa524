"""Test mode is entered and left explicitly, never by a door, and never alters financial data (547.8(g), ANZ 3.11)."""

from __future__ import annotations

import random

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.people.account import Person
from terminal.rules.refusal import Refusal
from tests.cabinet.people.staffed import Staffed
from tests.cabinet.pipeline import NOON, Pipeline

MONEY: tuple[c.Work, ...] = (
    c.CancelCredit(),
    c.EndPeriod(1),
    c.SettleBill(1, credit=True),
    c.SettleTicket(1, printed=False),
    c.ConfirmHandPay(1),
    c.UndoHandPay(1),
    c.CallClear(),
    c.ConfirmClear(),
)


@pytest.fixture
def staffed() -> Staffed:
    """A person of each role has an account; no key is turned."""
    return Staffed.with_people()


def is_on(pipeline: Pipeline) -> bool:
    return pipeline.state.diagnostics.mode is not None


def begin(pipeline: Pipeline) -> Pipeline:
    """A technician turns the key and begins test mode."""
    pipeline.turn_keys("technician")
    pipeline.give(c.BeginTest())
    return pipeline


def test_a_technician_begins_and_ends_it(pipeline: Pipeline) -> None:
    pipeline.turn_keys("technician")
    assert pipeline.give(c.BeginTest()) == (e.TestModeBegan(NOON.at_ms, "technician"),)
    assert is_on(pipeline)
    assert pipeline.give(c.EndTest()) == (e.TestModeEnded("button", NOON.at_ms),)
    assert not is_on(pipeline)


def test_the_journal_names_who_began_and_ended_it(staffed: Staffed) -> None:
    staffed.come("Tom")
    tom = Person(staffed.account("Tom").number, "Tom")
    assert staffed.give(c.BeginTest()) == (e.TestModeBegan(staffed.now.at_ms, "technician", tom),)
    assert staffed.give(c.EndTest()) == (e.TestModeEnded("button", staffed.now.at_ms, tom),)


def test_an_attendant_does_not_test(pipeline: Pipeline, staffed: Staffed) -> None:
    pipeline.turn_keys("attendant")
    assert pipeline.refused(c.BeginTest()) == "key"
    staffed.come("Sue")
    assert staffed.refused(c.BeginTest()) == "right"


def test_it_begins_and_ends_only_once(pipeline: Pipeline) -> None:
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.EndTest()) == "test_mode"
    pipeline.give(c.BeginTest())
    assert pipeline.refused(c.BeginTest()) == "test_mode"


@pytest.mark.parametrize("doors", [(), ("main",), ("logic",)])
def test_no_door_and_no_key_begins_it(pipeline: Pipeline, doors: tuple[str, ...]) -> None:
    pipeline.report("board", ports.BoardInputs(doors, ("attendant", "technician")))
    assert not is_on(pipeline)


def test_it_does_not_begin_with_bets_up_or_dice_out(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(c.PlaceWager("field", 5_00))
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.BeginTest()) == "bets_up"
    pipeline.turn_keys()
    pipeline.give(c.CallDice())
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.BeginTest()) == "bets_closed"
    pipeline.throw(1, 2)
    pipeline.give(c.BeginTest())


def test_it_does_not_begin_with_a_bill_on_its_way(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.BeginTest()) == "bill_open"
    pipeline.report("validator", ports.BillStacked())
    pipeline.report("validator", ports.ValidatorIdle(accepting=False))
    pipeline.give(c.BeginTest())


def test_it_does_not_begin_with_a_ticket_in_the_path(booked: Pipeline) -> None:
    booked.report("validator", ports.TicketEscrowed("000000001234567890"))
    booked.turn_keys("technician")
    assert booked.refused(c.BeginTest()) == "bill_open"


def test_it_does_not_begin_with_a_ticket_in_the_printer(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(c.CashOut())
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.BeginTest()) == "ticket_open"
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.give(c.BeginTest())


def test_it_does_not_begin_with_a_hand_pay_or_its_receipt_under_way(pipeline: Pipeline) -> None:
    pipeline.feed(20).turn_keys("attendant", "technician")
    pipeline.give(c.CancelCredit())
    assert pipeline.refused(c.BeginTest()) == "test_mode"
    pipeline.give(c.ConfirmHandPay(1))
    assert pipeline.refused(c.BeginTest()) == "device"
    pipeline.report("printer", ports.SlipPrinted(1))
    pipeline.give(c.BeginTest())


def test_a_players_credit_stays_where_it_is(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    begin(pipeline).turn_keys()
    assert pipeline.state.credit_cents == 20_00


def test_it_ends_when_the_key_is_turned_back(pipeline: Pipeline) -> None:
    begin(pipeline).turn_keys("attendant", "technician")
    assert is_on(pipeline)
    assert e.TestModeEnded("key", NOON.at_ms) in pipeline.turn_keys("attendant")
    assert not is_on(pipeline)


def test_it_ends_when_the_board_is_lost(pipeline: Pipeline) -> None:
    begin(pipeline).report("board", ports.Lost(message("device.silent")))
    assert pipeline.events[-1] == e.TestModeEnded("key", NOON.at_ms)


def test_it_ends_at_a_start(pipeline: Pipeline) -> None:
    begin(pipeline).give(c.Start("test"))
    assert pipeline.events[-1] == e.TestModeEnded("start", NOON.at_ms)
    assert not is_on(pipeline)


def test_it_ends_when_the_technician_signs_out_or_leaves_the_cabinet_alone(staffed: Staffed) -> None:
    staffed.come("Tom")
    staffed.give(c.BeginTest())
    staffed.give(c.SignOut())
    assert staffed.events[-1] == e.TestModeEnded("sign_out", staffed.now.at_ms)
    staffed.come("Tom")
    staffed.give(c.BeginTest())
    staffed.give(c.TimePasses(untouched_ms=staffed.cabinet.profile.sign_out_ms))
    assert staffed.events[-1] == e.TestModeEnded("sign_out", staffed.now.at_ms)


@pytest.mark.parametrize("work", MONEY, ids=lambda work: type(work).__name__)
def test_no_money_is_settled_or_cleared_in_test_mode(pipeline: Pipeline, work: c.Work) -> None:
    begin(pipeline).report("board", ports.BoardInputs(("logic",), ("attendant", "technician")))
    assert is_on(pipeline)
    assert pipeline.refused(work) == "test_mode"


def test_what_a_page_shows_is_printed_in_test_mode_too(pipeline: Pipeline) -> None:
    pipeline.turn_keys("attendant", "technician")
    pipeline.give(c.BeginTest())
    before = pipeline.state.accounting
    pipeline.give(c.PrintList("list", lines=("Throws 7",), title="TEST THROWS"))
    (paper,) = pipeline.state.papers.slips
    assert paper.slip.lines[0] == "TEST THROWS"
    assert is_on(pipeline)
    assert pipeline.state.accounting == before


def test_no_money_comes_in_in_test_mode(pipeline: Pipeline) -> None:
    order = begin(pipeline).order("validator")
    assert isinstance(order, ports.ValidatorOrder)
    assert not order.accept


def of_test_bill(pipeline: Pipeline) -> tuple[c.Command, ...]:
    """What the hardware may do to a test bill although it was to return it."""
    bill = pipeline.state.acceptor.bill
    if bill is None or bill.fate != "test":
        return ()
    found = ports.ValidatorPoweredUp(ports.BillAtPowerUp.STACKER)
    return (c.FromDevice("validator", ports.BillStacked()), c.FromDevice("validator", found))


def some_step(chance: random.Random, pipeline: Pipeline) -> c.Command:
    """A command of a test, of the staff or of a player, or the report of a device."""
    slips = pipeline.state.papers.slips
    slip = slips[0].slip.number if slips else pipeline.state.papers.last_slip
    keys = chance.choice(((), ("technician",), ("technician",), ("attendant", "technician")))
    return chance.choice(
        (
            c.BeginTest(),
            c.BeginTest(),
            c.EndTest(),
            c.ThrowTest(),
            c.PrintTest(),
            c.CallDice(),
            c.EndPeriod(1),
            c.PlaceWager("field", 1_00),
            *(c.ClearAll(),) * 4,
            *(c.FromDevice("board", ports.BoardInputs((), keys)),) * 4,
            c.FromDevice("board", ports.Lost(message("device.silent"))),
            c.FromDevice("dice", ports.DiceThrown(pipeline.state.dice.throws, (3, 4))),
            c.FromDevice("dice", ports.DiceReady()),
            c.FromDevice("validator", ports.ValidatorIdle(accepting=True)),
            c.FromDevice("validator", ports.BillEscrowed(20_00)),
            c.FromDevice("validator", ports.BillReturned(None)),
            c.TestBill(),
            c.FromDevice("validator", ports.ValidatorIdle(False, pipeline.state.acceptor.tests)),
            *of_test_bill(pipeline),
            c.FromDevice("printer", ports.SlipPrinted(slip)),
            c.FromDevice("dice", ports.ThrowVoid(pipeline.state.dice.throws, message("dice.cocked"))),
            c.FromDevice("printer", ports.PrinterReady()),
        )
    )


@pytest.mark.parametrize("seed", range(20))
def test_no_sequence_of_tests_touches_a_meter_the_credit_or_the_games(seed: int) -> None:
    """Test mode never alters financial data (547.8(g)), and test play never increments a meter (COMAR .16H)."""
    chance = random.Random(seed)  # noqa: S311 - a test has to repeat
    pipeline = Pipeline().open_for_play().feed(20)
    tested = 0
    for _ in range(1_500):
        before, was_on = pipeline.state, is_on(pipeline)
        step = some_step(chance, pipeline)
        try:
            pipeline.give(step)
        except Refusal:
            continue
        if was_on or isinstance(step, c.Test):
            tested += 1
            assert pipeline.state.meters == before.meters
            assert pipeline.state.table == before.table
            assert pipeline.state.results == before.results
            assert pipeline.state.dice.watch == before.dice.watch
            assert pipeline.state.accounting.period == before.accounting.period
    assert tested > 20
