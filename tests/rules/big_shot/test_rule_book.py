"""Chapter 2 of the rule book and the casino's flyer, one row for each sentence: what each throw does to each field."""

from __future__ import annotations

import pytest

from terminal.rules.actions import Action, Decide
from tests.rules.big_shot.tables import Seats

STAKE = 10_00

THROWS: list[tuple[str, tuple[int, ...], str, int | None]] = [
    # field, dice, sentence, win in cents beside the stake of 10.00; None for a stake that is lost
    ("number@6", (1, 2, 3), "no hit loses the stake", None),
    ("number@6", (6, 2, 3), "one hit pays 1:1", 10_00),
    ("number@6", (2, 3, 6), "one hit pays 1:1 on whichever die it falls", 10_00),
    ("number@6", (6, 1, 6), "two hits pay 2:1", 20_00),
    ("number@1", (1, 5, 1), "two hits pay 2:1 on every number", 20_00),
    ("number@1", (6, 6, 6), "three hits on another number are no hit", None),
    ("double", (3, 3, 5), "Double wins 1:1 on any pair", 10_00),
    ("double", (5, 3, 5), "Double wins on a pair in any order", 10_00),
    ("double", (2, 2, 2), "Double pays 4:1 on any triple instead", 40_00),
    ("double", (1, 2, 4), "Double loses on three different dice", None),
    ("triple", (4, 4, 4), "Triple pays 33:1 on any triple", 330_00),
    ("triple", (4, 4, 5), "Triple loses on a pair", None),
    ("triple", (4, 5, 6), "Triple loses on three different dice", None),
    ("straight", (1, 2, 3), "Straight pays 7.5:1 on 1-2-3", 75_00),
    ("straight", (4, 2, 3), "Straight pays on 2-3-4 in any order", 75_00),
    ("straight", (5, 4, 3), "Straight pays on 3-4-5 falling", 75_00),
    ("straight", (6, 4, 5), "Straight pays on 4-5-6 in any order", 75_00),
    ("straight", (5, 6, 1), "Straight does not wrap round the 6", None),
    ("straight", (6, 1, 2), "Straight does not begin with the 6", None),
    ("straight", (2, 2, 3), "Straight needs three different dice", None),
    ("straight", (1, 2, 4), "Straight needs numbers that follow each other", None),
    ("straight", (3, 3, 3), "Straight loses on a triple", None),
]


@pytest.mark.parametrize(
    ("bet", "dice", "won_cents"), [(bet, dice, won) for bet, dice, _, won in THROWS], ids=[row[2] for row in THROWS]
)
def test_what_a_throw_of_three_dice_does(bet: str, dice: tuple[int, ...], won_cents: int | None) -> None:
    seats = Seats()
    seats.place(bet, STAKE)
    one = seats.roll(*dice)["anna", bet]
    assert (one.result, one.profit_cents) == (("lose", 0) if won_cents is None else ("win", won_cents))
    assert one.credited_cents == (0 if won_cents is None else won_cents + STAKE)
    assert not one.stays
    assert seats.bets() == {}
    assert seats.money() == 1_000_00 + (-STAKE if won_cents is None else won_cents)
    assert seats.table.phase == "betting"


THREE_HITS: list[tuple[str, list[Action | tuple[int]], int]] = [
    ("take pays 12:1", [Decide("anna", "take")], 120_00),
    ("risk and the same number pays 50:1", [Decide("anna", "risk"), (4,)], 500_00),
    ("risk and any other number pays 6:1", [Decide("anna", "risk"), (5,)], 60_00),
    ("risk and any other number pays 6:1, a low one too", [Decide("anna", "risk"), (1,)], 60_00),
]


