"""The accepted pictures: a reduced one of each state in each language, their hashes, and the whole ones at hand.

Reduced pictures and hashes are kept in the repository. Whole pictures are many and large, and stay on the machine that
has drawn them, under their hashes.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from PIL import Image

from harness.shots.picture import Picture
from harness.shots.sheets import Sheets
from harness.shots.states import STATES
from harness.shots.steps import Scene
from terminal.common.places import ROOT

HASHES = Path(__file__).parent / "accepted.json"
REDUCED = ROOT / "tests" / "shots" / "accepted"
"""A file for each state (`sheets.py`): its reduced pictures, one language below the other. Not on a cabinet."""
PICTURES = ROOT / "var" / "pictures"
FAILED = ROOT / "var" / "failed-pictures"
"""Where a failing test leaves what differs, until pictures are accepted again."""
SIZE = (1280, 720)
"""The size of the compared pictures: the smallest that the screen supports."""
Hashes = dict[str, str]
"""SHA-256 by ``state/language``."""


class AcceptedError(Exception):
    """The file of accepted hashes cannot be read; the text is a sentence."""


def every_shot() -> list[tuple[str, str]]:
    """Each state with each of its languages. Those on the same stage follow one another."""
    shots = [(name, language) for name in STATES for language in STATES[name].languages]
    return sorted(shots, key=lambda shot: (*_house(shot[0]), shot[1]))


def read_hashes() -> Hashes:
    """Read the accepted hashes. Raises AcceptedError."""
    try:
        stored = json.loads(HASHES.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise AcceptedError(f"{HASHES} cannot be read ({error}).") from error
    return {str(key): str(value) for key, value in stored.items()}


def write_hashes(hashes: Hashes) -> None:
    """Write the accepted hashes. Raises OSError."""
    HASHES.write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def read_reduced(name: str, language: str) -> Picture | None:
    """The accepted picture of a state, reduced; None if there is none, or only of other languages."""
    languages = STATES[name].languages if name in STATES else ()
    sheet = Sheets(REDUCED).read(name) if language in languages else None
    if sheet is None or sheet.height % len(languages):
        return None
    height = sheet.height // len(languages)
    top = languages.index(language) * height
    return Picture.from_image(sheet.image().crop((0, top, sheet.width, top + height)))


def write_reduced(name: str, pictures: dict[str, Picture]) -> None:
    """Store the reduced pictures of a state, by language: of all its languages, in one size. Raises OSError."""
    images = [pictures[language].image() for language in STATES[name].languages]
    width, height = images[0].size
    sheet = Image.new("RGB", (width, height * len(images)))
    for number, image in enumerate(images):
        sheet.paste(image, (0, number * height))
    Sheets(REDUCED).write(name, Picture.from_image(sheet))


def keep(picture: Picture) -> None:
    """Store the whole picture on this machine. Raises OSError."""
    path = _path(picture.hash)
    if not path.exists():
        PICTURES.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture.quick_png())


def at_hand(picture_hash: str) -> Picture | None:
    """The picture with this hash, if this machine has stored it."""
    return Picture.load(_path(picture_hash))


def forget_all_but(hashes: Hashes) -> None:
    """Delete the pictures that are not accepted, and what failing tests have left. Raises OSError."""
    names = {key.partition("/")[0] for key in hashes}
    sheets = Sheets(REDUCED)
    for name in sheets.names() - names:
        sheets.remove(name)
    wanted = {_path(one) for one in hashes.values()}
    for path in PICTURES.glob("*.png"):
        if path not in wanted:
            path.unlink()
    shutil.rmtree(FAILED, ignore_errors=True)


def _path(picture_hash: str) -> Path:
    return PICTURES / f"{picture_hash}.png"


def _house(name: str) -> tuple[str, bool]:
    scene = STATES[name]
    return (scene.param, scene.practice) if isinstance(scene, Scene) else (type(scene).__name__, False)
