"""What a first hand says at a step."""

from __future__ import annotations

from typing import NamedTuple


class Said(NamedTuple):
    """The title of the step, and what is to be known and touched."""

    title: str = ""
    text: str = ""
