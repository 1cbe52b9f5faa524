"""What the import of Qt does to the interpreter, and what a start imports at all."""

from __future__ import annotations

import subprocess
import sys

from terminal.common.places import ROOT
from tests.each import each_of

PROGRAM = """
import builtins, linecache, sys
plain_import = builtins.__import__
import {module}
assert builtins.__import__ is plain_import, builtins.__import__
sources = [path for path in linecache.cache if "/terminal/" in path]
assert sources == [], sources
"""
ALONE = """
import sys
import terminal.screens.window.run, terminal.start.app
print(sorted(name for name in sys.modules if name.startswith({prefixes})))
"""
UNUSED = ("cryptography", "terminal.table.")
"""What only a shared table, a signature and a PIN need: ten megabytes, and the time to import them."""


def said_by(program: str) -> str:
    """Run these lines in an interpreter of their own; what they print."""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


@each_of("module", ["terminal.screens.window.run", "harness.speed.subject", "harness.speed.rehearsed"])
def test_pyside_reads_no_source_of_a_module_that_is_imported(module: str) -> None:
    """PySide replaces `import` to look for its own features; a start would pay for that with each module.

    The sources that it has read stay in memory: what measures memory must not have them either.
    """
    said_by(PROGRAM.format(module=module))


def test_a_cabinet_without_a_shared_table_imports_nothing_of_it() -> None:
    assert said_by(ALONE.format(prefixes=UNUSED)) == "[]"
