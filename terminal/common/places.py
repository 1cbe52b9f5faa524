"""Where the product's own files lie, seen from the program."""

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
"""Lets Qt see the bundled fonts and no others, so that letters are the same on every machine."""

IN_MEMORY = Path("/dev/shm")  # noqa: S108 - what is made there has a folder of its own, by tempfile


def quick_place() -> Path | None:
    """The folder for files whose disk is simulated anyway, so that none has to be waited for; None without such one."""
    return IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None
