"""Touches by script: JSON lines in, and the terminal's answers out. Test laboratories drive the program this way.

One line in is one touch, e.g. ``{"do": "place", "bet": "pass_line", "amount": "5.00"}``; one line out is an answer to a
touch, or what has become durable, in the order it happened.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Protocol, TextIO

from drivers.ports.message import Message
from terminal.cabinet import commands as c
from terminal.cabinet import pins
from terminal.cabinet.events import Event, kind_of
from terminal.cabinet.people.account import Account
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import CARDS
from terminal.cabinet.state.players import Players
from terminal.cabinet.state.visits import Reservation
from terminal.common import money
from terminal.messages.english import sentence
from terminal.rules.refusal import Refusal
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Runtime
from terminal.script.card_words import AnsweringConsent, EnteringCardPin
from terminal.script.line_writer import LineWriter, Written, unawaited
from terminal.script.people_words import AddingPerson, Agreeing, ChangingPin, ResettingPin, SigningIn
from terminal.script.touch_words import Reserving, Returning, Touched, TouchError, Words, read

MAX_UNANSWERED = 100
"""The most lines of a script whose answers are not yet written; a longer script waits with the rest."""


def summary(state: State) -> dict[str, object]:
    """What must survive a power cut, as plain data: money, felt, puck, and open operations.

    `off` lists the groups of bets that are switched off, `asked` the commission that waits for an answer, by bet;
    `options` holds those that differ from the default.
    """
    asked = state.felt.asked
    return {
        "credit": money.figures(state.credit_cents),
        "playable": money.figures(state.playable_cents),
        "sheet": state.configuration.sheet,
        "bets": {bet: money.figures(stake_cents) for bet, stake_cents in state.felt.bets.items()},
        "point": state.felt.point,
        "off": list(state.felt.off),
        "asked": {bet: money.figures(commission_cents) for bet, commission_cents in asked.commissions} if asked else {},
        "waits_for": state.felt.waits_for,
        "options": state.visit.options,
        "attendant": state.visit.attendant_called,
        "reserved": state.visit.reservation is not None,
        "reality_check": state.visit.reality_check is not None,
        "first_hand": state.visit.first_hand,
        "limit_reached": state.visit.stay.reached if state.visit.stay is not None else None,
        "break": state.visit.play_break is not None,
        "open": open_matters(state),
        "doubted": state.ticketing.ticket.ticket.number
        if state.ticketing.ticket and state.ticketing.ticket.doubt
        else None,
        "disputed": {str(one.number): money.figures(one.value_cents) for one in state.acceptor.disputes},
        "hand_pays": {str(one.number): money.figures(one.amount_cents) for one in state.hand_pay.due},
        "round": [state.rounds.number, state.rounds.phase, list(state.rounds.dice)] if state.rounds.number else None,
        "tickets": state.ticketing.last_number,
        "games": state.meters.games,
        **_card(state),
        "ready": sorted(name for name, device in state.machine.devices.items() if device.ready),
    }


def _card(state: State) -> dict[str, object]:
    """Who is logged in by a card, and what a card asks; nothing at a cabinet without a card reader."""
    if CARDS not in state.machine.devices:
        return {}
    players = state.players
    return {"card": players.here.card if players.here is not None else "", "card_asks": players.asks}


def open_matters(state: State) -> list[str]:
    """The open operations of the devices: a throw, a bill, a ticket that is not yet in an attendant's hands."""
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


