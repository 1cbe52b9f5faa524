"""`./kiosk recall`: games, money and events of a journal as text, whether a terminal has it open or not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from harness.torture.program import write_param
from terminal.cabinet.commands import CashOut
from terminal.commands.recall import command
from tests.commands import reading
from tests.commands.reading import field_has_won
from tests.journal.bench import alter, contents
from tests.runtime.bench import Bench


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """An open terminal on which a field bet has won, and the player has left with a ticket."""
    with field_has_won(tmp_path) as bench:
        bench.touch(CashOut())
        yield bench


def recall(bench: Bench, *words: str) -> Result:
    return reading.ask(command, bench, *words)


def lines(bench: Bench, *words: str) -> list[str]:
    return reading.lines(command, bench, *words)


def test_the_games_are_listed_while_the_terminal_runs(bench: Bench) -> None:
    assert lines(bench)[1:] == ["2 not complete yet", "1 2026-09-21 14:13:20 5-4 5.00 5.00"]


def test_a_game_is_described_step_by_step_with_every_bet_and_the_credit(bench: Bench) -> None:
    told = lines(bench, "--game", "1")
    for line in (
        "Credit at start 20.00",
        "Bet 5.00",
        "Won 5.00",
        "Credit at end 25.00",
        "Added by bills 20.00",
        "Cashed out: ticket 25.00",
        "Field 5.00 wins 5.00",
    ):
        assert line in told
    assert any(line.endswith("Bet: put up Field 5.00") for line in told)
    assert any(line.endswith("The dice show 5-4: 9") for line in told)
    assert "credit 20.00 -> 25.00, on the felt 5.00 -> 0.00" in told


def test_the_game_that_is_not_complete_is_described_too(bench: Bench) -> None:
    assert "End (UTC) not complete yet" in lines(bench, "--game", "2")


def test_bills_and_tickets_are_listed_with_every_printed_field(bench: Bench) -> None:
    told = "\n".join(lines(bench, "--money"))
    ticket = bench.runtime.state.ticketing.issued[-1].ticket
    for field in (ticket.validation, ticket.date, ticket.time, ticket.amount, ticket.amount_words, ticket.expiry):
        assert field in told
    for field in (ticket.establishment, ticket.location, ticket.city, ticket.machine):
        assert field in told
    assert "1 2026-09-21 14:13:20 20.00 credited" in told
    assert told.endswith("Hand pays\nnone")


def test_the_log_of_a_matter_names_only_its_events(bench: Bench) -> None:
    told = lines(bench, "--events", "money")
    assert told[0].startswith(f"{bench.journal.seq} ")
    assert "Ticket 1 is issued" in told[0]
    assert not any("dice" in line for line in told)
    assert len(lines(bench, "--events", "all")) == len(bench.kinds())


def test_an_event_whose_kind_was_altered_is_not_left_out_of_its_matter_without_a_word(bench: Bench) -> None:
    bench.runtime.stop()
    bench.journal.close()
    alter(bench.path, "UPDATE events SET kind = 'dice_called' WHERE kind = 'bill_credited'")
    altered = bench.kinds().index("bill_credited") + 1
    for matter in ("money", "doors"):
        done = recall(bench, "--events", matter)
        assert done.exit_code != 0
        assert f"The journal is broken at event {altered}:" in done.output


def test_a_game_that_is_not_there_is_named_in_one_sentence(bench: Bench) -> None:
    done = recall(bench, "--game", "7")
    assert done.exit_code != 0
    assert "Game 7 cannot be recalled, only 1 to 2." in done.output


def test_reading_changes_nothing(bench: Bench) -> None:
    bench.runtime.stop()
    before = contents(bench.path)
    lines(bench, "--game", "1")
    assert contents(bench.path) == before


def test_without_a_journal_there_is_one_sentence(tmp_path: Path) -> None:
    done = CliRunner().invoke(command, ["--param", str(write_param(tmp_path))])
    assert done.exit_code != 0
    assert "There is no journal" in done.output


@pytest.mark.parametrize(
    "words",
    [
        ("--game", "1", "--money"),
        ("--money", "--events", "all"),
        ("--seat", "1", "--game", "1"),
        ("--seat", "1", "--money"),
    ],
)
def test_two_lists_at_a_time_are_refused_and_none_is_left_out_without_a_word(
    bench: Bench, words: tuple[str, ...]
) -> None:
    done = recall(bench, *words)
    assert done.exit_code != 0
    assert "One at a time: --game, --money, --events or --seat" in done.output
