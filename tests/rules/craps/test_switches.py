"""Chapter 1.8 of the rule book: Set Bets On/Off, and bets that are not valid yet."""

from __future__ import annotations

import pytest

from terminal.rules.resolution import Resolution
from tests.rules.craps.player import CRAPLESS, CRAPS, EASY, FIRST, INTERBLOCK, POINT_ROLLS, SEVEN, Player, assert_says

GROUPS = {
    CRAPS: ("buy", "hard", "lay", "odds", "place"),
    CRAPLESS: ("buy", "hard", "odds", "place"),
    EASY: ("hard", "odds", "place"),
}
"""What Set Bets switches in each variant."""

SWITCHED = ["place@6", "buy@6", "lay@4", "hard@6"]
UNTOUCHED = ["field", "big6", "big8", "seven", "hop@3-3", "lucky_all", "horn", "c_and_e", "big", "small"]


def off(bets: dict[str, int], point: int | None = 8, shipped: str = CRAPS, /, **changes: str) -> Player:
    """A player with these bets, which are switched off."""
    player = Player(shipped, **changes)
    if point is not None:
        player.set_point(point)
    for bet, cents in bets.items():
        player.place(bet, cents)
    player.ask("set_bets", False)
    return player


@pytest.mark.parametrize("variant", INTERBLOCK)
def test_place_buy_lay_odds_and_hard_ways_go_off_together_and_on_again(variant: str) -> None:
    player = off({}, 8, variant)
    assert player.table.marks.off == GROUPS[variant]
    player.ask("set_bets", True)
    assert player.table.marks.off == ()


@pytest.mark.parametrize("bet", SWITCHED)
@pytest.mark.parametrize("dice", [(3, 3), (1, 5), (1, 3), (3, 4)], ids=str)
def test_no_roll_decides_a_bet_that_is_off(bet: str, dice: tuple[int, int]) -> None:
    player = off({bet: 6_00})
    playable_cents = player.table.playable_cents
    assert player.roll(*dice).resolved == ()
    assert (player.bets, player.table.playable_cents) == ({bet: 6_00}, playable_cents)


@pytest.mark.parametrize("bet", UNTOUCHED)
def test_every_other_bet_stays_on(bet: str) -> None:
    player = Player()
    player.place(bet, 4_00)
    player.ask("set_bets", False)
    assert player.game.can_call_dice(player.table)
    assert player.result(*SEVEN, bet) is not None


def test_line_and_come_bets_stay_on() -> None:
    player = Player()
    player.place("pass_line", 10_00)
    player.set_point(8)
    player.place("come", 10_00)
    player.roll(1, 3)
    player.place("come", 10_00)
    player.ask("set_bets", False)
    assert {one.bet: one.result for one in player.roll(3, 4).resolved} == {
        "pass_line": "lose",
        "come@4": "lose",
        "come": "win",
    }


def test_bets_that_are_off_may_be_placed_raised_reduced_and_removed() -> None:
    player = off({"place@6": 6_00})
    player.place("place@6", 6_00)
    player.place("place@5", 5_00)
    player.remove("place@6", 3_00)
    assert player.bets == {"place@5": 5_00, "place@6": 9_00}
    player.remove("place@5")
    player.remove("place@6")
    assert player.table.playable_cents == 1_000_00


def test_every_stake_has_left_the_playable_credit_on_or_off() -> None:
    player = off({"place@6": 6_00})
    assert player.table.playable_cents == 994_00
    player.place("hard@6", 2_00)
    assert player.table.playable_cents == 992_00


def test_off_lasts_until_the_player_switches_on() -> None:
    player = off({"place@6": 6_00})
    for dice in ((3, 3), (1, 1), (2, 6), (3, 3), (3, 3), (3, 4)):
        player.roll(*dice)
        assert "place" in player.table.marks.off
    player.ask("set_bets", True)
    assert player.result(3, 3, "place@6") is not None


def test_a_sheet_may_switch_them_off_for_the_next_roll_only() -> None:
    player = off({"place@6": 6_00}, off_lasts="one_roll")
    assert player.result(3, 3, "place@6") is None
    assert player.table.marks.off == ()
    assert player.result(3, 3, "place@6") is not None


@pytest.mark.parametrize(
    ("dice", "on"),
    [((2, 6), True), ((3, 4), True), ((3, 3), False), ((5, 6), False)],
    ids=["the Point is made", "a 7 is rolled", "another number comes", "an 11 comes"],
)
def test_lay_is_on_again_after_the_point_is_made_or_a_7_rolled(dice: tuple[int, int], on: bool) -> None:
    player = off({"lay@4": 20_00})
    assert player.result(*dice, "lay@4") is None
    assert player.table.marks.off == (("buy", "hard", "odds", "place") if on else GROUPS[CRAPS])
    assert (player.result(3, 4, "lay@4") is not None) == on


