"""A look at a state of the screen: the rule that it keeps, and how a reader finds what breaks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from harness.shots.stage import Size
from harness.shots.states import STATES
from harness.shots.steps import Scene
from tests.screens.reading_room import Reader

SMALL, LARGE = (1280, 720), (1920, 1080)
"""The smallest size that is promised, and that of the design."""


@dataclass(frozen=True)
class Look:
    """One rule in one state."""

    rule: str
    name: str
    """The state's."""
    scene: Scene
    size: Size
    wrong: Callable[[Reader], list[str]]
    """What breaks the rule, one sentence for each; nothing if it is kept."""


def drawn(name: str, own: Mapping[str, Scene] | None = None) -> Scene:
    """The state of this name, at the cabinet that it is drawn for; or one of a file's own."""
    scene = own[name] if own and name in own else STATES[name]
    assert isinstance(scene, Scene), name
    return scene
