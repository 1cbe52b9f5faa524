"""The Debian package names what is there: files, versions, libraries, commands. Building it is tried by hand."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import PySide6
import pytest

from terminal.commands.__main__ import COMMANDS
from terminal.common.places import ROOT
from terminal.common.version import VERSION
from terminal.settings.reading import load
from tests.each import each_of

PACKAGING = ROOT / "packaging"
FILES = PACKAGING / "files"
UNIT = (FILES / "boxman.service").read_text()
BUILD = (PACKAGING / "build-deb").read_text()
SITE = Path(PySide6.__file__).parent.parent

INTERPRETER_AND_INIT = {"@python@", "systemd"}
"""What ./kiosk looks for by itself, and what only a service needs."""


def _control(field: str) -> str:
    text = (PACKAGING / "deb" / "control").read_text()
    found = re.search(rf"^{field}: (.*(?:\n .*)*)", text, re.MULTILINE)
    assert found, f"control has no {field}"
    return found[1]


def _packages(field: str) -> set[str]:
    return {name.strip() for name in _control(field).split(",")}


def _patterns() -> list[str]:
    lines = (PACKAGING / "trim.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_the_package_depends_on_the_libraries_that_kiosk_installs() -> None:
    listed = re.search(r"run_packages=\(([^)]*)\)", (ROOT / "kiosk").read_text())
    assert listed
    assert _packages("Depends") - INTERPRETER_AND_INIT == set(listed[1].split())


def test_the_package_has_the_version_of_the_program() -> None:
    assert _control("Version") == "@version@"
    asks = re.search(r"^version\(\) \{\n.*?^\}$", BUILD, re.MULTILINE | re.DOTALL)
    assert asks
    told = subprocess.run(["bash", "-c", f"{asks[0]}\nversion"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout == f"{VERSION}\n"


def test_every_file_that_the_build_takes_is_there() -> None:
    named = [
        *re.findall(r"packaging/[\w./-]*\w", BUILD),
        "requirements.lock",
        "config/Param.ini",
        "config/sheets",
        "config/presets",
    ]
    assert len(named) > 10
    missing = [path for path in named if not (ROOT / path).exists()]
    assert not missing


@each_of("pattern", [pattern for pattern in _patterns() if not pattern.startswith("pip")])
def test_every_pattern_of_the_trimming_list_matches_a_file_of_the_packages(pattern: str) -> None:
    assert any(SITE.glob(pattern))


@pytest.mark.parametrize(
    "needed",
    [
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/qml/QtQuick/Controls/Basic/qmldir",
        "PySide6/Qt/qml/QtQuick/Layouts/qmldir",
        "PySide6/Qt/qml/QtQuick/Shapes/qmldir",
    ],
)
def test_the_trimming_list_spares_what_the_cabinet_draws_with(needed: str) -> None:
    path = SITE / needed
    assert path.exists()
    trimmed = {found for pattern in _patterns() for found in SITE.glob(pattern)}
    assert trimmed.isdisjoint({path, *path.parents})


def test_the_unit_starts_what_the_package_brings_or_recommends() -> None:
    start = re.search(r"^ExecStart=((?:.*\\\n)*.*)$", UNIT, re.MULTILINE)
    assert start
    programs = [word for word in start[1].split() if word.startswith("/usr/")]
    assert programs == ["/usr/bin/xinit", "/usr/bin/boxman", "/usr/lib/xorg/Xorg"]
    assert {"xinit", "xserver-xorg-core", "libpam-systemd"} <= _packages("Recommends")
    assert '"$root/usr/bin/boxman"' in BUILD


def test_the_unit_opens_the_cabinet_again_whenever_it_ends() -> None:
    assert {"Restart=always", "StartLimitIntervalSec=0"} <= set(UNIT.splitlines())


def test_the_unit_runs_as_the_user_that_the_package_makes_and_that_owns_the_money() -> None:
    users = (FILES / "sysusers.conf").read_text()
    folders = (FILES / "tmpfiles.conf").read_text()
    assert {"User=boxman", "Group=boxman", "StateDirectory=boxman"} <= set(UNIT.splitlines())
    assert re.search(r"^u boxman - .* /var/lib/boxman$", users, re.MULTILINE)
    assert re.search(r"^d /var/lib/boxman 0750 boxman boxman -$", folders, re.MULTILINE)


def test_no_script_of_the_package_removes_the_money() -> None:
    for name in ("postinst", "prerm", "postrm"):
        script = (PACKAGING / "deb" / name).read_text()
        removing = [line for line in script.splitlines() if re.search(r"\brm\b|-delete|rmdir|unlink", line)]
        assert all("/var/cache/boxman" in line and "/var/lib" not in line for line in removing), name


def test_the_parameters_of_the_package_keep_money_and_rig_out_of_the_program(tmp_path: Path) -> None:
    words = re.search(r"^  sed (-e .*?) config/Param\.ini >", BUILD, re.MULTILINE | re.DOTALL)
    assert words
    path = tmp_path / "Param.ini"
    line = f"sed {words[1]} config/Param.ini"
    path.write_text(subprocess.run(["bash", "-c", line], cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    settings = load(path)
    assert settings.journal_path == "/var/lib/boxman/journal.sqlite"
    for kind in ("validator", "printer", "dice", "board"):
        assert getattr(settings, kind).endswith(f" /var/lib/boxman/rig/{kind}")
    assert (PACKAGING / "deb" / "conffiles").read_text() == "/etc/boxman/Param.ini\n"


def test_every_command_that_touches_money_or_devices_runs_as_their_owner() -> None:
    wrapper = (FILES / "boxman").read_text()
    listed = re.search(r"^  (.*)\) as_boxman", wrapper, re.MULTILINE)
    assert listed
    assert set(listed[1].split(" | ")) == set(COMMANDS) - {
        "config",
        "house",
        "lab",
        "par",
        "verify",
        "faults",
        "manifest",
    }


def test_what_builds_and_proves_the_product_is_not_installed() -> None:
    copied = re.search(r"^  find (.*?) -type f", BUILD, re.MULTILINE)
    assert copied
    assert copied[1].split() == ["terminal", "drivers", "assets"]


@pytest.mark.parametrize("name", ["build-deb", "files/boxman", "deb/postinst", "deb/prerm", "deb/postrm"])
def test_every_script_is_well_formed(name: str) -> None:
    path = PACKAGING / name
    shell = path.read_text().splitlines()[0].rsplit("/", 1)[-1].removeprefix("env ")
    done = subprocess.run([shell, "-n", str(path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("words", [[], ["one", "two", "three"], ["--help"], ["--cameras"], ["--server"]])
def test_a_build_without_one_folder_says_so_in_one_sentence(words: list[str]) -> None:
    done = subprocess.run([str(PACKAGING / "build-deb"), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert (
        done.stderr
        == "build-deb: name the folder for the package: packaging/build-deb [--cameras] [--server] DIR [KEY]\n"
    )


def test_a_build_with_a_key_that_is_not_there_says_so_before_it_begins() -> None:
    done = subprocess.run([str(PACKAGING / "build-deb"), "one", "no.pem"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "build-deb: no.pem cannot be read\n")
