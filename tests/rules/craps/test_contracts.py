"""Chapter 1.2 of the rule book: when line and come bets may be placed and changed, and what they exclude."""

from __future__ import annotations

import pytest

from tests.rules.craps.player import CRAPLESS, CRAPS, FIRST, VARIANTS, Player, assert_says

STANDARD = (CRAPS, FIRST)

REFUSED = [
    # sentence, variants, bets before the Point 6 (None: the puck stays OFF), what is asked, code
    ("Pass only while the puck is OFF", VARIANTS, {}, ("place", "pass_line"), "come_out_only"),
    ("Don't Pass only while the puck is OFF", STANDARD, {}, ("place", "dont_pass"), "come_out_only"),
    ("Come only while the puck is ON", (*STANDARD, CRAPLESS), None, ("place", "come"), "point_only"),
    ("Don't Come only while the puck is ON", STANDARD, None, ("place", "dont_come"), "point_only"),
    ("Come on a number cannot be placed directly", STANDARD, {}, ("place", "come@6"), "not_a_field"),
    ("Don't Come on a number cannot be placed directly", STANDARD, {}, ("place", "dont_come@6"), "not_a_field"),
    ("Pass is not raised once its Point is set", VARIANTS, {"pass_line": 10_00}, ("place", "pass_line"), "locked"),
    ("Pass is not reduced once its Point is set", VARIANTS, {"pass_line": 10_00}, ("remove", "pass_line"), "locked"),
    ("Don't Pass is never raised", STANDARD, {"dont_pass": 10_00}, ("place", "dont_pass"), "come_out_only"),
]


@pytest.mark.parametrize(
    ("variants", "bets", "asked", "code"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_what_is_refused(
    variants: tuple[str, ...], bets: dict[str, int] | None, asked: tuple[str, str], code: str
) -> None:
    for variant in variants:
        player = Player(variant)
        for bet, cents in (bets or {}).items():
            player.place(bet, cents)
        if bets is not None:
            player.set_point(6)
        assert_says(player.refused(*asked, 5_00), code)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_locked_pass_line_is_not_taken_down_either_and_shows_the_lock(variant: str) -> None:
    player = Player(variant)
    player.place("pass_line", 10_00)
    field = player.game.layout.field("pass_line")
    assert not field.locked(player.table.marks)
    player.set_point(6)
    assert field.locked(player.table.marks)
    refusal = player.refused("remove", "pass_line", None)
    assert_says(refusal, "locked")
    assert refusal.say == "Pass Line of 10.00 is locked until the dice decide it."


def test_pass_line_changes_freely_before_its_point() -> None:
    player = Player()
    player.place("pass_line", 10_00)
    player.place("pass_line", 5_00)
    player.remove("pass_line", 12_00)
    assert player.bets == {"pass_line": 3_00}
    player.remove("pass_line")
    assert player.bets == {}


@pytest.mark.parametrize("variant", STANDARD)
def test_dont_pass_is_reduced_or_taken_down_and_no_new_one_comes_until_the_next_cycle(variant: str) -> None:
    player = Player(variant)
    player.place("dont_pass", 10_00)
    player.set_point(6)
    player.remove("dont_pass", 4_00)
    assert player.bets == {"dont_pass": 6_00}
    player.remove("dont_pass")
    assert player.refused("place", "dont_pass", 10_00).code == "come_out_only"
    player.roll(3, 3)
    player.place("dont_pass", 10_00)
    assert player.bets == {"dont_pass": 10_00}


@pytest.mark.parametrize("variant", [*STANDARD, CRAPLESS])
def test_come_may_change_until_it_has_travelled_and_is_a_contract_bet_then(variant: str) -> None:
    player = Player(variant)
    player.set_point(6)
    player.place("come", 10_00)
    player.remove("come", 4_00)
    player.place("come", 1_00)
    player.roll(4, 4)
    assert player.bets == {"come@8": 7_00}
    assert player.game.layout.field("come@8").locked(player.table.marks)
    for asked in (("place", "come@8", 5_00), ("remove", "come@8", 5_00), ("remove", "come@8", None)):
        assert_says(player.refused(*asked), "locked", "Come 8 of 7.00 is locked until the dice decide it.")


@pytest.mark.parametrize("variant", STANDARD)
def test_dont_come_that_has_travelled_is_reduced_or_taken_down_but_never_raised(variant: str) -> None:
    player = Player(variant)
    player.set_point(6)
    player.place("dont_come", 10_00)
    player.roll(4, 4)
    assert player.refused("place", "dont_come@8", 5_00).code == "not_a_field"
    player.remove("dont_come@8", 4_00)
    assert player.bets == {"dont_come@8": 6_00}
    player.remove("dont_come@8")
    assert player.bets == {}


EXCLUDING = [
    ("Pass", "pass_line", "dont_pass", None),
    ("Don't Pass", "dont_pass", "pass_line", None),
    ("Come", "come", "dont_come", None),
    ("Don't Come", "dont_come", "come", None),
    ("a travelled Come", "come", "dont_come", (4, 5)),
    ("a travelled Don't Come", "dont_come", "come", (4, 5)),
    ("a Come that travelled to the Point just made", "come", "dont_come", (3, 3)),
]


@pytest.mark.parametrize(("up", "other", "dice"), [row[1:] for row in EXCLUDING], ids=[row[0] for row in EXCLUDING])
@pytest.mark.parametrize("variant", STANDARD)
def test_a_bet_excludes_its_opposite_except_in_first_person(
    variant: str, up: str, other: str, dice: tuple[int, int] | None
) -> None:
    player = Player(variant)
    if "come" in up:
        player.set_point(6)
    player.place(up, 10_00)
    if dice:
        player.roll(*dice)
    if player.table.point is None and "come" in up:
        player.set_point(8)
    if variant == FIRST:
        player.place(other, 5_00)
        assert player.bets[other] == 5_00
    else:
        assert_says(player.refused("place", other, 5_00), "excluding", "10.00")


def test_once_the_opposite_is_down_the_other_may_be_placed() -> None:
    player = Player()
    player.place("pass_line", 10_00)
    player.remove("pass_line")
    player.place("dont_pass", 5_00)
    assert player.bets == {"dont_pass": 5_00}


def test_pass_does_not_exclude_dont_come_nor_dont_pass_come() -> None:
    for line, come in (("pass_line", "dont_come"), ("dont_pass", "come")):
        player = Player()
        player.place(line, 10_00)
        player.set_point(6)
        player.place(come, 5_00)
        assert player.bets == {line: 10_00, come: 5_00}
