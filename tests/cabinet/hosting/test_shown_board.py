"""What consoles and displays show of a shared table beside its round: orders that are allowed, seats, dice, faults."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table_board import BoardDice, BoardSeal, TableBoard, read_board
from terminal.cabinet import commands as c
from terminal.messages.english import sentence
from tests.cabinet.hosting.house import ANN, BY_HAND, LINE, LIVE, TABLE, House


def board(house: House) -> TableBoard:
    return read_board(house.table_order.board)


def allowed(house: House) -> dict[str, int]:
    return {str(word): number for word, number in board(house).verbs.rounds.items()}


def test_an_order_is_offered_exactly_where_the_table_would_carry_it_out() -> None:
    house = House(LIVE).opened(1, 2)
    assert allowed(house) == {"open_betting": 1, "pause": 0}
    house.give(c.OpenBetting(1, ANN))
    house.seal(1, LINE)
    house.seal(2, LINE)
    assert allowed(house) == {"last_call": 1, "no_more_bets": 1, "choose_shooter": 1, "pause": 1}
    house.give(c.NoMoreBets(1, ANN))
    house.seal_all()
    house.fix()
    assert allowed(house) == {"throw": 1, "choose_shooter": 1, "pause": 1}
    house.give(c.OrderThrow(1, ANN))
    assert allowed(house) == {"void_throw": 1, "pause": 1}
    assert (board(house).verbs.phase, board(house).verbs.second) == ("rolling", "needed")
    house.throw(2, 2)
    assert allowed(house) == {"confirm_dice": 1, "void_throw": 1, "pause": 1}
    assert board(house).verbs.phase == "shown"
    house.turn_keys("attendant")
    assert board(house).verbs.second == "here"
    house.turn_keys()
    house.give(c.PauseTable(1, ANN))
    assert allowed(house) == {"confirm_dice": 1, "void_throw": 1, "resume": 1}
    house.give(c.ResumeTable(1, ANN))
    house.give(c.ConfirmDice(1, (2, 2), ANN))
    assert allowed(house) == {"open_betting": 2, "pause": 1}


def test_dice_are_entered_where_they_are_thrown_by_hand() -> None:
    house = House(BY_HAND).opened(1)
    house.give(c.OpenBetting(1, ANN))
    house.give(c.NoMoreBets(1, ANN))
    house.seal_all()
    house.fix()
    assert {"throw", "enter_dice"} <= set(allowed(house))
    house.give(c.EnterDice(1, (2, 3), ANN))
    assert board(house).dice == BoardDice((2, 3), read=False, by=ANN)


def test_whether_another_person_has_to_confirm_the_dice_is_shown() -> None:
    for profile, another in ((BY_HAND, False), (replace(BY_HAND, dealer_confirm="two"), True)):
        house = House(profile).opened(1)
        for order in (c.OpenBetting(1, ANN), c.NoMoreBets(1, ANN)):
            house.give(order)
        house.seal_all()
        house.fix()
        house.give(c.EnterDice(1, (2, 3), ANN))
        assert board(house).dice == BoardDice((2, 3), by=ANN, another=another)


def test_at_a_table_without_a_dealer_only_a_pause_is_offered() -> None:
    assert allowed(House(TABLE).opened(1)) == {"pause": 1}


def test_seats_are_shown_with_those_that_are_silent_and_those_that_may_shoot() -> None:
    house = House().opened(1, 2, 5)
    house.seal(2, LINE)
    house.seated(1, 2, 5, silent=(5,))
    assert [(one.seat, one.cabinet, one.heard, one.eligible) for one in board(house).seats] == [
        (1, 101, True, False),
        (2, 102, True, True),
        (5, 105, False, False),
    ]
    assert (board(house).shooter.seat, board(house).shooter.next_seat) == (0, 2)


def test_the_bets_that_count_are_shown_once_they_are_fixed() -> None:
    house = House().opened(1, 2).to_closing()
    assert board(house).seals == {}
    house.seal_all()
    house.fix()
    assert board(house).seals == {1: BoardSeal(5_00, final=True, bets=LINE), 2: BoardSeal(0, final=True)}


def test_what_stations_have_said_is_shown_by_seat() -> None:
    house = House(replace(TABLE, mode="roll")).opened(1, 2)
    house.seal(1, LINE)
    house.seal(2, LINE)
    house.say(1, "ready")
    assert board(house).said == {1: ("ready",)}


def test_the_last_throws_and_the_hand_are_shown() -> None:
    house = House().opened(1).to_next(2, 2)
    shown = board(house)
    assert shown.recent == ((2, 2),)
    assert (shown.shooter.seat, shown.shooter.rolls, len(shown.history)) == (1, 1, 1)
    assert shown.mode.game == "craps"


def test_what_stops_the_table_is_shown_with_what_its_devices_say() -> None:
    house = House().opened(1)
    assert board(house).fault == ()
    house.report("dice", ports.DiceFault("lid", message("dice.lid")))
    assert [sentence(one) for one in board(house).fault] == [
        "The dice cannot be thrown now. All bets stand.",
        sentence(message("dice.lid")),
    ]
