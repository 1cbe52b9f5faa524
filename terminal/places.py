"""Where the product's own files lie, seen from the program."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARAM = ROOT / "config" / "Param.ini"
SHEETS = ROOT / "config" / "sheets"
ASSETS = ROOT / "assets"
RIG = ROOT / "var" / "rig"
FONTS = ASSETS / "fonts"
FONTCONFIG = FONTS / "fonts.conf"
"""Lets Qt see the bundled fonts and no others, so that letters are the same on every machine."""
