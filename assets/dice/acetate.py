"""What a die is cast from: how its stuff takes light in and lets it through, and the paint of its pips."""

from dataclasses import dataclass
from typing import Final

from assets.dice.faces import Vector
from assets.palette import Colour


@dataclass(frozen=True)
class Acetate:
    """One colour of dice, in linear light."""

    skin: Vector
    """What the surface throws back."""
    transmitted: Vector
    """The tint of the light that comes through."""
    absorption: Vector
    """For each half side of the way through the die."""
    pip: Vector
    pip_behind: Vector
    """What a pip on the far side adds to the light that comes through; less than nothing where it is darker."""
    pip_gloss: float
    """The share of the skin's reflections that the paint shows too."""
    shadow: Colour
    """The die lets a trace of its colour into its shadow."""


RED: Final = Acetate(
    skin=(0.60, 0.006, 0.014),
    transmitted=(1.0, 0.045, 0.04),
    absorption=(0.20, 1.5, 1.3),
    pip=(0.93, 0.91, 0.86),
    pip_behind=(0.20, 0.10, 0.10),
    pip_gloss=0.6,
    shadow=(34, 5, 8),
)
WHITE: Final = Acetate(
    skin=(1.16, 1.08, 0.89),
    transmitted=(1.06, 0.98, 0.76),
    absorption=(0.30, 0.36, 0.54),
    pip=(0.010, 0.010, 0.011),
    pip_behind=(-0.30, -0.30, -0.29),
    pip_gloss=0.2,
    shadow=(12, 14, 12),
)
FILES: Final[dict[str, Acetate]] = {"": RED, "white-": WHITE}
"""The colours by what stands before the path in the names of their pictures."""
