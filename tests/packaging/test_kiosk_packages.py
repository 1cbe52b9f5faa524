"""Which Debian packages `./kiosk` finds missing, on each Debian that is supported."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from terminal.common.places import ROOT

INSTALLED = {
    "Debian 12": "installed libgl1, , \ninstalled libglib2.0-0, , \nconfig-files xvfb, , \n",
    "Debian 13": "installed libgl1, , \ninstalled libglib2.0-0t64, libglib2.0-0 (= 2.84.4), \nconfig-files xvfb, , \n",
}
"""What dpkg-query says there, of three packages."""


def missing(folder: Path, said: str, *packages: str) -> list[str]:
    """Ask the script's own function, which finds a dpkg-query that says this."""
    asked = folder / "dpkg-query"
    asked.write_text(f"#!/bin/sh\ncat <<'EOF'\n{said}EOF\n")
    asked.chmod(0o755)
    function = re.search(r"^missing_packages\(\) \{.*?^\}$", (ROOT / "kiosk").read_text(), re.DOTALL | re.MULTILINE)
    assert function is not None
    script = f'set -euo pipefail\n{function[0]}\nPATH="{folder}:$PATH"\nmissing_packages {" ".join(packages)}'
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize("release", INSTALLED)
def test_a_package_is_there_under_its_own_name_or_one_that_it_provides(tmp_path: Path, release: str) -> None:
    assert missing(tmp_path, INSTALLED[release], "libgl1", "libglib2.0-0") == []


@pytest.mark.parametrize("release", INSTALLED)
def test_a_package_that_was_removed_or_never_there_is_missing(tmp_path: Path, release: str) -> None:
    assert missing(tmp_path, INSTALLED[release], "xvfb", "libgl1", "libgl", "libegl1") == ["xvfb", "libgl", "libegl1"]
