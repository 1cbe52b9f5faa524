"""Who shoots at a shared table: the next who may clockwise, passes, a shooter who is cut off, the dealer."""

from __future__ import annotations

from dataclasses import replace

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.fold import fold
from tests.cabinet.hosting.house import LINE, LIVE, TABLE, House, kinds
from tests.cabinet.pipeline import PROFILE

ODD = {"dont_pass": 5_00}
FIELD = {"field": 5_00}


def played(house: House, bets: dict[int, dict[str, int]], *dice: int) -> House:
    """A whole round in which these seats have bet this, and the clock throws."""
    for seat, up in bets.items():
        house.seal(seat, up)
    house.time_passes(PROFILE.bet_ms)
    house.seal_all()
    house.fix()
    house.time_passes(PROFILE.shooter_ms)
    house.throw(*dice)
    house.time_passes(1)
    return house


ALL = {1: LINE, 2: LINE, 3: LINE}


def test_the_first_shooter_is_the_first_seat_whose_bets_count_on_a_line() -> None:
    house = House().opened(1, 2, 3)
    for seat, bets in {1: FIELD, 2: ODD, 3: LINE}.items():
        house.seal(seat, bets)
    house.time_passes(PROFILE.bet_ms)
    assert house.shown.shooter is None
    house.seal_all()
    house.fix()
    assert house.shown.shooter == 2, "Don't Pass is a line; the Field is none"
    assert house.left_ms == PROFILE.shooter_ms


def test_any_bet_makes_a_shooter_where_the_parameters_say_so() -> None:
    house = House(replace(TABLE, shooter_needs="any_bet")).opened(1, 2, 3)
    played(house, {1: {}, 2: FIELD, 3: LINE}, 2, 2)
    assert house.shown.shooter == 2


def test_the_shooter_keeps_the_dice_over_points_made_and_loses_them_by_a_seven_out() -> None:
    house = House().opened(1, 2, 3)
    for dice, shooter in (((2, 2), 1), ((3, 1), 1), ((6, 5), 1), ((3, 4), 1), ((4, 4), 1), ((3, 4), 2), ((1, 1), 2)):
        played(house, ALL, *dice)
        assert house.shown.shooter == shooter, dice


def test_the_dice_go_round_clockwise_past_seats_that_may_not_shoot() -> None:
    house = House().opened(1, 4, 9, 14)
    shooters = []
    for _ in range(4):
        played(house, {1: LINE, 4: FIELD, 9: LINE, 14: LINE}, 2, 2)
        shooters.append(house.shown.shooter)
        played(house, {1: LINE, 4: FIELD, 9: LINE, 14: LINE}, 3, 4)
    assert shooters == [1, 9, 14, 1]


def test_the_shooter_throws_with_the_button_and_nobody_else_does() -> None:
    house = House().opened(1, 2)
    house.seal(2, LINE)
    house.to_closed(1)
    assert house.shown.shooter == 1
    assert kinds(house.say(2, "roll")) == [e.TableStationsSaid]
    assert house.shown.phase == "closed"
    assert e.DiceCalled in kinds(house.say(1, "roll"))


def test_a_shooter_who_does_not_throw_is_thrown_for() -> None:
    house = House().opened(1).to_closed()
    assert house.time_passes(PROFILE.shooter_ms - 1) == []
    assert kinds(house.time_passes(1)) == [e.DiceCalled]


def test_a_shooter_who_is_cut_off_keeps_the_title_and_loses_the_button_until_the_next_come_out() -> None:
    house = House().opened(1, 2)
    played(house, ALL, 2, 2)
    house.seated(1, 2, silent=(1,))
    house.seal(2, LINE)
    house.time_passes(PROFILE.bet_ms)
    house.seal_all()
    assert kinds(house.fix()) == [e.TableBetsFixed, e.DiceCalled], "nobody is waited for who cannot touch"
    assert house.shown.shooter == 1
    house.throw(6, 6)
    house.time_passes(1)
    assert (house.shown.point, house.shown.shooter) == (4, 1), "the Point is on, and the title is kept"
    house.seal(2, LINE)
    house.time_passes(PROFILE.bet_ms)
    house.seal_all()
    house.fix()
    house.throw(2, 2)
    house.time_passes(1)
    assert (house.shown.point, house.shown.shooter) == (0, 2), "the Point is made, and a new hand begins"


