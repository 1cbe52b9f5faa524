"""`./kiosk shots`: every state of the screens as a picture, the same on every run, made down the real street."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from PIL import Image
from PySide6.QtGui import QGuiApplication

from drivers.simulated.orders import resolve
from terminal.app import NoPlayError
from terminal.commands.shots import README_STATE, command
from terminal.shots import album
from terminal.shots.cast import Cast
from terminal.shots.states import STATES
from terminal.shots.steps import RigScene, Scene

SMALL = (1280, 720)
STANDING = ("attract", "point", "win", "carrying", "bill-panel", "no-play-journal", "rig-faults")
MOVING = ("waiting", "falling", "winning", "printing")


@pytest.fixture
def drawn(qapp: QGuiApplication, tmp_path: Path) -> Path:
    """A folder with these states, drawn once."""
    list(album.draw([*STANDING, *MOVING], tmp_path / "first", SMALL, qapp))
    return tmp_path / "first"


def shots(*words: str | Path) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(command, [str(word) for word in words], standalone_mode=False)


def complaint(result: Result) -> str:
    """The one sentence that the command line shows, with exit code 2."""
    assert isinstance(result.exception, click.ClickException), result.exception
    return result.exception.format_message()


def test_two_runs_draw_the_same_bytes_of_what_stands_and_of_what_moves(
    drawn: Path, qapp: QGuiApplication, tmp_path: Path
) -> None:
    for path, _ in album.draw([*STANDING, *MOVING], tmp_path / "second", SMALL, qapp):
        assert path.read_bytes() == (drawn / path.name).read_bytes(), path.name
    assert len({path.read_bytes() for path in drawn.iterdir()}) == len(STANDING) + len(MOVING)


@pytest.mark.expects_log("play is locked")
def test_the_game_grants_every_touch_of_every_state(tmp_path: Path) -> None:
    for name, scene in STATES.items():
        if isinstance(scene, Scene) and not name.startswith("no-play"):
            (tmp_path / name).mkdir()
            cast = Cast(scene, tmp_path / name)
            cast.start()
            for step in scene.steps:
                cast.play(step)
            cast.runtime.stop()


def test_a_terminal_that_may_not_play_has_no_cast(tmp_path: Path) -> None:
    for name in ("no-play-journal", "no-play-parameter"):
        scene = STATES[name]
        assert isinstance(scene, Scene)
        with pytest.raises(NoPlayError):
            Cast(scene, tmp_path)


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

    def draw(names: Sequence[str], *_: object) -> list[tuple[Path, str]]:
        asked.extend(names)
        return []

    monkeypatch.setattr(album, "draw", draw)
    assert shots(tmp_path).exit_code == 0
    assert asked == list(STATES)


def test_an_unknown_state_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    assert "'mars' is not one of" in complaint(shots(tmp_path / "none", "mars"))
    assert not (tmp_path / "none").exists()


def test_a_folder_that_cannot_be_written_is_named_in_one_sentence(qapp: QGuiApplication, tmp_path: Path) -> None:
    del qapp
    (tmp_path / "file").touch()
    assert complaint(shots(tmp_path / "file" / "deep", "attract")).endswith("cannot be written (Not a directory).")
    assert complaint(shots(tmp_path / "file", "attract")).endswith("cannot be written (File exists).")


def test_a_folder_or_the_readme_has_to_be_named_but_not_both(tmp_path: Path) -> None:
    assert "Name the DIRECTORY" in complaint(shots())
    assert "Name the DIRECTORY" in complaint(shots(tmp_path, "--readme"))


def test_every_state_has_a_meaning_of_its_own_that_is_a_sentence() -> None:
    meanings = [scene.meaning for scene in STATES.values()]
    assert len(set(meanings)) == len(meanings)
    assert all(meaning.endswith(".") and meaning[0].isupper() for meaning in meanings)
    assert README_STATE in STATES


def test_the_rig_s_orders_are_orders_that_hands_can_give() -> None:
    for scene in STATES.values():
        for order in scene.orders if isinstance(scene, RigScene) else ():
            assert resolve(order.split()).words
