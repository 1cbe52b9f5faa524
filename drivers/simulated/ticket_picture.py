"""Draws a printed ticket: a cash-out voucher of 156 x 65 mm, lying on its long side, as a PNG."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from barcode import ITF
from PIL import Image, ImageDraw, ImageFont

PIXELS_PER_MM = 8
"""203 dots per inch, as thermal print heads have."""
WIDTH = 156 * PIXELS_PER_MM
HEIGHT = 65 * PIXELS_PER_MM
PAPER = (250, 247, 239)
INK = (26, 24, 23)
TITLE = "CASHOUT VOUCHER"

EDGE = 56
"""The strip along the left edge for the rotated validation number."""
LEFT = EDGE + 32
RIGHT = WIDTH - 32
CENTRE = (LEFT + RIGHT) // 2
TEXT_WIDTH = RIGHT - LEFT
SMALLEST_TEXT = 10
BASELINE = 490
TERMS_LINE = HEIGHT - 8
"""The baseline of the ticket's last line."""

MODULE = 3
"""Pixels of one unit of the barcode; a narrow bar is two units, a wide one five: 0.75 mm and 1.9 mm."""
BARCODE_TOP = 166
BARCODE_HEIGHT = 104
QUIET_ZONE = 10 * 2 * MODULE
"""Ten narrow bars of blank paper on either side of the barcode."""


@dataclass(frozen=True)
class PrintedTicket:
    """The 17 fields of template 0 by meaning; `title` and the spare one are empty on most tickets."""

    edge_text: str
    establishment: str
    location: str
    city: str
    title: str
    spare_6: str
    number_dashed: str
    date: str
    time: str
    number_text: str
    amount_words: str
    more_words: str
    amount: str
    terms: str
    expiry: str
    machine: str
    validation: str

    @classmethod
    def of_fields(cls, fields: Sequence[str]) -> PrintedTicket:
        """The ticket of exactly 17 fields, in the order of the wire."""
        return cls(*fields)

    def as_data(self) -> dict[str, str]:
        """The fields by name."""
        return asdict(self)


def save_picture(image: Image.Image, path: Path) -> None:
    """Save a paper's picture. A reader sees the old one or the complete new one. Raises OSError."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    image.save(unfinished, format="PNG")
    unfinished.replace(path)


def draw_ticket(ticket: PrintedTicket) -> Image.Image:
    """The ticket as printed."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    _draw_edge(image, ticket.edge_text)
    _bold_line(draw, ticket.establishment, y=54, size=34)
    _line(draw, ", ".join(part for part in (ticket.location, ticket.city) if part), y=88, size=22)
    _bold_line(draw, TITLE, y=146, size=44)
    _draw_barcode(draw, ticket.validation)
    _bold_line(draw, f"VALIDATION  {ticket.number_dashed}", y=306, size=30)
    _three(draw, (ticket.date, ticket.time, ticket.number_text), y=347, size=24)
    _draw_amount(draw, ticket)
    _line(draw, ticket.terms, y=TERMS_LINE, size=17)
    return image


def _draw_edge(image: Image.Image, text: str) -> None:
    """The validation number again, reading upwards along the left edge: it survives a torn ticket."""
    strip = Image.new("RGB", (HEIGHT, EDGE), PAPER)
    draw = ImageDraw.Draw(strip)
    text, font = _fit(draw, text, 24, HEIGHT - 48)
    draw.text((HEIGHT // 2, EDGE // 2), text, INK, font, anchor="mm")
    image.paste(strip.rotate(90, expand=True), (8, 0))


def _draw_barcode(draw: ImageDraw.ImageDraw, digits: str) -> None:
    """Interleaved 2 of 5, without text and without a check digit, as validation systems expect it."""
    units = barcode_units(digits)
    left = CENTRE - len(units) * MODULE // 2
    assert left - QUIET_ZONE >= EDGE
    assert left + len(units) * MODULE + QUIET_ZONE <= WIDTH
    bottom = BARCODE_TOP + BARCODE_HEIGHT - 1
    for index, unit in enumerate(units):
        if unit == "1":
            x = left + index * MODULE
            draw.rectangle((x, BARCODE_TOP, x + MODULE - 1, bottom), INK)


def barcode_units(digits: str) -> str:
    """The barcode as one character for each unit: ``1`` for ink, ``0`` for paper."""
    assert len(digits) % 2 == 0
    units = ITF(digits).build()[0]
    assert isinstance(units, str)
    return units


def _draw_amount(draw: ImageDraw.ImageDraw, ticket: PrintedTicket) -> None:
    """The amount in words on one line or two, then in figures between expiry and machine, on one baseline."""
    if ticket.more_words:
        _line(draw, ticket.amount_words, y=385, size=23)
        _line(draw, ticket.more_words, y=414, size=23)
    else:
        _line(draw, ticket.amount_words, y=400, size=25)
    _three(draw, (ticket.expiry, "", ticket.machine), y=BASELINE, size=24)
    _bold_line(draw, ticket.amount, y=BASELINE, size=68, width=TEXT_WIDTH // 3)


def _line(draw: ImageDraw.ImageDraw, text: str, y: int, size: int) -> None:
    """One centred line with baseline `y`, smaller if it would not fit."""
    text, font = _fit(draw, text, size, TEXT_WIDTH)
    draw.text((CENTRE, y), text, INK, font, anchor="ms")


def _bold_line(draw: ImageDraw.ImageDraw, text: str, y: int, size: int, width: int = TEXT_WIDTH) -> None:
    """One centred line with baseline `y`, in the font's only weight made bold by an outline.

    The outline would close the gaps between letters, so each letter is moved on by the outline's width on both sides.
    """
    stroke = size // 30
    spacing = 2 * stroke
    text, font = _fit(draw, text, size, width - spacing * len(text))
    left = CENTRE - (draw.textlength(text, font) + spacing * (len(text) - 1)) / 2
    for index, letter in enumerate(text):
        x = left + draw.textlength(text[: index + 1], font) - draw.textlength(letter, font) + spacing * index
        draw.text((x, y), letter, INK, font, anchor="ls", stroke_width=stroke)


def _three(draw: ImageDraw.ImageDraw, texts: tuple[str, str, str], y: int, size: int) -> None:
    """Three texts with baseline `y`: at the left margin, centred, at the right margin."""
    places = ((LEFT, "ls"), (CENTRE, "ms"), (RIGHT, "rs"))
    for text, (x, anchor) in zip(texts, places, strict=True):
        fitting, font = _fit(draw, text, size, TEXT_WIDTH // 3 - 16)
        draw.text((x, y), fitting, INK, font, anchor=anchor)


def _fit(draw: ImageDraw.ImageDraw, text: str, size: int, width: int) -> tuple[str, ImageFont.FreeTypeFont]:
    """Text and font no wider than `width`: in smaller letters, and cut if the smallest are still too wide."""
    font = paper_font(size)
    while size > SMALLEST_TEXT and draw.textlength(text, font) > width:
        size -= 1
        font = paper_font(size)
    while text and draw.textlength(text, font) > width:
        text = text[:-1]
    return text, font


@functools.cache
def paper_font(size: int) -> ImageFont.FreeTypeFont:
    """The font of every paper, in this many pixels."""
    font = ImageFont.load_default(size)
    assert isinstance(font, ImageFont.FreeTypeFont), "Pillow was built without its scalable font"
    return font