@pytest.mark.parametrize(("dice", "on"), [((3, 4), True), ((5, 6), False), ((1, 1), False), ((3, 3), False)], ids=str)
def test_of_the_come_out_rolls_only_a_7_puts_lay_on_again(dice: tuple[int, int], on: bool) -> None:
    player = off({"lay@4": 20_00}, None)
    player.roll(*dice)
    assert ("lay" not in player.table.marks.off) == on


BASES = [
    ("pass_line", "pass_odds"),
    ("dont_pass", "dont_pass_odds"),
    ("come", "come_odds@8"),
    ("dont_come", "dont_come_odds@8"),
]


@pytest.mark.parametrize(("base", "odds"), BASES)
@pytest.mark.parametrize("dice", [(4, 4), (3, 4)], ids=["the number", "a 7"])
def test_odds_that_are_off_return_when_their_base_bet_is_decided(base: str, odds: str, dice: tuple[int, int]) -> None:
    player = Player()
    if "come" in base:
        player.set_point(6)
    player.place(base, 10_00)
    player.roll(*POINT_ROLLS[8])
    player.place(odds, 12_00)
    player.ask("set_bets", False)
    assert player.roll(1, 1).resolved == ()
    resolved = {one.bet: one for one in player.roll(*dice).resolved}
    assert resolved[odds] == Resolution(odds, "return", 12_00, 0, 12_00, stays=False)
    assert len(resolved) == 2
    assert player.bets == {}


def test_first_person_has_no_switch() -> None:
    player = Player(FIRST)
    player.set_point(6)
    for asked in (("set_bets", False), ("set_bets", True)):
        assert_says(player.refused(*asked), "not_in_variant")


@pytest.mark.parametrize(
    ("variant", "bet"), [(CRAPS, "place@6"), (CRAPS, "buy@6"), (CRAPLESS, "buy@2"), (EASY, "place@12")]
)
def test_after_a_7_out_the_first_place_or_buy_wager_sets_bets_off_by_itself(variant: str, bet: str) -> None:
    player = Player(variant)
    player.set_point(4)
    player.roll(*SEVEN)
    player.place("hard@6", 5_00)
    assert player.table.marks.off == ()
    player.place(bet, 6_00)
    assert player.table.marks.off == GROUPS[variant]
    assert_says(player.refused("call_dice"), "bets_not_valid")
    player.ask("set_bets", True)
    player.place(bet, 6_00)
    assert player.table.marks.off == ()


def test_only_the_first_such_wager_before_the_next_point_does_so() -> None:
    player = Player()
    player.set_point(4)
    player.roll(*SEVEN)
    player.roll(*SEVEN)
    player.roll(5, 6)
    player.set_point(8)
    player.place("place@6", 6_00)
    assert player.table.marks.off == ()


def test_neither_the_point_made_nor_a_come_out_7_sets_bets_off() -> None:
    for rolls in (((2, 2), (2, 2)), ((3, 4),)):
        player = Player()
        for dice in rolls:
            player.roll(*dice)
        player.place("place@6", 6_00)
        assert player.table.marks.off == ()


def test_a_declined_buy_sets_nothing_off_and_an_undone_place_sets_bets_on_again() -> None:
    player = Player()
    player.set_point(4)
    player.roll(*SEVEN)
    before = player.table.marks
    player.ask("place", "buy@4", 20_00)
    player.decline()
    assert player.table.marks == before
    player.place("place@6", 6_00)
    player.press("undo")
    assert player.table.marks == before
    player.place("place@8", 6_00)
    assert player.table.marks.off == GROUPS[CRAPS]


def test_the_sheet_may_leave_bets_on_after_a_7_out() -> None:
    player = Player(auto_off_after_seven_out="false")
    player.set_point(4)
    player.roll(*SEVEN)
    player.place("place@6", 6_00)
    assert player.table.marks.off == ()


def test_repeat_after_a_7_out_is_such_a_wager_too() -> None:
    player = Player()
    player.set_point(4)
    player.place("place@6", 6_00)
    player.roll(*SEVEN)
    player.press("repeat")
    assert player.table.marks.off == GROUPS[CRAPS]


def test_a_roll_is_refused_while_no_active_bet_is_left() -> None:
    player = Player()
    assert_says(player.refused("call_dice"), "bets_not_valid", "no bet is up")
    player.place("place@6", 6_00)
    assert player.game.can_call_dice(player.table)
    player.ask("set_bets", False)
    assert_says(player.refused("call_dice"), "bets_not_valid")
    player.place("field", 1_00)
    assert player.game.can_call_dice(player.table)
    player.remove("field")
    player.ask("set_bets", True)
    assert player.game.can_call_dice(player.table)


@pytest.mark.parametrize("bet", ["place@6", "buy@6", "hard@6"])
def test_box_bets_that_do_not_work_on_the_come_out_are_not_active_then(bet: str) -> None:
    player = Player(box_on_come_out="off")
    player.place(bet, 6_00)
    assert player.refused("call_dice").code == "bets_not_valid"
    player.set_point(8)
    assert player.game.can_call_dice(player.table)
