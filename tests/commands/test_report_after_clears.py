"""`./kiosk report` after RAM clears: no gaming day before one is lost to the report (regulation M7, C8)."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner, Result

from terminal.cabinet.gaming_day import DAYS_KEPT
from terminal.commands.report import command
from terminal.journal.putting_away import ARCHIVES
from tests.recall.cleared import DAY_MS, Life

Names = tuple[Life, str, str]


def report(life: Life, *words: str) -> Result:
    return CliRunner().invoke(command, ["--param", str(life.folder / "Param.ini"), *words])


def lines(told: Result) -> list[str]:
    return [" ".join(line.split()) for line in told.stdout.splitlines() if line and not line.startswith("day ")]


def test_the_days_before_each_clear_are_listed_under_it_and_end_with_it(cleared_twice: Names) -> None:
    life, first, second = cleared_twice
    done = report(life)
    assert done.exit_code == 0
    assert lines(done) == [
        "5 2026-09-23 2026-09-23 14:15:20 runs USD 0.00 100.00 10.00 0.00 0.00 110.00 0.00 -10.00",
        "4 2026-09-22 2026-09-22 14:15:20 2026-09-23 14:15:20 USD 0.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00",
        f"Before the RAM clear of 2026-09-22 14:15:20 (UTC), in {second}",
        "3 2026-09-22 2026-09-22 14:14:20 2026-09-22 14:15:20 USD 0.00 50.00 0.00 5.00 0.00 45.00 0.00 5.00",
        "2 2026-09-21 2026-09-21 14:14:20 2026-09-22 14:14:20 USD 0.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00",
        f"Before the RAM clear of 2026-09-21 14:14:20 (UTC), in {first}",
        "1 2026-09-21 2026-09-21 14:13:20 2026-09-21 14:14:20 USD 0.00 20.00 5.00 0.00 0.00 25.00 0.00 -5.00",
    ]


def test_a_day_that_was_cut_in_two_by_a_clear_is_shown_in_both_parts_each_with_its_players(
    cleared_twice: Names,
) -> None:
    life, _, _ = cleared_twice
    life.now_ms += 60_000
    name = life.clear()
    life.visit(10, 1, 6)
    told = report(life, "--day", "2026-09-23").stdout
    assert told.count("Gaming day ") == 2
    assert told.index(f"in {name}") < told.index("110.00") < told.rindex("Gaming day ")
    assert told.rstrip().splitlines()[-2].split()[-7:] == ["10.00", "0.00", "5.00", "0.00", "5.00", "0.00", "5.00"]


def test_a_day_before_the_first_of_two_clears_is_shown_with_its_players(cleared_twice: Names) -> None:
    life, first, second = cleared_twice
    day, rest = json.loads(report(life, "--day", "2026-09-21", "--json").stdout)
    assert (day["archive"], len(day["players"]), day["totals"]["table_win_cents"]) == (first, 1, -5_00)
    assert day["ended_ms"] - day["began_ms"] == 60_000
    assert (rest["archive"], rest["players"], rest["began_ms"]) == (second, [], day["ended_ms"])


def test_a_program_is_told_which_archive_a_day_lies_in_and_what_is_missing(cleared_twice: Names) -> None:
    life, first, second = cleared_twice
    life.archive(second).unlink()
    done = report(life, "--json")
    told = json.loads(done.stdout)
    assert [one["archive"] for one in told["days"] if one["totals"]["deposits_cents"]] == [first, None]
    (why,) = told["unreadable"]
    assert why == f"Archived journal {second} cannot be read: there is no journal at {life.archived(second)}."
    assert done.exit_code != 0
    assert done.stderr.strip() == f"Error: {why}"


def test_where_a_journal_is_damaged_the_days_of_the_others_are_shown(cleared_twice: Names) -> None:
    life, _, second = cleared_twice
    life.archive(second).write_bytes(b"no journal")
    done = report(life, "--day", "2026-09-21")
    assert done.exit_code != 0
    assert "all players" in done.stdout
    assert f"Archived journal {second} cannot be read: the journal's file is empty" in done.stderr


def test_where_the_journal_itself_is_gone_the_days_before_the_clears_are_shown(cleared_twice: Names) -> None:
    life, _, _ = cleared_twice
    life.end()
    life.path.unlink()
    done = report(life)
    assert done.exit_code != 0
    assert len(lines(done)) > 3
    assert "There is no journal" in done.stderr


def test_no_more_days_are_listed_than_without_clears(cleared_twice: Names) -> None:
    life, _, second = cleared_twice
    for _ in range(DAYS_KEPT):
        life.now_ms += DAY_MS
        life.runtime.tick()
    life.archive(second).unlink()
    done = report(life)
    assert (done.exit_code, len(lines(done))) == (0, DAYS_KEPT + 1)


def test_a_journal_that_was_put_away_is_shown_with_those_before_it(cleared_twice: Names) -> None:
    life, _, second = cleared_twice
    done = report(life, "--journal", str(life.folder / ARCHIVES / second / life.path.name))
    assert done.exit_code == 0
    assert "2026-09-23" not in done.stdout
    assert "2026-09-21" in done.stdout


def test_the_last_day_of_a_journal_that_was_put_away_has_ended_with_the_clear(cleared_twice: Names) -> None:
    life, _, second = cleared_twice
    path = str(life.archived(second))
    assert "runs" not in report(life, "--journal", path).stdout
    assert lines(report(life, "--journal", path))[:2] == [
        f"Before the RAM clear of 2026-09-22 14:15:20 (UTC), in {second}",
        "3 2026-09-22 2026-09-22 14:14:20 2026-09-22 14:15:20 USD 0.00 50.00 0.00 5.00 0.00 45.00 0.00 5.00",
    ]
    assert "it runs" not in report(life, "--journal", path, "--day", "2026-09-22").stdout
    (day,) = json.loads(report(life, "--journal", path, "--day", "2026-09-22", "--json").stdout)
    assert (day["archive"], day["ended_ms"] - day["began_ms"]) == (second, 60_000)


def test_a_database_taken_out_of_an_archive_is_taken_as_it_is(cleared_twice: Names, tmp_path: Path) -> None:
    life, _, second = cleared_twice
    alone = tmp_path / "alone.sqlite"
    alone.write_bytes(life.archived(second).read_bytes())
    assert lines(report(life, "--journal", str(alone)))[0].startswith("3 2026-09-22 2026-09-22 14:14:20 runs USD")
