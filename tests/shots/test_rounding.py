"""A level's difference is let pass only where a state shows a picture that processors round differently."""

from __future__ import annotations

import pytest

from harness.shots import accepted
from harness.shots.album import Album
from harness.shots.picture import Picture
from harness.shots.reduced import reduced
from harness.shots.review import finding_of
from harness.shots.rounding import is_soft
from terminal.common.places import ASSETS
from tests.each import each_of

SHOT = ("rig", "en")
GREY = Picture(640, 480, bytes([100]) * 640 * 480 * 3)


class Painter:
    """Says that what it draws shows a scaled picture, or does not, and counts how often it is asked."""

    def __init__(self, *, scaled: bool) -> None:
        self._scaled = scaled
        self.asked = 0

    def picture(self, name: str, language: str) -> Picture:
        raise AssertionError(f"{name}/{language} has been drawn")

    def shows_scaled(self, name: str, language: str) -> bool:
        assert (name, language) == SHOT
        self.asked += 1
        return self._scaled


@each_of(
    ("level", "scaled", "is_found", "asked"),
    [(100, False, False, 0), (101, False, True, 1), (101, True, False, 1), (99, True, False, 1), (102, True, True, 0)],
)
def test_one_level_is_let_pass_only_where_a_scaled_picture_is_shown(
    monkeypatch: pytest.MonkeyPatch, level: int, scaled: bool, is_found: bool, asked: int
) -> None:
    monkeypatch.setattr("harness.shots.review.read_reduced", lambda *_: reduced(GREY))
    painter = Painter(scaled=scaled)
    fresh = Picture(640, 480, bytes([level]) * 640 * 480 * 3)
    finding = finding_of(SHOT, fresh, {"rig/en": GREY.hash}, painter)
    assert (finding is not None, painter.asked) == (is_found, asked)


@each_of(
    ("state", "shows"),
    [
        ("point", True),  # dice and chips
        ("attract", True),  # the picture of the attract screen
        ("reserved", False),  # the table is covered
        ("staff-meters", False),
        ("no-play-journal", False),
        ("rig", False),
    ],
)
def test_whether_a_state_shows_a_scaled_picture_is_seen_by_taking_these_away(
    album: Album, state: str, shows: bool
) -> None:
    assert album.shows_scaled(state) == shows


def test_a_picture_of_which_only_the_rim_is_half_transparent_is_not_soft() -> None:
    assert is_soft(ASSETS / "chips" / "halo.png")
    assert not is_soft(ASSETS / "icons" / "reserve-gold.png")
    assert accepted.SIZE == (1280, 720)
