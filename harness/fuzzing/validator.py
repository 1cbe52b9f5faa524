"""Tests the bill validator: nothing is credited twice, and nothing counts as stacked that no device has reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from drivers import ports
from drivers.simulated.validator_id003 import BILLS, Id003Twin
from drivers.validator import id003_codec as codec
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Command, Frame, Reader, Status
from harness.fuzzing.pipeline import TICKET_CENTS
from harness.fuzzing.subject import Hand, Subject, require
from terminal.cabinet.events import BillCredited, BillDisputed, TicketInCredited, TicketInDisputed

TICKETS = ("006338742623748784", "007648465487018968")
MAX_BODY_BYTES = codec.MAX_FRAME_BYTES - codec.MIN_FRAME_BYTES
SECURED = (Status.VEND_VALID, Status.POWER_UP_STACKER)


class ValidatorSubject(Subject):
    """An ID-003 validator."""

    device = "validator"
    watched = ("drivers/validator/", "drivers/simulated/validator_id003.py", "terminal/cabinet/bills.py")

    def make_machine(self) -> Id003Machine:
        """The driver's machine."""
        return Id003Machine("USD")

    def make_twin(self) -> Id003Twin:
        """The device, and two good tickets."""
        self.pipeline.authority.good = dict.fromkeys(TICKETS)
        return Id003Twin()

    def orders(self) -> tuple[str, ...]:
        """What a person can do to it."""
        bills = tuple(f"insert {units}" for units in BILLS)
        tickets = tuple(f"ticket {number}" for number in (*TICKETS, "1" * codec.TICKET_DIGITS))
        others = ("tear", "jam", "clear", "full", "empty", "open", "close", "cheat", "fail", "hold", "release")
        return (*bills, *tickets, *others)

    def acts(self) -> Mapping[str, Hand]:
        """The door opens and shuts, and a player chooses another game, which an open bill forbids."""
        return {
            "open door": lambda: self.pipeline.report("board", ports.BoardInputs(("main",), ())),
            "shut door": lambda: self.pipeline.report("board", ports.BoardInputs((), ())),
            "game": self.pipeline.change_game,
        }

    def check(self, report: ports.Report) -> None:
        """A bill has a value, a ticket its 18 digits."""
        if isinstance(report, ports.BillEscrowed):
            require(report.value_cents > 0, f"{report} has no value")
        if isinstance(report, ports.TicketEscrowed):
            digits = report.validation.isascii() and report.validation.isdigit()
            require(digits and len(report.validation) == codec.TICKET_DIGITS, f"{report} is no number")

    def put_right(self) -> None:
        """The staff looks after the validator, whatever it reports, and after disputes."""
        self.hands["shut door"]()
        if self.pipeline.state.machine.devices["validator"].faulty and not self.twin.picture()["accepting"]:
            self.hands["clear"]()

    def well(self) -> bool:
        """It is idle and nothing is in its path."""
        state = self.pipeline.state
        return (
            state.machine.devices["validator"].ready
            and state.acceptor.bill is None
            and state.acceptor.ticket_in is None
        )

    def verify(self) -> None:
        """Every credit has its bill; if no bytes were forged, every bill has its credit."""
        credited, stacked = Counter(self._credited()), Counter(self._stacked())
        most = self._said() if self.forged else stacked
        require(credited <= most, f"credited are {credited}, in the stacker are {most}")
        redeemed = self.pipeline.authority.redeemed
        require(len(set(redeemed)) == len(redeemed), f"redeemed twice: {redeemed}")
        require(self.pipeline.state.credit_cents == sum(credited.elements()), "the credit is not what was credited")
        if not self.forged:
            missing = (stacked - credited).total()
            require(missing <= self._disputed(), f"{stacked - credited} are in the stacker and not in dispute")

    def _credited(self) -> list[int]:
        bills = [one.value_cents for one in self.pipeline.events if isinstance(one, BillCredited)]
        return bills + [one.amount_cents for one in self.pipeline.events if isinstance(one, TicketInCredited)]

    def _stacked(self) -> list[int]:
        picture = self.twin.picture()
        bills, tickets = picture["stacked"], picture["tickets"]
        assert isinstance(bills, list)
        assert isinstance(tickets, list)
        return [units * 100 for units in bills] + [TICKET_CENTS] * len(tickets)

    def _disputed(self) -> int:
        return sum(isinstance(one, BillDisputed | TicketInDisputed) for one in self.pipeline.events)

    def _said(self) -> Counter[int]:
        """The most that may have been credited according to the received frames: once per item in escrow."""
        said: Counter[int] = Counter()
        secured, before = 0, Frame(Status.POWER_UP)
        worth = {code: {units * 100} for code, units in codec.FALLBACK["USD"].items()}
        for frame in Reader().feed(b"".join(self.cable.heard)):
            if frame.code == Command.CURRENCY:
                for code, (currency, cents) in codec.denominations(frame.data).items():
                    worth.setdefault(code, set()).update({cents} if currency == "USD" else ())
            if frame != before and frame.code == Status.ESCROW:
                ticket = codec.ticket_number(frame.data) is not None
                said.update({TICKET_CENTS} if ticket else worth.get(frame.data[0] if frame.data else 0, ()))
            secured += frame != before and frame.code in SECURED
            before = frame
        credited = len(self._credited())
        require(credited <= secured, f"{credited} credits, and only {secured} times something was in the stacker")
        return said

    @staticmethod
    def forge(data: bytes, chance: Random) -> bytes:
        """A frame with its checksum: a status with some data, a ticket, an echo, a currency table."""
        if len(data) > codec.MIN_FRAME_BYTES and chance.random() < 0.5:
            code, body = data[2], bytearray(data[3:-2])[:MAX_BODY_BYTES]
            if body:
                body[chance.randrange(len(body))] = chance.randrange(256)
            return Frame(code, bytes(body)).encode()
        code = chance.choice((*Status, *Status, *Status, Command.CURRENCY, chance.randrange(256)))
        ticket = codec.TICKET + chance.choice(TICKETS).encode()
        some = chance.randbytes(chance.randrange(5))
        body = bytearray(chance.choice((b"", bytes((0x61 + chance.randrange(8),)), ticket, some)))
        return Frame(code, bytes(body)).encode()

    @staticmethod
    def seeds() -> tuple[tuple[str, ...], ...]:
        """Bills and tickets, accepted, torn, returned, and interrupted by power cuts."""
        return (
            ("3000", "insert 20", "5000"),
            ("3000", "ticket 006338742623748784", "5000"),
            ("3000", f"ticket {'1' * codec.TICKET_DIGITS}", "5000"),
            ("3000", "insert 5", "1100", "tear", "2000", "insert 100", "5000"),
            ("3000", "insert 10", "1500", "power off", "300", "power on", "5000"),
            ("3000", "insert 50", "1900", "power off", "300", "power on", "5000"),
            ("3000", "insert 50", "1700", "kill", "5000"),
            ("3000", "insert 20", "1000", "cut", "500", "join", "5000"),
            ("3000", "open door", "1000", "shut door", "1000", "jam", "1000", "clear", "4000", "cheat", "1000"),
            ("3000", "fail", "1000", "clear", "4000", "full", "1000", "empty", "4000", "open", "500", "close", "4000"),
        )
