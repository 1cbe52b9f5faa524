"""Makes every sound: ``python -m assets.sounds.make_sounds``. Mono, 44.1 kHz, 16 bits; the same bytes each time."""

from __future__ import annotations

import wave
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from assets.sounds import game_sounds as game
from assets.sounds import house_sounds as house
from assets.sounds import table_sounds as table
from assets.sounds.synthesis import RATE, Wave

FOLDER: Final = Path(__file__).parent
FULL: Final = 32_767
"""The largest sample."""

SOUNDS: Final[dict[str, Callable[[], Wave]]] = {
    "chip-1": partial(table.chip, 0),
    "chip-2": partial(table.chip, 1),
    "chip-3": partial(table.chip, 2),
    "take-down": table.take_down,
    "double": table.double,
    "repeat": table.repeat,
    "across": table.across,
    "shake": table.shake,
    "throw": table.throw,
    "puck": table.puck,
    "win-small": house.win_small,
    "win-good": house.win_good,
    "win-big": house.win_big,
    "loss": table.loss,
    "hurry": table.hurry,
    "closed": house.closed,
    "refusal": table.refusal,
    "door-alarm": house.door_alarm,
    "attendant": house.attendant,
    "bill": house.bill,
    "ticket": house.ticket,
    "tap": table.tap,
    "window": house.window,
    "commission": house.commission,
    "fourth": game.fourth,
    "choice-clock": game.choice_clock,
    "main-win": game.main_win,
    "box": game.box,
    "cast": game.cast,
    "nick": game.nick,
    "out": game.out,
}


def save(sound: Wave, path: Path) -> None:
    """Write the sound. Raises ValueError for one that is too loud to be kept."""
    if np.max(np.abs(sound)) > 1.0:
        raise ValueError(f"{path.name} is louder than full scale")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(sound * FULL).astype("<i2").tobytes())


def main() -> None:
    """Make every sound."""
    for name, make in SOUNDS.items():
        save(make(), FOLDER / f"{name}.wav")


if __name__ == "__main__":
    main()
