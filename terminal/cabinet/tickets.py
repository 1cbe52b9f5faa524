"""What the printer's reports mean for the ticket under way. Its number is printed at most once, whatever happens."""

from __future__ import annotations

from terminal.cabinet.events import AnyEvent, TicketDone, TicketDoubted
from terminal.cabinet.standing import stands
from terminal.cabinet.state import State


def ready(state: State, device: str, paper_low: bool) -> tuple[AnyEvent, ...]:
    """Note that the printer would print; it says so of no ticket that is still open."""
    return stands(state, device, note="The ticket paper is running low." if paper_low else "")


def printed(state: State, number: int) -> tuple[AnyEvent, ...]:
    """Close the ticket under way, in doubt or not: the printer's word that it is on paper ends every doubt."""
    return (TicketDone(number),) if _under_way(state, number) else ()


def in_doubt(state: State, number: int, reason: str) -> tuple[AnyEvent, ...]:
    """Put the ticket into an attendant's hands."""
    if not _under_way(state, number) or (state.ticket is not None and state.ticket.doubt):
        return ()
    return (TicketDoubted(number, reason),)


def _under_way(state: State, number: int) -> bool:
    return state.ticket is not None and state.ticket.ticket.number == number
