"""`./kiosk meters`: the meters of a journal on paper, and for a program."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from drivers import ports
from harness.torture.program import write_param
from terminal.cabinet.commands import CallDice, EndPeriod, PlaceWager
from terminal.commands.meters import command
from tests.cabinet.pipeline import PROFILE
from tests.journal.bench import contents
from tests.runtime.bench import bench_in


@pytest.fixture
def param(tmp_path: Path) -> Path:
    """Parameters of a cabinet whose journal, which is closed, saw two bills, a bet, and the end of a period."""
    param = write_param(tmp_path)
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
        bench.touch(PlaceWager("field", 5_00))
        bench.drivers["board"].report(ports.BoardInputs((), ("attendant",)))
        bench.runtime.drain()
        bench.touch(EndPeriod(1))
        bench.feed(100)
    return param


def meters(param: Path, *words: str) -> Result:
    """Run the command on the cabinet's own journal."""
    return CliRunner().invoke(command, ["--param", str(param), *words])


def test_every_meter_stands_in_one_line_with_lifetime_and_period(param: Path) -> None:
    done = meters(param)
    assert done.exit_code == 0
    lines = [" ".join(line.split()) for line in done.output.splitlines()]
    assert "Bills in 120.00 100.00" in lines
    assert "Bills of $20.00 0000000001 0000000000" in lines
    assert "Games since RAM clear 0000000000" in lines
    assert "Credit 120.00" in lines


def test_games_wagers_and_wins_are_counted_for_each_game_and_sheet(tmp_path: Path) -> None:
    param = write_param(tmp_path)
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
        bench.touch(PlaceWager("field", 5_00))
        bench.touch(CallDice())
        bench.drivers["dice"].report(ports.DiceThrown(bench.runtime.state.dice.throw or 0, (1, 2)))
        bench.runtime.drain()
    lines = [" ".join(line.split()) for line in meters(param).output.splitlines()]
    assert "craps, craps-el601: games 0000000001 0000000001" in lines
    assert "craps, craps-el601: wagers 5.00 5.00" in lines
    assert "craps, craps-el601: wins 10.00 10.00" in lines
    told = json.loads(meters(param, "--json").output)
    assert told["meters"]["sheet_wins_cents_craps-el601"] == {"lifetime": 10_00, "period": 10_00}


def test_meters_of_money_have_ten_digits_and_more_each_of_them_whole(tmp_path: Path) -> None:
    param = write_param(tmp_path)
    with bench_in(tmp_path, replace(PROFILE, credit_limit_cents=10**15)) as bench:
        bench.start().open_for_play().feed(12_345_678).feed(987_654_321_098)
    lines = [" ".join(line.split()) for line in meters(param).output.splitlines()]
    assert "Bills in 987,666,666,776.00 987,666,666,776.00" in lines
    assert "Bills of $987,654,321,098.00 0000000001 0000000001" in lines
    assert "Credit 987,666,666,776.00" in lines
    told = json.loads(meters(param, "--json").output)
    assert told["meters"]["bills_in_cents"]["lifetime"] == 987_666_666_776_00


def test_a_program_reads_whole_cents(param: Path) -> None:
    told = json.loads(meters(param, "--json").output)
    assert told["meters"]["bills_in_cents"] == {"lifetime": 120_00, "period": 100_00}
    assert (told["currency"], told["period"]["number"]) == ("USD", 2)


def test_reading_changes_nothing(param: Path) -> None:
    path = param.parent / "journal.sqlite"
    before = contents(path)
    meters(param)
    assert contents(path) == before


def test_without_a_journal_there_is_one_sentence(tmp_path: Path) -> None:
    done = meters(write_param(tmp_path))
    assert done.exit_code != 0
    assert "There is no journal" in done.output
