"""Where the product's own files lie, seen from the program."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARAM = ROOT / "config" / "Param.ini"
SHEETS = ROOT / "config" / "sheets"
ASSETS = ROOT / "assets"
RIG = ROOT / "var" / "rig"
