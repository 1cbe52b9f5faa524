"""The felt of Craps: six point boxes with Lay, Place and Buy, both lines around the corner, Lucky Shooter."""

from __future__ import annotations

from terminal.screens.shared.felts import parts, propositions
from terminal.screens.shared.felts.boxes import Box, pucks, row
from terminal.screens.shared.felts.felt import Felt, Spot
from terminal.screens.shared.felts.parts import BOXES_Y, DONT_ARM, DONT_X, GAP, HEIGHT, WIDTH, word
from terminal.screens.shared.felts.side_bets import REPEATERS, side_tab
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

POINTS = (4, 5, 6, 8, 9, 10)
_SHOOTER = 186
_LEFT = DONT_X + DONT_ARM + GAP
_RIGHT = WIDTH - _SHOOTER - 8
_DONT_COME = 100
_BOX_HEIGHT = 294
_NUMBER_Y = 118
_BIG_X = _RIGHT - 172
_MIDDLE = (_LEFT, _BIG_X - GAP - _LEFT)
_BOXES = row(POINTS, _LEFT + _DONT_COME + GAP, _RIGHT, BOXES_Y)


def _box(box: Box) -> tuple[Spot, ...]:
    half = box.width // 2
    return (
        box.lay((0, 0, box.width, 62)),
        *box.dont_come(62, 62),
        *box.come(154, 144),
        box.place((0, 210, half, 84)),
        box.buy((half, 210, box.width - half, 84)),
    )


def _big(bet: str, speech: str, column: int, line: int, totals: tuple[int, ...] = ()) -> Spot:
    width, height = 83, 87
    place = (_BIG_X + column * (width + GAP), 394 + line * (height + GAP), width, height)
    return word(bet, speech, speech, place, stack=(width // 2, height - 1), chip=38, totals=totals)


def _shooter() -> Spot:
    return Spot(
        "lucky_shooter",
        "shooter",
        WIDTH - _SHOOTER,
        0,
        _SHOOTER,
        HEIGHT,
        stack=(_SHOOTER // 2, HEIGHT - 40),
        speech=QT_TRANSLATE_NOOP("Felt", "Lucky Shooter"),
        title=QT_TRANSLATE_NOOP("Felt", "Lucky Shooter"),
        chip=60,
        totals=POINTS,
    )


CRAPS = Felt(
    WIDTH,
    HEIGHT,
    (
        *parts.lucky_roller(_LEFT, _RIGHT),
        parts.dont_come((_LEFT, BOXES_Y, _DONT_COME, _BOX_HEIGHT), 12),
        *(spot for box in _BOXES for spot in _box(box)),
        parts.come((_MIDDLE[0], 394, _MIDDLE[1], 74), _MIDDLE[1] // 2 + 160),
        parts.field((_MIDDLE[0], 474, _MIDDLE[1], 100)),
        _big("big6", QT_TRANSLATE_NOOP("Felt", "Big 6"), 0, 0),
        _big("big8", QT_TRANSLATE_NOOP("Felt", "Big 8"), 1, 0),
        _big("small", QT_TRANSLATE_NOOP("Felt", "Small"), 0, 1, (2, 3, 4, 5, 6)),
        _big("big", QT_TRANSLATE_NOOP("Felt", "Big"), 1, 1, (8, 9, 10, 11, 12)),
        *parts.craps_and_eleven(),
        *parts.dont_pass(BOXES_Y, _RIGHT),
        *parts.pass_line(parts.PASS_Y, _RIGHT, outside_dont=True),
        *propositions.hard_tab(),
        *propositions.hop_tab(),
        *side_tab({"fire", "hot_roller", *REPEATERS}),
        _shooter(),
    ),
    prints=(
        *(box.frame(_BOX_HEIGHT) for box in _BOXES),
        *(box.printed(_NUMBER_Y, 38) for box in _BOXES),
        *propositions.hop_prints(),
    ),
    puck_off=parts.PUCK_OFF,
    puck_on=pucks(_BOXES, _NUMBER_Y + 19),
    tabs=propositions.TABS,
    lay_side=side_tab,
)
