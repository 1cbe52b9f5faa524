"""The rig's loop: orders from other threads, and the picture for its watchers, in time and not too often."""

from __future__ import annotations

import threading
import time
from itertools import pairwise
from pathlib import Path

import pytest

from drivers.simulated import rig as rigging
from drivers.simulated.control import Answer, ask
from drivers.simulated.hosted import Clock, Picture
from drivers.simulated.rig import Rig
from tests.drivers.rig.echo_twin import EchoTwin
from tests.drivers.rig.test_hosted import Time

MAX_WAIT_S = 20
PIPE_BYTES = 65_536
"""The size of a pipe's buffer in Linux."""


@pytest.fixture
def still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Rig, Time]:
    """A rig of one device, whose loop does not run, and the time that it sees."""
    time = Time()
    monkeypatch.setattr(rigging, "time", time)
    return Rig(tmp_path, {"dice": EchoTwin()}, Clock(1.0)), time


def test_an_order_from_another_thread_is_carried_out_at_once_and_answered(rig: Rig) -> None:
    answers: list[Answer] = []
    answered = threading.Event()

    def take(answer: Answer) -> None:
        answers.append(answer)
        answered.set()

    rig.submit(["bill", "20"], take)
    assert answered.wait(MAX_WAIT_S)
    assert answers == [Answer(True, "Done: insert 20.")]


def test_64_orders_wait_in_their_order_and_one_more_is_refused(still: tuple[Rig, Time]) -> None:
    rig, _ = still
    answers: list[tuple[int, Answer]] = []
    with rig:
        for number in range(65):
            rig.submit(["dice", "fair"], lambda answer, number=number: answers.append((number, answer)))  # type: ignore[misc]
        assert answers == [(64, Answer(False, "The rig has too many orders waiting."))]
        rig._carry_submitted()
    assert answers[1:] == [(number, Answer(True, "Done: fair.")) for number in range(64)]


def test_a_watcher_sees_the_picture_at_once_and_then_every_change(rig: Rig) -> None:
    seen: list[bool] = []
    shown_s: list[float] = []
    news = threading.Semaphore(0)

    def watch(picture: Picture) -> None:
        dice = picture["dice"]
        assert isinstance(dice, dict)
        seen.append(dice["plugged"])
        shown_s.append(time.monotonic())
        news.release()

    rig.watch(watch)
    for order in (None, "unplug dice", "plug dice"):
        if order is not None:
            assert ask(rig.directory, order.split()).ok
        assert news.acquire(timeout=MAX_WAIT_S)
    assert seen == [True, False, True]
    assert min(later - sooner for sooner, later in pairwise(shown_s)) >= 0.2


def test_the_loop_comes_back_for_a_picture_that_was_too_early_and_at_least_every_second(
    still: tuple[Rig, Time],
) -> None:
    rig, time = still
    shown: list[Picture] = []
    with rig:
        assert rig._wait_s() == 1.0
        rig.watch(shown.append)
        assert rig._wait_s() == 1.0
        rig._show()
        assert rig._wait_s() == pytest.approx(0.2)
        rig.bench.do(["unplug", "dice"])
        time.now_s += 0.19
        rig._show()
        assert len(shown) == 1
        assert rig._wait_s() == pytest.approx(0.01)
        time.now_s += 0.02
        rig._show()
        rig._show()
        assert len(shown) == 2
        time.now_s += 5
        rig._show()
        assert rig._wait_s() == 1.0
    assert len(shown) == 2, "nothing has changed since"


def test_the_loop_wakes_when_a_device_is_due(still: tuple[Rig, Time]) -> None:
    rig, _ = still
    with rig:
        device = rig.bench.devices["dice"]
        assert isinstance(device.twin, EchoTwin)
        device.twin.ring_ms = 0
        assert rig._wait_s() <= 0.001


def test_a_rig_that_is_woken_more_often_than_its_pipe_holds_is_only_woken(tmp_path: Path) -> None:
    with Rig(tmp_path, {"dice": EchoTwin()}, Clock(1.0)) as rig:
        for _ in range(PIPE_BYTES + 1):
            rig.watch(lambda _: None)
        thread = threading.Thread(target=rig.run)
        thread.start()
        assert ask(tmp_path, ["status"]).ok
        rig.stop()
        thread.join(MAX_WAIT_S)
        assert not thread.is_alive()
