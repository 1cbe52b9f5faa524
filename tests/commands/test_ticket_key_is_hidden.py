"""The key of the ticket numbers is in the journal and its archives, and no command, list or paper shows it."""

from __future__ import annotations

import pytest
from click import Command
from click.testing import CliRunner

from terminal.cabinet import events
from terminal.cabinet.clearing import papers
from terminal.cabinet.validation import TicketKey
from terminal.commands import audit, dice_stats, meters, recall, report
from terminal.journal.reading import read
from terminal.recall.describe import describe
from tests.cabinet.pipeline import NOON
from tests.recall.cleared import Life

Names = tuple[Life, str, str]

SHOWN: tuple[tuple[Command, tuple[str, ...]], ...] = (
    (recall.command, ()),
    (recall.command, ("--game", "1")),
    (recall.command, ("--money",)),
    (recall.command, ("--events", "all")),
    (report.command, ()),
    (report.command, ("--json",)),
    (report.command, ("--day", "2026-09-21")),
    (meters.command, ()),
    (meters.command, ("--json",)),
    (audit.command, ()),
    (dice_stats.command, ()),
)


def key_of(life: Life) -> TicketKey:
    """The key by which this cabinet makes numbers."""
    key = life.runtime.state.ticketing.key
    assert key is not None
    return key


@pytest.mark.parametrize(("command", "words"), SHOWN, ids=[f"{one.name} {' '.join(words)}" for one, words in SHOWN])
def test_no_command_shows_it(cleared_twice: Names, command: Command, words: tuple[str, ...]) -> None:
    life, _, _ = cleared_twice
    done = CliRunner().invoke(command, [*words, "--param", str(life.folder / "Param.ini")])
    assert done.exit_code == 0, done.output
    assert key_of(life).secret not in done.output


def test_no_event_shows_it_in_any_list_though_every_journal_keeps_it(cleared_twice: Names) -> None:
    life, *archives = cleared_twice
    secret = key_of(life).secret
    for path in (life.path, *map(life.archived, archives)):
        rows = list(read(path))
        assert any(secret.encode() in row.body for row in rows), path
        for row in rows:
            event = events.from_bytes(row.body)
            assert secret not in f"{describe(event)!r} {event!r}", row.kind


def test_the_papers_of_a_ram_clear_do_not_print_it(cleared_twice: Names) -> None:
    life, _, _ = cleared_twice
    pages = papers(life.cabinet.profile, life.runtime.state, NOON)
    assert key_of(life).secret not in "".join(line for page in pages for line in page)


def test_it_is_made_once_and_goes_on_over_every_ram_clear(cleared_twice: Names) -> None:
    life, *archives = cleared_twice
    rows = [row for path in (life.path, *map(life.archived, archives)) for row in read(path)]
    assert [row.kind for row in rows].count("ticket_key_made") == 1
    assert [key_of(life).secret.encode() in row.body for row in rows if row.kind == "cleared"] == [True, True]
