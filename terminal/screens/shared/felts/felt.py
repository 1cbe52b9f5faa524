"""What a felt is made of: spots that take chips, each a shape with a face, and the lettering between them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Shape = Literal["box", "band", "disc", "place"]
"""The outline of a spot: a box, a band round the felt's lower left corner, a disc, or none: a place where chips come to
lie."""

Face = Literal["line", "totals", "pair", "word", "corner", "letter", "odds", "place", "roller", "shooter"]
"""What is painted on a spot: a line bet's name along its band; a row of totals; the dice that win; a word; the corner
of a point box; a letter in a disc; odds beside a line; nothing; the totals or Points that light up as they are hit."""

Tab = Literal["", "hard", "hop"]
"""The tab under which a spot lies; empty for one that is always there."""


@dataclass(frozen=True)
class Spot:
    """One betting field as it lies on the felt, in the felt's own units."""

    bet: str
    face: Face
    x: int
    y: int
    width: int
    height: int
    stack: tuple[int, int]
    """Where the chips lie: the middle of the stack's foot, from the spot's corner; the stack grows upwards."""
    speech: str
    """What the spot is called for someone who cannot see it, and by tests; ``{0}`` stands for its number."""
    title: str = ""
    """The lettering, e.g. ``FIELD``."""
    number: str = ""
    """What `speech` calls ``{0}``: the number of its box, or the dice that it names."""
    shape: Shape = "box"
    chip: int = 52
    """The width of its chips."""
    arm: int = 0
    """A band's width; its corner is at the lower left, an upright arm on the left and a long one below."""
    bend: int = 0
    """The outer radius of a band's corner."""
    dice: tuple[int, ...] = ()
    """The dice that are pictured on the spot."""
    dice_right: bool = False
    """They are pictured on its right side."""
    totals: tuple[int, ...] = ()
    """The totals that are written on the spot."""
    pays: tuple[str, ...] = ()
    """The lines of the sheet that state its pay, the first that exists counts; ``{point}`` stands for the Point."""
    base: str = ""
    """For odds: the bet they back. Their spot shows only while they can be bet, or are up."""
    tab: Tab = ""
    red: bool = False
    """Its lettering is red."""
    reach: tuple[int, int, int, int] = (0, 0, 0, 0)
    """So far beyond its line it takes touches: on its left, above, on its right, below; a band beside its upright arm,
    above and below its lower one."""

    @property
    def standing(self) -> bool:
        """It always has its place: odds and travelled bets have one while they are up, or can be."""
        return not self.base and self.shape != "place"


@dataclass(frozen=True)
class Print:
    """Lettering between the spots: a box's number, the heading of a panel."""

    text: str
    x: int
    y: int
    width: int
    height: int
    size: int
    tab: Tab = ""
    boxed: bool = False
    """A frame round it."""
    number: int = 0
    """The Point that it names: it makes room for the puck."""


@dataclass(frozen=True)
class Felt:
    """A whole layout. The marker puck lies at `puck_off`, or at the place that its Point names in `puck_on`."""

    width: int
    height: int
    spots: tuple[Spot, ...]
    prints: tuple[Print, ...]
    puck_off: tuple[int, int]
    puck_on: dict[int, tuple[int, int]] = field(default_factory=dict)
    tabs: tuple[tuple[Tab, str], ...] = ()
    """The tabs over the panel on the left, with their titles."""

    def is_seen_first(self, spot: Spot) -> bool:
        """Whether the spot is seen on an empty felt, before a tab is touched."""
        return spot.standing and spot.tab in ("", *(tab for tab, _ in self.tabs[:1]))
