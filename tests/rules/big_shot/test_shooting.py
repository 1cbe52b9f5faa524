"""Who throws: the shooter list, and who throws the fourth die."""

from __future__ import annotations

import pytest

from terminal.rules.actions import NoMoreBets, PassDice
from terminal.rules.big_shot.records import Decided, FourthRolled
from tests.rules.big_shot.tables import Seats, choosing


def test_the_first_on_the_list_shoots_first() -> None:
    assert Seats("cleo", "anna", "bert").table.shooter == "cleo"


@pytest.mark.parametrize(
    ("bets", "dice", "shooter"),
    [
        pytest.param(["number@4"], (4, 1, 2), "anna", id="a number that wins keeps the dice"),
        pytest.param(["number@4", "number@5"], (4, 1, 2), "anna", id="one field that wins among losers keeps them"),
        pytest.param(["number@4", "double"], (1, 1, 2), "anna", id="a side bet that wins keeps them"),
        pytest.param(["straight"], (1, 3, 2), "anna", id="a straight keeps them"),
        pytest.param(["triple", "number@5"], (4, 4, 4), "anna", id="a triple keeps them"),
        pytest.param(["number@4"], (1, 1, 2), "bert", id="when no field wins the dice pass to the next"),
        pytest.param(["number@4", "double", "straight"], (1, 3, 5), "bert", id="when all fields lose they pass"),
    ],
)
def test_the_dice_pass_when_no_field_wins_for_the_shooter(bets: list[str], dice: tuple[int, ...], shooter: str) -> None:
    seats = Seats("anna", "bert", "cleo")
    for bet in bets:
        seats.place(bet, player="anna")
    for bet in ("number@1", "number@2"):
        seats.place(bet, player="cleo")
    seats.roll(*dice)
    assert seats.table.shooter == shooter


def test_the_dice_go_round_the_list_and_come_back_to_the_first() -> None:
    seats = Seats("anna", "bert", "cleo")
    shooters = []
    for _ in range(4):
        shooters.append(seats.table.shooter)
        seats.place("triple", player=seats.table.shooter)
        seats.roll(1, 1, 2)
    assert shooters == ["anna", "bert", "cleo", "anna"]


def test_a_player_alone_keeps_the_dice_whatever_falls() -> None:
    seats = Seats()
    seats.place("triple")
    seats.roll(1, 1, 2)
    assert seats.table.shooter == "anna"


def test_the_shooter_must_have_a_bet_and_without_one_the_dice_may_pass_to_who_has() -> None:
    seats = Seats("anna", "bert", "cleo")
    seats.place("double", player="cleo")
    assert seats.refused(NoMoreBets()).code == "shooter_needs_a_bet"
    assert seats.roll_refused(1, 1, 2).code == "shooter_needs_a_bet"
    assert not seats.game.can_call_dice(seats.table)
    seats.ask(PassDice())
    assert seats.table.shooter == "cleo"
    assert seats.game.can_call_dice(seats.table)
    seats.call()
    seats.roll(1, 1, 2)
    assert seats.table.shooter == "cleo"


def test_a_shooter_with_a_bet_cannot_pass_the_dice() -> None:
    seats = Seats("anna", "bert")
    seats.place("double", player="anna")
    seats.place("double", player="bert")
    assert seats.refused(PassDice()).code == "phase"


@pytest.mark.parametrize(
    ("names", "who"),
    [(("anna",), "The shooter"), (("anna", "bert"), "The shooter, anna,")],
    ids=["alone", "of several"],
)
def test_without_any_bet_the_shooter_needs_one_too_to_call_or_throw(names: tuple[str, ...], who: str) -> None:
    """A player alone at a cabinet has no name that says more."""
    seats = Seats(*names)
    for refusal in (seats.refused(NoMoreBets()), seats.roll_refused(1, 2, 3)):
        assert refusal.code == "shooter_needs_a_bet"
        assert refusal.say == f"{who} must have a bet."
    assert not seats.game.can_call_dice(seats.table)


def test_the_dice_do_not_pass_without_any_bet() -> None:
    assert Seats("anna", "bert").refused(PassDice()).code == "bets_not_valid"


@pytest.mark.parametrize(
    ("risking", "thrower"),
    [
        pytest.param("anna bert cleo", "anna", id="the shooter who risks throws"),
        pytest.param("anna cleo", "anna", id="the shooter who risks throws before others"),
        pytest.param("bert cleo", "bert", id="else the first after him who risks"),
        pytest.param("cleo", "cleo", id="else the only one who risks"),
    ],
)
def test_the_fourth_throw_alone_passes_to_a_player_who_risks(risking: str, thrower: str) -> None:
    seats = choosing(*((name, "risk" if name in risking else "take") for name in ("cleo", "anna", "bert")))
    assert (seats.table.thrower, seats.table.shooter) == (thrower, "anna")
    seats.roll(4)
    assert isinstance(seats.records[-1], FourthRolled)
    assert seats.records[-1].thrower == thrower
    assert (seats.table.thrower, seats.table.shooter) == (None, "anna")


def test_the_list_goes_round_past_its_end_for_the_thrower() -> None:
    seats = Seats("anna", "bert", "cleo")
    seats.place("triple", player="anna")
    seats.roll(1, 1, 2)
    for name in ("anna", "bert", "cleo"):
        seats.place("number@4", player=name)
    seats.roll(4, 4, 4)
    for name, choice in (("anna", "risk"), ("bert", "take"), ("cleo", "take")):
        seats.decide(name, "risk" if choice == "risk" else "take")
    assert (seats.table.shooter, seats.table.thrower) == ("bert", "anna")


def test_a_shooter_without_a_win_passes_the_dice_only_when_the_coup_is_over() -> None:
    seats = Seats("anna", "bert", "cleo")
    seats.place("number@1", player="anna")
    seats.place("number@4", player="cleo")
    seats.roll(4, 4, 4)
    assert seats.table.shooter == "anna"
    assert seats.rolled().next_shooter == "bert"
    seats.decide("cleo", "risk")
    assert (seats.table.shooter, seats.table.thrower) == ("anna", "cleo")
    seats.roll(6)
    assert seats.table.shooter == "bert"


def test_the_thrower_stands_in_the_record_of_the_last_choice_alone() -> None:
    seats = choosing(("bert", "risk"), ("anna", "take"), ("cleo", "take"))
    throwers = [record.thrower for record in seats.records if isinstance(record, Decided)]
    assert throwers == [None, None, "bert"]
