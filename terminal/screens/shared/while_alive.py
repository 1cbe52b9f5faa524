"""What is derived on another thread for a view-model may come when its page is closed already."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject

Value = TypeVar("Value")


def while_alive(owner: QObject, then: Callable[[Value], None]) -> Callable[[Value], None]:
    """The same function, which does nothing once its owner is deleted."""
    gone: list[bool] = []
    owner.destroyed.connect(lambda: gone.append(True))

    def call(value: Value) -> None:
        if not gone:
            then(value)

    return call
