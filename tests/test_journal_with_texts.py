"""A journal from before there were messages opens, plays on, is recalled, and says what it said then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from drivers import ports
from harness.torture.program import write_param
from terminal.cabinet.commands import CallDice, PlaceWager, SettleBill, SettleTicket
from terminal.cabinet.events import Event, from_bytes, to_bytes
from terminal.commands.recall import command
from terminal.journal.audit import verify
from terminal.messages.english import sentence
from tests.journal_with_texts import TEXTS, bodies, texts, unpack
from tests.runtime.story import HOUSE, StoryBench

ATTENDANT = ports.BoardInputs((), ("attendant",))


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """The journal with its copies beside it."""
    return unpack(tmp_path)


@pytest.fixture
def bench(journal: Path) -> Iterator[StoryBench]:
    """The cabinet that goes on with it."""
    bench = StoryBench(journal.parent, HOUSE)
    bench.start()
    bench.runtime.drain()
    bench.open_for_play()
    yield bench
    bench.runtime.stop()
    bench.journal.close()


def test_every_event_keeps_its_text(journal: Path) -> None:
    read: list[Event] = []
    for body in bodies(journal):
        read.append(from_bytes(body))
        assert msgspec.json.decode(to_bytes(read[-1])).items() >= msgspec.json.decode(body).items()
    said = {sentence(getattr(event, name)) for event in read for name in TEXTS if hasattr(event, name)}
    assert set(texts(journal)) <= said
    assert len(set(texts(journal))) > 20


def test_an_audit_finds_nothing_wrong(journal: Path) -> None:
    assert verify(journal).events == len(bodies(journal))


def test_recall_shows_each_text_in_its_own_words(journal: Path) -> None:
    told = recalled(journal, "--events", "all") + recalled(journal, "--money")
    missing = [text for text in texts(journal) if text[1:].rstrip(".") not in told]
    assert missing == []


def recalled(journal: Path, *words: str) -> str:
    param = write_param(journal.parent)
    done = CliRunner().invoke(command, ["--param", str(param), "--journal", str(journal), *words])
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
    bench.do(PlaceWager("field", 5_00), CallDice())
    bench.throw(5, 4)
    assert bench.runtime.state.credit_cents == before + 5_00
