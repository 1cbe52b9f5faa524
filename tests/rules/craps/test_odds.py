"""Chapter 1.3 of the rule book: odds, what they pay, when they may be placed, up to how much, and when they return."""

from __future__ import annotations

import pytest

from tests.each import each_of
from tests.rules.craps.player import CRAPLESS, CRAPS, EASY, FIRST, POINT_ROLLS, VARIANTS, Player, assert_says
from tests.rules.craps.sentences import (
    Sentence,
    anything_but,
    assert_every_roll_has_one_sentence,
    on,
    the_number,
    the_point,
)

STANDARD = (CRAPS, FIRST)
EVERY_POINT = (CRAPLESS, EASY)
PASS, DONT = ("pass_odds",), ("dont_pass_odds",)
NUMBERS = (4, 5, 6, 8, 9, 10)
ALL_NUMBERS = (2, 3, *NUMBERS, 11, 12)


def taken(*numbers: int) -> tuple[str, ...]:
    return tuple(f"come_odds@{number}" for number in numbers)


def laid(*numbers: int) -> tuple[str, ...]:
    return tuple(f"dont_come_odds@{number}" for number in numbers)


SENTENCES = [
    Sentence("Pass odds pay 2:1 on 4 and 10", VARIANTS, PASS, (4, 10), the_point, "2:1"),
    Sentence("Pass odds pay 3:2 on 5 and 9", VARIANTS, PASS, (5, 9), the_point, "3:2"),
    Sentence("Pass odds pay 6:5 on 6 and 8", VARIANTS, PASS, (6, 8), the_point, "6:5"),
    Sentence("Pass odds pay 6:1 on 2 and 12, where these are Points", EVERY_POINT, PASS, (2, 12), the_point, "6:1"),
    Sentence("Pass odds pay 3:1 on 3 and 11, where these are Points", EVERY_POINT, PASS, (3, 11), the_point, "3:1"),
    Sentence("Pass odds lose on 7 with their bet", VARIANTS, PASS, "ON", on(7), "lose"),
    Sentence("other totals do nothing to Pass odds", VARIANTS, PASS, "ON", anything_but(the_point, on(7)), "stand"),
    Sentence("odds laid against a Point 4 or 10 pay 1:2", STANDARD, DONT, (4, 10), on(7), "1:2"),
    Sentence("odds laid against a Point 5 or 9 pay 2:3", STANDARD, DONT, (5, 9), on(7), "2:3"),
    Sentence("odds laid against a Point 6 or 8 pay 5:6", STANDARD, DONT, (6, 8), on(7), "5:6"),
    Sentence("odds laid against the Point lose on it", STANDARD, DONT, "ON", the_point, "lose"),
    Sentence("other totals do nothing to them", STANDARD, DONT, "ON", anything_but(the_point, on(7)), "stand"),
    Sentence("Come odds pay 2:1 on 4, 10", (*STANDARD, CRAPLESS), taken(4, 10), "anywhere", the_number, "2:1"),
    Sentence("Come odds pay 3:2 on 5, 9", (*STANDARD, CRAPLESS), taken(5, 9), "anywhere", the_number, "3:2"),
    Sentence("Come odds pay 6:5 on 6, 8", (*STANDARD, CRAPLESS), taken(6, 8), "anywhere", the_number, "6:5"),
    Sentence("crapless Come odds pay 6:1 on 2, 12", (CRAPLESS,), taken(2, 12), "anywhere", the_number, "6:1"),
    Sentence("crapless Come odds pay 3:1 on 3, 11", (CRAPLESS,), taken(3, 11), "anywhere", the_number, "3:1"),
    Sentence("Come odds lose on 7, the puck OFF too", STANDARD, taken(*NUMBERS), "anywhere", on(7), "lose"),
    Sentence(
        "other totals do nothing to Come odds",
        *(STANDARD, taken(*NUMBERS), "anywhere", anything_but(the_number, on(7)), "stand"),
    ),
    Sentence("crapless Come odds lose on 7", (CRAPLESS,), taken(*ALL_NUMBERS), "anywhere", on(7), "lose"),
    Sentence(
        "other totals do nothing to crapless Come odds",
        *((CRAPLESS,), taken(*ALL_NUMBERS), "anywhere", anything_but(the_number, on(7)), "stand"),
    ),
    Sentence("Don't Come odds against 4, 10 pay 1:2", STANDARD, laid(4, 10), "anywhere", on(7), "1:2"),
    Sentence("Don't Come odds against 5, 9 pay 2:3", STANDARD, laid(5, 9), "anywhere", on(7), "2:3"),
    Sentence("Don't Come odds against 6, 8 pay 5:6", STANDARD, laid(6, 8), "anywhere", on(7), "5:6"),
    Sentence("Don't Come odds lose on their number", STANDARD, laid(*NUMBERS), "anywhere", the_number, "lose"),
    Sentence(
        "other totals do nothing to Don't Come odds",
        *(STANDARD, laid(*NUMBERS), "anywhere", anything_but(the_number, on(7)), "stand"),
    ),
]


