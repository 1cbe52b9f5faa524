"""Fire, Hot Roller and the Repeaters, the side bets of the trade, which a sheet offers by having pays for them."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from terminal.ini.ini import IniError
from terminal.rules.actions import PlaceWager
from terminal.rules.craps.records import Marks
from terminal.rules.craps.table import Table
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.sheet import Override, Sheet
from terminal.rules.tables import deposit
from tests.rules.craps.player import (
    CRAPLESS,
    CRAPS,
    EASY,
    FIRST,
    POINT_ROLLS,
    SEVEN,
    VARIANTS,
    Player,
    assert_says,
    craps,
    sheet_text,
)

SIDE_BETS = "craps-side-bets"
POINTS = (4, 5, 6, 8, 9, 10)
FIRE = {4: 24, 5: 249, 6: 999}
REPEATERS = {2: (2, 40), 3: (3, 50), 4: (4, 65), 5: (5, 80), 6: (6, 90), 8: (6, 90), 9: (5, 80), 10: (4, 65)}
REPEATERS |= {11: (3, 50), 12: (2, 40)}
"""By total, how often it has to come, and what it pays to one."""
HOT_ROLLER = {2: 5, 3: 10, 4: 20, 5: 50, 6: 200}
WAYS = {4: ((1, 3), (2, 2)), 5: ((1, 4), (2, 3)), 6: ((1, 5), (2, 4), (3, 3))}
WAYS |= {8: ((2, 6), (3, 5), (4, 4)), 9: ((3, 6), (4, 5)), 10: ((4, 6), (5, 5))}
NAMES = {"fire", "hot_roller", *(f"repeater@{total}" for total in REPEATERS)}


def opened(sheet: str, *pays: tuple[str, str]) -> AnyGame:
    """A shipped sheet with further pays."""
    lines: list[Override] = [("pays", key, pay) for key, pay in pays]
    return open_game(Sheet.parse(sheet_text(sheet), sheet, lines))


def rolled(player: Player, *totals: int) -> list[tuple[str, str, int]]:
    """Roll these totals; every decision on the way, with its profit in cents."""
    dice = {**POINT_ROLLS, 7: SEVEN}
    records = [player.roll(*dice[total]) for total in totals]
    return [(one.bet, one.result, one.profit_cents) for record in records for one in record.resolved]


def thrown(player: Player, *dice: tuple[int, int]) -> list[tuple[str, str, int]]:
    """Roll these dice; every decision on the way, with its profit in cents."""
    return [(one.bet, one.result, one.profit_cents) for roll in dice for one in player.roll(*roll).resolved]


def on(bet: str) -> Player:
    """A player with a stake of 1.00 on this bet alone, at the beginning of a hand."""
    player = Player(SIDE_BETS)
    player.place(bet, 1_00)
    return player


def test_only_a_sheet_with_pays_for_a_side_bet_offers_it() -> None:
    assert not any(NAMES & set(craps(variant).fields()) for variant in VARIANTS)
    assert set(craps(SIDE_BETS).fields()) - set(craps(CRAPS).fields()) == NAMES
    assert_says(Player().refused("place", "fire", 1_00), "not_in_variant", "Fire is no bet of this game.")
    assert_says(Player().refused("place", "repeater@6", 1_00), "not_in_variant", "Repeater is no bet of this game.")
    for sheet in (CRAPS, CRAPLESS, EASY):
        game = opened(sheet, ("repeater@6", "90:1"))
        assert [field for field in game.fields() if field in NAMES] == ["repeater@6"], "each is a bet of its own"
    assert "fire" in opened(CRAPS, ("fire_5", "200:1")).fields()
    assert "fire" not in opened(CRAPS, ("fire_5", "none")).fields()
    for sheet in (CRAPLESS, EASY, FIRST):
        assert "fire" not in opened(sheet, ("fire_5", "200:1")).fields(), "it counts the six Points of craps"


def test_a_limit_for_a_side_bet_that_the_sheet_does_not_offer_means_nothing_and_is_refused() -> None:
    text = sheet_text().replace("\n[limits]\n", "\n[limits]\nmax_bet.fire = 5.00\n")
    with pytest.raises(IniError, match=r"max_bet\.fire is no key"):
        open_game(Sheet.parse(text, "own.ini"))


def test_a_repeater_wins_when_its_total_has_come_as_often_as_it_demands() -> None:
    for total, (times, pay) in REPEATERS.items():
        player, bet, other = on(f"repeater@{total}"), f"repeater@{total}", 9 if total == 8 else 8
        assert rolled(player, *[total, other] * (times - 1)) == [], f"{bet} is decided before the {times}th {total}"
        assert player.game.win_totals(player.table) == (total,)
        assert rolled(player, total) == [(bet, "win", pay * 1_00)]
        assert player.bets == {}
        assert player.game.lit(player.table, bet).complete
        assert rolled(player, total, other) == []
        assert player.refused("place", bet, 1_00).code == "after_a_seven_only", "it is open again after the next 7"


def test_a_repeater_loses_on_any_7_and_its_count_begins_again() -> None:
    player = on("repeater@6")
    rolled(player, 6, 6, 6, 6, 6)
    assert player.game.lit(player.table, "repeater@6").hit == (6,) * 5
    assert rolled(player, 7) == [("repeater@6", "lose", 0)]
    player.place("repeater@6", 1_00)
    assert rolled(player, 7) == [("repeater@6", "lose", 0)], "on the come-out roll too"
    assert player.game.lit(player.table, "repeater@6").hit == ()
    player.place("repeater@6", 1_00)
    assert rolled(player, 6, 6, 6, 6, 6) == []
    assert rolled(player, 6) == [("repeater@6", "win", 90_00)]


def test_a_repeater_is_placed_right_after_a_7_and_locked_from_its_first_hit_on() -> None:
    player = on("repeater@6")
    player.place("repeater@8", 1_00)
    rolled(player, 8)
    for bet in ("repeater@2", "repeater@6", "repeater@8"):
        assert player.refused("place", bet, 1_00).code == "after_a_seven_only"
    player.remove("repeater@6")
    assert_says(player.refused("remove", "repeater@8"), "locked", "Repeater 8 of 1.00 is locked")
    assert player.refused("clear_all").code == "locked"


def test_fire_pays_at_the_seven_out_by_the_different_points_made() -> None:
    for made in range(6):
        player = on("fire")
        points = [total for point in POINTS[:made] for total in (point, 11, point)]
        again = [total for point in POINTS[:made] for total in (point, point)]
        assert rolled(player, *points, *again) == [], "a Point made again counts once"
        pay = FIRE.get(made)
        assert rolled(player, 8, 7) == [("fire", "win", pay * 1_00) if pay else ("fire", "lose", 0)], made


def test_fire_pays_all_six_points_at_once_in_any_order() -> None:
    for order in list(permutations(POINTS))[::71]:
        player = on("fire")
        assert rolled(player, *(total for point in order[:-1] for total in (point, point))) == []
        assert rolled(player, order[-1]) == []
        assert player.game.win_totals(player.table) == tuple(sorted((7, order[-1])))
        assert rolled(player, order[-1]) == [("fire", "win", 999_00)]
        idle = player.refused("repeat").code
        assert (idle, idle in player.game.idle_repeats) == ("new_hand_only", True), (
            "Auto Repeat waits for the next hand"
        )


def test_no_come_out_roll_decides_fire_or_ends_the_hand() -> None:
    player = on("fire")
    assert rolled(player, 7, 11, 2, 3, 12, 4, 4, 7, 7, 5, 5, 7, 12, 6, 6, 8, 8, 7) == []
    assert player.game.lit(player.table, "fire").hit == (4, 5, 6, 8)
    assert rolled(player, 9, 7) == [("fire", "win", 24_00)]
    assert player.game.lit(player.table, "fire").hit == ()


def test_fire_is_placed_before_the_first_point_of_a_hand_and_locked_from_then_on() -> None:
    player = on("fire")
    rolled(player, 7, 11)
    player.place("fire", 1_00)
    player.remove("fire", 1_00)
    rolled(player, 8)
    for _ in range(2):
        assert_says(player.refused("place", "fire", 1_00), "new_hand_only", "before the first Point of a hand")
        assert_says(player.refused("remove", "fire"), "locked", "Fire of 1.00 is locked")
        rolled(player, 8)
    assert_says(player.refused("puck_off"), "puck_related_bet", "Fire")
    rolled(player, 7)
    player.place("fire", 1_00)


def test_a_pay_of_fire_that_the_sheet_does_not_name_is_that_of_fewer_points() -> None:
    game = opened(SIDE_BETS, ("fire_5", "none"), ("fire_3", "5:1"))
    for made, pay in ((2, 0), (3, 5), (4, 24), (5, 24)):
        table = game.apply(deposit(Table(), 10_00), game.do(deposit(Table(), 10_00), PlaceWager("fire", 1_00)))
        for total in (*(total for point in POINTS[:made] for total in (point, point)), 8, 7):
            table = game.apply(table, game.roll(table, {**POINT_ROLLS, 7: SEVEN}[total]))
        assert table.playable_cents == 9_00 + (pay * 1_00 + 1_00 if pay else 0), made


def test_hot_roller_pays_at_the_next_7_by_the_points_that_have_come_in_each_of_their_ways() -> None:
    for done in range(6):
        player = on("hot_roller")
        complete = [roll for point in POINTS[:done] for roll in WAYS[point]]
        short = [roll for point in POINTS[done:] for roll in WAYS[point][:-1]]
        assert thrown(player, *complete, *short, *short, (1, 1), (5, 6)) == [], "a way that comes again counts once"
        pay = HOT_ROLLER.get(done)
        assert rolled(player, 7) == [("hot_roller", "win", pay * 1_00) if pay else ("hot_roller", "lose", 0)], done
        assert player.game.lit(player.table, "hot_roller").hit == (), "the next count begins at nothing"


def test_hot_roller_pays_at_once_when_the_last_way_of_the_last_point_comes() -> None:
    rolls = [roll for point in POINTS for roll in WAYS[point]]
    for last in range(0, len(rolls), 3):
        player = on("hot_roller")
        assert thrown(player, *rolls[:last], *rolls[last + 1 :]) == []
        missing = sum(rolls[last])
        assert player.game.win_totals(player.table) == tuple(sorted((7, missing)))
        assert not player.game.lit(player.table, "hot_roller").complete
        others = [roll for roll in WAYS[missing] if roll != rolls[last]]
        assert thrown(player, *others) == [], "only the way that is missing wins"
        low, high = rolls[last]
        assert thrown(player, (high, low)) == [("hot_roller", "win", 200_00)], "whichever die shows which"
        assert player.game.lit(player.table, "hot_roller").complete
        assert thrown(player, (high, low), (3, 4)) == []


def test_a_7_on_the_come_out_roll_ends_hot_roller_too() -> None:
    player = on("hot_roller")
    assert rolled(player, 7) == [("hot_roller", "lose", 0)]
    player.place("hot_roller", 1_00)
    thrown(player, (1, 3), (2, 2), (1, 4), (2, 3))
    assert player.table.marks.point is None
    assert rolled(player, 7) == [("hot_roller", "win", 5_00)]


def test_hot_roller_is_placed_right_after_a_7_and_locked_from_its_first_point_number_on() -> None:
    player = on("hot_roller")
    rolled(player, 11)
    assert player.refused("place", "hot_roller", 1_00).code == "after_a_seven_only"
    player.remove("hot_roller")
    rolled(player, 7)
    player.place("hot_roller", 1_00)
    rolled(player, 9)
    assert_says(player.refused("remove", "hot_roller"), "locked", "Hot Roller of 1.00 is locked")


def test_the_ways_that_hot_roller_counts_outlast_being_written() -> None:
    player = on("hot_roller")
    thrown(player, (3, 1), (5, 6), (1, 1), (2, 2))
    marks = player.table.marks
    assert marks.rolls == ((1, 3), (2, 2))
    assert msgspec.json.decode(msgspec.json.encode(marks), type=Marks) == marks
    assert player.game.lit(player.table, "hot_roller").hit == (4, 4)


def test_double_repeat_and_undo_know_their_time() -> None:
    player = on("fire")
    player.place("repeater@12", 1_00)
    player.ask("double")
    assert player.bets == {"fire": 2_00, "repeater@12": 2_00}
    player.ask("undo")
    player.ask("redo")
    rolled(player, 8, 7)
    player.ask("repeat")
    assert player.bets == {"fire": 2_00, "repeater@12": 2_00}
    player.place("pass_line", 1_00)
    rolled(player, 8, 12, 8)
    for word in ("repeat", "double"):
        player.ask(word)
    assert player.bets == {"fire": 2_00, "repeater@12": 2_00, "pass_line": 2_00}, "both may stand, and are not raised"
    player.ask("clear_all")
    assert player.bets == {"fire": 2_00, "repeater@12": 2_00}


def test_a_table_counts_only_what_a_bet_of_its_sheet_needs_and_no_further() -> None:
    plain, counting = Player(), Player(SIDE_BETS)
    for player in (plain, counting):
        rolled(player, *[6] * 20, *[12] * 5)
    assert plain.table.marks == Marks(since_seven=(6, 12), point=plain.table.point)
    assert counting.table.marks.rolls == (POINT_ROLLS[6],)
    assert (counting.table.marks.again, counting.table.marks.made) == ((6,) * 5 + (12,), (6,))
