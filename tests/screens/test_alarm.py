"""The runtime's clock in Qt's loop: it rings when the betting time is over, or the gaming day."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from drivers.ports.message import Message
from terminal.cabinet.commands import PlaceWager
from terminal.runtime.runtime import MAX_ALARM_MS
from terminal.screens.window.alarm import Alarm
from tests.cabinet.pipeline import PROFILE
from tests.runtime.bench import Bench, bench_in
from tests.waiting import until

AUTO = replace(PROFILE, mode="auto", bet_ms=5_000)


@pytest.fixture
def auto(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Bench]:
    """A runtime in Qt's loop whose clock closes the bets; no money was put in."""
    with bench_in(tmp_path, AUTO) as bench:
        alarm = Alarm(bench.runtime, qapp)
        bench.runtime.watch(alarm)
        yield bench.start().open_for_play()
        timer_of(qapp).deleteLater()


def timer_of(app: QGuiApplication) -> QTimer:
    """The alarm's timer."""
    return app.findChildren(QTimer)[-1]


def test_before_there_is_credit_only_the_gaming_day_is_waited_for(auto: Bench, qapp: QGuiApplication) -> None:
    assert timer_of(qapp).interval() == MAX_ALARM_MS
    auto.feed(20)
    assert timer_of(qapp).isActive()
    assert timer_of(qapp).interval() == 5_000


def test_it_rings_when_the_betting_time_is_over(auto: Bench, qapp: QGuiApplication, qtbot: QtBot) -> None:
    auto.feed(20).touch(PlaceWager("field", 5_00))
    auto.now_ms += 5_000
    auto.touch(PlaceWager("field", 1_00))
    until(qtbot, lambda: auto.runtime.state.dice.throw is not None)
    assert timer_of(qapp).interval() == MAX_ALARM_MS


def test_a_hold_stops_it_and_its_end_arms_it_again(auto: Bench, qapp: QGuiApplication) -> None:
    auto.feed(20).runtime.hold_play(Message("Wait"))
    assert not timer_of(qapp).isActive()
    auto.runtime.release_play()
    assert timer_of(qapp).isActive()
