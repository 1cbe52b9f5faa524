"""A door that was opened while the power was off is reported, counted and shown (regulation D2, M6)."""

from __future__ import annotations

from drivers import ports
from drivers.ports import BoardInputs, DoorsOpenedUnseen, Lamp
from drivers.ports.message import message
from terminal.cabinet import events as e
from terminal.cabinet.commands import CallDice, PlaceWager, Start
from tests.cabinet.pipeline import Pipeline

SHUT = BoardInputs((), ())
MAIN_ONCE = DoorsOpenedUnseen("000001-1", (("main", 1),))


def opened_in_the_dark(pipeline: Pipeline, report: DoorsOpenedUnseen = MAIN_ONCE) -> Pipeline:
    pipeline.give(Start("again"))
    pipeline.report("board", ports.Back("board"))
    pipeline.report("board", report)
    return pipeline


def test_an_opening_without_power_is_journaled_as_such_and_counted_by_its_door(pipeline: Pipeline) -> None:
    opened_in_the_dark(pipeline)
    pipeline.report("board", SHUT)
    assert pipeline.events[-2:] == [e.DoorsOpenedUnseen("000001-1", (("main", 1),)), e.InputsChanged((), ())]
    assert pipeline.state.meters.doors == {"main": 1}


def test_every_opening_of_every_door_is_counted(pipeline: Pipeline) -> None:
    opened_in_the_dark(pipeline, DoorsOpenedUnseen("000001-1", (("main", 3), ("logic", 1))))
    assert pipeline.state.meters.doors == {"main": 3, "logic": 1}


def test_a_record_that_is_reported_again_after_a_cut_counts_once(pipeline: Pipeline) -> None:
    opened_in_the_dark(pipeline).report("board", SHUT)
    opened_in_the_dark(pipeline)
    assert pipeline.state.meters.doors == {"main": 1}


def test_a_record_that_has_grown_counts_once_however_often_it_is_reported(pipeline: Pipeline) -> None:
    """What was reported stays reported: the second report adds to the first, and the third has nothing new."""
    grown = DoorsOpenedUnseen("000001-1", (("main", 3),))
    for report in (MAIN_ONCE, grown, grown, grown):
        opened_in_the_dark(pipeline, report)
    assert pipeline.state.meters.doors == {"main": 3}


def test_what_a_record_has_grown_by_is_counted_alone(pipeline: Pipeline) -> None:
    opened_in_the_dark(pipeline)
    opened_in_the_dark(pipeline, DoorsOpenedUnseen("000001-1", (("main", 2), ("cashbox", 1))))
    assert pipeline.state.meters.doors == {"main": 2, "cashbox": 1}
    opened_in_the_dark(pipeline, DoorsOpenedUnseen("000001-2", (("main", 1),)))
    assert pipeline.state.meters.doors == {"main": 3, "cashbox": 1}


def test_a_record_that_grows_time_and_again_is_counted_to_its_last_figure(pipeline: Pipeline) -> None:
    for count in (1, 2, 3, 5):
        opened_in_the_dark(pipeline, DoorsOpenedUnseen("000001-1", (("main", count),)))
    assert pipeline.state.meters.doors == {"main": 5}


def test_a_door_that_still_stands_open_is_not_counted_a_second_time(pipeline: Pipeline) -> None:
    opened_in_the_dark(pipeline)
    pipeline.report("board", BoardInputs(("main",), ()))
    assert pipeline.state.meters.doors == {"main": 1}
    assert pipeline.order("board") == ports.BoardOrder(Lamp.DOOR)


def test_a_door_that_was_shut_unseen_counts_as_a_door_that_closes(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 5_00))
    pipeline.roll(1, 2)
    opened_in_the_dark(pipeline).report("board", SHUT)
    assert pipeline.state.accounting.games_before.door_close == 1


def test_it_is_shown_until_the_attendant_has_turned_the_key_and_turned_it_back(pipeline: Pipeline) -> None:
    opened_in_the_dark(pipeline).report("board", SHUT)
    assert pipeline.order("board") == ports.BoardOrder(Lamp.CALL)
    pipeline.report("board", BoardInputs((), ("attendant",)))
    assert pipeline.state.machine.doors_unseen == {"main": 1}
    pipeline.report("board", SHUT)
    assert pipeline.events[-1] == e.FaultsAcknowledged(("doors_unseen",), "attendant")
    assert pipeline.state.machine.doors_unseen == {}
    assert pipeline.order("board") == ports.BoardOrder(Lamp.OFF)


def test_a_board_that_is_unplugged_while_the_key_is_turned_acknowledges_nothing(pipeline: Pipeline) -> None:
    opened_in_the_dark(pipeline).report("board", BoardInputs((), ("attendant",)))
    pipeline.report("board", ports.Lost(message("device.unplugged")))
    pipeline.report("board", ports.Back("board"))
    pipeline.report("board", SHUT)
    assert pipeline.state.machine.doors_unseen == {"main": 1}


def test_once_the_doors_are_seen_to_be_shut_play_goes_on(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    opened_in_the_dark(pipeline)
    assert pipeline.refused(PlaceWager("field", 5_00)) == "door_open"
    pipeline.report("board", SHUT)
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.report("dice", ports.Back("twin"))
    pipeline.report("dice", ports.DiceReady())
    pipeline.give(CallDice())
