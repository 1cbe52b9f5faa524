"""Touches by script on the screen: reports on standard output, including the first frame of play."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow

from terminal.runtime.runtime import Runtime
from terminal.script.touches import LineReporter, follow


def open_reporter(held: ExitStack) -> LineReporter:
    """Report on standard output what becomes durable, until `held` is closed."""
    reporter = LineReporter(sys.stdout)
    held.callback(reporter.close)
    return reporter


def follow_touches(runtime: Runtime, window: QQuickWindow, reporter: LineReporter) -> Callable[[], None]:
    """Take touches from standard input. Call it at the start of play, whose first frame is reported."""
    reporter.watch(runtime)
    threading.Thread(target=follow, args=(sys.stdin, runtime, reporter), name="touches", daemon=True).start()

    shown_ms: list[int] = []
    awaited = [window]

    def swapped() -> None:  # called by the drawing thread: the loop may be busy before it gets the signal
        shown_ms.append(time.monotonic_ns() // 1_000_000)

    def heard() -> None:
        if awaited:  # a second frame may be queued before the first one was reported
            shown = awaited.pop().frameSwapped
            shown.disconnect(swapped)
            shown.disconnect(heard)
            reporter.framed(shown_ms[0])

    def started() -> None:
        window.frameSwapped.connect(swapped, Qt.ConnectionType.DirectConnection)
        window.frameSwapped.connect(heard, Qt.ConnectionType.QueuedConnection)
        window.update()

    return started
