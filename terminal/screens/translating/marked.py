"""Marks a text for the translators where it is written; it is translated where it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6 import QtCore

translate = QtCore.QCoreApplication.translate

QT_TRANSLATE_NOOP = cast("Callable[[str, str], str]", QtCore.QT_TRANSLATE_NOOP)
"""Marks a text for the translators; it is translated where it is shown. Qt's declaration lacks the return type."""


def counted(context: str, text: str, count: int) -> str:
    """Translate a text that has a plural, in the form for this count.

    Qt's tool finds no plural in Python; `assets/translations/literals.py` finds this.
    """
    return translate(context, text, "", count)
