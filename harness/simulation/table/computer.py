"""A terminal of a shared table: the real runtime and journal, whose power fails between any two of its steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Protocol, cast

from drivers.ports import AnyPort
from harness.simulation.supply import Supply
from harness.simulation.table.quick_journal import Kept, QuickJournal
from harness.simulation.table.room import Room
from harness.simulation.terminal import Terminal
from harness.virtual_disk.copies import CopiesCheck
from harness.virtual_disk.forgetful import PowerCutError
from terminal.cabinet import clearing
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import Event, kind_of, to_bytes
from terminal.cabinet.state import State
from terminal.common.version import VERSION
from terminal.journal.journal import Journal
from terminal.runtime.lockup import Lock
from terminal.start import ram_clear
from terminal.table.exchange.exchange import Place
from terminal.table.link.placed import OrderT, PlacedOrder

BOOT_MS = (4_000, 40_000)
CUT_SHARES = {"validator": 0.02, "printer": 0.05, "dice": 0.02}
"""How often the power fails while a report is taken in whose evidence a device keeps."""
BOOT_CUT_SHARE = 0.1
"""How often the power fails again while it starts."""
CLEAR_CUT_SHARE = 0.5
"""How often it fails while a RAM clear is carried out."""
STEPS = 24
"""The power fails after at most this many steps: whole commands have fewer."""


class Memory(Protocol):
    """Where the journal of a terminal is kept."""

    steps_to_clear: int
    """About how many steps a RAM clear takes: the power fails at one of them."""

    def open(self, now_ms: int, acknowledged: int) -> Journal:
        """Open it, after a look at what a power cut has left of it."""

    def clear(self, runtime: Terminal) -> None:
        """Carry out the RAM clear that its journal ends with, which stops the runtime."""

    def close(self) -> None:
        """Forget it, at the end of all."""


class InMemory:
    """In memory, as the journal promises."""

    steps_to_clear = 3

    def __init__(self, supply: Supply, kept: Kept | None = None) -> None:
        self._kept = kept or Kept()
        self._supply = supply
        self._archived: list[Kept] = []

    def open(self, now_ms: int, acknowledged: int) -> Journal:
        """Open it."""
        del now_ms, acknowledged
        return cast("Journal", QuickJournal(self._kept, self._supply))

    def copy(self) -> InMemory:
        """A copy of it as it is now."""
        return InMemory(self._supply, self._kept.copy())

    def clear(self, runtime: Terminal) -> None:
        """Begin a new journal with the clear: it is there whole or not at all."""
        confirmed = runtime.state.ram_clear.confirmed
        assert confirmed is not None, "a clear is confirmed"
        cleared = clearing.cleared(confirmed, runtime.state, str(len(self._archived) + 1), runtime.end)
        runtime.stop()
        self._supply.step()
        self._archived.append(self._kept)
        self._kept = Kept()
        self._kept.append([(kind_of(cleared), to_bytes(cleared))], cleared.at_ms)
        self._supply.step()

    def close(self) -> None:
        """Forget it."""
        for kept in (self._kept, *self._archived):
            kept.database.close()


class OnDisk:
    """In three copies on a disk that forgets."""

    steps_to_clear = 60

    def __init__(self, folder: Path) -> None:
        self._path, self._second = folder / "journal.sqlite", folder / "second"
        self._copies = CopiesCheck(self._path, self._second)
        self._cleared_at: int | None = None
        """The last event of a journal whose clear was begun: until a later start, either journal may be there."""

    def open(self, now_ms: int, acknowledged: int) -> Journal:
        """Open it; each copy is checked by itself before it is repaired."""
        if acknowledged == self._cleared_at:
            ram_clear.complete(self._path, self._second)
            acknowledged = 0
        if self._path.exists():
            self._copies.check(acknowledged)
        return Journal.open(self._path, now_ms, self._second)

    def clear(self, runtime: Terminal) -> None:
        """Archive it, and begin a new one."""
        self._cleared_at = runtime.end[0]
        ram_clear.carried_out(self._path, self._second, runtime)

    def close(self) -> None:
        """Its files go with their folder."""


class Seeing(Protocol):
    """Whoever checks what a terminal does."""

    seq: int

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Check what has happened. Raises WrongError."""

    def catch_up(self, state: State, journal: Journal) -> None:
        """Check what became durable before a power cut without being reported."""

    def locked(self, lock: Lock) -> None:
        """Nothing may lock a terminal."""

    def released(self) -> None:
        """Play never waits here."""


