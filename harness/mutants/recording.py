"""A pytest plugin that records which test reaches which line, and how much each test computes."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path

import coverage
import pytest

OUTSIDE = ""
"""The context of code that runs outside tests: imports and test collection."""

SHARED = "fixture "
"""The prefix of the context of a shared fixture, before its name: all its tests reach what it runs."""


class Recorder:
    """Switches the context of the measurement from test to test."""

    def __init__(self, reached: Path, seconds: Path, folders: list[str]) -> None:
        self._written = seconds
        self._seconds: dict[str, float] = {}
        self._users: dict[str, list[str]] = {}
        self._context = OUTSIDE
        self._coverage = coverage.Coverage(
            data_file=str(reached), config_file=False, include=[f"*/{folder}/*" for folder in folders]
        )
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Run a test in a context with its own name."""
        for name in getattr(item, "fixturenames", ()):
            self._users.setdefault(SHARED + name, []).append(item.nodeid)
        self._switch(item.nodeid)
        begun_s = _computed_s()
        try:
            return (yield)
        finally:
            self._switch(OUTSIDE)
            self._seconds[item.nodeid] = _computed_s() - begun_s

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
    ) -> Generator[None, object, object]:
        """Set up a shared fixture in its own context, so that not only the first test reaches it."""
        if request.scope == "function":
            return (yield)
        before = self._context
        self._switch(SHARED + fixturedef.argname)
        try:
            return (yield)
        finally:
            self._switch(before)

    def pytest_sessionfinish(self) -> None:
        """Write both records."""
        self._coverage.stop()
        self._coverage.save()
        self._written.write_text(json.dumps({"seconds": self._seconds, "users": self._users}))

    def _switch(self, context: str) -> None:
        self._coverage.switch_context(context)
        self._context = context


def _computed_s() -> float:
    """The computing time of this process and its finished children; a busy machine does not increase it."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of this plugin."""
    parser.addoption("--reached", type=Path, help="where to write what tests reach")
    parser.addoption("--seconds", type=Path, help="where to write what each test took")
    parser.addoption("--folder", action="append", help="a folder whose lines are recorded")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Start before any module of the program is imported."""
    words = early_config.known_args_namespace
    early_config.pluginmanager.register(Recorder(words.reached, words.seconds, words.folder), "recorder")
