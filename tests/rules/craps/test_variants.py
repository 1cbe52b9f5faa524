"""Chapter 1 of the rule book: which bets each variant has, and the refusal of one that it does not have."""

from __future__ import annotations

import pytest

from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from tests.each import each_of
from tests.rules.craps import test_box_bets, test_line_and_come, test_odds, test_single_roll
from tests.rules.craps.player import CRAPLESS, CRAPS, EASY, FIRST, VARIANTS, Player, assert_says, craps, sheet_text

C, L, E, F = CRAPS, CRAPLESS, EASY, FIRST
STANDARD = (4, 5, 6, 8, 9, 10)
EVERY_POINT = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)

HOPS = [
    "1-3",
    "1-4",
    "1-5",
    "1-6",
    "2-2",
    "2-3",
    "2-4",
    "2-5",
    "2-6",
    "3-3",
    "3-4",
    "3-5",
    "3-6",
    "4-4",
    "4-5",
    "4-6",
    "5-5",
]

TABLE = [
    # bets, the variants that have them; a group means a field on each Point number
    (["pass_line", "pass_odds"], {C, L, E, F}),
    (["dont_pass", "dont_pass_odds"], {C, F}),
    (["come", "come@", "come_odds@"], {C, L, F}),
    (["dont_come", "dont_come@", "dont_come_odds@"], {C, F}),
    (["place@"], {C, L, E, F}),
    (["place_lose@"], {F}),
    (["buy@"], {C, L}),
    (["lay@"], {C}),
    (["big6", "big8"], {C}),
    (["big", "small"], {C}),
    (["hard@4", "hard@6", "hard@8", "hard@10"], {C, L, E, F}),
    (["field"], {C, L, E, F}),
    (["low_field", "high_field"], {E}),
    (["c", "e"], {C, L, E}),
    (["c_and_e"], {C, L, E, F}),
    (["seven", "any_craps"], {C, L, E, F}),
    (["total@2", "total@3", "total@11", "total@12"], {C, L, E, F}),
    (["horn"], {C, L, E}),
    ([f"hop@{pair}" for pair in HOPS], {C, L, E}),
    (["lucky_low", "lucky_high", "lucky_all"], {C, L, E}),
    (["lucky_shooter"], {C}),
]


def fields_of(bets: list[str], numbers: tuple[int, ...]) -> list[str]:
    """Their fields, where a group has one on each of these numbers."""
    each = ([f"{bet}{number}" for number in numbers] if bet.endswith("@") else [bet] for bet in bets)
    return [field for fields in each for field in fields]


def table_of(variant: str) -> set[str]:
    numbers = EVERY_POINT if variant in (L, E) else STANDARD
    return {field for bets, variants in TABLE if variant in variants for field in fields_of(bets, numbers)}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_has_the_fields_of_its_column_and_no_others(variant: str) -> None:
    fields = craps(variant).fields()
    assert len(fields) == len(set(fields))
    assert set(fields) == table_of(variant)


ABSENT = [(variant, bets[0]) for bets, variants in TABLE for variant in VARIANTS if variant not in variants]


@each_of(("variant", "bet"), ABSENT, ids=[f"{bet} in {variant}" for variant, bet in ABSENT])
def test_a_bet_of_another_variant_is_refused_as_such(variant: str, bet: str) -> None:
    field = f"{bet}4" if bet.endswith("@") else bet
    player = Player(variant)
    player.set_point(6)
    assert_says(player.refused("place", field, 5_00), "not_in_variant", "this game")
    assert_says(player.refused("remove", field, None), "not_in_variant")


