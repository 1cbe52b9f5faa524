"""A journal whose last events are missing: what it still has is printed, and the error says that it is not all."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import click
import pytest

from terminal.commands import dice_stats, meters, recall, report
from terminal.journal.places import head_path
from tests.commands import reading
from tests.commands.reading import field_has_won
from tests.runtime.bench import Bench

LAST = 16
"""The event that put up the bet: the journal is cut in the middle of the game."""
MISSING = "The journal is broken at event 17: events up to 18 were acknowledged and are missing."

COMMANDS = {
    "meters": (meters.command, (), "Bills in 20.00 20.00"),
    "dice-stats": (dice_stats.command, (), "No dice were thrown."),
    "recall": (recall.command, (), "1 not complete yet"),
    "recall --game": (recall.command, ("--game", "1"), "Bet 5.00"),
    "recall --money": (recall.command, ("--money",), "1 2026-09-21 14:13:20 20.00 credited"),
    "recall --events": (recall.command, ("--events", "games"), "16 2026-09-21 14:13:20 5.00 Bet: put up Field 5.00"),
    "report": (report.command, (), "0.00 20.00 0.00 0.00 0.00 0.00 20.00 0.00"),
    "report --day": (report.command, ("--day", "2026-09-21"), "all players 0.00 20.00 0.00 0.00 0.00 0.00 20.00 0.00"),
}


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """A journal that is closed, and from which the last game is cut out of the middle on."""
    with field_has_won(tmp_path) as bench:
        bench.runtime.stop()
        yield bench


def cut(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM events WHERE seq > ?", (LAST,))
        connection.commit()


@pytest.mark.parametrize(("command", "words", "line"), COMMANDS.values(), ids=COMMANDS)
def test_what_is_missing_at_the_end_is_the_error_after_what_is_there(
    bench: Bench, command: click.Command, words: tuple[str, ...], line: str
) -> None:
    assert reading.ask(command, bench, *words).exit_code == 0
    cut(bench.path)
    done = reading.ask(command, bench, *words)
    told = [" ".join(one.split()) for one in done.output.splitlines()]
    assert any(one.endswith(line) for one in told), done.output
    assert done.exit_code != 0
    assert told[-1].endswith(MISSING)


def test_a_program_that_reads_the_days_is_told_with_them(bench: Bench) -> None:
    cut(bench.path)
    done = reading.ask(report.command, bench, "--json")
    assert json.loads(done.stdout)["unreadable"] == [MISSING]


def test_a_database_without_its_head_is_taken_as_it_is(bench: Bench) -> None:
    cut(bench.path)
    head_path(bench.path).unlink()
    assert reading.ask(meters.command, bench).exit_code == 0


def test_an_event_that_was_put_in_the_place_of_the_last_one_is_named(bench: Bench) -> None:
    with closing(sqlite3.connect(bench.path)) as connection:
        connection.execute("UPDATE events SET chain = zeroblob(32) WHERE seq = 18")
        connection.commit()
    done = reading.ask(recall.command, bench, "--events", "doors")
    assert done.exit_code != 0
    assert "The journal is broken at event 18" in done.output
