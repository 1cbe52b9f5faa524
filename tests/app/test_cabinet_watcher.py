"""The second screen of a cabinet follows its journal: what is durable is shown, and the cabinet notices nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from harness.shots.cast import JOURNAL, Cast, cabinet_of
from harness.shots.play_states import PLAYER
from harness.shots.steps import Falls, Passes, Scene, Step
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import CallDice, PlaceWager
from terminal.cabinet.state.games import Roll
from terminal.start.cabinet_watcher import CabinetWatcher
from terminal.table.watching.sight import Sight

ROLL, AUTO = "[game]\nmode = roll\n", "[game]\nmode = auto\n"


class SecondScreen:
    """A watcher without its thread, beside a cabinet that plays."""

    def __init__(self, folder: Path, param: str) -> None:
        self.folder = folder
        self.cabinet: Cabinet = cabinet_of(param, folder)
        self.cast = Cast(self.cabinet, Scene("", param=param), folder)
        self.cast.start()
        self.seen: list[Sight] = []
        self.steady_ms = 5_000
        self.watcher = CabinetWatcher(
            self.cabinet, folder / JOURNAL, self.seen.append, lambda: self.cast.now.at_ms, lambda: self.steady_ms
        )

    def play(self, *steps: Step) -> None:
        """Play on."""
        for step in steps:
            self.cast.play(step)

    def look(self) -> Sight:
        """Look once; what is seen then."""
        assert self.watcher.look()
        return self.seen[-1]

    def close(self) -> None:
        """Close the cabinet's journal."""
        self.cast.runtime._journal.close()


@pytest.fixture
def beside(tmp_path: Path) -> Iterator[Callable[..., SecondScreen]]:
    """Makes second screens, each beside a cabinet of its own."""
    made: list[SecondScreen] = []

    def make(param: str = ROLL) -> SecondScreen:
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(SecondScreen(folder, param))
        return made[-1]

    yield make
    for one in made:
        one.close()


Beside = Callable[..., SecondScreen]


def rolls(sight: Sight) -> list[tuple[int, ...]]:
    """The dice of the history."""
    return [msgspec.json.decode(one.roll, type=Roll).record.dice for one in sight.board.history]


def test_a_cabinet_is_followed_from_its_first_event_and_roll_by_roll(beside: Beside) -> None:
    screen = beside()
    screen.play(*PLAYER, PlaceWager("pass_line", 5_00), CallDice())
    seen = screen.look()
    assert seen.shown is not None
    assert (seen.shown.phase, seen.shown.point, rolls(seen), seen.board.mode.game) == ("rolling", 0, [], "craps")
    screen.play(Falls(4, 2))
    seen = screen.look()
    assert seen.shown is not None
    assert (seen.shown.phase, seen.shown.point, rolls(seen)) == ("open", 6, [(4, 2)])


def test_what_has_not_changed_is_not_told_again(beside: Beside) -> None:
    screen = beside(AUTO)
    screen.play(*PLAYER)
    screen.look()
    screen.steady_ms += 100
    screen.look()
    assert len(screen.seen) == 1


def test_the_betting_time_is_counted_down_and_its_last_seconds_begin_without_an_event(beside: Beside) -> None:
    screen = beside(AUTO)
    screen.play(*PLAYER, PlaceWager("field", 5_00))
    seen = screen.look()
    profile = screen.cabinet.profile
    assert seen.left_ms(screen.steady_ms) == profile.bet_ms
    screen.play(Passes(profile.bet_ms - profile.hurry_ms))
    seen = screen.look()
    assert seen.shown is not None
    assert (seen.shown.phase, seen.left_ms(screen.steady_ms)) == ("hurry", profile.hurry_ms)


def test_a_journal_that_is_another_one_now_is_followed_from_its_beginning(beside: Beside) -> None:
    old, new = beside(), beside()
    old.play(*PLAYER, PlaceWager("pass_line", 5_00), CallDice(), Falls(4, 2))
    assert rolls(old.look()) == [(4, 2)]
    new.play(*PLAYER)
    old.watcher._journal = new.folder / JOURNAL  # as a RAM clear puts another file in its place
    seen = old.look()
    assert (rolls(seen), seen.shown and seen.shown.point) == ([], 0)


def test_a_journal_that_is_missing_is_said_so_and_followed_once_it_is_there(beside: Beside) -> None:
    screen = beside()
    screen.watcher._journal = screen.folder / "none.sqlite"
    assert not screen.watcher.look()
    assert screen.seen[-1].trouble is not None
    assert not screen.seen[-1].read
    screen.watcher._journal = screen.folder / JOURNAL
    assert screen.look().trouble is None


def test_the_journal_is_left_as_it_is(beside: Beside) -> None:
    screen = beside(AUTO)
    journal = screen.folder / JOURNAL
    screen.play(*PLAYER)
    before = journal.read_bytes()
    screen.look()
    assert journal.read_bytes() == before
    screen.play(PlaceWager("field", 5_00))  # nothing that was left open holds the cabinet up


def test_its_thread_follows_and_ends(beside: Beside) -> None:
    screen = beside()
    screen.watcher.start()
    screen.watcher.close()
    assert not screen.watcher._thread.is_alive()
