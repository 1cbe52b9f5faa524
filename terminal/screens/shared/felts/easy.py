"""The felt of Easy Craps: ten Points with Place alone, and three fields of totals for the next roll."""

from __future__ import annotations

from terminal.screens.shared.felts import parts, propositions
from terminal.screens.shared.felts.boxes import pucks, row
from terminal.screens.shared.felts.felt import Felt
from terminal.screens.shared.felts.parts import BOXES_Y, DONT_X, GAP, HEIGHT, WIDTH
from terminal.screens.shared.felts.side_bets import REPEATERS, side_tab
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

POINTS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
_BOX_HEIGHT = 300
_BOXES = row(POINTS, DONT_X, WIDTH, BOXES_Y)
_HALF = (WIDTH - DONT_X - GAP) // 2
_LOW, _HIGH = QT_TRANSLATE_NOOP("Felt", "Low Field"), QT_TRANSLATE_NOOP("Felt", "High Field")

EASY = Felt(
    WIDTH,
    HEIGHT,
    (
        *parts.lucky_roller(DONT_X, WIDTH),
        *(box.place((0, 120, box.width, _BOX_HEIGHT - 120)) for box in _BOXES),
        parts.field((DONT_X, 400, WIDTH - DONT_X, 118)),
        parts.totals_field("low_field", QT_TRANSLATE_NOOP("Felt", "Low Field"), (DONT_X, 524, _HALF, 112), (2, 3, 4)),
        parts.totals_field(
            "high_field", QT_TRANSLATE_NOOP("Felt", "High Field"), (WIDTH - _HALF, 524, _HALF, 112), (10, 11, 12)
        ),
        *parts.craps_and_eleven(),
        *parts.pass_line(parts.PASS_Y, WIDTH),
        *propositions.hard_tab(),
        *propositions.hop_tab(),
        *side_tab(REPEATERS),
    ),
    prints=(
        *(box.frame(_BOX_HEIGHT) for box in _BOXES),
        *(box.printed(26, 72) for box in _BOXES),
        *propositions.hop_prints(),
    ),
    puck_off=(parts.ARM_X + parts.PASS_ARM // 2, BOXES_Y // 2 - 4),
    puck_on=pucks(_BOXES, 62),
    tabs=propositions.TABS,
    lay_side=side_tab,
)
