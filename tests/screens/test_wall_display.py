"""The wall display follows its table: clock, dice, history, shooter, hot numbers and limits, and gives nothing away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from drivers.ports.table_board import BoardLimit, BoardSeal
from harness.shots import watch_states as seen
from terminal.cabinet.repeating import FALL_MS
from terminal.screens.display.hot_numbers import hot_rows
from terminal.screens.display.limits_sign import limit_rows
from terminal.screens.display.wall import Wall
from terminal.table.watching.sight import Sight
from tests.waiting import until

HISTORY = seen.board(dice=seen.ROLLED[:-1])
DECIDED = seen.board()


class Clock:
    """A clock that a test turns."""

    ms = seen.NOW_MS

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock() -> Clock:
    """The display's clock."""
    return Clock()


@pytest.fixture
def wall(qapp: QGuiApplication, clock: Clock) -> Iterator[Wall]:
    """A display over table 3."""
    wall = Wall(clock, house="Casino Bled", parent=qapp)
    yield wall
    wall.deleteLater()


def shown(wall: Wall, *names: str) -> list[object]:
    """What the display shows of these."""
    return [wall.property(name) for name in names]


def test_before_a_table_was_read_only_the_house_is_shown(wall: Wall) -> None:
    wall.show(Sight())
    assert shown(wall, "known", "place", "word") == [False, "Casino Bled", "One moment, please"]


def laid(qapp: QGuiApplication, sight: Sight, others: str) -> list[tuple[object, ...]]:
    """The lines about the bets on the table: title, sum and seats."""
    wall = Wall(Clock(), house="Casino Bled", others=others, parent=qapp)
    wall.show(sight)
    lines = [row[:3] for row in wall.property("laid").rows]
    wall.deleteLater()
    return lines


BETS = {1: {"field": 5_00, "place@6": 12_00}, 4: {"field": 10_00}}


def test_while_bets_are_taken_the_display_shows_the_largest_sums_on_the_fields(qapp: QGuiApplication) -> None:
    sight = replace(seen.of_wall("open"), views=BETS)
    assert laid(qapp, sight, "sums") == [("Field", "$15.00", ""), ("Place 6", "$12.00", "")]
    assert laid(qapp, sight, "chips") == [("Field", "$15.00", "1, 4"), ("Place 6", "$12.00", "1")]
    assert laid(qapp, sight, "off") == []


def test_once_it_is_fixed_which_bets_count_the_display_shows_those_until_the_dice_have_decided(
    qapp: QGuiApplication,
) -> None:
    seals = {seat: BoardSeal(sum(bets.values()), final=True, bets=bets) for seat, bets in BETS.items()}
    board = replace(seen.board(), seals=seals)
    for phase in ("closed", "rolling"):
        assert laid(qapp, seen.of_wall(phase, shown=board), "sums")[0] == ("Field", "$15.00", "")
    assert laid(qapp, seen.of_wall("decided", shown=board), "sums") == []


def test_more_fields_than_have_room_are_one_line_together(qapp: QGuiApplication) -> None:
    bets = {2: {f"place@{number}": 10_00 * number for number in (4, 5, 6, 8, 9, 10)}, 7: {"field": 1_00}}
    lines = laid(qapp, replace(seen.of_wall("hurry"), views=bets), "chips")
    assert len(lines) == 6
    assert lines[0] == ("Place 10", "$100.00", "2")
    assert lines[-1] == ("Other fields", "$41.00", "2, 7")


def test_the_display_says_which_game_comes_next(wall: Wall) -> None:
    wall.show(seen.of_wall("open", shown=replace(seen.board(), games=seen.GAMES)))
    assert shown(wall, "title") == ["Craps, then Crapless Craps"]


@pytest.mark.parametrize(
    ("sight", "word"),
    [
        (seen.of_wall("open"), "Place your bets"),
        (seen.of_wall("hurry"), "Last bets"),
        (seen.of_wall("closing"), "No more bets"),
        (seen.of_wall("closed"), "No more bets"),
        (seen.of_wall("rolling"), "The dice are out"),
        (seen.of_wall("decided"), "The bets are settled"),
        (seen.of_wall("choice"), "Take it or risk it"),
        (seen.stopped(seen.of_wall("open"), "paused"), "One moment, please: all bets stand"),
        (replace(seen.of_wall("open"), trouble=seen.AWAY.trouble), "One moment, please"),
    ],
)
def test_what_there_is_to_do_now_is_said_in_a_few_words(wall: Wall, sight: Sight, word: str) -> None:
    wall.show(sight)
    assert shown(wall, "word") == [word]


