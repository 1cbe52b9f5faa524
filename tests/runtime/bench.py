"""The pipeline on a real journal, with devices and watchers that write down in one list what reaches them, in order."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from drivers import ports
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import Command, Instant
from terminal.cabinet.events import Event, kind_of
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import DEVICES, TABLE_DEVICES
from terminal.journal.journal import Journal
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import GAME, NOON, PROFILE, SHEET


def on_disk(path: Path) -> int:
    """The last event's number as another connection sees it: what is committed, and nothing else."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        (seq,) = connection.execute("SELECT max(seq) FROM events").fetchone()
    return int(seq or 0)


class RecordingDriver:
    """A driver without a device: it records its orders, and reports what a test lets it report."""

    def __init__(self, name: str, bench: Bench) -> None:
        self.name = name
        self._bench = bench
        self._listener: ports.Listener[ports.Report] | None = None
        self.reported = 0
        self.order: ports.Order | None = None
        self.stopped = False

    def start(self, listener: ports.Listener[ports.Report]) -> None:
        self._listener = listener
        self._bench.note(f"{self.name} starts")

    def want(self, order: ports.Order) -> None:
        self.order = order
        self._bench.note(f"{self.name} is to {order}")

    def handled(self, number: int) -> None:
        self._bench.note(f"{self.name} handled {number}")

    def stop(self) -> None:
        self.stopped = True

    def report(self, report: ports.Report) -> int:
        """Report, as from the driver's thread; nothing happens before the owner drains."""
        assert self._listener is not None, "the driver has been started"
        self.reported += 1
        self._listener(self.reported, report)
        return self.reported


class Bench:
    """One journal in a folder, the runtime that is open on it, and the list of all that happened, in order."""

    def __init__(self, folder: Path, profile: Profile = PROFILE, *others: AnyGame) -> None:
        """With these games beside the first, if any."""
        self.path = folder / "journal.sqlite"
        self.cabinet = Cabinet({SHEET.name: GAME, **{game.sheet: game for game in others}}, profile)
        self.happened: list[tuple[str, int]] = []
        """What reached a device or a watcher, and the last event that was on the disk at that moment."""
        self.events: list[Event] = []
        self.locks: list[Lock] = []
        self.released_times = 0
        self.wakes = 0
        self.now_ms = NOON.at_ms
        self.offset_minutes = 0
        self.steady_ms: int | None = None
        self.open()

    def open(self) -> Runtime:
        """Start the program on the journal; the devices are not started yet."""
        self.journal = Journal.open(self.path, NOON.at_ms, self.path.parent / "second")
        self.runtime = Runtime(self.cabinet, self.journal, self.now)
        self.runtime.watch(self)
        names = TABLE_DEVICES if self.cabinet.profile.is_table else DEVICES
        self.drivers = {name: RecordingDriver(name, self) for name in names}
        return self.runtime

    def now(self) -> Instant:
        """What its clock shows."""
        return Instant(self.now_ms, self.offset_minutes, self.steady_ms)

    def start(self) -> Bench:
        """Start the devices too."""
        self.runtime.start("test", self.all_ports(), self.wake)
        return self

    def all_ports(self) -> dict[str, ports.AnyPort]:
        """All that the runtime talks to."""
        return dict(self.drivers)

    def open_for_play(self) -> Bench:
        """Let every device report that it is there and ready."""
        for driver in self.drivers.values():
            driver.report(ports.Back("twin"))
        if "validator" in self.drivers:
            self.drivers["validator"].report(ports.ValidatorIdle(accepting=True))
        self.drivers["printer"].report(ports.PrinterReady())
        self.drivers["dice"].report(ports.DiceReady())
        self.drivers["board"].report(ports.BoardInputs((), ()))
        self.runtime.drain()
        return self

    def feed(self, dollars: int) -> Bench:
        """Feed a bill all the way into the stacker."""
        validator = self.drivers["validator"]
        for report in (ports.BillEscrowed(dollars * 100), ports.BillStacked(), ports.ValidatorIdle(accepting=True)):
            validator.report(report)
            self.runtime.drain()
        return self

    def touch(self, command: Command) -> Refusal | None:
        return self.runtime.touch(command)

    def wake(self) -> None:
        self.wakes += 1

    def note(self, what: str) -> None:
        """Write down what happens now, and what is on the disk now."""
        self.happened.append((what, on_disk(self.path)))

    def names(self, since: int = 0) -> list[str]:
        """What happened, without the events' numbers."""
        return [what for what, _ in self.happened[since:]]

    # The watcher's side -----------------------------------------------------------------------------------------------

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        assert self.runtime.state is state, "what is shown is the state that holds"
        self.events += events
        self.note(f"shown {seq}")

    def kinds(self) -> list[str]:
        """The kinds of all events that were shown."""
        return [kind_of(event) for event in self.events]

    def locked(self, lock: Lock) -> None:
        self.locks.append(lock)

    def released(self) -> None:
        self.released_times += 1


@contextmanager
def bench_in(folder: Path, profile: Profile = PROFILE) -> Iterator[Bench]:
    """A bench whose journal is closed at the end."""
    bench = Bench(folder, profile)
    try:
        yield bench
    finally:
        bench.journal.close()
