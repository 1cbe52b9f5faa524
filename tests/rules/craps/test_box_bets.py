"""Chapters 1.4 and 1.5 of the rule book: Place, Buy, Lay, Place to Lose, Hard Ways, Big 6 and 8, Big and Small."""

from __future__ import annotations

import pytest

from tests.each import each_of
from tests.rules.craps.player import CRAPLESS, CRAPS, EASY, FIRST, INTERBLOCK, VARIANTS, Player, assert_says
from tests.rules.craps.sentences import (
    Sentence,
    anything_but,
    assert_every_roll_has_one_sentence,
    fall,
    on,
    the_number,
)

STANDARD = (CRAPS, FIRST)
EVERY_POINT = (CRAPLESS, EASY)
BUYING = (CRAPS, CRAPLESS)
NUMBERS = (4, 5, 6, 8, 9, 10)
EDGES = (2, 3, 11, 12)


def at(group: str, *numbers: int) -> tuple[str, ...]:
    return tuple(f"{group}@{number}" for number in numbers)


PLACE, BUY, LAY, LOSE = (at(group, *NUMBERS) for group in ("place", "buy", "lay", "place_lose"))
PLACE_EDGES, BUY_EDGES = at("place", *EDGES), at("buy", *EDGES)
HARD = at("hard", 4, 6, 8, 10)
ELSEWHERE = anything_but(the_number, on(7))

