"""`./kiosk report`: gaming days of a journal on paper and for a program (regulation M7)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from drivers import ports
from harness.torture.program import write_param
from terminal.cabinet.commands import CashOut
from terminal.commands.report import command
from tests.cabinet.pipeline import NEXT_DAY_MS, NOON
from tests.commands import reading
from tests.commands.reading import field_has_won
from tests.journal.bench import contents
from tests.runtime.bench import Bench


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """An open terminal: a player has won 5.00 and stayed over the hour; another one has come on the next day."""
    with field_has_won(tmp_path) as bench:
        bench.now_ms = NEXT_DAY_MS
        bench.runtime.tick()
        bench.touch(CashOut())
        bench.drivers["printer"].report(ports.TicketPrinted(1))
        bench.now_ms += 60_000
        bench.feed(100)
        yield bench


def report(bench: Bench, *words: str) -> Result:
    return reading.ask(command, bench, *words)


def lines(bench: Bench, *words: str) -> list[str]:
    return reading.lines(command, bench, *words)


def test_the_days_are_listed_with_their_totals_the_one_that_runs_first(bench: Bench) -> None:
    assert lines(bench)[1:] == [
        "2 2026-09-22 2026-09-22 06:00:00 runs USD 25.00 100.00 0.00 0.00 0.00 25.00 100.00 0.00",
        "1 2026-09-21 2026-09-21 14:13:20 2026-09-22 06:00:00 USD 0.00 20.00 5.00 0.00 0.00 0.00 25.00 -5.00",
    ]


def test_a_day_is_shown_with_each_of_its_players_and_in_total(bench: Bench) -> None:
    told = lines(bench, "--day", "2026-09-22")
    assert told[0] == "Gaming day 2, 2026-09-22, from 2026-09-22 06:00:00 it runs (UTC), in USD"
    assert told[3:] == [
        "2026-09-21 14:13:20, stayed 25.00 0.00 0.00 0.00 0.00 25.00 0.00 0.00",
        "2026-09-22 06:01:00 0.00 100.00 0.00 0.00 0.00 0.00 100.00 0.00",
        "all players 25.00 100.00 0.00 0.00 0.00 25.00 100.00 0.00",
    ]


def test_a_program_reads_whole_cents(bench: Bench) -> None:
    (day,) = json.loads(report(bench, "--day", "2026-09-21", "--json").output)
    figures = {
        "begin_cents": 0,
        "deposits_cents": 20_00,
        "winnings_cents": 5_00,
        "losing_wagers_cents": 0,
        "commission_cents": 0,
        "withdrawals_cents": 0,
        "end_cents": 25_00,
        "table_win_cents": -5_00,
    }
    assert day == {
        "practice": False,
        "currency": "USD",
        "number": 1,
        "date": "2026-09-21",
        "began_ms": NOON.at_ms,
        "ended_ms": NEXT_DAY_MS,
        "passed_days": 0,
        "archive": None,
        "totals": figures,
        "players": [{"began_ms": NOON.at_ms, "stayed": False, "totals": figures}],
    }
    listed = json.loads(report(bench, "--json").output)
    assert [one["number"] for one in listed["days"]] == [1, 2]
    assert listed["days"][0]["totals"] == figures


def test_days_that_were_jumped_over_are_said(bench: Bench) -> None:
    bench.now_ms += 5 * 24 * 3_600_000
    bench.runtime.tick()
    assert lines(bench, "--day", "2026-09-27")[1] == "It is dated 5 days after the one before it."


def test_a_day_that_is_not_there_and_a_date_that_is_none_are_named_in_one_sentence(bench: Bench) -> None:
    done = report(bench, "--day", "2026-09-20")
    assert done.exit_code != 0
    assert "The journal has no gaming day of 2026-09-20." in done.output
    assert "yesterday is no date like 2026-09-21." in report(bench, "--day", "yesterday").output
    assert "'' is no date like 2026-09-21." in report(bench, "--day", "").output


def test_reading_changes_nothing(bench: Bench) -> None:
    bench.runtime.stop()
    before = contents(bench.path)
    lines(bench)
    lines(bench, "--day", "2026-09-21")
    assert contents(bench.path) == before


def test_without_a_journal_there_is_one_sentence(tmp_path: Path) -> None:
    done = CliRunner().invoke(command, ["--param", str(write_param(tmp_path))])
    assert done.exit_code != 0
    assert "There is no journal" in done.output
