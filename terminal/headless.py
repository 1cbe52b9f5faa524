"""The terminal without a screen: the street in a plain loop, driven by a script of touches."""

from __future__ import annotations

import signal
import threading
from typing import TextIO

from terminal.app import VERSION, Opened
from terminal.touches import Teller, follow

CHECK_POLL_S = 0.05


def run(opened: Opened, touches: TextIO, out: TextIO) -> None:
    """Play until the program is told to end (SIGTERM, SIGINT). The script's end does not end the game.

    Raises JournalError if the journal cannot be closed as it should be.
    """
    runtime = opened.runtime
    work, ended = threading.Event(), threading.Event()

    def end(number: int, frame: object) -> None:
        del number, frame
        ended.set()
        work.set()

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    teller = Teller(out)
    teller.watch(runtime)
    while not opened.checked() and not ended.wait(CHECK_POLL_S):
        pass
    if not ended.is_set():
        runtime.start(VERSION, opened.drivers, work.set)
        script = threading.Thread(target=follow, args=(touches, runtime.submit, teller), name="touches", daemon=True)
        script.start()
    while not ended.is_set():
        work.wait()
        work.clear()
        runtime.drain()
    opened.close()
