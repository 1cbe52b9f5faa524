"""A validator with scripted answers, one status at a time, which records all that the host sends."""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports import Report, ValidatorOrder
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Command, Frame, Reader, Status
from tests.drivers.validator.test_id003_codec import USA

STEP_MS = 20
POLLS = (Command.STATUS, Command.VERSION, Command.CURRENCY)
ACKNOWLEDGED = (Command.RESET, Command.STACK_1, Command.STACK_2, Command.RETURN, Command.HOLD)


class Scripted:
    """Steps a machine in virtual time. `status` is what the device answers; None is silence."""

    def __init__(self, machine: Id003Machine, status: Status | None, data: bytes = b"") -> None:
        self.machine = machine
        self.status = status
        self.data = data
        self.answers: dict[int, Frame | None] = {
            Command.VERSION: Frame(Command.VERSION, b"TEST"),
            Command.CURRENCY: Frame(Command.CURRENCY, bytes.fromhex(USA)[3:-2]),
        }
        self.garbled: tuple[Command, ...] = ()
        self.silence = b""
        """Returned instead of an answer that is None."""
        self.now_ms = 0
        self.said: list[Frame] = []
        self.reports: list[Report] = []
        self.reported = 0
        self._reader = Reader()
        self._on_the_way = b""
        machine.opened(0)

    def become(self, status: Status | None, data: bytes = b"", ms: int = 1000) -> list[Report]:
        """Let the device have this status for a while; returns the machine's reports meanwhile."""
        self.status, self.data = status, data
        return self.run(ms)

    def run(self, ms: int) -> list[Report]:
        """Let time pass; returns the machine's reports meanwhile."""
        before = len(self.reports)
        end_ms = self.now_ms + ms
        while self.now_ms < end_ms:
            self.now_ms += STEP_MS
            spoken = self._reader.feed(self.machine.step(self.now_ms, self._on_the_way))
            self._on_the_way = b"".join(self._answer(frame) for frame in spoken)
            for number, report in self.machine.reports():
                assert number == self.reported + 1, "reports are numbered from 1 upward"
                self.reported = number
                self.reports.append(report)
        return self.reports[before:]

    def until(self, true: Callable[[], bool]) -> None:
        """Let time pass, a minute at most, until this is so."""
        end_ms = self.now_ms + 60_000
        while not true():
            assert self.now_ms < end_ms, "it never came to that"
            self.run(STEP_MS)

    def handle(self, order: ValidatorOrder | None = None) -> None:
        """Everything reported is durable, and this is the order that follows."""
        self.machine.order = order or self.machine.order
        self.machine.handled = self.reported

    def orders(self) -> list[Frame]:
        """What the host sent besides polls, since the last call."""
        orders, self.said = [frame for frame in self.said if frame.code not in POLLS], []
        return orders

    def _answer(self, frame: Frame) -> bytes:
        self.said.append(frame)
        if self.status is None or frame.code == Command.ACK:
            return b""
        if frame.code in self.answers:
            answer = self.answers[frame.code]
            spoken = answer.encode() if answer else self.silence
            return spoken[:-2] + bytes(2) if frame.code in self.garbled else spoken
        if frame.code in ACKNOWLEDGED:
            return Frame(Status.ACK).encode()
        return frame.encode() if frame.code >= Command.ENABLE else Frame(self.status, self.data).encode()