SENTENCES = [
    Sentence("Place pays 9:5 on 4, 10", VARIANTS, at("place", 4, 10), "anywhere", the_number, "9:5"),
    Sentence("Place pays 7:5 on 5, 9", VARIANTS, at("place", 5, 9), "anywhere", the_number, "7:5"),
    Sentence("Place pays 7:6 on 6, 8", VARIANTS, at("place", 6, 8), "anywhere", the_number, "7:6"),
    Sentence("Place pays 11:2 on 2, 12", EVERY_POINT, at("place", 2, 12), "anywhere", the_number, "11:2"),
    Sentence("Place pays 11:4 on 3, 11", EVERY_POINT, at("place", 3, 11), "anywhere", the_number, "11:4"),
    Sentence("Place loses on 7, puck ON or OFF", VARIANTS, PLACE, "anywhere", on(7), "lose"),
    Sentence("Place 2, 3, 11, 12 lose on 7 too", EVERY_POINT, PLACE_EDGES, "anywhere", on(7), "lose"),
    Sentence("2, 3, 11, 12 and other numbers leave Place", VARIANTS, PLACE, "anywhere", ELSEWHERE, "stand"),
    Sentence("other numbers leave Place 2, 3, 11, 12", EVERY_POINT, PLACE_EDGES, "anywhere", ELSEWHERE, "stand"),
    Sentence("Buy pays true odds, 2:1 on 4, 10", BUYING, at("buy", 4, 10), "anywhere", the_number, "2:1"),
    Sentence("Buy pays true odds, 3:2 on 5, 9", BUYING, at("buy", 5, 9), "anywhere", the_number, "3:2"),
    Sentence("Buy pays true odds, 6:5 on 6, 8", BUYING, at("buy", 6, 8), "anywhere", the_number, "6:5"),
    Sentence("Buy pays true odds, 6:1 on 2, 12", (CRAPLESS,), at("buy", 2, 12), "anywhere", the_number, "6:1"),
    Sentence("Buy pays true odds, 3:1 on 3, 11", (CRAPLESS,), at("buy", 3, 11), "anywhere", the_number, "3:1"),
    Sentence("Buy loses on 7", BUYING, BUY, "anywhere", on(7), "lose"),
    Sentence("Buy 2, 3, 11, 12 lose on 7 too", (CRAPLESS,), BUY_EDGES, "anywhere", on(7), "lose"),
    Sentence("2, 3, 11, 12 and other numbers leave Buy", BUYING, BUY, "anywhere", ELSEWHERE, "stand"),
    Sentence("other numbers leave Buy 2, 3, 11, 12", (CRAPLESS,), BUY_EDGES, "anywhere", ELSEWHERE, "stand"),
    Sentence("Lay pays true odds, 1:2 against 4, 10", (CRAPS,), at("lay", 4, 10), "anywhere", on(7), "1:2"),
    Sentence("Lay pays true odds, 2:3 against 5, 9", (CRAPS,), at("lay", 5, 9), "anywhere", on(7), "2:3"),
    Sentence("Lay pays true odds, 5:6 against 6, 8", (CRAPS,), at("lay", 6, 8), "anywhere", on(7), "5:6"),
    Sentence("Lay loses on its number", (CRAPS,), LAY, "anywhere", the_number, "lose"),
    Sentence("2, 3, 11, 12 and other numbers leave Lay", (CRAPS,), LAY, "anywhere", ELSEWHERE, "stand"),
    Sentence("Place to Lose pays 5:11 on 4, 10", (FIRST,), at("place_lose", 4, 10), "anywhere", on(7), "5:11"),
    Sentence("Place to Lose pays 5:8 on 5, 9", (FIRST,), at("place_lose", 5, 9), "anywhere", on(7), "5:8"),
    Sentence("Place to Lose pays 4:5 on 6, 8", (FIRST,), at("place_lose", 6, 8), "anywhere", on(7), "4:5"),
    Sentence("Place to Lose loses on its number", (FIRST,), LOSE, "anywhere", the_number, "lose"),
    Sentence("other numbers leave Place to Lose", (FIRST,), LOSE, "anywhere", ELSEWHERE, "stand"),
    Sentence("Hard 4 pays 7:1 on 2-2", VARIANTS, ("hard@4",), "anywhere", fall((2, 2)), "7:1"),
    Sentence("Hard 6 pays 9:1 on 3-3", VARIANTS, ("hard@6",), "anywhere", fall((3, 3)), "9:1"),
    Sentence("Hard 8 pays 9:1 on 4-4", VARIANTS, ("hard@8",), "anywhere", fall((4, 4)), "9:1"),
    Sentence("Hard 10 pays 7:1 on 5-5", VARIANTS, ("hard@10",), "anywhere", fall((5, 5)), "7:1"),
    Sentence("Hard 4 loses the easy way", VARIANTS, ("hard@4",), "anywhere", fall((1, 3)), "lose"),
    Sentence("Hard 6 loses the easy way", VARIANTS, ("hard@6",), "anywhere", fall((1, 5), (2, 4)), "lose"),
    Sentence("Hard 8 loses the easy way", VARIANTS, ("hard@8",), "anywhere", fall((2, 6), (3, 5)), "lose"),
    Sentence("Hard 10 loses the easy way", VARIANTS, ("hard@10",), "anywhere", fall((4, 6)), "lose"),
    Sentence("Hard Ways lose on 7", VARIANTS, HARD, "anywhere", on(7), "lose"),
    Sentence("other pairs and numbers leave Hard Ways", VARIANTS, HARD, "anywhere", ELSEWHERE, "stand"),
    Sentence("Big 6 pays 1:1 on 6", (CRAPS,), ("big6",), "anywhere", on(6), "1:1"),
    Sentence("Big 8 pays 1:1 on 8", (CRAPS,), ("big8",), "anywhere", on(8), "1:1"),
    Sentence("Big 6 and Big 8 lose on 7", (CRAPS,), ("big6", "big8"), "anywhere", on(7), "lose"),
    Sentence("other totals leave Big 6", (CRAPS,), ("big6",), "anywhere", anything_but(on(6, 7)), "stand"),
    Sentence("other totals leave Big 8", (CRAPS,), ("big8",), "anywhere", anything_but(on(8, 7)), "stand"),
    Sentence("Big pays 1:1 on the next roll of 8-12", (CRAPS,), ("big",), "anywhere", on(8, 9, 10, 11, 12), "1:1"),
    Sentence("Big loses on a next roll of 2-7", (CRAPS,), ("big",), "anywhere", on(2, 3, 4, 5, 6, 7), "lose"),
    Sentence("Small pays 1:1 on the next roll of 2-6", (CRAPS,), ("small",), "anywhere", on(2, 3, 4, 5, 6), "1:1"),
    Sentence("Small loses on a next roll of 7-12", (CRAPS,), ("small",), "anywhere", on(7, 8, 9, 10, 11, 12), "lose"),
]  # fmt: skip


