"""A lost camera is a fault of its own kind with a sentence: play goes on with the drawn dice."""

from __future__ import annotations

from drivers import ports
from drivers.ports.message import Message, message
from terminal.cabinet.commands import CameraFound, ChangeParameters, PlaceWager
from terminal.cabinet.events import CameraStands
from terminal.cabinet.faults import present
from terminal.runtime.camera_watch import LASTS_MS, CameraWatch
from tests.cabinet.pipeline import Pipeline

ENDED = message("video.ended")


def test_only_a_change_that_lasts_is_reported_once() -> None:
    seen: list[Message | None] = [None]
    told: list[CameraFound] = []
    watch = CameraWatch(lambda: seen[0], lambda: bool(told) and told[-1].why is not None, told.append)
    now_ms = 0

    def pass_by(ms: int) -> None:
        nonlocal now_ms
        for _ in range(ms // 1_000):
            now_ms += 1_000
            watch.look(now_ms)

    pass_by(30_000)
    assert told == [], "a camera that shows something from the beginning"
    for _ in range(5):
        seen[0] = ENDED
        pass_by(LASTS_MS - 2_000)
        seen[0] = None
        pass_by(LASTS_MS - 2_000)
    assert told == [], "a stream that stutters"
    seen[0] = ENDED
    pass_by(LASTS_MS + 1_000)
    assert told == [CameraFound(ENDED)]
    pass_by(60_000)
    assert len(told) == 1
    seen[0] = None
    pass_by(LASTS_MS + 1_000)
    assert told == [CameraFound(ENDED), CameraFound(None)]


def test_what_the_cabinet_could_not_take_under_a_lock_is_reported_again() -> None:
    told: list[CameraFound] = []
    watch = CameraWatch(lambda: ENDED, lambda: len(told) > 1, told.append)
    for second in range(60):
        watch.look(second * 1_000)
    assert told == [CameraFound(ENDED)] * 2


def test_a_lost_camera_is_journaled_and_shown_as_a_fault_stops_nothing_and_ends_by_itself() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    assert pipeline.give(CameraFound(None)) == ()
    assert pipeline.give(CameraFound(ENDED)) == (CameraStands(ENDED),)
    assert pipeline.give(CameraFound(ENDED)) == ()
    (fault,) = present(pipeline.state)
    assert (fault.code, fault.stops, fault.who) == ("camera_lost", (), "automatic")
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.roll(1, 2)
    assert pipeline.give(CameraFound(None)) == (CameraStands(),)
    assert present(pipeline.state) == ()


def test_another_camera_is_not_known_to_be_lost() -> None:
    pipeline = Pipeline().open_for_play()
    pipeline.give(CameraFound(ENDED))
    pipeline.report("board", ports.BoardInputs(("logic",), ("technician",)))
    pipeline.give(ChangeParameters({"devices.camera": "unix:var/rig/video"}))
    assert all(fault.code != "camera_lost" for fault in present(pipeline.state))
