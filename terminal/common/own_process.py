"""Starts a module of the program as a process of its own, which says its verdict in one line and ends."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from subprocess import Popen

MEMORY_KEPT = {"MALLOC_TRIM_THRESHOLD_": "268435456", "MALLOC_MMAP_THRESHOLD_": "67108864"}
"""The C library keeps what such a process has freed, for it asks for the same again at once; giving it back to the
kernel between two thousand events costs a quarter of a check (mallopt(3))."""


def start_own_process(
    root: str, module: str, *words: str, niceness: int, stdin: int | None = None, libraries: bool = False
) -> Popen[str]:
    """Start `main` of a module in the folder `root` with these words, by default with nothing on its standard input.

    It gives way to others by so much (nice(2)) from before its imports on, which would slow down a start already.
    `libraries` lets it import the libraries that this process has, and not only Python's own.

    Raises OSError if there can be no process.
    """
    # Imported here because whoever only reads a journal starts no process.
    from subprocess import DEVNULL, PIPE, Popen

    # -I and -S: nothing from outside the program's folder has a say in the verdict, and the process starts sooner.
    places = [root, *(path for path in sys.path if libraries and path.endswith("-packages"))]
    begin = f"import os, sys; os.nice({niceness}); sys.path[:0] = {places!r}"
    return Popen(  # noqa: S603 - this very interpreter, no shell, and no word of it comes from outside
        [sys.executable, "-I", "-S", "-c", f"{begin}; from {module} import main; main()", *words],
        stdin=DEVNULL if stdin is None else stdin,
        stdout=PIPE,
        stderr=PIPE,
        text=True,
        env={**os.environ, **MEMORY_KEPT},
    )
