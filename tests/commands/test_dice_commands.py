"""Raw throws for a laboratory, and the statistics of a journal, as a person gets them."""

from __future__ import annotations

import itertools
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from drivers.dice.scaling import BYTES_MAPPED, throw
from drivers.simulated.dice_generator import DiceTwin
from drivers.simulated.hosted import Clock
from drivers.simulated.rig import Rig
from terminal.cabinet.commands import PlaceWager
from terminal.cabinet.events import DiceAlarmed, kind_of, to_bytes
from terminal.common.places import ROOT
from terminal.fairness.watch import DiceAlarm
from terminal.journal.journal import Journal
from tests.cabinet.at_table.station import Station
from tests.cabinet.pipeline import Pipeline
from tests.cabinet.test_dice_alarms import alarmed
from tests.commands.ready import Kiosk
from tests.commands.test_command_line import assert_refused, kiosk

THROW = re.compile(r"[1-6]( [1-6]){0,3}")
PAIRS = ((1, 2), (3, 4), (6, 6))


def lines(path: Path) -> tuple[list[str], list[str]]:
    """The comments and the throws of a file; nothing else is in it."""
    text = path.read_text()
    assert text.endswith("\n")
    comments = [line for line in text.splitlines() if line.startswith("# ")]
    throws = [line for line in text.splitlines() if not line.startswith("# ")]
    assert all(THROW.fullmatch(line) for line in throws)
    return comments, throws


def test_throws_of_the_internal_source_are_written_a_line_each_under_what_they_are(tmp_path: Path) -> None:
    out = tmp_path / "throws.txt"
    done = kiosk("dice-test", "--throws", "5000", "--out", str(out))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{out}: 5000 of 5000 throws\n"
    comments, throws = lines(out)
    assert len(throws) == 5000
    assert set(throws) == {f"{first} {second}" for first in range(1, 7) for second in range(1, 7)}
    assert any(line.startswith("# program: Boxman ") for line in comments)
    assert any(line.startswith("# generator: BOXMAN INTERNAL RNG") for line in comments)
    assert comments[-1].startswith("# ended: ")