class LineReporter:
    """Writes a JSON line for everything that becomes durable: the runtime's watcher for a script. It never waits."""

    def __init__(self, out: TextIO) -> None:
        self._lines = LineWriter(out)

    def watch(self, runtime: Runtime) -> None:
        """Report everything from now on, beginning with why play is locked or on hold."""
        if barred := runtime.lock or runtime.hold:
            self.locked(barred)
        runtime.watch(self)

    def close(self) -> None:
        """Write the queued lines if the reader takes them within the time limit, and nothing after them."""
        self._lines.close()

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Report the last event's number and the state after it."""
        self._line({"seq": seq, "events": [kind_of(event) for event in events], **summary(state)})

    def locked(self, lock: Lock) -> None:
        """Tell that play is locked, or held for a moment, and why: in English, and by the codes of title and reason."""
        codes = {"code": lock.title.code, "why": lock.why.code}
        self._line({"held" if lock.passes else "locked": sentence(lock.title), "say": sentence(lock.why), **codes})

    def released(self) -> None:
        """Report that play continues."""
        self._line({"released": True})

    def noted(self, note: Message) -> None:
        """Tell what the technician should know of the cabinet."""
        self._line({"note": sentence(note), "code": note.code})

    def framed(self, at_ms: int) -> None:
        """Report when the first frame of play was on the screen, by the system's monotonic clock."""
        self._line({"frame": at_ms})

    def answered(self, refusal: Refusal | None, written: Written = unawaited) -> None:
        """Report the result of a touch. `written` is called once the line is written, or will never be."""
        why = {"why": refusal.code, "say": refusal.say} if refusal else {}
        self._line({"accepted": refusal is None, **why}, written)

    def mistaken(self, error: TouchError, written: Written = unawaited) -> None:
        """Report a line that is not a touch; nothing has changed. `written` as for an answer."""
        self._line({"error": str(error)}, written)

    def _line(self, answer: dict[str, object], written: Written = unawaited) -> None:
        self._lines.put(json.dumps(answer), written)


class Owner(Protocol):
    """The runtime, as threads other than its owner's may use it."""

    @property
    def state(self) -> State:
        """The current state; read it only on the owner's thread."""

    def submit(self, command: c.Command, answer: Callable[[Refusal | None], None]) -> None:
        """Carry out a command, after all that was submitted before."""

    def run_on_owner(self, work: Callable[[], None]) -> None:
        """Run this on the owner's thread, after all that was submitted before."""


def follow(lines: TextIO, owner: Owner, reporter: LineReporter) -> None:
    """Pass every touch of the script to the runtime, each as soon as its line arrives; returns at the script's end.

    If the script's reader is slow, its touches wait; the runtime does not.
    """
    room = threading.Semaphore(MAX_UNANSWERED)

    def answered(refusal: Refusal | None) -> None:
        reporter.answered(refusal, room.release)

    for line in lines:
        if not line.strip():
            continue
        room.acquire()
        try:
            command = _command(read(line), owner)
        except TouchError as error:
            reporter.mistaken(error, room.release)
        except Refusal as refusal:
            owner.run_on_owner(partial(answered, refusal))  # keeps the order of the answers
        else:
            owner.submit(command, answered)


def _command(touch: Touched, owner: Owner) -> c.Touch | c.Staff:
    """The command of a touch; the digest of its PIN is derived here, off the owner's thread. Raises Refusal."""
    if not isinstance(touch, Words):
        return touch
    match touch:
        case Reserving(pin):
            return pins.reserving(pin, os.urandom(pins.SALT_BYTES))
        case Returning(pin):
            return pins.returning(pin, _reservation(owner))
        case EnteringCardPin() | AnsweringConsent():
            return touch.command(lambda: _players(owner))
        case SigningIn() | Agreeing() | AddingPerson() | ResettingPin() | ChangingPin():
            return touch.command(lambda: _accounts(owner))


def _players(owner: Owner) -> Players:
    """The players with a card after all earlier commands of the script: waits for the owner."""
    found: SimpleQueue[Players] = SimpleQueue()
    owner.run_on_owner(lambda: found.put(owner.state.players))
    return found.get()


def _accounts(owner: Owner) -> tuple[Account, ...]:
    """The accounts after all earlier commands of the script: waits for the owner."""
    found: SimpleQueue[tuple[Account, ...]] = SimpleQueue()
    owner.run_on_owner(lambda: found.put(owner.state.people.accounts))
    return found.get()


def _reservation(owner: Owner) -> Reservation | None:
    """The reservation after all earlier commands of the script: waits for the owner."""
    found: SimpleQueue[Reservation | None] = SimpleQueue()
    owner.run_on_owner(lambda: found.put(owner.state.visit.reservation))
    return found.get()
