"""The accepted picture of each state, held against the one that is drawn now."""

from __future__ import annotations

import pytest

from harness.shots.accepted import FAILED, every_shot, keep, read_hashes
from harness.shots.album import Album
from harness.shots.review import Shot, finding_of, key_of, write_pictures
from harness.shots.states import STATES
from harness.shots.steps import Lock, Scene
from tests.shots import drawn_before

REVIEW = "see all that differs with `./kiosk shots --review var/review`"
GERMAN = "de"
"""Its pictures are compared in a process of their own, beside those of the other languages."""


def locks(name: str) -> bool:
    """Whether play is locked in this state, which is logged."""
    scene = STATES[name]
    return isinstance(scene, Scene) and any(isinstance(step, Lock) for step in scene.steps)


def shots(*, german: bool) -> list[object]:
    """Each state with its languages; those that need not be drawn again are left out, and said to be."""
    logged = pytest.mark.expects_log("play is locked")
    same = pytest.mark.skip("was drawn of the same files and found good")
    good = drawn_before.good_at_start()
    return [
        pytest.param(
            shot,
            id=key_of(shot),
            marks=(*((same,) if key_of(shot) in good else ()), *((logged,) if locks(shot[0]) else ())),
        )
        for shot in every_shot()
        if (shot[1] == GERMAN) is german
    ]


def compare(album: Album, shot: Shot) -> None:
    """Draw the state, and fail if it is not what a person has looked at and accepted."""
    picture = album.picture(*shot)
    keep(picture)
    finding = finding_of(shot, picture, read_hashes(), album)
    if finding is not None:
        FAILED.mkdir(parents=True, exist_ok=True)
        files = ", ".join(str(FAILED / name) for _, name in write_pictures(finding, FAILED))
        pytest.fail(f"{finding.key} {finding.deviation or 'is new'}: {files}; {REVIEW}", pytrace=False)
