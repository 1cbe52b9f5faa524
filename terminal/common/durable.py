"""Gives a finished file its name, so that after a power cut there is the old file or the new one, whole."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def make_durable(making: Path, path: Path) -> None:
    """Give a finished file its name, and bring the name to the disk. Raises OSError."""
    making.replace(path)
    sync_folder(path)


def sync_folder(path: Path) -> None:
    """Bring the names beside this file to the disk. Raises OSError."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
