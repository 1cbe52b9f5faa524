"""The time of day on the player's screen (regulation L8)."""

from __future__ import annotations

from terminal.cabinet.commands import Instant
from terminal.screens.player.table.wall_clock import WallClock
from terminal.screens.translating import languages
from tests.screens.player import Player

NOON_MS = 1_790_000_000_000 // 86_400_000 * 86_400_000 + 12 * 3_600_000


def test_the_time_of_day_stands_on_the_screen_with_am_and_pm(player: Player) -> None:
    player.screen.wall_clock.look()
    assert player.reads(player.screen.wall_clock.property("time"))
    assert player.screen.wall_clock.property("time").endswith(("AM", "PM"))


def test_it_is_the_local_time_and_changes_with_the_minute(qapp: object) -> None:
    del qapp
    now = [Instant(NOON_MS + 59_999, 120)]
    clock = WallClock(lambda: now[0])
    changes: list[str] = []
    clock.changed.connect(lambda: changes.append(clock.property("time")))
    assert clock.property("time") == languages.time(NOON_MS, 120) == "2:00 PM"
    clock.look()
    assert changes == []
    now[0] = Instant(NOON_MS + 60_000, 120)
    clock.look()
    assert changes == ["2:01 PM"]


def test_it_looks_again_when_the_minute_is_over(qapp: object) -> None:
    del qapp
    clock = WallClock(lambda: Instant(NOON_MS + 45_000, 0))
    assert clock._next.isActive()
    assert clock._next.interval() == 15_000
