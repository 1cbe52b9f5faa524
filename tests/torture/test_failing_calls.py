"""Every call to the disk fails once: what was acknowledged is there afterwards, nothing twice, and the equation holds.

Regulation C5, C6, C14. A call is what SQLite asks of the disk for journal and ticket book, and what the program itself
asks for the other copies. It fails with EIO, with ENOSPC, or takes a part only; the number of calls ends the loop.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

import pytest

from drivers import ports
from drivers.ports.authority import Ask, AuthorityReport, Close, Enter, Entered, Honoured, Noted, Request
from harness.scripted_devices import answering, bill
from harness.virtual_disk.faults import FaultyDisk
from harness.virtual_disk.operations import Failure
from harness.virtual_disk.recording import recorded_system_calls
from harness.virtual_disk.sqlite_layer import recorded_sqlite
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import Event, from_bytes
from terminal.cabinet.fold import audit
from terminal.cabinet.state import State
from terminal.journal.errors import JournalError
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.start.no_play import NoPlayError
from terminal.start.opening import open_runtime
from terminal.ticket_book.book import Book, BookError
from tests.cabinet.pipeline import GAME, PROFILE, SHEET

MAX_CALLS = 400
CABINET = Cabinet({SHEET.name: GAME}, PROFILE)


@contextmanager
def faulty(disk: FaultyDisk) -> Iterator[None]:
    with recorded_system_calls(disk), recorded_sqlite(disk):
        yield


class Told:
    """What a screen was shown as durable."""

    def __init__(self, earlier: Sequence[Event] = ()) -> None:
        self.events = list(earlier)
        self.locks: list[Lock] = []

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        del state, seq
        self.events += events

    def locked(self, lock: Lock) -> None:
        self.locks.append(lock)

    def released(self) -> None:
        """Nothing is held here."""


def life(path: Path, told: Told) -> str:
    """Start, feed a bill, bet, roll, feed another, end; what was said instead."""
    try:
        runtime = open_runtime(CABINET, path)
    except NoPlayError as refused:
        return str(refused)
    runtime.watch(told)
    try:
        play(runtime)
    finally:
        with suppress(JournalError):
            runtime.stop()
    return str(runtime.lock or "")


def play(runtime: Runtime) -> None:
    runtime.start("test", {}, lambda: None)
    for command in (*answering(), *bill(20_00), c.PlaceWager("pass_line", 5_00), c.CallDice()):
        runtime.touch(command)
    if runtime.state.dice.throw is not None:
        runtime.touch(c.FromDevice("dice", ports.DiceThrown(runtime.state.dice.throw, (2, 4))))
    for command in bill(50_00):
        runtime.touch(command)
    if not runtime.lock:
        runtime._snapshot()


def journaled(runtime: Runtime) -> list[Event]:
    return [from_bytes(row.body) for row in runtime._journal.read(0)]


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder in memory where there is one: thousands of syncs are not what is tried here."""
    memory = Path("/dev/shm")  # noqa: S108 - a folder of its own is made in it
    with TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        yield Path(folder)


LIVES_BEFORE = (0, 1)


@pytest.mark.expects_log("play is locked|[jJ]ournal")
@pytest.mark.parametrize("how", Failure)
@pytest.mark.parametrize("lives_before", LIVES_BEFORE, ids=["first start", "later start"])
def test_whichever_call_of_the_journal_fails_nothing_acknowledged_is_lost_and_nothing_is_doubled(
    place: Path, how: Failure, lives_before: int
) -> None:
    met: set[str] = set()
    refusals = 0
    earlier, told_earlier = place / "earlier", Told()
    earlier.mkdir()
    for _ in range(lives_before):
        assert life(earlier / "journal.sqlite", told_earlier) == ""
    for at in range(1, MAX_CALLS):
        folder = Path(copytree(earlier, place / str(at)))
        told = Told(told_earlier.events)
        disk = FaultyDisk(folder, at, how)
        with faulty(disk):
            said = life(folder / "journal.sqlite", told)
        if not disk.failed:
            break
        met.add(" ".join(disk.failed.split()[:2]))
        refusals += bool(said)
        assert said == "" or (said.endswith(".") and said.isprintable()), f"{disk.failed}: {said}"
        reopened(folder / "journal.sqlite", told, disk)
    assert not disk.failed
    assert refusals > 3
    assert {"SQLite writes", "write"} <= met
    assert how is not Failure.BROKEN or {"SQLite reads", "SQLite syncs", "sync"} <= met


def reopened(path: Path, told: Told, disk: FaultyDisk) -> None:
    """The disk is well again: what was told is there, and play goes on."""
    runtime = open_runtime(CABINET, path)
    try:
        audit(runtime.state)
        events = journaled(runtime)
        assert events[: len(told.events)] == told.events, disk.failed
        assert len(events) - len(told.events) <= 3, f"{disk.failed}: more than one turn that nobody was told of"
    finally:
        runtime.stop()
    assert life(path, Told()) == ""


# The ticket book ------------------------------------------------------------------------------------------------------

NUMBER = "006338742623748784"
ENTER = Enter(1, NUMBER, 20_00, "USD", 1_000, 9_000)
ASK = Ask(5, NUMBER, "USD", 2_000)
REDEEM = Close("redeemed", 5, NUMBER, 2_000, 20_00)
LIFE: tuple[tuple[Request, AuthorityReport], ...] = (
    (ENTER, Entered(NUMBER)),
    (ASK, Honoured(5, NUMBER, 20_00)),
    (REDEEM, Noted("redeemed", NUMBER, 2_000)),
)


def given(path: Path, done: list[Request]) -> str:
    """Give every request; what the book said instead of an answer. What was answered stands in `done`."""
    try:
        with closing(Book(path)) as book:
            for request, answer in LIFE:
                assert book.answer(request, 3_000) == answer
                done.append(request)
    except BookError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("how", Failure)
def test_whichever_call_of_the_ticket_book_fails_every_answer_holds_and_the_ticket_is_paid_once(
    place: Path, how: Failure
) -> None:
    for at in range(1, MAX_CALLS):
        path = place / str(at) / "tickets.sqlite"
        path.parent.mkdir()
        disk = FaultyDisk(path.parent, at, how)
        done: list[Request] = []
        with faulty(disk):
            said = given(path, done)
        if not disk.failed:
            break
        assert said == "" or said.endswith("."), disk.failed
        with closing(Book(path)) as book:
            states = [state for state, _ in book.changes(NUMBER)]
            assert states[: len(done)] == ["issued", "pending", "redeemed"][: len(done)], disk.failed
            for request, answer in LIFE:
                assert book.answer(request, 3_000) == answer, disk.failed
            assert [state for state, _ in book.changes(NUMBER)] == ["issued", "pending", "redeemed"]
    assert not disk.failed
    assert at > 3
