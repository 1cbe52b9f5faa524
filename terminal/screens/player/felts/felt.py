"""What a felt is made of: spots that take chips, each a shape with a face, in the felt's own units."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Face = Literal["box", "band", "totals", "pair", "odds"]
"""How a spot is painted: a point box, a band along the edge, a row of totals, two equal dice, a box for odds."""


@dataclass(frozen=True)
class Spot:
    """One betting field as it lies on the felt."""

    bet: str
    face: Face
    title: str
    """The lettering, e.g. ``SIX``."""
    speech: str
    """What the spot is called for someone who cannot see it, and by tests; ``{0}`` stands for its number."""
    x: int
    y: int
    width: int
    height: int
    stack: tuple[int, int]
    """Where the chips lie: the middle of the stack's foot, from the spot's corner."""
    number: int = 0
    caption: str = ""
    arm: int = 0
    """A band's width; its corner is at the lower left, an upright arm on the left and a long one below."""
    bend: int = 0
    """The outer radius of a band's corner."""
    dice: tuple[int, ...] = ()
    """The dice that are pictured on the spot."""
    totals: tuple[int, ...] = ()
    """The totals that are written on the spot."""
    pays: tuple[str, ...] = ()
    """The lines of the sheet that state its pay, the first that exists counts; ``{point}`` stands for the Point."""


@dataclass(frozen=True)
class Felt:
    """A whole layout. The marker puck lies at `puck_off`, or at the place that its Point names in `puck_on`."""

    width: int
    height: int
    spots: tuple[Spot, ...]
    puck_off: tuple[int, int]
    puck_on: dict[int, tuple[int, int]] = field(default_factory=dict)
