"""Test throws and test prints: they belong to no game, and are in no figure but their own (547.8(g), COMAR .16H)."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports import MAX_SLIP_CHARACTERS, DiceOrder, PrinterOrder
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.state.diagnostics import Diagnostics
from tests.cabinet.pipeline import NOON, Pipeline

COCKED = message("dice.cocked")


@pytest.fixture
def tested(pipeline: Pipeline) -> Pipeline:
    """A cabinet in test mode, with a player's credit."""
    pipeline.feed(20).turn_keys("technician")
    pipeline.give(c.BeginTest())
    return pipeline


def throw(pipeline: Pipeline, *dice: int) -> tuple[e.Event, ...]:
    """A test throw with this result."""
    pipeline.give(c.ThrowTest(len(dice)))
    return pipeline.report("dice", ports.DiceThrown(pipeline.state.dice.throws, dice))


def test_nothing_is_thrown_or_printed_before_test_mode_has_begun(pipeline: Pipeline) -> None:
    assert pipeline.refused(c.ThrowTest()) == "key"
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.ThrowTest()) == "test_mode"
    assert pipeline.refused(c.PrintTest()) == "test_mode"


def test_the_dice_are_thrown_once_in_no_game(tested: Pipeline) -> None:
    before = tested.state
    tested.give(c.ThrowTest())
    number = tested.state.dice.throws
    assert tested.order("dice") == DiceOrder(number)
    assert tested.refused(c.ThrowTest()) == "bets_closed"
    assert tested.report("dice", ports.DiceThrown(number, (3, 4))) == (e.TestThrown(number, (3, 4)),)
    assert tested.order("dice") == DiceOrder(None)
    assert tested.report("dice", ports.DiceThrown(number, (3, 4))) == (), "a repeated report counts once"
    assert tested.state.diagnostics.throws.counts_of(2).totals[7 - 2] == 1
    for matter in ("meters", "table", "results", "accounting", "visit"):
        assert getattr(tested.state, matter) == getattr(before, matter)
    assert tested.state.dice.watch == before.dice.watch, "the statistics of play do not know it"


def test_a_test_throw_and_a_game_never_have_the_same_number(tested: Pipeline) -> None:
    throw(tested, 1, 2)
    tested_number = tested.state.dice.throws
    tested.turn_keys()
    tested.give(c.PlaceWager("field", 5_00))
    tested.give(c.CallDice())
    assert tested.state.dice.throw == tested.state.dice.throws > tested_number


def test_a_void_test_throw_is_counted_as_one_and_not_made_again(tested: Pipeline) -> None:
    tested.give(c.ThrowTest())
    number = tested.state.dice.throws
    assert tested.report("dice", ports.ThrowVoid(number, COCKED)) == (e.TestThrowVoided(number, COCKED),)
    assert tested.order("dice") == DiceOrder(None)
    assert tested.state.diagnostics.throws.voids == 1
    assert tested.state.dice.voids == 0


def test_a_throw_that_the_turned_key_has_ended_belongs_to_no_test(tested: Pipeline) -> None:
    tested.give(c.ThrowTest())
    number = tested.state.dice.throws
    tested.turn_keys()
    assert tested.order("dice") == DiceOrder(None)
    assert tested.report("dice", ports.DiceThrown(number, (3, 4))) == ()
    tested.give(c.PlaceWager("field", 5_00))
    tested.roll(1, 1)
    assert tested.state.meters.games == 1


def test_dice_that_cannot_be_thrown_are_not_tested(tested: Pipeline) -> None:
    tested.report("dice", ports.Lost(message("device.silent")))
    assert tested.refused(c.ThrowTest()) == "device"


def test_one_to_four_dice_are_thrown_and_each_number_of_them_is_counted_by_itself(tested: Pipeline) -> None:
    for dice in ((1,), (1, 2, 3), (1, 2, 3), (4, 4, 4, 4)):
        tested.give(c.ThrowTest(len(dice)))
        assert tested.order("dice") == DiceOrder(tested.state.dice.throws, len(dice))
        tested.report("dice", ports.DiceThrown(tested.state.dice.throws, dice))
        assert tested.state.diagnostics.throws.last == dice
    counted = tested.state.diagnostics.throws.counts_of
    assert [counted(dice).throws for dice in (1, 2, 3, 4)] == [1, 0, 2, 1]
    assert (counted(1).totals[0], counted(3).totals[6 - 3], counted(4).totals[16 - 4]) == (1, 2, 1)
    assert (sum(counted(1).serial[0]), sum(counted(3).serial[0])) == (0, 1), "against the throw of as many before"


def test_as_many_dice_as_the_generator_cannot_throw_are_not_tested(tested: Pipeline) -> None:
    tested.report("dice", ports.Back("version 1", (2,)))
    tested.report("dice", ports.DiceReady())
    assert [tested.refused(c.ThrowTest(count)) for count in (0, 1, 3, 4, 5)] == ["dice_count"] * 5
    tested.give(c.ThrowTest(2))


def test_every_test_mode_counts_its_own_throws(tested: Pipeline) -> None:
    throw(tested, 3, 4)
    tested.give(c.EndTest())
    assert tested.state.diagnostics == Diagnostics()
    tested.give(c.BeginTest())
    assert tested.state.diagnostics.throws.counts == ()


def test_a_test_print_says_at_both_ends_that_it_is_one(tested: Pipeline) -> None:
    (ordered,) = tested.give(c.PrintTest())
    assert isinstance(ordered, e.SlipOrdered)
    assert (ordered.about, ordered.slip.lines[0], ordered.slip.lines[-1]) == ("test", "TEST", "TEST")
    assert "NOT A TICKET - CANNOT BE REDEEMED" in ordered.slip.lines
    assert max(map(len, ordered.slip.lines)) == MAX_SLIP_CHARACTERS, "the ruler is as wide as the paper"
    assert tested.order("printer") == PrinterOrder(slip=ordered.slip)
    assert tested.refused(c.PrintTest()) == "device"


@pytest.mark.parametrize(
    ("report", "outcome"),
    [
        (ports.SlipPrinted(1), "printed"),
        (ports.SlipFailed(1, message("slip.cause.jam")), "failed"),
        (ports.Lost(message("device.silent")), "failed"),
    ],
)
def test_the_outcome_of_a_print_is_known(tested: Pipeline, report: ports.Report, outcome: str) -> None:
    tested.give(c.PrintTest())
    tested.report("printer", report)
    assert tested.state.diagnostics.paper is not None
    assert tested.state.diagnostics.paper.outcome == outcome
    assert tested.state.papers.slips == ()


def test_a_print_that_outlasts_test_mode_harms_nothing(tested: Pipeline) -> None:
    tested.give(c.PrintTest())
    tested.turn_keys()
    tested.report("printer", ports.SlipPrinted(1))
    tested.report("printer", ports.PrinterReady())
    tested.give(c.CashOut())
    assert tested.state.diagnostics.paper is None


def test_a_start_forgets_throws_and_prints(tested: Pipeline) -> None:
    tested.give(c.ThrowTest())
    tested.give(c.PrintTest())
    tested.give(c.Start("again"))
    assert tested.state.diagnostics == Diagnostics()
    assert tested.events[-1] == e.TestModeEnded("start", NOON.at_ms)
    assert tested.order("dice") == DiceOrder(None)
