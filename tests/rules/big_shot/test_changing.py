"""Placing, taking down, Undo, Redo, Clear, Double and Repeat: each player's own, until the call."""

from __future__ import annotations

import pytest

from terminal.rules.actions import Action, ClearAll, ClearLast, Double, PlaceWager, Redo, Repeat, TakeDown, Undo
from tests.rules.big_shot.tables import Seats, big_shot

ROUND_CENTS = ("house", "payout_rounding", "none")

REFUSED: list[tuple[str, list[Action], Action, str, str]] = [
    # sentence, what was asked before, what is refused, code, a part of what is said
    ("there is no number 7", [], PlaceWager("number@7", 5_00), "no_such_number", "1, 2, 3, 4, 5, 6"),
    ("a number needs its number", [], PlaceWager("number", 5_00), "no_such_number", "1, 2, 3, 4, 5, 6"),
    ("there is no Pass Line", [], PlaceWager("pass_line", 5_00), "not_a_field", "Double, Triple and Straight"),
    ("nothing is no amount", [], PlaceWager("double", 0), "below_minimum", "0.00 is no amount to put on Double"),
    ("less than nothing is none either", [], PlaceWager("double", -5_00), "below_minimum", "-5.00 is no amount"),
    (
        "each stake is at least the minimum",
        [],
        PlaceWager("double", 99),
        "below_minimum",
        "The least on Double is 1.00",
    ),
    ("each stake is at most the maximum", [], PlaceWager("number@6", 500_01), "above_maximum", "Number 6 is 500.00"),
    ("a Triple is at most its own maximum", [], PlaceWager("triple", 250_01), "above_maximum", "Triple is 250.00"),
    (
        "raising counts what is up",
        [PlaceWager("number@6", 300_00)],
        PlaceWager("number@6", 200_01),
        "above_maximum",
        "this would make 500.01",
    ),
    (
        "no player bets more than there is",
        [PlaceWager("number@6", 500_00), PlaceWager("number@5", 450_00)],
        PlaceWager("number@4", 50_01),
        "balance",
        "The bet on Number 4 needs 50.01, and 50.00 is left",
    ),
    ("what is not up cannot be removed", [], TakeDown("double"), "not_up", "No Double bet is up"),
    (
        "nothing cannot be removed",
        [PlaceWager("double", 9_00)],
        TakeDown("double", 0),
        "below_minimum",
        "no amount to take",
    ),
    ("not more than is up", [PlaceWager("double", 9_00)], TakeDown("double", 9_01), "not_up", "holds 9.00"),
    (
        "what is left is a bet",
        [PlaceWager("double", 9_00)],
        TakeDown("double", 8_01),
        "below_minimum",
        "would make 0.99",
    ),
    ("no such field to remove from", [], TakeDown("straight@1"), "not_a_field", "no such field"),
    ("nothing to undo", [], Undo(), "nothing_to_undo", "No bet has changed"),
    ("nothing to redo", [PlaceWager("double", 9_00)], Redo(), "nothing_to_redo", "Nothing was undone"),
    ("nothing to clear last", [], ClearLast(), "nothing_to_clear", "No bet is up"),
    ("nothing to clear", [], ClearAll(), "nothing_to_clear", "No bet is up"),
    ("nothing to double", [], Double(), "nothing_to_double", "No bet is up"),
    ("nothing to repeat", [], Repeat(), "nothing_to_repeat", "there was none"),
    (
        "Double is all or nothing",
        [PlaceWager("double", 5_00), PlaceWager("triple", 200_00)],
        Double(),
        "above_maximum",
        "Double places nothing: The most on Triple",
    ),
]