def test_the_seconds_of_the_table_are_counted_down(wall: Wall, clock: Clock) -> None:
    wall.show(seen.of_wall("open", left_ms=14_000))
    assert (wall._clock.property("seconds"), wall._clock.property("share")) == (14, 700)
    clock.ms += 5_500
    wall._clock.look()
    assert (wall._clock.property("seconds"), wall._clock.property("share")) == (9, 420)
    clock.ms += 60_000
    wall._clock.look()
    assert wall._clock.property("seconds") == 0
    wall.show(seen.of_wall("closed"))
    assert not wall._clock.property("running")


def test_a_new_throw_is_shown_when_its_dice_have_fallen_on_the_players_screens(wall: Wall, qtbot: QtBot) -> None:
    wall.show(seen.of_wall("rolling", point=8, shown=HISTORY))
    wall._falling.setInterval(FALL_MS)
    wall.show(seen.of_wall("decided", point=8, shown=DECIDED))
    assert shown(wall, "word", "dice", "call", "point") == ["The dice are out", [], "", 8]
    wall._falling.setInterval(0)
    until(qtbot, lambda: not wall._falling.isActive())
    assert shown(wall, "word", "dice", "call", "point") == ["The bets are settled", [4, 4], "Hard eight, winner", 0]


def test_what_comes_while_dice_fall_is_shown_after_them(wall: Wall, qtbot: QtBot) -> None:
    wall.show(seen.of_wall("rolling", point=8, shown=HISTORY))
    wall.show(seen.of_wall("decided", point=8, shown=DECIDED))
    wall.show(seen.of_wall("open", shown=DECIDED))
    assert shown(wall, "word") == ["The dice are out"]
    wall._falling.setInterval(0)
    until(qtbot, lambda: not wall._falling.isActive())
    assert shown(wall, "word") == ["Place your bets"]


def test_the_history_shows_the_last_rolls_and_what_they_meant(wall: Wall) -> None:
    wall.show(seen.of_wall("open"))
    rows = wall._history.rows
    assert [(row[1], row[3]) for row in rows[:3]] == [([4, 4], "Point made"), ([5, 5], ""), ([6, 2], "Point set")]


def test_a_seven_out_is_called_in_red_and_by_its_word(wall: Wall) -> None:
    wall.show(seen.of_wall("decided", point=8, shown=seen.SEVEN_OUT))
    assert shown(wall, "call", "bad", "point") == ["Seven out", True, 0]


def test_it_says_who_shoots_and_who_is_next(wall: Wall) -> None:
    wall.show(seen.of_wall("open"))
    assert shown(wall, "shooter", "next", "rolls", "points", "best") == ["Seat 5 shoots", "then seat 12", 14, 3, 22]


def test_a_cabinet_alone_has_a_hand_and_no_seats(qapp: QGuiApplication) -> None:
    wall = Wall(Clock(), house="Casino Bled", alone=True, parent=qapp)
    wall.show(seen.of_wall("open"))
    assert shown(wall, "shooter", "next", "place") == ["This hand", "", "Casino Bled"]
    wall.deleteLater()


# Hot numbers and limits
# ----------------------------------------------------------------------------------------------------------------------


def heats(dice: Sequence[tuple[int, ...]]) -> dict[int, str]:
    return {row[0]: row[6] for row in hot_rows(dice) if row[6]}


def test_no_number_is_hot_after_a_few_throws() -> None:
    assert heats([(1, 1)] * 19) == {}


def test_the_number_farthest_above_what_was_expected_is_hot() -> None:
    dice = [*[(1, 1)] * 3, *[(3, 4)] * 10, *[(2, 4)] * 5, *[(4, 4)] * 5]
    assert heats(dice)[2] == "hot", "three times 2 in 23 rolls is rarer than ten times 7"


def test_the_numbers_farthest_below_are_cold() -> None:
    dice: list[tuple[int, ...]] = [
        (first, second) for first in range(1, 7) for second in range(1, 7) if first + second != 9
    ]
    assert {total for total, word in heats(dice).items() if word == "cold"} == {9}


def test_with_three_dice_their_faces_are_counted() -> None:
    assert [row[0] for row in hot_rows([(1, 2, 3)])] == [1, 2, 3, 4, 5, 6]


def test_limits_read_as_on_the_sign_of_a_table(qapp: QGuiApplication) -> None:
    assert qapp
    limits = (
        BoardLimit("line", 5_00, 1_000_00),
        BoardLimit("odds", 5_00, 0, 5),
        BoardLimit("hard", 50, 100_00),
        BoardLimit("bank", 5_00),
        BoardLimit("total", 0, 5_000_00),
        BoardLimit("weather", 1, 2),
    )
    assert limit_rows(limits, "USD") == [
        ("Line bets", "$5 to $1,000"),
        ("Odds", "up to 5 times"),
        ("Hard Ways", "$0.50 to $100"),
        ("The bank", "from $5"),
        ("All bets", "up to $5,000"),
    ], "a kind of bet of a newer table is left out"
