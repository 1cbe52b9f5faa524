"""A finger by script: touches as JSON lines, and what the terminal answers. A laboratory drives the program this way.

One line in is one touch, e.g. ``{"do": "place", "bet": "pass_line", "amount": "5.00"}``; one line out is an answer to a
touch or what has become durable, in the order it happened.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any, Literal, TextIO

from terminal import money
from terminal.cabinet import commands as c
from terminal.cabinet.events import AnyEvent, kind_of
from terminal.cabinet.state import State
from terminal.line_writer import LineWriter
from terminal.rules.refusal import Refusal
from terminal.runtime import Lock, Runtime

UNANSWERED_MOST = 100
"""So many lines of a script may be without an answer that is written; a longer script waits with the rest."""

WORDS: dict[str, c.Touch] = {
    "undo": c.Undo(),
    "redo": c.Redo(),
    "clear_last": c.ClearLast(),
    "clear_all": c.ClearAll(),
    "double": c.Double(),
    "repeat": c.Repeat(),
    "puck_off": c.PuckOff(),
    "press": c.Press(),
    "roll": c.CallDice(),
    "cash_out": c.CashOut(),
}


FIELDS = {
    "place": ("bet", "amount"),
    "remove": ("bet", "amount"),
    "set_bets": ("on",),
    "spread": ("button", "chip"),
    "answer": ("yes",),
    "transfer": ("bet", "to"),
    "settle_ticket": ("number", "printed"),
    "settle_bill": ("number", "credit"),
}
"""What a touch says besides what to do; `remove` without an amount takes the whole stake."""


class TouchError(ValueError):
    """A line that is no touch; the message is one sentence."""


def read(line: str) -> c.Touch | c.Staff:
    """Read one line. Raises TouchError."""
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise TouchError(f"This is not JSON: {error}.") from error
    if not isinstance(asked, dict) or not isinstance(asked.get("do"), str):
        raise TouchError('A touch is an object with a "do".')
    _verify_fields(asked["do"], asked)
    return _touch(asked["do"], asked)


def _verify_fields(word: str, asked: dict[str, Any]) -> None:
    """A field that the touch does not have is a slip of the pen, and the rest then means something else."""
    if word not in WORDS and word not in FIELDS:
        raise TouchError(f"There is no touch {word!r}.")
    for key in asked:
        if key != "do" and key not in FIELDS.get(word, ()):
            raise TouchError(f'The touch {word!r} has no "{key}".')


def _touch(word: str, asked: dict[str, Any]) -> c.Touch | c.Staff:
    match word:
        case "place":
            return c.Place(_text(asked, "bet"), _cents(asked, "amount"))
        case "remove":
            return c.Remove(_text(asked, "bet"), _cents(asked, "amount") if "amount" in asked else None)
        case "set_bets":
            return c.SetBets(_yes_no(asked, "on"))
        case "spread":
            return c.Spread(_spread_button(asked), _cents(asked, "chip"))
        case "answer":
            return c.Answer(_yes_no(asked, "yes"))
        case "transfer":
            return c.Transfer(_text(asked, "bet"), _text(asked, "to"))
        case "settle_ticket":
            return c.SettleTicket(_number(asked), _yes_no(asked, "printed"))
        case "settle_bill":
            return c.SettleBill(_number(asked), _yes_no(asked, "credit"))
    return WORDS[word]


def _text(asked: dict[str, Any], key: str) -> str:
    value = asked.get(key)
    if not isinstance(value, str):
        raise TouchError(f'"{key}" is missing or no text.')
    return value


def _number(asked: dict[str, Any]) -> int:
    value = asked.get("number")
    if not isinstance(value, int) or isinstance(value, bool):
        raise TouchError('"number" is missing or no whole number.')
    return value


def _yes_no(asked: dict[str, Any], key: str) -> bool:
    value = asked.get(key)
    if not isinstance(value, bool):
        raise TouchError(f'"{key}" is missing or neither true nor false.')
    return value


def _cents(asked: dict[str, Any], key: str) -> int:
    amount = _text(asked, key)
    try:
        return money.cents(amount)
    except ValueError as error:
        raise TouchError(f'"{key}" {error}.') from error


def _spread_button(asked: dict[str, Any]) -> Literal["across", "inside", "outside"]:
    match _text(asked, "button"):
        case ("across" | "inside" | "outside") as button:
            return button
        case other:
            raise TouchError(f'"button" is across, inside or outside, not {other!r}.')


def summary(state: State) -> dict[str, object]:
    """What a power cut must not lose, as plain data: money, felt, puck, and what is left for others to settle.

    `off` names the groups of bets that are switched off, `asked` the commission that waits for an answer, by bet.
    """
    asked = state.craps.asked
    return {
        "credit": money.figures(state.credit_cents),
        "playable": money.figures(state.playable_cents),
        "bets": {bet: money.figures(stake_cents) for bet, stake_cents in state.craps.bets.items()},
        "point": state.craps.point,
        "off": list(state.craps.marks.off),
        "asked": {bet: money.figures(fee_cents) for bet, fee_cents in asked.fees} if asked else {},
        "open": open_matters(state),
        "doubted": state.ticket.ticket.number if state.ticket and state.ticket.doubt else None,
        "disputed": {str(one.number): money.figures(one.value_cents) for one in state.disputes},
        "tickets": state.tickets,
        "games": state.meters.games,
        "ready": sorted(name for name, device in state.devices.items() if device.ready),
    }


def open_matters(state: State) -> list[str]:
    """Name what devices still owe: a throw, a bill, a ticket that is not in an attendant's hands."""
    matters = []
    if state.throw is not None:
        matters.append(f"throw {state.throw}")
    if state.bill is not None:
        matters.append(f"bill {state.bill.number} {state.bill.fate}")
    if state.ticket is not None and not state.ticket.doubt:
        matters.append(f"ticket {state.ticket.ticket.number}")
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
        """Tell that play is locked, and why."""
        self._line({"locked": lock.title, "say": lock.say})

    def released(self) -> None:
        """Tell that play goes on."""
        self._line({"released": True})

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


Submit = Callable[[c.Command, Callable[[Refusal | None], None]], None]


def follow(lines: TextIO, submit: Submit, teller: Teller) -> None:
    """Hand every touch of the script to the runtime, each as soon as its line is there; returns at the script's end.

    A script that does not read what is told waits, as its touches do; the street does not.
    """
    room = threading.Semaphore(UNANSWERED_MOST)

    def answered(refusal: Refusal | None) -> None:
        teller.answered(refusal, room.release)

    for line in lines:
        if not line.strip():
            continue
        room.acquire()
        try:
            touch = read(line)
        except TouchError as error:
            teller.mistaken(error, room.release)
            continue
        submit(touch, answered)
