"""The live picture on the screen: shown while it is fresh, and the drawn dice when there is none."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QSize

from drivers.ports.message import Message, message
from drivers.simulated.moving_picture import frame
from terminal.screens.player.table.live_picture import LivePicture, LivePictures, decoded

pytestmark = pytest.mark.usefixtures("qapp")


class Seen(msgspec.Struct, frozen=True):
    number: int = 0
    jpeg: bytes = b""
    why: Message | None = None


class Camera:
    def __init__(self) -> None:
        self.seen = Seen(why=message("video.not_yet"))


def why(picture: LivePicture) -> Message | None:
    return picture.why_none


def test_a_picture_is_shown_while_the_camera_has_one_and_each_new_one_once() -> None:
    camera, picture = Camera(), LivePicture()
    shown: list[str] = []
    picture.changed.connect(lambda: shown.append(str(picture.property("source"))))
    picture.look()
    assert why(picture) is None, "a camera that is not configured is not missed"
    picture.follow(camera)
    picture.look()
    assert picture.property("source") == ""
    assert why(picture) == message("video.not_yet")
    for number in (1, 1, 2):
        camera.seen = Seen(number, frame(number))
        picture.look()
    camera.seen = Seen(2, b"", message("video.ended"))
    picture.look()
    picture.look()
    assert shown == ["image://live/1", "image://live/2", ""]


@pytest.mark.qt_log_ignore("JPEG")
def test_qml_gets_the_picture_and_bytes_that_are_none_show_none() -> None:
    camera, picture = Camera(), LivePicture()
    picture.follow(camera)
    provider = LivePictures(picture)
    camera.seen = Seen(1, frame(3))
    picture.look()
    assert provider.requestImage("1", QSize(), QSize()).size() == QSize(640, 360)
    camera.seen = Seen(2, b"\xff\xd8 no picture \xff\xd9")
    picture.look()
    assert picture.property("source") == ""
    assert decoded(b"").isNull()
