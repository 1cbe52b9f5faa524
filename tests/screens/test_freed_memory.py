"""What the screen no longer needs is no longer the terminal's."""

from __future__ import annotations

import ctypes

from harness.speed.process import rss_mb
from terminal.screens.window.freed_memory import give_back

BLOCK, BLOCKS = 4096, 10_000
LIBRARY = ctypes.CDLL(None)
LIBRARY.malloc.restype = ctypes.c_void_p
LIBRARY.free.argtypes = [ctypes.c_void_p]


def test_what_was_freed_between_things_in_use_goes_back_to_the_system() -> None:
    blocks = [LIBRARY.malloc(BLOCK) for _ in range(BLOCKS)]
    for block in blocks:
        ctypes.memset(block, 1, BLOCK)
    in_use = LIBRARY.malloc(BLOCK)  # above all of them, so that the heap cannot simply shrink
    for block in blocks:
        LIBRARY.free(block)
    before_mb = rss_mb("self")
    give_back()
    assert before_mb - rss_mb("self") > 30
    LIBRARY.free(in_use)
