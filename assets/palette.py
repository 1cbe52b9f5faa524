"""The colours of Boxman, named once: every picture is mixed from these, and the screens' theme repeats them."""

from typing import Final

Colour = tuple[int, int, int]

FELT: Final[Colour] = (0x0F, 0x4A, 0x47)
FELT_DARK: Final[Colour] = (0x08, 0x2C, 0x2C)
IVORY: Final[Colour] = (0xF3, 0xEA, 0xD3)
GOLD: Final[Colour] = (0xD6, 0xB2, 0x5E)
BURGUNDY: Final[Colour] = (0x6F, 0x1B, 0x2C)
WIN_GREEN: Final[Colour] = (0x4C, 0xC9, 0x7B)
LOSE_GREY: Final[Colour] = (0x8B, 0x97, 0x94)
INFO_BLUE: Final[Colour] = (0x62, 0xB0, 0xE8)
WARNING_AMBER: Final[Colour] = (0xF2, 0xA9, 0x3B)
BAIZE: Final[Colour] = (0x17, 0x48, 0x27)
MAHOGANY: Final[Colour] = (0x5A, 0x26, 0x14)
BRASS: Final[Colour] = (0xC6, 0x9C, 0x4A)
INK: Final[Colour] = (0x0A, 0x16, 0x16)

NAMES: Final[dict[str, Colour]] = {
    "felt": FELT,
    "felt-dark": FELT_DARK,
    "line ivory": IVORY,
    "gold": GOLD,
    "burgundy": BURGUNDY,
    "win green": WIN_GREEN,
    "lose grey": LOSE_GREY,
    "info blue": INFO_BLUE,
    "warning amber": WARNING_AMBER,
    "baize": BAIZE,
    "mahogany": MAHOGANY,
    "brass": BRASS,
    "ink": INK,
}


def hexadecimal(colour: Colour) -> str:
    """The colour as the screens write it: ``#rrggbb``."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mix(start: Colour, end: Colour, share: float) -> Colour:
    """The colour that lies ``share`` (0 to 1) of the way from ``start`` to ``end``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
    return red, green, blue
