"""A step of the first hand for a novice: one touch of the felt or of the dice."""

from __future__ import annotations

from typing import Literal

import msgspec

CrapsTopic = Literal["line", "come_out", "odds", "number", "hit", "point"]
BigShotTopic = Literal["three_dice", "double", "throw", "two_hits", "three_hits", "fourth"]
HazardTopic = Literal["bank", "main", "first", "chance", "again"]
Topic = CrapsTopic | BigShotTopic | HazardTopic
"""What a step is about; the screen has the words."""


class Step(msgspec.Struct, frozen=True):
    """One touch of the lesson: a chip on a field, or the dice."""

    topic: Topic
    bet: str
    """The field that is touched; for the dice, the bet that they are about."""
    stakes_cents: tuple[int, ...] = ()
    """What is put up, the first of these that the rules allow; none for the dice."""
    dice: tuple[int, ...] | None = None
    chosen: str = ""
    """The alternative that is chosen before these dice, where the game leaves a choice."""
