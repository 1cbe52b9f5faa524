"""Draws the signs for buttons and options: ``python -m assets.icons.make_icons``.

Every sign comes in ivory, and in gold for what is on or chosen.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PIL import Image

from assets.icons import actions, things
from assets.icons.pen import LARGER, Pen
from assets.paint import disc, lay, reduce, save, sheet
from assets.palette import GOLD, IVORY, Colour, mix

FOLDER: Final = Path(__file__).parent
GOLD_BRIGHT: Final = mix(GOLD, (255, 246, 214), 0.3)
PUCK: Final[Colour] = (10, 11, 13)
SIGNS: Final[dict[str, Callable[[Pen], None]]] = {
    "arrow-left": actions.arrow_left,
    "arrow-right": actions.arrow_right,
    "attendant": things.attendant,
    "auto-repeat": actions.auto_repeat,
    "back": actions.back,
    "check": actions.check,
    "clean": actions.clean,
    "clock": things.clock,
    "close": actions.close,
    "contrast": things.contrast,
    "eye": things.eye,
    "games": things.games,
    "help": things.help_sign,
    "history-puck": things.turned_puck,
    "keep-bets": things.keep_bets,
    "left-hand": things.left_hand,
    "lock": things.lock,
    "minus": actions.minus,
    "mute": things.mute,
    "options": things.options,
    "plus": actions.plus,
    "redo": actions.redo,
    "repeat": actions.repeat,
    "reserve": things.reserve,
    "session": things.session,
    "sound": things.sound,
    "statistics": things.statistics,
    "text-size": things.text_size,
    "undo": actions.undo,
    "wipe": things.wipe,
}
"""Every sign by the name of its file."""


def sign(name: str, colour: Colour) -> Image.Image:
    """One sign in one colour, on nothing."""
    pen = Pen()
    SIGNS[name](pen)
    picture = sheet(pen.mask.size)
    if name == "history-puck":
        lay(picture, PUCK, disc(picture.size, (54 * LARGER, 57 * LARGER), 24 * LARGER))
    lay(picture, colour, pen.mask)
    return reduce(picture, LARGER)


def main() -> None:
    """Draw every sign in both colours."""
    for name in SIGNS:
        save(sign(name, IVORY), FOLDER / f"{name}.png")
        save(sign(name, GOLD_BRIGHT), FOLDER / f"{name}-gold.png")


if __name__ == "__main__":
    main()
