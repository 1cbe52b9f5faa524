"""How Qt draws on a cabinet: variables that it reads from the environment when the program opens its window."""

from __future__ import annotations

import os

from terminal.common.places import FONTCONFIG


def set_environment() -> None:
    """Set them, before the application is made. A variable that is set already stays, except that of the fonts."""
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    os.environ["FONTCONFIG_FILE"] = str(FONTCONFIG)
    # Otherwise Qt would split every larger surface among threads, and wait for a core that is busy with devices.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    # Otherwise Qt would begin each frame five milliseconds after the change that it shows, in case others follow. All
    # that a touch or a report changes has changed by then.
    os.environ.setdefault("QT_QPA_UPDATE_IDLE_TIME", "0")