TITLES = {
    "dont_pass": "Don't Pass",
    "dont_pass_odds": "Don't Pass Odds",
    "come": "Come",
    "come@6": "Come",
    "come_odds@6": "Come Odds",
    "dont_come": "Don't Come",
    "dont_come_odds@6": "Don't Come Odds",
    "place_lose@6": "Place to Lose",
    "buy@6": "Buy",
    "lay@6": "Lay",
    "big6": "Big 6",
    "big8": "Big 8",
    "big": "Big",
    "low_field": "Low Field",
    "c": "C",
    "horn": "Horn",
    "hop@1-3": "Hop",
    "lucky_high": "High Rolls",
    "lucky_all": "Roll 'Em All",
    "lucky_shooter": "Lucky Shooter",
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_bet_of_another_variant_is_named_by_the_title_that_it_has_there(variant: str) -> None:
    absent = {bet: title for bet, title in TITLES.items() if bet not in craps(variant).fields()}
    assert absent
    said = {bet: Player(variant).refused("place", bet, 5_00).say for bet in absent}
    assert said == {bet: f"{title} is no bet of this game." for bet, title in absent.items()}


@each_of("group", ["place", "hard", "total", "come", "come_odds"])
@each_of("number", ["7", "0", "13", "06", "x"])
def test_a_number_that_the_group_has_not_is_refused_with_those_that_it_has(group: str, number: str) -> None:
    refusal = Player().refused("place", f"{group}@{number}", 5_00)
    assert_says(refusal, "no_such_number", group.replace("_", " ").title(), f", but none for {number}.")


@pytest.mark.parametrize(
    ("variant", "bet", "title", "numbers"),
    [
        (CRAPS, "place", "Place", STANDARD),
        (CRAPS, "place@", "Place", STANDARD),
        (CRAPS, "come@", "Come", STANDARD),
        (CRAPS, "dont_come_odds", "Don't Come Odds", STANDARD),
        (CRAPS, "hard", "Hard", (4, 6, 8, 10)),
        (CRAPLESS, "buy@", "Buy", EVERY_POINT),
        (EASY, "total", "Total", (2, 3, 11, 12)),
        (FIRST, "place_lose", "Place to Lose", STANDARD),
    ],
)
def test_a_group_without_a_number_is_refused_with_those_that_it_has(
    variant: str, bet: str, title: str, numbers: tuple[int, ...]
) -> None:
    refusal = Player(variant).refused("place", bet, 5_00)
    assert_says(refusal, "no_such_number")
    listed = ", ".join(map(str, numbers))
    assert refusal.say == f"{title} has a field for each of {listed}, and one of them has to be named."


@pytest.mark.parametrize("bet", ["place@2", "buy@3", "place@11", "lay@12", "come@2"])
def test_only_crapless_and_easy_craps_have_2_3_11_and_12(bet: str) -> None:
    assert_says(Player(CRAPS).refused("place", bet, 5_00), "no_such_number", "4, 5, 6, 8, 9, 10")


@each_of("variant", VARIANTS)
@each_of("bet", ["moon", "", "@", "@6", "moon@6", "field@6", "Field", "place 6", "pass_line@"])
def test_a_name_that_no_variant_has_is_no_field(variant: str, bet: str) -> None:
    assert_says(Player(variant).refused("place", bet, 5_00), "not_a_field")


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_bet_of_the_table_has_its_sentences(variant: str) -> None:
    lists = (test_line_and_come.SENTENCES, test_odds.SENTENCES, test_box_bets.SENTENCES, test_single_roll.SENTENCES)
    told = {bet for sentences in lists for one in sentences if variant in one.variants for bet in one.bets}
    by_history = {"lucky_low", "lucky_high", "lucky_all", "lucky_shooter"}
    assert table_of(variant) - told == by_history & table_of(variant)


@pytest.mark.parametrize(
    ("variant", "name", "title"),
    [
        (CRAPS, "craps", "Craps"),
        (CRAPLESS, "crapless", "Crapless Craps"),
        (EASY, "easy", "Easy Craps"),
        (FIRST, "first_person", "First Person Craps"),
    ],
)
def test_the_game_says_what_it_is(variant: str, name: str, title: str) -> None:
    text = sheet_text(variant)
    sheet = Sheet.parse(text, f"{variant}.ini")
    game = open_game(sheet)
    assert (game.name, game.title, game.sheet) == (name, title, variant)
    assert game.dice_count(game.open_table({"": 0})) == 2
    assert game.sheet_digest == sheet.digest


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_excludes_another_bet_is_excluded_by_it(variant: str) -> None:
    bets = craps(variant).layout.catalogue.bets
    for bet in bets.values():
        for other in bets.keys() & set(bet.opposed_by):
            assert bet.name in bets[other].opposed_by


def test_a_variant_is_data_and_the_engine_is_one() -> None:
    assert len({type(craps(variant)) for variant in VARIANTS}) == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_one_player_has_a_side_of_the_table(variant: str) -> None:
    game = craps(variant)
    assert game.open_table({"": 5_00}).playable_cents == 5_00
    for balances in ({}, {"ann": 1, "bob": 2}):
        with pytest.raises(ValueError, match="one player"):
            game.open_table(balances)