@each_of("sentence", SENTENCES, ids=str)
def test_what_a_roll_does_to_bets_on_a_number(sentence: Sentence) -> None:
    if sentence.bets[0].startswith(("buy", "lay")):
        # Their commission was taken when they were placed, so the whole of the pay is theirs.
        assert all(Player(one).game.house()["commission_time"] == "upfront" for one in sentence.variants)
    sentence.hold()


def test_no_roll_is_left_out() -> None:
    assert_every_roll_has_one_sentence(SENTENCES)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("point", [None, 6])
def test_they_may_be_placed_raised_reduced_and_taken_down_at_any_roll(variant: str, point: int | None) -> None:
    player = Player(variant)
    if point is not None:
        player.set_point(point)
    for bet in dict.fromkeys(bet for one in SENTENCES if variant in one.variants for bet in one.bets):
        player.place(bet, 6_00)
        player.place(bet, 3_00)
        player.remove(bet, 2_00)
        assert player.bets == {bet: 7_00}
        player.remove(bet)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("group", ["place", "buy"])
def test_place_and_buy_each_exclude_lay_on_the_same_number(group: str, number: int) -> None:
    player = Player()
    player.place(f"{group}@{number}", 6_00)
    assert_says(player.refused("place", f"lay@{number}", 6_00), "excluding", f"Lay {number}", "6.00")
    player = Player()
    player.place(f"lay@{number}", 6_00)
    assert_says(player.refused("place", f"{group}@{number}", 6_00), "excluding", f"Lay {number}", "6.00")


def test_place_and_buy_stand_together_and_lay_stands_beside_them_on_another_number() -> None:
    player = Player()
    for bet in ("place@4", "buy@4", "lay@5", "place@6"):
        player.place(bet, 6_00)
    assert player.bets == {"buy@4": 6_00, "lay@5": 6_00, "place@4": 6_00, "place@6": 6_00}


def test_in_first_person_place_to_win_and_place_to_lose_stand_on_one_number() -> None:
    player = Player(FIRST)
    player.place("place@4", 6_00)
    player.place("place_lose@4", 11_00)
    assert player.bets == {"place@4": 6_00, "place_lose@4": 11_00}


@pytest.mark.parametrize(("bet", "totals"), [("big", (8, 9, 10, 11, 12)), ("small", (2, 3, 4, 5, 6))])
def test_big_and_small_in_multi_mode_wait_for_one_of_their_totals_before_a_7_and_pay_1_to_3(
    bet: str, totals: tuple[int, ...]
) -> None:
    for first in range(1, 7):
        for second in range(1, 7):
            player = Player(big_small_mode="multi")
            player.place(bet, 6_00)
            resolution = player.result(first, second, bet)
            if first + second == 7:
                assert resolution is not None
                assert resolution.result == "lose"
            elif first + second in totals:
                assert resolution is not None
                assert (resolution.profit_cents, resolution.credited_cents) == (2_00, 8_00)
            else:
                assert (resolution, player.bets) == (None, {bet: 6_00})


def test_each_of_big_and_small_pays_by_the_mode_that_the_sheet_names() -> None:
    player = Player(big_single="1:2", big_multi="1:6")
    player.place("big", 6_00)
    resolution = player.result(4, 4, "big")
    assert resolution is not None
    assert resolution.profit_cents == 3_00


@pytest.mark.parametrize("variant", INTERBLOCK)
def test_a_bet_that_wins_and_stays_wins_again(variant: str) -> None:
    player = Player(variant, 100_00)
    player.place("place@6", 6_00)
    for _ in range(3):
        player.roll(3, 3)
    assert (player.bets, player.table.playable_cents) == ({"place@6": 6_00}, 94_00 + 3 * 7_00)
