"""A whole round at a station: bets are sealed, fixed by the table, and decided by the table's dice."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from drivers.ports import DiceOrder, SeatResult
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from tests.cabinet.at_table.station import GUARD_MS, HURRY_MS, ROLL, SEAT, THROW, Station, kinds, up


def test_a_station_orders_no_dice_of_its_own() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    assert not isinstance(station.order("dice"), DiceOrder)
    assert (station.wanted.seat, station.wanted.cabinet, station.wanted.life) == (SEAT, 1, 1)


def test_a_seat_is_wanted_while_there_is_a_player() -> None:
    station = Station(dollars=0)
    assert not station.wanted.seated
    station.feed(20)
    assert station.wanted.seated
    station.seated()
    station.give(c.CashOut())
    station.report("printer", ports.TicketPrinted(1))
    station.give(c.EndSession())
    assert not station.wanted.seated


def test_a_seat_is_kept_until_the_table_has_noted_its_last_result() -> None:
    station = Station(dollars=20).seated().opens().bets("field", 20_00)
    station.rolls(2, 3)
    station.give(c.EndSession())
    assert station.wanted.seated
    station.notes()
    assert not station.wanted.seated


def test_each_result_is_of_its_own_round() -> None:
    station = Station().seated().opens().bets("field", 5_00)
    station.rolls(3, 1)
    station.opens().bets("field", 10_00)
    station.rolls(2, 3)
    assert [(one.won_cents, one.lost_cents) for one in station.at.owed] == [(5_00, 0), (0, 10_00)]
    assert (station.at.sealed, station.at.may_count) == ((), ())


def test_a_round_is_bet_sealed_fixed_thrown_and_paid() -> None:
    station = Station().seated().opens()
    happened = station.give(c.PlaceWager("field", 5_00))
    assert kinds(happened) == [e.BetsMoved, e.BetsSealed]
    assert (station.seal.version, station.seal.stake_cents, dict(station.seal.bets)) == (1, 5_00, {"field": 5_00})
    station.answers()
    assert station.wanted.seal is None
    assert kinds(station.show("closing")) == [e.RoundShown, e.BetsSealed]
    assert (station.seal.version, station.seal.final) == (2, True)
    station.answers()
    assert kinds(station.closes()) == [e.RoundShown]
    assert kinds(station.show("rolling", throw=THROW)) == [e.RoundShown, e.DiceCalled]
    assert kinds(station.show("decided", faces=(3, 1))) == [e.RoundShown, e.DiceSettled]
    assert (station.state.credit_cents, station.state.meters.games) == (55_00, 1)
    assert station.wanted.applied_round == 1
    assert station.wanted.result == SeatResult(1, SEAT, 5_00, 0, 55_00, 5_00, standing_cents=0)
    station.notes()
    assert station.wanted.result is None


def test_the_last_seal_is_made_even_for_no_bets() -> None:
    station = Station().seated().opens()
    assert kinds(station.show("closing")) == [e.RoundShown, e.BetsSealed]
    assert (station.seal.stake_cents, station.seal.final) == (0, True)


def test_the_station_takes_no_bets_a_guard_before_the_table_does_and_seals_by_itself() -> None:
    station = Station().seated().opens(remaining_ms=20_000).bets("field", 5_00)
    station.show("hurry", remaining_ms=HURRY_MS)
    own_ms = station.cabinet.alarm_ms(station.state, station.now)
    assert own_ms == station.now.at_ms + HURRY_MS - GUARD_MS
    station.wait(HURRY_MS - GUARD_MS)
    assert kinds(station.give(c.TimePasses())) == [e.BettingOver, e.BetsSealed]
    assert station.seal.final
    assert station.refused(c.PlaceWager("field", 5_00)) == "bets_closed"


def test_bets_that_ride_need_no_new_seal() -> None:
    station = Station().seated().opens().bets("pass_line", 10_00)
    station.rolls(2, 2)
    assert station.state.felt.point == 4
    assert station.opens().wanted.seal is None
    assert up(station) == {"pass_line": 10_00}
    station.rolls(2, 3)
    assert [(one.stake_cents, one.won_cents) for one in station.at.owed] == [(10_00, 0)] * 2


def test_a_lesson_goes_on_while_others_play_and_ends_with_the_players_own_money() -> None:
    station = Station(replace(ROLL, first_hand=True)).seated().opens()
    station.give(c.BeginFirstHand())
    station.rolls(2, 2)
    station.opens().rolls(3, 4)
    assert station.state.visit.first_hand
    station.feed(20)
    assert not station.state.visit.first_hand


def test_a_round_in_which_no_bet_was_up_moves_the_puck_and_counts_no_game() -> None:
    station = Station().seated().opens()
    assert kinds(station.rolls(2, 2)) == [e.RoundShown, e.DiceSeen]
    assert (station.state.felt.point, station.state.meters.games) == (4, 0)
    assert [roll.record.dice for roll in station.state.results.rolls] == [(2, 2)]
    assert station.wanted.result == SeatResult(1, SEAT, 0, 0, 50_00, standing_cents=0)
