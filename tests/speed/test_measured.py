"""What is measured is the real thing: a sound journal, real touches, the real program on its screen."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from harness.speed import commit, full_felt, long_journal, play, screen_work
from harness.speed.children import MeasureError, terminal, write_param
from harness.speed.menu_pages import PANEL
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state.machine import AWAY_MS
from terminal.common.local_time import DAY_MS
from terminal.common.places import PARAM
from terminal.journal.audit import verify
from terminal.journal.journal import Journal
from terminal.runtime import clock
from terminal.screens.operator.pages import PAGES
from terminal.screens.player.windows.windows import GAME_WINDOWS, PLAYER_WINDOWS
from terminal.screens.shared.table.stacks import chips_of
from terminal.screens.translating.languages import LANGUAGES
from terminal.start.loading import load_cabinet, load_settings
from terminal.start.opening import open_runtime

NOW_MS = 1_800_000_000_000


@pytest.fixture(scope="module")
def cabinet() -> Cabinet:
    return load_cabinet(load_settings(PARAM))


def test_the_long_journal_is_sound_and_the_program_can_go_on_with_it(cabinet: Cabinet, tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    long_journal.fill(cabinet, path, 5_000, clock.now().at_ms)

    audit = verify(path)
    assert audit.seq == 5_000
    assert audit.snapshots == 4
    runtime = open_runtime(cabinet, path)
    try:
        meters = runtime.state.meters
        assert meters.games > 500
        assert meters.tickets_out_cents > 0
        runtime.start("1.0", {}, lambda: None)
        assert runtime.lock is None
        assert runtime.state.machine.clock is None, "the start that is measured stands under no fault of the clock"
    finally:
        runtime.stop()


def test_the_long_journal_is_played_once_and_kept(
    cabinet: Cabinet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_journal, "EVENTS", 2_500)
    (tmp_path / "long-of-an-older-version").mkdir()

    first = long_journal.kept(cabinet, tmp_path, NOW_MS)
    made_ns = first.stat().st_mtime_ns
    again = long_journal.kept(cabinet, tmp_path, NOW_MS + 20 * DAY_MS)

    assert again == first
    assert again.stat().st_mtime_ns == made_ns
    assert [place.name for place in tmp_path.iterdir()] == [first.parent.name]


@pytest.mark.parametrize("later_ms", [AWAY_MS, -DAY_MS])
def test_the_long_journal_is_made_again_before_a_start_on_it_doubts_the_clock(
    cabinet: Cabinet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later_ms: int
) -> None:
    monkeypatch.setattr(long_journal, "EVENTS", 300)
    long_journal.kept(cabinet, tmp_path, NOW_MS)

    now_ms = NOW_MS + later_ms
    with closing(Journal.open(long_journal.kept(cabinet, tmp_path, now_ms), 0)) as journal:
        assert journal.last_ms is not None
        assert now_ms - DAY_MS < journal.last_ms <= now_ms


def test_every_timed_commit_is_in_the_journal(cabinet: Cabinet, tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"

    times_ms = commit.round_ms(cabinet, path, 33)

    assert len(times_ms) == 33
    assert min(times_ms) > 0
    with closing(Journal.open(path, 0)) as journal:
        assert [row.kind for row in journal.read(0)].count("bets_moved") == 33


def test_a_game_of_real_taps_measures_every_figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "GAMES", 1)
    monkeypatch.setattr(play, "THROWS", 2)

    runs = play.games(tmp_path, None, lambda: None)

    assert {name: len(values) for name, values in runs.items()} == {
        "tap_to_frame_p50_ms": 1,
        "tap_to_frame_p95_ms": 1,
        "frame_p95_ms": 1,
        "rss_mb": 1,
    }
    assert min(value for values in runs.values() for value in values) > 0


def test_a_random_player_plays_and_every_frame_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MINUTE_S", 6)

    runs = play.frames(tmp_path, None, lambda: None, minutes=1)

    ((longest_ms,), (over,)) = runs["longest_frame_ms"], runs["frames_over_50_ms"]
    assert longest_ms > 10
    assert (longest_ms > 50) == (over > 0)


def test_a_language_is_switched_on_a_full_felt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_work, "TURNS", 2)

    runs = screen_work.languages(tmp_path, None, lambda: None)

    codes = {name.rpartition(" ")[2] for name in runs if name != "language_switch_ms"}
    assert codes == set(LANGUAGES)
    assert len(runs["language_switch_ms"]) == sum(len(runs[f"language_switch_ms: {code}"]) for code in codes)
    assert min(runs["language_switch_ms"]) > 0


def test_another_game_is_chosen_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_work, "TURNS", 1)

    runs = screen_work.games(tmp_path, None, lambda: None)

    assert {name.rpartition(" ")[2] for name in runs if name != "game_to_frame_ms"} == set(screen_work.OFFERED)
    assert len(runs["game_to_frame_ms"]) == len(screen_work.OFFERED)
    assert min(runs["game_to_frame_ms"]) > 0


def test_every_window_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_work, "TURNS", 1)

    runs = screen_work.windows(tmp_path, None, lambda: None)

    windows = {*PLAYER_WINDOWS, *GAME_WINDOWS}
    for figure in ("window_to_frame_ms", "cold_window_to_frame_ms"):
        assert {name.rpartition(" ")[2] for name in runs if name.startswith(f"{figure}: ")} == windows
        assert len(runs[figure]) == len(windows)


def test_the_panel_and_every_page_of_the_staff_are_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_work, "TURNS", 1)

    runs = screen_work.menu(tmp_path, None, lambda: None)

    opened = {name.rpartition(" ")[2] for name in runs if name != "menu_to_frame_ms"}
    assert opened == {PANEL, *(page.name for page in PAGES)}
    assert min(runs["menu_to_frame_ms"]) > 0


def test_too_few_rounds_tell_nothing_of_memory(tmp_path: Path) -> None:
    with pytest.raises(MeasureError, match="no fewer than"):
        screen_work.memory(tmp_path, None, lambda: None, rounds=10)


def test_a_felt_counts_only_when_it_is_full(cabinet: Cabinet) -> None:
    state = cabinet.new_state()
    chips = sum(len(chips_of(cents, cabinet.chips_of(state))) for cents in full_felt.STAKES_CENTS.values())

    assert len(full_felt.STAKES_CENTS) == 20
    assert chips >= full_felt.MIN_CHIPS
    assert full_felt.lacking(state) is not None


def test_a_terminal_that_cannot_open_is_no_measurement(tmp_path: Path) -> None:
    param = write_param(tmp_path)
    (tmp_path / "journal.sqlite").write_bytes(b"no journal")

    with pytest.raises(MeasureError), terminal(param, None) as started:
        started.first_frame_ms()
