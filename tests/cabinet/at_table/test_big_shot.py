"""Big Shot at a shared table: everyone plays at once, and the fourth die is one more throw, for those who risk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.recall.describe import describe
from tests.cabinet.at_table.station import AUTO, SEAT, THROW, Station, kinds, up
from tests.cabinet.test_choices import GAME as BIG_SHOT

TAKE, RISK = c.Choose("big_shot", "take"), c.Choose("big_shot", "risk")
CHOICE_MS = AUTO.choice_ms


def playing() -> Station:
    """A station with 50.00 and 10.00 on the 6."""
    return Station(game=BIG_SHOT).seated().opens().bets("number@6", 10_00)


def three_hits() -> Station:
    """Three sixes, and the table gives time to choose."""
    station = playing()
    assert kinds(station.rolls(6, 6, 6))[-1] is e.DiceSettled
    station.show("choice", remaining_ms=CHOICE_MS)
    return station


def said(station: Station) -> tuple[ports.StationVerb, ...]:
    """What the table is told."""
    return station.wanted.say


def fourth(station: Station) -> None:
    """The round of the fourth die begins with the last seals: no bets are taken in it."""
    station.number += 1
    station.show("closing")


def test_three_dice_pay_and_a_station_without_a_bet_sees_them() -> None:
    station = playing()
    assert kinds(station.rolls(6, 6, 1))[-1] is e.DiceSettled
    assert station.state.credit_cents > 50_00
    station.opens()
    assert kinds(station.rolls(1, 2, 3)) == [e.RoundShown, e.DiceSeen]
    assert [roll.record.dice for roll in station.state.results.rolls] == [(6, 6, 1), (1, 2, 3)]


def test_the_time_to_choose_is_the_tables() -> None:
    station = three_hits()
    assert station.cabinet.choice_left_ms(station.state, station.now.at_ms + 1_000) == CHOICE_MS - 1_000
    assert station.state.visit.choice_closes_ms is None
    station.show("choice", stopped="paused", remaining_ms=CHOICE_MS)
    assert station.refused(RISK) == "bets_closed"
    unasked = playing()
    unasked.rolls(6, 6, 6)
    assert unasked.refused(RISK) == "no_decision_open", "the table has not asked yet"


def test_the_buttons_of_a_choice_are_lit_while_the_table_gives_time_and_no_longer() -> None:
    station = playing()
    station.rolls(6, 6, 6)
    grants = station.cabinet.grants(station.state)
    assert grants.refusal(RISK) is not None
    station.show("choice", remaining_ms=CHOICE_MS)
    grants = station.cabinet.grants(station.state, grants)
    assert grants.refusal(RISK) is None
    fourth(station)
    assert station.cabinet.grants(station.state, grants).refusal(RISK) is not None


def test_a_choice_is_sealed_and_counts_when_the_table_has_fixed_it() -> None:
    station = three_hits()
    assert kinds(station.give(TAKE)) == [e.ChoiceWanted]
    assert kinds(station.give(RISK)) == [e.ChoiceWanted], "it may be changed while there is time"
    assert station.state.credit_cents == 50_00
    fourth(station)
    assert (station.seal.bets, station.seal.final) == ({"number@6": 10_00}, True)
    assert station.refused(TAKE) == "no_decision_open"
    station.answers()
    assert kinds(station.closes()) == [e.RoundShown, e.ChoiceMade]
    assert kinds(station.show("rolling", throw=THROW + 2)) == [e.RoundShown, e.DiceCalled]
    assert kinds(station.show("decided", faces=(6,))) == [e.RoundShown, e.DiceSettled]
    assert station.state.credit_cents == 50_00 + 500_00
    assert [one.won_cents for one in station.at.owed] == [0, 500_00]
    assert describe(next(one for one in station.events if isinstance(one, e.ChoiceWanted))).phrase.say == (
        "The player wants this: Three hits: the win is taken"
    )


def test_a_win_that_is_taken_is_paid_and_the_fourth_die_is_only_seen() -> None:
    station = three_hits()
    station.give(TAKE)
    fourth(station)
    assert station.seal.bets == {}
    station.answers()
    (_, made) = station.closes()
    assert isinstance(made, e.ChoiceMade)
    assert (made.chosen, made.by) == ("take", "player")
    station.show("rolling", throw=THROW + 2)
    assert kinds(station.show("decided", faces=(6,))) == [e.RoundShown, e.DiceSeen]
    assert station.state.credit_cents == 50_00 + 120_00
    assert [one.won_cents for one in station.at.owed] == [0, 120_00]


def test_the_table_is_told_that_a_choice_is_made_as_soon_as_the_player_has_chosen() -> None:
    station = three_hits()
    assert said(station) == ()
    station.give(TAKE)
    assert (said(station), station.wanted.say_round) == (("chosen",), 1)
    station.give(RISK)
    assert said(station) == ("chosen",), "which of them, the seal says"
    station.give(c.Start("test"))
    assert said(station) == ("chosen",), "also after a power cut"
    station.open_for_play()
    fourth(station)
    assert (said(station), station.wanted.say_round) == ((), 0)


@pytest.mark.parametrize(("chosen", "by"), [(TAKE, "player"), (None, "clock")])
def test_a_round_that_ends_without_the_fourth_die_pays_the_win_that_is_taken(chosen: c.Choose | None, by: str) -> None:
    station = three_hits()
    if chosen is not None:
        station.give(chosen)
    fourth(station)
    station.answers()
    happened = (*station.closes(), *station.show("decided", throw=None, faces=()))
    assert kinds(happened) == [e.RoundShown, e.ChoiceMade, e.RoundShown, e.RoundNotThrown]
    assert next(one.by for one in happened if isinstance(one, e.ChoiceMade)) == by
    assert station.state.credit_cents == 50_00 + 120_00
    assert [(one.round, one.won_cents) for one in station.at.owed] == [(1, 0), (2, 120_00)]
    assert describe(happened[-1]).phrase.say == "Round 2 is over without a throw"
    station.opens().bets("number@5", 5_00)
    assert kinds(station.rolls(1, 2, 3))[-1] is e.DiceSettled, "the next round follows without a gap"


def test_a_station_that_missed_a_round_without_dice_makes_it_up_in_one_decision() -> None:
    station = three_hits()
    station.give(RISK)
    station.number += 1
    happened = station.show("decided", accepted={}, throw=None, faces=())
    assert kinds(happened) == [e.RoundShown, e.ChoiceMade, e.RoundNotThrown], "what was not sealed is not risked"
    assert station.state.credit_cents == 50_00 + 120_00


def test_bets_that_count_are_never_ended_without_dice() -> None:
    station = three_hits()
    station.give(RISK)
    fourth(station)
    station.answers()
    station.closes()
    station.show("decided", throw=None, faces=())
    assert station.at.disagreed is not None
    assert (station.at.disagreed.what, station.at.disagreed.there) == ("dice", "")
    assert up(station) == {"number@6": 10_00}


def test_without_a_choice_in_time_the_win_is_taken() -> None:
    station = three_hits()
    fourth(station)
    station.answers()
    (_, made) = station.closes()
    assert isinstance(made, e.ChoiceMade)
    assert (made.chosen, made.by) == ("take", "clock")


def test_a_risk_that_came_too_late_is_a_win_that_is_taken() -> None:
    """No die falls on a choice that could still change, and no player knows the die first."""
    station = three_hits()
    station.give(RISK)
    fourth(station)
    station.answers("late")
    happened = station.show("decided", accepted={}, throw=THROW + 2, faces=(6,))
    assert kinds(happened) == [e.RoundShown, e.ChoiceMade, e.DiceSeen]
    assert station.state.credit_cents == 50_00 + 120_00


@pytest.mark.parametrize(("chosen", "credit_cents"), [(TAKE, 170_00), (RISK, 550_00)])
def test_a_power_cut_anywhere_leaves_the_choice_as_it_was_accepted(chosen: c.Choose, credit_cents: int) -> None:
    steps: list[Callable[[Station], object]] = [
        lambda station: station.give(chosen),
        fourth,
        lambda station: station.report("dice", ports.SealAnswered(2, 1, "sealed")),
        lambda station: station.show("closed", accepted={SEAT: 1}),
        lambda station: station.show("rolling", throw=THROW + 2),
        lambda station: station.show("decided", faces=(6,)),
    ]
    for cut in range(len(steps)):
        station = three_hits()
        for number, step in enumerate(steps):
            step(station)
            if number == cut:
                station.give(c.Start("test"))
                station.open_for_play()
        assert station.state.credit_cents == credit_cents, cut
        assert station.at.disagreed is None


def test_a_stake_on_the_number_waits_through_everything_and_cannot_be_cashed_out() -> None:
    station = three_hits()
    assert station.refused(c.CashOut()) == "bets_up"
    assert up(station) == {"number@6": 10_00}
    assert station.wanted.seated


def test_the_wrong_number_of_dice_decides_nothing() -> None:
    station = three_hits()
    station.give(RISK)
    fourth(station)
    station.answers()
    station.closes()
    station.show("rolling", throw=THROW + 2)
    station.show("decided", faces=(6, 6, 6))
    assert station.at.disagreed is not None
    assert (station.at.disagreed.what, station.at.disagreed.here) == ("dice", "1")
    assert up(station) == {"number@6": 10_00}


def test_auto_repeat_ends_before_a_choice() -> None:
    station = Station(replace(AUTO, mode="roll", auto_repeat=True), game=BIG_SHOT).seated().opens()
    station.bets("number@6", 10_00)
    station.give(c.StartAutoRepeat())
    assert e.AutoRepeatEnded in kinds(station.rolls(6, 6, 6))
