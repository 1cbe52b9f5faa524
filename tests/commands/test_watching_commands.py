"""`./kiosk dealer` and `./kiosk display` say in one sentence why they do not open."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from terminal.commands.__main__ import kiosk
from terminal.screens.window import display as window
from terminal.start.loading import load_settings
from terminal.start.table_watching import dealers_here
from terminal.table.keys.authority import for_days
from terminal.table.keys.folders import AuthorityFolder
from terminal.table.keys.parties import display

TABLE = "[table]\nrole = table\n"
ALONE = "[table]\nrole = alone\n"


def run(*words: object) -> Result:
    return CliRunner().invoke(kiosk, [str(word) for word in words])


def param(folder: Path, text: str) -> Path:
    path = folder / "Param.ini"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_cabinet_alone_has_no_dealers_console(tmp_path: Path) -> None:
    done = run("dealer", "--param", param(tmp_path, ALONE))
    assert done.exit_code != 0
    assert "there is no shared table here (table.role is alone)" in done.output


@pytest.mark.parametrize("name", ["7up", "Ann-Lee", "A" * 21])
def test_a_dealers_name_that_no_login_can_have_is_refused(tmp_path: Path, name: str) -> None:
    done = run("dealer", "--name", name, "--param", param(tmp_path, TABLE))
    assert done.exit_code != 0
    assert "A dealer's name has up to 20 letters and digits" in done.output


@pytest.mark.parametrize("command", ["dealer", "display"])
def test_without_a_display_nothing_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    done = run(command, "--param", param(tmp_path, TABLE))
    assert done.exit_code != 0
    assert "there is no display here" in done.output


@pytest.mark.parametrize("command", ["dealer", "display"])
def test_a_param_ini_that_cannot_be_read_is_named(tmp_path: Path, command: str) -> None:
    done = run(command, "--param", param(tmp_path, "[table]\nrole = king\n"))
    assert done.exit_code != 0
    assert "Param.ini" in done.output


def test_the_dealers_whose_keys_are_here_are_those_of_this_table(tmp_path: Path) -> None:
    for name in ("dealer-1-Bob_Lee", "dealer-1-Ann", "dealer-2-Eve", "table-1", "authority", "dealer-1-7up"):
        (tmp_path / "keys" / name).mkdir(parents=True)
    settings = load_settings(param(tmp_path, TABLE + "keys = keys\n"))
    assert dealers_here(settings, tmp_path) == ("Ann", "Bob_Lee")
    assert dealers_here(settings, tmp_path / "elsewhere") == ()


def test_a_display_says_in_the_shell_that_its_certificate_ends_and_not_on_the_wall(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = datetime.now(UTC)
    authority = AuthorityFolder.make(tmp_path / "authority", "Casino Bled", for_days(now, 9_000))
    authority.give(display(1), tmp_path / "keys", for_days(now, 30))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(window, "display_table", lambda *_: 0)
    done = run("display", "--param", param(tmp_path, f"{TABLE}keys = {tmp_path / 'keys'}\n"))
    assert done.exit_code == 0
    day = f"{now + timedelta(days=30):%Y-%m-%d}"
    assert done.output == (
        f"kiosk: The certificate of display-1 ends on {day}. Have the house's authority issue a new one.\n"
    )
