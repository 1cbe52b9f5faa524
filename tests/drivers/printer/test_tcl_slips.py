"""A slip is printed once and without a barcode, or reported as failed, whatever happens at whichever instant."""

from __future__ import annotations

from typing import cast

import pytest

from drivers.ports import (
    MAX_SLIP_CHARACTERS,
    MAX_SLIP_LINES,
    PrinterOrder,
    PrinterReady,
    Report,
    Slip,
    SlipFailed,
    SlipPrinted,
)
from drivers.ports.message import message
from drivers.printer.tcl import TclMachine
from drivers.printer.tcl_codec import MAX_COMMAND_BYTES, CommandReader, Print, encode_command
from drivers.printer.tcl_slip import slip_commands
from drivers.simulated.printer_tcl import TclTwin
from terminal.messages.english import sentence

STEP_MS = 50
SLIP = Slip(1, ("HAND PAY RECEIPT", "", "Amount  $1,085.02"))


class Line:
    """A printer and its machine, joined by a line that can be cut, in virtual time."""

    def __init__(self) -> None:
        self.twin, self.machine = TclTwin(None), TclMachine()
        self.now_ms = 0
        self.said: list[Report] = []
        self.joined = True
        self._answer = b""
        self.machine.opened(0)
        self.run(4_000)

    def run(self, ms: int) -> None:
        """Let time pass; each report is handled at once."""
        for _ in range(0, ms, STEP_MS):
            self.now_ms += STEP_MS
            sent = self.machine.step(self.now_ms, self._answer) if self.joined else b""
            self._answer = self.twin.step(self.now_ms, sent)
            self._collect()

    def order(self, slip: Slip) -> None:
        """Have the slip printed, from now on."""
        self.said.clear()
        self.machine.order = PrinterOrder(slip=slip)

    def cut(self) -> None:
        """Pull the cable."""
        self.joined = False
        self._answer = b""
        self.machine.closed(message("device.not_plugged_in"))
        self._collect()

    def _collect(self) -> None:
        for number, report in self.machine.reports():
            self.said.append(report)
            self.machine.handled = number
            if isinstance(report, SlipPrinted | SlipFailed):
                self.machine.order = PrinterOrder()

    def slips(self) -> list[list[str]]:
        """What is on paper."""
        return cast("list[list[str]]", self.twin.picture()["slips"])

    def verdicts(self) -> list[Report]:
        """The reports about slips."""
        return [report for report in self.said if isinstance(report, SlipPrinted | SlipFailed)]


@pytest.fixture
def line() -> Line:
    """A printer that is ready."""
    line = Line()
    assert PrinterReady() in line.said
    return line


def test_a_slip_comes_out_line_by_line_and_without_a_ticket(line: Line) -> None:
    line.order(SLIP)
    line.run(8_000)
    assert line.slips() == [list(SLIP.lines)]
    assert line.twin.picture()["printed"] == []
    assert line.verdicts() == [SlipPrinted(1)]
    assert line.said[-1] == PrinterReady()


def test_a_printer_that_lost_its_power_between_two_slips_gets_the_template_again(line: Line) -> None:
    line.order(SLIP)
    line.run(8_000)
    line.twin.power(False)
    line.twin.power(True)
    line.run(8_000)
    line.order(Slip(2, ("Second",)))
    line.run(8_000)
    assert line.slips()[-1] == ["Second"]


def test_the_next_slip_waits_until_the_one_before_is_taken(line: Line) -> None:
    line.twin.do(["hold"])
    line.order(SLIP)
    line.run(6_000)
    line.order(Slip(2, ("Second",)))
    line.run(6_000)
    assert line.verdicts() == []
    line.twin.do(["take"])
    line.run(4_000)
    assert line.verdicts() == [SlipPrinted(2)]


@pytest.mark.parametrize("words", ["paper out", "head up", "drawer open", "jam"])
@pytest.mark.parametrize("after_ms", [0, 200, 700, 1_500])
def test_a_printer_that_stops_has_failed_the_slip_and_it_never_comes_out_later(
    line: Line, words: str, after_ms: int
) -> None:
    line.order(SLIP)
    line.run(after_ms)
    line.twin.do(words.split())
    line.run(8_000)
    (verdict,) = line.verdicts()
    assert isinstance(verdict, SlipFailed)
    assert sentence(verdict.reason).endswith(".")
    for mended in ("paper load", "head down", "drawer close"):
        line.twin.do(mended.split())
    line.run(20_000)
    assert line.slips() == []


@pytest.mark.parametrize("after_ms", range(100, 3_000, 100))
def test_a_cable_that_is_pulled_fails_the_slip_unless_it_was_out(line: Line, after_ms: int) -> None:
    line.order(SLIP)
    line.run(after_ms)
    line.cut()
    line.run(3_000)
    (verdict,) = line.verdicts()
    assert isinstance(verdict, SlipFailed) or line.slips() == [list(SLIP.lines)]


@pytest.mark.parametrize("after_ms", range(0, 2_000, 100))
def test_a_printer_that_loses_its_power_at_any_instant_never_prints_a_slip_twice(line: Line, after_ms: int) -> None:
    line.order(SLIP)
    line.run(after_ms)
    line.twin.power(False)
    line.run(500)
    line.twin.power(True)
    line.run(20_000)
    (verdict,) = line.verdicts()
    assert len(line.slips()) == isinstance(verdict, SlipPrinted)


def test_a_slip_whose_number_was_before_is_not_printed_again(line: Line) -> None:
    line.order(SLIP)
    line.run(8_000)
    line.order(SLIP)
    line.run(8_000)
    assert len(line.slips()) == 1
    assert isinstance(line.verdicts()[0], SlipFailed)


def test_the_longest_slip_fits_a_command_and_what_is_too_long_is_cut() -> None:
    commands = slip_commands(Slip(1, ("W" * 99,) * 99))
    encoded = [encode_command(command) for command in commands]
    assert max(map(len, encoded)) < MAX_COMMAND_BYTES
    assert CommandReader().feed(b"".join(encoded)) == list(commands)
    assert encoded[-1].count(b"W" * MAX_SLIP_CHARACTERS + b"|") == MAX_SLIP_LINES


def test_no_text_of_a_slip_can_become_a_barcode_or_a_command() -> None:
    commands = slip_commands(Slip(1, ("^P|0|1|", "007648465487018968")))
    assert len(CommandReader().feed(b"".join(map(encode_command, commands)))) == len(commands)
    assert all(b"|3|1|1|0|0||^" in encode_command(one) for one in commands[1:3])


@pytest.mark.parametrize(
    ("line", "printed"),
    [
        (f"AMOUNT{'€1,234.56':>38}", f"AMOUNT{'EUR 1,234.56':>38}"),
        (f"Bills of €20.00{'0000000003':>29}", f"Bills of EUR 20.00{'0000000003':>26}"),
        (f"  £5.00 x 3{'£15.00':>33}", f"  GBP 5.00 x 3{'GBP 15.00':>30}"),
        (f"{'€1.00':>44}", f"{'EUR 1.00':>44}"),
    ],
)
def test_a_currencys_code_takes_its_room_from_the_gap_before_an_amount_and_cuts_no_figure(
    line: str, printed: str
) -> None:
    assert (len(line), len(printed)) == (MAX_SLIP_CHARACTERS, MAX_SLIP_CHARACTERS)
    command = slip_commands(Slip(1, (line,)))[-1]
    assert isinstance(command, Print)
    assert command.fields == (printed,)
