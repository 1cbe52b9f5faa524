"""An untouched table is covered, and a player who has left has no session any more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import reserve
from terminal.cabinet.commands import CallAttendant, CallDice, CashOut, PlaceWager, SetOption, TimePasses
from terminal.cabinet.events import Event, SessionEnded, from_bytes
from terminal.cabinet.inactivity import DIM_TIMES, stirs
from terminal.settings.sections.game import Mode
from tests.cabinet.at_table.station import ROLL, Station
from tests.cabinet.pipeline import PROFILE, Pipeline

ATTRACT_MS = PROFILE.attract_ms
DIM_MS = DIM_TIMES * ATTRACT_MS
ALWAYS_MS = 100 * DIM_MS


def cover(pipeline: Pipeline, untouched_ms: int) -> str:
    """What covers the table after so long without a touch."""
    return pipeline.cabinet.cover(pipeline.state, untouched_ms)


@pytest.fixture
def played() -> Pipeline:
    """A table with a player's credit."""
    return Pipeline().open_for_play().feed(100)


@pytest.fixture
def left(played: Pipeline) -> Pipeline:
    """A table whose player has taken a ticket and gone."""
    played.give(SetOption("language", "en"))
    played.give(SetOption("show_hints", "yes"))
    played.give(CashOut())
    played.report("printer", ports.TicketPrinted(1))
    played.report("printer", ports.PrinterReady())
    return played


def test_a_table_without_credit_attracts_after_its_time_without_a_touch(pipeline: Pipeline) -> None:
    assert (cover(pipeline, ATTRACT_MS - 1), cover(pipeline, ATTRACT_MS)) == ("play", "attract")


def test_a_players_table_is_dimmed_only_after_three_times_as_long(played: Pipeline) -> None:
    assert (cover(played, DIM_MS - 1), cover(played, DIM_MS)) == ("play", "dim")


def test_no_table_is_covered_while_the_dice_are_out(played: Pipeline) -> None:
    played.give(PlaceWager("field", 1_00))
    played.give(CallDice())
    assert cover(played, ALWAYS_MS) == "play"
    assert cover(played.throw(3, 1), DIM_MS) == "dim"


@pytest.mark.parametrize("mode", ["auto", "live", "video"])
def test_where_the_dice_do_not_wait_a_players_table_is_never_covered(mode: Mode) -> None:
    pipeline = Pipeline(profile=replace(PROFILE, mode=mode)).open_for_play().feed(100)
    assert cover(pipeline, ALWAYS_MS) == "play"


def test_at_a_station_the_dice_wait_in_no_mode_and_are_no_touch() -> None:
    """A player who has left with bets on the felt is logged out although the table plays on."""
    station = Station(ROLL).seated().opens().bets("pass_line", 10_00)
    assert station.cabinet.cover(station.state, 10 * ROLL.attract_ms) == "play"
    before, seen = station.state, len(station.events)
    station.rolls(2, 2)
    assert stirs(ROLL, before, station.state, tuple(station.events[seen:])) is False
    before, seen = station.opens().state, len(station.events)
    station.give(CallDice())
    assert stirs(ROLL, before, station.state, tuple(station.events[seen:]))


def test_an_open_door_or_a_turned_key_is_never_covered(pipeline: Pipeline) -> None:
    pipeline.report("board", ports.BoardInputs(("main",), ()))
    assert cover(pipeline, ALWAYS_MS) == "play"
    pipeline.turn_keys("attendant")
    assert cover(pipeline, ALWAYS_MS) == "play"
    pipeline.turn_keys()
    assert cover(pipeline, ATTRACT_MS) == "attract"


def test_no_player_is_asked_in_who_could_not_play(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.ValidatorFault("jam", message("validator.jam")))
    assert cover(pipeline, ALWAYS_MS) == "play"


def test_a_ticket_under_way_is_not_covered(played: Pipeline) -> None:
    played.give(CashOut())
    assert cover(played, ALWAYS_MS) == "play"


def test_a_reserved_station_is_not_covered(played: Pipeline) -> None:
    played.give(reserve("4711"))
    assert cover(played, ALWAYS_MS) == "play"


def moved(pipeline: Pipeline, *commands: object) -> bool:
    """Whether what these commands made happen is as good as a touch."""
    before, seen = pipeline.state, len(pipeline.events)
    for command in commands:
        pipeline.give(command)  # type: ignore[arg-type]
    return stirs(pipeline.cabinet.profile, before, pipeline.state, tuple(pipeline.events[seen:]))


def test_money_bets_dice_and_words_are_as_good_as_a_touch(played: Pipeline) -> None:
    assert moved(played, PlaceWager("field", 1_00))
    assert moved(played, CallAttendant(on=True))
    assert moved(played, SetOption("show_hints", "yes"))
    before, seen = played.state, len(played.events)
    played.feed(20)
    assert stirs(PROFILE, before, played.state, tuple(played.events[seen:]))


def test_a_key_turned_back_restarts_the_time_for_it_rests_under_the_key(pipeline: Pipeline) -> None:
    pipeline.turn_keys("attendant")
    before = pipeline.state
    assert stirs(PROFILE, before, pipeline.state, ()) is False
    happened: tuple[Event, ...] = pipeline.turn_keys()
    assert stirs(PROFILE, before, pipeline.state, happened)


def test_what_a_device_says_of_itself_is_no_touch(played: Pipeline) -> None:
    before = played.state
    assert not stirs(PROFILE, before, played.state, played.report("printer", ports.PrinterReady(paper_low=True)))


def test_the_session_of_a_player_who_has_left_ends_with_his_options(left: Pipeline) -> None:
    assert left.state.visit.session is not None
    assert left.give(TimePasses(ATTRACT_MS - 1)) == ()
    assert left.give(TimePasses(ATTRACT_MS)) == (SessionEnded(untouched=True),)
    assert left.state.visit.session is None
    assert left.state.visit.options == {}
    assert left.give(TimePasses(ATTRACT_MS + 1)) == ()


def test_time_alone_ends_no_session_while_the_screen_is_touched(left: Pipeline) -> None:
    assert left.wait(ALWAYS_MS // 100).give(TimePasses()) == ()


def test_a_dimmed_table_keeps_the_players_session(played: Pipeline) -> None:
    assert played.give(TimePasses(DIM_MS)) == ()
    assert played.state.visit.session is not None


def test_under_a_staffs_key_no_session_ends(left: Pipeline) -> None:
    left.turn_keys("technician")
    assert left.give(TimePasses(ALWAYS_MS)) == ()


def test_an_earlier_journals_end_of_a_session_is_read_as_it_was() -> None:
    assert from_bytes(b'{"kind":"session_ended"}') == SessionEnded()