@pytest.mark.parametrize(("then", "won_cents"), [row[1:] for row in THREE_HITS], ids=[row[0] for row in THREE_HITS])
def test_on_three_hits_the_player_chooses(then: list[Action | tuple[int]], won_cents: int) -> None:
    seats = Seats()
    seats.place("number@4", STAKE)
    assert seats.roll(4, 4, 4) == {}
    for step in then:
        if isinstance(step, tuple):
            seats.roll(*step)
        else:
            seats.ask(step)
    assert seats.money() == 1_000_00 + won_cents
    assert seats.bets() == {}
    assert seats.table.phase == "betting"


def test_the_other_bets_are_decided_at_once_while_the_choice_is_open() -> None:
    seats = Seats("anna", "bert")
    for bet in ("number@4", "number@5", "double", "triple", "straight"):
        seats.place(bet, STAKE, "anna")
    seats.place("double", STAKE, "bert")
    decided = {key: one.profit_cents if one.result == "win" else None for key, one in seats.roll(4, 4, 4).items()}
    assert decided == {
        ("anna", "double"): 40_00,
        ("anna", "number@5"): None,
        ("anna", "straight"): None,
        ("anna", "triple"): 330_00,
        ("bert", "double"): 40_00,
    }
    assert seats.bets() == {"number@4": STAKE}
    assert seats.table.awaiting_decision == ("anna",)


def test_a_triple_that_no_player_has_leaves_no_choice() -> None:
    seats = Seats()
    seats.place("number@3", STAKE)
    seats.roll(2, 2, 2)
    assert seats.table.phase == "betting"
    assert seats.refused(Decide("anna", "take")).code == "no_decision_open"


def test_each_player_with_that_number_chooses_alone_and_a_win_taken_is_paid_at_once() -> None:
    seats = Seats("anna", "bert", "cleo", "dora")
    for name in ("anna", "bert", "dora"):
        seats.place("number@2", STAKE, name)
    seats.place("straight", STAKE, "cleo")
    seats.roll(2, 2, 2)
    assert seats.table.awaiting_decision == ("anna", "bert", "dora")
    seats.decide("dora", "take")
    assert seats.money("dora") == 1_120_00
    seats.decide("anna", "risk")
    assert waiting(seats) == ("decision", ("bert",), ("anna",))
    seats.decide("bert", "take")
    assert waiting(seats) == ("fourth", (), ("anna",))
    assert set(seats.roll(2)) == {("anna", "number@2")}
    assert [seats.money(name) for name in ("anna", "bert", "cleo", "dora")] == [1_500_00, 1_120_00, 990_00, 1_120_00]


def waiting(seats: Seats) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """What the table waits for, who has to choose, and who has chosen to risk."""
    return seats.table.phase, seats.table.awaiting_decision, seats.table.risking


def test_a_choice_is_final() -> None:
    seats = Seats("anna", "bert")
    for name in ("anna", "bert"):
        seats.place("number@2", STAKE, name)
    seats.roll(2, 2, 2)
    seats.decide("anna", "risk")
    assert seats.refused(Decide("anna", "take")).say == "The BIG SHOT was chosen, and a choice is final."
    seats.decide("bert", "take")
    assert seats.refused(Decide("bert", "risk")).code == "no_decision_open"


def test_any_number_of_players_bets_against_the_bank() -> None:
    names = [f"player {number}" for number in range(100)]
    seats = Seats(*names)
    for name in names:
        seats.place("number@6", STAKE, name)
    assert len(seats.roll(6, 6, 1)) == 100
    assert {seats.money(name) for name in names} == {1_020_00}


def test_every_field_may_be_held_by_several_players_and_a_player_may_hold_several() -> None:
    seats = Seats("anna", "bert")
    for bet in seats.game.fields():
        seats.place(bet, STAKE, "anna")
        seats.place(bet, 2 * STAKE, "bert")
    assert len(seats.roll(1, 2, 3)) == 2 * 9
    # three numbers win 1:1, three lose; Straight wins 7.5:1; Double and Triple lose
    assert seats.money("anna") == 1_000_00 + 75_00 - 20_00
    assert seats.money("bert") == 1_000_00 + 2 * (75_00 - 20_00)
