"""Every state of the screens in German shows what a person has looked at and accepted."""

from __future__ import annotations

import pytest

from harness.shots.album import Album
from harness.shots.review import Shot
from tests.shots.pictures import compare, shots


@pytest.mark.parametrize("shot", shots(german=True))
def test_the_screen_shows_the_picture_that_was_accepted(album: Album, shot: Shot) -> None:
    compare(album, shot, album.picture(*shot))
