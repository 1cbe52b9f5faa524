"""Faults of the ticket printer."""

from __future__ import annotations

from drivers.ports import Lamp
from terminal.cabinet.faults.fault import Fault, at_fault, at_other_fault
from terminal.cabinet.state.machine import PAPER_IN_SLOT
from terminal.rules.refusal import Phrase

PRINTER = (
    Fault(
        code="printer_lost",
        title=Phrase("The ticket printer does not answer"),
        remedy=Phrase("Check its cable and its power. It ends by itself when the printer answers."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_lost",
        stops=("tickets_out",),
        stands=at_fault("printer", "lost"),
    ),
    Fault(
        code="paper_out",
        title=Phrase("The ticket paper is out"),
        remedy=Phrase("Load paper. It ends by itself when the printer is ready."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("tickets_out",),
        stands=at_fault("printer", "paper_out"),
    ),
    Fault(
        code="ticket_jam",
        title=Phrase("A ticket is jammed"),
        remedy=Phrase("Take the paper out of the path. It ends by itself when the printer is ready."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("tickets_out",),
        stands=at_fault("printer", "jam"),
    ),
    Fault(
        code="printer_failure",
        title=Phrase("The ticket printer has failed"),
        remedy=Phrase("A technician mends it, and then turns the technician's key: nothing else ends it."),
        who="technician",
        lamp=Lamp.FAULT,
        event="fault_held",
        stops=("tickets_out",),
        stands=lambda state: "printer" in state.machine.held,
    ),
    Fault(
        code="ticket_in_slot",
        title=Phrase("Paper waits in the slot of the ticket printer"),
        remedy=Phrase("The player takes a ticket, the staff its papers. It ends by itself when the slot is free."),
        who="automatic",
        lamp=Lamp.OFF,
        event="device_stands",
        stops=("cash_out",),
        stands=at_fault("printer", PAPER_IN_SLOT),
    ),
    Fault(
        code="printer_fault",
        title=Phrase("The ticket printer is at fault"),
        remedy=Phrase(
            "Read what it says: shut its head and its drawer, switch it online. It ends when the printer is ready."
        ),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("tickets_out",),
        stands=at_other_fault("printer", "lost", "paper_out", "jam", PAPER_IN_SLOT, "system", "held"),
    ),
    Fault(
        code="paper_low",
        title=Phrase("The ticket paper is running low"),
        remedy=Phrase("Load paper soon. It ends by itself when there is enough."),
        who="automatic",
        lamp=Lamp.CALL,
        event="device_stands",
        stops=(),
        stands=lambda state: state.machine.devices["printer"].ready and bool(state.machine.devices["printer"].note),
    ),
)
