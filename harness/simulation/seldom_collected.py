"""Few searches for cyclic garbage: nearly all that a simulation makes lasts, and looking through it costs a tenth."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

NEW_OBJECTS = 200_000
"""After so many more objects the newest ones are searched; Python's own figure is 700."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Search seldom, until the end of the block or of the function that this decorates."""
    usual = gc.get_threshold()
    gc.set_threshold(NEW_OBJECTS, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
