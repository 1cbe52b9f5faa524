"""The choice of Big Shot at a shared table: a clock for it, and then the fourth die for everyone at once."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.common.places import SHEETS
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from tests.cabinet.hosting.house import LIVE, TABLE, House, kinds
from tests.cabinet.pipeline import PROFILE

GAME = open_game(Sheet.parse((SHEETS / "big-shot-baden.ini").read_text(), "big-shot-baden.ini"))
THREES = {"number@3": 5_00}
OTHERS = {"number@5": 5_00, "double": 2_00}


def table() -> House:
    """Three seats: one backs the three, another other fields, the third nothing."""
    house = House(TABLE, GAME).opened(1, 2, 3)
    house.seal(1, OTHERS)
    house.seal(2, THREES)
    house.seal(3, {})
    return house


def count(house: House) -> int:
    order = house.order("dice")
    assert isinstance(order, ports.DiceOrder)
    return order.count


def test_three_hits_leave_a_choice_to_the_seats_that_back_the_number_and_then_the_fourth_die_is_thrown() -> None:
    house = table().to_rolling(1, OTHERS)
    assert count(house) == 3
    house.throw(3, 3, 3)
    assert (house.shown.phase, house.shown.faces, house.shown.remaining_ms) == ("choice", (3, 3, 3), PROFILE.choice_ms)
    chosen = [one for one in house.events if isinstance(one, e.TableChoiceOpened)]
    assert [(one.seats, one.count) for one in chosen] == [((2,), 1)]
    assert house.time_passes(PROFILE.choice_ms - 1) == []
    house.time_passes(1)
    assert (house.shown.round, house.shown.phase) == (2, "closing"), "no bets are taken for the fourth die"
    house.seal(1, {}, final=True)
    house.seal(2, THREES, final=True)
    house.seal(3, {}, final=True)
    house.fix()
    house.time_passes(PROFILE.shooter_ms)
    assert (house.shown.phase, count(house)) == ("rolling", 1)
    house.throw(3)
    assert (house.shown.phase, house.shown.faces) == ("decided", (3,))
    house.time_passes(1)
    assert (house.shown.round, house.shown.phase) == (3, "open")
    house.seal(1, OTHERS)
    house.to_rolling(1, OTHERS)
    assert count(house) == 3


def test_a_stake_below_the_tables_own_least_leaves_the_choice_as_well() -> None:
    """What its player may bet is a station's own parameter."""
    house = House(replace(TABLE, table_min_cents=10_00), GAME).opened(1)
    house.to_rolling(1, THREES).throw(3, 3, 3)
    assert house.shown.phase == "choice"


def test_a_bet_that_the_game_does_not_have_leaves_no_choice() -> None:
    house = House(TABLE, GAME).opened(1)
    house.to_rolling(1, {"number@3": 5_00, "number@7": 5_00}).throw(3, 3, 3)
    assert house.shown.phase == "decided"


def chosen(house: House, bets: dict[str, int], *, says: bool = True) -> House:
    """Three hits, and the seat that backs them chooses; it seals these bets for the fourth die."""
    house.to_rolling(1, OTHERS)
    house.throw(3, 3, 3)
    if says:
        house.say(2, "chosen")
    else:
        house.time_passes(PROFILE.choice_ms)
    assert (house.shown.round, house.shown.phase) == (2, "closing")
    for seat in (1, 3):
        house.seal(seat, {}, final=True)
    house.seal(2, bets, final=True)
    house.fix()
    return house


def test_the_time_to_choose_ends_when_every_seat_with_a_choice_has_said_that_it_is_made() -> None:
    house = House(TABLE, GAME).opened(1, 2, 3)
    for seat, bets in ((1, THREES), (2, THREES), (3, OTHERS)):
        house.seal(seat, bets)
    house.to_rolling(1, THREES)
    house.throw(3, 3, 3)
    house.time_passes(1_000)
    house.say(2, "chosen")
    house.say(3, "chosen")
    assert house.shown.phase == "choice", "seat 1 still thinks, and seat 3 has nothing to choose"
    house.restart()
    assert house.shown.phase == "choice"
    house.say(1, "chosen")
    assert (house.shown.round, house.shown.phase) == (2, "closing")


def test_a_silent_seat_with_a_choice_has_the_whole_time() -> None:
    house = table().to_rolling(1, OTHERS)
    house.throw(3, 3, 3)
    house.seated(1, 2, 3, silent=(2,))
    house.time_passes(PROFILE.choice_ms - 1)
    assert house.shown.phase == "choice"
    house.time_passes(1)
    assert (house.shown.round, house.shown.phase) == (2, "closing")


