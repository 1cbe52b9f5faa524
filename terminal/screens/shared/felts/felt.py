"""The parts of a felt: spots that take chips, each a shape with a face, and the lettering between them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec

Shape = Literal["box", "band", "disc", "place", "plate"]
"""The outline of a spot: a box, a band around the felt's lower left corner, a disc, none, where chips are moved to, or
that of the plate that is its face.
"""

Face = Literal[
    "line",
    "totals",
    "pair",
    "word",
    "corner",
    "letter",
    "odds",
    "place",
    "roller",
    "shooter",
    "fire",
    "ways",
    "repeater",
    "die",
    "trio",
    "plate",
    "bank",
]
"""The picture on a spot: a line bet's name along its band; a row of totals; the winning dice; a word; the corner of a
point box; a letter in a disc; odds beside a line; nothing; the totals or Points that light up as they are hit; the
Points that have been made; totals with a mark for each of their ways; a total with a mark for each time it has to come;
a die with the pays of its hits; throws of three dice; an engraved plate; one side of a bank and its cover.
"""

Decor = Literal["", "club"]
"""What the fields lie on: the usual cloth, or the baize of a club by candle light, with a row of totals."""

Tab = Literal["", "hard", "hop", "side"]
"""The tab of a spot; empty for one that is always there."""


class Spot(msgspec.Struct, frozen=True):
    """One betting field on the felt, in the felt's own units."""

    bet: str
    face: Face
    x: int
    y: int
    width: int
    height: int
    stack: tuple[int, int]
    """The place of the chips: the middle of the stack's foot, from the spot's corner; the stack grows upwards."""
    speech: str
    """The spot's name for accessibility, and for tests; ``{0}`` is its number."""
    title: str = ""
    """The lettering, e.g. ``FIELD``."""
    number: str = ""
    """The value of ``{0}`` in `speech`: the number of its box, or the dice that it names."""
    shape: Shape = "box"
    chip: int = 52
    """The width of its chips."""
    arm: int = 0
    """A band's width; its corner is at the lower left, with an upright arm on the left and a long one below."""
    bend: int = 0
    """The outer radius of a band's corner."""
    dice: tuple[int, ...] = ()
    """The dice pictured on the spot."""
    dice_right: bool = False
    """They are on its right side."""
    totals: tuple[int, ...] = ()
    """The totals written on the spot."""
    loses: tuple[int, ...] = ()
    """On a plate: the totals with which its main loses; `totals` are those with which it wins."""
    pays: tuple[str, ...] = ()
    """The lines of the sheet with its pay, of which the first that exists counts; ``{point}`` is the Point."""
    ladder: tuple[str, ...] = ()
    """The lines of the sheet with the pays that are written one under the other."""
    base: str = ""
    """For odds: the bet they back. Their spot is visible only while they can be bet, or are up."""
    tab: Tab = ""
    red: bool = False
    """Its lettering is red."""
    reach: tuple[int, int, int, int] = (0, 0, 0, 0)
    """How far beyond its line it takes touches: on its left, above, on its right, below; a band beside its upright arm,
    above and below its lower one.
    """

    @property
    def always_visible(self) -> bool:
        """It is always visible: odds and moved bets are visible only while they are up, or can be."""
        return not self.base and self.shape != "place"


class Print(msgspec.Struct, frozen=True):
    """Lettering between the spots: a box's number, the heading of a panel."""

    text: str
    x: int
    y: int
    width: int
    height: int
    size: int
    tab: Tab = ""
    boxed: bool = False
    """A frame around it."""
    number: int = 0
    """The Point that it names: it makes room for the puck."""
    pays: tuple[str, ...] = ()
    """The lines of the sheet whose pays are the values of its placeholders."""


@dataclass(frozen=True)
class Felt:
    """A whole layout. The marker puck is at `puck_off`, or at its Point's place in `puck_on`; None without a puck."""

    width: int
    height: int
    spots: tuple[Spot, ...]
    prints: tuple[Print, ...]
    puck_off: tuple[int, int] | None = None
    puck_on: dict[int, tuple[int, int]] = field(default_factory=dict)
    decor: Decor = ""
    tabs: tuple[tuple[Tab, str], ...] = ()
    """The tabs over the panel on the left, with their titles."""
    lay_side: Callable[[Collection[str]], tuple[Spot, ...]] | None = None
    """Lays the spots under the tab of the side bets for the bets that a sheet offers; None if that changes nothing."""

    def with_tabs(self, order: Sequence[str]) -> Felt:
        """The felt with its tabs in this order; those that it does not name are last."""
        places = {name: place for place, name in enumerate(order)}
        return replace(self, tabs=tuple(sorted(self.tabs, key=lambda tab: places.get(tab[0], len(places)))))

    def with_bets(self, bets: Collection[str]) -> Felt:
        """The felt with the spots of these bets alone, and the tabs under which some of them are."""
        spots = tuple(spot for spot in self.spots if spot.bet in bets and (spot.tab != "side" or not self.lay_side))
        if self.lay_side:
            spots += self.lay_side(bets)
        kept = {spot.tab for spot in spots}
        prints = tuple(one for one in self.prints if not one.tab or one.tab in kept)
        return replace(self, spots=spots, prints=prints, tabs=tuple(tab for tab in self.tabs if tab[0] in kept))

    def is_seen_first(self, spot: Spot) -> bool:
        """Whether the spot is visible on an empty felt, before a tab is touched."""
        return spot.always_visible and spot.tab in ("", *(tab for tab, _ in self.tabs[:1]))
