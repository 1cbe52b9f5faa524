"""How one ticket is printed at most once: what each status proves about it, and what proves nothing."""

from __future__ import annotations

import pytest

from drivers.ports import Back, Lost, PrinterOrder, PrinterReady, Ticket, TicketInDoubt, TicketPrinted
from drivers.ports.message import message
from drivers.printer.tcl_job import MAX_SENDS, PROGRESS_MS, QUIET_MS
from terminal.messages.english import sentence
from tests.drivers.printer.script import (
    BUSY,
    CLEAN,
    NUMBER_DONE,
    POWERED_UP,
    PRINTED,
    STANDARD,
    Script,
    fault_codes,
    in_doubt,
)

# One ticket -----------------------------------------------------------------------------------------------------------


def test_a_ticket_is_sent_once_and_printed_when_its_number_is_done() -> None:
    script = Script()
    script.send_print()
    sent = b"".join(script.hear(flags, also=STANDARD) for flags in (CLEAN, BUSY, BUSY, NUMBER_DONE, PRINTED, PRINTED))
    assert script.taken() == [TicketPrinted(1)]
    assert b"^P" not in sent


@pytest.mark.parametrize("flags", [PRINTED, NUMBER_DONE, POWERED_UP, "P|@|@|B|@"])
def test_what_a_status_without_a_checksum_says_only_once_is_not_believed(flags: str) -> None:
    """Found by fuzzing: one bit flipped on the line let a ticket count as printed that was not on paper."""
    script = Script()
    script.send_print()
    script.hear(BUSY, also=STANDARD)
    script.hear(flags, times=1)
    script.hear(BUSY)
    assert script.taken() == []
    script.hear(PRINTED)
    assert script.taken() == [TicketPrinted(1)]


def test_a_fault_before_printing_only_delays_the_ticket() -> None:
    script = Script()
    script.make_ready()
    script.order(1)
    sent = b"".join(script.hear("T|@|@|@|P") for _ in range(400))
    assert fault_codes(script) == ["paper_out"]
    assert b"^P" not in sent
    script.taken()
    assert b"^P|" in script.hear(CLEAN)
    assert script.taken() == [PrinterReady()]


@pytest.mark.parametrize("flags", [POWERED_UP, "P|@|@|@|A", "@|@|`|@|P"])
def test_a_new_ticket_not_yet_sent_is_only_delayed_when_the_printer_lost_its_power(flags: str) -> None:
    script = Script()
    script.make_ready()
    script.order(1)
    script.hear()
    assert script.hear(flags, times=1) == b"^C|^"
    assert b"^P|" in script.hear(CLEAN, after_ms=1_000)
    assert script.taken() == []


def test_a_printer_that_does_not_answer_while_it_prints_is_waited_for() -> None:
    script = Script()
    script.send_print()
    for _ in range(25):
        script.hear(after_ms=1_000)
    script.hear(PRINTED)
    assert script.taken() == [Lost(message("device.silent")), Back("GURUSAG18"), TicketPrinted(1)]


@pytest.mark.parametrize(
    ("flags", "cause"),
    [
        ("P|@|@|B|@", "paper jammed"),
        ("T|@|@|@|@", "paper ran out"),
        ("X|@|@|@|@", "the print head was lifted"),
        ("@|@|@|@|D", "the paper drawer was opened"),
        (POWERED_UP, "lost its power"),
    ],
)
def test_a_print_that_is_stopped_is_in_doubt_at_once(flags: str, cause: str) -> None:
    script = Script()
    script.send_print()
    script.hear(BUSY, also=STANDARD)
    script.hear(flags)
    (doubt,) = [report for report in script.reports if isinstance(report, TicketInDoubt)]
    assert cause in sentence(doubt.reason)


@pytest.mark.parametrize("flags", ["P|@|@|B|`", "T|@|@|@|`", "X|@|@|@|`", "@|@|@|@|d", "@|@|@|@|a"])
def test_a_number_done_is_printed_whatever_else_the_flags_say(flags: str) -> None:
    script = Script()
    script.send_print()
    script.hear(flags)
    assert script.reports[0] == TicketPrinted(1)


@pytest.mark.parametrize("flags", ["T|@|@|@|P", POWERED_UP, "@|@|@|B|P"])
def test_a_ticket_from_before_a_restart_is_in_doubt_if_the_printer_stopped(flags: str) -> None:
    script = Script()
    script.order(1)
    script.hear()
    sent = script.hear(flags) + script.hear(flags)
    assert in_doubt(script) == [1]
    assert b"^P" not in sent


def test_a_ticket_from_before_a_restart_is_printed_if_its_number_is_done() -> None:
    script = Script()
    script.order(1)
    script.hear()
    script.hear(PRINTED)
    assert script.taken() == [Back("GURUSAG18"), TicketPrinted(1)]


def test_a_verdict_is_said_again_when_contact_is_back() -> None:
    script = Script()
    script.send_print()
    script.hear(PRINTED)
    script.machine.closed(message("device.unplugged"))
    script.machine.opened(script.now_ms)
    script.hear()
    script.hear(PRINTED)
    assert script.taken() == [TicketPrinted(1), Lost(message("device.unplugged")), Back("GURUSAG18"), TicketPrinted(1)]


