"""What differs from the accepted pictures is found and laid out on a page; what is right is taken as accepted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PySide6.QtGui import QColor, QGuiApplication, QImage

from harness.commands.shots import command
from harness.shots import accepted
from harness.shots.picture import Picture
from harness.shots.reduced import reduced

BLACK, WHITE = bytes(3), bytes([255] * 3)


@pytest.fixture(autouse=True)
def own_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Accept into files of this test."""
    monkeypatch.setattr(accepted, "HASHES", tmp_path / "accepted.json")
    monkeypatch.setattr(accepted, "REDUCED", tmp_path / "accepted")
    monkeypatch.setattr(accepted, "PICTURES", tmp_path / "pictures")
    monkeypatch.setattr(accepted, "FAILED", tmp_path / "failed")


def shots(*words: str | Path) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(command, [str(word) for word in words])


def picture(*pixels: bytes) -> Picture:
    """A picture of one row."""
    return Picture(len(pixels), 1, b"".join(pixels))


def test_a_new_picture_is_shown_accepted_and_shown_no_more(qapp: QGuiApplication, tmp_path: Path) -> None:
    del qapp
    first = shots("--review", tmp_path / "review", "rig")
    assert first.exit_code == 1, first.output
    assert "rig/en: new" in first.output
    assert 'src="rig-en-new.png"' in (tmp_path / "review" / "index.html").read_text()
    assert "1 pictures have changed" in shots("--accept", "rig").output
    assert "0 pictures have changed" in shots("--accept", "rig").output
    second = shots("--review", tmp_path / "again", "rig")
    assert (second.exit_code, second.output) == (0, "Every picture is as accepted.\n")


def test_a_changed_picture_stands_beside_the_old_one_and_their_difference(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    del qapp
    old = Picture(640, 480, bytes(640 * 480 * 3))
    accepted.keep(old)
    accepted.write_hashes({"rig/en": old.hash})
    accepted.write_reduced("rig", {"en": reduced(old)})
    assert shots("--review", tmp_path / "review", "rig").exit_code == 1
    page = (tmp_path / "review" / "index.html").read_text()
    for title in ("new", "old", "difference"):
        assert (tmp_path / "review" / f"rig-en-{title}.png").exists()
        assert f'src="rig-en-{title}.png"' in page
    assert "cells of 5x5 pixels differ" in page
    assert Picture.load(tmp_path / "review" / "rig-en-old.png") == old
    assert "--accept rig" in page
    assert "http" not in page


def test_on_a_machine_that_has_never_drawn_the_old_picture_the_reduced_one_is_shown(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    del qapp
    accepted.write_hashes({"rig/en": "0" * 64})
    accepted.write_reduced("rig", {"en": Picture(128, 96, bytes([9, 8, 7]) * 128 * 96)})
    assert shots("--review", tmp_path, "rig").exit_code == 1
    shown = Picture.load(tmp_path / "rig-en-old.png")
    assert shown == Picture(640, 480, bytes([9, 8, 7]) * 640 * 480)


def test_what_another_machine_has_accepted_is_right_though_its_hash_is_another(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    del qapp
    shots("--accept", "rig")
    accepted.write_hashes({"rig/en": "0" * 64})
    assert shots("--review", tmp_path / "review", "rig").exit_code == 0


def test_accepting_some_states_leaves_the_others_as_they_were(qapp: QGuiApplication) -> None:
    del qapp
    accepted.write_hashes({"point/en": "1" * 64})
    shots("--accept", "rig")
    assert accepted.read_hashes()["point/en"] == "1" * 64
    assert set(accepted.read_hashes()) == {"point/en", "rig/en"}


def test_pictures_that_are_not_accepted_are_thrown_away_when_others_are(qapp: QGuiApplication) -> None:
    del qapp
    stray = picture(BLACK)
    accepted.keep(stray)
    shots("--accept", "rig")
    assert accepted.at_hand(stray.hash) is None
    assert accepted.at_hand(accepted.read_hashes()["rig/en"]) is not None


def test_the_hash_is_of_size_and_pixels_and_survives_the_file() -> None:
    one = picture(BLACK, WHITE)
    accepted.keep(one)
    assert accepted.at_hand(one.hash) == one
    assert one.hash != Picture(1, 2, one.pixels).hash


def test_the_whole_picture_is_kept_line_by_line_as_qt_has_drawn_it() -> None:
    drawn = QImage(3, 2, QImage.Format.Format_RGB32)  # lines of nine bytes, which Qt fills up to twelve
    colours = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12), (13, 14, 15), (16, 17, 18)]
    for number, colour in enumerate(colours):
        drawn.setPixelColor(number % 3, number // 3, QColor(*colour))
    one = Picture.of(drawn)
    assert one == Picture(3, 2, bytes(range(1, 19)))
    accepted.keep(one)
    assert accepted.at_hand(one.hash) == one


def test_a_file_of_hashes_that_cannot_be_read_is_named_in_one_sentence() -> None:
    accepted.HASHES.write_text("{")
    result = shots("--accept", "rig")
    assert result.exit_code == 1
    assert "accepted.json cannot be read" in result.output
    assert len(result.output.splitlines()) == 1


def test_only_one_thing_can_be_asked_for() -> None:
    assert "Only one of" in shots("--accept", "--pages").output
    assert "There is no state 'mars'" in shots("--accept", "mars").output
    assert "Name the DIRECTORY" in shots("--review").output


def test_accepted_hashes_are_written_sorted() -> None:
    accepted.write_hashes({"win/en": "b", "point/de": "a"})
    assert list(json.loads(accepted.HASHES.read_text())) == ["point/de", "win/en"]
