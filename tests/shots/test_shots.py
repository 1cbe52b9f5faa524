"""`./kiosk shots`: every state of the screens as a picture, the same on every run, made down the real pipeline."""

from __future__ import annotations

from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from PIL import Image
from PySide6.QtGui import QGuiApplication

from drivers.simulated.orders import resolve
from harness.commands.shots import command
from harness.shots import album
from harness.shots.cast import Cast, cabinet_of
from harness.shots.picture import Picture
from harness.shots.states import STATES
from harness.shots.steps import RigScene, Scene
from terminal.start.no_play import NoPlayError


def shots(*words: str | Path) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(command, [str(word) for word in words], standalone_mode=False)


def complaint(result: Result) -> str:
    """The one sentence that the command line shows, with exit code 2."""
    assert isinstance(result.exception, click.ClickException), result.exception
    return result.exception.format_message()


def test_a_terminal_that_may_not_play_has_no_cast(tmp_path: Path) -> None:
    for name in ("no-play-journal", "no-play-parameter"):
        scene = STATES[name]
        assert isinstance(scene, Scene)
        with pytest.raises(NoPlayError):
            Cast(cabinet_of(scene.param, tmp_path), scene, tmp_path)


def test_the_command_writes_the_states_that_are_named_and_says_what_they_show(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    del qapp
    result = shots(tmp_path / "new" / "pictures", "attract", "rig", "--size", "1366x768")
    assert result.exit_code == 0
    assert sorted(path.name for path in (tmp_path / "new" / "pictures").iterdir()) == ["attract.png", "rig.png"]
    with Image.open(tmp_path / "new" / "pictures" / "attract.png") as picture:
        assert picture.size == (1366, 768)
    assert "attract.png: No credit: the table waits for a player." in result.output


def test_without_names_every_state_is_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[str] = []
    monkeypatch.setattr(album, "start_qt", lambda: None)

    def picture(_: album.Album, name: str, language: str) -> Picture:
        asked.append(name)
        assert language == "en"
        return Picture(1, 1, bytes(3))

    monkeypatch.setattr(album.Album, "picture", picture)
    assert shots(tmp_path).exit_code == 0
    assert asked == list(STATES)


def test_an_unknown_state_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    assert "There is no state 'mars'" in complaint(shots(tmp_path / "none", "mars"))
    assert not (tmp_path / "none").exists()


def test_a_folder_that_cannot_be_written_is_named_in_one_sentence(qapp: QGuiApplication, tmp_path: Path) -> None:
    del qapp
    (tmp_path / "file").touch()
    assert complaint(shots(tmp_path / "file" / "deep", "attract")).endswith("cannot be written (Not a directory).")
    assert complaint(shots(tmp_path / "file", "attract")).endswith("cannot be written (File exists).")


def test_a_folder_or_the_pages_have_to_be_named_but_not_both(tmp_path: Path) -> None:
    assert "Name the DIRECTORY" in complaint(shots())
    assert "Name the DIRECTORY" in complaint(shots(tmp_path, "--pages"))


def test_every_state_has_a_meaning_of_its_own_that_is_a_sentence() -> None:
    meanings = [scene.meaning for scene in STATES.values()]
    assert len(set(meanings)) == len(meanings)
    assert all(meaning.endswith(".") and meaning[0].isupper() for meaning in meanings)


def test_the_rig_s_orders_are_orders_that_hands_can_give() -> None:
    for scene in STATES.values():
        for order in scene.orders if isinstance(scene, RigScene) else ():
            assert resolve(order.split()).words
