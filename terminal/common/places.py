"""The paths of the product's own files, relative to the program."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARAM = ROOT / "config" / "Param.ini"
SHEETS = ROOT / "config" / "sheets"
STRATEGIES = SHEETS / "strategies"
PRESETS = ROOT / "config" / "presets"
ASSETS = ROOT / "assets"
RIG = ROOT / "var" / "rig"
PRACTICE = ROOT / "var" / "practice"
"""Where the folders of practice lie while they exist."""
FONTS = ASSETS / "fonts"
FONTCONFIG = FONTS / "fonts.conf"
"""Lets Qt use the bundled fonts and no others, so that text looks the same on every machine."""
