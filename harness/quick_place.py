"""A folder in memory for files whose disk is simulated anyway, so that writes are fast."""

from __future__ import annotations

import os
from pathlib import Path

IN_MEMORY = Path("/dev/shm")  # noqa: S108 - files in it get a folder of their own, by tempfile


def quick_place() -> Path | None:
    """The folder; None if there is none."""
    return IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None
