"""What the machine sends and reports for each status, one rule at a time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.ports import Back, Lost, PrinterFault, PrinterOrder, PrinterReady, Slip, SlipFailed, TicketPrinted
from drivers.ports.message import message
from drivers.printer.tcl import CLEARS_BEFORE_FAULT, TclMachine
from drivers.printer.tcl_codec import F1
from drivers.printer.tcl_job import MAX_SENDS
from terminal.messages.english import sentence
from tests.drivers.printer.bench import ticket
from tests.drivers.printer.script import BUSY, CLEAN, NUMBER_DONE, POWERED_UP, PRINTED, STANDARD, Script, fault_codes

# Contact --------------------------------------------------------------------------------------------------------------


def test_an_idle_printer_is_polled_once_a_second() -> None:
    script = Script()
    assert script.hear() == b"^Se|^"
    script.hear(CLEAN, after_ms=20)
    assert script.machine.due_ms() == script.now_ms - 20 + 1_000


def test_a_printing_printer_is_polled_every_200_ms() -> None:
    script = Script()
    script.send_print()
    sent_ms = script.now_ms
    script.hear(BUSY, after_ms=20, also=STANDARD)
    assert script.machine.due_ms() == sent_ms + 200


def test_a_silent_printer_is_lost_once_and_polled_for_ever() -> None:
    script = Script()
    script.make_ready()
    polls = [script.hear(after_ms=1_000) for _ in range(30)]
    assert script.taken() == [Lost(message("device.silent"))]
    assert polls == [b"^Se|^"] * 30


def test_after_a_loss_the_standing_condition_is_said_again() -> None:
    script = Script()
    script.make_ready()
    script.machine.closed(message("device.unplugged"))
    script.machine.opened(script.now_ms)
    script.hear()
    script.hear(CLEAN)
    assert script.taken() == [Lost(message("device.unplugged")), Back("GURUSAG18"), PrinterReady()]


def test_a_printer_never_heard_of_is_lost_once_and_can_come_back() -> None:
    script = Script()
    for _ in range(30):
        script.hear(after_ms=1_000)
    script.machine.closed(message("device.unplugged"))
    script.machine.opened(script.now_ms)
    script.hear()
    assert script.taken() == [Lost(message("device.silent"))]
    script.hear(CLEAN)
    assert script.taken() == [Back("GURUSAG18"), PrinterReady()]


def test_a_printer_that_was_never_plugged_in_is_lost_once() -> None:
    machine = TclMachine()
    for _ in range(3):
        machine.closed(message("device.not_plugged_in"))
    assert machine.reports() == [(1, Lost(message("device.not_plugged_in")))]


# Readiness and faults -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flags", "code"),
    [
        ("X|@|@|@|P", "head_up"),
        ("@|@|@|@|T", "drawer_open"),
        ("@|@|@|B|P", "jam"),
        ("@|@|@|`|P", "jam"),
        ("T|@|@|@|P", "paper_out"),
        ("@|@|B|@|P", "offline"),
        ("@|@|H|@|P", "chute"),
        ("X|@|H|B|P", "head_up"),
    ],
)
def test_each_fault_is_named_once_and_ends_with_ready(flags: str, code: str) -> None:
    script = Script()
    script.hear()
    for _ in range(5):
        script.hear(flags)
    assert fault_codes(script) == [code]
    assert all(sentence(report.say).endswith(".") for report in script.reports if isinstance(report, PrinterFault))
    script.taken()
    script.hear(CLEAN)
    assert script.taken() == [PrinterReady()]


@pytest.mark.parametrize("flags", ["P|@|@|@|P", "B|@|@|@|P", "@|H|@|@|P", "@|@|`|@|P", "@|@|@|D|P"])
def test_an_error_flag_is_a_fault_only_when_clearing_does_not_help(flags: str) -> None:
    script = Script()
    script.hear()
    script.hear(flags)  # nothing is cleared before this first report is handled
    sent = b"".join(script.hear(flags, after_ms=1_000, times=1) for _ in range(3))
    assert fault_codes(script) == []
    assert sent.count(b"^C|^") == 3
    script.hear(flags, after_ms=1_000)
    assert fault_codes(script) == ["system"]


def test_the_power_up_status_of_field_tests_is_cleared_and_then_ready() -> None:
    script = Script()
    script.hear()
    script.hear("P|@|@|@|A")
    assert b"^C|^" in script.hear("P|@|@|@|A")
    script.hear(CLEAN)
    assert script.taken() == [Back("GURUSAG18"), PrinterReady()]


def test_a_jam_flag_is_cleared_with_the_jam_command() -> None:
    script = Script()
    script.hear()
    script.hear("@|@|@|B|P")
    assert b"^C|j|^" in script.hear("@|@|@|B|P")


def test_low_paper_is_no_fault_and_is_said_when_it_changes() -> None:
    script = Script()
    script.make_ready()
    for flags in ("@|@|@|A|P", "@|@|@|A|P", CLEAN):
        script.hear(flags)
    assert script.taken() == [PrinterReady(paper_low=True), PrinterReady(paper_low=False)]


@pytest.mark.parametrize("flags", [BUSY, "@|@|@|@|X", POWERED_UP, PRINTED, "@|@|H|@|P", "P|@|@|@|P", "@|@|@|B|P"])
def test_ready_is_never_said_of_a_printer_that_is_not(flags: str) -> None:
    script = Script()
    script.handles = False
    script.hear()
    for _ in range(20):
        script.hear(flags)
    assert not any(isinstance(report, PrinterReady) for report in script.reports)


def test_a_printer_busy_for_ever_is_a_fault() -> None:
    script = Script()
    script.hear()
    for _ in range(70):
        script.hear(BUSY, after_ms=1_000)
    assert fault_codes(script) == ["system"]


# Evidence -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("flags", [POWERED_UP, PRINTED])
def test_evidence_is_not_cleared_before_every_report_is_handled(flags: str) -> None:
    script = Script()
    script.handles = False
    sent = b"".join(script.hear(flags, after_ms=1_000) for _ in range(10))
    assert b"^C" not in sent
    script.machine.handled = script.last_report
    assert b"^C|^" in script.hear(flags)


def test_evidence_of_a_ticket_stays_while_the_ticket_is_the_order() -> None:
    script = Script()
    script.send_print()
    sent = b"".join(script.hear(PRINTED) for _ in range(20))
    assert script.taken() == [TicketPrinted(1)]
    assert b"^C" not in sent
    script.order(None)
    script.hear()
    assert b"^C|^" in script.hear(PRINTED)


def test_nothing_is_cleared_while_the_printer_is_busy() -> None:
    script = Script()
    script.hear()
    sent = b"".join(script.hear(NUMBER_DONE) for _ in range(20))
    assert b"^C" not in sent


def test_with_another_ticket_ordered_the_old_evidence_is_cleared_and_not_taken_for_the_new_one() -> None:
    script = Script()
    script.send_print(1)
    script.hear(PRINTED)
    script.taken()
    script.order(2)
    script.hear()
    assert script.hear(PRINTED, times=1) == b"^C|^"
    assert b"^P|" in script.hear(CLEAN, after_ms=1_000)
    assert script.taken() == []


# Anything at all ------------------------------------------------------------------------------------------------------

HEARD = st.one_of(
    st.binary(max_size=60),
    st.tuples(*[st.integers(0x40, 0x7F)] * 5).map(
        lambda bits: f"*S|0|GURUSAG18|{'|'.join(chr(bit) for bit in bits)}|P0|*".encode()
    ),
    st.just(STANDARD),
)


@given(st.lists(st.tuples(HEARD, st.integers(0, 5_000), st.sampled_from([None, 1, 2])), max_size=60))
def test_no_bytes_whatever_make_the_machine_raise_or_print_a_ticket_too_often(
    heard: list[tuple[bytes, int, int | None]],
) -> None:
    script = Script()
    sent = bytearray()
    for received, after_ms, number in heard:
        script.order(number)
        sent += script.hear(after_ms=after_ms, also=received)
        assert script.machine.due_ms() <= script.now_ms + 1_000
    assert all(sent.count(ticket(number).validation.encode()) <= MAX_SENDS for number in (1, 2))


def test_reports_of_the_printer_are_numbered_from_one() -> None:
    machine = TclMachine()
    machine.opened(1_000)
    status = b"*S|0|GURUSAG18|@|@|@|@|P|P0|*"
    numbered: list[tuple[int, object]] = []
    for now_ms in (1_200, 1_400, 1_600):
        machine.step(now_ms, status * 2)
        numbered += machine.reports()
    assert numbered == [(1, Back("GURUSAG18")), (2, PrinterReady())]


def test_a_slot_that_fills_while_the_printer_works_is_no_fault_and_paper_that_is_out_is_one() -> None:
    script = Script()
    script.make_ready()
    script.hear("`|@|`|@|@")
    assert fault_codes(script) == []
    script.hear("d|@|@|@|@")
    assert fault_codes(script) == ["paper_out"]


def test_an_error_is_a_fault_after_three_clears_that_leave_it_and_a_clean_printer_has_three_again() -> None:
    script = Script()
    script.make_ready()
    error = f"{chr(0x40 | F1.SYSTEM_ERROR)}|@|@|@|P"
    for _ in range(2):
        clears = 0
        while not fault_codes(script):
            clears += script.hear(error, after_ms=1_000).count(b"^C|")
        assert clears == CLEARS_BEFORE_FAULT
        script.hear(CLEAN)
        script.hear(CLEAN, after_ms=6_000)
        assert script.taken()[-1] == PrinterReady()


def test_a_printer_is_stuck_after_sixty_seconds_of_work_and_not_before() -> None:
    script = Script()
    script.make_ready()
    script.hear(BUSY, after_ms=59_999)
    assert fault_codes(script) == []
    script.hear(BUSY, after_ms=1)
    assert fault_codes(script) == ["system"]


@pytest.mark.parametrize("flags", [POWERED_UP, PRINTED])
def test_evidence_that_three_clears_leave_standing_is_a_fault(flags: str) -> None:
    script = Script()
    script.make_ready()
    sent = b""
    for _ in range(4):
        assert fault_codes(script) == []
        sent += script.hear(flags, after_ms=1_000, times=1)
    assert (sent.count(b"^C|^"), fault_codes(script)) == (3, ["system"])


@pytest.mark.parametrize(("handled", "is_new"), [(0, False), (1, True)])
def test_a_ticket_is_known_to_be_new_once_a_report_of_this_life_is_handled(handled: int, is_new: bool) -> None:
    script = Script()
    script.handles = False
    script.make_ready()
    script.machine.handled = handled
    script.order(1)
    script.hear()
    assert (b"^P|" in script.hear(CLEAN)) == is_new, "one that a former life may have sent is looked for first"


def test_a_ticket_ordered_before_the_printer_was_ever_ready_may_be_an_old_one() -> None:
    script = Script()
    script.hear()
    script.hear("T|@|@|@|P")
    script.order(1)
    script.hear()
    assert b"^P|" not in script.hear(CLEAN)


def test_a_slip_is_no_proof_that_a_printer_has_no_ticket_from_before() -> None:
    script = Script()
    script.hear()
    script.hear("T|@|@|@|P")
    script.machine.order = PrinterOrder(slip=Slip(1, ("A",)))
    script.hear()
    script.hear("T|@|@|@|P")
    assert [type(report) for report in script.taken()] == [Back, PrinterFault, SlipFailed, PrinterFault]
    script.order(1)
    script.hear()
    assert b"^P|" not in script.hear(CLEAN)


def test_a_slip_ordered_while_its_printer_is_not_there_has_failed_at_once() -> None:
    script = Script()
    script.make_ready()
    script.machine.closed(message("device.unplugged"))
    script.machine.opened(script.now_ms)
    script.machine.order = PrinterOrder(slip=Slip(1, ("A",)))
    script.hear(after_ms=0)
    assert script.taken()[-1] == SlipFailed(
        1, message("slip.not_printed", number=1, cause=message("slip.printer_lost"))
    )


def test_a_ticket_comes_before_a_slip() -> None:
    script = Script()
    script.make_ready()
    script.machine.order = PrinterOrder(ticket(1), Slip(1, ("A",)))
    script.hear()
    assert script.hear(CLEAN).startswith(b"^P|0|1|")
