"""A picture is left out only if nothing has changed that it could be made of, and only if it was found good."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shots.drawn_before import ASKED, digest, found_good, good_at_start, keep, made_of_at_start


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A small working copy."""
    for name in (
        "terminal/a.py",
        "assets/a.png",
        "config/sheets/a.ini",
        "tests/each.py",
        "tests/shots/accepted/a.webp",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was")
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        *("terminal/a.py", "terminal/new.qml", "assets/a.png", "config/sheets/a.ini", "another/room/a.py", "kiosk"),
        *("tests/each.py", "tests/shots/accepted/a.webp", "tests/shots/conftest.py"),
    ],
)
def test_whatever_a_picture_may_be_made_of_changes_the_number(copy: Path, name: str) -> None:
    before = digest(copy)
    (copy / name).parent.mkdir(parents=True, exist_ok=True)
    (copy / name).write_text("otherwise")
    assert digest(copy) != before
    (copy / "terminal/a.py").rename(copy / "terminal/b.py")
    assert digest(copy) != before


def test_so_does_what_is_said_to_qt(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest(copy)
    monkeypatch.setenv("QT_SCALE_FACTOR", "2")
    assert digest(copy) != before


@pytest.mark.parametrize(
    "name", ["README.md", "docs/journal.md", "tests/rules/test_a.py", "var/a", "terminal/__pycache__/a"]
)
def test_what_no_screen_reads_does_not(copy: Path, name: str) -> None:
    before = digest(copy)
    (copy / name).parent.mkdir(parents=True, exist_ok=True)
    (copy / name).write_text("otherwise")
    assert digest(copy) == before


def test_only_of_the_same_files_is_a_picture_good(tmp_path: Path) -> None:
    kept = tmp_path / "var" / "good.json"
    assert found_good("1", kept) == set()
    keep("1", {"point/en", "point/de"}, kept)
    assert found_good("1", kept) == {"point/en", "point/de"}
    assert found_good("2", kept) == set()
    for damaged in ("", "[]", '{"made_of": "1"}'):
        kept.write_text(damaged)
        assert found_good("1", kept) == set()


def test_without_being_asked_to_every_picture_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where single tests, mutants or sabotages are tried, all of them are drawn."""
    kept = tmp_path / "good.json"
    keep(made_of_at_start(), {"point/en"}, kept)
    monkeypatch.setenv(ASKED, "yes")
    assert good_at_start(kept) == {"point/en"}
    monkeypatch.delenv(ASKED)
    assert good_at_start(kept) == set()
