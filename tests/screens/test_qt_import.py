"""What the import of Qt does to the interpreter."""

from __future__ import annotations

import subprocess
import sys

from terminal.common.places import ROOT

PROGRAM = """
import builtins
plain_import = builtins.__import__
import terminal.screens.window.run
assert builtins.__import__ is plain_import, builtins.__import__
"""


def test_pyside_reads_no_source_of_a_module_that_is_imported() -> None:
    """PySide replaces `import` to look for its own features; a start would pay for that with each module."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
