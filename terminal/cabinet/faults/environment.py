"""Faults outside the game: the ticket authority, the clock, the disks, and the camera of the dice."""

from __future__ import annotations

from drivers.ports import Lamp
from terminal.cabinet.faults.fault import Fault
from terminal.rules.refusal import Phrase

ENVIRONMENT = (
    Fault(
        code="authority_lost",
        title=Phrase("The ticket authority does not answer"),
        remedy=Phrase("Read what it says. It ends by itself when the authority answers."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="authority_stands",
        stops=("tickets_in", "cash_out"),
        stands=lambda state: state.ticketing.authority is not None and state.ticketing.authority.faulty,
    ),
    Fault(
        code="authority_contradiction",
        title=Phrase("The ticket authority's books contradict the cabinet's"),
        remedy=Phrase("Compare the ticket with the authority's books. It ends when the technician's key is turned."),
        who="technician",
        lamp=Lamp.CALL,
        event="ticket_noted",
        stops=(),
        stands=lambda state: bool(state.machine.contradictions),
    ),
    Fault(
        code="tickets_tilted",
        title=Phrase("Tickets are not taken for a while"),
        remedy=Phrase(
            "See who feeds in tickets that no cabinet has printed. It ends when its time is over, or when it is"
            " acknowledged on the page of faults or by turning the attendant's key back."
        ),
        who="attendant",
        lamp=Lamp.CALL,
        event="ticket_in_tilted",
        stops=("tickets_in",),
        stands=lambda state: state.acceptor.unknown_tickets.until_ms is not None,
    ),
    Fault(
        code="unknown_tickets",
        title=Phrase("Unknown tickets were fed in one after the other"),
        remedy=Phrase(
            "See who feeds them in, look at the tickets, and acknowledge it on the page of faults or by turning the"
            " key back."
        ),
        who="attendant",
        lamp=Lamp.CALL,
        event="ticket_in_tilted",
        stops=(),
        stands=lambda state: state.acceptor.unknown_tickets.attendant_called,
    ),
    Fault(
        code="clock_off",
        title=Phrase("The clock was set, or shows a time that is not confirmed"),
        remedy=Phrase(
            "Set the clock right: it then ends by itself. Turn the technician's key if it is right as it is."
        ),
        who="technician",
        lamp=Lamp.FAULT,
        event="clock_moved",
        stops=("tickets_in", "tickets_out"),
        stands=lambda state: state.machine.clock is not None and not state.machine.clock.asks,
    ),
    Fault(
        code="clock_jumped",
        title=Phrase("The clock has jumped to a time that is not believed"),
        remedy=Phrase("Set the clock right. If it is right as it is, confirm it: Diagnostics, Clock."),
        who="technician",
        lamp=Lamp.FAULT,
        event="clock_moved",
        stops=("tickets_in", "tickets_out"),
        stands=lambda state: state.machine.clock is not None and state.machine.clock.asks,
    ),
    Fault(
        code="no_day",
        title=Phrase("No gaming day has begun yet, for the clock shows an impossible time"),
        remedy=Phrase("Set the clock right. If it is right as it is, confirm it: Diagnostics, Clock."),
        who="technician",
        lamp=Lamp.FAULT,
        event="clock_moved",
        stops=("play", "money_in"),
        stands=lambda state: state.awaits_first_day,
    ),
    Fault(
        code="disk_full",
        title=Phrase("The disk of the journal is nearly full"),
        remedy=Phrase("Make room on the disks. It ends by itself when there is room."),
        who="automatic",
        lamp=Lamp.DISABLED,
        event="disk_stands",
        stops=("dice", "money_in"),
        stands=lambda state: state.machine.disk.status == "full",
    ),
    Fault(
        code="disk_low",
        title=Phrase("The disk of the journal will soon be full"),
        remedy=Phrase("Make room on the disks. It ends by itself when there is room."),
        who="automatic",
        lamp=Lamp.CALL,
        event="disk_stands",
        stops=(),
        stands=lambda state: state.machine.disk.status == "low",
    ),
    Fault(
        code="camera_lost",
        title=Phrase("The camera of the dice shows no picture"),
        remedy=Phrase(
            "Look at the camera, its power and its network. Play goes on with the drawn dice. It ends by itself when"
            " the picture is back."
        ),
        who="automatic",
        lamp=Lamp.CALL,
        event="camera_stands",
        stops=(),
        stands=lambda state: bool(state.machine.camera),
    ),
)
