"""Starts a module of the program as a separate process, which prints its verdict in one line and ends."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from subprocess import Popen

MEMORY_KEPT = {"MALLOC_TRIM_THRESHOLD_": "268435456", "MALLOC_MMAP_THRESHOLD_": "67108864"}
"""Lets the C library keep freed memory, because such a process needs it again at once; returning it to the kernel
between two thousand events costs a quarter of a check (mallopt(3)).
"""


def start_own_process(
    root: str, module: str, *words: str, niceness: int, stdin: int | None = None, libraries: bool = False
) -> Popen[str]:
    """Start `main` of a module in the folder `root` with these arguments, by default with an empty standard input.

    It runs with this niceness (nice(2)) even before its imports, which would otherwise slow down a start. With
    `libraries` it can import the libraries of this process, and not only Python's own.

    Raises OSError if the process cannot be started.
    """
    # Imported here because a program that only reads a journal starts no process.
    from subprocess import DEVNULL, PIPE, Popen

    # -I and -S: nothing outside the program's folder can influence the verdict, and the process starts sooner.
    places = [root, *(path for path in sys.path if libraries and path.endswith("-packages"))]
    begin = f"import os, sys; os.nice({niceness}); sys.path[:0] = {places!r}"
    return Popen(  # noqa: S603 - this very interpreter, no shell, and no argument from outside
        [sys.executable, "-I", "-S", "-c", f"{begin}; from {module} import main; main()", *words],
        stdin=DEVNULL if stdin is None else stdin,
        stdout=PIPE,
        stderr=PIPE,
        text=True,
        env={**os.environ, **MEMORY_KEPT},
    )
