"""A finger by script: touches as JSON lines, and what the terminal answers. A laboratory drives the program this way.

One line in is one touch, e.g. ``{"do": "place", "bet": "pass_line", "amount": "5.00"}``; one line out is an answer to a
touch or what has become durable, in the order it happened.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Protocol, TextIO

from terminal.cabinet import commands as c
from terminal.cabinet import pins
from terminal.cabinet.events import AnyEvent, kind_of
from terminal.cabinet.state import State
from terminal.cabinet.state.visits import Reservation
from terminal.common import money
from terminal.rules.refusal import Refusal
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.script.line_writer import LineWriter
from terminal.script.touch_words import Reserving, Returning, Touched, TouchError, read

MAX_UNANSWERED = 100
"""So many lines of a script may be without an answer that is written; a longer script waits with the rest."""


def summary(state: State) -> dict[str, object]:
    """What a power cut must not lose, as plain data: money, felt, puck, and what is left for others to settle.

    `off` names the groups of bets that are switched off, `asked` the commission that waits for an answer, by bet;
    `options` holds those that are not the default.
    """
    asked = state.felt.asked
    return {
        "credit": money.figures(state.credit_cents),
        "playable": money.figures(state.playable_cents),
        "bets": {bet: money.figures(stake_cents) for bet, stake_cents in state.felt.bets.items()},
        "point": state.felt.point,
        "off": list(state.felt.off),
        "asked": {bet: money.figures(fee_cents) for bet, fee_cents in asked.fees} if asked else {},
        "options": state.visit.options,
        "attendant": state.visit.attendant_called,
        "reserved": state.visit.reservation is not None,
        "open": open_matters(state),
        "doubted": state.ticketing.ticket.ticket.number
        if state.ticketing.ticket and state.ticketing.ticket.doubt
        else None,
        "disputed": {str(one.number): money.figures(one.value_cents) for one in state.acceptor.disputes},
        "hand_pays": {str(one.number): money.figures(one.amount_cents) for one in state.hand_pay.due},
        "tickets": state.ticketing.last_number,
        "games": state.meters.games,
        "ready": sorted(name for name, device in state.machine.devices.items() if device.ready),
    }


def open_matters(state: State) -> list[str]:
    """Name what devices still owe: a throw, a bill, a ticket that is not in an attendant's hands."""
    matters = []
    if state.dice.throw is not None:
        matters.append(f"throw {state.dice.throw}")
    if state.acceptor.bill is not None:
        matters.append(f"bill {state.acceptor.bill.number} {state.acceptor.bill.fate}")
    if state.acceptor.ticket_in is not None:
        matters.append(f"ticket in {state.acceptor.ticket_in.number} {state.acceptor.ticket_in.fate}")
    if state.ticketing.ticket is not None and not state.ticketing.ticket.doubt:
        matters.append(f"ticket {state.ticketing.ticket.ticket.number}")
    return matters


Told = Callable[[], None]


def _nobody_waits() -> None:
    """Nobody waits for this to be told."""


class Teller:
    """Writes one JSON line for all that becomes durable: the runtime's watcher for a script. It never waits for it."""

    def __init__(self, out: TextIO) -> None:
        self._lines = LineWriter(out)

    def watch(self, runtime: Runtime) -> None:
        """Tell everything from now on, beginning with why play is locked or has to wait."""
        if barred := runtime.lock or runtime.hold:
            self.locked(barred)
        runtime.watch(self)

    def close(self) -> None:
        """Tell what is not told yet, if its reader takes it within a bounded time, and nothing any more."""
        self._lines.close()

    def shown(self, state: State, events: tuple[AnyEvent, ...], seq: int) -> None:
        """Tell the last event's number and what the state is now."""
        self._line({"seq": seq, "events": [kind_of(event) for event in events], **summary(state)})

    def locked(self, lock: Lock) -> None:
        """Tell that play is locked, or held for a moment, and why."""
        self._line({"held" if lock.passes else "locked": lock.title, "say": lock.say})

    def released(self) -> None:
        """Tell that play goes on."""
        self._line({"released": True})

    def noted(self, say: str) -> None:
        """Tell what whoever sets the cabinet up should know of it."""
        self._line({"note": say})

    def framed(self, at_ms: int) -> None:
        """Tell when the first frame of play was on the screen, by the system's monotonic clock."""
        self._line({"frame": at_ms})

    def answered(self, refusal: Refusal | None, told: Told = _nobody_waits) -> None:
        """Tell what became of a touch. `told` is called once that is told, or once nothing is told any more."""
        why = {"why": refusal.code, "say": refusal.say} if refusal else {}
        self._line({"accepted": refusal is None, **why}, told)

    def mistaken(self, error: TouchError, told: Told = _nobody_waits) -> None:
        """Tell that a line was no touch; nothing has changed. `told` as for an answer."""
        self._line({"error": str(error)}, told)

    def _line(self, answer: dict[str, object], told: Told = _nobody_waits) -> None:
        self._lines.put(json.dumps(answer), told)


class Owner(Protocol):
    """The runtime, as another thread than its owner's may use it."""

    @property
    def state(self) -> State:
        """The state that holds; to be read on the owner's thread."""

    def submit(self, command: c.Command, answer: Callable[[Refusal | None], None]) -> None:
        """Carry out a command, after all that was submitted before."""

    def run_on_owner(self, work: Callable[[], None]) -> None:
        """Have the owner do this, after all that was submitted before."""


def follow(lines: TextIO, owner: Owner, teller: Teller) -> None:
    """Hand every touch of the script to the runtime, each as soon as its line is there; returns at the script's end.

    A script that does not read what is told waits, as its touches do; the street does not.
    """
    room = threading.Semaphore(MAX_UNANSWERED)

    def answered(refusal: Refusal | None) -> None:
        teller.answered(refusal, room.release)

    for line in lines:
        if not line.strip():
            continue
        room.acquire()
        try:
            command = _command(read(line), owner)
        except TouchError as error:
            teller.mistaken(error, room.release)
        except Refusal as refusal:
            owner.run_on_owner(partial(answered, refusal))  # in its place among the answers
        else:
            owner.submit(command, answered)


def _command(touch: Touched, owner: Owner) -> c.Touch | c.Staff:
    """What the touch asks; the digest of its PIN is derived here, where no play waits for it. Raises Refusal."""
    match touch:
        case Reserving(pin):
            return pins.reserving(pin, os.urandom(pins.SALT_BYTES))
        case Returning(pin):
            return pins.returning(pin, _reservation(owner))
        case command:
            return command


def _reservation(owner: Owner) -> Reservation | None:
    """What is reserved once all that the script has asked before is answered: waits for the owner."""
    found: SimpleQueue[Reservation | None] = SimpleQueue()
    owner.run_on_owner(lambda: found.put(owner.state.visit.reservation))
    return found.get()
