"""Records which steps from line to line the tested code has taken, which tells the fuzzer that an input is new."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from terminal.common.places import ROOT

Arc = tuple[str, int, int]
"""A file, a line, and the line before it in the same call; 0 at the start of the call."""


class Arcs:
    """Watches the files whose paths, relative to the program's folder, begin with one of these."""

    def __init__(self, watched: tuple[str, ...]) -> None:
        self._watched = tuple(str(ROOT / one) for one in watched)
        self._known: dict[CodeType, bool] = {}
        self._taken: set[Arc] = set()

    @contextmanager
    def taken(self) -> Iterator[set[Arc]]:
        """Collect the arcs of this thread until the end of the block. An earlier trace function continues to work."""
        self._taken = set()
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield self._taken
        finally:
            sys.settrace(before)

    def _called(self, frame: FrameType, event: str, argument: object) -> Any:
        del event, argument
        code = frame.f_code
        if (watched := self._known.get(code)) is None:
            watched = self._known[code] = code.co_filename.startswith(self._watched)
        return self._stepper(code.co_filename) if watched else None

    def _stepper(self, file: str) -> Any:
        last, taken = 0, self._taken

        def stepped(frame: FrameType, event: str, argument: object) -> Any:
            nonlocal last
            del argument
            if event == "line":
                taken.add((file, last, frame.f_lineno))
                last = frame.f_lineno
            return stepped

        return stepped
