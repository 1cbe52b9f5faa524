"""What the host sets in an ID-003 device and asks of it (device reference 1.1): settings, denominations, version."""

from __future__ import annotations

import pytest

from drivers.ports import (
    Back,
    BillAtPowerUp,
    BillEscrowed,
    BillOrder,
    BillStacked,
    Lost,
    ValidatorFault,
    ValidatorIdle,
    ValidatorOrder,
    ValidatorPoweredUp,
)
from drivers.ports.message import Amount, message
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Command, Frame, Status
from tests.drivers.validator.id003_moments import ACCEPT, TWENTY, faults
from tests.drivers.validator.scripted import Scripted
from tests.drivers.validator.test_id003_codec import RECORDED_CURRENCY


def test_the_bills_that_are_inhibited_are_disabled_before_any_is_taken_and_enabled_once_they_are_not() -> None:
    """The device's USD set: escrow code 65 is a 20, 67 a 100; bit 0 is escrow code 61."""
    machine = Id003Machine()
    machine.order = ValidatorOrder(accept=True, inhibited_cents=(100_00, 500_00))
    device = Scripted(machine, Status.INHIBITED)
    device.answers[Command.CURRENCY] = Frame(Command.CURRENCY, bytes.fromhex("65 01 02 01 67 01 01 02"))
    device.run(2_000)
    assert device.orders() == [Frame(Command.ENABLE, b"\x40\0"), Frame(Command.INHIBIT, b"\0")]
    device.become(Status.IDLING)
    device.handle(ValidatorOrder(accept=True, inhibited_cents=(20_00, 100_00)))
    device.run(1_000)
    assert device.orders() == [Frame(Command.ENABLE, b"\x50\0")]
    device.handle(ACCEPT)
    device.run(1_000)
    assert device.orders() == [Frame(Command.ENABLE, bytes(2))]


NO_TWO = ValidatorFault("bills", message("validator.bill_unknown", amount=Amount(2_00, "USD")))


def test_a_bill_that_the_device_has_to_know_and_does_not_is_a_fault_and_it_accepts_nothing() -> None:
    device = Scripted(Id003Machine(), Status.INHIBITED)
    device.handle(ValidatorOrder(accept=True, required_cents=(2_00, 20_00)))
    device.run(5_000)
    assert device.reports == [Back("TEST"), ValidatorIdle(accepting=False), NO_TWO]
    assert device.orders() == [Frame(Command.INHIBIT, b"\1")]


def test_what_is_in_its_path_comes_to_its_end_under_that_fault() -> None:
    """The bill was in escrow before the terminal started again with other parameters."""
    device = Scripted(Id003Machine(), Status.ESCROW, TWENTY)
    device.handle(ValidatorOrder(accept=True, required_cents=(2_00,)))
    device.run(1_000)
    device.handle(ValidatorOrder(bill=BillOrder.STACK, required_cents=(2_00,)))
    device.become(Status.STACKING)
    device.become(Status.VEND_VALID)
    device.handle()
    device.become(Status.STACKED)
    device.become(Status.INHIBITED)
    idle = ValidatorIdle(accepting=False)
    assert device.reports == [Back("TEST"), BillEscrowed(20_00), BillStacked(), idle, NO_TWO]


def test_the_fault_ends_once_the_device_need_not_know_the_bill_any_more() -> None:
    device = Scripted(Id003Machine(), Status.INHIBITED)
    device.handle(ValidatorOrder(accept=True, required_cents=(2_00,)))
    device.run(2_000)
    device.orders()
    device.handle(ACCEPT)
    assert device.become(Status.IDLING) == [ValidatorIdle(accepting=True)]
    assert Frame(Command.INHIBIT, b"\0") in device.orders()


def test_the_bills_of_another_currency_are_not_those_that_it_has_to_know() -> None:
    device = Scripted(Id003Machine("EUR"), Status.INHIBITED)
    device.handle(ValidatorOrder(accept=True, required_cents=(20_00,)))
    device.run(2_000)
    unknown = message("validator.bill_unknown", amount=Amount(20_00, "EUR"))
    assert device.reports[-1] == ValidatorFault("bills", unknown)


