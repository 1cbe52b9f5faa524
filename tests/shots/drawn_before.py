"""Which pictures were found good of the very files that there are now: these need not be drawn again.

A picture is made of more than can be named one by one, so all of the working copy counts, but for what no screen ever
reads, and with it the Python, the libraries and the machine. After any change of these all pictures are drawn. What
was found good is kept outside of the repository; a fresh copy has nothing, and draws all.
"""

from __future__ import annotations

import fcntl
import functools
import hashlib
import json
import os
import platform
import sys
from collections.abc import Iterator, Set
from importlib.metadata import distributions
from pathlib import Path

from terminal.common.places import ROOT

ASKED = "BOXMAN_DRAW_WHAT_CHANGED"
"""In the environment of a run that may leave pictures out: that of all tests by their command, and no other."""
KEPT = ROOT / "var" / "pictures-found-good.json"
READ_BY_NO_SCREEN = {"docs", "packaging", "tests", "var", "__pycache__"}
DRAWN_WITH = ("*.py", "shots/**/*")
"""Of the tests, these are part of how a picture is drawn and compared."""
OF_THE_SYSTEM = (Path("/var/lib/dpkg/status"), Path("/etc/localtime"), Path("/etc/os-release"))
SAID_TO_QT = ("QT_", "QML", "LC_", "LANG", "TZ", "FONTCONFIG", "FREETYPE", "XDG_", "MALLOC_")


def digest(root: Path = ROOT) -> str:
    """What pictures are made of, as one number."""
    found = hashlib.sha256()
    for path in sorted(_files(root)):
        found.update(f"{path.relative_to(root)}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    for word in sorted(_surroundings()):
        found.update(f"{word}\0".encode())
    return found.hexdigest()


def _files(root: Path) -> Iterator[Path]:
    for entry in root.iterdir():
        if entry.is_file() and entry.suffix != ".md":
            yield entry
        elif entry.is_dir() and entry.name not in READ_BY_NO_SCREEN and not entry.name.startswith("."):
            yield from (path for path in entry.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    for pattern in DRAWN_WITH:
        yield from (path for path in (root / "tests").glob(pattern) if path.is_file() and path.suffix != ".pyc")


def _surroundings() -> Iterator[str]:
    yield from (sys.version, platform.platform(), platform.node())
    yield from (f"{one.metadata['Name']} {one.version}" for one in distributions())
    yield from (f"{name}={value}" for name, value in os.environ.items() if name.startswith(SAID_TO_QT))
    for path in OF_THE_SYSTEM:
        if path.exists():
            yield f"{path} {path.stat().st_mtime_ns} {path.resolve()}"
    cpu = Path("/proc/cpuinfo")
    if cpu.exists():
        yield from {line for line in cpu.read_text().splitlines() if line.startswith(("model name", "flags"))}


@functools.cache
def made_of_at_start() -> str:
    """The number of what there was when the tests were collected."""
    return digest()


def good_at_start(kept: Path | None = None) -> Set[str]:
    """The pictures that this run may leave out."""
    return found_good(made_of_at_start(), kept or KEPT) if ASKED in os.environ else frozenset()


def found_good(made_of: str, kept: Path = KEPT) -> Set[str]:
    """The pictures that were found good of just this."""
    try:
        told = json.loads(kept.read_text(encoding="utf-8"))
        return frozenset(told["pictures"]) if told["made_of"] == made_of else frozenset()
    except (OSError, ValueError, KeyError, TypeError):
        return frozenset()


def keep(made_of: str, pictures: Set[str], kept: Path = KEPT) -> None:
    """Remember that these pictures are good, with those that were found good of the same files before, or beside."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    making = kept.with_suffix(".new")
    with kept.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        good = sorted(found_good(made_of, kept) | pictures)
        making.write_text(json.dumps({"made_of": made_of, "pictures": good}), encoding="utf-8")
        making.replace(kept)
