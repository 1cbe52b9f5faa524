"""A ticket that is cashed out while the printer still remembers the one before it."""

from __future__ import annotations

from typing import cast

from drivers.printer.tcl import TclMachine
from drivers.simulated.printer_tcl import TclTwin
from terminal.cabinet.commands import CashOut
from terminal.cabinet.events import TicketDone, TicketDoubted
from terminal.rules.refusal import Refusal
from tests.pipeline.pipeline_wire import PipelineWire


def ready() -> PipelineWire:
    """A cabinet with 20.00 and a printer that would print."""
    wire = PipelineWire("printer", TclMachine, TclTwin(None, unsolicited=True))
    wire.until(lambda: wire.pipeline.state.machine.devices["printer"].ready)
    wire.pipeline.feed(20)
    return wire


def cash_out(wire: PipelineWire) -> bool:
    """Touch Cashout; whether it was accepted."""
    try:
        wire.pipeline.give(CashOut())
    except Refusal:
        return False
    wire.want(wire.pipeline.order("printer"))
    return True


def printed(wire: PipelineWire) -> list[str]:
    return [ticket["validation"] for ticket in cast("list[dict[str, str]]", wire.twin.picture()["printed"])]


def test_a_ticket_is_not_taken_for_printed_by_the_evidence_of_the_one_before_it() -> None:
    wire = ready()
    wire.give("paper out")  # seen only after the ticket is ordered
    assert cash_out(wire)
    wire.until(lambda: wire.pipeline.state.machine.devices["printer"].code == "paper_out")
    wire.give("paper load")
    wire.pipeline.feed(50)
    wire.until(lambda: any(isinstance(event, TicketDone) for event in wire.pipeline.events))
    # A quick finger; the terminal dies before the printer has been ordered to forget the first ticket.
    if cash_out(wire):
        wire.kill()
        wire.until(
            lambda: wire.pipeline.state.ticketing.ticket is None or bool(wire.pipeline.state.ticketing.ticket.doubt),
            120_000,
        )
    done = [event.number for event in wire.pipeline.events if isinstance(event, TicketDone)]
    assert len(done) == len(printed(wire)), f"tickets {done} count as printed, on paper are {printed(wire)}"


def test_a_printer_that_was_unplugged_for_long_is_asked_before_its_ticket_is_in_doubt() -> None:
    wire = ready()
    assert cash_out(wire)
    wire.until(lambda: wire.twin.picture()["printing"] is True)
    wire.cut()
    wire.run(90_000)
    wire.join()
    wire.until(lambda: wire.pipeline.state.ticketing.ticket is None or bool(wire.pipeline.state.ticketing.ticket.doubt))
    assert len(printed(wire)) == 1
    assert not any(isinstance(event, TicketDoubted) for event in wire.pipeline.events)
