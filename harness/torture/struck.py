"""The process of a program that will be struck: with the words STEP REPORT and those of `./kiosk`.

The program does not know: its drivers are wrapped at their port, and so is the journal's `append`.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from drivers.ports import AnyPort, Listener, Order, Report
from harness.torture.strikes import Step, Strike
from terminal.common.places import ROOT
from terminal.journal.journal import Journal
from terminal.runtime.runtime import Runtime
from terminal.settings.parameters import Profile
from terminal.start import app, loading, table_ports

PAUSE_S = 0.3
"""How long a device and its link have for what they do by themselves before the program dies."""


class Striker:
    """Waits for the report, then for the step."""

    def __init__(self, strike: Strike) -> None:
        self._strike = strike
        self._has_come = False

    def awaits(self, report: Report) -> bool:
        """A driver reports this; whether it is the awaited report."""
        if self._has_come or type(report).__name__ != self._strike.report:
            return False
        self._has_come = True
        self.reach(Step.REPORTED, 0.0)
        return True

    def reach(self, step: Step, pause_s: float) -> None:
        """The program is at this step: if it is the awaited one, it dies."""
        if self._has_come and step == self._strike.step:
            time.sleep(pause_s)
            os.kill(os.getpid(), signal.SIGKILL)


class StruckDriver:
    """A drivers.ports.Port that passes everything on to the real one."""

    def __init__(self, driver: AnyPort, striker: Striker) -> None:
        self._driver = driver
        self._striker = striker
        self._number = 0

    def start(self, listener: Listener[Report]) -> None:
        """Begin to talk."""

        def listen(number: int, report: Report) -> None:
            if self._striker.awaits(report):
                self._number = number
            listener(number, report)

        self._driver.start(listen)

    def want(self, order: Order) -> None:
        """Replace the order."""
        self._driver.want(order)

    def handled(self, number: int) -> None:
        """The effects of all reports up to this number are durable."""
        self._driver.handled(number)
        if self._number and number >= self._number:
            self._striker.reach(Step.HANDLED, PAUSE_S)

    def stop(self) -> None:
        """Stop talking."""
        self._driver.stop()


def install(striker: Striker) -> None:
    """Wrap the drivers and the journal that this process will open."""
    make, reach, append = loading.make_drivers, table_ports.table_ports, Journal.append

    def made(settings: Profile, root: Path = ROOT) -> dict[str, AnyPort]:
        return {name: StruckDriver(driver, striker) for name, driver in make(settings, root).items()}

    def reached(settings: Profile, runtime: Runtime, journal: Path, root: Path = ROOT) -> dict[str, AnyPort]:
        return {name: StruckDriver(port, striker) for name, port in reach(settings, runtime, journal, root).items()}

    def appended(journal: Journal, events: Sequence[tuple[str, bytes]], at_ms: int) -> int:
        striker.reach(Step.TAKEN, PAUSE_S)
        seq = append(journal, events, at_ms)
        striker.reach(Step.COMMITTED, 0.0)
        return seq

    wraps = ((app, "make_drivers", made), (app, "table_ports", reached), (Journal, "append", appended))
    for holder, name, wrapped in wraps:
        assert hasattr(holder, name), f"there is no {name} any more to be struck at"
        setattr(holder, name, wrapped)


if __name__ == "__main__":
    step, report, *words = sys.argv[1:]
    install(Striker(Strike(Step(step), report)))
    sys.argv[1:] = words
    runpy.run_module("terminal.commands", run_name="__main__", alter_sys=True)
