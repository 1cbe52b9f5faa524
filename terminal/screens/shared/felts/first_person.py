"""The felt of First Person Craps: Place to Win below each Point and Place to Lose above it, one-roll bets left."""

from __future__ import annotations

from terminal.screens.shared.felts import parts, propositions
from terminal.screens.shared.felts.boxes import Box, pucks, row
from terminal.screens.shared.felts.felt import Felt, Print, Spot
from terminal.screens.shared.felts.parts import ARM_X, DONT_ARM, DONT_X, GAP, HEIGHT, PANEL, PASS_ARM, WIDTH, word
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

POINTS = (4, 5, 6, 8, 9, 10)
_LEFT = DONT_X + DONT_ARM + GAP
_DONT_COME = 116
_TOP = 0
_BOX_HEIGHT = 376
_NUMBER_Y = 148
_BOXES = row(POINTS, _LEFT + _DONT_COME + GAP, WIDTH, _TOP)
_HALF = (PANEL - GAP) // 2
_BANDS_Y = 94


def _box(box: Box) -> tuple[Spot, ...]:
    lose = QT_TRANSLATE_NOOP("Felt", "Place to lose")
    win = QT_TRANSLATE_NOOP("Felt", "Place to win")
    speech = QT_TRANSLATE_NOOP("Felt", "Place to lose {0}")
    return (
        box.corner("place_lose", speech, lose, (0, 0, box.width, 80), 40),
        *box.dont_come(84, 82),
        *box.come(210, 206),
        box.corner("place", QT_TRANSLATE_NOOP("Felt", "Place {0}"), win, (0, 280, box.width, _BOX_HEIGHT - 280), 40),
    )


def _one_roll() -> tuple[Spot, ...]:
    seven, craps = QT_TRANSLATE_NOOP("Felt", "Seven"), QT_TRANSLATE_NOOP("Felt", "Craps")
    both = QT_TRANSLATE_NOOP("Felt", "C & E")
    reach = (0, GAP // 2, 0, GAP // 2)
    rows = (
        ((1, 1), 0, 0, QT_TRANSLATE_NOOP("Felt", "Crap 2")),
        ((6, 6), 1, 0, QT_TRANSLATE_NOOP("Felt", "Crap 12")),
        ((1, 2), 0, 1, QT_TRANSLATE_NOOP("Felt", "Crap 3")),
        ((5, 6), 1, 1, QT_TRANSLATE_NOOP("Felt", "Eleven")),
    )
    return (
        word("seven", seven, QT_TRANSLATE_NOOP("Felt", "Seven"), (0, 372, PANEL, 62), red=True, reach=reach),
        word("any_craps", craps, QT_TRANSLATE_NOOP("Felt", "Craps"), (0, 440, PANEL, 62), reach=reach),
        *(
            propositions.horn_number(
                dice, (column * (_HALF + GAP), 508 + line * 68, _HALF, 62), (_HALF - 30, 53), reach=reach, name=name
            )
            for dice, column, line, name in rows
        ),
        word("c_and_e", both, QT_TRANSLATE_NOOP("Felt", "C & E"), (0, 644, PANEL, 64), reach=reach),
    )


def _heading(text: str, y: int) -> Print:
    return Print(text, 0, y, PANEL, 30, 26)


FIRST_PERSON = Felt(
    WIDTH,
    HEIGHT,
    (
        parts.dont_come((_LEFT, _TOP, _DONT_COME, _BOX_HEIGHT), 16),
        *(spot for box in _BOXES for spot in _box(box)),
        parts.come((_LEFT, 382, WIDTH - _LEFT, 80), 720),
        parts.field((_LEFT, 468, WIDTH - _LEFT, 106)),
        *parts.dont_pass(_BANDS_Y, WIDTH),
        *parts.pass_line(_BANDS_Y, WIDTH, outside_dont=True),
        *propositions.hard_ways(38, ""),
        *_one_roll(),
    ),
    prints=(
        *(box.frame(_BOX_HEIGHT) for box in _BOXES),
        *(box.printed(_NUMBER_Y - 2, 58) for box in _BOXES),
        _heading(QT_TRANSLATE_NOOP("Felt", "Hard Ways"), 2),
        _heading(QT_TRANSLATE_NOOP("Felt", "One roll"), 334),
    ),
    puck_off=((ARM_X + DONT_X + DONT_ARM) // 2, PASS_ARM // 2 + 12),
    puck_on=pucks(_BOXES, _NUMBER_Y + 27),
)
