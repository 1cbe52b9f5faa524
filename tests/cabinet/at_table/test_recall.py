"""A recalled game of a station shows the round of the table: its number, the versions, the late chips and the times."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.fold import fold
from terminal.recall.describe import describe
from terminal.recall.following import Place
from terminal.recall.game import Game, recalled
from terminal.recall.games import last_games
from tests.cabinet.at_table.station import SEAT, THROW, Station


def game_with_a_late_chip() -> Game:
    """The only game of a station whose last chip came too late, and which was away for an hour before the dice."""
    station = Station().seated().opens().bets("field", 5_00)
    station.wait(1_000).give(c.PlaceWager("field", 20_00))
    station.wait(1_000)
    station.show("closing")
    station.answers("late")
    station.closes()
    decided_ms = station.now.at_ms
    station.wait(3_600_000)
    station.show("decided", throw=THROW, faces=(3, 1), accepted={SEAT: 1}, began_ms=decided_ms)
    (found,) = last_games(station.history(), station.state.meters.games)
    assert found.span.after_seq == 0
    return recalled(station.history(), found.span, Place(0, station.cabinet.new_state()))


def test_every_step_of_the_round_is_there_in_words() -> None:
    steps = [describe(step.event).phrase.say for step in game_with_a_late_chip().steps]
    round_steps = [step for step in steps if step.startswith("Round ")]
    assert round_steps == [
        "Round 1: betting is open",
        "Round 1: the bets are sealed as version 1",
        "Round 1: the table has version 1",
        "Round 1: the bets are sealed as version 2",
        "Round 1: the betting time is over",
        "Round 1: version 2 came too late",
        "Round 1: the bets that count are fixed",
        "Round 1: version 1 of the bets counts: too late and back in the credit Field 20.00",
        "Round 1: the dice count; at the table 60 minutes before",
    ]


def test_what_counted_and_what_it_won_is_that_of_the_accepted_version() -> None:
    game = game_with_a_late_chip()
    assert (game.bet_cents, game.won_cents, game.end_cents) == (5_00, 5_00, 55_00)


def test_when_the_dice_fell_at_the_table_and_when_the_station_took_them_are_both_there() -> None:
    game = game_with_a_late_chip()
    (decided,) = (step for step in game.steps if isinstance(step.event, e.RoundShown) and step.event.shown.faces)
    assert isinstance(decided.event, e.RoundShown)
    assert (decided.event.at_ms, decided.event.at_ms - decided.event.shown.began_ms) == (decided.at_ms, 3_600_000)


def test_a_game_at_a_station_folds_to_the_same_state_as_it_was_played() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.rolls(3, 1)
    state = station.cabinet.new_state()
    for event in station.events:
        state = fold(state, event)
    assert state == station.state
