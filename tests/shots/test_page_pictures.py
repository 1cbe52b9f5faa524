"""The pictures of the README and of `docs/` show what the screens show now."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.shots import page_pictures
from harness.shots.accepted import read_hashes
from harness.shots.picture import Picture
from harness.shots.review import Finding
from harness.shots.states import STATES


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with one picture, and nothing drawn yet."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "operator.md").write_text("![The table](pictures/point.png)\n")
    (tmp_path / "README.md").write_text("![The table](docs/pictures/point.png)\n")
    monkeypatch.setattr(page_pictures, "ROOT", tmp_path)
    monkeypatch.setattr(page_pictures, "FOLDER", tmp_path / "docs" / "pictures")
    monkeypatch.setattr(page_pictures, "DRAWN", tmp_path / "docs" / "pictures" / "drawn.json")
    return tmp_path


def picture(level: int) -> Picture:
    return Picture(2, 1, bytes([level] * 6))


def accepted(level: int) -> Finding:
    return Finding("point/en", "changed", picture(level))


def test_every_picture_of_a_page_is_a_state_as_it_was_accepted_and_no_other_is_kept() -> None:
    assert page_pictures.shown() <= STATES.keys()
    assert list(page_pictures.outdated(read_hashes())) == [], "./kiosk shots --pages draws them"


def test_every_picture_file_is_the_one_that_was_drawn() -> None:
    for name, digest in page_pictures.read_drawn().items():
        drawn = Picture.load(page_pictures.FOLDER / f"{name}.png")
        assert drawn is not None, name
        assert drawn.hash == digest, name


def test_a_picture_that_a_page_shows_and_that_is_not_drawn_is_outdated(pages: Path) -> None:
    del pages
    assert list(page_pictures.outdated({"point/en": picture(1).hash})) == ["point"]


def test_an_accepted_picture_is_written_for_the_page_that_shows_it(pages: Path) -> None:
    page_pictures.follow(
        [accepted(1), Finding("point/de", "changed", picture(2)), Finding("poor/en", "new", picture(3))]
    )
    assert [path.name for path in (pages / "docs" / "pictures").glob("*.png")] == ["point.png"]
    assert list(page_pictures.outdated({"point/en": picture(1).hash})) == []


def test_a_picture_whose_state_looks_different_now_is_outdated(pages: Path) -> None:
    del pages
    page_pictures.follow([accepted(1)])
    assert list(page_pictures.outdated({"point/en": picture(2).hash})) == ["point"]


def test_a_picture_that_no_page_shows_any_more_is_outdated(pages: Path) -> None:
    page_pictures.follow([accepted(1)])
    for page in ("README.md", "docs/operator.md"):
        (pages / page).write_text("No picture.\n")
    assert list(page_pictures.outdated({"point/en": picture(1).hash})) == ["point"]
