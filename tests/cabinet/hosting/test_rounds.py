"""The rounds of a shared table, by itself: bets, seals, the list that counts, dice, and the next round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import BetsFixed, BetsSeen, SealedBets, ShownRound, StationsSaid
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.fold import fold
from terminal.recall.describe import describe
from tests.cabinet.hosting.house import BY_HAND, LINE, LIVE, ROLL, TABLE, House, kinds
from tests.cabinet.pipeline import PROFILE

BET_MS, HURRY_MS, GRACE_MS = PROFILE.bet_ms, PROFILE.hurry_ms, PROFILE.grace_ms


def test_a_round_is_opened_sealed_fixed_thrown_and_decided_by_the_clock() -> None:
    house = House().opened(1, 2)
    assert (house.shown.phase, house.shown.round, house.shown.remaining_ms) == ("open", 1, 0), "nobody has bet"
    assert house.time_passes(3_600_000) == [], "no dice are thrown for nobody"
    house.seal(1, LINE)
    assert (house.shown.phase, house.shown.remaining_ms) == ("open", BET_MS - HURRY_MS)
    assert kinds(house.time_passes(BET_MS - HURRY_MS)) == [e.TableLastCall]
    assert (house.shown.phase, house.shown.remaining_ms) == ("hurry", HURRY_MS)
    house.seal(2, {"field": 10_00})
    assert house.shown.began_ms == house.now.at_ms, "for the record of the stations"
    assert kinds(house.time_passes(HURRY_MS)) == [e.TableBetsClosing]
    assert (house.shown.phase, house.table_order.close) == ("closing", None)
    house.seal(1, LINE, final=True)
    assert house.table_order.close is None, "seat 2 has not sealed for the last time"
    house.seal(2, {}, final=True)
    assert house.table_order.close == 1
    house.fix()
    assert (house.shown.phase, house.shown.accepted, house.shown.shooter) == ("closed", {1: 2, 2: 2}, 1)
    assert house.asked is None, "the shooter has the button"
    house.say(1, "roll")
    throw = house.asked
    assert throw is not None
    assert (house.shown.phase, house.shown.throw, house.shown.faces) == ("rolling", throw, None)
    assert kinds(house.report("dice", ports.DiceThrown(throw, (2, 2)))) == [e.DiceSettled, e.TableRoundDecided]
    assert (house.shown.phase, house.shown.faces, house.shown.point) == ("decided", (2, 2), 0)
    assert (house.asked, house.state.felt.point, house.state.meters.games) == (None, 4, 1)
    house.time_passes(1)
    assert (house.shown.round, house.shown.phase, house.shown.point) == (2, "open", 4)
    before = house.table_order.before
    assert before is not None
    assert (before.round, before.phase) == (1, "decided"), "the exchange may not have it yet"


def test_the_list_of_bets_is_in_the_journal_before_a_throw_is_ordered() -> None:
    """Whatever the stations, the clock or the dealer say before: no die falls on a list that could change."""
    house = House().opened(1).to_closing()
    house.say(1, "roll")
    house.seal_all()
    house.time_passes(600_000)
    assert house.asked is None
    with_dealer = House(LIVE).opened(1)
    with_dealer.give(c.OpenBetting(1, "Ann"))
    with_dealer.give(c.NoMoreBets(1, "Ann"))
    with_dealer.time_passes(GRACE_MS)
    assert with_dealer.refused(c.OrderThrow(1, "Ann")) == "round_phase"
    house.fix()
    house.time_passes(60_000)
    state, fixed, thrown = house.cabinet.new_state(), False, False
    for event in house.events:
        state, fixed = fold(state, event), fixed or isinstance(event, e.TableBetsFixed)
        order = house.cabinet.orders(state)["dice"]
        assert isinstance(order, ports.DiceOrder)
        assert fixed or order.throw is None
        thrown = thrown or order.throw is not None
    assert thrown


def test_bets_that_are_fixed_do_not_change_whatever_comes_later() -> None:
    house = House().opened(1).to_closed()
    fixed = house.hosting.bets
    late = (SealedBets(1, 1, 9, 500_00, {"field": 500_00}),)
    assert house.report("exchange", BetsFixed(1, late)) == ()
    assert house.report("exchange", BetsSeen(1, late)) == ()
    assert (house.hosting.bets, house.shown.accepted) == (fixed, {1: 2})


def test_a_throw_has_one_outcome_however_often_it_is_reported() -> None:
    house = House().opened(1).to_rolling()
    throw = house.asked
    assert throw is not None
    assert house.report("dice", ports.DiceThrown(throw, (2, 2))) != ()
    for dice in ((2, 2), (6, 6)):
        assert house.report("dice", ports.DiceThrown(throw, dice)) == ()
    assert (house.shown.faces, house.state.meters.games) == ((2, 2), 1)


def test_there_is_one_live_round_and_its_number_only_rises() -> None:
    house = House().opened(1)
    for dice in ((2, 2), (3, 4), (5, 6)):
        house.to_next(*dice)
    opened = [one.round for one in house.events if isinstance(one, e.TableRoundOpened)]
    assert opened == [1, 2, 3, 4]
    live = 0
    for event in house.events:
        live += isinstance(event, e.TableRoundOpened)
        assert live <= 1, f"{event} while a round is under way"
        live -= isinstance(event, e.TableRoundDecided)


def test_what_is_reported_again_or_of_another_round_causes_nothing() -> None:
    house = House(ROLL).opened(1, 2)
    house.seal(1, LINE)
    house.seal(2, LINE)
    house.say(1, "ready")
    assert house.report("exchange", StationsSaid(1, house.said)) == ()
    assert house.report("exchange", StationsSaid(2, ((2, "ready"),))) == ()
    assert house.report("exchange", BetsSeen(2, (SealedBets(2, 2, 1, 0),))) == ()
    assert house.report("exchange", BetsSeen(1, tuple(house.seals.values()))) == ()
    assert house.seated(1, 2) == ()
    house.result(1, lost_cents=5_00)
    house.result(1, lost_cents=5_00)
    house.result(1, lost_cents=7_00, number=0)
    assert [(one.seat, one.lost_cents) for one in house.hosting.book] == [(1, 5_00)], "each round is booked once"


def test_a_silent_station_holds_nobody_up() -> None:
    house = House().opened(1, 2)
    house.seated(1, 2, silent=(2,))
    house.to_closing()
    house.seal(1, LINE, final=True)
    assert house.table_order.close == 1, "seat 2 is silent and is not waited for"
    house = House().opened(1, 2).to_closing()
    house.seal(1, LINE, final=True)
    assert house.table_order.close is None
    assert kinds(house.time_passes(GRACE_MS)) == [e.TableBetsCalled], "grace is over"
    house.fix()
    assert house.shown.accepted == {1: 2}


def test_a_table_at_rest_asks_for_no_alarm_again_and_again() -> None:
    house = House().opened(3).to_rolling(3)
    house.seated()
    house.throw(3, 4)
    house.wait(60_000).give(c.TimePasses())
    alarm_ms = house.cabinet.alarm_ms(house.state, house.now)
    assert alarm_ms is None or alarm_ms > house.now.at_ms, "only the next gaming day is waited for"


def test_nobody_seated_no_round_opens_and_the_last_one_stays_decided() -> None:
    house = House().opened()
    assert house.table_order.shown is None
    house.seated(3)
    assert house.shown.round == 1
    house.to_rolling(3)
    house.seated()
    house.throw(3, 4)
    house.time_passes(60_000)
    assert (house.shown.round, house.shown.phase) == (1, "decided")
    house.seated(3)
    assert (house.shown.round, house.shown.phase) == (2, "open")


def test_chips_that_stand_since_the_last_round_start_the_clock_and_those_that_are_lost_do_not() -> None:
    house = House().opened(1)
    house.to_next(2, 2)
    assert house.shown.remaining_ms == BET_MS - HURRY_MS, "the Pass Line bet of seat 1 stands"
    house.to_decided(3, 4)
    house.result(1, lost_cents=5_00)
    house.time_passes(1)
    assert house.shown.remaining_ms == 0, "seat 1 has lost all"


def test_the_clock_stops_when_the_last_chips_are_taken_down_or_turn_out_to_be_lost() -> None:
    house = House().opened(1)
    house.seal(1, LINE)
    house.time_passes(5_000)
    house.seal(1, {})
    assert (house.left_ms, house.shown.remaining_ms) == (None, 0)
    house.seal(1, LINE)
    assert house.left_ms == BET_MS - HURRY_MS, "a whole betting time again"
    house.to_next(3, 4)
    assert house.left_ms is not None, "the table does not know yet that seat 1 has lost"
    house.result(1, lost_cents=5_00, number=1)
    assert house.left_ms is None, "no dice are thrown for nobody"
    assert house.time_passes(3_600_000) == []


def test_no_dice_are_thrown_for_a_silent_station_alone() -> None:
    """It may be switched off for the night, with its bets riding: they are played when it is heard again."""
    house = House().opened(1)
    house.to_next(2, 2)
    assert house.left_ms is not None
    house.seated(1, silent=(1,))
    assert house.time_passes(12 * 3_600_000) == []
    house.seated(1)
    assert house.left_ms == BET_MS - HURRY_MS


def test_in_mode_roll_bets_close_when_all_players_with_chips_up_are_ready() -> None:
    house = House(ROLL).opened(1, 2, 3, 4)
    house.seated(1, 2, 3, 4, silent=(4,))
    for seat in (1, 2, 4):
        house.seal(seat, LINE)
    assert house.time_passes(3_600_000) == []
    house.say(3, "ready")
    assert house.shown.remaining_ms == 0, "seat 3 has no chips up"
    house.say(1, "ready")
    assert (house.shown.phase, house.shown.remaining_ms) == ("open", PROFILE.roll_wait_ms - HURRY_MS)
    house.say(2, "ready")
    assert house.shown.phase == "closing", "seat 4 is silent"


@pytest.mark.parametrize(("standing_cents", "phase"), [(0, "closing"), (10_00, "open")])
def test_in_mode_roll_a_player_of_whose_bets_none_lies_any_more_is_not_waited_for(
    standing_cents: int, phase: str
) -> None:
    house = House(ROLL).opened(1, 2)
    house.seal(1, {"field": 5_00})
    house.say(1, "ready")
    house.seal_all()
    house.fix()
    house.say(1, "roll")
    house.throw(2, 2)
    house.time_passes(max(PROFILE.show_ms, 1))
    assert (house.shown.round, house.shown.phase) == (2, "open")
    house.result(1, won_cents=5_00, number=1, standing_cents=standing_cents)
    house.seal(2, LINE)
    house.say(2, "ready")
    assert house.shown.phase == phase


def test_in_mode_roll_one_absent_player_holds_the_table_no_longer_than_the_parameters_say() -> None:
    house = House(ROLL).opened(1, 2)
    house.seal(1, LINE)
    house.seal(2, LINE)
    house.say(1, "ready")
    assert kinds(house.time_passes(PROFILE.roll_wait_ms)) == [e.TableLastCall, e.TableBetsClosing]


def test_in_mode_live_the_dealer_opens_closes_throws_and_confirms() -> None:
    house = House(LIVE).opened(1)
    assert house.table_order.shown is None
    house.give(c.OpenBetting(1, "Ann"))
    assert (house.shown.phase, house.shown.remaining_ms) == ("open", BET_MS - HURRY_MS)
    house.seal(1, LINE)
    house.give(c.LastCall(1, "Ann"))
    assert house.shown.remaining_ms == HURRY_MS
    house.give(c.NoMoreBets(1, "Ann"))
    house.seal_all()
    house.fix()
    assert (house.shown.phase, house.asked) == ("closed", None)
    house.give(c.OrderThrow(1, "Ann"))
    throw = house.asked
    assert throw is not None
    assert kinds(house.report("dice", ports.DiceThrown(throw, (2, 2)))) == [e.TableDiceLie]
    assert house.report("dice", ports.DiceThrown(throw, (2, 2))) == ()
    assert (house.shown.phase, house.shown.faces, house.asked) == ("rolling", None, None)
    house.give(c.ConfirmDice(1, (2, 2), "Ann"))
    assert (house.shown.phase, house.shown.faces, house.state.felt.point) == ("decided", (2, 2), 4)
    house.time_passes(5_000)
    assert house.shown.round == 1, "the dealer opens the next round"
    assert house.refused(c.OpenBetting(1, "Ann")) == "round"
    assert house.refused(c.OpenBetting(3, "Ann")) == "round"
    house.give(c.OpenBetting(2, "Ann"))
    assert house.shown.round == 2


def test_hand_thrown_dice_are_entered_and_confirmed_and_no_generator_is_asked() -> None:
    house = House(BY_HAND).opened(1)
    house.give(c.OpenBetting(1, "Ann"))
    house.seal(1, LINE)
    house.give(c.NoMoreBets(1, "Ann"))
    assert house.refused(c.EnterDice(1, (2, 2), "Ann")) == "round_phase"
    house.seal_all()
    house.fix()
    house.give(c.OrderThrow(1, "Ann"))
    assert (house.shown.phase, house.asked) == ("rolling", None), "nobody asks the generator"
    house = House(BY_HAND).opened(1)
    house.give(c.OpenBetting(1, "Ann"))
    house.give(c.NoMoreBets(1, "Ann"))
    house.seal_all()
    house.fix()
    assert kinds(house.give(c.EnterDice(1, (2, 3), "Ann"))) == [e.DiceCalled, e.TableDiceLie]
    assert house.asked is None
    house.give(c.EnterDice(1, (2, 2), "Ann"))
    assert house.refused(c.ConfirmDice(1, (2, 3), "Ann")) == "dice"
    house.give(c.ConfirmDice(1, (2, 2), "Ann"))
    assert house.shown.faces == (2, 2)


def test_an_order_for_another_round_is_refused() -> None:
    for order in (
        c.OpenBetting(3, "Ann"),
        c.LastCall(2, "Ann"),
        c.NoMoreBets(2, "Ann"),
        c.OrderThrow(2, "Ann"),
        c.EnterDice(2, (2, 2), "Ann"),
        c.ConfirmDice(2, (2, 2), "Ann"),
        c.VoidThrow(2, "cocked", "Ann"),
        c.ChooseShooter(2, 1, "Ann"),
        c.PauseTable(2, "Ann"),
        c.ResumeTable(2, "Ann"),
    ):
        house = House(LIVE).opened(1)
        house.give(c.OpenBetting(1, "Ann"))
        assert house.refused(order) in ("round", "round_phase"), order


def test_a_void_throw_is_thrown_again_in_the_same_round_with_all_its_bets() -> None:
    house = House().opened(1).to_rolling()
    throw, bets = house.asked, house.hosting.bets
    assert throw is not None
    house.report("dice", ports.ThrowVoid(throw, message("dice.cocked")))
    assert (house.shown.round, house.shown.phase, house.shown.throw) == (1, "rolling", throw + 1)
    assert (house.asked, house.hosting.bets, house.hosting.voids) == (throw + 1, bets, 1)
    house.throw(2, 2)
    assert (house.shown.faces, house.shown.throw) == ((2, 2), throw + 1)


def test_the_table_has_no_player_and_takes_no_money() -> None:
    house = House().opened(1)
    for touch in (c.PlaceWager("field", 5_00), c.CallDice(), c.CashOut(), c.CallAttendant(on=True), c.EndSession()):
        assert house.refused(touch) == "table"
        refusal = house.cabinet.refusal(house.state, touch)
        assert refusal is not None
        assert refusal.code == "table"
    assert set(house.cabinet.orders(house.state)) == {"printer", "dice", "board", "exchange"}
    assert set(house.state.machine.devices) == {"printer", "dice", "board", "exchange"}


@pytest.mark.parametrize("mode", ["auto", "roll", "video"])
def test_a_round_as_stations_see_it_changes_in_phase_or_revision_with_every_change(mode: str) -> None:
    """The exchange refuses another content under the same phase, throw and revision."""
    house = House(replace(TABLE, mode=mode)).opened(1, 2)  # type: ignore[arg-type]
    seen: dict[tuple[int, str, int | None, int], ShownRound] = {}
    for step in (
        lambda: house.seal(1, LINE),
        lambda: house.say(1, "ready"),
        lambda: house.report("dice", ports.DiceFault("lid", message("dice.lid"))),
        lambda: house.report("dice", ports.DiceReady()),
        lambda: house.time_passes(BET_MS),
        lambda: house.seal_all(),
        lambda: house.fix(),
        lambda: house.say(1, "pass_dice"),
        lambda: house.time_passes(PROFILE.shooter_ms),
        lambda: house.report("dice", ports.ThrowVoid(house.asked or 0, message("dice.cocked"))),
        lambda: house.throw(2, 2),
    ):
        step()
        shown = house.shown
        key = (shown.round, shown.phase, shown.throw, shown.revision)
        assert seen.setdefault(key, shown) == shown
    assert house.shown.phase == "decided"


def test_every_event_of_a_table_is_described_in_words() -> None:
    house = House().opened(1, 2).to_next(3, 4)
    house.result(1, lost_cents=5_00, number=1)
    for event in house.events:
        assert describe(event).phrase.say


def test_without_last_seconds_betting_ends_with_its_time() -> None:
    """A warning of no length is none: its clock would never run out."""
    house = House(replace(TABLE, hurry_ms=0)).opened(1)
    house.seal(1, LINE)
    assert kinds(house.time_passes(BET_MS)) == [e.TableBetsClosing]


def test_bets_that_ride_while_their_station_is_cut_off_are_played_when_it_is_back() -> None:
    """Its seal of a round is missing; its felt is as it was then, and so it seals no more before the bets close."""
    house = House().opened(1, 2).to_next(2, 2)
    house.seated(1, 2, silent=(1,))
    house.to_rolling(2, {"field": 5_00}).throw(2, 3)
    house.result(2, lost_cents=5_00)
    house.seated(1, 2)
    assert e.TableRoundOpened in kinds(house.time_passes(max(TABLE.show_ms, 1)))
    assert house.hosting.up == (1,)
    assert house.shown.remaining_ms == BET_MS - HURRY_MS, "the clock runs though nobody bets"
    house.time_passes(BET_MS)
    house.seal(1, {}, final=True)
    house.seal(2, {}, final=True)
    house.fix()
    assert not house.hosting.up, "its station says now that nothing stands any more"
