"""The QML type of an item in a window, for code that searches for items."""

from __future__ import annotations

from PySide6.QtCore import QObject
from shiboken6 import Shiboken


def qml_type(thing: QObject) -> str:
    """Name the type, such as ``Field`` or ``QQuickText``."""
    return class_name(thing).partition("_QML")[0]


def class_name(thing: QObject) -> str:
    """Name the class; QML appends a number to a class that it has extended.

    A QML item has its own meta object, which is deleted with it. PySide keeps a wrapper of that meta object and returns
    it for any later object at the same address, so a later item would be mistaken for it. The wrapper is therefore
    released at once.
    """
    description = thing.metaObject()
    name = str(description.className())
    Shiboken.invalidate(description)
    return name
