"""Slips: papers without a barcode. Which may be ordered, and the outcome of those under way.

They are printed one after another, each at most once; a start drops them all. A failed slip does not stop play: it is
reported, and can be ordered again (regulation D4).
"""

from __future__ import annotations

from collections.abc import Iterable

from drivers.ports import MAX_SLIP_CHARACTERS, Slip
from drivers.ports.message import Message, message
from terminal.cabinet.commands import Instant
from terminal.cabinet.device_status import why_not_ready
from terminal.cabinet.environment import offset_at
from terminal.cabinet.events import Event, SlipAbout, SlipClosed, SlipOrdered
from terminal.cabinet.people.account import Person
from terminal.cabinet.state import State
from terminal.common.local_time import local
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

PRACTICE = "PRACTICE - NOT VALID"
"""What every ticket and every slip of practice says."""
MARKED_LINE = 2
"""The line of a slip that says it: the one below its title and the notice that it is not a ticket."""
PRINTER_LOST = message("slip.printer_lost")


def ordered(
    state: State, about: SlipAbout, number: int, papers: list[list[str]], who: Person | None = None
) -> tuple[SlipOrdered, ...]:
    """Print these papers after those that are already under way. Requires a printer that is able to."""
    first = state.papers.last_slip + 1
    slips = (slip(state, at, lines) for at, lines in enumerate(papers, start=first))
    return tuple(SlipOrdered(one, about, number, who) for one in slips)


def slip(state: State, number: int, lines: list[str]) -> Slip:
    """The slip with these lines, which begin with a `heading`; marked if it is one of practice."""
    if state.configuration.practice:
        lines = [*lines[:MARKED_LINE], PRACTICE, *lines[MARKED_LINE + 1 :]]
    return Slip(number, tuple(lines))


def verify_printable(state: State) -> None:
    """The printer would print a slip now, or after those under way. Raises Refusal."""
    if state.ticketing.ticket is not None:
        raise Refusal(
            "ticket_open", "Ticket {number} is not finished yet.", number=state.ticketing.ticket.ticket.number
        )
    if not state.papers.slips and (why := why_not_ready(state, "printer")):
        raise Refusal("device", "The ticket printer is not ready: {why}.", why=why)


def verify_none(state: State) -> None:
    """No slip is under way: a ticket must wait for them. Raises Refusal."""
    if state.papers.slips:
        raise Refusal("device", "The ticket printer is printing a paper for the staff: please wait.")


def printed(state: State, number: int) -> tuple[Event, ...]:
    """Close a slip that is printed."""
    return (SlipClosed(number, printed=True),) if _under_way(state, number) else ()


def failed(state: State, number: int, reason: Message) -> tuple[Event, ...]:
    """Close a slip that is not printed, or may not be."""
    return (SlipClosed(number, printed=False, reason=reason),) if _under_way(state, number) else ()


def printer_lost(state: State) -> tuple[Event, ...]:
    """Close all slips: the printer is lost."""
    return tuple(
        SlipClosed(number, printed=False, reason=message("slip.not_printed", number=number, cause=PRINTER_LOST))
        for number in (one.slip.number for one in state.papers.slips)
    )


def _under_way(state: State, number: int) -> bool:
    return any(one.slip.number == number for one in state.papers.slips)


def heading(profile: Profile, title: str) -> list[str]:
    """The first lines of every slip: what it is, that it has no value, and the establishment."""
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


def printed_on(now: Instant, who: Person | None) -> list[str]:
    """When a paper is printed, and by whom, if that is a person who is signed in."""
    return [row("Printed on", _shown(now.at_ms, now.offset_minutes)), *([row("Printed by", who.name)] if who else [])]


def row(name: str, value: str) -> str:
    """A name at the left margin, its value at the right one; the value is never cut."""
    return f"{name[: MAX_SLIP_CHARACTERS - len(value) - 1]:<{MAX_SLIP_CHARACTERS - len(value)}}{value}"


def entry(name: str, value: str) -> list[str]:
    """A name and its value on one line, or on two if they do not fit: a meter's name is never cut."""
    if len(name) + 1 + len(value) <= MAX_SLIP_CHARACTERS:
        return [row(name, value)]
    return [*in_lines(name), row("", value)]


def in_pages(entries: Iterable[list[str]], room: int) -> list[list[str]]:
    """Entries of one or more lines on pages with room for so many: no entry is broken."""
    pages: list[list[str]] = [[]]
    for lines in entries:
        if len(pages[-1]) + len(lines) > room:
            pages.append([])
        pages[-1] += lines
    return pages


def in_lines(text: str) -> list[str]:
    """Break a text between words into lines that fit; a longer word, such as a digest, is broken itself."""
    lines: list[str] = []
    for word in (part for long in text.split() for part in _in_width(long)):
        if lines and len(lines[-1]) + 1 + len(word) <= MAX_SLIP_CHARACTERS:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _in_width(word: str) -> list[str]:
    return [word[at : at + MAX_SLIP_CHARACTERS] for at in range(0, len(word), MAX_SLIP_CHARACTERS)]


def when(state: State, at_ms: int, now: Instant) -> str:
    """An instant of the wall clock as this cabinet showed it; 0 is an unknown instant."""
    return _shown(at_ms, offset_at(state, at_ms, now)) if at_ms else "not known"


def _shown(at_ms: int, offset_minutes: int) -> str:
    return f"{local(at_ms, offset_minutes):%m/%d/%Y %H:%M:%S}"