def test_a_device_that_knows_all_of_them_takes_bills() -> None:
    device = Scripted(Id003Machine(), Status.INHIBITED)
    device.handle(ValidatorOrder(accept=True, required_cents=(5_00, 20_00)))
    device.run(2_000)
    assert device.orders()[-1] == Frame(Command.INHIBIT, b"\0")
    assert faults(device) == []


def test_a_device_that_refuses_denominations_at_rest_is_asked_once_and_takes_bills_all_the_same() -> None:
    device = Scripted(Id003Machine(), Status.INHIBITED)
    device.answers[Command.ENABLE] = Frame(Status.INVALID_COMMAND)
    device.handle(ACCEPT)
    device.run(10_000)
    assert device.orders() == [Frame(Command.ENABLE, bytes(2)), Frame(Command.INHIBIT, b"\0")]
    assert faults(device) == []


def test_what_is_inhibited_while_nothing_is_taken_is_of_no_concern() -> None:
    device = Scripted(Id003Machine(), Status.INHIBITED)
    device.handle(ValidatorOrder(accept=False, inhibited_cents=(20_00,)))
    device.run(1_000)
    assert device.orders() == [Frame(Command.INHIBIT, b"\1")]


def test_settings_are_sent_in_initialize_and_each_is_echoed() -> None:
    machine = Id003Machine()
    machine.order = ACCEPT
    device = Scripted(machine, Status.INITIALIZE)
    device.run(2000)
    assert [frame.encode().hex(" ").upper() for frame in device.orders()] == [
        "FC 07 C0 00 00 2D B5",
        "FC 07 C1 00 00 F1 EF",
        "FC 06 C4 00 0C 9B",
        Frame(Command.OPTION, b"\x02\x00").encode().hex(" ").upper(),
        "FC 07 C6 01 12 BF 49",
        "FC 06 C7 FC 87 8C",
        "FC 06 C3 00 04 D6",
    ]


def test_a_setting_that_is_never_echoed_becomes_a_fault_and_the_status_is_still_watched() -> None:
    device = Scripted(Id003Machine(), Status.INITIALIZE)
    device.answers[Command.OPTION] = Frame(Status.INVALID_COMMAND)
    reports = device.run(10_000)
    assert [report.code for report in reports if isinstance(report, ValidatorFault)] == ["settings"]
    assert device.become(Status.POWER_UP) == [ValidatorPoweredUp(BillAtPowerUp.NONE)]


def test_bills_of_another_currency_are_disabled_and_go_back() -> None:
    device = Scripted(Id003Machine("USD"), Status.INITIALIZE)
    device.answers[Command.CURRENCY] = Frame(Command.CURRENCY, bytes.fromhex(RECORDED_CURRENCY)[3:-2])
    device.run(2000)
    assert device.orders()[0] == Frame(Command.ENABLE, b"\x7e\x00")
    device.become(Status.ESCROW, TWENTY)
    assert Frame(Command.RETURN) in device.orders()
    assert not [report for report in device.reports if isinstance(report, BillEscrowed)]


@pytest.mark.parametrize(("currency", "value_cents"), [("USD", 20_00), ("EUR", 50_00)])
def test_a_device_that_does_not_know_currency_assign_has_the_usual_bills(currency: str, value_cents: int) -> None:
    device = Scripted(Id003Machine(currency), Status.ESCROW, TWENTY)
    device.answers[Command.CURRENCY] = Frame(Status.INVALID_COMMAND)
    assert device.run(2000) == [Back("TEST"), BillEscrowed(value_cents)]


def test_a_device_that_never_says_its_version_nor_its_bills_is_back_all_the_same_with_the_usual_ones() -> None:
    device = Scripted(Id003Machine(), Status.ESCROW, TWENTY)
    device.answers = {Command.VERSION: None, Command.CURRENCY: None}
    assert device.run(5000) == [Back("ID-003"), BillEscrowed(20_00)]
    assert [sum(frame.code == code for frame in device.said) for code in device.answers] == [3, 3]