@pytest.mark.parametrize(
    ("before", "ask", "code", "say"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_what_a_player_may_not(before: list[Action], ask: Action, code: str, say: str) -> None:
    seats = Seats()
    for earlier in before:
        seats.ask(earlier)
    refusal = seats.refused(ask)
    assert refusal.code == code
    assert say in refusal.say


def test_a_stake_leaves_the_playable_credit_and_comes_back_when_it_is_removed() -> None:
    seats = Seats()
    seats.place("double", 9_00)
    assert (seats.table.playable_cents, seats.table.bet_cents) == (991_00, 9_00)
    seats.ask(TakeDown("double", 4_00))
    assert seats.bets() == {"double": 5_00}
    seats.ask(TakeDown("double"))
    assert (seats.table.playable_cents, seats.table.bet_cents) == (1_000_00, 0)


def test_all_of_a_players_bets_together_have_a_limit_and_it_is_his_own() -> None:
    seats = Seats("anna", "bert", game=big_shot(("limits", "max_total_bet", "600.00")))
    seats.place("number@1", 500_00, "anna")
    refusal = seats.refused(PlaceWager("number@2", 100_01, "anna"))
    assert (refusal.code, "All bets together may be 600.00" in refusal.say) == ("above_maximum", True)
    seats.place("number@2", 500_00, "bert")
    seats.place("number@2", 100_00, "anna")
    assert seats.table.bet_cents == 1_100_00


def test_undo_and_redo_walk_through_one_players_changes_and_leave_the_others() -> None:
    seats = Seats("anna", "bert")
    seats.place("double", 10_00, "anna")
    seats.place("triple", 20_00, "bert")
    seats.place("number@6", 30_00, "anna")
    seats.ask(Undo("anna"))
    assert seats.bets("anna") == {"double": 10_00}
    seats.ask(Undo("anna"))
    assert (seats.bets("anna"), seats.bets("bert")) == ({}, {"triple": 20_00})
    seats.ask(Redo("anna"))
    seats.ask(Redo("anna"))
    assert seats.bets("anna") == {"double": 10_00, "number@6": 30_00}
    assert seats.refused(Redo("anna")).code == "nothing_to_redo"


def test_a_new_change_forgets_what_was_undone() -> None:
    seats = Seats()
    seats.place("double")
    seats.ask(Undo())
    seats.place("triple")
    assert seats.refused(Redo()).code == "nothing_to_redo"


def test_clear_last_takes_down_the_newest_placement_that_is_still_up() -> None:
    seats = Seats()
    seats.place("double", 10_00)
    seats.place("number@6", 20_00)
    seats.place("double", 5_00)
    seats.ask(TakeDown("double", 2_00))
    seats.ask(ClearLast())
    assert seats.bets() == {"double": 10_00, "number@6": 20_00}
    seats.ask(ClearLast())
    assert seats.bets() == {"double": 10_00}
    seats.ask(ClearLast())
    assert seats.refused(ClearLast()).code == "nothing_to_clear"


def test_clear_last_takes_down_a_double_or_a_repeat_whole() -> None:
    seats = Seats()
    seats.place("double", 10_00)
    seats.place("number@6", 20_00)
    seats.ask(Double())
    assert seats.bets() == {"double": 20_00, "number@6": 40_00}
    seats.ask(ClearLast())
    assert seats.bets() == {"double": 10_00, "number@6": 20_00}


def test_clear_last_still_works_when_the_placements_are_too_old_to_be_remembered() -> None:
    seats = Seats()
    seats.place("double", 5_00)
    for _ in range(250):
        seats.place("number@1", 5_00)
        seats.ask(TakeDown("number@1"))
    seats.ask(ClearLast())
    assert seats.bets() == {}


def test_clear_all_takes_down_the_bets_of_one_player() -> None:
    seats = Seats("anna", "bert")
    for name in ("anna", "bert"):
        seats.place("double", player=name)
        seats.place("triple", player=name)
    seats.ask(ClearAll("anna"))
    assert (seats.bets("anna"), len(seats.bets("bert"))) == ({}, 2)


def test_repeat_brings_the_bets_of_the_last_coup_back_and_tops_up_what_holds_less() -> None:
    seats = Seats("anna", "bert")
    seats.place("double", 10_00, "anna")
    seats.place("number@6", 20_00, "anna")
    seats.place("triple", 20_00, "bert")
    seats.roll(1, 2, 4)
    seats.place("number@6", 15_00, "anna")
    seats.ask(Repeat("anna"))
    assert seats.bets("anna") == {"double": 10_00, "number@6": 20_00}
    assert seats.refused(Repeat("anna")).code == "nothing_to_repeat"
    assert seats.bets("bert") == {}


def test_repeat_after_three_hits_brings_back_the_number_that_was_taken_or_risked() -> None:
    seats = Seats()
    seats.place("number@6", 20_00)
    seats.place("triple", 5_00)
    seats.roll(6, 6, 6)
    seats.decide("anna", "risk")
    seats.roll(1)
    seats.ask(Repeat())
    assert seats.bets() == {"number@6": 20_00, "triple": 5_00}


def test_repeat_is_all_or_nothing() -> None:
    seats = Seats(cents=40_00)
    seats.place("double", 20_00)
    seats.place("triple", 10_00)
    seats.roll(1, 2, 4)
    refusal = seats.refused(Repeat())
    assert (refusal.code, refusal.say.startswith("Repeat places nothing: ")) == ("balance", True)


def test_nothing_of_a_coup_can_be_undone_in_the_next() -> None:
    seats = Seats()
    seats.place("double")
    seats.roll(1, 2, 4)
    assert seats.refused(Undo()).code == "nothing_to_undo"
    assert seats.refused(Redo()).code == "nothing_to_redo"


def test_a_sheet_that_rounds_nothing_refuses_a_stake_that_does_not_pay_whole_cents() -> None:
    seats = Seats(game=big_shot(ROUND_CENTS))
    refusal = seats.refused(PlaceWager("straight", 5_01))
    assert (refusal.code, "multiples of 0.02 on Straight" in refusal.say) == ("not_whole_cents", True)
    seats.place("number@1", 5_01)
    seats.place("straight", 5_02)
    assert seats.roll(1, 2, 3)["anna", "straight"].profit_cents == 37_65


def test_a_sheet_that_rounds_leaves_the_fraction_of_a_cent_to_the_house() -> None:
    seats = Seats()
    seats.place("straight", 5_01)
    assert seats.roll(1, 2, 3)["anna", "straight"].profit_cents == 37_57
