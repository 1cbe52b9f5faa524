"""A journal from before there were messages opens, plays on, is recalled, and says what it said then.

`tests/data/journal-with-texts.tar.xz` was written by the program before its events kept messages: faults, bills and
tickets in doubt and refused, a slip that failed, an authority that contradicts, a copy that was mended.
"""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from drivers import ports
from harness.torture.program import write_param
from terminal.cabinet.commands import CallDice, Place, SettleBill, SettleTicket
from terminal.cabinet.events import AnyEvent, from_bytes, to_bytes
from terminal.commands.recall import command
from terminal.journal import Journal, verify
from terminal.messages.english import sentence
from tests.runtime.story import StoryBench

DATA = Path(__file__).parent / "data" / "journal-with-texts.tar.xz"
ATTENDANT = ports.BoardInputs((), ("attendant",))
TEXTS = ("why", "reason", "say", "note", "contradiction")
CODES = ("hand_pay_due",)
"""Kinds of which the reason is a code, and no text."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The journal and its copies, as they were left."""
    with tarfile.open(DATA) as archive:
        archive.extractall(tmp_path, filter="data")
    return tmp_path


@pytest.fixture
def bench(folder: Path) -> Iterator[StoryBench]:
    """The cabinet that goes on with it."""
    bench = StoryBench(folder)
    bench.start()
    bench.runtime.drain()
    bench.open_for_play()
    yield bench
    bench.runtime.stop()
    bench.journal.close()


def bodies(folder: Path) -> list[bytes]:
    with closing(Journal.open(folder / "journal.sqlite", 0)) as journal:
        return [row.body for row in journal.read(0)]


def texts(folder: Path) -> list[str]:
    """What the events say, as the program wrote it then."""
    events = map(msgspec.json.decode, bodies(folder))
    return [event[name] for event in events if event["kind"] not in CODES for name in TEXTS if event.get(name)]


def test_every_event_keeps_its_text(folder: Path) -> None:
    read: list[AnyEvent] = []
    for body in bodies(folder):
        read.append(from_bytes(body))
        assert msgspec.json.decode(to_bytes(read[-1])).items() >= msgspec.json.decode(body).items()
    said = {sentence(getattr(event, name)) for event in read for name in TEXTS if hasattr(event, name)}
    assert set(texts(folder)) <= said
    assert len(set(texts(folder))) > 20


def test_an_audit_finds_nothing_wrong(folder: Path) -> None:
    assert verify(folder / "journal.sqlite").events == len(bodies(folder))


def test_recall_shows_each_text_in_its_own_words(folder: Path) -> None:
    told = recalled(folder, "--events", "all") + recalled(folder, "--money")
    missing = [text for text in texts(folder) if text[1:].rstrip(".") not in told]
    assert missing == []


def recalled(folder: Path, *words: str) -> str:
    param, journal = write_param(folder), str(folder / "journal.sqlite")
    done = CliRunner().invoke(command, ["--param", str(param), "--journal", journal, *words])
    assert done.exit_code == 0, done.output
    return " ".join(done.output.split())


def test_what_was_in_doubt_is_still_and_is_said_as_it_was(bench: StoryBench) -> None:
    state = bench.runtime.state
    assert [dispute.reason for dispute in state.acceptor.disputes] == [
        "The validator is idle but never said that the bill was stacked. Look for it in the stacker."
    ]
    assert state.ticketing.ticket is not None
    assert state.ticketing.ticket.doubt == "Ticket 3 is in doubt: the ticket printer showed no progress for 60 seconds."
    assert state.machine.contradictions == () or all(isinstance(one, str) for one in state.machine.contradictions)


def test_the_cabinet_plays_on(bench: StoryBench) -> None:
    bench.say("board", ATTENDANT)
    (dispute,) = bench.runtime.state.acceptor.disputes
    bench.do(SettleBill(dispute.number, credit=True), SettleTicket(3, printed=True))
    bench.keys()
    bench.answer()
    before = bench.runtime.state.credit_cents
    assert before >= 50_00
    bench.do(Place("field", 5_00), CallDice())
    bench.throw(5, 4)
    assert bench.runtime.state.credit_cents == before + 5_00
