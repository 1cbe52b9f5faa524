"""The program's version, defined only here: package, documents and the command line read it."""

from __future__ import annotations

VERSION = "0.1.0"
