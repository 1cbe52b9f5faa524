"""The runtime: inbox -> decide -> journal -> screens and devices.

One thread owns it: the one that drains. Any thread may call `submit`, and drivers report from their own threads; all
other methods belong to the owner. Nothing here waits: `wake` wakes the owner.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec.structs import replace

from drivers.ports import AnyPort, BoardInputs, Report
from drivers.ports.message import Message, message
from terminal.cabinet import events as cabinet_events
from terminal.cabinet import state as cabinet_state
from terminal.cabinet.board import BOARD
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import (
    AcceptParameters,
    Command,
    Fact,
    FromDevice,
    Instant,
    Program,
    RestoreParameters,
    Start,
    TimePasses,
)
from terminal.cabinet.decision import Decision
from terminal.cabinet.events import Event
from terminal.cabinet.fold import UnbalancedError
from terminal.cabinet.inactivity import Cover
from terminal.cabinet.orders import AUTHORITY
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import CARDS
from terminal.cabinet.validation import KEY_BYTES, TicketKey, ticket_key
from terminal.journal.errors import JournalError, JournalFailed
from terminal.journal.journal import Journal
from terminal.messages.english import sentence
from terminal.rules.refusal import Refusal
from terminal.runtime import lockup
from terminal.runtime.clock_watch import ClockWatch
from terminal.runtime.dispatch import Dispatch
from terminal.runtime.inbox import Inbox
from terminal.runtime.journaled_state import journaled_state
from terminal.runtime.lockup import (
    JOURNAL_UNUSABLE,
    JOURNAL_UNWRITABLE,
    METERS_DISAGREE,
    PASSES,
    Lock,
    SeenInputs,
    UnjournaledInputs,
)
from terminal.runtime.presence import Presence

log = logging.getLogger(__name__)

MAX_ALARM_MS = 10_000
"""The longest single wait for the wall clock: it may be set meanwhile."""

EVENTS_PER_SNAPSHOT = 1_000
"""The most events that a start has to fold."""

READ_BACK_AFTER = (cabinet_events.MoneyEvent, cabinet_events.ParametersChanged)
"""After money events and a change of configuration the copies of the journal are read back (regulation C5)."""

UNVERIFIED = Program()

Clock = Callable[[], Instant]


class Watcher(Protocol):
    """Is shown what has happened, on the owner's thread: a screen, a script's reader."""

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """These events are durable, and this is the state after them."""

    def locked(self, lock: Lock) -> None:
        """Play is locked from now on."""

    def released(self) -> None:
        """A hold has ended: play continues."""


class Runtime:
    """Owns the state. Build it on an open journal, add watchers and drivers, then `start`."""

    def __init__(self, cabinet: Cabinet, journal: Journal, clock: Clock) -> None:
        self.cabinet = cabinet
        self.lock: Lock | None = None
        """Why play is locked until a restart."""
        self.hold: Lock | None = None
        """Why play is on hold for a moment."""
        self._journal = journal
        self._clock = clock
        self._inbox = Inbox()
        self._dispatch = Dispatch()
        self._watchers: list[Watcher] = []
        self._unjournaled = UnjournaledInputs()
        self._inputs_reported = False
        """The board has reported doors and keys under the lock."""
        self._clock_watch = ClockWatch(journal.last_ms)
        self._presence = Presence(cabinet, clock())
        self.history = journal.history()
        """The journal's history, for readers on the owner's thread."""
        self.state, self._snapshot_seq = journaled_state(cabinet, journal)
        self.unchecked_to = journal.verified_from - 1
        """The last of the old events that opening did not verify; 0 if all are verified."""

    def watch(self, watcher: Watcher) -> None:
        """Show this watcher everything from now on."""
        self._watchers.append(watcher)

    def follow_inputs(self, see: Callable[[SeenInputs], None]) -> None:
        """Report the state of doors and keys while a lock does not write: no event does (regulation D1, R4)."""
        self._unjournaled.follow(see)

    def follow_cover(self, show: Callable[[Cover], None]) -> None:
        """Report each change of the cover of an untouched table: no event does."""
        self._presence.follow(show)

    def start(
        self,
        version: str,
        ports: Mapping[str, AnyPort],
        wake: Callable[[], None],
        program: Program = UNVERIFIED,
        chance: Callable[[int], bytes] = os.urandom,
    ) -> None:
        """Record the start and begin to talk to the devices. `wake` is called on any thread.

        `chance` returns this many random bytes: a journal's first start makes the key of its ticket numbers from them.

        Under a lock no start is recorded, and only the board is used: it has the doors and the staff's keys.
        """
        self._inbox.wake_by(wake)
        if not self.lock:
            self._record_start(version, program, ticket_key(chance(KEY_BYTES)), ports)
        self._dispatch.connect(lockup.board_alone(ports) if self.lock else ports)
        self._order()
        self._dispatch.start(
            lambda device, number, report: self._inbox.put(lambda: self._reported(device, number, report))
        )

    def _record_start(self, version: str, program: Program, fresh_key: TicketKey, ports: Mapping[str, AnyPort]) -> None:
        """Record the start, after the repairs of the journal that preceded it."""
        for finding in self._journal.findings:
            log.log(logging.INFO if finding.by_cut else logging.WARNING, "%s", sentence(finding.message))
        repairs = tuple((finding.copy, finding.message) for finding in self._journal.findings)
        self._commit(Start(version, repairs, program, AUTHORITY in ports, fresh_key, cards=CARDS in ports))

    @property
    def end(self) -> tuple[int, str]:
        """The last event's number, and its hash in hexadecimal digits."""
        return self._journal.seq, self._journal.chain.hex()

    def stop(self) -> None:
        """Stop talking to the devices and close the journal; open operations of the devices are in the state."""
        self._dispatch.stop()
        self._journal.close()

    # Input
    # --------------------------------------------------------------------------------------------------------------

    def touched(self) -> None:
        """The cabinet was touched, whether or not that causes a command."""
        self._presence.touched(self.state, self._clock())

    def touch(self, command: Command) -> Refusal | None:
        """Carry out a person's command at once. Returns the refusal, or None when its events are durable."""
        self.touched()
        return self._attempt(command)

    def touch_under_lock(self, command: RestoreParameters | AcceptParameters) -> Refusal | None:
        """Carry out what puts an end to a lock, if the journal is still written under it. Returns the refusal."""
        self.touched()
        if self.lock is not None and not self.lock.writes:
            return _locked(self.lock)
        if not self._inputs_reported:  # a lock's start is not recorded: the state has the keys of the last run
            return Refusal("board_silent", "The cabinet board has not reported its doors and keys yet.")
        try:
            self._carry_out(command, self._clock())
        except Refusal as refusal:
            return refusal
        return None

    def _attempt(self, command: Command) -> Refusal | None:
        if barred := self.lock or self.hold:
            return _locked(barred)
        try:
            self._commit(command)
        except Refusal as refusal:
            return refusal
        if self.lock is None or self.state.ram_clear.confirmed:  # a confirmed RAM clear locks because it was accepted
            return None
        return _locked(self.lock)

    def record(self, fact: Fact) -> None:
        """Journal a finding about program or memory, even during a hold; under a lock it is not written."""
        if not self.lock:
            self._commit(fact)

    def submit(self, command: Command, answer: Callable[[Refusal | None], None]) -> None:
        """Carry out a person's touch at the owner's next drain; `answer` is called on the owner's thread.

        From any thread.
        """
        self._inbox.put(lambda: answer(self.touch(command)))

    def submit_untouched(self, command: Command, answer: Callable[[Refusal | None], None]) -> None:
        """The same for what comes from a watch or from a person elsewhere: the cabinet stays untouched by it."""
        self._inbox.put(lambda: answer(self._attempt(command)))

    def run_on_owner(self, work: Callable[[], None]) -> None:
        """Run this at the owner's next drain. From any thread."""
        self._inbox.put(work)

    def drain(self) -> None:
        """Handle everything that waits."""
        self._inbox.drain()

    def alarm_in_ms(self) -> int | None:
        """How long until `tick` must be called; None if nothing waits for the clock. Ask again after each call."""
        at_ms = self.alarm_ms()
        return None if at_ms is None else min(max(at_ms - self._clock().at_ms, 0), MAX_ALARM_MS)

    def alarm_ms(self) -> int | None:
        """The instant of the wall clock at which something next happens by itself, as far as known."""
        if self.lock or self.hold:
            return None
        now = self._clock()
        waits = (self.cabinet.alarm_ms(self.state, now), self._presence.alarm_ms(self.state, now))
        return min((at_ms for at_ms in waits if at_ms is not None), default=None)

    def tick(self) -> None:
        """Carry out what the clock makes due, if anything: the runtime has no timer of its own."""
        if self.alarm_in_ms() is not None:
            now = self._clock()
            self._attempt(TimePasses(self._presence.untouched_ms(now)))
            self._presence.look(self.state, now)

    def check_copies(self) -> None:
        """Verify completely those copies of the journal that opening verified in part; a bad one locks play."""
        self._lock_if_bad(self._journal.check_copies)

    def _reported(self, device: str, number: int, report: Report) -> None:
        """Take a report. Under a lock it stays unhandled: the device keeps its evidence for the next start."""
        if self.lock is None:
            try:
                self._commit(FromDevice(device, report))
            except (Refusal, ValueError, OverflowError, AssertionError) as error:
                self.lock_play(message("lock.report_impossible"), _impossible(device, report, error))
        if self.lock is None:
            self._dispatch.handled(device, number)
        elif device == BOARD:
            self._board_reported(self.lock, number, report)

    # Locks ----------------------------------------------------------------------------------------------------------

    def hold_play(self, title: Message) -> None:
        """Let play wait until `release_play`."""
        self.hold = Lock(title, PASSES, passes=True)
        for watcher in self._watchers:
            watcher.locked(self.hold)

    def release_play(self) -> None:
        """End the hold. A lock remains."""
        self.hold = None
        if self.lock is None:
            for watcher in self._watchers:
                watcher.released()

    def lock_play(self, title: Message, why: Message, *, writes: bool = True) -> None:
        """Lock play until the next start; the first reason stays. Without `writes` the journal is not written any more.

        A caller whose reason makes the journal unusable must pass `writes=False`; after anything else the doors are
        still journaled.
        """
        if self.lock is None:
            self.lock = Lock(title, why, writes=writes)
            log.critical("play is locked: %s", self.lock)
            self._order()
            for watcher in self._watchers:
                watcher.locked(self.lock)
        elif self.lock.writes and not writes:
            self.lock = replace(self.lock, writes=False)
            log.critical("the journal is no longer written: %s", Lock(title, why))
            self._order()

    def _lock_if_bad(self, use: Callable[[], object]) -> None:
        """Let the journal do this; where it cannot, or a copy is bad, play is locked: the next start rebuilds it."""
        try:
            use()
        except JournalError as error:
            self._lock_memory(error)

    def _lock_memory(self, error: JournalError) -> None:
        title = JOURNAL_UNWRITABLE if isinstance(error, JournalFailed) else JOURNAL_UNUSABLE
        self.lock_play(title, error.message, writes=False)

    def _board_reported(self, lock: Lock, number: int, report: Report) -> None:
        """Take the board's report under a lock: journal it if that is allowed, else only show it (regulation D1)."""
        self._inputs_reported = self._inputs_reported or isinstance(report, BoardInputs)
        if lock.writes and self._written_under_lock(report):
            self._dispatch.handled(BOARD, number)
        if self.lock and not self.lock.writes:
            self._unjournaled.take(report, self._known)
            self._order()

    def _written_under_lock(self, report: Report) -> bool:
        """Journal the board's report under a lock; returns whether it is durable."""
        try:
            return self._happen(self.cabinet.decide_under_lock(self.state, FromDevice(BOARD, report)), self._clock())
        except (ValueError, OverflowError, AssertionError) as error:
            self.lock_play(message("lock.doors_unwritable"), _impossible(BOARD, report, error), writes=False)
            return False

    @property
    def _known(self) -> BoardInputs:
        """Doors and keys by the last event about them."""
        return BoardInputs(self.state.machine.doors_open, self.state.machine.keys_turned)

    # The pipeline
    # -------------------------------------------------------------------------------------------------------

    def _commit(self, command: Command) -> None:
        """Carry out a command, after anything found about the clock that dates it. Raises Refusal."""
        now = self._clock()
        found = self._clock_watch.look(now)
        if isinstance(command, Start):
            command = replace(command, clock=found)
        elif found is not None:
            self._carry_out(found, now)
        if self.lock is None:
            self._carry_out(command, now)

    def _carry_out(self, command: Command, now: Instant) -> None:
        """Decide, and carry it out. Raises Refusal. A decision by which money appears or vanishes locks play."""
        try:
            decision = self.cabinet.decide(self.state, command, now)
        except UnbalancedError as error:  # what the fold would make of the money is not to be trusted
            self.lock_play(METERS_DISAGREE, message("lock.nothing_booked", error=error.message))
            return
        self._happen(decision, now)

    def _happen(self, decision: Decision, now: Instant) -> bool:
        """Make the decision's events durable, and show them; whether they are. A journal that fails locks play."""
        happened, after = decision.events, decision.state
        if not happened:
            return True
        try:
            if any(isinstance(event, cabinet_events.DiceCalled) for event in happened):
                self._journal.verify_ends()
            rows = [(cabinet_events.kind_of(event), cabinet_events.to_bytes(event)) for event in happened]
            seq = self._journal.append(rows, now.at_ms)
        except JournalError as error:
            self._lock_memory(error)
            return False
        closed = set(self.state.machine.doors_open) - set(after.machine.doors_open)
        before, self.state = self.state, after
        self._publish(happened, seq)
        self._presence.happened(before, after, happened, now)
        if closed or any(isinstance(event, READ_BACK_AFTER) for event in happened):
            self._lock_if_bad(self._journal.verify_ends)
        return True

    def _publish(self, happened: tuple[Event, ...], seq: int) -> None:
        """Show what is now durable, then send the orders that follow from it."""
        for watcher in self._watchers:
            watcher.shown(self.state, happened, seq)
        self._order()
        if self.lock is None and seq - self._snapshot_seq >= EVENTS_PER_SNAPSHOT:
            self._snapshot()

    def _order(self) -> None:
        """Send every port the order that the durable state calls for, unless it has it."""
        orders = self.cabinet.orders(self.state)
        if self.lock:
            inputs = self._unjournaled.inputs(self._known)
            orders = lockup.orders(orders, inputs.doors_open, writes=self.lock.writes)
        self._dispatch.order(orders)

    def _snapshot(self) -> None:
        self._lock_if_bad(lambda: self._journal.snapshot(cabinet_state.to_bytes(self.state)))
        self._snapshot_seq = self._journal.seq


def _locked(lock: Lock) -> Refusal:
    """Refuse a person's command under a lock or a hold."""
    if lock.passes:
        return Refusal("locked", "Please wait: {what}.", what=lock.title)
    return Refusal("locked", "Play is locked: {why}.", why=lock.why)


def _impossible(device: str, report: Report, error: Exception) -> Message:
    return message("lock.report", device=device, report=str(report), error=str(error))
