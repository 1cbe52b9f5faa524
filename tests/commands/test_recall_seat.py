"""`./kiosk recall --seat`: what a seat of a shared table is owed, from the journal of the table."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from click.testing import CliRunner, Result
from msgspec import structs

from harness.torture.program import write_param
from terminal.cabinet.events import Started, kind_of, to_bytes
from terminal.commands.recall import command
from terminal.journal.journal import Journal
from tests.journal.bench import alter
from tests.recall.seats.pair import Pair


def recalled(folder: Path, pair: Pair, seat: int, currency: str = "USD") -> Result:
    """What the command says of the seat, from a file with the journal of the table."""
    write_param(folder)
    path = folder / "table.sqlite"
    with closing(Journal.open(path, 0)) as journal:
        for at_ms, event in zip(pair.house.at_ms, pair.house.events, strict=True):
            if isinstance(event, Started):
                event = structs.replace(event, currency=currency)
            journal.append([(kind_of(event), to_bytes(event))], at_ms)
    return asked(folder, seat)


def asked(folder: Path, seat: int) -> Result:
    """What the command says of the seat, from the journal that is there."""
    words = ["--param", str(folder / "Param.ini"), "--journal", str(folder / "table.sqlite"), "--seat", str(seat)]
    return CliRunner().invoke(command, words)


def test_a_seat_is_told_with_every_round_since_its_last_result_and_the_sum(tmp_path: Path) -> None:
    pair = Pair().puts_up("field", 5_00).rolls(3, 1).puts_up("field", 10_00).fixes().is_destroyed().rolls(4, 6)
    done = recalled(tmp_path, pair, 3)
    assert done.exit_code == 0, done.output
    lines = [" ".join(line.split()) for line in done.output.splitlines()]
    assert lines[:4] == ["Seat 3", "Station cabinet 103", "Last result round 1", "Credit after it 105.00"]
    assert "Owed 115.00" in lines


def test_the_sum_is_in_the_currency_of_the_tables_journal_and_not_in_that_of_the_parameters(tmp_path: Path) -> None:
    pair = Pair().puts_up("field", 5_00).rolls(3, 1).puts_up("field", 10_00).fixes().is_destroyed().rolls(4, 6)
    lines = [" ".join(line.split()) for line in recalled(tmp_path, pair, 3, "EUR").output.splitlines()]
    assert "Amounts are in EUR" in lines


def test_an_event_whose_kind_was_altered_is_not_left_out_of_a_sum_without_a_word(tmp_path: Path) -> None:
    pair = Pair().puts_up("field", 5_00).rolls(3, 1).puts_up("field", 10_00).fixes().is_destroyed().rolls(4, 6)
    assert "Owed" in recalled(tmp_path, pair, 3).output
    alter(tmp_path / "table.sqlite", "UPDATE events SET kind = 'inputs_changed' WHERE kind = 'table_round_decided'")
    done = asked(tmp_path, 3)
    assert done.exit_code != 0
    assert "The journal is broken at event" in done.output


def test_of_a_seat_that_nobody_had_it_says_so(tmp_path: Path) -> None:
    done = recalled(tmp_path, Pair(), 9)
    assert done.exit_code == 1
    assert "No station has had seat 9, as far as this journal says." in done.output
