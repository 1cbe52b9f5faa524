"""Chapter 1.8 of the rule book: the marker puck that is moved to OFF by hand."""

from __future__ import annotations

import pytest

from tests.rules.craps.player import FIRST, INTERBLOCK, Player, assert_says

HINDERING = [
    # bet, rolls after it, its field after these
    ("pass_line", [(4, 4)], "Pass Line"),
    ("dont_pass", [(4, 4)], "Don't Pass"),
    ("lucky_shooter", [(4, 4)], "Lucky Shooter"),
    ("come", [], "Come"),
    ("dont_come", [], "Don't Come"),
    ("come", [(1, 3)], "Come 4"),
    ("dont_come", [(1, 3)], "Don't Come 4"),
]


@pytest.mark.parametrize(("bet", "rolls", "title"), HINDERING, ids=[row[2] for row in HINDERING])
def test_a_puck_related_bet_keeps_the_puck_on(bet: str, rolls: list[tuple[int, int]], title: str) -> None:
    player = Player()
    if "come" in bet:
        player.set_point(6)
    player.place(bet, 5_00)
    for dice in rolls:
        player.roll(*dice)
    assert_says(player.refused("puck_off"), "puck_related_bet", f"{title} of 5.00")


@pytest.mark.parametrize("variant", INTERBLOCK)
def test_otherwise_the_puck_moves_to_off_the_next_roll_is_a_come_out_and_bets_go_off(variant: str) -> None:
    player = Player(variant)
    player.place("lucky_all", 1_00)
    player.set_point(6)
    for bet in ("place@6", "field", "hard@6"):
        player.place(bet, 6_00)
    player.ask("puck_off")
    assert (player.table.point, player.table.marks.off) == (None, player.game.layout.groups)
    player.place("pass_line", 5_00)
    player.roll(3, 4)
    assert player.bets == {"hard@6": 6_00, "place@6": 6_00}
    assert player.table.playable_cents == 1_000_00 - 1_00 - 12_00 - 6_00 + 5_00


def test_with_the_puck_the_hits_since_the_point_are_gone() -> None:
    player = Player()
    player.set_point(6)
    player.roll(4, 4)
    assert player.table.marks.since_point == (8,)
    player.ask("puck_off")
    assert not player.table.marks.since_point


def test_the_puck_that_is_off_cannot_be_moved() -> None:
    assert_says(Player().refused("puck_off"), "puck_is_off")


def test_a_moved_puck_and_a_touched_switch_can_be_undone_and_redone() -> None:
    player = Player()
    player.set_point(6)
    tables = [player.table]
    for asked in (("set_bets", False), ("set_bets", True), ("puck_off",)):
        player.ask(*asked)
        tables.append(player.table)
    for table in reversed(tables[:-1]):
        player.press("undo")
        assert player.table.marks == table.marks
    for table in tables[1:]:
        player.press("redo")
        assert player.table.marks == table.marks


def test_in_first_person_the_puck_does_not_move_by_hand() -> None:
    player = Player(FIRST)
    player.set_point(6)
    assert_says(player.refused("puck_off"), "not_in_variant")
