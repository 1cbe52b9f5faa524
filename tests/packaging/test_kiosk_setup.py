"""The set-up by `./kiosk`: one question for all packages, and nothing of apt's noise on the screen."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from terminal.common.places import ROOT

KIOSK = (ROOT / "kiosk").read_text()
FUNCTIONS = ("fail", "missing_packages", "logged", "install_packages")


def install(folder: Path, user: int, *, sudo: bool = True) -> subprocess.CompletedProcess[str]:
    """Have the script's own functions install a package, of whom only `user` 0 may, where nothing is installed yet."""
    asked = folder / "asked"
    tools = {
        "dpkg-query": "",
        "apt-get": f'echo "$@" >>{asked}; echo Reading; echo noise >&2',
        "sudo": 'shift; exec "$@"',
    }
    for name, script in tools.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n" if sudo or name != "sudo" else "#!/bin/sh\nexit 1\n")
        (folder / name).chmod(0o755)
    found = [re.search(rf"^{name}\(\) \{{.*?^\}}$", KIOSK, re.DOTALL | re.MULTILINE) for name in FUNCTIONS]
    functions = "\n".join(one[0] for one in found if one).replace("EUID", "USER_ID")
    script = f"""set -euo pipefail
{functions}
USER_ID={user} PATH="{folder}:$PATH" log=setup.log test_packages=(xvfb libgl1)
cd {folder}
install_packages libgl1 libegl1"""
    return subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)


def test_everything_is_installed_in_one_go_and_what_apt_says_is_kept_in_a_file(tmp_path: Path) -> None:
    for user in (0, 1000):
        (tmp_path / "asked").unlink(missing_ok=True)
        done = install(tmp_path, user)
        assert (done.returncode, done.stdout) == (0, "")
        said = f"installing 3 Debian packages (what apt says is kept in {tmp_path}/setup.log)"
        assert done.stderr == f"kiosk: {said}\n"
        assert (tmp_path / "asked").read_text().splitlines() == [
            "update",
            "install -y --no-install-recommends libgl1 libegl1 xvfb",
        ]
        assert "Reading\nnoise\n" in (tmp_path / "setup.log").read_text()


def test_who_may_not_install_is_told_one_line_that_an_administrator_types_for_all(tmp_path: Path) -> None:
    done = install(tmp_path, 1000, sudo=False)
    assert done.returncode == 2
    line = "apt-get update && apt-get install -y --no-install-recommends libgl1 libegl1 xvfb"
    assert done.stderr == f"kiosk: Debian packages are missing; have an administrator type: {line}\n"
    assert not (tmp_path / "asked").exists()


def test_nothing_is_kept_in_the_home_of_its_caller() -> None:
    assert 'export XDG_CACHE_HOME="$PWD/var/cache"' in KIOSK
    assert "pip install" in KIOSK
    assert "--no-cache-dir" in KIOSK
