"""The accepted picture of each state, held against the one that is drawn now."""

from __future__ import annotations

from collections.abc import Container

import pytest

from harness.shots.accepted import FAILED, every_shot, keep, read_hashes
from harness.shots.album import Album
from harness.shots.picture import Picture
from harness.shots.review import Shot, finding_of, key_of, write_pictures
from harness.shots.states import STATES
from harness.shots.steps import Lock, Scene
from tests.shots import drawn_before

REVIEW = "see all that differs with `./kiosk shots --review var/review`"
GERMAN = "de"
"""Its pictures are compared in a process of their own, beside those of the other languages."""


def marks_of(scene: object) -> tuple[pytest.MarkDecorator, ...]:
    """Where play is locked, which is logged."""
    locks = isinstance(scene, Scene) and any(isinstance(step, Lock) for step in scene.steps)
    return (pytest.mark.expects_log("play is locked"),) if locks else ()


def shots(*, german: bool, looked_at: Container[str] = ()) -> list[object]:
    """Each state with its languages. Those that need not be drawn again, nor looked at, are said to be left out."""
    same = pytest.mark.skip("was drawn of the same files and found good")
    good = drawn_before.good_at_start()
    return [
        pytest.param(
            shot,
            id=key_of(shot),
            marks=(*((same,) if key_of(shot) in good and shot[0] not in looked_at else ()), *marks_of(STATES[shot[0]])),
        )
        for shot in every_shot()
        if (shot[1] == GERMAN) is german
    ]


def compare(album: Album, shot: Shot, picture: Picture) -> None:
    """Fail if this picture of the state is not what a person has looked at and accepted."""
    keep(picture)
    finding = finding_of(shot, picture, read_hashes(), album)
    if finding is not None:
        FAILED.mkdir(parents=True, exist_ok=True)
        files = ", ".join(str(FAILED / name) for _, name in write_pictures(finding, FAILED))
        pytest.fail(f"{finding.key} {finding.deviation or 'is new'}: {files}; {REVIEW}", pytrace=False)
