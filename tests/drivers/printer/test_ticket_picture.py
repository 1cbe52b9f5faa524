"""The printed ticket as a picture: its barcode can be read, and nothing on it overlaps or leaves the paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops

from drivers.ports import MAX_SLIP_CHARACTERS, MAX_SLIP_LINES
from drivers.printer.tcl_ticket import print_command
from drivers.simulated.slip_picture import PrintedSlip, draw_slip
from drivers.simulated.ticket_picture import (
    BARCODE_HEIGHT,
    BARCODE_TOP,
    EDGE,
    HEIGHT,
    PAPER,
    WIDTH,
    PrintedTicket,
    draw_ticket,
)
from tests.drivers.printer.bench import ticket

PATTERNS = {
    "nnwwn": 0,
    "wnnnw": 1,
    "nwnnw": 2,
    "wwnnn": 3,
    "nnwnw": 4,
    "wnwnn": 5,
    "nwwnn": 6,
    "nnnww": 7,
    "wnnwn": 8,
    "nwnwn": 9,
}
"""Interleaved 2 of 5: the five elements of each digit, two of them wide (AIM USS-I 2/5)."""
ACCEPTED = Path(__file__).parent / "accepted"
"""Papers that a person has looked at and accepted."""
LONGEST_WORDS = "NINE THOUSAND NINE HUNDRED NINETY-SEVEN DOLLARS AND SEVENTY-SEVEN CENTS"


def picture_of(
    words: str = LONGEST_WORDS, amount: str = "$9,997.77", validation: str = "006338742623748784"
) -> Image.Image:
    wanted = msgspec.structs.replace(ticket(1), amount_words=words, amount=amount, validation=validation)
    return draw_ticket(PrintedTicket.of_fields(print_command(wanted).fields))


def runs_along(image: Image.Image, y: int) -> list[tuple[bool, int]]:
    """The lengths of ink and paper along one row, between the paper at both ends."""
    dark = [image.getpixel((x, y)) != PAPER for x in range(EDGE + 8, WIDTH)]
    runs: list[tuple[bool, int]] = []
    for pixel in dark:
        if runs and runs[-1][0] == pixel:
            runs[-1] = (pixel, runs[-1][1] + 1)
        else:
            runs.append((pixel, 1))
    assert not runs[0][0]
    assert not runs[-1][0]
    return runs


def read_interleaved_2_of_5(image: Image.Image, y: int) -> str:
    """Read the digits as a scanner does: from the widths along one row of pixels."""
    runs = runs_along(image, y)
    widths = [length for _, length in runs[1:-1]]
    narrow = min(widths)
    assert min(runs[0][1], runs[-1][1]) >= 10 * narrow, "no quiet zone"
    letters = "".join("w" if width > 1.5 * narrow else "n" for width in widths)
    assert letters.startswith("nnnn")
    assert letters.endswith("wnn")
    data = letters[4:-3]
    assert len(data) % 10 == 0
    pairs = [data[start : start + 10] for start in range(0, len(data), 10)]
    return "".join(f"{PATTERNS[pair[0::2]]}{PATTERNS[pair[1::2]]}" for pair in pairs)


@pytest.mark.parametrize(
    "validation", ["006338742623748784", "000000000080061624", "999999999999999999", "012345678901234567"]
)
@pytest.mark.parametrize("y", [BARCODE_TOP, BARCODE_TOP + BARCODE_HEIGHT // 2, BARCODE_TOP + BARCODE_HEIGHT - 1])
def test_the_barcode_reads_as_the_18_digits_at_every_height(validation: str, y: int) -> None:
    assert read_interleaved_2_of_5(picture_of(validation=validation), y) == validation


def test_the_ticket_is_156_by_65_mm_at_8_pixels_a_mm() -> None:
    assert picture_of().size == (1248, 520)


def ink_of(image: Image.Image) -> Image.Image:
    """Black wherever the paper is blank."""
    return ImageChops.difference(image, Image.new("RGB", image.size, PAPER))


def ink_rows(image: Image.Image) -> list[tuple[int, int]]:
    """The bands of rows that hold ink right of the edge strip, top and bottom of each."""
    ink = ink_of(image)
    rows = [ink.crop((EDGE + 8, y, WIDTH, y + 1)).getbbox() is not None for y in range(HEIGHT)]
    bands: list[tuple[int, int]] = []
    for y, inked in enumerate(rows):
        if inked and (y == 0 or not rows[y - 1]):
            bands.append((y, y))
        elif inked:
            bands[-1] = (bands[-1][0], y)
    return bands


@pytest.mark.parametrize(("words", "lines"), [(LONGEST_WORDS, 9), ("ONE CENT", 8)])
def test_every_line_stands_apart_from_the_next(words: str, lines: int) -> None:
    bands = ink_rows(picture_of(words))
    assert len(bands) == lines
    assert all(below[0] - above[1] > 4 for above, below in pairwise(bands))


def test_the_margins_are_bare_even_with_the_longest_texts() -> None:
    wide = dict.fromkeys(("establishment", "location", "city", "amount_words", "more_words", "machine"), "W" * 64)
    fields = PrintedTicket.of_fields(print_command(ticket(1)).fields)
    for image in (picture_of(), draw_ticket(replace(fields, **wide, amount="$$$$$$$$9,999,999.99", expiry="W" * 64))):
        box = ink_of(image).getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert min(left, top, WIDTH - right, HEIGHT - bottom) >= 16


FIRST = PrintedTicket.of_fields(print_command(ticket(1)).fields)
WIDEST = PrintedTicket(**{field.name: "W" * 64 for field in fields(PrintedTicket)} | {"validation": "0" * 18})
PAPERS: dict[str, Callable[[], Image.Image]] = {
    "words-on-two-lines": picture_of,
    "words-on-one-line-and-no-city": lambda: draw_ticket(
        replace(FIRST, amount="$0.01", amount_words="ONE CENT", city="")
    ),
    "widest-texts": lambda: draw_ticket(WIDEST),
    "slip": lambda: draw_slip(PrintedSlip(("HAND PAY RECEIPT", "", "Amount  $1,085.02"))),
    "fullest-slip": lambda: draw_slip(PrintedSlip(("W" * MAX_SLIP_CHARACTERS,) * MAX_SLIP_LINES)),
}


@pytest.mark.parametrize("name", PAPERS)
def test_a_paper_looks_as_it_was_accepted(name: str, tmp_path: Path) -> None:
    fresh, accepted = tmp_path / f"{name}.webp", ACCEPTED / f"{name}.webp"
    drawn = PAPERS[name]()
    drawn.save(fresh, lossless=True, method=6)
    with Image.open(accepted) as before:
        assert drawn.size == before.size
        changed = ImageChops.difference(drawn, before.convert("RGB")).getbbox()
    assert changed is None, f"It differs within {changed}; if {fresh} is right, it belongs in {ACCEPTED}."
