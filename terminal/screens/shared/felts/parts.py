"""The common parts of felts: the panel of propositions, the lines around the corner, Lucky Roller, C and E."""

from __future__ import annotations

from terminal.screens.shared.felts.felt import Print, Spot
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

WIDTH, HEIGHT = 1512, 708
GAP = 6
PANEL = 268
"""The width of the panel of propositions on the left."""
ARM_X = PANEL + 8
"""Where the lines begin: beside the panel."""
PASS_ARM, DONT_ARM = 66, 56
ARM_REACH = 4
"""How far the lines, and the discs above them, extend into the gap outside; the rest of it is their neighbour's."""
DONT_X = ARM_X + PASS_ARM + GAP
BOXES_Y = 94
"""Below the row of Lucky Roller."""
TARGET = 66
"""The minimal width and height of a touch target: 44 pixels of a screen of 1280 by 720. A field that is drawn smaller
extends into the gaps around it.
"""
_LETTER, _BOTH = 88, 102
"""How high C and E are, and C&E."""
PASS_Y = BOXES_Y + 2 * _LETTER + _BOTH + 3 * GAP
"""Where the Pass Line begins, below them."""
PUCK_OFF = ((ARM_X + DONT_X + DONT_ARM) // 2, BOXES_Y // 2 - 4)

NUMBERS = {
    2: "2",
    3: "3",
    4: "4",
    5: "5",
    6: QT_TRANSLATE_NOOP("Felt", "Six"),
    8: "8",
    9: QT_TRANSLATE_NOOP("Felt", "Nine"),
    10: "10",
    11: "11",
    12: "12",
}
"""The lettering of the point boxes: six and nine in words, because they are read from both sides."""


def number_print(number: int, x: int, y: int, width: int, height: int) -> Print:
    """A box's number."""
    return Print(NUMBERS[number], x, y, width, height, 44, number=number)


def middle_foot(height: int, chip: int) -> int:
    """The foot of a stack whose lowest chip is in the middle of its spot's height."""
    return (height + chip) // 2


def word(bet: str, title: str, speech: str, place: tuple[int, int, int, int], **more: object) -> Spot:
    """A spot whose face is its name; the chips are on its right unless `stack` says otherwise."""
    _, _, width, height = place
    stack = more.pop("stack", (width - 48, middle_foot(height, 52)))
    pays = more.pop("pays", (bet,))
    return Spot(bet, "word", *place, stack, speech, title, pays=pays, **more)  # type: ignore[arg-type]


def craps_and_eleven(y: int = BOXES_Y) -> tuple[Spot, ...]:
    """C, C&E and E with their pays, between the Pass Line and the Hard Ways; C&E has a pay more than the others."""
    rows = (
        ("c", "C", QT_TRANSLATE_NOOP("Felt", "C"), 0, _LETTER),
        ("c_and_e", "C&E", QT_TRANSLATE_NOOP("Felt", "C & E"), _LETTER + GAP, _BOTH),
        ("e", "E", QT_TRANSLATE_NOOP("Felt", "E"), _LETTER + _BOTH + 2 * GAP, _LETTER),
    )
    return tuple(
        Spot(
            bet,
            "letter",
            ARM_X,
            y + below,
            PASS_ARM,
            height,
            stack=(PASS_ARM // 2, height - 3),
            speech=speech,
            title=title,
            shape="disc",
            chip=36,
            pays=(bet,),
            reach=(ARM_REACH, GAP // 2, GAP - ARM_REACH, GAP // 2),
        )
        for bet, title, speech, below, height in rows
    )


def pass_line(top: int, right: int, *, outside_dont: bool = False) -> tuple[Spot, ...]:
    """The Pass Line around the felt's corner, or around Don't Pass, with the field for its odds at its end."""
    return (
        _band(
            "pass_line",
            (ARM_X, top, right, HEIGHT),
            PASS_ARM,
            140 if outside_dont else 82,
            QT_TRANSLATE_NOOP("Felt", "Pass Line"),
            inside=GAP - ARM_REACH,
        ),
        _odds("pass_odds", "pass_line", (right, HEIGHT - PASS_ARM, PASS_ARM), inside=GAP - ARM_REACH),
    )


def dont_pass(top: int, right: int) -> tuple[Spot, ...]:
    """Don't Pass inside the Pass Line, with the field for its odds at its end."""
    bottom = HEIGHT - PASS_ARM - GAP
    title = QT_TRANSLATE_NOOP("Felt", "Don't Pass Bar")
    return (
        _band("dont_pass", (DONT_X, top, right, bottom), DONT_ARM, 68, title, (6, 6), inside=GAP),
        _odds("dont_pass_odds", "dont_pass", (right, bottom - DONT_ARM, DONT_ARM), inside=GAP),
    )


_LINE_SPEECH = {
    "pass_line": QT_TRANSLATE_NOOP("Felt", "Pass Line"),
    "dont_pass": QT_TRANSLATE_NOOP("Felt", "Don't Pass"),
    "pass_odds": QT_TRANSLATE_NOOP("Felt", "Pass Line Odds"),
    "dont_pass_odds": QT_TRANSLATE_NOOP("Felt", "Don't Pass Odds"),
}


def _band(
    bet: str,
    sides: tuple[int, int, int, int],
    arm: int,
    bend: int,
    title: str,
    dice: tuple[int, ...] = (),
    *,
    inside: int,
) -> Spot:
    left, top, right, bottom = sides
    chip = min(54, arm - 4)
    return Spot(
        bet,
        "line",
        left,
        top,
        right - left,
        bottom - top,
        stack=(230, bottom - top - arm + middle_foot(arm, chip)),
        speech=_LINE_SPEECH[bet],
        title=title,
        shape="band",
        chip=chip,
        arm=arm,
        bend=bend,
        dice=dice,
        pays=(bet,),
        reach=(ARM_REACH, inside, inside, ARM_REACH),
    )


def _odds(bet: str, base: str, end: tuple[int, int, int], *, inside: int) -> Spot:
    """The field for odds at a line's end: `end` is the line's right edge, its top and its height.

    It takes all touches of the line there.
    """
    right, y, arm = end
    width, inset, height = 350, 5, 56
    chip = min(50, height - 4)
    beside = (arm - height) // 2
    side = "lay" if base.startswith("dont") else "take"
    return Spot(
        bet,
        "odds",
        right - width - inset,
        y + beside,
        width,
        height,
        stack=(width - 52, middle_foot(height, chip)),
        speech=_LINE_SPEECH[bet],
        title=QT_TRANSLATE_NOOP("Felt", "Take Odds") if side == "take" else QT_TRANSLATE_NOOP("Felt", "Give Odds"),
        chip=chip,
        pays=(f"{side}_odds@{{point}}", f"{side}_odds"),
        base=base,
        reach=(0, beside + inside, 0, beside + ARM_REACH),
    )


def lucky_roller(left: int, right: int) -> tuple[Spot, ...]:
    """Low Rolls, Roll 'Em All and High Rolls, side by side above the boxes."""
    room = right - left - 2 * GAP
    side = room * 37 // 100 - 8
    middle = room - 2 * side
    low, all_of_them, high = (
        QT_TRANSLATE_NOOP("Felt", "Low Rolls"),
        QT_TRANSLATE_NOOP("Felt", "Roll 'Em All"),
        QT_TRANSLATE_NOOP("Felt", "High Rolls"),
    )
    return (
        _roller("lucky_low", low, QT_TRANSLATE_NOOP("Felt", "Low Rolls"), left, side, (2, 3, 4, 5, 6)),
        _roller("lucky_all", all_of_them, QT_TRANSLATE_NOOP("Felt", "Roll 'Em All"), left + side + GAP, middle, ()),
        _roller("lucky_high", high, QT_TRANSLATE_NOOP("Felt", "High Rolls"), right - side, side, (8, 9, 10, 11, 12)),
    )


def _roller(bet: str, title: str, speech: str, x: int, width: int, totals: tuple[int, ...]) -> Spot:
    height = BOXES_Y - 8
    return Spot(
        bet,
        "roller",
        x,
        0,
        width,
        height,
        stack=(width - 36, height - 4),
        speech=speech,
        title=title,
        chip=46,
        totals=totals,
        pays=(bet,),
    )


def come(place: tuple[int, int, int, int], stack_x: int) -> Spot:
    """Come, below the boxes."""
    name = QT_TRANSLATE_NOOP("Felt", "Come")
    return word("come", name, name, place, stack=(stack_x, middle_foot(place[3], 52)))


def dont_come(place: tuple[int, int, int, int], below: int) -> Spot:
    """Don't Come, beside the boxes; its chips are this far above its lower edge."""
    title, speech = QT_TRANSLATE_NOOP("Felt", "Don't Come Bar"), QT_TRANSLATE_NOOP("Felt", "Don't Come")
    _, _, width, height = place
    return word("dont_come", title, speech, place, stack=(width // 2, height - below), dice=(6, 6))


def field(place: tuple[int, int, int, int]) -> Spot:
    """The Field."""
    return totals_field("field", QT_TRANSLATE_NOOP("Felt", "Field"), place, (2, 3, 4, 9, 10, 11, 12))


def totals_field(bet: str, name: str, place: tuple[int, int, int, int], totals: tuple[int, ...]) -> Spot:
    """Field, Low Field or High Field: the totals that win, above the name; the chips cover neither."""
    _, _, width, height = place
    across = width * 3 // 10 if len(totals) > 5 else width // 6
    return Spot(
        bet,
        "totals",
        *place,
        stack=(across, height - 6),
        speech=name,
        title=name,
        totals=totals,
        pays=(bet, f"{bet}_{totals[1]}"),
    )
