"""The pictures of the README and of `docs/`: English states as they were accepted, drawn again when they change."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping

from harness.shots.accepted import Hashes
from harness.shots.album import Album
from harness.shots.picture import Picture
from harness.shots.review import Finding
from terminal.common.places import ROOT

FOLDER = ROOT / "docs" / "pictures"
DRAWN = FOLDER / "drawn.json"
"""SHA-256 of each picture as it was accepted: a picture of a page whose state looks different now can be found."""
PAGES = ("README.md", "docs/*.md")
LANGUAGE = "en"

_SHOWN = re.compile(r"!\[[^\]]*\]\((?:docs/)?pictures/([a-z0-9-]+)\.png\)")


def shown() -> frozenset[str]:
    """The states that pages show."""
    paths = (path for pattern in PAGES for path in ROOT.glob(pattern))
    return frozenset(name for path in paths for name in _SHOWN.findall(path.read_text(encoding="utf-8")))


def read_drawn() -> Hashes:
    """The hashes of the pictures that are there. Raises OSError, ValueError."""
    if not DRAWN.exists():
        return {}
    found: Hashes = json.loads(DRAWN.read_text(encoding="utf-8"))
    return {name: digest for name, digest in found.items() if (FOLDER / f"{name}.png").exists()}


def outdated(accepted: Hashes) -> Iterator[str]:
    """The shown states whose picture is missing or not the accepted one, and the pictures that no page shows."""
    wanted = {name: accepted.get(f"{name}/{LANGUAGE}", "") for name in shown()}
    drawn = read_drawn()
    yield from sorted(name for name in wanted.keys() | drawn.keys() if wanted.get(name) != drawn.get(name))


def follow(found: Iterable[Finding]) -> None:
    """Write the pictures of shown states that have just been accepted. Raises OSError."""
    names = shown()
    fresh = ((one.key.partition("/"), one.fresh) for one in found)
    _write({name: new for (name, _, spoken), new in fresh if new and spoken == LANGUAGE and name in names})


def draw(accepted: Hashes, album: Album) -> list[str]:
    """Draw the outdated pictures, remove those that no page shows, and return their names. Raises OSError."""
    names = list(outdated(accepted))
    _write({name: album.picture(name, LANGUAGE) for name in names if name in shown()})
    for path in FOLDER.glob("*.png"):
        if path.stem not in shown():
            path.unlink()
    return names


def _write(pictures: Mapping[str, Picture]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures.items():
        (FOLDER / f"{name}.png").write_bytes(picture.png())
    drawn = {name: digest for name, digest in read_drawn().items() if name in shown()}
    drawn |= {name: picture.hash for name, picture in pictures.items()}
    DRAWN.write_text(json.dumps(drawn, indent=1, sort_keys=True) + "\n", encoding="utf-8")