class Computer(ABC):
    """One terminal over all its lives."""

    def __init__(self, room: Room, cabinet: Cabinet, memory: Memory, supply: Supply) -> None:
        self.room = room
        self.cabinet = cabinet
        self.runtime: Terminal | None = None
        """The runtime, if one runs."""
        self.cuts = 0
        self._memory = memory
        self.supply = supply
        self.rests = False
        """Everything has to come to rest: its power fails no more."""
        self._journal: Journal | None = None
        self._waits = False
        self._is_dying = False
        self._alarm_ms = 0
        self._seen: State | None = None
        self._sight: Seeing | None = None
        room.settle = self.settle

    def switch_on(self, sight: Seeing) -> None:
        """Start for the first time; from now on everything is shown to this one."""
        self._sight = sight
        with suppress(PowerCutError):
            self.room.happen(self._start)

    @abstractmethod
    def ports(self) -> Mapping[str, AnyPort]:
        """The ports of a new life."""

    @abstractmethod
    def began(self, runtime: Terminal | None) -> None:
        """A runtime runs now, or none."""

    @property
    def end(self) -> Place:
        """The last event of the journal."""
        assert self._journal is not None, "no journal is open"
        return Place(self._journal.seq, self._journal.chain)

    def placed(self, order: OrderT) -> PlacedOrder[OrderT]:
        """The order with its place: after which event of the journal it is given."""
        return PlacedOrder(order, self.end)

    def has_place(self, place: Place) -> bool:
        """Whether the journal has this event."""
        assert self.runtime is not None, "its journal is open"
        history = self.runtime.history
        return place.seq <= history.seq and bool(history.chain(place.seq) == place.chain)

    def _start(self) -> None:
        sight = self._sight
        assert sight is not None, "it is switched on by now"
        if not self.rests and self.room.happens(BOOT_CUT_SHARE):
            self.supply.cut_after(self.room.chance.randint(1, 4 * STEPS))
        with self.room.inside():
            runtime = self._opened(sight)
            if runtime.state.ram_clear.confirmed is not None:
                runtime = self._cleared(runtime, sight)
            runtime.watch(sight)
            with suppress(PowerCutError):
                runtime.start(VERSION, self.ports(), self._wake, chance=self.room.secrets.randbytes)
            self.began(runtime)
            self.settle()

    def put_in(self, memory: Memory, sight: Seeing) -> tuple[Memory, Seeing]:
        """Put another disk in while it has no power; returns the one before, and who watched that."""
        assert self.runtime is None, "it has no power"
        assert self._sight is not None, "it was switched on"
        before = self._memory, self._sight
        self._memory, self._sight = memory, sight
        return before

    def _opened(self, sight: Seeing) -> Terminal:
        journal = self._memory.open(self.room.now_ms, sight.seq)
        runtime = Terminal(self.cabinet, journal, self.room.now, self.supply)
        self.runtime, self._journal = runtime, journal
        sight.catch_up(runtime.state, journal)
        return runtime

    def _cleared(self, runtime: Terminal, sight: Seeing) -> Terminal:
        """Carry out the RAM clear that its journal ends with. Raises PowerCutError: the next start goes on with it."""
        self.runtime = self._journal = None
        if not self.rests and self.room.happens(CLEAR_CUT_SHARE):
            self.supply.cut_after(self.room.chance.randint(1, self._memory.steps_to_clear))
        self._memory.clear(runtime)
        return self._opened(sight)

    def _wake(self) -> None:
        self._waits = True

    def settle(self) -> None:
        """Let the terminal process what has arrived, and note when it wants to be woken."""
        if not self.supply.has_power:
            self._lose()
        runtime = self.runtime
        if runtime is None:
            return
        if self._is_dying and self._waits:
            self.supply.cut()
        while self._waits and self.supply.has_power:
            self._waits = False
            runtime.drain()
        if not self.supply.has_power:
            self._lose()
        elif runtime.state is not self._seen or self._alarm_ms <= self.room.now_ms:
            self._seen = runtime.state
            self._set_alarm(runtime)

    def _set_alarm(self, runtime: Terminal) -> None:
        at_ms, now_ms = runtime.alarm_ms(), self.room.now_ms
        if at_ms is not None and not now_ms < self._alarm_ms <= at_ms:
            self._alarm_ms = max(at_ms, now_ms + 1)
            self.room.after(self._alarm_ms - now_ms, self._tick)

    def _tick(self) -> None:
        if self.runtime is not None and self.room.now_ms >= self._alarm_ms:
            self.runtime.tick()
            self._seen = None

    def cut(self) -> None:
        """The power fails now."""
        if self.runtime is not None:
            with self.room.inside():
                self.supply.cut()
                self._lose()

    def cut_soon(self) -> None:
        """The power fails at one of the next steps."""
        if self.runtime is not None:
            self.supply.cut_after(self.room.chance.randint(1, STEPS))

    def cut_at_next_word(self) -> None:
        """The power fails as something is reported next, which is lost."""
        self._is_dying = self.runtime is not None

    def restart(self) -> None:
        """It ends properly, and starts again."""
        if self.runtime is not None:
            with self.room.inside():
                self._end()

    def step(self) -> None:
        """The terminal sends something to a device."""
        self.supply.step()

    def evidence(self, device: str) -> None:
        """A device reports something that it keeps as evidence. Sometimes the power fails at that moment."""
        if not self.rests and self.room.happens(CUT_SHARES.get(device, 0.0)):
            self.cut_soon()

    def _lose(self) -> None:
        self.supply.cut()
        self._end()

    def _end(self) -> None:
        """It ends, properly or without power, which comes back: it starts again later."""
        if self.runtime is not None:
            with suppress(PowerCutError):  # its files are closed in either case
                self.runtime.stop()
        self.supply.cut_after(0)
        if not self.supply.has_power:  # that may have happened in the middle of a proper end
            self.supply.power_up()
            self.cuts += 1
        self.runtime = self._journal = self._seen = None
        self._waits = self._is_dying = False
        self._alarm_ms = 0
        self.began(None)
        self.room.within(*BOOT_MS, self._start)

    def rest(self) -> None:
        """Its power fails no more."""
        self.rests = True
        self.supply.cut_after(0)

    def switch_off(self) -> None:
        """End for good."""
        if self.runtime is not None:
            with self.room.inside():
                self.runtime.stop()
            self.runtime = None
        self._memory.close()
