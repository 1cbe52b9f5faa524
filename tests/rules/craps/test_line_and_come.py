"""Chapters 1.1 and 1.2 of the rule book: the cycle and the puck, line bets and come bets."""

from __future__ import annotations

import pytest

from tests.each import each_of
from tests.rules.craps.player import CRAPLESS, CRAPS, EASY, FIRST, POINT_ROLLS, SEVEN, VARIANTS, Player
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
NUMBERS = (4, 5, 6, 8, 9, 10)
ALL_NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


def at(group: str, numbers: tuple[int, ...] = NUMBERS) -> tuple[str, ...]:
    return tuple(f"{group}@{number}" for number in numbers)


PASS, DONT, COME, DONT_COME = ("pass_line",), ("dont_pass",), ("come",), ("dont_come",)
TRAVELLED, DONT_TRAVELLED = at("come"), at("dont_come")
CRAPLESS_TRAVELLED = at("come", ALL_NUMBERS)

SENTENCES = [
    Sentence("Pass wins 1:1 on a come-out 7 or 11", STANDARD, PASS, "OFF", on(7, 11), "1:1"),
    Sentence("Pass loses on a come-out 2, 3 or 12", STANDARD, PASS, "OFF", on(2, 3, 12), "lose"),
    Sentence("Pass stands when a come-out roll sets the Point", STANDARD, PASS, "OFF", on(*NUMBERS), "stand"),
    Sentence("without craps only the 7 wins for Pass on the come-out", EVERY_POINT, PASS, "OFF", on(7), "1:1"),
    Sentence("without craps every other total is a Point", EVERY_POINT, PASS, "OFF", anything_but(on(7)), "stand"),
    Sentence("Pass wins 1:1 when its Point is rolled again", VARIANTS, PASS, "ON", the_point, "1:1"),
    Sentence("Pass loses on a 7 after the Point", VARIANTS, PASS, "ON", on(7), "lose"),
    Sentence("other totals do nothing to Pass", VARIANTS, PASS, "ON", anything_but(the_point, on(7)), "stand"),
    Sentence("Don't Pass wins 1:1 on a come-out 2 or 3", STANDARD, DONT, "OFF", on(2, 3), "1:1"),
    Sentence("Don't Pass bars the 12, which pushes", STANDARD, DONT, "OFF", on(12), "push"),
    Sentence("Don't Pass loses on a come-out 7 or 11", STANDARD, DONT, "OFF", on(7, 11), "lose"),
    Sentence("Don't Pass stands when the Point is set", STANDARD, DONT, "OFF", on(*NUMBERS), "stand"),
    Sentence("Don't Pass wins 1:1 on a 7 after the Point", STANDARD, DONT, "ON", on(7), "1:1"),
    Sentence("Don't Pass loses on its Point", STANDARD, DONT, "ON", the_point, "lose"),
    Sentence("other totals do nothing to Don't Pass", STANDARD, DONT, "ON", anything_but(the_point, on(7)), "stand"),
    Sentence("Come wins 1:1 on a first 7 or 11", STANDARD, COME, "ON", on(7, 11), "1:1"),
    Sentence("Come loses on a first 2, 3 or 12", STANDARD, COME, "ON", on(2, 3, 12), "lose"),
    Sentence("Come travels to the Point number, the Point's own too", STANDARD, COME, "ON", on(*NUMBERS), "travel"),
    Sentence("crapless Come wins 1:1 on a first 7", (CRAPLESS,), COME, "ON", on(7), "1:1"),
    Sentence("crapless Come travels to 2, 3, 11, 12 too", (CRAPLESS,), COME, "ON", anything_but(on(7)), "travel"),
    Sentence("a travelled Come wins 1:1 on its number", STANDARD, TRAVELLED, "anywhere", the_number, "1:1"),
    Sentence("a travelled Come loses on 7, the puck OFF too", STANDARD, TRAVELLED, "anywhere", on(7), "lose"),
    Sentence(
        "nothing else touches a travelled Come",
        *(STANDARD, TRAVELLED, "anywhere", anything_but(the_number, on(7)), "stand"),
    ),
    Sentence("a crapless Come wins on its number", (CRAPLESS,), CRAPLESS_TRAVELLED, "anywhere", the_number, "1:1"),
    Sentence("a crapless Come that travelled loses on 7", (CRAPLESS,), CRAPLESS_TRAVELLED, "anywhere", on(7), "lose"),
    Sentence(
        "nothing else touches a crapless Come that travelled",
        *((CRAPLESS,), CRAPLESS_TRAVELLED, "anywhere", anything_but(the_number, on(7)), "stand"),
    ),
    Sentence("Don't Come wins 1:1 on a first 2 or 3", STANDARD, DONT_COME, "ON", on(2, 3), "1:1"),
    Sentence("Don't Come bars the 12, which pushes", STANDARD, DONT_COME, "ON", on(12), "push"),
    Sentence("Don't Come loses on a first 7 or 11", STANDARD, DONT_COME, "ON", on(7, 11), "lose"),
    Sentence("Don't Come travels to the Point number", STANDARD, DONT_COME, "ON", on(*NUMBERS), "travel"),
    Sentence("a travelled Don't Come wins 1:1 on 7", STANDARD, DONT_TRAVELLED, "anywhere", on(7), "1:1"),
    Sentence("a travelled Don't Come loses on its number", STANDARD, DONT_TRAVELLED, "anywhere", the_number, "lose"),
    Sentence(
        "2, 3, 11 and 12 do nothing to a travelled Don't Come, nor do other numbers",
        *(STANDARD, DONT_TRAVELLED, "anywhere", anything_but(the_number, on(7)), "stand"),
    ),
]


