"""What QML sees of Python: view-models, and those of their attributes that it reads without a method for each."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, TypeVar

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

# `QmlElement` looks for these in the module that calls it.
QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1

Kind = TypeVar("Kind", bound=type[QObject])

_known: dict[str, str] = {}
"""The module of each view-model, by its name."""


def view_model(kind: Kind) -> Kind:
    """Let QML name this class: as a type of the module Boxman.Backend, in which each name is one class.

    Of two with one name, QML would know the one that was loaded last, and find none of the other.
    """
    known = _known.setdefault(kind.__name__, kind.__module__)
    assert known == kind.__module__, f"{known} and {kind.__module__} both have a view-model {kind.__name__}"
    QmlElement(kind)
    return kind


def exposed(kind: type, path: str, notify: Signal) -> Property:
    """A property of this type; its value is at this path from the view-model, such as ``_money.credit``."""
    known: Any = "QVariantList" if kind is list else kind  # Qt's own name of a list, which its stubs do not know
    return Property(known, attrgetter(path), notify=notify)
