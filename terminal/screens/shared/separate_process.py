"""Maths that would hold up the screen, in a separate process that is looked after without waiting for it."""

from __future__ import annotations

import json
import os
import sys
import weakref
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from terminal.common.places import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from subprocess import Popen

LOOK_MS = 20
"""How often the process is checked."""


class SeparateProcess(QObject):
    """One computation at a time; it ends with the screen that waits for it."""

    ended = Signal()
    """The process has ended: `answer` holds what it has found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.answer: Any = None
        """What the function has returned; None if the process has failed."""
        self._process: Popen[bytes] | None = None
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look)

    @property
    def runs(self) -> bool:
        """Whether it is computing."""
        return self._process is not None

    def begin(self, work: Callable[..., object], *arguments: object) -> None:
        """Call the function of `terminal.maths` with these arguments."""
        from terminal.maths import process  # only now: a start needs no maths

        assert self._process is None, "it is still computing"
        self._process = _started(process.__name__, process.request(work, *arguments))
        weakref.finalize(self, _end, self._process)
        self._looking.start()

    @Slot()
    def _look(self) -> None:
        process = self._process
        assert process is not None, "no process is looked after"
        if process.poll() is None:
            return
        self._looking.stop()
        self._process = None
        output, _ = process.communicate()
        self.answer = json.loads(output) if process.returncode == 0 else None
        self.ended.emit()


def _started(module: str, request: bytes) -> Popen[bytes]:
    """Start a process on its task, which is passed as a file because a pipe could not hold all of it."""
    from subprocess import DEVNULL, PIPE, Popen

    searched = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    with os.fdopen(os.memfd_create("request"), "w+b") as file:
        file.write(request)
        file.seek(0)
        return Popen(  # noqa: S603 - this very interpreter, no shell, and no argument from outside
            [sys.executable, "-m", module],
            stdin=file,
            stdout=PIPE,
            stderr=DEVNULL,
            env={**os.environ, "PYTHONPATH": searched},
        )


def _end(process: Popen[bytes]) -> None:
    process.kill()
    process.wait()
    if process.stdout is not None:
        process.stdout.close()
