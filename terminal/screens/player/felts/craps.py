"""The felt of Craps: point boxes above, Field and Hard Ways below them, and the two lines round the corner."""

from __future__ import annotations

from terminal.screens.player.felt import Felt, Spot
from terminal.screens.player.words import QT_TRANSLATE_NOOP

WIDTH, HEIGHT = 1480, 640
GAP = 12

_PASS_ARM, _DONT_ARM = 94, 76
_TOP = 58
"""The first row with fields; the puck lies above it."""
_LEFT = _PASS_ARM + GAP + _DONT_ARM + GAP
_RIGHT = WIDTH - _LEFT
_PASS_Y = HEIGHT - _PASS_ARM
_DONT_Y = _PASS_Y - GAP - _DONT_ARM
_BOX_HEIGHT = 192
_BOX_WIDTH = (_RIGHT - 5 * GAP) // 6
_MIDDLE_Y = _TOP + _BOX_HEIGHT + GAP
_MIDDLE_HEIGHT = _DONT_Y - GAP - _MIDDLE_Y
_FIELD_WIDTH = 4 * _BOX_WIDTH + 3 * GAP
_HARD_X = _LEFT + _FIELD_WIDTH + GAP
_HARD_WIDTH = (WIDTH - _HARD_X - GAP) // 2
_HARD_HEIGHT = (_MIDDLE_HEIGHT - GAP) // 2
_ODDS_WIDTH = WIDTH - _HARD_X - GAP
_ODDS_INSET = 8

POINTS = {
    4: "4",
    5: "5",
    6: QT_TRANSLATE_NOOP("Felt", "SIX"),
    8: "8",
    9: QT_TRANSLATE_NOOP("Felt", "NINE"),
    10: "10",
}
"""The lettering of the point boxes: six and nine in words, because they are read from both sides."""


def _box_x(number: int) -> int:
    return _LEFT + list(POINTS).index(number) * (_BOX_WIDTH + GAP)


def _place(number: int) -> Spot:
    return Spot(
        f"place@{number}",
        "box",
        POINTS[number],
        QT_TRANSLATE_NOOP("Felt", "Place {0}"),
        _box_x(number),
        _TOP,
        _BOX_WIDTH,
        _BOX_HEIGHT,
        stack=(_BOX_WIDTH // 2, _BOX_HEIGHT - 6),
        number=number,
        caption=QT_TRANSLATE_NOOP("Felt", "PLACE"),
        pays=(f"place@{number}", "place"),
    )


def _hard(row: int, column: int, number: int) -> Spot:
    return Spot(
        f"hard@{number}",
        "pair",
        "",
        QT_TRANSLATE_NOOP("Felt", "Hard {0}"),
        _HARD_X + column * (_HARD_WIDTH + GAP),
        _MIDDLE_Y + row * (_HARD_HEIGHT + GAP),
        _HARD_WIDTH,
        _HARD_HEIGHT,
        stack=(_HARD_WIDTH - 56, _HARD_HEIGHT - 5),
        number=number,
        dice=(number // 2, number // 2),
        pays=(f"hard@{number}", "hard"),
    )


def _band(bet: str, title: str, speech: str, inset: int, arm: int, bend: int, dice: tuple[int, ...] = ()) -> Spot:
    bottom = _PASS_Y + _PASS_ARM if not inset else _DONT_Y + _DONT_ARM
    return Spot(
        bet,
        "band",
        title,
        speech,
        inset,
        _TOP,
        WIDTH - inset,
        bottom - _TOP,
        stack=(_LEFT + _BOX_WIDTH // 2 - inset, bottom - _TOP - max(6, (arm - 78) // 2)),
        arm=arm,
        bend=bend,
        dice=dice,
        pays=(bet,),
    )


def _odds(bet: str, speech: str, y: int, height: int, side: str) -> Spot:
    return Spot(
        bet,
        "odds",
        QT_TRANSLATE_NOOP("Felt", "ODDS"),
        speech,
        _HARD_X,
        y + _ODDS_INSET,
        _ODDS_WIDTH,
        height - 2 * _ODDS_INSET,
        stack=(_ODDS_WIDTH - 66, height - 2 * _ODDS_INSET - 5),
        pays=(f"{side}_odds@{{point}}", f"{side}_odds"),
    )


CRAPS = Felt(
    WIDTH,
    HEIGHT,
    (
        *(_place(number) for number in POINTS),
        Spot(
            "field",
            "totals",
            QT_TRANSLATE_NOOP("Felt", "FIELD"),
            QT_TRANSLATE_NOOP("Felt", "Field"),
            _LEFT,
            _MIDDLE_Y,
            _FIELD_WIDTH,
            _MIDDLE_HEIGHT,
            stack=(_FIELD_WIDTH // 4, _MIDDLE_HEIGHT - 8),
            totals=(2, 3, 4, 9, 10, 11, 12),
            pays=("field", "field_3"),
        ),
        _hard(0, 0, 4),
        _hard(0, 1, 10),
        _hard(1, 0, 6),
        _hard(1, 1, 8),
        _band(
            "dont_pass",
            QT_TRANSLATE_NOOP("Felt", "DON'T PASS BAR"),
            QT_TRANSLATE_NOOP("Felt", "Don't Pass"),
            _PASS_ARM + GAP,
            _DONT_ARM,
            92,
            dice=(6, 6),
        ),
        _band(
            "pass_line",
            QT_TRANSLATE_NOOP("Felt", "PASS LINE"),
            QT_TRANSLATE_NOOP("Felt", "Pass Line"),
            0,
            _PASS_ARM,
            200,
        ),
        _odds("dont_pass_odds", QT_TRANSLATE_NOOP("Felt", "Don't Pass Odds"), _DONT_Y, _DONT_ARM, "lay"),
        _odds("pass_odds", QT_TRANSLATE_NOOP("Felt", "Pass Line Odds"), _PASS_Y, _PASS_ARM, "take"),
    ),
    puck_off=(_LEFT // 2, _TOP // 2 - 6),
    puck_on={number: (_box_x(number) + _BOX_WIDTH // 2, _TOP // 2 - 6) for number in POINTS},
)
