"""The host side of JCM ID-003: a bill or ticket is reported, stacked only on order, acknowledged once it is booked.

Bills are stacked with STACK-2. So VEND VALID, on which credit is given, means that the bill is secured in the stacker
(minimum standard 25 CFR 547.7(g)(2)), and not merely out of the player's reach.
"""

from __future__ import annotations

from drivers import ports
from drivers.machine import Machine
from drivers.ports import BillAtPowerUp, BillOrder, ValidatorOrder, ValidatorReport
from drivers.ports.message import Amount, Message, message
from drivers.transport.needs import SerialSettings
from drivers.validator import id003_codec as codec
from drivers.validator.id003_codec import Command, Frame, Status
from drivers.validator.id003_faults import FAULTS, failure, rejection

NEEDS = SerialSettings(9600, "E")
POLL_IDLE_MS = 200
POLL_MOVING_MS = 100
REPLY_MS = 300
"""How long a reply may take before the next poll."""
MAX_SILENT = 5
"""Polls without a reply after which the device counts as lost."""
RESET_QUIET_MS = 2200
"""After RESET the device gets no message for this long (field practice)."""
HOLD_MS = 3000
MAX_SETTINGS_TRIES = 10
MAX_FACT_TRIES = 3
"""After this many unanswered questions the device counts as one that does not know the question."""
UNNAMED = "ID-003"
"""The identity of a device that does not say its version."""
TICKET_REFUSED = message("ticket.unreadable")
BILL_REFUSED = message("bill.refused")
GAVE_UP = message("bill.given_back")
"""For what was in escrow and did not reach the stacker, reported once the device is idle: it is not in the device."""

_POWER_UPS = {
    Status.POWER_UP: BillAtPowerUp.NONE,
    Status.POWER_UP_ACCEPTOR: BillAtPowerUp.ACCEPTOR,
    Status.POWER_UP_STACKER: BillAtPowerUp.STACKER,
}
_FACTS = (Command.VERSION, Command.CURRENCY)
_TICKET_SETTINGS = (Command.BARCODE, Command.BAR_INHIBIT)
"""A validator without a barcode reader does not know these settings, and accepts bills without them."""
_SETTINGS = (
    *(Command.ENABLE, Command.SECURITY, Command.DIRECTION, Command.OPTION, Command.INHIBIT),
    *_TICKET_SETTINGS,
)
_MOVING = (Status.ACCEPTING, Status.ESCROW, Status.STACKING, Status.VEND_VALID, Status.RETURNING, Status.HOLDING)


