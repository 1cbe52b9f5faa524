"""Barcode tickets in ID-003 (device reference 1.1, chapter 3): reported in escrow, decided as a bill is."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.ports import Back, BillReturned, BillStacked, Report, TicketEscrowed, ValidatorIdle
from drivers.simulated.twin import OrderError
from drivers.simulated.validator_id003 import ACCEPT_MS, RETURN_MS, Id003Twin
from drivers.validator.id003 import TICKET_REFUSED, Id003Machine
from drivers.validator.id003_codec import Command, Frame, Reader, Status, ticket_number
from tests.drivers.validator.id003_moments import ACCEPT, RETURN, STACK, in_escrow
from tests.drivers.validator.scripted import Scripted
from tests.drivers.validator.test_id003_codec import TICKET
from tests.drivers.validator.test_id003_twin import SETTINGS

NUMBER = "123456789012345678"
ESCROWED = bytes.fromhex(TICKET)[3:-2]


def test_the_recorded_ticket_frame_is_read() -> None:
    assert ticket_number(ESCROWED) == NUMBER


def test_a_ticket_in_escrow_is_reported_once_and_left_alone_until_that_is_handled() -> None:
    device = in_escrow(ESCROWED)
    assert device.reports.count(TicketEscrowed(NUMBER)) == 1
    device.machine.order = STACK
    device.run(2000)
    assert not {Command.STACK_2, Command.RETURN} & {frame.code for frame in device.orders()}


def test_a_ticket_is_held_in_escrow_while_its_authority_is_asked() -> None:
    device = in_escrow(ESCROWED)
    device.handle(ACCEPT)
    device.run(10_000)
    assert [frame.code for frame in device.orders()].count(Command.HOLD) >= 3
    device.machine.order = STACK
    device.run(200)
    assert set(device.orders()) == {Frame(Command.STACK_2)}


def test_a_ticket_that_is_held_is_still_known_when_the_yes_comes() -> None:
    device = in_escrow(ESCROWED)
    device.handle(ACCEPT)
    device.become(Status.HOLDING)
    device.handle(STACK)
    device.run(300)
    assert device.orders()[-1] == Frame(Command.STACK_2)


def test_a_stacked_ticket_is_acknowledged_only_when_it_is_booked() -> None:
    device = in_escrow(ESCROWED)
    device.handle(STACK)
    device.become(Status.STACKING)
    assert device.become(Status.VEND_VALID) == [BillStacked()]
    assert Frame(Command.ACK) not in device.orders()
    device.handle()
    device.run(200)
    assert Frame(Command.ACK) in device.orders()


def test_a_ticket_ordered_back_needs_no_reason() -> None:
    device = in_escrow(ESCROWED)
    device.handle(RETURN)
    assert device.become(Status.RETURNING) == [BillReturned()]


def test_a_validator_without_a_barcode_reader_takes_bills_all_the_same() -> None:
    machine = Id003Machine()
    machine.order = ACCEPT
    device = Scripted(machine, Status.INITIALIZE)
    device.answers[Command.BARCODE] = device.answers[Command.BAR_INHIBIT] = Frame(Status.INVALID_COMMAND)
    device.run(3000)
    assert device.orders()[-1] == Frame(Command.INHIBIT, b"\0")
    assert device.become(Status.IDLING) == [ValidatorIdle(accepting=True)]


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=40))
def test_whatever_follows_the_ticket_code_is_18_digits_or_goes_back(digits: bytes) -> None:
    device = in_escrow(b"\x6f" + digits)
    tickets: list[Report] = [report for report in device.reports if isinstance(report, TicketEscrowed)]
    if len(digits) == 18 and all(byte in b"0123456789" for byte in digits):
        assert tickets == [TicketEscrowed(digits.decode())]
    else:
        assert tickets == []
        assert device.orders()[0] == Frame(Command.RETURN)
        assert device.become(Status.RETURNING) == [BillReturned(TICKET_REFUSED)]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.one_of(st.just(bytes.fromhex(TICKET)), st.binary(max_size=30)), max_size=8))
def test_noise_around_a_ticket_never_makes_another_ticket_of_it(pieces: list[bytes]) -> None:
    reader = Reader()
    frames = [frame for piece in pieces for frame in reader.feed(piece)]
    numbers = {ticket_number(frame.data) for frame in frames if frame.code == Status.ESCROW}
    assert numbers <= {None, NUMBER}


class Host:
    """The host of a twin, as far as it takes to feed tickets."""

    def __init__(self, *settings: Frame) -> None:
        self.twin = Id003Twin()
        self.now_ms = 0
        self.say(Frame(Command.RESET), *settings)
        self.after(1_000)

    def say(self, *frames: Frame) -> list[Frame]:
        return Reader().feed(self.twin.step(self.now_ms, b"".join(frame.encode() for frame in frames)))

    def after(self, ms: int) -> Frame:
        self.now_ms += ms
        self.twin.step(self.now_ms, b"")
        [answer] = self.say(Frame(Command.STATUS))
        return answer


BARCODES = (Frame(Command.BARCODE, b"\x01\x12"), Frame(Command.BAR_INHIBIT, b"\xfc"))


def test_the_twin_shows_a_ticket_in_escrow_with_the_bytes_of_the_reference() -> None:
    host = Host(*SETTINGS, *BARCODES)
    host.twin.do(["ticket", NUMBER])
    assert host.after(ACCEPT_MS).encode() == bytes.fromhex(TICKET)


def test_the_twin_returns_tickets_until_barcodes_are_configured() -> None:
    host = Host(*SETTINGS)
    host.twin.do(["ticket", NUMBER])
    assert host.after(ACCEPT_MS).code == Status.REJECTING
    assert host.after(RETURN_MS).code == Status.IDLING
    assert host.twin.picture()["tickets"] == []


def test_the_twin_takes_no_ticket_without_18_digits() -> None:
    host = Host(*SETTINGS, *BARCODES)
    for words in (["ticket"], ["ticket", "1234"], ["ticket", "x" * 18]):
        with pytest.raises(OrderError, match=r"^A ticket's barcode has 18 digits\.$"):
            host.twin.do(words)


def test_a_machine_that_starts_with_a_ticket_in_escrow_reports_it() -> None:
    machine = Id003Machine()
    machine.order = ACCEPT
    device = Scripted(machine, Status.ESCROW, ESCROWED)
    assert device.run(2000) == [Back("TEST"), TicketEscrowed(NUMBER)]
