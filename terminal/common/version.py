"""The program's version, which stands here and nowhere else: package, documents and the command line read it."""

from __future__ import annotations

VERSION = "0.1.0"
