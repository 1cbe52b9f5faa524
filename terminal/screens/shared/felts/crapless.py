"""The felt of Crapless Craps: a box for each of ten Points, each with Place and Buy, and no field against the dice."""

from __future__ import annotations

from terminal.screens.shared.felts import parts, propositions
from terminal.screens.shared.felts.boxes import Box, pucks, row
from terminal.screens.shared.felts.felt import Felt, Spot
from terminal.screens.shared.felts.parts import BOXES_Y, DONT_X, HEIGHT, WIDTH
from terminal.screens.shared.felts.side_bets import REPEATERS, side_tab

POINTS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
_BOX_HEIGHT = 348
_NUMBER_Y = 129
_ASIDE = 28
_BOXES = row(POINTS, DONT_X, WIDTH, BOXES_Y)


def _box(box: Box) -> tuple[Spot, ...]:
    return (
        *box.come_stacked(),
        box.place((0, 176, box.width, 86), _ASIDE),
        box.buy((0, 262, box.width, 86), _ASIDE),
    )


CRAPLESS = Felt(
    WIDTH,
    HEIGHT,
    (
        *parts.lucky_roller(DONT_X, WIDTH),
        *(spot for box in _BOXES for spot in _box(box)),
        parts.come((DONT_X, 448, WIDTH - DONT_X, 76), 760),
        parts.field((DONT_X, 530, WIDTH - DONT_X, 106)),
        *parts.craps_and_eleven(),
        *parts.pass_line(parts.PASS_Y, WIDTH),
        *propositions.hard_tab(),
        *propositions.hop_tab(),
        *side_tab(REPEATERS),
    ),
    prints=(
        *(box.frame(_BOX_HEIGHT) for box in _BOXES),
        *(box.printed(_NUMBER_Y, 48) for box in _BOXES),
        *propositions.hop_prints(),
    ),
    puck_off=(parts.ARM_X + parts.PASS_ARM // 2, BOXES_Y // 2 - 4),
    puck_on=pucks(_BOXES, _NUMBER_Y + 24),
    tabs=propositions.TABS,
    lay_side=side_tab,
)
