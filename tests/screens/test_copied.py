"""A test that runs in a copy of the process fails by all that fails any other, and nothing that it does stays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from terminal.common.places import ROOT

TESTS = """
import logging, os, sqlite3
import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtTest import QTest

@pytest.fixture
def spoilt_later(player):
    yield
    assert not player.sent, "a fixture asserts after the test"

def test_that_asserts(player):
    player.tap("Field")
    assert player.bets == {}, "one chip lies on the Field"

def test_that_finds_the_window_as_new(player):
    assert player.bets == {} and os.getpid() != int(os.environ["ORIGINAL"])

def test_of_which_qt_complains(player):
    qWarning("as QML does")

def test_that_logs_a_warning(player):
    logging.getLogger("shop").warning("the till is open")

@pytest.mark.expects_log("the till is open")
def test_that_logs_what_it_expects(player):
    logging.getLogger("shop").warning("the till is open")

def test_with_a_slot_that_raises(player):
    QTimer.singleShot(0, lambda: 1 / 0)
    QTest.qWait(5)

def test_that_leaves_a_connection_open(player):
    sqlite3.connect(":memory:")

def test_whose_fixture_finds_something(player, spoilt_later):
    player.tap("Field")

def test_that_ends_the_process(player):
    os.abort()

@pytest.mark.own_window
def test_that_needs_a_window_of_its_own(player):
    assert os.getpid() == int(os.environ["ORIGINAL"])
    assert player.bets == {}
"""
CONFTEST = """
import os
from tests.screens.conftest import player, pytest_runtest_protocol, qapp_cls
os.environ["ORIGINAL"] = str(os.getpid())
"""


def test_what_goes_wrong_in_a_copy_fails_its_test_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "test_in_copies.py").write_text(TESTS)
    (tmp_path / "conftest.py").write_text(CONFTEST)
    words = ["-p", "tests.conftest", "-p", "no:cacheprovider", "--rootdir", str(tmp_path)]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rA", "-c", ROOT / "pyproject.toml", *words, tmp_path],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    failed = {line.partition("::")[2].partition(" ")[0] for line in ran.stdout.splitlines() if line[:5] in FAILED}
    assert failed == {
        "test_that_asserts",
        "test_of_which_qt_complains",
        "test_that_logs_a_warning",
        "test_with_a_slot_that_raises",
        "test_that_leaves_a_connection_open",
        "test_whose_fixture_finds_something",
        "test_that_ends_the_process",
    }, ran.stdout + ran.stderr
    assert ran.stdout.count("PASSED") >= len(("as new", "expected log", "own window"))
    assert "without a report" in ran.stdout


FAILED = ("FAILE", "ERROR")
