"""What a technician changes between two starts while there is money on the meter."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import PlaceWager, Redo, Start, Undo
from terminal.common.places import SHEETS
from terminal.rules.craps.game import Craps
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.runtime.runtime import EVENTS_PER_SNAPSHOT
from terminal.start.no_play import NoPlayError
from terminal.start.opening import open_runtime
from tests.cabinet.pipeline import GAME, PROFILE, SHEET, Pipeline
from tests.runtime.bench import bench_in

TEXT = (SHEETS / "craps-el601.ini").read_text()


def barred(cabinet: Cabinet, path: Path) -> bool:
    """Whether the terminal refuses to play with this cabinet on this journal."""
    try:
        runtime = open_runtime(cabinet, path)
    except NoPlayError:
        return True
    runtime.stop()
    return runtime.lock is not None


@pytest.mark.expects_log("play is locked")
def test_dollars_on_the_meter_are_never_cashed_out_as_euros(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
    assert barred(Cabinet({SHEET.name: GAME}, replace(PROFILE, currency="EUR")), bench.path)


@pytest.mark.expects_log("play is locked")
def test_bets_that_are_up_are_never_paid_by_a_sheet_that_was_edited_under_its_name(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
        assert bench.touch(PlaceWager("place@6", 6_00)) is None
    edited = Sheet.parse(TEXT.replace("place@6 = 7:6", "place@6 = 1:1"), "craps-el601.ini")
    assert barred(Cabinet({edited.name: Craps(edited)}, PROFILE), bench.path)


@pytest.mark.expects_log("play is locked")
def test_l10_the_limits_of_a_table_never_change_under_a_player_who_has_credit_at_it(tmp_path: Path) -> None:
    def edited(*changes: tuple[str, str]) -> Cabinet:
        text = TEXT
        for before, after in changes:
            assert before in text
            text = text.replace(before, after)
        sheet = Sheet.parse(text, "craps-el601.ini")
        return Cabinet({sheet.name: Craps(sheet)}, PROFILE)

    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
    lower = edited(("max_bet = 500.00", "max_bet = 50.00"), ("max_bet.hard = 100.00", "max_bet.hard = 50.00"))
    assert barred(lower, bench.path)
    assert barred(edited(("max_bet = 500.00", "max_bet = 900.00")), bench.path)
    assert not barred(edited(("hard@4 = 7:1", "hard@4 = 7:1  ; as ever")), bench.path), "its text may change"
    (tmp_path / "alone").mkdir()
    with bench_in(tmp_path / "alone") as bench:
        bench.start().open_for_play()
    assert not barred(lower, bench.path), "without a player they may"


@pytest.mark.expects_log("play is locked")
def test_l10_no_limit_in_param_ini_changes_under_a_player_who_has_credit(tmp_path: Path) -> None:
    """Also one that leaves the least and the most of all bets as they are: Hard Ways alone, the multiples of odds."""
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
    for edited in (replace(PROFILE, hard_max_cents=50_00), replace(PROFILE, take_odds=2)):
        assert barred(Cabinet({SHEET.name: GAME}, edited), bench.path)
    assert not barred(Cabinet({SHEET.name: GAME}, PROFILE), bench.path)
    (tmp_path / "alone").mkdir()
    with bench_in(tmp_path / "alone") as bench:
        bench.start().open_for_play()
    assert not barred(Cabinet({SHEET.name: GAME}, replace(PROFILE, take_odds=2)), bench.path)


def test_redo_after_a_start_with_another_sheet_keeps_its_limits() -> None:
    pipeline = Pipeline().open_for_play().feed(100)
    pipeline.give(PlaceWager("pass_line", 100_00))
    pipeline.give(Undo())
    lower = TEXT.replace("max_bet = 500.00", "max_bet = 50.00").replace("name = craps-el601", "name = lower")
    lower = lower.replace("max_bet.hard = 100.00", "max_bet.hard = 50.00")
    pipeline.cabinet = Cabinet({"lower": Craps(Sheet.parse(lower, "lower.ini"))}, PROFILE)
    pipeline.give(Start("again"))
    with pytest.raises(Refusal):
        pipeline.give(Redo())


def test_a_cabinet_that_is_switched_off_every_night_takes_snapshots_too(tmp_path: Path) -> None:
    nights = 3
    for _ in range(nights):
        with bench_in(tmp_path) as bench:
            bench.start().open_for_play()
            if not bench.runtime.state.credit_cents:
                bench.feed(20)
            for _ in range(EVENTS_PER_SNAPSHOT // 5):
                bench.touch(PlaceWager("field", 5_00))
                bench.touch(Undo())
            assert bench.journal.seq > 0
            snapshot = bench.journal.latest_snapshot()
            behind = bench.journal.seq - (snapshot[0] if snapshot else 0)
    assert behind <= EVENTS_PER_SNAPSHOT
