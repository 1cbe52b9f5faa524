"""A simulated bill validator: the device side of ID-003, with a path for bills and tickets, a stacker, and hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial

from drivers.simulated.twin import OrderError
from drivers.validator import id003_codec as codec
from drivers.validator.id003_codec import Command, Frame, Status

CURRENCIES = tuple(codec.FALLBACK)
"""The currencies that it can be configured for; one at a time, like the software of a real device for a country."""
BILLS = (5, 10, 20, 50, 100)
"""The bills that hands can insert, in any currency."""
VERSIONS = {
    "USD": b"i(USA)100-SS ID003-05V300-45 BOXMAN TWIN",
    "EUR": b"i(EUR)100-SS ID003-05V300-45 BOXMAN TWIN",
}
ACCEPT_MS, STACK_MS, STORE_MS, RETURN_MS = 1000, 400, 250, 500
INITIALIZE_MS = 300
MAX_ESCROW_MS = 10_000
"""A bill without a decision is returned after this time, unless a hand has ordered "hold"."""
NEVER_MS = 1 << 60

_ECHOED = range(0xC0, 0xC8)
_READ_BACK = range(0x80, 0x88)


class Place(Enum):
    """The position of the bill under way."""

    NONE = auto()
    ACCEPTOR = auto()
    TRANSPORT = auto()
    """Past the stacker's lever: out of the player's reach, and about to be stored."""
    STACKER = auto()
    """Stored, and the host has not acknowledged that yet."""


SECURED = (Place.TRANSPORT, Place.STACKER)
"""Positions where a bill is no longer the player's, and is reported as in the stacker after a power cut."""


