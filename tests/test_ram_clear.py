"""A RAM clear is not begun, or it is completed, whatever is cut or fails; the old journal is kept whole (C8, C9)."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from drivers import ports
from drivers.ports import BoardInputs
from drivers.ports.message import Message
from harness.scripted_devices import bill, opening, printed
from harness.torture.power.life import Disk
from harness.virtual_disk.disk import Image, after_cut
from harness.virtual_disk.recording import Recording, recorded_system_calls
from harness.virtual_disk.sqlite_layer import recorded_sqlite
from terminal.cabinet import events
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import CallClear, CashOut, ConfirmClear, ConfirmClock, FromDevice, Instant
from terminal.cabinet.events import Cleared
from terminal.journal import putting_away
from terminal.journal.audit import verify
from terminal.journal.copies.audit import verify_copy
from terminal.journal.copies.places import copy_places
from terminal.journal.errors import JournalError
from terminal.journal.journal import Journal
from terminal.journal.reading import read
from terminal.messages.english import sentence
from terminal.runtime.runtime import Runtime
from terminal.start import ram_clear
from terminal.start.no_play import NoPlayError
from terminal.start.opening import open_runtime
from tests.cabinet.pipeline import NOON, Pipeline

EVERY = 13
"""Every so many operations are tried out; 1 tries them all, in half a minute."""
INSIDE = ports.BoardInputs(("logic",), ("attendant", "technician"))
JOURNAL, SECOND = "journal.sqlite", "second"


class ConfirmedLife:
    """A journal with a past in which a clear was confirmed, as the program that was cut has left it."""

    def __init__(self, folder: Path, *, confirm: bool = True) -> None:
        self.path, self.second = folder / JOURNAL, folder / SECOND
        self.cabinet: Cabinet = Pipeline().cabinet
        runtime = self.folded()
        for command in (*opening(), *bill(20_00), CashOut()):
            runtime.touch(command)
        for command in (*printed(runtime.state), *procedure()):
            runtime.touch(command)
        while runtime.state.papers.slips:
            runtime.touch(FromDevice("printer", ports.SlipPrinted(runtime.state.papers.slips[0].slip.number)))
        if confirm:
            assert runtime.touch(ConfirmClear()) is None
        self.end = runtime.end
        self.before = runtime.state
        runtime.stop()

    def folded(self) -> Runtime:
        """The journal, without a look at what is to be done with it."""
        return Runtime(self.cabinet, Journal.open(self.path, NOON.at_ms, self.second), lambda: NOON)

    def start(self) -> Runtime:
        """What a start makes of it."""
        return open_runtime(self.cabinet, self.path, self.second)


def procedure() -> Iterator[Any]:
    """Keys, door, and the first touch."""
    yield FromDevice("board", INSIDE)
    yield CallClear()


def archived(folder: Path) -> Path:
    """The one archive."""
    (found,) = (folder / putting_away.ARCHIVES).iterdir()
    return found


def check_completed(life: ConfirmedLife, folder: Path) -> None:
    """The clear is completed: the new journal begins with it, and the old one is whole where it was put."""
    runtime = life.start()
    state = runtime.state
    runtime.stop()
    first = events.from_bytes(next(read(folder / JOURNAL)).body)
    assert isinstance(first, Cleared)
    assert (first.seq, first.chain) == life.end
    assert first.meters == life.before.meters
    assert first.by == ("attendant", "technician")
    assert state.meters.bills_in_cents == 0
    assert state.ticketing.sequence == life.before.ticketing.sequence > 0
    assert state.ticketing.key == life.before.ticketing.key is not None
    assert (state.accounting.day, state.accounting.days, state.accounting.days_begun) == (
        None,
        (),
        life.before.accounting.days_begun,
    )
    assert life.before.accounting.days_begun == 1
    old = archived(folder)
    audit = verify(old / JOURNAL)
    assert (audit.seq, audit.chain.hex()) == life.end
    for number, place in enumerate(copy_places(old / JOURNAL, archived(folder / SECOND)), start=2):
        assert verify_copy(place, audit.seq, audit.chain).fault is None, number
    assert json.loads((old / "record.json").read_bytes()) == json.loads(
        (archived(folder / SECOND) / "record.json").read_bytes()
    )
    assert not putting_away.begun_path(folder / JOURNAL).exists()
    assert not putting_away.emptied_path(folder / JOURNAL).exists()


def test_a_confirmed_clear_is_carried_out_by_the_next_start_and_the_old_journal_is_kept_on_both_devices(
    tmp_path: Path,
) -> None:
    life = ConfirmedLife(tmp_path)
    check_completed(life, tmp_path)
    assert all(file.stat().st_mode & 0o222 == 0 for file in archived(tmp_path).glob(f"{JOURNAL}*"))


def test_after_it_the_cabinet_starts_as_ever_and_nothing_is_cleared_again(tmp_path: Path) -> None:
    life = ConfirmedLife(tmp_path)
    life.start().stop()
    again = life.start()
    for command in (*opening(), *bill(5_00)):
        again.touch(command)
    again.stop()
    state = life.start()
    assert state.state.credit_cents == 5_00
    state.stop()
    assert len(list((tmp_path / putting_away.ARCHIVES).iterdir())) == 1


def test_a_clear_that_was_not_confirmed_is_not_begun(tmp_path: Path) -> None:
    life = ConfirmedLife(tmp_path, confirm=False)
    runtime = life.start()
    assert runtime.state.meters.bills_in_cents == 20_00
    runtime.stop()
    assert not (tmp_path / putting_away.ARCHIVES).exists()


def test_two_clears_in_the_same_second_have_archives_of_their_own(tmp_path: Path) -> None:
    for cleared in (1, 2):
        life = ConfirmedLife(tmp_path)
        life.start().stop()
        assert len(list((tmp_path / putting_away.ARCHIVES).iterdir())) == cleared


def test_a_cut_after_the_new_journal_has_begun_does_not_begin_it_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    life = ConfirmedLife(tmp_path)

    def cut(*_: object) -> None:
        raise PowerCutError

    with monkeypatch.context() as patched:
        patched.setattr(putting_away, "finish", cut)
        with pytest.raises(PowerCutError):
            life.start()
    check_completed(life, tmp_path)
    assert [row.kind for row in read(tmp_path / JOURNAL)] == ["cleared"]


class PowerCutError(BaseException):
    """The program ends here."""


def image_of(folder: Path) -> Image:
    """All files of a folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith("-shm")
    }


