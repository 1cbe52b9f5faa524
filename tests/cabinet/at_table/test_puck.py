"""A station at a table whose shooter moves the puck to OFF: at its own touch, and when another seat does it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.recall.describe import describe
from tests.cabinet.at_table.station import AUTO, SEAT, Station, kinds, up

MAY = replace(AUTO, puck_can_be_reset="2", shooter_needs="any_bet")


def at_point(profile: object = MAY, *, shooter: int = SEAT) -> Station:
    """The point is 4, a Place bet is up, and the next round is open."""
    station = Station(profile).seated().opens(shooter=shooter).bets("field", 5_00)
    station.rolls(2, 2)
    station.opens(shooter=shooter)
    station.bets("place@6", 6_00)
    return station


def not_thrown(station: Station) -> tuple[e.Event, ...]:
    """The table ends the round without dice."""
    station.show("closing")
    if station.wanted.seal is not None:
        station.answers()
    station.closes()
    return station.show("decided", throw=None, faces=())


def opens_off(station: Station) -> tuple[e.Event, ...]:
    """The next round is a come-out."""
    station.number += 1
    assert station.table is not None
    marks = {name: counted for name, counted in (station.table.marks or {}).items() if name != "since_point"}
    return station.show("open", point=0, marks=marks, shooter=SEAT)


def test_the_shooter_says_it_to_the_table_once_and_the_puck_waits_for_the_table() -> None:
    station = at_point()
    assert kinds(station.give(c.PuckOff())) == [e.StationSaid]
    assert station.wanted.say == ("puck_off",)
    assert station.state.felt.point == 4
    assert station.refused(c.PuckOff()) == "said"


def test_the_bets_ride_over_the_round_without_dice_and_the_puck_follows_with_the_switches() -> None:
    station = at_point()
    credit_cents = station.state.credit_cents
    assert kinds(not_thrown(station)) == [e.RoundShown, e.RoundNotThrown]
    assert (up(station), station.state.credit_cents) == ({"place@6": 6_00}, credit_cents)
    happened = opens_off(station)
    assert kinds(happened) == [e.BetsMoved, e.RoundShown]
    assert describe(happened[0]).phrase.say == "Puck moved by hand: switched off buy, hard, lay, odds, place"
    assert station.state.felt.point is None
    assert (up(station), station.state.credit_cents) == ({"place@6": 6_00}, credit_cents)
    assert station.cabinet.bets_off(station.state) == {"place@6"}, "as where a player alone moves it (rule book 1.8)"


def test_a_player_undoes_no_move_of_the_tables_puck() -> None:
    station = at_point()
    not_thrown(station)
    opens_off(station)
    assert station.refused(c.Undo()) == "nothing_to_undo"
    assert station.state.felt.point is None


def test_no_dice_are_taken_with_another_point_than_that_of_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever has moved the puck here since the round was opened."""
    monkeypatch.setattr("terminal.cabinet.play._verify_puck_stays", lambda *_: None)
    station = at_point()
    not_thrown(station)
    opens_off(station)
    station.give(c.Undo())
    assert station.state.felt.point
    station.rolls(3, 4)
    assert station.state.at_table.disagreed is not None
    assert station.state.at_table.disagreed.what == "point"


def test_the_round_without_dice_is_a_result_of_its_own_that_moves_no_money() -> None:
    station = at_point()
    not_thrown(station)
    owed = station.at.owed[-1]
    assert (owed.round, owed.won_cents, owed.lost_cents, owed.stake_cents) == (2, 0, 0, 0)


def test_where_the_puck_stays_the_shooter_is_told_and_may_ask_again_after_the_next_dice() -> None:
    station = at_point()
    not_thrown(station)
    station.opens(shooter=SEAT)
    assert station.refused(c.PuckOff()) == "puck_related_bet"
    station.rolls(5, 4)
    station.opens(shooter=SEAT)
    assert kinds(station.give(c.PuckOff())) == [e.StationSaid]


def test_only_the_shooter_without_a_bet_of_the_point_moves_the_puck_while_bets_are_taken() -> None:
    assert at_point(shooter=SEAT + 1).refused(c.PuckOff()) == "shooter"
    assert at_point(replace(MAY, puck_can_be_reset="0")).refused(c.PuckOff()) == "puck_reset"
    held = at_point()
    held.bets("come", 5_00)
    assert held.refused(c.PuckOff()) == "puck_related_bet"
    late = at_point()
    late.show("closing")
    assert late.refused(c.PuckOff()) == "bets_closed"
    assert Station(MAY).refused(c.PuckOff()) == "table", "before it has its seat"
    off = Station(MAY).seated().opens(shooter=SEAT)
    assert off.refused(c.PuckOff()) == "puck_is_off"


def test_a_table_that_moves_the_puck_over_a_bet_of_the_point_is_not_followed() -> None:
    station = at_point()
    station.bets("come", 5_00)
    not_thrown(station)
    happened = opens_off(station)
    assert kinds(happened) == [e.TableDisagreed]
    assert isinstance(happened[0], e.TableDisagreed)
    assert (happened[0].what, happened[0].here, happened[0].there) == ("point", "4", "0")


@pytest.mark.parametrize("point", [0, 6])
def test_a_puck_that_moves_without_a_round_that_asked_for_it_is_not_followed(point: int) -> None:
    station = at_point()
    station.rolls(5, 4)
    station.number += 1
    assert station.table is not None
    moved = with_fields(
        station.table, round=station.number, phase="open", point=point, throw=None, faces=None, accepted=None
    )
    assert kinds(station.see(moved)) == [e.TableDisagreed]


def test_a_station_that_was_cut_off_meanwhile_follows_both_rounds_when_it_is_back() -> None:
    station = at_point()
    station.number += 1
    assert station.table is not None
    known = station.at.known
    assert known is not None
    over = with_fields(station.table, phase="decided", faces=(), throw=None, accepted={SEAT: known.number})
    assert kinds(station.see(over)) == [e.RoundShown, e.RoundNotThrown]
    assert kinds(station.show("open", point=0, marks={}, shooter=SEAT)) == [e.BetsMoved, e.RoundShown]
    assert station.state.felt.point is None
