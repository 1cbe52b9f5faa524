"""A second cabinet, started by mistake on another journal, on the simulated devices of the first."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from drivers.simulated.control import ask
from harness.torture.program import Program, write_param
from terminal.common.places import ROOT

RUN = """
import sys
from pathlib import Path
from terminal.common import places
places.RIG = Path(sys.argv[1])
from terminal.commands.__main__ import main
sys.argv[1:] = ["run", "--headless", *sys.argv[2:]]
main()
"""


def run(folder: Path, *words: str) -> list[str]:
    """The command line of a cabinet whose simulated devices lie in this folder."""
    return [sys.executable, "-c", RUN, str(folder / "rig"), "--param", str(folder / "Param.ini"), *words]


def test_it_is_refused_in_a_sentence_and_changes_nothing(tmp_path: Path) -> None:
    param = write_param(tmp_path)
    param.write_text(param.read_text().replace("simulated = no", "simulated = yes"))
    first = Program(run(tmp_path), os.environ)
    try:
        first.wait_for(lambda line: len(line.get("ready", ())) == 4)
        before = sorted(path.name for path in tmp_path.iterdir())
        words = run(tmp_path, "--journal", str(tmp_path / "other.sqlite"))
        second = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (second.returncode, second.stdout) == (2, "")
        claimed = (tmp_path / "rig" / "cabinet.lock").read_text()
        say = f"Another cabinet (process {claimed}) runs on the simulated devices in {tmp_path / 'rig'}; end it first."
        assert second.stderr == f"kiosk: {say}\n"
        assert sorted(path.name for path in tmp_path.iterdir()) == before
        assert ask(tmp_path / "rig", ("bill", "20")).ok
        first.wait_for(lambda line: line.get("credit") == "20.00")
    finally:
        assert first.end() == 0


def test_a_cabinet_that_was_killed_claims_nothing(tmp_path: Path) -> None:
    param = write_param(tmp_path)
    param.write_text(param.read_text().replace("simulated = no", "simulated = yes"))
    killed = Program(run(tmp_path), os.environ)
    killed.wait_for(lambda line: len(line.get("ready", ())) == 4)
    killed.kill()
    again = Program(run(tmp_path), os.environ)
    again.wait_for(lambda line: len(line.get("ready", ())) == 4)
    assert again.end() == 0
