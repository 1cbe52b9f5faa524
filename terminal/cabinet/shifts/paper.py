"""The slip of a shift: whose it was, when, what was paid and taken, and lines to sign."""

from __future__ import annotations

from terminal.cabinet import slips
from terminal.cabinet.commands import Instant
from terminal.cabinet.events import ShiftEnded
from terminal.cabinet.receipts import SIGNATURE
from terminal.cabinet.shifts.figures import ShiftFigures
from terminal.cabinet.state import State
from terminal.common import money
from terminal.settings.parameters import Profile

KEYS_OWN = "attendant key"
"""Whose shift it is where a key alone is enough."""
FIGURES = (
    ("jackpots", "Wins paid by hand"),
    ("cancelled", "Credit paid by hand"),
    ("credits", "Credit given by hand"),
    ("bills", "Disputes settled with credit"),
    ("tickets", "Tickets not printed"),
    ("drops", "Cash boxes taken out"),
)
"""The counted figures; each has an amount, whose name ends with ``_cents``."""
SIGNED = ("Attendant", "Supervisor")


def lines(profile: Profile, state: State, ended: ShiftEnded, now: Instant) -> list[str]:
    """Everything on the slip."""
    found = [
        *slips.heading(profile, "END OF SHIFT"),
        slips.row("Shift", f"{ended.number:06d}"),
        slips.row("Slip", f"{state.papers.last_slip + 1:06d}"),
        slips.row("Shift of", ended.person.name if ended.person else KEYS_OWN),
        slips.row("Began", slips.when(state, ended.began_ms, now)),
        slips.row("Ended", slips.when(state, ended.at_ms, now)),
    ]
    if ended.who != ended.person:
        found.append(slips.row("Ended by", ended.who.name if ended.who else f"{ended.by} key"))
    found += [
        *slips.printed_on(now, None),
        slips.row("Amounts are in", state.configuration.currency),
        "",
        *_figures(ended.figures),
        "",
        slips.row("CASH PAID OUT", money.figures(ended.figures.paid_cents)),
    ]
    for who in SIGNED:
        found += ["", slips.row(who, SIGNATURE)]
    return found


def _figures(figures: ShiftFigures) -> list[str]:
    return [
        slips.row(f"{getattr(figures, name)} x {title}", money.figures(getattr(figures, f"{name}_cents")))
        for name, title in FIGURES
    ]
