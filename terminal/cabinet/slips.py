"""Slips: papers without a barcode. Which may be ordered, and what becomes of those under way.

They are printed one after another, each at most once; nothing of them survives a start. Nobody is kept from playing by
one that fails: it says so, and a person may have another one printed (regulation D4).
"""

from __future__ import annotations

from drivers.ports import MAX_SLIP_CHARACTERS, Slip
from drivers.ports.message import Message, message
from terminal.cabinet.commands import Instant
from terminal.cabinet.events import AnyEvent, SlipAbout, SlipClosed, SlipOrdered
from terminal.cabinet.standing import why_not_ready
from terminal.cabinet.state import State
from terminal.common.local_time import local
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

PRINTER_LOST = message("slip.printer_lost")


def ordered(state: State, about: SlipAbout, number: int, papers: list[list[str]]) -> tuple[SlipOrdered, ...]:
    """Have these papers printed behind those that are under way already. To be asked of a printer that can."""
    first = state.papers.last_slip + 1
    return tuple(SlipOrdered(Slip(at, tuple(lines)), about, number) for at, lines in enumerate(papers, start=first))


def verify_printable(state: State) -> None:
    """The printer would print a slip at once, or behind those that it prints. Raises Refusal."""
    if state.ticketing.ticket is not None:
        raise Refusal(
            "ticket_open", "Ticket {number} is not finished yet.", number=state.ticketing.ticket.ticket.number
        )
    if not state.papers.slips and (why := why_not_ready(state, "printer")):
        raise Refusal("device", "The ticket printer is not ready: {why}.", why=why)


def verify_none(state: State) -> None:
    """No slip is under way: a ticket waits until they are out. Raises Refusal."""
    if state.papers.slips:
        raise Refusal("device", "The ticket printer is printing a paper for the staff: please wait.")


def printed(state: State, number: int) -> tuple[AnyEvent, ...]:
    """Close the slip that is out."""
    return (SlipClosed(number, printed=True),) if _under_way(state, number) else ()


def failed(state: State, number: int, reason: Message) -> tuple[AnyEvent, ...]:
    """Close the slip that is not out, or may not be."""
    return (SlipClosed(number, printed=False, reason=reason),) if _under_way(state, number) else ()


def printer_lost(state: State) -> tuple[AnyEvent, ...]:
    """Close all slips: who prints them has gone."""
    return tuple(
        SlipClosed(number, printed=False, reason=message("slip.not_printed", number=number, cause=PRINTER_LOST))
        for number in (one.slip.number for one in state.papers.slips)
    )


def _under_way(state: State, number: int) -> bool:
    return any(one.slip.number == number for one in state.papers.slips)


def heading(profile: Profile, title: str) -> list[str]:
    """The first lines of every slip: what it is, that it is worth nothing, and whose."""
    return [
        title,
        "NOT A TICKET - CANNOT BE REDEEMED",
        "",
        profile.establishment,
        profile.location,
        profile.city,
        f"MACHINE# {profile.machine_id:08d}",
        "",
    ]


def row(name: str, value: str) -> str:
    """A name at the left margin, its value at the right one; the value is never cut."""
    return f"{name[: MAX_SLIP_CHARACTERS - len(value) - 1]:<{MAX_SLIP_CHARACTERS - len(value)}}{value}"


def entry(name: str, value: str) -> list[str]:
    """A name and its value on one line, or on two where they would not fit: nothing of a meter's name is cut."""
    if len(name) + 1 + len(value) <= MAX_SLIP_CHARACTERS:
        return [row(name, value)]
    return [*in_lines(name), row("", value)]


def in_lines(text: str) -> list[str]:
    """Break a text between words into lines that fit."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= MAX_SLIP_CHARACTERS:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def when(at_ms: int, now: Instant) -> str:
    """An instant of the wall clock as it stood on this cabinet's; 0 stands for one that nobody has kept."""
    return f"{local(at_ms, now.offset_minutes):%m/%d/%Y %H:%M:%S}" if at_ms else "not known"
