"""Whatever page of the staff is the first to be opened is shown."""

from __future__ import annotations

import subprocess
import sys

from terminal.common.places import ROOT


def test_every_page_can_be_the_first_one_that_is_opened() -> None:
    opened = subprocess.run(
        [sys.executable, "-m", "tests.screens.each_page_first"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (opened.stdout, opened.stderr, opened.returncode) == ("", "", 0)
