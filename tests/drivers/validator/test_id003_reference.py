"""The numbers of ID-003 as the device reference 1.1 lists them, and what each of them means to cabinet and player."""

from __future__ import annotations

import pytest

from drivers.ports import BillEscrowed, BillReturned, Report, ValidatorFault, ValidatorIdle, ValidatorOrder
from drivers.ports.message import message
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Command, Frame, Status, denominations
from drivers.validator.id003_faults import FAILURES, REJECTED
from terminal.messages.english import sentence
from tests.drivers.validator.scripted import Scripted

COMMANDS = """
    11 STATUS, 40 RESET, 41 STACK_1, 42 STACK_2, 43 RETURN, 44 HOLD, 45 WAIT, 50 ACK, 88 VERSION, 89 BOOT_VERSION,
    8A CURRENCY, C0 ENABLE, C1 SECURITY, C2 COMMUNICATION, C3 INHIBIT, C4 DIRECTION, C5 OPTION, C6 BARCODE,
    C7 BAR_INHIBIT
"""
STATUSES = """
    11 IDLING, 12 ACCEPTING, 13 ESCROW, 14 STACKING, 15 VEND_VALID, 16 STACKED, 17 REJECTING, 18 RETURNING, 19 HOLDING,
    1A INHIBITED, 1B INITIALIZE, 40 POWER_UP, 41 POWER_UP_ACCEPTOR, 42 POWER_UP_STACKER, 43 STACKER_FULL,
    44 STACKER_OPEN, 45 JAM_ACCEPTOR, 46 JAM_STACKER, 47 PAUSE, 48 CHEATED, 49 FAILURE, 4A COMMUNICATION_ERROR,
    4B INVALID_COMMAND, 50 ACK
"""
COUNTRIES = """
    01 USD, E0 EUR, 08 CAD, 27 RUB, 30 HUF, 16 CHF, 2D CNY, 63 INR, 78 IRR, 51 KZT, 5C UAH, 7E MDL, 86 UZS, 0E ARS
"""
REJECTIONS = """
    71 straight, 72 magnetic, 73 in the head, 74 compensated, 75 move, 76 denomination was not recognised, 77 picture,
    78 light, 79 not taken now, 7A no reason, 7B not ready, 7C way to the stacker, 7D length, 7E colours, 7F genuine
"""
FAULTS = """
    43 stacker_full is full, 44 stacker_open open or missing, 45 jam in the bill validator, 46 jam into the stacker,
    47 pause second bill, 48 cheated fraud, 4A communication internal error, 49 failure code 00
"""
BROKEN = """
    A2 stacker's motor, A5 wrong speed, A6 transport motor fails, A7 aligning motor, AB cash box, AF head is missing,
    B0 boot memory, B1 memory is damaged, B2 memory is damaged, B3 cannot be written
"""


def table(text: str) -> dict[int, str]:
    rows = [row.split(maxsplit=1) for row in text.split(",")]
    return {int(code, 16): meaning.strip() for code, meaning in rows}


def reports_of(status: int, data: bytes = b"") -> list[Report]:
    """What the cabinet is told when a device that took bills says this."""
    machine = Id003Machine()
    machine.order = ValidatorOrder(accept=True)
    device = Scripted(machine, Status.IDLING)
    device.run(2_000)
    return device.become(Status(status), data)


@pytest.mark.parametrize(("kind", "codes"), [(Command, COMMANDS), (Status, STATUSES)])
def test_every_command_and_every_status_has_its_code(kind: type[Command | Status], codes: str) -> None:
    assert {member.value: name for name, member in kind.__members__.items()} == table(codes)


@pytest.mark.parametrize(("country", "currency"), table(COUNTRIES).items())
def test_every_country_has_its_currency(country: int, currency: str) -> None:
    assert denominations(bytes((0x61, country, 5, 1))) == {0x61: (currency, 50_00)}


def test_a_country_that_is_not_listed_is_known_by_its_byte_alone() -> None:
    assert denominations(bytes((0x61, 0xEE, 5, 0))) == {0x61: ("country EE", 5_00)}


def test_a_bill_has_six_zeros_at_most_and_a_record_that_was_cut_off_is_none() -> None:
    records = bytes.fromhex("61 01 01 06 62 01 01 07 63 01 01 00 64 01 01")
    assert denominations(records) == {0x61: ("USD", 1_000_000_00), 0x63: ("USD", 1_00)}


@pytest.mark.parametrize(
    ("currency", "bills"),
    [
        ("USD", {0x61: 1, 0x63: 5, 0x64: 10, 0x65: 20, 0x66: 50, 0x67: 100}),
        ("EUR", {0x62: 5, 0x63: 10, 0x64: 20, 0x65: 50, 0x66: 100, 0x67: 200}),
    ],
)
def test_a_device_that_does_not_say_what_its_bills_are_worth_has_the_usual_ones(
    currency: str, bills: dict[int, int]
) -> None:
    for code in range(0x60, 0x70):
        device = Scripted(Id003Machine(currency), Status.ESCROW, bytes([code]))
        device.answers[Command.CURRENCY] = Frame(Status.INVALID_COMMAND)
        escrowed = [report.value_cents for report in device.run(1_000) if isinstance(report, BillEscrowed)]
        assert escrowed == ([bills[code] * 100] if code in bills else []), f"escrow code {code:02X}"


def test_every_reason_to_reject_a_bill_has_its_words() -> None:
    assert REJECTED.keys() == table(REJECTIONS).keys()
    for code, words in table(REJECTIONS).items():
        (returned,) = reports_of(Status.REJECTING, bytes([code]))
        assert isinstance(returned, BillReturned)
        assert words in sentence(returned.reason or ""), f"reason {code:02X}"


@pytest.mark.parametrize(("data", "code"), [(b"\x98", "98"), (b"\x0b\x71", "0B"), (b"", "00")])
def test_a_code_without_words_is_reported_in_hexadecimal(data: bytes, code: str) -> None:
    named = message("validator.code", code=code)
    assert reports_of(Status.REJECTING, data) == [BillReturned(message("bill.not_taken", cause=named))]
    broken = ValidatorFault("failure", message("validator.failed", cause=named))
    assert reports_of(Status.FAILURE, data) == [broken]


def test_every_fault_is_reported_by_its_name_and_in_its_words_and_ends_with_idle() -> None:
    for status, meaning in table(FAULTS).items():
        code, words = meaning.split(maxsplit=1)
        (fault,) = reports_of(status)
        assert isinstance(fault, ValidatorFault)
        assert fault.code == code, f"status {status:02X}"
        assert words in sentence(fault.say), f"status {status:02X}"


def test_every_failure_has_its_words() -> None:
    assert FAILURES.keys() == table(BROKEN).keys()
    for code, words in table(BROKEN).items():
        (fault,) = reports_of(Status.FAILURE, bytes([code]))
        assert isinstance(fault, ValidatorFault)
        assert words in sentence(fault.say), f"failure {code:02X}"


@pytest.mark.parametrize("status", [0x00, 0x10, 0x1C, 0x20, 0x4C, 0xEE])
def test_a_status_that_the_reference_does_not_list_is_no_report_and_ends_none(status: int) -> None:
    machine = Id003Machine()
    device = Scripted(machine, Status.INHIBITED)
    device.run(2_000)
    device.answers[Command.STATUS] = Frame(status)
    assert device.run(1_000) == []
    del device.answers[Command.STATUS]
    assert device.become(Status.INHIBITED) == []
    assert device.become(Status.IDLING) == [ValidatorIdle(accepting=True)]
