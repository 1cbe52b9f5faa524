"""Which pictures are accepted: the hash of each state in each language, and the pictures that are at hand.

The hashes are kept with the program; pictures are many and large, and stay on the machine that has drawn them.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from terminal.places import ROOT
from terminal.shots.picture import Picture
from terminal.shots.states import STATES
from terminal.shots.steps import RigScene

HASHES = Path(__file__).parent / "accepted.json"
PICTURES = ROOT / "var" / "pictures"
FAILED = ROOT / "var" / "failed-pictures"
"""Where a test that fails leaves what differs, until pictures are accepted again."""
SIZE = (1280, 720)
"""The size of the pictures that are held against accepted ones: the smallest that the screen promises to fill."""
Hashes = dict[str, str]
"""SHA-256 by ``state/language``."""


class AcceptedError(Exception):
    """The file of accepted hashes cannot be read; the text is a sentence."""


def every_shot() -> list[tuple[str, str]]:
    """Each state with each of its languages. Those that are played on the same stage follow one another."""
    shots = [(name, language) for name in STATES for language in STATES[name].languages]
    return sorted(shots, key=lambda shot: (_param(shot[0]), shot[1]))


def read_hashes() -> Hashes:
    """Read what is accepted. Raises AcceptedError."""
    try:
        told = json.loads(HASHES.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise AcceptedError(f"{HASHES} cannot be read ({error}).") from error
    return {str(key): str(value) for key, value in told.items()}


def write_hashes(hashes: Hashes) -> None:
    """Keep what is accepted. Raises OSError."""
    HASHES.write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def keep(picture: Picture) -> None:
    """Have the picture at hand from now on. Raises OSError."""
    path = _path(picture.hash)
    if not path.exists():
        PICTURES.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture.png())


def at_hand(picture_hash: str) -> Picture | None:
    """The picture of this hash, if this machine has kept it."""
    return Picture.load(_path(picture_hash))


def forget_all_but(hashes: Hashes) -> None:
    """Throw away the pictures that nobody has accepted, and what failing tests have left. Raises OSError."""
    wanted = {_path(one) for one in hashes.values()}
    for path in PICTURES.glob("*.png"):
        if path not in wanted:
            path.unlink()
    shutil.rmtree(FAILED, ignore_errors=True)


def _path(picture_hash: str) -> Path:
    return PICTURES / f"{picture_hash}.png"


def _param(name: str) -> str:
    scene = STATES[name]
    return "rig" if isinstance(scene, RigScene) else scene.param