def test_a_version_that_comes_at_the_third_asking_is_the_devices_own() -> None:
    device = Scripted(Id003Machine(), Status.IDLING)
    version = device.answers[Command.VERSION]
    device.answers[Command.VERSION] = None
    device.run(600)
    assert sum(frame.code == Command.VERSION for frame in device.said) == 2
    device.answers[Command.VERSION] = version
    assert device.run(1000)[0] == Back("TEST")


def test_what_bills_are_worth_is_not_assumed_of_a_device_whose_answer_is_only_garbled() -> None:
    device = Scripted(Id003Machine(), Status.ESCROW, TWENTY)
    device.garbled = (Command.CURRENCY,)
    assert device.run(20_000) == [Lost(message("device.bills_garbled"))]
    device.garbled = ()
    assert device.run(2_000) == [Back("TEST"), BillEscrowed(20_00)]


def times_said(device: Scripted, command: Command) -> int:
    return sum(frame.code == command for frame in device.said)


def test_the_fault_of_settings_is_reported_at_the_tenth_refusal_and_an_echo_restarts_the_count() -> None:
    device = Scripted(Id003Machine(), Status.INITIALIZE)
    device.answers[Command.OPTION] = Frame(Status.INVALID_COMMAND)
    device.until(lambda: times_said(device, Command.OPTION) == 9)
    device.run(100)
    del device.answers[Command.OPTION]
    device.answers[Command.INHIBIT] = Frame(Status.INVALID_COMMAND)
    device.until(lambda: times_said(device, Command.INHIBIT) == 10)
    assert faults(device) == []
    device.run(100)
    assert faults(device) == ["settings"]


@pytest.mark.parametrize("command", [Command.ENABLE, Command.INHIBIT])
def test_any_setting_is_sent_ten_times_before_it_is_a_fault(command: Command) -> None:
    device = Scripted(Id003Machine(), Status.INITIALIZE)
    device.answers[command] = Frame(Status.INVALID_COMMAND)
    device.until(lambda: faults(device) == ["settings"])
    assert times_said(device, command) == 10


def test_a_setting_that_is_echoed_with_other_data_is_sent_again() -> None:
    device = Scripted(Id003Machine(), Status.INITIALIZE)
    device.answers[Command.SECURITY] = Frame(Command.SECURITY, b"\0\1")
    device.run(1_000)
    assert device.orders().count(Frame(Command.SECURITY, b"\0\0")) > 1


def test_the_bills_of_another_currency_are_disabled_from_escrow_code_61_to_70() -> None:
    for code, disabled in ((0x60, "00 00"), (0x61, "01 00"), (0x68, "80 00"), (0x70, "00 80"), (0x71, "00 00")):
        device = Scripted(Id003Machine(), Status.INITIALIZE)
        device.answers[Command.CURRENCY] = Frame(Command.CURRENCY, bytes((code, 0xE0, 5, 0, 0x62, 0x01, 5, 0)))
        device.run(500)
        assert device.orders()[0] == Frame(Command.ENABLE, bytes.fromhex(disabled)), f"escrow code {code:02X}"


def test_a_version_that_is_no_text_is_reported_as_far_as_it_is() -> None:
    device = Scripted(Id003Machine(), Status.IDLING)
    device.answers[Command.VERSION] = Frame(Command.VERSION, b"V1\xff")
    assert device.run(1_000)[0] == Back("V1\ufffd")


def test_zero_bytes_mean_nothing_yet_and_are_not_taken_for_a_garbled_answer() -> None:
    device = Scripted(Id003Machine(), Status.ESCROW, TWENTY)
    device.answers = {Command.VERSION: None, Command.CURRENCY: None}
    device.silence = b"\0\0"
    assert device.run(5_000) == [Back("ID-003"), BillEscrowed(20_00)]
