"""Every state of the screens shows what a person has looked at and accepted; German has a file of its own.

A state that is looked at in this size (`tests/screens/looks/`) is looked at in the copy of the process that draws it.
"""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from harness.shots.accepted import HASHES, REDUCED, SIZE, every_shot, read_hashes
from harness.shots.album import Album
from harness.shots.review import Shot, gone
from harness.shots.sheets import Sheets
from harness.shots.states import STATES
from tests.screens.looks.every_look import broken, looks_at_pictures
from tests.screens.reading_room import Reader
from tests.shots.pictures import REVIEW, compare, shots

LOOKS = looks_at_pictures()


@pytest.mark.parametrize("shot", shots(german=False, looked_at=LOOKS))
def test_the_screen_shows_the_picture_that_was_accepted_and_keeps_every_rule(album: Album, shot: Shot) -> None:
    looks = LOOKS.get(shot[0])
    if looks is None:
        compare(album, shot, album.picture(*shot))
        return
    picture, wrong = album.picture_and(shot[0], lambda stage: broken(Reader(stage), looks))
    assert not wrong, "\n".join(wrong)
    compare(album, shot, picture)


def test_nothing_is_accepted_of_a_state_that_is_gone() -> None:
    assert [one.key for one in gone(every_shot(), read_hashes())] == [], REVIEW


def test_a_picture_is_the_same_whatever_was_drawn_before_it(album: Album) -> None:
    first = album.picture("point", "de").hash
    for other in (("win-big", "de"), ("falling", "de"), ("help", "en"), ("crapless-bets", "de")):
        album.picture(*other)
    assert album.picture("point", "de").hash == first


def test_a_window_that_shows_one_house_after_the_other_shows_each_as_its_own_window_would(
    album: Album, qapp: QGuiApplication
) -> None:
    for name, language in (("lobby", "de"), ("station-hand", "en"), ("limits-set", "de"), ("hazard-chance", "en")):
        own = Album(SIZE, qapp)
        assert album.picture(name, language).hash == own.picture(name, language).hash, name
        own.close()


def test_what_moves_is_drawn_alike_twice(album: Album) -> None:
    for name in ("waiting", "falling", "winning", "losing", "printing"):
        assert album.picture(name).hash == album.picture(name).hash, name


def test_the_accepted_hashes_stand_in_one_small_sorted_file() -> None:
    keys = list(read_hashes())
    assert keys == sorted(keys)
    assert HASHES.stat().st_size < 100_000


def test_the_accepted_pictures_are_ten_megabytes_at_most_and_each_is_of_a_state() -> None:
    assert Sheets(REDUCED).size_bytes() < 10_000_000
    assert Sheets(REDUCED).names() == set(STATES)
    assert {path.suffix for path in REDUCED.iterdir()} == {".webp"}