class Id003Twin:
    """A drivers.simulated.twin.Twin. `speed` divides every mechanical duration; it knows bills of one currency."""

    def __init__(self, speed: float = 1.0, currency: str = "USD") -> None:
        self._speed = speed
        self._currency = currency
        self._values = codec.FALLBACK[currency]
        self._reader = codec.Reader()
        self._now_ms = 0
        self._next_ms = NEVER_MS
        self._then: Callable[[], None] | None = None
        self._on = True
        self._status = int(Status.POWER_UP)
        self._data = b""
        self._place = Place.NONE
        self._bill = 0
        self._ticket = ""
        """The barcode of the ticket under way, if that is not a bill."""
        self._stacked: list[int] = []
        self._tickets: list[str] = []
        self._returned = 0
        self._holds = False
        """Whether it waits for the host's decision without a time limit."""
        self._settings: dict[int, bytes] = {}
        self._forget_settings()

    @property
    def _hands(self) -> dict[str, Callable[[Sequence[str]], str]]:
        """What a hand can do, by its word."""
        return {
            "insert": self._insert,
            "ticket": self._insert_ticket,
            "tear": self._tear,
            "jam": lambda _: self._break(Status.JAM_ACCEPTOR, "A bill is stuck."),
            "clear": self._clear,
            "full": lambda _: self._break(Status.STACKER_FULL, "The stacker is full."),
            "empty": self._empty,
            "open": lambda _: self._break(Status.STACKER_OPEN, "The stacker is out."),
            "close": self._clear,
            "cheat": lambda _: self._break(Status.CHEATED, "The validator has noticed a fraud."),
            "fail": lambda _: self._break(Status.FAILURE, "The validator has failed.", b"\xa2"),
            "hold": lambda _: self._hold(True, "It keeps what is in escrow until the host decides."),
            "release": lambda _: self._hold(False, "It gives back what the host does not decide on."),
        }

    def _forget_settings(self) -> None:
        """A validator that has lost its power takes no bill until it is configured again."""
        self._settings = {Command.INHIBIT: b"\1", Command.ENABLE: b"\xff\xff", Command.SECURITY: bytes(2)}

    # Time and power ---------------------------------------------------------------------------------------------------

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Let the mechanics move, then answer the host."""
        self._now_ms = now_ms
        if not self._on:
            return b""
        while self._then is not None and self._next_ms <= now_ms:
            then, self._then, self._next_ms = self._then, None, NEVER_MS
            then()
        return b"".join(self._answer(frame) for frame in self._reader.feed(received))

    def due_ms(self) -> int:
        """When the mechanics next reach something."""
        return self._next_ms if self._on else NEVER_MS

    def power(self, on: bool) -> None:
        """Without power the bill stays where it is; everything else is lost."""
        if on == self._on:
            return
        self._on = on
        self._then, self._next_ms = None, NEVER_MS
        self._reader.reset()
        if not on:
            return
        self._forget_settings()
        self._data = b""
        self._status = {
            Place.NONE: Status.POWER_UP,
            Place.ACCEPTOR: Status.POWER_UP_ACCEPTOR,
            Place.TRANSPORT: Status.POWER_UP_STACKER,
            Place.STACKER: Status.POWER_UP_STACKER,
        }[self._place]

    def _after(self, ms: int, then: Callable[[], None]) -> None:
        self._next_ms = self._now_ms + max(1, round(ms / self._speed))
        self._then = then

    def _is(self, status: Status, data: bytes = b"") -> None:
        self._status, self._data = int(status), data
        self._then, self._next_ms = None, NEVER_MS

    # The host ---------------------------------------------------------------------------------------------------------

    def _answer(self, frame: Frame) -> bytes:
        code = frame.code
        if code == Command.STATUS:
            return Frame(self._status, self._data).encode()
        if code == Command.ACK:
            self._acknowledge()
            return b""
        if code in _ECHOED:
            self._settings[code] = frame.data
            self._settle()
            return frame.encode()
        if code in _READ_BACK:
            return Frame(code, self._settings.get(code + 0x40, b"\0")).encode()
        if code == Command.VERSION:
            return Frame(code, VERSIONS[self._currency]).encode()
        if code == Command.CURRENCY:
            return Frame(code, codec.currency_assign(self._values, codec.CODES[self._currency])).encode()
        return Frame(Status.ACK if self._operate(code) else Status.INVALID_COMMAND).encode()

    def _operate(self, code: int) -> bool:
        """Carry out an operation; returns whether it is possible now."""
        in_escrow = self._status in (Status.ESCROW, Status.HOLDING)
        if code == Command.RESET:
            self._reset()
        elif code in (Command.STACK_1, Command.STACK_2) and in_escrow:
            self._is(Status.STACKING)
            self._after(STACK_MS, partial(self._past_lever, vend_at_once=code == Command.STACK_1))
        elif code == Command.RETURN and in_escrow:
            self._give_back(Status.RETURNING)
        elif code == Command.HOLD and in_escrow:
            self._wait_for_decision()
        else:
            return False
        return True

    def _reset(self) -> None:
        """Restart: a bill in the acceptor is returned, one past the lever is stored and forgotten."""
        if self._place is Place.TRANSPORT:
            self._store()
        elif self._place is Place.ACCEPTOR:
            self._returned += 1
        self._place, self._bill, self._ticket = Place.NONE, 0, ""
        self._is(Status.INITIALIZE)
        self._after(INITIALIZE_MS, self._settle_start)

    def _settle_start(self) -> None:
        self._is(Status.INITIALIZE if len(self._settings) < 4 else self._rest())

    def _settle(self) -> None:
        """A setting has arrived: set the idle status, unless a bill is under way or the start is not over."""
        if self._status in (Status.IDLING, Status.INHIBITED):
            self._is(self._rest())
        elif self._status == Status.INITIALIZE and self._then is None:
            self._settle_start()

    def _rest(self) -> Status:
        return Status.INHIBITED if self._settings[Command.INHIBIT] == b"\1" else Status.IDLING

    # The bill's way ---------------------------------------------------------------------------------------------------

    def _insert(self, words: Sequence[str]) -> str:
        units = int(words[0]) if words and words[0].isdigit() else 0
        if units not in BILLS:
            raise OrderError("Bills are 5, 10, 20, 50 or 100.")
        code = next(code for code, value in self._values.items() if value == units)
        if self._status != Status.IDLING:
            raise OrderError(f"The validator does not take the {units} now: it is {self._named()}.")
        self._place, self._bill = Place.ACCEPTOR, units
        self._is(Status.ACCEPTING)
        self._after(ACCEPT_MS, partial(self._read, code))
        return f"A {units} goes in."

    def _insert_ticket(self, words: Sequence[str]) -> str:
        digits = words[0] if words else ""
        if not (digits.isascii() and digits.isdigit() and len(digits) == codec.TICKET_DIGITS):
            raise OrderError(f"A ticket's barcode has {codec.TICKET_DIGITS} digits.")
        if self._status != Status.IDLING:
            raise OrderError(f"The validator does not take the ticket now: it is {self._named()}.")
        self._place, self._ticket = Place.ACCEPTOR, digits
        self._is(Status.ACCEPTING)
        self._after(ACCEPT_MS, self._read_ticket)
        return f"The ticket {digits} goes in."

    def _read_ticket(self) -> None:
        """Read the barcode, if the host has configured barcodes and does not inhibit tickets."""
        inhibited = self._settings.get(Command.BAR_INHIBIT) or b"\xff"
        if self._settings.get(Command.BARCODE) != codec.INTERLEAVED_2_OF_5 or inhibited[0] & 2:
            self._give_back(Status.REJECTING, b"\x76")
            return
        self._is(Status.ESCROW, codec.TICKET + self._ticket.encode())
        self._wait_for_decision()

    def _read(self, code: int) -> None:
        disabled = int.from_bytes(self._settings[Command.ENABLE], "little")
        if disabled & 1 << (code - 0x61):
            self._give_back(Status.REJECTING, b"\x79")
            return
        self._is(Status.ESCROW, bytes((code,)))
        self._wait_for_decision()

    def _wait_for_decision(self) -> None:
        if not self._holds:
            self._after(MAX_ESCROW_MS, partial(self._give_back, Status.RETURNING))

    def _past_lever(self, vend_at_once: bool) -> None:
        """The bill cannot be pulled back any more, which is what STACK-1 waits for."""
        self._place = Place.TRANSPORT
        if vend_at_once:
            self._is(Status.VEND_VALID)
        else:
            self._after(STORE_MS, self._stored)

    def _stored(self) -> None:
        """The bill is in the stacker, which STACK-2 waits for. VEND VALID is sent until the host acknowledges."""
        self._store()
        self._is(Status.VEND_VALID)

    def _acknowledge(self) -> None:
        if self._status != Status.VEND_VALID:
            return
        if self._place is Place.STACKER:
            self._place = Place.NONE
        self._is(Status.STACKED)
        self._after(STORE_MS, self._settled)

    def _settled(self) -> None:
        """The stacker is at rest; a bill that was acknowledged on its way is in it now."""
        if self._place is Place.TRANSPORT:
            self._store()
        self._place = Place.NONE
        self._is(self._rest())

    def _store(self) -> None:
        if self._ticket:
            self._tickets.append(self._ticket)
        else:
            self._stacked.append(self._bill)
        self._place, self._bill, self._ticket = Place.STACKER, 0, ""

    def _give_back(self, status: Status, data: bytes = b"") -> None:
        self._is(status, data)
        self._after(RETURN_MS, self._given_back)

    def _given_back(self) -> None:
        self._place, self._bill, self._ticket = Place.NONE, 0, ""
        self._returned += 1
        self._is(self._rest())

    # Hands ------------------------------------------------------------------------------------------------------------

    def do(self, words: Sequence[str]) -> str:
        """Carry out a hand's order."""
        hands = self._hands
        if not words or words[0] not in hands:
            raise OrderError(f"The validator knows: {', '.join(hands)}.")
        if not self._on:
            raise OrderError("The bill validator has no power.")
        return hands[words[0]](words[1:])

    def _tear(self, _: Sequence[str]) -> str:
        if self._status in (Status.ACCEPTING, Status.ESCROW, Status.HOLDING):
            self._give_back(Status.REJECTING, b"\x7b")
            return "The bill is pulled back out."
        raise OrderError("There is no bill that could still be pulled back.")

    def _hold(self, holds: bool, sentence: str) -> str:
        self._holds = holds
        if self._status in (Status.ESCROW, Status.HOLDING):
            self._then, self._next_ms = None, NEVER_MS
            self._wait_for_decision()
        return sentence

    def _break(self, status: Status, sentence: str, data: bytes = b"") -> str:
        if self._place in SECURED:
            raise OrderError("A bill is just being stored; a moment later that can happen.")
        self._is(status, data)
        return sentence

    def _clear(self, _: Sequence[str]) -> str:
        """Staff opens it and clears it; a bill in the acceptor is handed back, and it restarts."""
        if self._status in (Status.IDLING, Status.INHIBITED, Status.INITIALIZE):
            return "There is nothing to put right."
        if self._place in SECURED or self._status in _UNDER_WAY:
            raise OrderError("A bill is under way.")
        if self._place is Place.ACCEPTOR:
            self._place, self._bill, self._ticket, self._returned = Place.NONE, 0, "", self._returned + 1
        self._forget_settings()
        self._is(Status.POWER_UP)
        return "It is put right and starts again."

    def _empty(self, words: Sequence[str]) -> str:
        if self._status in (Status.STACKER_FULL, Status.STACKER_OPEN):
            return self._clear(words)
        return "The stacker's box was changed; its count goes on."

    def _named(self) -> str:
        return Status(self._status).name.lower().replace("_", " ")

    def picture(self) -> dict[str, object]:
        """What a person would see, and the true position of every bill."""
        stored = self._place is Place.TRANSPORT
        return {
            "power": self._on,
            "status": self._named() if self._on else "off",
            "currency": self._currency,
            "bill": self._bill or None,
            "ticket": self._ticket or None,
            "stacked": [*self._stacked, *([self._bill] if stored and not self._ticket else [])],
            "tickets": [*self._tickets, *([self._ticket] if stored and self._ticket else [])],
            "returned": self._returned,
            "accepting": self._on and self._status == Status.IDLING,
        }


_UNDER_WAY = (Status.ACCEPTING, Status.ESCROW, Status.HOLDING, Status.STACKING, Status.RETURNING, Status.REJECTING)
