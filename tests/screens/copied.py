"""Runs each test of a window in a copy of this process, where a window that is as new as ever is at hand.

To make a window takes a second, to copy the process a thirtieth of that. The copy plays the whole test, its fixtures
included, sends its reports, and ends; nothing that it does reaches the next test. The window is closed, as every test
closed its own, once all tests have had a copy of it.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Protocol, cast

import pytest
from _pytest.runner import runtestprotocol
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from harness.shots import copies
from tests.screens.player import Player

SIZE = (1280, 720)


class Copied(Protocol):
    """A window, and what a test does with it."""

    def load(self) -> None:
        """Load everything that can be shown on it."""

    def leave(self) -> None:
        """Close it."""


Fixture = tuple[str, str]
"""A module and a name in it."""
PLAYER: Fixture = ("tests.screens.conftest", "player")
WINDOWS: dict[Fixture, Callable[[QGuiApplication], Copied]] = {PLAYER: lambda app: Player(app, SIZE)}
"""The fixtures whose window is copied, and how each is made. A file of tests may offer its own."""
WHERE_ALL_RUNS_IN_ONE = ("harness.mutants.recording", "harness.mutants.trying")
"""Plugins that look on while a test runs, or make copies themselves."""

Told = Sequence[Mapping[str, object]]
"""The reports of a test, as they are sent."""


class Copies:
    """The windows that are copied, each made for the first test that asks for it."""

    def __init__(self) -> None:
        self._fresh: dict[Fixture, Copied] = {}
        self._app: QGuiApplication | None = None

    def of(self, node: object) -> Copied | None:
        """The window that is at hand for this test, which runs in a copy; None if it has to make its own."""
        asked = window_of(node)
        return None if asked is None else self._fresh.get(asked)

    def reports(self, item: pytest.Item) -> list[pytest.TestReport]:
        """Run a test in a copy; what it reports, or that the copy has ended without a report."""
        asked = window_of(item)
        assert asked is not None, "the test asks for a window that is copied"
        if asked not in self._fresh:
            with _heard() as complaints:
                self._fresh[asked] = WINDOWS[asked](self._running())
                self._fresh[asked].load()
            if complaints:
                return [_failed(item, f"The window is made with complaints: {complaints}")]
        read, write = os.pipe()
        copy = os.fork()
        if not copy:
            _answer(item, write)
        os.close(write)
        try:
            with os.fdopen(read, "rb") as answers:
                told = answers.read()
        except pytest.fail.Exception as late:  # it hangs: the tests' time for one is over
            return [_failed(item, f"The copy of the process has not answered. {late}")]
        finally:
            with suppress(ProcessLookupError):
                os.kill(copy, signal.SIGKILL)  # it has nothing more to say, and nothing to clean up
            _, status = os.waitpid(copy, 0)
        return _read(item, told) or [
            _failed(item, f"The copy of the process ended with {os.waitstatus_to_exitcode(status)}, without a report.")
        ]

    def over(self) -> None:
        """No test of this window follows."""
        with _heard() as complaints:
            while self._fresh:
                self._fresh.popitem()[1].leave()
        assert not complaints, complaints

    def _running(self) -> QGuiApplication:
        """The program with windows, as the tests' own fixture makes it."""
        app = self._app or QGuiApplication.instance()
        if not isinstance(app, QGuiApplication):
            app = QGuiApplication(["pytest-qt-qapp"])
            app.setApplicationName("pytest-qt-qapp")
        self._app = app
        return app


COPIES = Copies()


def window_of(item: object) -> Fixture | None:
    """The window that the test asks for, if this process need not see how it runs."""
    if not isinstance(item, pytest.Function):
        return None
    manager = item.config.pluginmanager
    if (
        item.get_closest_marker("own_window") is not None
        or item.config.getoption("usepdb")
        or any(manager.hasplugin(one) for one in WHERE_ALL_RUNS_IN_ONE)
    ):
        return None
    found = item._fixtureinfo.name2fixturedefs
    used = {(made[-1].func.__module__, name) for name, made in found.items()}  # some games have players of their own
    return next((window for window in WINDOWS if window in used), None)


@contextmanager
def _heard() -> Iterator[list[str]]:
    """What Qt, the log and slots complain of where no test is under way that would fail by it."""
    complaints: list[str] = []
    hearing = logging.Handler(logging.WARNING)
    hearing.emit = lambda record: complaints.append(record.getMessage())  # type: ignore[method-assign]
    before, hook = qInstallMessageHandler(copies._log_qt), sys.excepthook
    sys.excepthook = lambda *error: complaints.append("".join(traceback.format_exception(*error)))
    logging.getLogger().addHandler(hearing)
    try:
        yield complaints
    finally:
        logging.getLogger().removeHandler(hearing)
        sys.excepthook = hook
        qInstallMessageHandler(before)


def _answer(item: pytest.Item, write: int) -> None:
    """In the copy: run the test, send its reports, and end."""
    code = 1
    try:
        of_this_test = cast("pytest.Item", item.parent)  # what other tests share is taken down in the original alone
        reports = runtestprotocol(item, log=False, nextitem=of_this_test)
        to_send = item.config.hook.pytest_report_to_serializable
        with os.fdopen(write, "wb") as answers:
            answers.write(json.dumps([to_send(config=item.config, report=one) for one in reports]).encode())
        code = 0
    finally:
        os._exit(code)


def _read(item: pytest.Item, told: bytes) -> list[pytest.TestReport]:
    rows: Told = json.loads(told) if told else ()
    read = item.config.hook.pytest_report_from_serializable
    return [read(config=item.config, data=row) for row in rows]


def _failed(item: pytest.Item, why: str) -> pytest.TestReport:
    return pytest.TestReport(item.nodeid, item.location, {}, "failed", why, "call")
