"""The paths of the product's own files, relative to the program."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARAM = ROOT / "config" / "Param.ini"
SHEETS = ROOT / "config" / "sheets"
ASSETS = ROOT / "assets"
RIG = ROOT / "var" / "rig"
FONTS = ASSETS / "fonts"
FONTCONFIG = FONTS / "fonts.conf"
"""Lets Qt use the bundled fonts and no others, so that text looks the same on every machine."""

IN_MEMORY = Path("/dev/shm")  # noqa: S108 - files in it get a folder of their own, by tempfile


def quick_place() -> Path | None:
    """A folder in memory for files whose disk is simulated anyway, so that writes are fast; None if there is none."""
    return IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None
