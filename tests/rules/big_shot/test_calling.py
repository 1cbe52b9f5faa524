"""When bets are accepted, the dealer's call, throws that come at the wrong time or do not count, and who is seated."""

from __future__ import annotations

from typing import get_args

import pytest

from terminal.rules.actions import (
    Action,
    Answer,
    ClearAll,
    Decide,
    Double,
    Keep,
    NoMoreBets,
    PassDice,
    PlaceWager,
    PuckOff,
    Repeat,
    Stake,
    TakeDown,
    Undo,
)
from terminal.rules.big_shot.records import Voided, VoidReason
from terminal.rules.refusal import Refusal
from tests.rules.big_shot.tables import Seats, a_sentence, called, choosing

CHANGES: list[Action] = [
    PlaceWager("double", 5_00, "anna"),
    TakeDown("number@4", None, "anna"),
    Undo("anna"),
    Double("anna"),
    Repeat("anna"),
    ClearAll("anna"),
]


def test_bets_are_taken_until_the_dealers_call() -> None:
    seats = called()
    assert seats.table.phase == "closed"
    for ask in CHANGES:
        assert seats.refused(ask).code == "bets_closed"
    assert seats.refused(NoMoreBets()).code == "bets_closed"
    seats.roll(1, 2, 3)
    seats.place("double", player="anna")
    assert seats.bets("anna") == {"double": 10_00}


def test_a_throw_without_the_call_closes_the_bets_by_itself() -> None:
    seats = Seats()
    seats.place("number@4")
    seats.roll(4, 4, 1)
    assert seats.money() == 1_020_00


@pytest.mark.parametrize("dice", [(4, 4, 4), (1, 2, 3)])
def test_no_bet_no_call_and_no_throw_while_a_choice_is_open(dice: tuple[int, ...]) -> None:
    seats = choosing(("anna", "risk"))
    for ask in (*CHANGES, NoMoreBets(), PassDice()):
        assert seats.refused(ask).code == "decision_open"
    assert seats.roll_refused(*dice).code == "decision_open"
    assert seats.roll_refused(4).code == "decision_open"
    assert not seats.game.can_call_dice(seats.table)
    assert seats.game.outcomes(seats.table) == ()
    assert seats.game.win_totals(seats.table) == ()


def test_the_bets_are_closed_while_the_fourth_die_is_awaited_and_no_three_dice_come_before_it() -> None:
    seats = choosing(("anna", "risk"), ("bert", "take"), ("cleo", "take"))
    for ask in (*CHANGES, NoMoreBets()):
        refusal = seats.refused(ask)
        assert refusal.code == "bets_closed"
        assert "the fourth die is to be thrown" in refusal.say
    for refusal in (seats.refused(PassDice()), seats.roll_refused(4, 4, 4)):
        assert refusal.code == "decision_open"
        assert "the fourth die comes first" in refusal.say
    assert seats.game.can_call_dice(seats.table)
    assert seats.game.outcomes(seats.table) == tuple(((face,), 1) for face in range(1, 7))
    assert seats.game.win_totals(seats.table) == (1, 2, 3, 4, 5, 6)


def test_no_fourth_die_unless_a_player_risks() -> None:
    seats = called()
    assert seats.roll_refused(4).code == "no_big_shot"
    taken = choosing(("anna", "take"), ("bert", "take"), ("cleo", "take"))
    assert taken.roll_refused(4).code == "no_big_shot"
    assert taken.table.phase == "betting"


@pytest.mark.parametrize("dice", [(), (1, 2), (0,), (7,), (1, 2, 7), (1, 2, 0), (1, 2, 3, 4)])
def test_what_no_dice_show_is_no_throw(dice: tuple[int, ...]) -> None:
    seats = called()
    with pytest.raises(ValueError, match="neither three dice of 1 to 6 nor the fourth alone"):
        seats.game.roll(seats.table, dice)


@pytest.mark.parametrize("ask", [Stake(5_00), Keep(), Answer(yes=True), PuckOff()])
def test_what_belongs_to_other_games_is_refused(ask: Action) -> None:
    assert Seats().refused(ask).code == "not_in_variant"


@pytest.mark.parametrize("reason", get_args(VoidReason))
def test_a_void_throw_changes_nothing_and_all_three_dice_are_thrown_again(reason: VoidReason) -> None:
    seats = called()
    before = seats.table
    seats.void(reason)
    assert seats.table == before
    assert seats.records[-1] == Voided(reason)
    seats.roll(4, 4, 1)
    assert (seats.money("anna"), seats.money("bert")) == (1_020_00, 1_010_00)


def test_a_void_throw_that_was_made_without_the_call_leaves_the_bets_closed() -> None:
    seats = Seats()
    seats.place("number@4")
    seats.void()
    assert seats.table.phase == "closed"
    assert seats.bets() == {"number@4": 10_00}


def test_a_void_fourth_die_is_thrown_again() -> None:
    seats = choosing(("anna", "risk"), ("bert", "take"), ("cleo", "take"))
    before = seats.table
    seats.void("cocked")
    assert seats.table == before
    seats.roll(4)
    assert seats.money("anna") == 1_500_00


def test_no_throw_is_void_where_none_could_be_made() -> None:
    for seats, code in ((Seats(), "shooter_needs_a_bet"), (choosing(), "decision_open")):
        with pytest.raises(Refusal) as refusal:
            seats.game.void(seats.table)
        assert a_sentence(refusal.value).code == code


def test_a_throw_is_void_for_a_reason_of_the_rules_alone() -> None:
    seats = called()
    with pytest.raises(ValueError, match="'bad luck' is none of the reasons cocked, stacked"):
        seats.game.void(seats.table, "bad luck")  # type: ignore[arg-type]


def test_where_one_player_sits_no_name_is_needed() -> None:
    seats = Seats("anna")
    seats.place("number@4", player="")
    seats.roll(4, 4, 4)
    seats.decide("", "take")
    assert seats.money() == 1_120_00


def test_a_player_alone_needs_no_name_at_all() -> None:
    seats = Seats("")
    seats.place("number@4")
    seats.roll(4, 4, 4)
    seats.decide("", "risk")
    seats.roll(4)
    assert seats.money("") == 1_500_00


def test_where_several_sit_it_must_be_said_who_bets() -> None:
    seats = Seats("anna", "bert")
    unnamed = seats.refused(PlaceWager("double", 5_00))
    assert unnamed.code == "no_such_player"
    assert unnamed.say == "It must be said for which player; here sit anna, bert."
    stranger = seats.refused(Decide("cleo", "take"))
    assert stranger.say == "cleo does not sit at this table; here sit anna, bert."


def test_a_player_without_three_hits_has_nothing_to_choose() -> None:
    seats = Seats("anna", "bert")
    seats.place("number@4", player="anna")
    seats.place("double", player="bert")
    seats.roll(4, 4, 4)
    assert seats.refused(Decide("bert", "take")).say == "bert has no choice open; still to choose: anna."


@pytest.mark.parametrize(
    ("balances", "reason"),
    [
        ({}, "no player sits"),
        ({"": 5_00, "anna": 5_00}, "each needs a name"),
        ({"anna": -1}, "less than no money"),
    ],
)
def test_who_cannot_be_seated(balances: dict[str, int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Seats().game.open_table(balances)