@each_of("sentence", SENTENCES, ids=str)
def test_what_a_roll_does_to_line_and_come_bets(sentence: Sentence) -> None:
    sentence.hold()


def test_no_roll_is_left_out() -> None:
    assert_every_roll_has_one_sentence(SENTENCES)


@pytest.mark.parametrize("variant", STANDARD)
@pytest.mark.parametrize("dice", [(3, 4), (5, 6), (1, 1), (1, 2), (6, 6)], ids=str)
def test_a_come_out_7_11_or_craps_sets_no_point_and_the_next_roll_is_another_come_out(
    variant: str, dice: tuple[int, int]
) -> None:
    player = Player(variant)
    player.roll(*dice)
    assert player.table.point is None


@each_of("variant", EVERY_POINT)
@each_of("point", ALL_NUMBERS)
def test_without_craps_every_total_but_7_sets_the_point(variant: str, point: int) -> None:
    player = Player(variant)
    player.roll(*SEVEN)
    assert player.table.point is None
    player.set_point(point)


@each_of("variant", VARIANTS)
@each_of("point", NUMBERS)
def test_the_puck_is_on_until_the_point_or_a_7_comes(variant: str, point: int) -> None:
    for total, dice in {**POINT_ROLLS, 7: SEVEN}.items():
        player = Player(variant)
        player.set_point(point)
        player.roll(*dice)
        assert player.table.point == (None if total in (point, 7) else point), f"after {total}"


def test_bets_that_are_not_decided_when_the_cycle_ends_stay_up() -> None:
    player = Player()
    player.place("place@6", 6_00)
    player.set_point(4)
    player.place("come", 10_00)
    player.roll(2, 3)
    player.roll(2, 2)
    assert player.bets == {"come@5": 10_00, "place@6": 6_00}


@pytest.mark.parametrize("variant", [*STANDARD, CRAPLESS])
def test_a_come_bet_travels_to_the_point_just_made_and_plays_on_in_the_next_cycle(variant: str) -> None:
    player = Player(variant)
    player.place("pass_line", 10_00)
    player.set_point(6)
    player.place("come", 5_00)
    record = player.roll(3, 3)
    assert [(move.bet_from, move.bet_to, move.amount_cents) for move in record.moved] == [("come", "come@6", 5_00)]
    assert (player.table.point, player.bets) == (None, {"come@6": 5_00})
    resolution = player.result(1, 5, "come@6")
    assert resolution is not None
    assert resolution.credited_cents == 10_00


@pytest.mark.parametrize("bet", ["come", "dont_come"])
def test_several_come_bets_on_one_number_add_up(bet: str) -> None:
    player = Player(exclude="false")
    player.set_point(6)
    player.place(bet, 5_00)
    player.place(bet, 3_00)
    player.roll(4, 4)
    assert player.bets == {f"{bet}@8": 8_00}


@pytest.mark.parametrize(("bet", "result"), [("come", "win"), ("dont_come", "lose")])
def test_a_come_bet_takes_the_place_of_the_one_that_the_same_roll_decides(bet: str, result: str) -> None:
    player = Player()
    player.set_point(6)
    player.place(bet, 5_00)
    player.roll(4, 4)
    player.place(bet, 3_00)
    resolution = player.result(5, 3, f"{bet}@8")
    assert resolution is not None
    assert (resolution.result, resolution.stake_cents) == (result, 5_00)
    assert player.bets == {f"{bet}@8": 3_00}


def test_come_bets_stand_on_several_numbers_and_a_7_out_decides_them_all() -> None:
    player = Player()
    player.set_point(6)
    for dice in ((1, 3), (2, 3), (4, 4)):
        player.place("come", 5_00)
        player.roll(*dice)
    assert player.bets == {"come@4": 5_00, "come@5": 5_00, "come@8": 5_00}
    assert [one.result for one in player.roll(3, 4).resolved] == ["lose"] * 3
