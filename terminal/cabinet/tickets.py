"""Reports of printer and ticket authority about the ticket under way. Its number is printed at most once, ever."""

from __future__ import annotations

from msgspec.structs import replace

from drivers.ports.message import Message, message
from terminal.cabinet import acknowledging
from terminal.cabinet.events import Event, TicketDone, TicketDoubted, TicketEntered, TicketRenumbered
from terminal.cabinet.numbering import ticket_validation
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import PAPER_IN_SLOT
from terminal.cabinet.state.tickets import TicketMatter
from terminal.settings.parameters import Profile


def entered(state: State, validation: str) -> tuple[Event, ...]:
    """The authority knows the ticket under way, which may now be printed."""
    return (TicketEntered(state.ticketing.last_number),) if _to_enter(state, validation) else ()


def number_known(profile: Profile, state: State, validation: str) -> tuple[Event, ...]:
    """The authority already had this number, as after an older journal was restored: take the next one."""
    if not _to_enter(state, validation) or state.ticketing.ticket is None:
        return ()
    sequence = state.ticketing.sequence + 1
    ticket = replace(state.ticketing.ticket.ticket, validation=ticket_validation(profile, state, sequence))
    return (TicketRenumbered(ticket, sequence),)


def _to_enter(state: State, validation: str) -> bool:
    matter = state.ticketing.ticket
    return matter is not None and matter.book == "to_enter" and matter.ticket.validation == validation


def ready(state: State, device: str, paper_low: bool) -> tuple[Event, ...]:
    """Record that the printer is ready; that says nothing about an open ticket."""
    return acknowledging.ready(state, device, message("printer.paper_low") if paper_low else "")


def printed(state: State, number: int) -> tuple[Event, ...]:
    """Close the ticket under way, in doubt or not: the printer's report that it is on paper ends every doubt."""
    return () if _under_way(state, number) is None else (TicketDone(number),)


def in_doubt(state: State, number: int, reason: Message) -> tuple[Event, ...]:
    """Have an attendant decide on the ticket."""
    matter = _under_way(state, number)
    return () if matter is None or matter.doubt else (TicketDoubted(number, reason),)


def waits_in_slot(state: State) -> bool:
    """A printed ticket waits for its player; a staff paper in the chute is not the player's."""
    return state.machine.devices["printer"].code == PAPER_IN_SLOT and state.papers.last_paper == "ticket"


def _under_way(state: State, number: int) -> TicketMatter | None:
    matter = state.ticketing.ticket
    return matter if matter is not None and matter.ticket.number == number else None
