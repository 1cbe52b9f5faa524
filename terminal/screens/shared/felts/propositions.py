"""The panel of propositions on the left of a felt: Hard Ways, Seven, Horn and Any Craps, and the Hop bets."""

from __future__ import annotations

from terminal.screens.shared.felts.felt import Print, Spot, Tab
from terminal.screens.shared.felts.parts import GAP, PANEL, word
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

_TABS_HEIGHT = 56
BODY_Y = _TABS_HEIGHT + GAP
"""Where what is under the tabs begins."""
_HALF = (PANEL - GAP) // 2

TABS: tuple[tuple[Tab, str], ...] = (
    ("hard", QT_TRANSLATE_NOOP("Felt", "Hard Ways")),
    ("hop", QT_TRANSLATE_NOOP("Felt", "Hop Bets")),
    ("side", QT_TRANSLATE_NOOP("Felt", "Side Bets")),
)

EASY_HOPS = tuple((a, b) for a in range(1, 7) for b in range(a + 1, 7) if (a, b) not in ((1, 2), (5, 6)))
HARD_HOPS = tuple((number, number) for number in range(2, 6))


def hard_ways(y: int = BODY_Y, tab: Tab = "hard") -> tuple[Spot, ...]:
    """The four Hard Ways, two by two."""
    places = ((4, 0, 0), (10, 1, 0), (6, 0, 1), (8, 1, 1))
    return tuple(_hard(number, column * (_HALF + GAP), y + row * 144, tab) for number, column, row in places)


def _hard(number: int, x: int, y: int, tab: Tab) -> Spot:
    return Spot(
        f"hard@{number}",
        "pair",
        x,
        y,
        _HALF,
        138,
        stack=(_HALF - 38, 112),
        speech=QT_TRANSLATE_NOOP("Felt", "Hard {0}"),
        number=str(number),
        dice=(number // 2, number // 2),
        pays=(f"hard@{number}", "hard"),
        tab=tab,
    )


def hard_tab() -> tuple[Spot, ...]:
    """Everything under the tab of the Hard Ways."""
    return (*hard_ways(), *_seven_and_craps(), *_horn(430))


def _seven_and_craps() -> tuple[Spot, ...]:
    seven = QT_TRANSLATE_NOOP("Felt", "Seven")
    craps = QT_TRANSLATE_NOOP("Felt", "Any Craps")
    return (
        word("seven", seven, QT_TRANSLATE_NOOP("Felt", "Seven"), (0, 350, PANEL, 74), tab="hard", red=True),
        word("any_craps", craps, QT_TRANSLATE_NOOP("Felt", "Any Craps"), (0, 634, PANEL, 74), tab="hard"),
    )


def _horn(y: int) -> tuple[Spot, ...]:
    """The four Horn numbers, and the Horn bet on all of them in their middle."""
    height = 96
    upper, lower, right = y, y + height + GAP, _HALF + GAP
    inner, high, low = 27, 58, height - 6  # beside the Horn bet, and beside the dice
    corners = (
        horn_number((1, 1), (0, upper, _HALF, height), (_HALF - inner, high), tab="hard"),
        horn_number((6, 6), (right, upper, _HALF, height), (inner, high), tab="hard", dice_right=True),
        horn_number((1, 2), (0, lower, _HALF, height), (_HALF - inner, low), tab="hard"),
        horn_number((5, 6), (right, lower, _HALF, height), (inner, low), tab="hard", dice_right=True),
    )
    size = 92
    horn = Spot(
        "horn",
        "letter",
        (PANEL - size) // 2,
        y + height + GAP // 2 - size // 2,
        size,
        size,
        stack=(size // 2, size - 6),
        speech=QT_TRANSLATE_NOOP("Felt", "Horn Bet"),
        title=QT_TRANSLATE_NOOP("Felt", "Horn Bet"),
        shape="disc",
        chip=44,
        tab="hard",
    )
    return (*corners, horn)


def horn_number(
    dice: tuple[int, int],
    place: tuple[int, int, int, int],
    stack: tuple[int, int],
    *,
    tab: Tab = "",
    dice_right: bool = False,
    reach: tuple[int, int, int, int] = (0, 0, 0, 0),
    name: str = "",
) -> Spot:
    """A total that one pair of dice makes; with a name of its own where there is no Horn bet."""
    total = sum(dice)
    return Spot(
        f"total@{total}",
        "pair",
        *place,
        stack=stack,
        speech=name or QT_TRANSLATE_NOOP("Felt", "Horn {0}"),
        title=name,
        number=str(total),
        chip=44,
        dice=dice,
        dice_right=dice_right,
        pays=(f"total@{total}",),
        tab=tab,
        reach=reach,
    )


def hop_tab() -> tuple[Spot, ...]:
    """Everything under the tab of the Hop bets: the hopping hard ways above, the others below."""
    quarter = (PANEL - 3 * GAP) // 4
    hard = [_hop(dice, (at * (quarter + GAP), 92, quarter, 92), "hop_hard") for at, dice in enumerate(HARD_HOPS)]
    third = (PANEL - 2 * GAP) // 3
    easy = [
        _hop(dice, (at % 3 * (third + GAP), 220 + at // 3 * 98, PANEL if at == 12 else third, 92), "hop")
        for at, dice in enumerate(EASY_HOPS)
    ]
    return (*hard, *easy)


def _hop(dice: tuple[int, int], place: tuple[int, int, int, int], group: str) -> Spot:
    _, _, width, height = place
    name = f"{dice[0]}-{dice[1]}"
    return Spot(
        f"hop@{name}",
        "pair",
        *place,
        stack=(width // 2, height - 1),
        speech=QT_TRANSLATE_NOOP("Felt", "Hop {0}"),
        number=name,
        chip=36,
        dice=dice,
        pays=(f"hop@{name}", group, "hop"),
        tab="hop",
        reach=(GAP // 2,) * 4,
    )


def hop_prints() -> tuple[Print, ...]:
    """The headings of the Hop bets."""
    return (
        Print(QT_TRANSLATE_NOOP("Felt", "Hopping Hard Ways"), 0, BODY_Y, PANEL, 28, 24, "hop"),
        Print(QT_TRANSLATE_NOOP("Felt", "Hop Bets"), 0, 190, PANEL, 28, 24, "hop"),
    )
