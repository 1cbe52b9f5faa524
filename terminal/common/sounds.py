"""The names of the cabinet's sounds: events name what the screen plays."""

from __future__ import annotations

from typing import Literal, get_args

Sound = Literal[
    "chip",
    "take-down",
    "double",
    "repeat",
    "across",
    "shake",
    "throw",
    "puck",
    "win-small",
    "win-good",
    "win-big",
    "loss",
    "hurry",
    "closed",
    "refusal",
    "door-alarm",
    "attendant",
    "bill",
    "ticket",
    "tap",
    "window",
    "commission",
    "fourth",
    "choice-clock",
    "main-win",
    "box",
    "cast",
    "nick",
    "out",
]
"""Every sound by its name; ``chip`` is one of three in turn."""

SHAKES: tuple[Sound, ...] = ("shake", "box")
"""Dice before they are thrown: each continues until it is stopped."""
THROWS: tuple[Sound, ...] = ("throw", "fourth", "cast")
"""Dice as they fall."""

SOUNDS: tuple[Sound, ...] = get_args(Sound)
LOUDEST = 5
"""Volumes are 0, silent, to 5."""
