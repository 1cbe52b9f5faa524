"""How the chip of each value looks, in the usual set and in the marked one.

In both sets number and shape of the spots differ from chip to chip. In the marked set, for players who tell colours
apart badly, no shape comes twice, the spots are larger, and the chips on a rail also differ in how light they are.
"""

from dataclasses import dataclass
from typing import Final

from assets.palette import GOLD, INK, IVORY, Colour


@dataclass(frozen=True)
class Design:
    """How the chip of one value looks."""

    body: Colour
    spot: Colour
    spots: int
    shape: str
    """One of the names in ``assets.chips.shapes.SHAPES``."""
    inlay: Colour
    trim: Colour
    """The colour of the thin ring round the inlay, and in the usual set of the small marks on it."""


DESIGNS: Final[dict[int, Design]] = {
    10: Design((120, 186, 226), (24, 62, 104), 8, "stripe", (238, 246, 250), (36, 92, 146)),
    25: Design((232, 112, 106), (255, 236, 214), 3, "block", (252, 236, 226), (190, 66, 66)),
    50: Design((226, 120, 34), IVORY, 5, "block", (252, 240, 222), (150, 70, 10)),
    100: Design((236, 232, 222), (34, 74, 128), 4, "twin", (247, 243, 232), (34, 74, 128)),
    200: Design((28, 150, 150), (236, 250, 244), 4, "round", (236, 246, 242), (8, 92, 96)),
    500: Design((186, 22, 34), IVORY, 6, "block", (248, 238, 220), (150, 14, 26)),
    1000: Design((26, 78, 166), IVORY, 6, "wedge", (238, 242, 248), (16, 54, 124)),
    2000: Design((112, 120, 128), (250, 226, 120), 3, "twin", (242, 242, 238), (66, 74, 84)),
    2500: Design((14, 122, 66), IVORY, 8, "diamond", (240, 240, 222), (10, 92, 50)),
    5000: Design((110, 62, 30), (248, 210, 150), 6, "round", (248, 236, 216), (92, 46, 18)),
    10000: Design((28, 29, 33), IVORY, 5, "twin", (20, 21, 24), GOLD),
    50000: Design((96, 42, 138), (246, 202, 92), 8, "round", (44, 18, 68), (246, 202, 92)),
    100000: Design((240, 186, 34), (36, 26, 14), 12, "stripe", (252, 240, 196), (138, 92, 8)),
}
"""The usual design of each value in cents."""

PAPER: Final[Colour] = (250, 248, 240)
MARKED: Final[dict[int, Design]] = {
    10: Design((158, 212, 244), INK, 7, "scallop", PAPER, INK),
    25: Design((250, 184, 184), INK, 5, "cross", PAPER, INK),
    50: Design((240, 150, 40), INK, 1, "zigzag", PAPER, INK),
    100: Design((244, 242, 236), INK, 1, "ring", PAPER, INK),
    200: Design((0, 122, 126), PAPER, 1, "double ring", PAPER, INK),
    500: Design((212, 80, 30), PAPER, 4, "block", PAPER, INK),
    1000: Design((0, 74, 160), PAPER, 7, "round", PAPER, INK),
    2000: Design((84, 88, 92), PAPER, 6, "chevron", PAPER, INK),
    2500: Design((86, 190, 130), INK, 8, "wedge", PAPER, INK),
    5000: Design((92, 54, 26), PAPER, 3, "triple", PAPER, INK),
    10000: Design((20, 21, 24), PAPER, 5, "twin", (20, 21, 24), PAPER),
    50000: Design((68, 22, 106), PAPER, 6, "diamond", (38, 14, 60), PAPER),
    100000: Design((250, 214, 50), INK, 6, "star", PAPER, INK),
}
"""The marked design of each value in cents."""
