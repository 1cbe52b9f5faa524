"""The page of the disks: room, growth, how long it lasts, and what the system says of the disks' health."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from drivers import ports
from terminal.cabinet.commands import FromDevice, PlaceWager
from terminal.cabinet.keys import TECHNICIAN
from terminal.recall.growth import events_per_day
from terminal.runtime.disk_figures import DiskFigures, Health, Latency
from terminal.screens.operator.disks_page import DisksPage
from tests.cabinet.pipeline import Pipeline
from tests.screens.seat import Seat

DAY_MS = 86_400_000
WEAR = "Wear: only the system's administrator can read it."
FOUND = (
    DiskFigures(
        (1, 2),
        ("sda",),
        500_000_000,
        32_000_000_000,
        7_000_000,
        {"sda": Health("running", 2)},
        {"sda": Latency(0.4, 2.5, None)},
    ),
    DiskFigures((3,), ("mmcblk0",), 4_000_000_000, 8_000_000_000, 3_000_000, {"mmcblk0": Health("", None, 40, False)}),
)


def opened(seat: Seat, *found: DiskFigures) -> DisksPage:
    """Open the page on a system that says this."""
    seat.give(FromDevice("board", ports.BoardInputs((), (TECHNICIAN,))))
    seat.menu._desk = replace(seat.menu._desk, look_at_disks=lambda then: then(found))
    seat.menu.show("disks")
    page = seat.menu.model
    assert isinstance(page, DisksPage)
    return page


def test_the_events_of_a_day_are_the_mean_of_the_last_week() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    assert events_per_day(pipeline.history(), pipeline.now.at_ms) is None, "the journal is younger than a day"
    pipeline.wait(30 * DAY_MS)
    before = len(pipeline.events)
    for _ in range(7):
        pipeline.give(PlaceWager("field", 1_00))
        pipeline.wait(DAY_MS)
    week = len(pipeline.events) - before
    assert events_per_day(pipeline.history(), pipeline.now.at_ms) == week / 7
    pipeline.wait(-40 * DAY_MS)
    assert events_per_day(pipeline.history(), pipeline.now.at_ms) is None, "a clock before the journal's time"


def test_each_device_has_its_room_and_each_disk_its_health(qapp: QGuiApplication) -> None:
    del qapp
    page = opened(Seat(), *FOUND)
    rows = [(line.cells, line.note, line.tone) for line in page.picture]
    assert rows[0][0][:3] == ("Journal copies: 1, 2 (sda)", "500 MB", "32,000 MB")
    assert rows[0][0][3] == "not known yet"
    assert rows[0][1] == "The journal takes 7.0 MB."
    assert rows[1] == (
        ("sda", "", "", "", "Not known"),
        f"State: running.  Errors since power-up: 2.  {WEAR}  Mean times in ms: read 0.40, write 2.50, sync -.",
        "",
    )
    assert rows[3] == (("mmcblk0", "", "", "", "Good"), "Life used: 40 %.", "good")
    assert "MB a warning is shown" in page.property("foot")


def test_the_room_is_counted_in_days_at_the_pace_of_the_last_week(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat()
    seat.pipeline.wait(2 * DAY_MS)
    history, now = seat.pipeline.history(), seat.pipeline.now.at_ms
    page = opened(seat, FOUND[0], replace(FOUND[0], free_bytes=10_000_000))
    per_day = events_per_day(history, now)
    assert per_day is not None
    (enough, _, _, growth, lasts), (_, _, _, _, few) = page.picture[0].cells, page.picture[2].cells
    assert enough.startswith("Journal copies: 1, 2")
    assert growth.endswith(" MB")
    assert lasts.endswith(" days")
    assert few.endswith(" days")
    assert (page.picture[0].tone, page.picture[2].tone) == ("good", "care")


def test_a_device_that_cannot_be_read_and_a_worn_disk_stand_out(qapp: QGuiApplication) -> None:
    del qapp
    worn = replace(FOUND[1], health={"mmcblk0": Health("", None, 110, True)})
    page = opened(Seat(), DiskFigures((3,)), worn)
    assert page.picture[0].cells[-1] == "Not readable"
    assert page.picture[2].cells[-1] == "To be replaced"
    assert [page.picture[number].tone for number in (0, 2)] == ["bad", "bad"]


def test_the_page_is_empty_until_a_disk_has_answered(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat()
    seat.give(FromDevice("board", ports.BoardInputs((), (TECHNICIAN,))))
    seat.menu.show("disks")
    page = seat.menu.model
    assert isinstance(page, DisksPage)
    assert page.property("empty") == "The disks are being read: one that fails may not answer"
