"""A station plays only where it is set up as its table is: in one mode, with one currency, and one rule of the puck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from terminal.cabinet import commands as c
from terminal.cabinet.faults import present
from tests.cabinet.at_table.station import AUTO, THROW, Station, up

TERMS = AUTO.alike()


def faults(station: Station) -> list[str]:
    return [fault.code for fault in present(station.state) if fault.code.startswith("table")]


def test_what_must_be_alike_is_what_the_buttons_and_the_money_of_a_station_follow() -> None:
    assert TERMS == {"money.currency": "USD", "game.mode": "auto", "game.puck_can_be_reset": "0"}


@pytest.mark.parametrize(
    ("name", "there"), [("game.mode", "roll"), ("money.currency", "EUR"), ("game.puck_can_be_reset", "2")]
)
def test_a_station_that_is_set_up_otherwise_takes_no_bets_and_says_so(name: str, there: str) -> None:
    station = Station().seated().opens(terms={**TERMS, name: there})
    assert station.refused(c.PlaceWager("field", 5_00)) == "table_terms"
    assert station.refused(c.CallDice()) == "table_terms"
    assert faults(station) == ["table_terms"]
    station.give(c.CashOut())
    assert station.state.credit_cents == 0


def test_it_plays_as_soon_as_the_table_shows_its_own_value() -> None:
    station = Station().seated().opens(terms={**TERMS, "game.mode": "roll"})
    station.show("open", terms=TERMS)
    assert faults(station) == []
    station.bets("field", 5_00)


def test_bets_that_are_up_are_played_to_their_end_first() -> None:
    station = Station().seated().opens(terms=TERMS).bets("field", 5_00)
    station.show("open", terms={**TERMS, "game.mode": "roll"})
    assert faults(station) == []
    station.rolls(3, 2)
    assert up(station) == {}
    assert station.refused(c.PlaceWager("field", 5_00)) == "table_terms"


def test_a_table_of_an_earlier_version_says_nothing_of_it_and_is_played_at() -> None:
    station = Station(replace(AUTO, mode="roll")).seated().opens()
    station.bets("field", 5_00)
    assert faults(station) == []


def test_a_round_without_this_station_is_still_seen() -> None:
    station = Station().seated().opens(terms={**TERMS, "game.mode": "roll"})
    station.show("decided", throw=THROW, faces=(3, 1), accepted={})
    assert station.at.applied_round == station.number
