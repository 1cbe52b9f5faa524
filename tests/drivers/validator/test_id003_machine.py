"""The host's duties in ID-003 (device reference 1.1): what is reported when, and which byte waits for what."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.ports import (
    Back,
    BillAtPowerUp,
    BillEscrowed,
    BillOrder,
    BillReturned,
    BillStacked,
    Lost,
    ValidatorFault,
    ValidatorIdle,
    ValidatorOrder,
    ValidatorPoweredUp,
)
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Command, Frame, Status
from tests.drivers.validator.scripted import Scripted
from tests.drivers.validator.test_id003_codec import RECORDED_CURRENCY, TICKET

TWENTY = b"\x65"
ACCEPT = ValidatorOrder(accept=True)
STACK = ValidatorOrder(accept=True, bill=BillOrder.STACK)
RETURN = ValidatorOrder(accept=True, bill=BillOrder.RETURN)


def idling(currency: str = "USD") -> Scripted:
    """A validator that takes bills, and a host that knows it."""
    machine = Id003Machine(currency)
    machine.order = ACCEPT
    device = Scripted(machine, Status.IDLING)
    device.run(2000)
    device.handle()
    device.orders()
    return device


def in_escrow(data: bytes = TWENTY) -> Scripted:
    device = idling()
    device.become(Status.ACCEPTING)
    device.become(Status.ESCROW, data)
    return device


def test_the_device_says_who_it_is_and_then_how_it_stands() -> None:
    assert idling().reports == [Back("TEST"), ValidatorIdle(accepting=True)]


def test_a_restart_with_nothing_under_way_resets_nothing_but_tells_whether_to_accept() -> None:
    machine = Id003Machine()
    machine.order = ACCEPT
    device = Scripted(machine, Status.IDLING)
    device.run(2000)
    assert device.orders() == [Frame(Command.ENABLE, bytes(2)), Frame(Command.INHIBIT, b"\0")]


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


def test_a_device_that_takes_no_denominations_at_rest_is_told_once_and_takes_bills_all_the_same() -> None:
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


@pytest.mark.parametrize(
    ("status", "bill"),
    [
        (Status.POWER_UP, BillAtPowerUp.NONE),
        (Status.POWER_UP_ACCEPTOR, BillAtPowerUp.ACCEPTOR),
        (Status.POWER_UP_STACKER, BillAtPowerUp.STACKER),
    ],
)
def test_reset_waits_until_the_power_up_is_handled(status: Status, bill: BillAtPowerUp) -> None:
    device = Scripted(Id003Machine(), status)
    assert device.run(5000) == [Back("TEST"), ValidatorPoweredUp(bill)]
    assert device.orders() == []
    device.handle()
    device.run(200)
    assert device.orders() == [Frame(Command.RESET)]


def test_after_reset_the_host_keeps_quiet_for_2200_ms() -> None:
    device = Scripted(Id003Machine(), Status.POWER_UP)
    device.run(2000)
    device.handle()
    device.run(100)
    assert Frame(Command.RESET) in device.orders()
    device.run(2100)
    assert device.said == []


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


def test_a_bill_in_escrow_is_reported_once_and_left_alone_until_that_is_handled() -> None:
    device = in_escrow()
    assert device.reports[-1] == BillEscrowed(20_00)
    assert device.reports.count(BillEscrowed(20_00)) == 1
    device.machine.order = STACK
    device.run(2000)
    assert Frame(Command.STACK_2) not in device.orders()


def test_a_bill_that_nobody_decides_on_is_held_again_and_again() -> None:
    device = in_escrow()
    device.run(20_000)
    holds = [frame for frame in device.orders() if frame.code == Command.HOLD]
    assert len(holds) >= 4


def test_a_device_that_says_holding_still_has_the_same_bill() -> None:
    device = in_escrow()
    assert device.become(Status.HOLDING, ms=5000) == []
    assert Frame(Command.RETURN) not in device.orders()
    device.handle(STACK)
    device.run(300)
    assert Frame(Command.STACK_2) in device.orders()


def test_a_host_that_starts_while_a_bill_is_held_waits_until_it_hears_which() -> None:
    device = Scripted(Id003Machine(), Status.HOLDING)
    assert device.run(3000) == [Back("TEST")]
    assert device.orders() == []
    assert device.become(Status.ESCROW, TWENTY) == [BillEscrowed(20_00)]


@pytest.mark.parametrize(("order", "command"), [(STACK, Command.STACK_2), (RETURN, Command.RETURN)])
def test_the_order_for_the_bill_is_carried_out(order: ValidatorOrder, command: Command) -> None:
    device = in_escrow()
    device.handle(order)
    device.run(200)
    assert device.orders()[0] == Frame(command)


def test_vend_valid_is_reported_once_and_acknowledged_only_when_it_is_handled() -> None:
    device = in_escrow()
    device.handle(STACK)
    device.become(Status.STACKING, ms=400)
    device.orders()
    assert device.become(Status.VEND_VALID, ms=5000) == [BillStacked()]
    assert device.orders() == []
    device.handle(ACCEPT)
    device.run(100)
    assert device.orders() == [Frame(Command.ACK)]


def test_vend_valid_goes_on_being_acknowledged_but_not_reported_when_the_ack_is_lost() -> None:
    device = in_escrow()
    device.handle(STACK)
    device.become(Status.STACKING, ms=400)
    device.become(Status.VEND_VALID, ms=400)
    device.handle(ACCEPT)
    device.orders()
    assert device.run(1000) == []
    assert device.orders().count(Frame(Command.ACK)) >= 2


def test_two_bills_of_one_value_are_two_reports() -> None:
    device = idling()
    for _ in range(2):
        for status, data in (
            (Status.ACCEPTING, b""),
            (Status.ESCROW, TWENTY),
            (Status.STACKING, b""),
            (Status.VEND_VALID, b""),
            (Status.STACKED, b""),
            (Status.IDLING, b""),
        ):
            device.become(status, data, ms=300)
            device.handle(STACK)
    assert device.reports.count(BillEscrowed(20_00)) == 2
    assert device.reports.count(BillStacked()) == 2


@pytest.mark.parametrize(
    ("status", "data", "report"),
    [(Status.ESCROW, TWENTY, BillEscrowed(20_00)), (Status.VEND_VALID, b"", BillStacked())],
)
def test_a_new_host_in_mid_transaction_goes_on_from_what_the_device_says_and_never_resets_it(
    status: Status, data: bytes, report: BillEscrowed | BillStacked
) -> None:
    device = Scripted(Id003Machine(), status, data)
    assert device.run(3000) == [Back("TEST"), report]
    assert Frame(Command.RESET) not in device.orders()


@pytest.mark.parametrize("status", [Status.STACKING, Status.ACCEPTING])
def test_a_new_host_that_finds_a_bill_moving_only_watches(status: Status) -> None:
    device = Scripted(Id003Machine(), status)
    assert device.run(3000) == [Back("TEST")]
    assert device.orders() == []


def test_stacked_without_vend_valid_is_never_a_credit() -> None:
    device = Scripted(Id003Machine(), Status.STACKED)
    assert BillStacked() not in device.run(3000)


def test_a_rejected_bill_is_reported_with_the_reason() -> None:
    device = idling()
    device.become(Status.ACCEPTING)
    [returned] = device.become(Status.REJECTING, b"\x79")
    assert returned == BillReturned("The bill was not taken: this denomination is not taken now.")
    assert device.become(Status.IDLING) == [ValidatorIdle(accepting=True)]


def test_a_bill_ordered_back_needs_no_reason() -> None:
    device = in_escrow()
    device.handle(RETURN)
    assert device.become(Status.RETURNING) == [BillReturned("")]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (bytes.fromhex(TICKET)[3:-3], "The barcode of this ticket cannot be read."),
        (b"\x6f12345678901234567x", "The barcode of this ticket cannot be read."),
        (b"\x68", "This bill is not taken here."),
        (b"", "This bill is not taken here."),
    ],
    ids=["a barcode of 17 digits", "a barcode with a letter", "an unknown denomination", "no denomination"],
)
def test_what_is_no_known_bill_goes_back_without_being_asked_about(data: bytes, reason: str) -> None:
    device = in_escrow(data)
    assert device.orders()[0] == Frame(Command.RETURN)
    assert not [report for report in device.reports if isinstance(report, BillEscrowed)]
    assert device.become(Status.RETURNING) == [BillReturned(reason)]


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
    assert device.run(20_000) == [Lost("What it says of its bills arrives garbled.")]
    device.garbled = ()
    assert device.run(2_000) == [Back("TEST"), BillEscrowed(20_00)]


@pytest.mark.parametrize(
    ("status", "data", "code"),
    [
        (Status.STACKER_FULL, b"", "stacker_full"),
        (Status.STACKER_OPEN, b"", "stacker_open"),
        (Status.JAM_ACCEPTOR, b"", "jam"),
        (Status.JAM_STACKER, b"", "jam"),
        (Status.PAUSE, b"", "pause"),
        (Status.CHEATED, b"", "cheated"),
        (Status.FAILURE, b"\xa2", "failure"),
    ],
)
def test_a_fault_is_reported_once_and_ends_with_idle(status: Status, data: bytes, code: str) -> None:
    device = idling()
    [fault] = device.become(status, data, ms=3000)
    assert isinstance(fault, ValidatorFault)
    assert fault.code == code
    assert fault.say.endswith(".")
    assert device.become(Status.IDLING) == [ValidatorIdle(accepting=True)]


def test_when_bills_are_no_longer_wanted_the_device_is_inhibited_and_that_is_reported() -> None:
    device = idling()
    device.handle(ValidatorOrder(accept=False))
    device.run(500)
    assert device.orders() == [Frame(Command.INHIBIT, b"\1")]
    assert device.become(Status.INHIBITED) == [ValidatorIdle(accepting=False)]


def test_a_silent_device_is_lost_once_and_comes_back_with_its_standing() -> None:
    device = idling()
    assert device.become(None, ms=10_000) == [Lost("It does not answer.")]
    assert device.become(Status.VEND_VALID) == [Back("TEST"), BillStacked()]


def test_a_port_that_is_gone_is_reported_once() -> None:
    device = idling()
    device.machine.closed("Unplugged.")
    device.machine.closed("Unplugged.")
    assert [report for _, report in device.machine.reports()] == [Lost("Unplugged.")]


def test_a_device_that_never_answered_is_lost_once_and_comes_back() -> None:
    device = Scripted(Id003Machine(), None)
    assert device.run(10_000) == [Lost("It does not answer.")]
    assert device.become(Status.IDLING) == [Back("TEST"), ValidatorIdle(accepting=True)]
    assert device.become(None, ms=10_000) == [Lost("It does not answer.")]


def test_the_device_is_asked_every_200_ms_at_rest_and_every_100_ms_while_a_bill_moves() -> None:
    device = idling()
    device.run(10_000)
    assert 40 <= len(device.said) <= 50
    device.said = []
    device.become(Status.ACCEPTING, ms=10_000)
    assert 70 <= len(device.said) <= 101


@settings(deadline=None)
@given(pieces=st.lists(st.binary(max_size=40), max_size=60), handled=st.integers(0, 5))
def test_no_bytes_whatever_make_the_machine_raise(pieces: list[bytes], handled: int) -> None:
    machine = Id003Machine()
    machine.handled = handled
    machine.opened(0)
    for index, piece in enumerate(pieces):
        now_ms = index * 90
        assert len(machine.step(now_ms, piece)) <= 20
        assert machine.due_ms() >= now_ms
    assert machine.bad_frames >= 0


statuses = st.sampled_from([*Status, *Command])


@settings(deadline=None)
@given(answers=st.lists(st.tuples(statuses, st.binary(max_size=3)), max_size=60))
def test_no_answer_whatever_makes_the_machine_raise_or_acknowledge_what_is_not_handled(
    answers: list[tuple[int, bytes]],
) -> None:
    machine = Id003Machine()
    machine.order = STACK
    machine.opened(0)
    sent = b""
    for index, (code, data) in enumerate(answers):
        sent += machine.step(index * 100, Frame(code, data).encode())
    for command in (Command.ACK, Command.RESET, Command.STACK_2):
        assert Frame(command).encode() not in sent


def faults(device: Scripted) -> list[str]:
    return [report.code for report in device.reports if isinstance(report, ValidatorFault)]


def times_said(device: Scripted, command: Command) -> int:
    return sum(frame.code == command for frame in device.said)


def test_the_fault_of_settings_is_told_at_the_tenth_refusal_and_an_echo_begins_the_count_anew() -> None:
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


def test_a_validator_that_stacks_a_bill_and_is_idle_before_it_was_seen_to_has_not_given_it_back() -> None:
    device = in_escrow()
    device.handle(STACK)
    device.until(lambda: Frame(Command.STACK_2) in device.said)
    assert device.become(Status.IDLING) == [ValidatorIdle(accepting=True)]


@pytest.mark.parametrize("moved", [Status.STACKING, Status.RETURNING, Status.REJECTING])
def test_a_bill_that_was_seen_to_go_somewhere_is_not_said_to_have_been_given_up(moved: Status) -> None:
    device = in_escrow()
    device.become(moved)
    assert ValidatorIdle(accepting=True) in device.become(Status.IDLING)
    assert not [report for report in device.reports if "did not wait" in getattr(report, "reason", "")]


def test_half_an_answer_is_not_completed_by_the_next_one() -> None:
    machine = Id003Machine()
    machine.order = ACCEPT
    machine.opened(0)
    whole = Frame(Status.IDLING).encode()
    assert machine.step(0, b"")
    machine.step(20, whole[:3])
    assert machine.step(300, b"") == Frame(Command.STATUS).encode()
    assert machine.step(320, whole) == Frame(Command.VERSION).encode(), "it was heard"


def test_what_comes_although_nobody_asked_is_no_answer() -> None:
    machine = Id003Machine()
    machine.opened(0)
    machine.step(0, b"")
    machine.step(10, Frame(Status.IDLING).encode() + Frame(Status.VEND_VALID).encode())
    machine.step(20, Frame(Command.VERSION, b"TEST").encode() + Frame(Command.VERSION, b"LATE").encode())
    machine.step(30, Frame(Command.CURRENCY).encode())
    machine.step(40, Frame(Command.INHIBIT, b"\1").encode())
    machine.step(50, Frame(Status.VEND_VALID).encode() + Frame(Status.STACKED).encode())
    assert [report for _, report in machine.reports()] == [Back("TEST"), BillStacked()]


def test_the_bills_of_another_currency_are_disabled_from_escrow_code_61_to_70() -> None:
    for code, disabled in ((0x60, "00 00"), (0x61, "01 00"), (0x68, "80 00"), (0x70, "00 80"), (0x71, "00 00")):
        device = Scripted(Id003Machine(), Status.INITIALIZE)
        device.answers[Command.CURRENCY] = Frame(Command.CURRENCY, bytes((code, 0xE0, 5, 0, 0x62, 0x01, 5, 0)))
        device.run(500)
        assert device.orders()[0] == Frame(Command.ENABLE, bytes.fromhex(disabled)), f"escrow code {code:02X}"


def test_a_version_that_is_no_text_is_told_as_far_as_it_is() -> None:
    device = Scripted(Id003Machine(), Status.IDLING)
    device.answers[Command.VERSION] = Frame(Command.VERSION, b"V1\xff")
    assert device.run(1_000)[0] == Back("V1\ufffd")


def test_nothing_is_accepted_from_a_machine_that_was_given_no_order() -> None:
    device = Scripted(Id003Machine(), Status.IDLING)
    device.run(1_000)
    assert device.orders()[0] == Frame(Command.INHIBIT, b"\1")


def test_zero_bytes_mean_nothing_yet_and_are_not_taken_for_a_garbled_answer() -> None:
    device = Scripted(Id003Machine(), Status.ESCROW, TWENTY)
    device.answers = {Command.VERSION: None, Command.CURRENCY: None}
    device.silence = b"\0\0"
    assert device.run(5_000) == [Back("ID-003"), BillEscrowed(20_00)]