def test_a_power_cut_at_any_instant_of_it_ends_in_a_completed_clear(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    life = ConfirmedLife(disk.folder)
    before = image_of(disk.folder)
    recording = Recording(disk.folder, before)
    with recorded_system_calls(recording), recorded_sqlite(recording):
        life.start().stop()
    operations, chance = recording.operations, random.Random(11)  # noqa: S311
    assert len(operations) > 40
    for at in range(0, len(operations) + 1, EVERY):
        disk.holds(after_cut(before, operations[:at], chance))
        check_completed(life, disk.folder)


CALLS = ("open", "write", "pwrite", "fsync", "fdatasync", "replace", "mkdir", "chmod")


class FailingCalls:
    """Lets the system's calls fail once, at the `at`-th."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.count = 0

    def __call__(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def failing(*values: Any, **more: Any) -> Any:
            self.count += 1
            if self.count == self.at:
                raise OSError(5, "Input/output error")
            return call(*values, **more)

        return failing


@contextmanager
def failing_at(at: int) -> Iterator[FailingCalls]:
    """In this block the `at`-th call that reaches a disk fails."""
    calls = FailingCalls(at)
    true = {name: getattr(os, name) for name in CALLS}
    try:
        for name, call in true.items():
            setattr(os, name, calls(call))
        yield calls
    finally:
        for name, call in true.items():
            setattr(os, name, call)


def test_a_disk_that_fails_once_at_any_call_locks_play_and_the_next_start_completes_it(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    life = ConfirmedLife(disk.folder)
    before, refused = image_of(disk.folder), 0
    for at in range(1, 1_000, EVERY):
        disk.holds(before)
        with failing_at(at) as calls:
            try:
                life.start().stop()
            except (NoPlayError, OSError, JournalError):
                refused += 1
        check_completed(life, disk.folder)
        if calls.count < at:
            break
    assert refused > 20 / EVERY


def broken(path: Path, second: Path) -> None:
    """No copy of this journal is good any more."""
    for file in (path, *(place.path for place in copy_places(path, second))):
        content = bytearray(file.read_bytes())
        content[len(content) // 2] ^= 0xFF
        content[len(content) // 3] ^= 0xFF
        file.write_bytes(bytes(content))
    path.write_bytes(path.read_bytes()[:5_000])


def lost_life(tmp_path: Path) -> tuple[ConfirmedLife, NoPlayError]:
    """A cabinet of whose journal no copy is good, and what its start says."""
    life = ConfirmedLife(tmp_path, confirm=False)
    broken(life.path, life.second)
    with pytest.raises(NoPlayError) as refused:
        life.start()
    return life, refused.value


def test_with_no_good_copy_nothing_is_cleared_by_itself(tmp_path: Path) -> None:
    life, refused = lost_life(tmp_path)
    before = image_of(tmp_path)
    assert refused.lost is not None
    with pytest.raises(NoPlayError):
        life.start()
    assert image_of(tmp_path) == before


def test_with_no_good_copy_the_procedure_says_what_can_be_read_and_clears(tmp_path: Path) -> None:
    life, refused = lost_life(tmp_path)
    runtime = ram_clear.open_procedure(life.cabinet, life.path, life.second, lambda: NOON, refused.lock.why)
    assert len(runtime.state.journal.copies) == 3
    for command in (
        FromDevice("board", ports.Back("twin")),
        FromDevice("printer", ports.Back("twin")),
        FromDevice("printer", ports.PrinterReady()),
        *procedure(),
    ):
        assert runtime.touch(command) is None
    while runtime.state.papers.slips:
        runtime.touch(FromDevice("printer", ports.SlipPrinted(runtime.state.papers.slips[0].slip.number)))
    assert runtime.touch(ConfirmClear()) is None
    runtime.stop()
    again = life.start()
    cleared = again.state.ram_clear.before
    assert cleared is not None
    assert isinstance(cleared.unread, Message)
    assert cleared.unread.values["why"] == refused.lock.why
    assert "copy 2: " in sentence(cleared.unread)
    again.stop()
    kept = {file.name for file in archived(tmp_path).iterdir()}
    assert {JOURNAL, f"{JOURNAL}.copy2", f"{JOURNAL}.lost", "record.json"} <= kept
    assert f"{JOURNAL}.copy3" in {file.name for file in archived(tmp_path / SECOND).iterdir()}


def test_a_procedure_that_was_not_confirmed_clears_nothing_and_restarts(tmp_path: Path) -> None:
    life, refused = lost_life(tmp_path)
    for _ in range(2):
        runtime = ram_clear.open_procedure(life.cabinet, life.path, life.second, lambda: NOON, refused.lock.why)
        assert runtime.touch(ConfirmClear()) is not None
        runtime.stop()
        with pytest.raises(NoPlayError):
            life.start()


def test_validation_numbers_never_come_again_after_it(tmp_path: Path) -> None:
    life = ConfirmedLife(tmp_path)
    first = life.before.ticketing.issued[-1].ticket
    runtime = life.start()
    runtime._clock = lambda: Instant(NOON.at_ms - 86_400_000)  # the clock was set back meanwhile
    turned, back = (FromDevice("board", BoardInputs((), keys)) for keys in (("technician",), ()))
    for command in (*opening(), *bill(20_00), turned, ConfirmClock(), back, CashOut()):
        runtime.touch(command)
    second = runtime.state.ticketing.issued[-1].ticket
    runtime.stop()
    assert second.validation != first.validation
    assert second.number == first.number + 1
    assert runtime.state.ticketing.sequence == life.before.ticketing.sequence + 1
