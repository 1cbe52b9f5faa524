"""A cabinet as a child process, which ends when this process does, however that ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress

from terminal.common.places import ROOT


class Child:
    """A command of the program in a process of its own. It holds the other end of a pipe, its lifeline."""

    def __init__(self, words: Sequence[str], *, silent: bool = False) -> None:
        """Start it with these words; a silent one has no standard input and says only what is wrong."""
        reader, self._lifeline = os.pipe()
        quiet = subprocess.DEVNULL if silent else None
        try:
            self.process = subprocess.Popen(  # noqa: S603 - this very interpreter and our own module
                [sys.executable, "-m", "terminal.commands", *words, "--lifeline", str(reader)],
                cwd=ROOT,
                pass_fds=(reader,),
                stdin=quiet,
                stdout=quiet,
            )
        except BaseException:
            os.close(self._lifeline)
            raise
        finally:
            os.close(reader)

    def wait(self) -> int:
        """Wait for its end; returns its exit code."""
        while True:
            with suppress(KeyboardInterrupt):  # the child gets Ctrl-C as well, and ends by it
                return self.process.wait()

    def close(self) -> None:
        """Cut the lifeline, and wait for the end."""
        os.close(self._lifeline)
        self.wait()


def end_with_parent(lifeline: int) -> None:
    """End this process, as a service manager would, when the other end of the pipe closes."""

    def wait() -> None:
        os.read(lifeline, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="lifeline", daemon=True).start()
