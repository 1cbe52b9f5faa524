"""What contradicts this station's journal is a fault: nothing of it is taken, and both values are on record."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.faults import present
from terminal.common.places import SHEETS
from terminal.rules.games import OWN_SHEETS, kind_of, open_game
from terminal.rules.sheet import Sheet
from tests.cabinet.at_table.station import AUTO, SEAT, THROW, Station, kinds, up
from tests.cabinet.faults_brought_about import turned
from tests.cabinet.pipeline import GAME, STRATEGIES


def betting() -> Station:
    return Station().seated().opens().bets("pass_line", 10_00)


def rolling() -> Station:
    station = betting()
    station.show("closing")
    station.answers()
    station.closes()
    station.show("rolling", throw=THROW)
    return station


def decided() -> Station:
    station = rolling()
    station.show("decided", faces=(2, 2))
    return station


def next_round(station: Station, skipped: int = 0, **fields: object) -> tuple[e.Event, ...]:
    station.number += 1 + skipped
    return station.show("open", **fields)


CONTRADICTIONS: dict[str, tuple[Callable[[], Station], Callable[[Station], object], tuple[str, str]]] = {
    "round": (decided, lambda station: next_round(station, skipped=1), ("2", "3")),
    "sheet": (decided, lambda station: next_round(station, sheet="00"), ("", "00")),
    "point": (decided, lambda station: next_round(station, point=6), ("4", "6")),
    "marks": (decided, lambda station: next_round(station, marks={"since_seven": (4, 5)}), ("", "")),
    "accepted": (betting, lambda station: station.closes(7), ("1", "7")),
    "throw": (rolling, lambda station: station.show("decided", throw=THROW - 1, faces=(2, 2)), ("", "")),
    "dice": (decided, lambda station: station.show("decided", faces=(6, 6)), ("", "")),
}


@pytest.mark.parametrize("what", CONTRADICTIONS)
def test_a_contradiction_is_on_record_with_both_values_and_nothing_is_taken(what: str) -> None:
    reach, contradict, (here, there) = CONTRADICTIONS[what]
    station = reach()
    before = station.state
    contradict(station)
    found = station.at.disagreed
    assert found is not None
    assert found.what == what
    assert found.here.startswith(here)
    assert found.there.startswith(there)
    assert (station.state.table, station.state.meters) == (before.table, before.meters)
    assert "table_disagrees" in [fault.code for fault in present(station.state)]
    expected = "table_disagrees" if station.state.dice.throw is None else "bets_closed"
    assert station.refused(c.PlaceWager("field", 5_00)) == expected


def test_an_older_version_than_the_table_has_answered_for_is_none_that_it_can_accept() -> None:
    station = betting().bets("field", 5_00)
    station.closes(1)
    assert station.at.disagreed is not None
    assert (station.at.disagreed.here, station.at.disagreed.there) == ("2", "1")
    assert up(station) == {"pass_line": 10_00, "field": 5_00}


def test_bets_that_the_table_has_answered_for_are_not_left_out_of_its_list() -> None:
    station = betting()
    station.closes(0)
    assert station.at.disagreed is not None
    assert (station.at.disagreed.here, station.at.disagreed.there) == ("1", "0")


def test_a_list_that_has_left_a_seal_out_does_not_name_it_later() -> None:
    station = Station().seated().opens()
    station.give(c.PlaceWager("field", 5_00))
    station.show("closed", accepted={})
    assert up(station) == {}
    station.show("rolling", throw=THROW, accepted={SEAT: 1})
    assert station.at.disagreed is not None
    assert (station.at.disagreed.what, up(station)) == ("accepted", {})


def test_a_list_of_accepted_bets_never_changes() -> None:
    station = rolling()
    station.show("decided", faces=(2, 2), accepted={SEAT: 1})
    assert station.at.disagreed is not None
    assert station.at.disagreed.what == "accepted"


@pytest.mark.parametrize("faces", [(1,), (1, 2, 3), (0, 1), (1, 7), None])
def test_impossible_dice_decide_nothing(faces: tuple[int, ...] | None) -> None:
    station = rolling()
    station.show("decided", faces=faces)
    assert station.at.disagreed is not None
    assert station.at.disagreed.what == "dice"
    assert station.state.bet_cents == 10_00


def test_while_they_disagree_nothing_more_is_taken_from_the_table() -> None:
    station = betting()
    station.closes(7)
    assert station.show("rolling", throw=THROW) == ()
    assert station.show("decided", faces=(2, 2)) == ()


def test_without_bets_the_credit_can_be_cashed_out_all_the_same() -> None:
    station = Station().seated().opens()
    station.number += 5
    station.show("open")
    assert station.at.disagreed is not None
    station.give(c.CashOut())


def test_a_technician_has_it_compared_again_and_it_goes_on_where_it_agrees_now() -> None:
    station = betting()
    station.closes(7)
    turned("technician")(station)
    assert station.at.disagreed is not None, "it is as it was"
    at = station.at
    station.state = replace(station.state, at_table=replace(at, sealed=(replace(at.sealed[0], number=7),)))
    turned("technician")(station)
    assert station.at.disagreed is None
    assert up(station) == {"pass_line": 10_00}


def test_an_older_report_that_comes_again_causes_nothing() -> None:
    station = decided()
    table = station.table
    assert table is not None
    for earlier in (
        replace(table, phase="open", faces=None, throw=None, accepted=None),
        replace(table, phase="rolling", faces=None),
        table,
    ):
        assert station.see(earlier) == ()
    assert station.report("dice", ports.SealAnswered(1, 1, "sealed")) == ()
    assert station.report("dice", ports.SeatTaken(SEAT, 0)) == ()


# Joining
# ----------------------------------------------------------------------------------------------------------------------


def test_a_new_station_takes_the_puck_of_the_table_and_what_the_felt_counts() -> None:
    station = Station().seated(applied_round=41)
    happened = next_round(station, point=6, marks={"since_seven": (5, 6)})
    assert kinds(happened) == [e.PuckFollowed, e.RoundShown]
    assert station.state.felt.point == 6
    assert station.refused(c.PlaceWager("lucky_low", 1_00)) == "after_a_seven_only"
    assert station.refused(c.PlaceWager("pass_line", 5_00)) == "come_out_only"


def test_a_seat_that_is_given_anew_forgets_nothing_that_is_awaited() -> None:
    """A station that is moved keeps its bets, also those that were taken down and may still count."""
    station = betting()
    station.give(c.ClearAll())
    station.report("dice", ports.SeatTaken(SEAT + 1, 0))
    assert [felt.bet_cents for felt in station.at.may_count] == [10_00, 0]
    assert station.at.seat == SEAT + 1


def test_from_then_on_its_own_puck_has_to_be_the_tables() -> None:
    station = Station().seated(applied_round=41)
    next_round(station, point=6, marks={"since_seven": (6,)})
    station.rolls(3, 3)
    assert station.state.felt.point is None
    next_round(station, point=6)
    assert station.at.disagreed is not None


def test_a_station_joins_in_any_phase_and_counts_from_that_round_on() -> None:
    for phase in ("open", "closing", "closed", "rolling"):
        station = Station().seated(applied_round=6)
        station.number = 7
        fields: dict[str, object] = {"accepted": {}} if phase in ("closed", "rolling") else {}
        if phase == "rolling":
            fields["throw"] = THROW
        station.show(phase, **fields)
        if phase not in ("closed", "rolling"):
            station.show("closed", accepted={})
        station.show("decided", throw=THROW, faces=(2, 2))
        assert station.wanted.applied_round == 7, phase


def test_the_round_that_was_decided_before_a_station_joined_is_not_its_own() -> None:
    station = Station().seated(applied_round=6)
    assert station.show("decided", throw=THROW, faces=(2, 2), accepted={}) == ()
    assert station.refused(c.PlaceWager("field", 5_00)) == "table"
    assert kinds(next_round(station)) == [e.RoundShown]


def test_the_table_chooses_the_game_and_a_station_without_bets_follows() -> None:
    name = OWN_SHEETS["crapless"]
    other = open_game(Sheet.parse((SHEETS / f"{name}.ini").read_text(), f"{name}.ini"))
    station = Station().seated().opens()
    station.cabinet = Cabinet({GAME.sheet: GAME, other.sheet: other}, AUTO, strategies=STRATEGIES)
    assert station.refused(c.ChooseGame(other.sheet)) == "station"
    station.rolls(1, 1)
    happened = next_round(station, sheet=other.sheet_digest, marks={})
    assert kinds(happened) == [e.GameChosen, e.RoundShown]
    station.bets("pass_line", 5_00)
    station.rolls(1, 1)
    assert station.state.felt.point == 2, "in crapless 2 is a Point"
    next_round(station, sheet=GAME.sheet_digest)
    assert station.at.disagreed is not None, "not with bets on the felt"


def test_a_station_that_joins_mid_hand_counts_the_rolls_that_came_before_it() -> None:
    """Hot Roller asks for each way of a number since the last 7; the two ways of the 4 may have come before."""
    name = "craps-side-bets"
    game = open_game(Sheet.parse((SHEETS / f"{name}.ini").read_text(), f"{name}.ini"))
    there = Station(game=game).seated().opens()
    for dice in ((1, 3), (2, 2)):
        there.rolls(*dice)
        there.notes()
        there.opens()
    marks, point = kind_of(there.state.table).marks(there.state.table), there.state.felt.point or 0
    assert marks["rolls"] == (13, 22)
    joined = Station(game=game).seated(applied_round=2)
    joined.opens(point=point, marks=marks)
    assert joined.state.table.marks == there.state.table.marks  # type: ignore[attr-defined]


# A game that is not offered here
# ----------------------------------------------------------------------------------------------------------------------

FOREIGN = "ab" * 32


def test_a_station_takes_no_bets_while_the_table_plays_a_game_that_it_does_not_offer_and_nothing_is_wrong() -> None:
    station = Station().seated().opens()
    station.rolls(1, 1)
    station.notes()
    happened = next_round(station, sheet=FOREIGN, point=2, marks={"main": (7,)})
    assert kinds(happened) == [e.RoundShown]
    assert present(station.state) == ()
    assert station.refused(c.PlaceWager("field", 5_00)) == "game_not_offered"
    assert station.state.configuration.sheet_digest != FOREIGN
    station.give(c.CashOut())


def test_it_passes_each_of_its_rounds_and_plays_again_with_the_puck_of_the_table() -> None:
    station = Station().seated().opens()
    station.rolls(1, 1)
    station.notes()
    for dice in ((1, 2, 3), (2, 2)):
        next_round(station, sheet=FOREIGN, point=2)
        station.show("closing")
        station.answers()
        station.closes()
        station.show("rolling", throw=THROW + station.number)
        assert kinds(station.show("decided", faces=dice)) == [e.RoundShown, e.SeatRoundPassed]
        assert station.wanted.result is not None
        assert (station.wanted.result.won_cents, station.wanted.result.stake_cents) == (0, 0)
        station.notes()
    assert station.state.results.rolls[-1].record.dice == (1, 1), "dice of another game are none of its own"
    happened = next_round(station, point=6)
    assert kinds(happened) == [e.PuckFollowed, e.RoundShown]
    assert station.state.felt.point == 6
    station.bets("field", 5_00)
    station.rolls(1, 2)
    assert station.at.disagreed is None


def test_with_bets_up_such_a_round_is_a_contradiction() -> None:
    station = betting()
    station.rolls(2, 2)
    next_round(station, sheet=FOREIGN)
    assert station.at.disagreed is not None
    assert station.at.disagreed.what == "sheet"
