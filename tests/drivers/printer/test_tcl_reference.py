"""The flags, times and bytes of TCL printers as the device reference 2.1 lists them, and what each flag means."""

from __future__ import annotations

from enum import IntFlag

import pytest

from drivers.ports import SlipFailed, TicketInDoubt
from drivers.ports.message import Message, message
from drivers.printer.tcl_codec import F1, F2, F3, F4, F5, Clear, ExtendedStatus, StatusReader, encode_command
from drivers.printer.tcl_flags import busy, clearing, evidence, fault, idle, paper_low, stopped
from drivers.printer.tcl_job import Job, Next
from drivers.printer.tcl_slip import slip_commands
from drivers.printer.tcl_slip_job import SlipJob
from tests.drivers.printer.bench import ticket
from tests.drivers.printer.test_tcl_slips import SLIP
from tests.each import each_of

BITS = (0x20, 0x10, 0x08, 0x04, 0x02, 0x01)
FLAGS: dict[type[IntFlag], str] = {
    F1: "busy, system error, head up, paper out, head error, voltage error",
    F2: (
        "temperature error, library reference error, print data error, library load error, buffer overflow, "
        "job memory overflow"
    ),
    F3: "command error, libraries corrupted, paper in chute, flash error, offline, missing supply index",
    F4: "jam elsewhere, -, journal mode, cutter error, jam, paper low",
    F5: "validation done, top of form, xoff, drawer open, barcode processed, reset",
}
MEANINGS = """
    busy system head_up paper_out system system
    system system system system system system
    system system chute system offline system
    jam - - system jam low
    evidence - busy drawer_open - evidence
"""
"""What each bit alone means, in the order of `FLAGS` and `BITS`: a fault by its name, or another thing to be known."""
ALONE = [
    (place, bit, meaning)
    for place, row in enumerate(MEANINGS.strip().splitlines())
    for bit, meaning in zip(BITS, row.split(), strict=True)
]
MOST_URGENT_FIRST = ("head_up", "drawer_open", "jam", "paper_out", "offline", "system", "chute")
STOPPING = MOST_URGENT_FIRST[:4]
CLEARED_BY = {"evidence": Clear(), "system": Clear(), "jam": Clear("j")}


def flags(*bits: tuple[int, int]) -> ExtendedStatus:
    """The status with these bits, each with the index of its byte, as a printer sends it."""
    letters = [0x40] * 5
    for place, bit in bits:
        letters[place] |= bit
    wire = f"*S|0|GURUSAG18|{'|'.join(map(chr, letters))}|P0|*".encode()
    (status,) = StatusReader().feed(wire)
    assert isinstance(status, ExtendedStatus)
    return status


@pytest.mark.parametrize(("place", "kind"), list(enumerate(FLAGS)))
def test_every_flag_has_its_bit_on_the_wire(place: int, kind: type[IntFlag]) -> None:
    for bit, name in zip(BITS, FLAGS[kind].split(", "), strict=True):
        status = flags((place, bit))
        said = (status.f1, status.f2, status.f3, status.f4, status.f5)[place]
        assert said == bit
        assert kind.__members__.get(name.replace(" ", "_").upper()) == (said if name != "-" else None), name


@each_of(("place", "bit", "meaning"), ALONE)
def test_every_flag_alone_means_what_the_table_says(place: int, bit: int, meaning: str) -> None:
    status = flags((place, bit))
    found, stop = fault(status), stopped(status)
    assert (found.code if found else None) == (meaning if meaning in MOST_URGENT_FIRST else None)
    assert (stop.code if stop else None) == (meaning if meaning in STOPPING else None)
    assert busy(status) == (meaning == "busy")
    assert evidence(status) == (meaning == "evidence")
    assert paper_low(status) == (meaning == "low")
    assert idle(status) == (meaning in ("-", "low", "evidence"))
    assert clearing(status) == CLEARED_BY.get(meaning)
    assert clearing(flags((place, bit), (0, F1.BUSY))) is None, "nothing is cleared while the printer is at work"


def test_of_several_faults_the_one_that_a_person_must_see_to_first_is_named() -> None:
    shown = [(meaning, (place, bit)) for place, bit, meaning in ALONE if meaning in MOST_URGENT_FIRST]
    for one, first in shown:
        for other, second in shown:
            found = fault(flags(first, second))
            assert found is not None
            assert found.code == min(one, other, key=MOST_URGENT_FIRST.index), f"{one} and {other}"


# Slips ----------------------------------------------------------------------------------------------------------------


