"""Draws a slip as a ticket printer prints it: lines of text across the narrow side of the paper, without a barcode."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES
from drivers.simulated.ticket_picture import HEIGHT, INK, PAPER, WIDTH, paper_font

MARGIN = 18
CELL = (HEIGHT - 2 * MARGIN) / MAX_SLIP_CHARACTERS
"""The width of a letter: the printer's font is monospaced."""
LINE = (WIDTH - 2 * MARGIN) / MAX_SLIP_LINES
LETTER = 19


@dataclass(frozen=True)
class PrintedSlip:
    """The lines of a slip."""

    lines: tuple[str, ...]


def draw_slip(slip: PrintedSlip) -> Image.Image:
    """The slip as printed, upright."""
    image = Image.new("RGB", (HEIGHT, WIDTH), PAPER)
    draw = ImageDraw.Draw(image)
    font = paper_font(LETTER)
    for row, line in enumerate(slip.lines):
        for place, letter in enumerate(line):
            at = (MARGIN + (place + 0.5) * CELL, MARGIN + (row + 0.5) * LINE)
            draw.text(at, letter, INK, font, anchor="mm")
    return image
