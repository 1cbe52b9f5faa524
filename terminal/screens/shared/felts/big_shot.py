"""The felt of Big Shot: Double, Straight and Triple above, the six numbers below, and the terms of the fourth die."""

from __future__ import annotations

from terminal.screens.shared.felts.felt import Felt, Print, Spot
from terminal.screens.shared.felts.parts import HEIGHT, WIDTH, middle_foot
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

GAP = 9
_SIDE_HEIGHT = 222
_NUMBERS_Y = _SIDE_HEIGHT + GAP
_RIBBON_HEIGHT = 62
_NUMBER_HEIGHT = HEIGHT - _NUMBERS_Y - GAP - _RIBBON_HEIGHT
_SIDE_WIDTH = (WIDTH - 2 * GAP) // 3
_NUMBER_WIDTH = (WIDTH - 5 * GAP) // 6


def _side(at: int, bet: str, name: str, dice: tuple[int, ...], pays: tuple[str, ...], more: tuple[str, ...]) -> Spot:
    """A side bet, with throws that win it, three dice each."""
    return Spot(
        bet,
        "trio",
        at * (_SIDE_WIDTH + GAP),
        0,
        _SIDE_WIDTH,
        _SIDE_HEIGHT,
        stack=(_SIDE_WIDTH - 50, middle_foot(_SIDE_HEIGHT, 60) + 40),
        speech=name,
        title=name,
        chip=60,
        dice=dice,
        pays=pays,
        ladder=more,
    )


def _number(number: int) -> Spot:
    """A number: its face, and the pays by how many of the three dice show it."""
    hits = tuple(f"number_{count}" for count in (1, 2, 3))
    return Spot(
        f"number@{number}",
        "die",
        (number - 1) * (_NUMBER_WIDTH + GAP),
        _NUMBERS_Y,
        _NUMBER_WIDTH,
        _NUMBER_HEIGHT,
        stack=(_NUMBER_WIDTH // 2, _NUMBER_HEIGHT - 12),
        speech=QT_TRANSLATE_NOOP("Felt", "Number {0}"),
        number=str(number),
        chip=60,
        dice=(number,),
        pays=(*hits, "number_risk_hit", "number_risk_miss"),
        ladder=hits,
    )


BIG_SHOT = Felt(
    WIDTH,
    HEIGHT,
    (
        _side(
            0,
            "double",
            QT_TRANSLATE_NOOP("Felt", "Any Double"),
            (5, 5, 2),
            ("double", "double_triple"),
            ("double_triple",),
        ),
        _side(
            1,
            "straight",
            QT_TRANSLATE_NOOP("Felt", "Straight"),
            (1, 2, 3, 2, 3, 4, 3, 4, 5, 4, 5, 6),
            ("straight",),
            (),
        ),
        _side(2, "triple", QT_TRANSLATE_NOOP("Felt", "Any Triple"), (4, 4, 4), ("triple",), ()),
        *(_number(number) for number in range(1, 7)),
    ),
    prints=(
        Print(
            QT_TRANSLATE_NOOP(
                "Felt", "BIG SHOT: three hits pay {0}, or throw a fourth die: {1} if it hits, {2} if not"
            ),
            0,
            HEIGHT - _RIBBON_HEIGHT,
            WIDTH,
            _RIBBON_HEIGHT,
            36,
            boxed=True,
            pays=("number_3", "number_risk_hit", "number_risk_miss"),
        ),
    ),
)
