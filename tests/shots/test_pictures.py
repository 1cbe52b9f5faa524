"""Every state of the screens, in two languages, shows what a person has looked at and accepted."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from harness.shots.accepted import FAILED, HASHES, REDUCED, SIZE, every_shot, keep, read_hashes
from harness.shots.album import Album
from harness.shots.review import Shot, finding_of, gone, key_of, write_pictures
from harness.shots.sheets import Sheets
from harness.shots.states import STATES
from harness.shots.steps import Lock, Scene
from tests.shots import drawn_before

REVIEW = "see all that differs with `./kiosk shots --review var/review`"


def locks(name: str) -> bool:
    """Whether play is locked in this state, which is logged."""
    scene = STATES[name]
    return isinstance(scene, Scene) and any(isinstance(step, Lock) for step in scene.steps)


def shots() -> list[object]:
    """Each state with each language; those that need not be drawn again are left out, and said to be."""
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
    ]


@pytest.mark.parametrize("shot", shots())
def test_the_screen_shows_the_picture_that_was_accepted(album: Album, shot: Shot) -> None:
    picture = album.picture(*shot)
    keep(picture)
    finding = finding_of(shot, picture, read_hashes(), album)
    if finding is not None:
        FAILED.mkdir(parents=True, exist_ok=True)
        files = ", ".join(str(FAILED / name) for _, name in write_pictures(finding, FAILED))
        pytest.fail(f"{finding.key} {finding.deviation or 'is new'}: {files}; {REVIEW}", pytrace=False)


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
