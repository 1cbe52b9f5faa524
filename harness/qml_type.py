"""The QML type of an item that is on a window, for those who look for items there."""

from __future__ import annotations

from PySide6.QtCore import QObject
from shiboken6 import Shiboken


def qml_type(thing: QObject) -> str:
    """Name the type, such as ``Field`` or ``QQuickText``."""
    return class_name(thing).partition("_QML")[0]


def class_name(thing: QObject) -> str:
    """Name the class; one to which QML has added something has a number at its end.

    A QML item has a description of its own, which goes with it. PySide keeps a wrapper of that description, and gives
    it out for whatever comes to lie at the same address: a later item would be taken for it. So it is let go at once.
    """
    description = thing.metaObject()
    name = str(description.className())
    Shiboken.invalidate(description)
    return name
