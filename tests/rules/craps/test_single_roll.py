"""Chapter 1.6 of the rule book: bets that the next roll always decides."""

from __future__ import annotations

import pytest

from tests.each import each_of
from tests.rules.craps.player import (
    CRAPLESS,
    CRAPS,
    EASY,
    FIRST,
    INTERBLOCK,
    POINT_ROLLS,
    VARIANTS,
    Player,
    assert_says,
)
from tests.rules.craps.sentences import Sentence, anything_but, assert_every_roll_has_one_sentence, fall, on

EASY_HOPS = ((1, 3), (1, 4), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5), (2, 6), (3, 4), (3, 5), (3, 6), (4, 5), (4, 6))
HARD_HOPS = ((2, 2), (3, 3), (4, 4), (5, 5))
TOTALS = ("total@2", "total@3", "total@11", "total@12")
FIELD, LOW, HIGH = ("field",), ("low_field",), ("high_field",)

SENTENCES = [
    Sentence("Field pays 1:1 on 3, 4, 9, 10, 11", VARIANTS, FIELD, "anywhere", on(3, 4, 9, 10, 11), "1:1"),
    Sentence("Field pays 2:1 on 2 and on 12", VARIANTS, FIELD, "anywhere", on(2, 12), "2:1"),
    Sentence("Field loses on 5, 6, 7, 8", VARIANTS, FIELD, "anywhere", on(5, 6, 7, 8), "lose"),
    Sentence("under EL602 Field pays 3:1 on 12", ("craps-el602",), FIELD, "anywhere", on(12), "3:1"),
    Sentence("under EL602 Field pays 2:1 on 2", ("craps-el602",), FIELD, "anywhere", on(2), "2:1"),
    Sentence("under EL602 the rest is as ever", ("craps-el602",), FIELD, "anywhere", on(3, 4, 9, 10, 11), "1:1"),
    Sentence("under EL602 Field loses as ever", ("craps-el602",), FIELD, "anywhere", on(5, 6, 7, 8), "lose"),
    Sentence("Low Field pays 4:1 on 2, 3, 4", (EASY,), LOW, "anywhere", on(2, 3, 4), "4:1"),
    Sentence("Low Field loses on any other", (EASY,), LOW, "anywhere", anything_but(on(2, 3, 4)), "lose"),
    Sentence("High Field pays 4:1 on 10, 11, 12", (EASY,), HIGH, "anywhere", on(10, 11, 12), "4:1"),
    Sentence("High Field loses on any other", (EASY,), HIGH, "anywhere", anything_but(on(10, 11, 12)), "lose"),
    Sentence("Seven pays 4:1 on 7", VARIANTS, ("seven",), "anywhere", on(7), "4:1"),
    Sentence("Seven loses on any other", VARIANTS, ("seven",), "anywhere", anything_but(on(7)), "lose"),
    Sentence("Any Craps pays 7:1 on 2, 3, 12", VARIANTS, ("any_craps",), "anywhere", on(2, 3, 12), "7:1"),
    Sentence("Any Craps loses on any other", VARIANTS, ("any_craps",), "anywhere", anything_but(on(2, 3, 12)), "lose"),
    Sentence("C pays 7:1 on 2, 3, 12", INTERBLOCK, ("c",), "anywhere", on(2, 3, 12), "7:1"),
    Sentence("C loses on any other", INTERBLOCK, ("c",), "anywhere", anything_but(on(2, 3, 12)), "lose"),
    Sentence("E pays 15:1 on 11", INTERBLOCK, ("e",), "anywhere", on(11), "15:1"),
    Sentence("E loses on any other", INTERBLOCK, ("e",), "anywhere", anything_but(on(11)), "lose"),
    Sentence("C & E pays 3:1 on 2, 3, 12", VARIANTS, ("c_and_e",), "anywhere", on(2, 3, 12), "3:1"),
    Sentence("C & E pays 7:1 on 11", VARIANTS, ("c_and_e",), "anywhere", on(11), "7:1"),
    Sentence("C & E loses on any other", VARIANTS, ("c_and_e",), "anywhere", anything_but(on(2, 3, 11, 12)), "lose"),
    Sentence("Total 2 pays 30:1", VARIANTS, ("total@2",), "anywhere", on(2), "30:1"),
    Sentence("Total 12 pays 30:1", VARIANTS, ("total@12",), "anywhere", on(12), "30:1"),
    Sentence("Total 3 pays 15:1", VARIANTS, ("total@3",), "anywhere", on(3), "15:1"),
    Sentence("Total 11 pays 15:1", VARIANTS, ("total@11",), "anywhere", on(11), "15:1"),
    *(
        Sentence(f"{bet} loses on any other", VARIANTS, (bet,), "anywhere", anything_but(on(int(bet[6:]))), "lose")
        for bet in TOTALS
    ),
    Sentence(
        "Horn wins a quarter at 30:1 less three quarters on 2, 12", INTERBLOCK, ("horn",), "anywhere", on(2, 12), "27:4"
    ),
    Sentence(
        "Horn wins a quarter at 15:1 less three quarters on 3, 11", INTERBLOCK, ("horn",), "anywhere", on(3, 11), "3:1"
    ),
    Sentence("Horn loses on any other", INTERBLOCK, ("horn",), "anywhere", anything_but(on(2, 3, 11, 12)), "lose"),
    *(
        sentence
        for pairs, pay in ((EASY_HOPS, "15:1"), (HARD_HOPS, "30:1"))
        for low, high in pairs
        for sentence in (
            Sentence(
                f"Hop {low}-{high} pays {pay}", INTERBLOCK, (f"hop@{low}-{high}",), "anywhere", fall((low, high)), pay
            ),
            Sentence(
                f"Hop {low}-{high} loses on any other",
                *(INTERBLOCK, (f"hop@{low}-{high}",), "anywhere", anything_but(fall((low, high))), "lose"),
            ),
        )
    ),
]


