"""The rules of every test: a warning in the log fails it unless it is expected, and without its plugin Qt does too."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from terminal.common.places import ROOT

CASES = """
import logging
import threading

import pytest


def test_quiet():
    logging.getLogger("any").info("nothing to see")


def test_loud():
    logging.getLogger("any.where").warning("something is odd")


def test_loud_in_a_thread():
    thread = threading.Thread(target=lambda: logging.getLogger("driver").error("a mistake"))
    thread.start()
    thread.join()


@pytest.mark.expects_log("ERROR any: the disk is full")
def test_expected():
    logging.getLogger("any").error("the disk is full")


@pytest.mark.expects_log("the disk is full")
def test_expected_and_never_said():
    logging.getLogger("any").info("the disk has room")
"""


def test_an_unexpected_warning_fails_the_test_that_caused_it_and_so_does_an_expected_one_that_never_comes(
    tmp_path: Path,
) -> None:
    (tmp_path / "test_cases.py").write_text(CASES)
    words = ["-p", "tests.conftest", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), "-q", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    failed = set(re.findall(r"^ERROR \S+::(\w+)", done.stdout, re.MULTILINE))
    assert failed == {"test_loud", "test_loud_in_a_thread", "test_expected_and_never_said"}


def test_where_the_qt_plugin_is_left_out_a_test_that_imports_qt_fails(tmp_path: Path) -> None:
    (tmp_path / "test_cases.py").write_text(
        "def test_qt():\n    import PySide6.QtCore\n\n\ndef test_other():\n    pass\n"
    )
    words = ["-p", "no:pytest-qt", "-p", "tests.conftest", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), "-q"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert "1 failed, 1 passed" in done.stdout
    assert "test_cases.py::test_qt" in done.stdout