class Id003Machine(Machine[ValidatorOrder, ValidatorReport]):
    """The driver's machine for one ID-003 validator that takes one currency."""

    def __init__(self, currency: str = "USD") -> None:
        super().__init__(ValidatorOrder())
        self._currency = currency
        self._reader = codec.Reader()
        self._due_ms = 0
        self._forget()

    def _forget(self) -> None:
        self._asked: Frame | None = None
        self._silent = 0
        self._status: int | None = None
        self._data = b""
        self._in_escrow = b""
        self._said: ValidatorReport | None = None
        self._evidence = 0
        self._in_hand = False
        """Whether what was in escrow last was neither ordered on since, nor seen to go anywhere."""
        self._refused: Message | None = None
        self._identity: str | None = None
        self._values: dict[int, tuple[str, int]] | None = None
        self._fact_tries = 0
        self._garbled = False
        self._settings: list[Frame] | None = None
        self._settings_tries = 0
        self._inhibited: bool | None = None
        self._disabled: bytes | None = None
        """The denominations that the device was last set to reject."""
        self._held_ms = self._due_ms

    @property
    def garbled(self) -> int:
        """How many garbled frames were received since the machine was made."""
        return self._reader.bad_frames

    def opened(self, now_ms: int) -> None:
        """The stream is open: poll at once, with no knowledge of the device."""
        super().opened(now_ms)
        self._reader.reset()
        self._due_ms = now_ms
        self._forget()

    def due_ms(self) -> int:
        """When the next poll, or the end of waiting for a reply, is due."""
        return self._due_ms

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take what came; send the next question when the last is answered or given up, and its time has come."""
        frames = self._reader.feed(received)
        if self._asked is not None and self._asked.code in _FACTS and not frames:
            self._garbled |= bool(received.strip(bytes((codec.NOTHING_YET,))))
        for frame in frames:
            self._hear(frame, now_ms)
        if now_ms < self._due_ms:
            return self._urgent(now_ms)
        if self._asked is not None:
            self._unanswered(self._asked)
        return self._ask(self._next(now_ms), now_ms)

    # Receiving
    # -------------------------------------------------------------------------------------------------------------

    def _hear(self, frame: Frame, now_ms: int) -> None:
        asked, self._asked = self._asked, None
        if asked is None:
            return  # a late reply to a poll that was given up
        if asked.code in _FACTS and frame.code not in (asked.code, Status.INVALID_COMMAND):
            self._asked = asked
            return  # a late reply to an earlier question
        self._silent = 0
        self._due_ms = now_ms + POLL_IDLE_MS
        match asked.code:
            case Command.STATUS:
                self._heard_status(frame, now_ms)
            case code if code in _FACTS:
                self._heard_fact(asked, frame)
                self._due_ms = now_ms
            case Command.RESET:
                self._due_ms = now_ms + RESET_QUIET_MS
            case Command.STACK_2 | Command.RETURN | Command.HOLD:
                self._in_hand |= asked.code == Command.STACK_2 and frame.code == Status.INVALID_COMMAND
                self._due_ms = now_ms + POLL_MOVING_MS
            case code if code in _SETTINGS:
                self._heard_setting(asked, frame, now_ms)

    def _heard_fact(self, asked: Frame, frame: Frame) -> None:
        self._fact_tries, self._garbled = 0, False
        if frame.code != asked.code:
            self._do_without(asked)
        elif frame.code == Command.VERSION:
            self._identity = frame.data.decode("ascii", "replace")
        else:
            self._values = codec.denominations(frame.data)

    def _do_without(self, asked: Frame) -> None:
        """The device does not know the question: use the default answer."""
        if asked.code == Command.VERSION:
            self._identity = UNNAMED
        else:
            fallback = codec.FALLBACK.get(self._currency, {})
            self._values = {code: (self._currency, units * 100) for code, units in fallback.items()}

    def _heard_setting(self, asked: Frame, frame: Frame, now_ms: int) -> None:
        """A setting holds once it is echoed byte for byte; until then it is sent again."""
        dispensable = asked.code in _TICKET_SETTINGS or (asked.code == Command.ENABLE and self._settings is None)
        without = dispensable and frame.code == Status.INVALID_COMMAND
        if frame == asked or without:
            self._settings_tries = 0
            self._due_ms = now_ms
            if asked.code == Command.INHIBIT:
                self._inhibited = asked.data == b"\1"
            if asked.code == Command.ENABLE:
                self._disabled = asked.data
            if self._settings and self._settings[0] == asked:
                self._settings.pop(0)
            return
        self._status = None  # check that it still accepts settings before sending again
        self._settings_tries += 1
        if self._settings_tries == MAX_SETTINGS_TRIES:
            self._say(ports.ValidatorFault("settings", message("validator.settings")))

    def _heard_status(self, frame: Frame, now_ms: int) -> None:
        changed = (frame.code, frame.data) != (self._status, self._data)
        if changed:
            self._held_ms = now_ms
        if frame.code != Status.INITIALIZE:
            self._settings = None
        if frame.code != Status.HOLDING:  # its poll does not repeat what is being held
            self._in_escrow = frame.data if frame.code == Status.ESCROW else b""
        if frame.code == Status.IDLING and self.order.confirm and self._inhibited:
            self._inhibited = None  # it takes bills: the echo of an earlier setting was lost
        self._status, self._data = frame.code, frame.data
        self._due_ms = now_ms + (POLL_MOVING_MS if frame.code in _MOVING else POLL_IDLE_MS)
        if self._identity is None or self._values is None:
            self._due_ms = now_ms  # its identity and the values of its bills come first
        else:
            self._interpret()

    # Interpreting
    # ----------------------------------------------------------------------------------------------------------

    def _interpret(self) -> None:
        """Report what the status means, once until the meaning changes."""
        self._return(self._identity or "")
        status = self._status
        if self._in_hand and status in (Status.IDLING, Status.INHIBITED):
            self._say(ports.BillReturned(GAVE_UP))
        self._in_hand = status in (Status.ESCROW, Status.HOLDING)
        if status in _POWER_UPS:
            self._say_evidence(ports.ValidatorPoweredUp(_POWER_UPS[Status(status)]))
        elif status in (Status.ESCROW, Status.HOLDING):
            self._escrow()
        elif status == Status.VEND_VALID:
            self._say_evidence(ports.BillStacked())
        elif status in (Status.IDLING, Status.INHIBITED):
            self._say_idle(accepting=status == Status.IDLING)
        elif status == Status.RETURNING:
            self._say(ports.BillReturned(self._refused))
        elif status == Status.REJECTING:
            self._say(ports.BillReturned(rejection(self._data)))
        elif status == Status.FAILURE:
            self._say(ports.ValidatorFault("failure", failure(self._data)))
        elif status in FAULTS:
            self._say(FAULTS[Status(status)])
        elif status in (Status.ACCEPTING, Status.STACKING, Status.STACKED):
            # Under way: whatever comes next is news. STACKED is so too, because power lost in it comes back as 42.
            self._said, self._refused = None, None

    def _escrow(self) -> None:
        escrowed = self._escrowed()
        if escrowed is not None:
            self._say_evidence(escrowed)

    def _escrowed(self) -> ports.BillEscrowed | ports.TicketEscrowed | None:
        """What is in escrow; None if it is not accepted: an unreadable ticket, a foreign bill."""
        ticket, value_cents = codec.ticket_number(self._in_escrow), self._value()
        if ticket is not None:
            return ports.TicketEscrowed(ticket)
        return None if value_cents is None else ports.BillEscrowed(value_cents)

    def _value(self) -> int | None:
        """The value in cents of the bill in escrow; None for a ticket, a foreign bill, or if not known yet."""
        assert self._values is not None, "a status is interpreted only once the denominations are known"
        currency, cents = self._values.get(self._in_escrow[0] if self._in_escrow else 0, ("", 0))
        return cents if currency == self._currency else None

    def _say_idle(self, *, accepting: bool) -> None:
        """Nothing is in its path, which ends any fault: a bill that it does not know is reported after that."""
        unknown_cents = self._unknown_cents()
        if unknown_cents is None:
            self._say(ports.ValidatorIdle(accepting, self._confirmed))
            return
        amount = Amount(unknown_cents, self._currency)
        fault = ports.ValidatorFault("bills", message("validator.bill_unknown", amount=amount))
        if self._said != fault:
            self._say(ports.ValidatorIdle(accepting=False, confirms=self._confirmed))
            self._say(fault)

    @property
    def _confirmed(self) -> int:
        """What an idle device confirms: the order's number, if it was inhibited before it said that it is idle."""
        inhibited = self._inhibited is True and self._status == Status.INHIBITED and not self._accepts
        return self.order.confirm if inhibited else 0

    def _unknown_cents(self) -> int | None:
        """The smallest of the bills which the order requires that the device does not know."""
        known = [cents for currency, cents in (self._values or {}).values() if currency == self._currency]
        return min((cents for cents in self.order.required_cents if cents not in known), default=None)

    def _say(self, report: ValidatorReport) -> None:
        if report != self._said:
            self._said = report
            self._report(report)

    def _say_evidence(self, report: ValidatorReport) -> None:
        if report != self._said:
            self._said = report
            self._evidence = self._report(report)

    # Sending
    # ---------------------------------------------------------------------------------------------------------------

    def _urgent(self, now_ms: int) -> bytes:
        """What is sent before the next poll: an answer to evidence that has just been handled."""
        frame = self._settled() if self._asked is None and self._status is not None else None
        return self._ask(frame, now_ms) if frame is not None else b""

    def _next(self, now_ms: int) -> Frame:
        """The next message to a device that waits."""
        if self._status is None:
            return Frame(Command.STATUS)
        if self._identity is None:
            return Frame(Command.VERSION)
        if self._values is None:
            return Frame(Command.CURRENCY)
        if (settled := self._settled(now_ms)) is not None:
            return settled
        if self._status == Status.INITIALIZE:
            return self._next_setting()
        if self._status in (Status.IDLING, Status.INHIBITED):
            return self._idle_setting()
        return Frame(Command.STATUS)

    def _idle_setting(self) -> Frame:
        """The next setting that an idle device lacks: which bills it takes, before it may take any."""
        if self._accepts and self._disabled != self._disable().data:
            return self._disable()
        return self._inhibit() if self._inhibited != (not self._accepts) else Frame(Command.STATUS)

    def _next_setting(self) -> Frame:
        if self._settings is None:
            self._settings = self._wanted_settings()
        return self._settings[0] if self._settings else Frame(Command.STATUS)

    def _settled(self, now_ms: int | None = None) -> Frame | None:
        """What the order calls for, now that the evidence is durable; None if nothing does, or it is not durable."""
        status = self._status
        if status == Status.ESCROW and self._values is not None and self._escrowed() is None:
            self._refused = TICKET_REFUSED if self._in_escrow[:1] == codec.TICKET else BILL_REFUSED
            return Frame(Command.RETURN)
        if not self._evidence or self.handled < self._evidence:
            hold_due = now_ms is not None and status == Status.ESCROW and now_ms - self._held_ms >= HOLD_MS
            return self._hold(now_ms) if hold_due and now_ms is not None else None
        if status in (Status.ESCROW, Status.HOLDING):
            return self._escrow_order(now_ms)
        if status == Status.VEND_VALID:
            return Frame(Command.ACK)
        return Frame(Command.RESET) if status in _POWER_UPS else None

    def _escrow_order(self, now_ms: int | None) -> Frame | None:
        if self.order.bill is BillOrder.STACK:
            return Frame(Command.STACK_2)
        if self.order.bill is BillOrder.RETURN:
            return Frame(Command.RETURN)
        return self._hold(now_ms) if now_ms is not None and now_ms - self._held_ms >= HOLD_MS else None

    def _hold(self, now_ms: int) -> Frame:
        self._held_ms = now_ms
        return Frame(Command.HOLD)

    def _ask(self, frame: Frame, now_ms: int) -> bytes:
        """Send it and wait for the reply; only ACK has none."""
        if frame.code in (Command.ACK, Command.RESET, Command.STACK_2, Command.RETURN, Command.HOLD):
            self._status, self._data = None, b""  # the old status is over: poll again
        if frame.code in (Command.STACK_2, Command.RETURN):
            self._in_hand = False
        if frame.code == Command.ACK:
            self._due_ms = now_ms + POLL_MOVING_MS
            return frame.encode()
        if frame.code == Command.RESET:
            self._said = self._inhibited = self._disabled = self._settings = None
        self._asked = frame
        self._due_ms = now_ms + REPLY_MS
        return frame.encode()

    def _unanswered(self, asked: Frame) -> None:
        self._asked = None
        self._reader.reset()  # half a frame must not be completed by the next answer
        self._silent += 1
        if self._silent >= MAX_SILENT:
            self._lose(message("device.silent"))
        elif asked.code in _FACTS:
            self._fact_unanswered(asked)

    def _fact_unanswered(self, asked: Frame) -> None:
        """Use the default for the fact. But bill values are never assumed if the device tries to report them."""
        self._status = None  # before asking again, see whether it answers at all
        self._fact_tries += 1
        if self._fact_tries < MAX_FACT_TRIES:
            return
        if asked.code == Command.CURRENCY and self._garbled:
            self._lose(message("device.bills_garbled"))
            return
        self._fact_tries, self._garbled = 0, False
        self._do_without(asked)

    # Settings ---------------------------------------------------------------------------------------------------------

    @property
    def _accepts(self) -> bool:
        """Whether it is to accept bills and tickets."""
        return self.order.accept and self._unknown_cents() is None

    def _inhibit(self) -> Frame:
        return Frame(Command.INHIBIT, b"\0" if self._accepts else b"\1")

    def _disable(self) -> Frame:
        """The bit mask of rejected bills: those of another currency, and those that the order inhibits."""
        disabled = 0
        for code, (currency, cents) in (self._values or {}).items():
            wanted = currency == self._currency and cents not in self.order.inhibited_cents
            if not wanted and 0x61 <= code <= 0x70:
                disabled |= 1 << (code - 0x61)
        return Frame(Command.ENABLE, disabled.to_bytes(2, "little"))

    def _wanted_settings(self) -> list[Frame]:
        """The settings sent during initialization: our bills and tickets, every direction, power recovery on."""
        return [
            self._disable(),
            Frame(Command.SECURITY, bytes(2)),
            Frame(Command.DIRECTION, b"\0"),
            Frame(Command.OPTION, b"\2\0"),
            Frame(Command.BARCODE, codec.INTERLEAVED_2_OF_5),
            Frame(Command.BAR_INHIBIT, codec.NOTHING_INHIBITED),
            self._inhibit(),
        ]