@each_of("sentence", SENTENCES, ids=str)
def test_what_the_next_roll_does(sentence: Sentence) -> None:
    sentence.hold()


def test_no_roll_is_left_out() -> None:
    assert_every_roll_has_one_sentence(SENTENCES)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("point", [None, 6])
def test_single_roll_bets_may_be_placed_changed_and_taken_down_at_any_roll_and_never_stay(
    variant: str, point: int | None
) -> None:
    player = Player(variant, 10_000_00)
    if point is not None:
        player.set_point(point)
    bets = dict.fromkeys(bet for one in SENTENCES if variant in one.variants for bet in one.bets)
    for bet in bets:
        player.place(bet, 2_00)
        player.place(bet, 3_00)
        player.remove(bet, 1_00)
    assert player.bets == dict.fromkeys(sorted(bets), 4_00)
    record = player.roll(1, 1)
    assert {one.bet for one in record.resolved} == set(bets)
    assert player.bets == {}


@pytest.mark.parametrize("dice", [(1, 3), (3, 1)])
def test_the_order_of_the_dice_never_matters_to_a_hop(dice: tuple[int, int]) -> None:
    player = Player()
    player.place("hop@1-3", 1_00)
    resolution = player.result(*dice, "hop@1-3")
    assert resolution is not None
    assert (resolution.result, resolution.profit_cents) == ("win", 15_00)


@each_of("variant", INTERBLOCK)
@each_of("pair", ["1-1", "1-2", "5-6", "6-6", "3-1", "7-7", "1"])
def test_there_is_no_hop_on_a_horn_number_nor_under_a_name_that_is_not_the_rule_books(variant: str, pair: str) -> None:
    assert_says(Player(variant).refused("place", f"hop@{pair}", 1_00), "no_such_number", "Hop", pair)


def test_there_are_seventeen_hops() -> None:
    hops = [bet for bet in Player().game.fields() if bet.startswith("hop@")]
    assert sorted(hops) == sorted(f"hop@{low}-{high}" for low, high in (*EASY_HOPS, *HARD_HOPS))


@pytest.mark.parametrize("variant", INTERBLOCK)
def test_horn_of_100_on_6_6_wins_675(variant: str) -> None:
    player = Player(variant)
    player.place("horn", 100_00)
    resolution = player.result(6, 6, "horn")
    assert resolution is not None
    assert (resolution.profit_cents, resolution.credited_cents) == (675_00, 775_00)
    assert player.table.playable_cents == 1_675_00


@pytest.mark.parametrize("total", [2, 3, 11, 12])
def test_horn_pays_as_its_four_parts_would_on_their_own_fields(total: int) -> None:
    horn, parts = Player(), Player()
    horn.place("horn", 10_00)
    for bet in TOTALS:
        parts.place(bet, 2_50)
    for player in (horn, parts):
        player.roll(*POINT_ROLLS[total])
    assert horn.table.playable_cents == parts.table.playable_cents > 1_000_00


@pytest.mark.parametrize("stake_cents", [1_01, 1_02, 1_03, 1_99])
def test_a_horn_stake_must_divide_by_four_cents(stake_cents: int) -> None:
    player = Player()
    assert_says(player.refused("place", "horn", stake_cents), "not_whole_cents", "Horn", "4 equal parts")
    player.place("horn", 4_00)
    assert player.refused("place", "horn", stake_cents).code == "not_whole_cents"
    assert player.refused("remove", "horn", stake_cents - 1_00).code == "not_whole_cents"
    player.place("horn", 4)


def test_a_sheet_may_pay_each_horn_number_in_its_own_way_and_horn_follows() -> None:
    player = Player(**{"total@12": "29:1"})
    player.place("horn", 4_00)
    resolution = player.result(6, 6, "horn")
    assert resolution is not None
    assert resolution.profit_cents == 29_00 - 3_00


def test_only_first_person_has_c_and_e_without_c_and_e() -> None:
    for variant in (CRAPS, CRAPLESS, EASY):
        assert {"c", "e", "c_and_e"} <= set(Player(variant).game.fields())
    assert {"c", "e", "c_and_e"} & set(Player(FIRST).game.fields()) == {"c_and_e"}