def test_a_shooter_who_is_cut_off_keeps_the_title_if_nobody_else_may_shoot() -> None:
    house = House().opened(1, 2)
    played(house, {1: LINE, 2: FIELD}, 6, 5)
    house.seated(1, 2, silent=(1,))
    played(house, {2: FIELD}, 6, 5)
    assert house.shown.shooter == 1


def test_dice_are_passed_before_the_first_throw_of_a_hand_and_then_no_more() -> None:
    house = House().opened(1, 2, 3)
    for seat in (2, 3):
        house.seal(seat, LINE)
    house.to_closed(1)
    house.wait(4_000)
    house.say(1, "pass_dice")
    assert (house.shown.shooter, house.shown.phase, house.left_ms) == (2, "closed", PROFILE.shooter_ms)
    house.say(2, "roll")
    house.throw(2, 2)
    house.time_passes(1)
    house.say(2, "pass_dice")
    assert house.shown.shooter == 2, "the hand has begun"


def test_who_has_passed_the_dice_does_not_get_them_again_in_this_cycle() -> None:
    house = House().opened(1, 2)
    house.seal(2, LINE)
    house.to_closed(1)
    house.say(1, "pass_dice")
    house.say(2, "pass_dice")
    assert kinds(house.time_passes(1)) == [e.DiceCalled], "nobody takes them: the clock throws"
    assert (house.shown.shooter, house.hosting.passed) == (None, (1, 2))
    house.throw(2, 2)
    house.time_passes(1)
    played(house, ALL, 3, 4)
    assert house.shown.shooter == 1, "a hand is over, and a new cycle begins"


def test_a_pass_that_is_reported_again_passes_nothing_on() -> None:
    house = House().opened(1, 2, 3)
    for seat in (2, 3):
        house.seal(seat, LINE)
    house.to_closed(1)
    house.say(1, "pass_dice")
    house.say(3, "pass_dice")
    assert (house.shown.shooter, house.hosting.passed) == (2, (1,))


def test_dice_that_nobody_has_may_be_taken_by_a_seat_that_may_shoot() -> None:
    house = House().opened(1, 2)
    assert house.shown.shooter is None
    house.say(2, "take_dice")
    assert house.shown.shooter is None, "without a bet on a line"
    house = House().opened(1, 2)
    house.seal(2, LINE)
    house.say(2, "take_dice")
    assert house.shown.shooter == 2
    house.say(1, "take_dice")
    assert house.shown.shooter == 2, "somebody has them"


def test_the_dealer_gives_the_dice_to_any_seat_that_may_shoot_and_to_no_other() -> None:
    house = House(LIVE).opened(1, 2, 3)
    house.give(c.OpenBetting(1, "Ann"))
    house.seal(2, LINE)
    house.seal(3, LINE)
    assert house.refused(c.ChooseShooter(1, 1, "Ann")) == "shooter"
    assert house.refused(c.ChooseShooter(1, 9, "Ann")) == "shooter"
    house.give(c.ChooseShooter(1, 3, "Ann"))
    assert house.shown.shooter == 3
    assert house.give(c.ChooseShooter(1, 3, "Ann")) == (), "already"
    house.give(c.NoMoreBets(1, "Ann"))
    house.seal_all()
    house.fix()
    assert house.shown.shooter == 3
    house.give(c.OrderThrow(1, "Ann"))
    house.throw(2, 2)
    house.give(c.ConfirmDice(1, (2, 2), "Ann"))
    house.give(c.OpenBetting(2, "Ann"))
    assert house.refused(c.ChooseShooter(2, 2, "Ann")) == "shooter", "the hand has begun"


def test_who_shot_at_any_throw_is_a_fold_of_the_events_alone() -> None:
    house = House().opened(1, 2, 3)
    shooters = []
    for dice in ((2, 2), (3, 4), (6, 6), (5, 5), (3, 4)):
        played(house, ALL, *dice)
    state = house.cabinet.new_state()
    for event in house.events:
        state = fold(state, event)
        if isinstance(event, e.TableRoundDecided):
            shooters.append(state.hosting.shooter)
    assert shooters == [1, 1, 2, 2, 2]