def test_a_choice_that_is_made_waits_while_the_table_is_paused() -> None:
    house = table().to_rolling(1, OTHERS)
    house.throw(3, 3, 3)
    house.lose_exchange()
    house.say(2, "chosen")
    assert house.shown.phase == "choice"
    house.report("exchange", ports.Back("file"))
    assert (house.shown.round, house.shown.phase) == (2, "closing")


def test_nobody_passes_the_dice_while_others_choose() -> None:
    house = table().to_rolling(1, OTHERS)
    house.throw(3, 3, 3)
    assert house.say(house.shown.shooter or 0, "pass_dice") == ()


def test_the_fourth_die_is_thrown_only_if_a_seal_that_counts_risks_its_win() -> None:
    house = chosen(table(), {})
    assert house.asked is None
    assert e.TableRoundNotThrown in kinds(house.events)
    assert (house.shown.round, house.shown.phase) == (3, "open"), "the next bets are taken at once"
    before = house.table_order.before
    assert before is not None
    assert (before.round, before.phase, before.throw, before.faces) == (2, "decided", None, ())
    assert before.accepted == {1: 1, 2: 1, 3: 1}
    assert chosen(table(), THREES).shown.phase == "closed"


def test_a_win_that_nobody_has_chosen_about_in_time_needs_no_die_either() -> None:
    house = chosen(table(), {}, says=False)
    assert (house.shown.round, house.shown.phase) == (3, "open")


def test_the_next_round_after_no_fourth_die_is_the_dealers_to_open() -> None:
    house = House(LIVE, GAME).opened(2)
    house.give(c.OpenBetting(1, "Ann"))
    house.seal(2, THREES)
    house.give(c.NoMoreBets(1, "Ann"))
    house.seal_all()
    house.fix()
    house.give(c.OrderThrow(1, "Ann"))
    house.throw(3, 3, 3)
    house.give(c.ConfirmDice(1, (3, 3, 3), "Ann"))
    house.say(2, "chosen")
    house.seal(2, {}, final=True)
    house.fix()
    assert (house.shown.round, house.shown.phase, house.shown.faces) == (2, "decided", ())
    house.give(c.OpenBetting(3, "Ann"))
    assert (house.shown.round, house.shown.phase) == (3, "open")


def test_three_hits_of_a_number_that_nobody_backs_leave_no_choice() -> None:
    house = table().to_rolling(1, OTHERS)
    house.throw(4, 4, 4)
    assert house.shown.phase == "decided"
    house.time_passes(1)
    assert (house.shown.round, house.shown.phase) == (2, "open")


def test_the_shooter_of_big_shot_keeps_the_dice_while_a_field_wins_and_the_throw_of_the_fourth_die() -> None:
    house = House(TABLE, GAME).opened(1, 2)

    def played(*dice: int) -> None:
        house.seal(2, THREES)
        house.to_rolling(1, OTHERS)
        house.throw(*dice)
        house.time_passes(1)

    played(5, 1, 2)
    assert house.shown.shooter == 1, "the five has won"
    played(1, 3, 4)
    assert house.shown.shooter == 2, "nothing of seat 1 has won"
    played(3, 3, 3)
    assert (house.shown.phase, house.shown.shooter) == ("choice", 2)
    house.time_passes(PROFILE.choice_ms)
    assert house.shown.shooter == 2


def test_a_choice_goes_on_after_a_cut_with_time_left_to_think() -> None:
    house = table().to_rolling(1, OTHERS)
    house.throw(3, 3, 3)
    house.time_passes(PROFILE.choice_ms - 100)
    house.restart()
    assert (house.shown.phase, house.left_ms) == ("choice", PROFILE.hurry_ms)
    house.time_passes(PROFILE.hurry_ms)
    assert (house.shown.round, house.shown.phase) == (2, "closing")


def test_a_dealer_throws_the_fourth_die_too_and_opens_no_bets_for_it() -> None:
    house = House(LIVE, GAME).opened(2)
    house.give(c.OpenBetting(1, "Ann"))
    house.seal(2, THREES)
    house.give(c.NoMoreBets(1, "Ann"))
    house.seal_all()
    house.fix()
    house.give(c.OrderThrow(1, "Ann"))
    house.throw(3, 3, 3)
    house.give(c.ConfirmDice(1, (3, 3, 3), "Ann"))
    assert house.shown.phase == "choice"
    assert house.refused(c.OpenBetting(2, "Ann")) == "round_phase"
    assert e.TableRoundOpened in kinds(house.time_passes(PROFILE.choice_ms))
    house.seal(2, THREES, final=True)
    house.fix()
    house.give(c.OrderThrow(2, "Ann"))
    house.throw(6)
    house.give(c.ConfirmDice(2, (6,), "Ann"))
    assert (house.shown.round, house.shown.phase, house.shown.faces) == (2, "decided", (6,))