@each_of("sentence", SENTENCES, ids=str)
def test_what_a_roll_does_to_odds(sentence: Sentence) -> None:
    sentence.hold()


def test_no_roll_is_left_out() -> None:
    assert_every_roll_has_one_sentence(SENTENCES)


def backed(base: str, shipped: str = CRAPS, /, **changes: str) -> tuple[Player, str, str]:
    """A player whose base bet of 10.00 has its Point, 8; with the names of the bet at that moment and of its odds."""
    player = Player(shipped, **changes)
    if "come" in base:
        player.set_point(6)
        player.place(base, 10_00)
        player.roll(*POINT_ROLLS[8])
        return player, f"{base}@8", f"{base}_odds@8"
    player.place(base, 10_00)
    player.set_point(8)
    return player, base, {"pass_line": "pass_odds", "dont_pass": "dont_pass_odds"}[base]


BASES = ["pass_line", "dont_pass", "come", "dont_come"]


@pytest.mark.parametrize("base", BASES)
def test_odds_are_decided_together_with_the_base_bet_and_their_stake_returns_with_the_win(base: str) -> None:
    for dice in ((4, 4), (3, 4)):
        player, name, odds = backed(base)
        player.place(odds, 12_00)
        results = {one.bet: (one.result, one.stays) for one in player.roll(*dice).resolved}
        assert results[name] == results[odds]
        assert player.bets == {}


@pytest.mark.parametrize(
    ("odds", "base"),
    [("pass_odds", "Pass Line"), ("dont_pass_odds", "Don't Pass"), ("come_odds@8", "Come 8")],
)
def test_odds_only_with_the_base_bet_up(odds: str, base: str) -> None:
    player = Player()
    player.set_point(8)
    assert_says(player.refused("place", odds, 5_00), "no_base_bet", "Odds", f"{base} bet")
    assert player.game.limits(player.table, odds) == (1_00, 0)


def test_odds_of_one_number_are_not_backed_by_the_come_bet_of_another() -> None:
    player, _, _ = backed("come")
    assert player.refused("place", "come_odds@9", 5_00).code == "no_base_bet"
    assert player.refused("place", "dont_come_odds@8", 5_00).code == "no_base_bet"


@pytest.mark.parametrize(("line", "odds"), [("pass_line", "pass_odds"), ("dont_pass", "dont_pass_odds")])
def test_odds_only_once_the_point_of_the_base_bet_is_set(line: str, odds: str) -> None:
    player = Player()
    player.place(line, 10_00)
    assert_says(player.refused("place", odds, 5_00), "point_only", "Odds", "Point")
    assert player.game.limits(player.table, odds) == (1_00, 0)


def test_a_come_bet_has_no_odds_before_it_travels() -> None:
    player = Player()
    player.set_point(8)
    player.place("come", 10_00)
    assert {player.refused("place", f"come_odds@{number}", 5_00).code for number in NUMBERS} == {"no_base_bet"}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("base", BASES)
