"""The user and the password of a camera: in a file of their own, because parameters are journaled and exported."""

from __future__ import annotations

import re
from pathlib import Path

from drivers.ports.message import message
from drivers.video.stream import StreamBrokenError

NAME = "camera.password"
"""The file's name, beside Param.ini."""
WRITTEN = re.compile(r"[!-9;-~]{1,100}:[ -~]{1,100}")


def read_password(file: Path | None) -> str:
    """`user:password`; empty if there is no file. Raises StreamBrokenError for one that cannot be used."""
    try:
        text = file.read_bytes().decode("ascii", "replace").rstrip("\n") if file else None
    except FileNotFoundError:
        text = None
    except OSError as error:
        why = message("video.password_unread", file=str(file), error=str(error.strerror))
        raise StreamBrokenError(why) from error
    if text is None:
        return ""
    if not WRITTEN.fullmatch(text):
        raise StreamBrokenError(message("video.password_form", file=str(file)))
    return text
