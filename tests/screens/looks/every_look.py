"""All looks by the state that they are at: those that are taken where a picture is drawn anyway, and the others."""

from __future__ import annotations

from collections.abc import Sequence

from harness.shots.accepted import SIZE
from harness.shots.album import LANGUAGE
from harness.shots.states import STATES
from tests.screens.looks import felt, grey, information, named, seen, touched, whole
from tests.screens.looks.look import Look
from tests.screens.reading_room import Reader

EVERY_LOOK = [look for rule in (touched, seen, felt, named, whole, information, grey) for look in rule.looks()]
"""Those that switch through the languages come last, and after them the one that changes what is shown."""


def looks_at_pictures() -> dict[str, list[Look]]:
    """By its name, the looks at each state that is drawn in this very size and language."""
    by_name: dict[str, list[Look]] = {}
    for look in filter(_at_a_picture, EVERY_LOOK):
        by_name.setdefault(look.name, []).append(look)
    return by_name


def looks_without_pictures() -> list[list[Look]]:
    """The other looks, those at one state together, and one window after the other."""
    by_state: dict[tuple[int, str, str], list[Look]] = {}
    for look in EVERY_LOOK:
        if not _at_a_picture(look):
            by_state.setdefault((look.size[1], look.scene.param, look.name), []).append(look)
    return [looks for _, looks in sorted(by_state.items(), key=lambda state: state[0])]


def broken(reader: Reader, looks: Sequence[Look]) -> list[str]:
    """What breaks a rule, and which."""
    return [f"{look.rule}: {wrong}" for look in looks for wrong in look.wrong(reader)]


def _at_a_picture(look: Look) -> bool:
    return look.size == SIZE and STATES.get(look.name) == look.scene and LANGUAGE in look.scene.languages
