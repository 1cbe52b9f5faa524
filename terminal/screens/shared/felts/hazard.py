"""The felt of Hazard: the plates of the mains above, the row of totals in the middle, bank and cover below."""

from __future__ import annotations

from terminal.screens.shared.felts.felt import Felt, Spot
from terminal.screens.shared.felts.parts import HEIGHT, WIDTH
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

MAINS = {
    5: ((5,), (2, 3, 11, 12)),
    6: ((6, 12), (2, 3, 11)),
    7: ((7, 11), (2, 3, 12)),
    8: ((8, 12), (2, 3, 11)),
    9: ((9,), (2, 3, 11, 12)),
}
"""The mains with the totals that win and lose on the first throw after them, as engraved on their plates."""

BANK, COVER, THROW = "bank", "cover", "main"

LEFT, RIGHT = 56, WIDTH - 56
"""The baize between the sides of the mahogany edge."""
PLATES_Y, PLATE_HEIGHT, PLATE_WIDTH, PLATE_GAP = 60, 150, 176, 14
BANK_Y, BANK_HEIGHT, BANK_GAP = 470, 178, 20


def plates() -> tuple[Spot, ...]:
    """One plate for each main, and one for throwing for it."""
    count = len(MAINS) + 1
    left = (WIDTH - count * PLATE_WIDTH - (count - 1) * PLATE_GAP) // 2
    named = [(f"{THROW}@{main}", str(main), QT_TRANSLATE_NOOP("Felt", "Main {0}")) for main in MAINS]
    thrown = (THROW, QT_TRANSLATE_NOOP("Felt", "Throw for it"), QT_TRANSLATE_NOOP("Felt", "Throw for the main"))
    return tuple(
        Spot(
            mark,
            "plate",
            left + at * (PLATE_WIDTH + PLATE_GAP),
            PLATES_Y,
            PLATE_WIDTH,
            PLATE_HEIGHT,
            stack=(PLATE_WIDTH // 2, PLATE_HEIGHT - 4),
            speech=speech,
            title=title,
            number=title,
            shape="plate",
            chip=40,
            totals=MAINS[int(title)][0] if title.isdigit() else (),
            loses=MAINS[int(title)][1] if title.isdigit() else (),
            dice=() if title.isdigit() else (2, 5),
        )
        for at, (mark, title, speech) in enumerate([*named, thrown])
    )


def sides() -> tuple[Spot, ...]:
    """The shooter's bank, and the cover across it."""
    width = (RIGHT - LEFT - BANK_GAP) // 2
    rows = (
        (BANK, QT_TRANSLATE_NOOP("Felt", "Bank"), QT_TRANSLATE_NOOP("Felt", "Bank"), LEFT),
        (COVER, QT_TRANSLATE_NOOP("Felt", "Cover"), QT_TRANSLATE_NOOP("Felt", "Cover"), LEFT + width + BANK_GAP),
    )
    return tuple(
        Spot(
            bet,
            "bank",
            x,
            BANK_Y,
            width,
            BANK_HEIGHT,
            stack=(width - 110, BANK_HEIGHT - 34),
            speech=speech,
            title=title,
            chip=84,
            pays=(bet,),
        )
        for bet, title, speech, x in rows
    )


HAZARD = Felt(
    WIDTH,
    HEIGHT,
    spots=(*sides(), *plates()),
    prints=(),
    decor="club",
)
