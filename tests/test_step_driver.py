"""The internal generator and its driver in one thread keep every promise of the port, without a clock of their own."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from drivers.dice.internal import InternalGenerator
from drivers.dice.record_file import RecordFile
from drivers.dice.source import CheckedSource
from drivers.ports import Back, DiceOrder, DiceReady, DiceThrown, Report
from harness.step_driver import StepDriver

HOUR_MS = 3_600_000


class Desk:
    """A driver to talk to, and all its reports."""

    def __init__(self, path: Path, seed: int = 1, now_ms: int = 0) -> None:
        self.now_ms = now_ms
        source = CheckedSource(random.Random(seed).randbytes)  # noqa: S311 - a test's random numbers
        self.driver = StepDriver(InternalGenerator(RecordFile(path), source), lambda: self.now_ms)
        self.reports: list[Report] = []
        self.driver.start(lambda _, report: self.reports.append(report))

    def throw(self, number: int) -> Report:
        self.driver.want(DiceOrder(number))
        self.driver.talk()
        return next(report for report in reversed(self.reports) if isinstance(report, DiceThrown))


@pytest.mark.parametrize("now_ms", [0, HOUR_MS])
def test_it_says_who_it_is_and_is_ready_at_once_whenever_it_starts(tmp_path: Path, now_ms: int) -> None:
    back, ready = Desk(tmp_path / "record", now_ms=now_ms).reports
    assert isinstance(back, Back)
    assert ready == DiceReady()


def test_an_ordered_throw_is_made_once_it_is_spoken_to(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "record")
    thrown = desk.throw(7)
    assert isinstance(thrown, DiceThrown)
    assert thrown.throw == 7
    before = len(desk.reports)
    desk.driver.talk()
    assert desk.reports[before:] == []


def test_hours_without_a_word_are_no_loss(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "record")
    desk.throw(7)
    desk.now_ms += HOUR_MS
    assert desk.throw(8) == desk.reports[-1]
    assert not any(report for report in desk.reports if type(report).__name__ == "Lost")


def test_a_number_that_was_thrown_has_its_dice_in_the_next_life_too(tmp_path: Path) -> None:
    first = Desk(tmp_path / "record").throw(7)
    assert Desk(tmp_path / "record", seed=2).throw(7) == first


def test_after_its_end_it_reports_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "record")
    desk.driver.stop()
    desk.reports.clear()
    desk.driver.want(DiceOrder(7))
    desk.driver.talk()
    assert desk.reports == []
