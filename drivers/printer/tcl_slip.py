"""How a slip is printed on a TCL printer: lines of text across the paper, by a template of our own without a barcode.

The printer's built-in templates all have a barcode, so none of them can be used. The lines are defined again before
each slip, because a printer loses host definitions with its power and does not report that.
"""

from __future__ import annotations

import re

from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES, Slip
from drivers.printer.tcl_codec import Command, DefineRegion, DefineTemplate, ForgetRegions, Print, safe_text

SLIP_TEMPLATE = "S"
LINE_NAMES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:MAX_SLIP_LINES]
WIDTH_DOTS = 512
LENGTH_DOTS = 1_100
"""The space for text on a ticket of 65 x 156 mm at 203 dots per inch."""
LINE_DOTS = LENGTH_DOTS // MAX_SLIP_LINES
GAP = re.compile(r" {2,}")


def slip_commands(slip: Slip) -> tuple[Command, ...]:
    """The commands that print the slip, in their order. Text that is too long is cut."""
    lines = slip.lines[:MAX_SLIP_LINES]
    names = tuple(LINE_NAMES[: len(lines)])
    regions = (DefineRegion(name, 0, row * LINE_DOTS, WIDTH_DOTS, LINE_DOTS) for row, name in enumerate(names))
    template = DefineTemplate(SLIP_TEMPLATE, WIDTH_DOTS, LENGTH_DOTS, names)
    fields = tuple(map(_fitted, lines))
    return (ForgetRegions(), *regions, template, Print(SLIP_TEMPLATE, 1, fields))


def _fitted(line: str) -> str:
    """The line as it may be sent, in the width of a slip.

    The code of a currency, which takes more room than its sign, takes it from the widest gap: an amount at the right
    margin stays whole, and stays there.
    """
    text = safe_text(line)
    too_long = len(text) - MAX_SLIP_CHARACTERS
    gap = max(GAP.finditer(text), key=lambda found: len(found[0]), default=None) if too_long > 0 else None
    if gap is not None:
        text = text[: gap.start()] + gap[0][min(too_long, len(gap[0]) - 1) :] + text[gap.end() :]
    return text[:MAX_SLIP_CHARACTERS]