def test_a_slip_defines_its_lines_and_its_template_and_prints_one_copy() -> None:
    assert b"".join(map(encode_command, slip_commands(SLIP))) == (
        b"^R|$|DR|^"
        b"^R|0|R|0|0|512|32||0|0|3|1|1|0|0||^"
        b"^R|1|R|0|32|512|32||0|0|3|1|1|0|0||^"
        b"^R|2|R|0|64|512|32||0|0|3|1|1|0|0||^"
        b"^T|S|R|512|1100|0|1|2|^"
        b"^P|S|1|HAND PAY RECEIPT||Amount  $1,085.02|^"
    )


# Waits ----------------------------------------------------------------------------------------------------------------


def test_a_ticket_without_progress_is_in_doubt_after_sixty_seconds_and_not_before() -> None:
    job = Job(ticket(1), sent=True, now_ms=1_000)
    assert job.overdue(60_999) is None
    cause = message("ticket.in_doubt", number=1, cause=message("ticket.no_progress", seconds=60))
    assert job.overdue(61_000) == TicketInDoubt(1, cause)
    job.look(2_000, flags((0, F1.BUSY)))
    assert job.overdue(61_999) is None, "another status than before is progress"
    assert job.overdue(62_000) is not None
    assert Job(ticket(1), sent=False, now_ms=1_000).overdue(1_000_000) is None, "a ticket not sent may wait for ever"


def test_a_command_is_given_again_after_five_seconds_of_rest_behind_the_fence_and_not_before() -> None:
    job = Job(ticket(1), sent=False, now_ms=0)
    assert job.look(0, flags()) is Next.SEND
    job.command_sent(0)
    assert job.needs_fence
    job.fence_answered()
    assert job.needs_fence, "what was not asked for is no fence"
    job.fence_asked()
    job.fence_answered()
    assert not job.needs_fence
    assert job.look(1_000, flags()) is Next.WAIT
    assert job.look(5_999, flags()) is Next.WAIT
    assert job.look(6_000, flags()) is Next.SEND


@pytest.mark.parametrize("bit", [F3.PAPER_IN_CHUTE, F3.OFFLINE, F3.COMMAND_ERROR])
def test_a_ticket_that_was_seen_to_be_begun_is_in_doubt_after_the_rest_and_not_sent_again(bit: F3) -> None:
    job = Job(ticket(1), sent=False, now_ms=0)
    job.command_sent(0)
    job.fence_asked()
    job.fence_answered()
    assert job.look(1_000, flags()) is Next.WAIT
    assert job.look(1_200, flags((2, bit))) is Next.WAIT
    assert job.look(5_999, flags()) is Next.WAIT
    cause = message("ticket.in_doubt", number=1, cause=message("ticket.at_rest"))
    assert job.look(6_000, flags()) == TicketInDoubt(1, cause)


def failed(cause: Message) -> SlipFailed:
    return SlipFailed(1, message("slip.not_printed", number=1, cause=cause))


def test_a_slip_waits_sixty_seconds_and_takes_sixty_and_no_longer() -> None:
    late = failed(message("slip.not_done", seconds=60))
    job = SlipJob(SLIP, 1_000)
    assert [job.overdue(60_999), job.overdue(61_000)] == [None, late]
    job.command_sent(50_000)
    assert [job.overdue(109_999), job.overdue(110_000)] == [None, late]


def test_a_slip_that_is_not_begun_after_six_seconds_has_failed_and_not_before() -> None:
    job = SlipJob(SLIP, 0)
    assert job.look(1_000, flags()) is Next.SEND
    job.command_sent(1_000)
    assert job.look(6_999, flags()) is Next.WAIT
    assert job.look(7_000, flags()) == failed(message("slip.not_begun"))


@each_of(("place", "bit", "meaning"), ALONE)
def test_a_slip_that_was_not_sent_waits_for_what_passes_and_fails_at_what_a_person_must_see_to(
    place: int, bit: int, meaning: str
) -> None:
    verdict = SlipJob(SLIP, 0).look(0, flags((place, bit)))
    if meaning in ("-", "low"):
        assert verdict is Next.SEND
    elif meaning in ("busy", "evidence", "system", "chute"):
        assert verdict is Next.WAIT
    else:
        assert verdict == failed(message("slip.not_taken", cause=Message(f"slip.cause.{meaning}")))


@each_of(("place", "bit", "meaning"), ALONE)
def test_a_slip_that_was_sent_fails_at_every_fault_but_a_paper_in_the_slot(place: int, bit: int, meaning: str) -> None:
    job = SlipJob(SLIP, 0)
    job.command_sent(0)
    verdict = job.look(100, flags((place, bit)))
    if meaning in MOST_URGENT_FIRST and meaning != "chute":
        assert verdict == failed(message("slip.interrupted", cause=Message(f"slip.cause.{meaning}")))
    elif (place, bit) == (4, F5.RESET):
        assert verdict == failed(message("slip.power_lost"))
    else:
        assert verdict is Next.WAIT