# "It never received the command" --------------------------------------------------------------------------------------


def quiet(script: Script, ms: int, also: bytes = b"") -> bytes:
    """Receive only clean statuses for this long."""
    return b"".join(script.hear(CLEAN, also=also) for _ in range(ms // 200))


def test_after_the_fence_and_the_quiet_time_the_command_is_given_again() -> None:
    script = Script()
    script.send_print()
    assert b"^P" not in script.hear(CLEAN, also=STANDARD) + quiet(script, QUIET_MS - 200)
    assert b"^P|" in script.hear(CLEAN)


def test_statuses_sent_unasked_prove_nothing_without_the_fence() -> None:
    script = Script()
    script.send_print()
    sent = quiet(script, QUIET_MS * 4)
    assert b"^P" not in sent
    assert b"^S|^^Se|^" in sent


def test_a_status_from_before_the_command_does_not_settle_it() -> None:
    script = Script()
    script.send_print()
    assert b"^P" not in script.hear(CLEAN, after_ms=1)
    assert script.taken() == []


def test_the_quiet_time_begins_again_after_a_loss_of_contact() -> None:
    script = Script()
    script.send_print()
    quiet(script, QUIET_MS - 400, also=STANDARD)
    script.hear(after_ms=6_000)
    assert b"^P" not in quiet(script, QUIET_MS)
    assert b"^P|" in quiet(script, 400)


def test_a_reopened_port_needs_a_fence_of_its_own() -> None:
    script = Script()
    script.send_print()
    script.hear(CLEAN, also=STANDARD)
    script.machine.closed(message("device.unplugged"))
    script.machine.opened(script.now_ms)
    assert b"^P" not in quiet(script, QUIET_MS * 2)


def test_a_ticket_begun_that_leaves_no_number_is_in_doubt_and_not_printed_again() -> None:
    script = Script()
    script.send_print()
    script.hear(BUSY, also=STANDARD)
    assert b"^P" not in quiet(script, QUIET_MS + 400)
    assert in_doubt(script) == [1]


def test_a_command_that_never_arrives_is_given_a_bounded_number_of_times() -> None:
    script = Script()
    script.send_print()
    sent = quiet(script, QUIET_MS * 10, also=STANDARD)
    assert sent.count(b"^P|") == MAX_SENDS - 1
    assert in_doubt(script) == [1]


def test_a_printer_busy_without_end_leaves_the_ticket_in_doubt() -> None:
    script = Script()
    script.send_print()
    for _ in range(PROGRESS_MS // 200):
        script.hear(BUSY, also=STANDARD)
    assert in_doubt(script) == []
    script.hear(BUSY, after_ms=400)
    assert in_doubt(script) == [1]


def test_a_printer_that_never_comes_back_leaves_the_ticket_in_doubt() -> None:
    script = Script()
    script.send_print()
    for _ in range(PROGRESS_MS // 1_000 + 1):
        script.hear(after_ms=1_000)
    assert in_doubt(script) == [1]


@pytest.mark.parametrize(("flags", "settled"), [(PRINTED, TicketPrinted), (POWERED_UP, TicketInDoubt)])
def test_a_printer_that_was_unplugged_for_long_is_asked_what_became_of_the_ticket(
    flags: str, settled: type[TicketPrinted | TicketInDoubt]
) -> None:
    script = Script()
    script.send_print()
    script.machine.closed(message("device.unplugged"))
    script.now_ms += PROGRESS_MS * 10
    script.machine.opened(script.now_ms)
    script.hear(after_ms=1)
    script.hear(flags)
    assert [type(report) for report in script.taken()] == [Lost, Back, settled]


def test_a_printer_that_is_plugged_in_again_but_stays_silent_leaves_the_ticket_in_doubt() -> None:
    script = Script()
    script.send_print()
    script.machine.closed(message("device.unplugged"))
    script.now_ms += PROGRESS_MS
    script.machine.opened(script.now_ms)
    for _ in range(PROGRESS_MS // 1_000 - 1):
        script.hear(after_ms=1_000)
    assert in_doubt(script) == []
    script.hear(after_ms=1_000)
    assert in_doubt(script) == [1]


def test_an_older_ticket_is_never_printed_again() -> None:
    script = Script()
    script.send_print(2)
    script.hear(PRINTED)
    script.order(1)
    script.hear()
    assert b"^P" not in script.hear(PRINTED) + script.hear(CLEAN) + quiet(script, QUIET_MS * 2)
    assert in_doubt(script) == [1]


def test_a_ticket_without_a_validation_number_is_not_printed() -> None:
    script = Script()
    script.make_ready()
    script.machine.order = PrinterOrder(Ticket(1, "12", "", "", "", "", "", "", "", "", ""))
    script.hear()
    assert b"^P" not in script.hear(CLEAN)
    assert in_doubt(script) == [1]


def test_a_number_that_is_done_as_the_quiet_time_ends_is_waited_for_and_nothing_is_printed_again() -> None:
    script = Script()
    script.send_print()
    assert b"^P" not in script.hear(CLEAN, also=STANDARD) + quiet(script, QUIET_MS - 200)
    assert b"^P" not in script.hear(PRINTED, times=1)
    assert b"^P" not in script.hear(PRINTED)
    assert script.taken() == [TicketPrinted(1)]