def test_raw_bytes_are_all_that_the_throws_draw(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    out = tmp_path / "throws.bin"
    assert quick_kiosk("dice-test", "--throws", "5000", "--raw", "--out", str(out)).returncode == 0
    data = out.read_bytes()
    stream = iter(data)
    for _ in range(5000):
        throw(stream.__next__, 2)
    assert next(stream, None) is None
    assert any(byte >= BYTES_MAPPED for byte in data)


def test_a_file_that_is_there_is_never_overwritten(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    out = tmp_path / "throws.txt"
    out.write_text("years of work")
    assert_refused(quick_kiosk("dice-test", "--throws", "10", "--out", str(out)))
    assert out.read_text() == "years of work"


def test_ctrl_c_leaves_a_whole_file_of_what_was_thrown(tmp_path: Path) -> None:
    out = tmp_path / "throws.txt"
    line = [sys.executable, "-m", "terminal.commands", "dice-test", "--throws", "100000000", "--out", str(out)]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not (out.exists() and out.stat().st_size):
            os.sched_yield()
        process.send_signal(signal.SIGINT)
        told, complained = process.communicate()
    assert (process.returncode, complained) == (0, "")
    comments, throws = lines(out)
    assert comments[-1].startswith("# ended: ")
    assert told == f"{out}: {len(throws)} of 100000000 throws\n"


@contextmanager
def hosted(twin: DiceTwin, folder: Path) -> Iterator[Path]:
    """A generator on a port of its own; answers with the port."""
    with Rig(folder, {"dice": twin}, Clock(20.0)) as rig:
        thread = threading.Thread(target=rig.run)
        thread.start()
        try:
            yield folder / "dice"
        finally:
            rig.stop()
            thread.join(10)


def test_throws_of_a_generator_are_written_as_it_made_them_voids_included(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    pairs = itertools.cycle(PAIRS)
    twin = DiceTwin(lambda _: next(pairs))
    twin.do(["cock"])
    with hosted(twin, tmp_path / "rig") as port:
        out = tmp_path / "throws.txt"
        done = quick_kiosk("dice-test", "--throws", "4", "--source", str(port), "--out", str(out))
    assert (done.returncode, done.stderr) == (0, "")
    comments, throws = lines(out)
    assert throws == ["1 2", "3 4", "6 6", "1 2"]
    assert "# void: A die came to rest cocked." in comments
    assert "# generator: BOXMAN DICE TWIN 1.0, serial number 000001, 4 dice" in comments


def test_throws_of_one_to_four_dice_are_written_from_either_source(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    for dice in (1, 3, 4):
        out = tmp_path / f"{dice}.txt"
        done = quick_kiosk("dice-test", "--throws", "3", "--dice", str(dice), "--out", str(out))
        assert (done.returncode, done.stderr) == (0, "")
        assert [len(line.split()) for line in lines(out)[1]] == [dice] * 3
    with hosted(DiceTwin(lambda count: (4, 4, 6)[:count]), tmp_path / "rig") as port:
        out = tmp_path / "generator.txt"
        done = quick_kiosk("dice-test", "--throws", "2", "--dice", "3", "--source", str(port), "--out", str(out))
    assert (done.returncode, lines(out)[1]) == (0, ["4 4 6", "4 4 6"])


def test_a_generator_that_cannot_throw_is_named_and_no_file_is_made(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    twin = DiceTwin(lambda _: (1, 1), dice_counts=(3,))
    with hosted(twin, tmp_path / "rig") as port:
        out = tmp_path / "throws.txt"
        done = quick_kiosk("dice-test", "--throws", "4", "--source", str(port), "--out", str(out))
    assert_refused(done)
    assert "(2), only 3" in done.stderr
    assert not out.exists()


def journal_of(pipeline: Pipeline, path: Path) -> Path:
    with closing(Journal.open(path, 0)) as journal:
        for event in pipeline.events:
            journal.append([(kind_of(event), to_bytes(event))], 1_790_000_000_000)
    return path


def test_the_statistics_of_a_journal_are_printed_by_generator(tmp_path: Path, pipeline: Pipeline) -> None:
    pipeline.feed(100)
    for dice in ((3, 4), (6, 6), (6, 1)):
        pipeline.give(PlaceWager("field", 1_00))
        pipeline.roll(*dice)
    done = kiosk("dice-stats", str(journal_of(pipeline, tmp_path / "journal.sqlite")))
    assert (done.returncode, done.stderr) == (0, "")
    assert "twin\n" in done.stdout
    assert "All throws of 2 dice: 3, judged next at 10000" in done.stdout
    assert "die 1, faces 1 to 6:  0 0 1 0 0 2" in done.stdout
    assert "totals 2 to 12:       0 0 0 0 0 2 0 0 0 0 1" in done.stdout


def test_alarms_of_a_journal_are_printed_with_their_figures(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    done = quick_kiosk("dice-stats", str(journal_of(alarmed(), tmp_path / "journal.sqlite")))
    assert "2026-09-21" in done.stdout
    assert "window faces_1: chi-square 5000.00 at 1000 throws, limit 35.89" in done.stdout


def test_an_alarm_of_another_number_of_dice_says_of_how_many(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    three = Pipeline()
    alarm = DiceAlarm("run", "faces_1", 10_000, "41.02", "20.51", dice=3)
    three.events.append(DiceAlarmed(alarm, locks=False))
    done = quick_kiosk("dice-stats", str(journal_of(three, tmp_path / "journal.sqlite")))
    assert "run faces_1 of 3 dice: chi-square 41.02 at 10000 throws, limit 20.51" in done.stdout


def test_a_station_counts_the_throws_of_the_table_that_it_has_seen_without_a_bet_of_its_own(
    quick_kiosk: Kiosk, tmp_path: Path
) -> None:
    station = Station().seated().opens()
    station.rolls(2, 2)
    station.opens().rolls(3, 6)
    assert station.state.dice.watch.of(2).run.throws == 2
    done = quick_kiosk("dice-stats", str(journal_of(station, tmp_path / "journal.sqlite")))
    assert "All throws of 2 dice: 2, judged next at 10000" in done.stdout
    assert "die 2, faces 1 to 6:  0 1 0 0 0 1" in done.stdout


def test_a_journal_without_throws_says_so(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    done = quick_kiosk("dice-stats", str(journal_of(Pipeline(), tmp_path / "journal.sqlite")))
    assert done.stdout == "No dice were thrown.\n"


@pytest.fixture
def pipeline() -> Pipeline:
    return Pipeline().open_for_play()
