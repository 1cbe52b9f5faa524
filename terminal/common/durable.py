"""Moves a finished file to its final name, so that after a power cut there is the complete old file or the new one."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def make_durable(making: Path, path: Path) -> None:
    """Move a finished file to its final name, and sync the name to disk. Raises OSError."""
    making.replace(path)
    sync_folder(path)


def sync_folder(path: Path) -> None:
    """Sync the names in this file's folder to disk. Raises OSError."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
