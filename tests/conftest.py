"""Rules for every test: no log record of level WARNING or above that it does not expect, no connection left open."""

from __future__ import annotations

import gc
import logging
import re
import resource
import signal
import sqlite3
import sys
from collections.abc import Generator, Iterator
from typing import Literal

import pytest

from tests import connections

vars(sqlite3)["connect"] = connections.watched_connect

PHASES: tuple[Literal["setup", "call", "teardown"], ...] = ("setup", "call", "teardown")
QT_PLUGIN = "pytest-qt"


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Run without Qt, by `-p no:pytest-qt`: its options are still known, and what imports Qt all the same fails."""
    if pluginmanager.is_blocked(QT_PLUGIN):
        sys.modules["PySide6"] = None  # type: ignore[assignment]  # this is how an import is made to fail
        for option in ("qt_api", "qt_log_level_fail"):
            parser.addini(option, "Of the Qt plugin, which is not there.")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for garbage once when tests are collected: thousands of items stay, and looking at them costs a third."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_configure(config: pytest.Config) -> None:
    """Make the markers known, and Ctrl-C heeded: a shell that runs tests in the background has it ignored.

    Every program that a test starts would inherit that, and a test that interrupts it would wait for ever.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "expects_log(pattern): the test causes a warning or an error that matches this.")
    config.addinivalue_line(
        "markers", "own_window: the test needs a window that was made for it (tests/screens/copied.py)."
    )
    config.addinivalue_line("markers", "rig_speed(factor): how much faster than real ones the simulated devices work.")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how much processor time all of it took, with copies and programs: what makes the whole of them long."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    cpu_s = sum(one.ru_utime + one.ru_stime for one in used)
    terminalreporter.write_line(f"{cpu_s:.0f} s of processor time")


@pytest.fixture(autouse=True)
def _quiet_log(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Hold all that was logged, on any logger, against what the test expects: neither more nor less."""
    yield
    records = [record for phase in PHASES for record in caplog.get_records(phase) if record.levelno >= logging.WARNING]
    said = [f"{record.levelname} {record.name}: {record.getMessage()}" for record in records]
    patterns = [str(mark.args[0]) for mark in request.node.iter_markers("expects_log")]
    unexpected = [line for line in said if not any(re.search(pattern, line) for pattern in patterns)]
    missed = [pattern for pattern in patterns if not any(re.search(pattern, line) for line in said)]
    assert not unexpected, f"logged without being expected: {unexpected}"
    assert not missed, f"expected in the log and never said: {missed}"


@pytest.fixture(autouse=True)
def _closed_connections() -> Iterator[None]:
    """A connection is closed where it was opened."""
    yield
    assert not (left := connections.take_left()), f"SQLite connections left to the collector, opened by: {left}"
