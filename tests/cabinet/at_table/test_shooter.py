"""Who throws: ready in mode roll, the shooter's button, dice passed on and taken, and the hand that a station saw."""

from __future__ import annotations

from dataclasses import replace

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.at_table import seats
from terminal.recall.describe import describe
from tests.cabinet.at_table.station import AUTO, ROLL, SEAT, Station, kinds


def test_in_mode_roll_a_player_with_a_bet_is_ready_and_bets_go_on_until_the_others_are() -> None:
    station = Station(ROLL).seated().opens()
    assert station.refused(c.CallDice()) == "bets_not_valid"
    station.bets("field", 5_00)
    assert kinds(station.give(c.CallDice())) == [e.StationSaid]
    assert (station.wanted.say, station.wanted.say_round) == (("ready",), 1)
    assert station.refused(c.CallDice()) == "said"
    station.give(c.PlaceWager("field", 5_00))


def test_what_was_said_is_of_its_round_only() -> None:
    station = Station(ROLL).seated().opens().bets("pass_line", 10_00)
    station.give(c.CallDice())
    station.rolls(2, 2)
    assert station.wanted.say == ()
    assert station.opens().wanted.say == ()


def test_where_the_clock_or_a_dealer_closes_the_bets_the_player_does_not() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    assert station.refused(c.CallDice()) == "shooter"
    live = Station(replace(AUTO, mode="live")).seated().opens().bets("field", 5_00)
    assert live.refused(c.CallDice()) == "dealer"
    assert live.refused(c.NoMoreBets(1, "Ann")) == "dealer", "the dealer's console is the table's"


def test_no_dealer_is_missed_at_a_station_and_no_betting_time_of_its_own_runs() -> None:
    for mode in ("live", "auto", "video", "roll"):
        station = Station(replace(AUTO, mode=mode)).seated().opens()
        station.wait(3_600_000)
        assert station.give(c.TimePasses()) == (), mode
        assert station.state.visit.betting_closes_ms is None


def test_the_shooter_throws_when_the_bets_are_closed_and_nobody_else() -> None:
    station = Station().seated().opens(shooter=SEAT)
    assert seats.is_shooter(station.state)
    station.closes()
    assert kinds(station.give(c.CallDice())) == [e.StationSaid]
    assert station.wanted.say == ("roll",)
    other = Station().seated().opens(shooter=SEAT + 1)
    other.closes()
    assert other.refused(c.CallDice()) == "shooter"
    assert describe(station.events[-1]).phrase.say == "Round 1: The shooter throws"


def test_the_button_of_the_dice_is_lit_for_the_shooter_when_it_is_needed() -> None:
    station = Station().seated().opens(shooter=SEAT)
    grants = station.cabinet.grants(station.state)
    assert grants.refusal(c.CallDice()) is not None
    station.closes()
    grants = station.cabinet.grants(station.state, grants)
    assert grants.refusal(c.CallDice()) is None
    station.give(c.CallDice())
    assert station.cabinet.grants(station.state, grants).refusal(c.CallDice()) is not None


def test_the_time_of_each_phase_is_the_tables_and_only_that_for_bets_is_a_betting_time() -> None:
    station = Station().seated().opens(shooter=SEAT, remaining_ms=20_000)
    now_ms = station.now.at_ms + 5_000
    assert station.cabinet.betting_left_ms(station.state, now_ms) == 15_000
    station.show("closing")
    station.show("closed", accepted={}, remaining_ms=10_000)
    assert station.cabinet.betting_left_ms(station.state, now_ms) is None
    assert station.cabinet.phase_left_ms(station.state, now_ms) == 5_000


def test_the_shooter_passes_the_dice_before_the_first_throw_of_the_hand_only() -> None:
    station = Station().seated().opens(shooter=SEAT)
    station.give(c.PassTheDice())
    assert station.wanted.say == ("pass_dice",)
    assert station.refused(c.PassTheDice()) == "said"
    later = Station().seated().opens(shooter=SEAT)
    later.rolls(5, 6)
    assert later.opens(shooter=SEAT).refused(c.PassTheDice()) == "shooter"
    other = Station().seated().opens(shooter=SEAT + 1)
    assert other.refused(c.PassTheDice()) == "shooter"


def test_the_dice_are_taken_on_a_come_out_by_one_who_has_them_not() -> None:
    station = Station().seated().opens(shooter=None)
    station.give(c.TakeTheDice())
    assert station.wanted.say == ("take_dice",)
    assert station.refused(c.TakeTheDice()) == "said"
    point = Station().seated().opens()
    point.rolls(2, 2)
    assert point.opens().refused(c.TakeTheDice()) == "shooter"
    shooter = Station().seated().opens(shooter=SEAT)
    assert shooter.refused(c.TakeTheDice()) == "shooter"


def test_a_cabinet_alone_passes_no_dice() -> None:
    station = Station(replace(AUTO, table_role="alone", mode="roll"))
    assert station.refused(c.PassTheDice()) == station.refused(c.TakeTheDice()) == "station"


def test_the_hand_of_the_shooter_is_counted_with_its_rolls_and_points() -> None:
    station = Station().seated().opens(shooter=5)
    began_ms = station.now.at_ms
    station.wait(30_000)
    station.rolls(2, 2)
    station.opens(shooter=5).wait(30_000)
    station.rolls(1, 3)
    hand = station.at.shooting
    assert hand is not None
    assert (hand.seat, hand.since_ms, hand.rolls, hand.points) == (5, began_ms, 2, 1)
    station.opens(shooter=5).rolls(5, 5)
    station.opens(shooter=5).rolls(3, 4)
    assert station.at.shooting is None, "a seven-out ends it"
    station.opens(shooter=7)
    assert station.at.shooting is not None
    assert (station.at.shooting.seat, station.at.shooting.rolls) == (7, 0)


# Automatic repeats
# ----------------------------------------------------------------------------------------------------------------------


def waits(station: Station) -> list[type[e.Event]]:
    """What follows by itself in the next seconds."""
    found: list[type[e.Event]] = []
    for _ in range(4):
        station.wait(1_000)
        found += kinds(station.give(c.TimePasses()))
    return found


def test_auto_repeat_puts_the_bets_up_in_the_next_round_and_is_ready() -> None:
    station = Station(replace(ROLL, auto_repeat=True)).seated().opens().bets("field", 5_00)
    station.give(c.StartAutoRepeat())
    assert e.StationSaid in waits(station)
    happened = station.rolls(3, 1)
    assert e.RepeatPlanned not in kinds(happened), "bets are not open"
    assert waits(station) == []
    station.opens()
    found = waits(station)
    assert [one for one in found if one in (e.BetsMoved, e.BetsSealed)] == [e.BetsMoved, e.BetsSealed]
    station.answers()
    assert e.StationSaid in [*found, *waits(station)]
    assert station.wanted.say == ("ready",)


def test_auto_repeat_lives_on_when_the_table_has_closed_before_it() -> None:
    station = Station(replace(ROLL, auto_repeat=True)).seated().opens().bets("field", 5_00)
    station.give(c.StartAutoRepeat())
    station.rolls(3, 1)
    station.opens()
    station.show("closing")
    assert e.AutoRepeatEnded not in waits(station)
    assert station.state.visit.repeating.auto


def test_keep_bets_on_puts_the_bets_up_when_the_table_opens() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.give(c.SetOption("keep_bets", "yes"))
    station.rolls(3, 1)
    station.opens()
    assert e.BetsMoved in waits(station)
    assert station.state.felt.bets == {"field": 5_00}