def test_odds_go_up_to_the_largest_multiple_of_the_base_bet(variant: str, base: str) -> None:
    if base not in Player(variant).game.fields():
        assert Player(variant).refused("place", base, 5_00).code == "not_in_variant"
        return
    player, _, odds = backed(base, variant)
    multiple = 6 if base.startswith("dont") else 5
    assert player.game.limits(player.table, odds)[1] == multiple * 10_00
    player.place(odds, multiple * 10_00 - 1_00)
    refusal = player.refused("place", odds, 1_01)
    assert_says(refusal, "odds_limit", f"{multiple} times", "10.00", f"{multiple}0.01")
    player.place(odds, 1_00)


def test_the_sheet_may_lift_the_limit_of_odds() -> None:
    player, _, odds = backed("pass_line", take_odds="none")
    assert player.game.limits(player.table, odds) == (1_00, None)
    player.place(odds, 900_00)


def test_the_multiples_that_the_window_offers_are_the_sheets() -> None:
    for variant in VARIANTS:
        multiples = Player(variant).game.layout.limits.multiples
        assert multiples["take"] == (1, 2, 3, 4, 5)
        assert multiples.get("lay", (1, 2, 3, 4, 6)) == (1, 2, 3, 4, 6)
        assert ("lay" in multiples) == (variant in STANDARD)


@pytest.mark.parametrize("base", BASES)
def test_odds_are_raised_reduced_and_removed_freely_before_any_roll(base: str) -> None:
    player, name, odds = backed(base)
    player.place(odds, 20_00)
    player.roll(1, 2)
    player.place(odds, 10_00)
    player.remove(odds, 5_00)
    assert player.bets == {name: 10_00, odds: 25_00}
    player.roll(1, 2)
    player.remove(odds)
    assert player.bets == {name: 10_00}


@pytest.mark.parametrize("base", ["dont_pass", "dont_come"])
def test_removing_the_base_bet_returns_its_odds(base: str) -> None:
    player, name, odds = backed(base)
    player.place(odds, 40_00)
    player.remove(name)
    assert (player.bets, player.table.playable_cents) == ({}, 1_000_00)
    player.press("undo")
    assert player.bets == {name: 10_00, odds: 40_00}


@pytest.mark.parametrize("base", ["dont_pass", "dont_come"])
def test_a_base_bet_is_not_reduced_below_what_its_odds_need(base: str) -> None:
    player, name, odds = backed(base)
    player.place(odds, 40_00)
    assert_says(player.refused("remove", name, 4_00), "odds_limit", "6 times", "6.00", "40.00")
    player.remove(name, 3_00)
    assert player.bets == {name: 7_00, odds: 40_00}


@pytest.mark.parametrize("base", ["come", "dont_come"])
@pytest.mark.parametrize("dice", [(4, 4), (3, 4)], ids=["its number", "7"])
def test_odds_that_do_not_work_on_the_come_out_return_when_their_base_bet_is_decided(
    base: str, dice: tuple[int, int]
) -> None:
    player, name, odds = backed(base, odds_on_come_out="off")
    player.place(odds, 40_00)
    player.roll(3, 3)
    assert player.table.point is None
    resolved = {one.bet: one for one in player.roll(*dice).resolved}
    assert resolved[name].result in ("win", "lose")
    assert (resolved[odds].result, resolved[odds].profit_cents, resolved[odds].credited_cents) == ("return", 0, 40_00)
    assert name not in player.bets
    assert odds not in player.bets


@pytest.mark.parametrize("base", BASES)
def test_where_they_are_off_on_the_come_out_odds_still_work_while_a_point_is_set(base: str) -> None:
    player, _, odds = backed(base, odds_on_come_out="off")
    player.place(odds, 12_00)
    resolution = player.result(3, 4, odds)
    assert resolution is not None
    assert resolution.result == ("win" if base.startswith("dont") else "lose")
