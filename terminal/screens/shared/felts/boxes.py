"""The point boxes: a number with corners around it for Place, Buy and Lay, and the places of come bets."""

from __future__ import annotations

import msgspec

from terminal.screens.shared.felts.felt import Print, Spot
from terminal.screens.shared.felts.parts import GAP, TARGET, middle_foot, number_print
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

PLACE_WIDTH, PLACE_HEIGHT = 55, 56
"""The size of a place for moved chips."""
INSET = 3
"""Between a box's line and the fields in it."""
_BETWEEN = GAP // 2
"""From a box to the middle of the gap beside it."""


class Box(msgspec.Struct, frozen=True):
    """One point box, from its upper left corner, in the felt's units."""

    number: int
    x: int
    y: int
    width: int

    def corner(
        self,
        group: str,
        speech: str,
        title: str,
        place: tuple[int, int, int, int],
        aside: int = 0,
        above: int = 0,
    ) -> Spot:
        """A field of its own in the box: Place, Buy, Lay. `place` counts from the box's corner.

        The chips are this far `aside`, right of the middle, so that they leave the lettering free. Touches are taken
        halfway to the next box, and this far `above` the place.
        """
        x, y, width, height = place
        left, right = (INSET + (_BETWEEN if edge else 0) for edge in (x == 0, x + width == self.width))
        width, height = width - 2 * INSET, height - 2 * INSET
        return Spot(
            f"{group}@{self.number}",
            "corner",
            self.x + x + INSET,
            self.y + y + INSET,
            width,
            height,
            stack=(width // 2 + aside, height - (1 if width < 90 else 4)),
            speech=speech,
            title=title,
            number=str(self.number),
            chip=56 if height > 130 else 36 if width < 90 else 42 if width < 110 else 46,
            pays=(f"{group}@{self.number}", group),
            reach=(left, INSET + above, right, INSET),
        )

    def travelled(self, group: str, speech: str, place: tuple[int, int], room: tuple[int, int, int, int]) -> Spot:
        """The place of a come bet with its own Point, or of the odds behind it, with its share of `room`."""
        x, y = place
        left, top, right, bottom = room
        odds = group.endswith("_odds")
        base = group.removesuffix("_odds")
        side = "lay" if base == "dont_come" else "take"
        return Spot(
            f"{group}@{self.number}",
            "place",
            self.x + x,
            self.y + y,
            PLACE_WIDTH,
            PLACE_HEIGHT,
            stack=(PLACE_WIDTH // 2, middle_foot(PLACE_HEIGHT, 42)),
            speech=speech,
            number=str(self.number),
            shape="place",
            chip=42,
            pays=(f"{side}_odds@{self.number}", f"{side}_odds") if odds else (base,),
            base=f"{base}@{self.number}" if odds else "",
            reach=(x - left, y - top, right - x - PLACE_WIDTH, bottom - y - PLACE_HEIGHT),
        )

    def come(self, y: int, room_y: int) -> tuple[Spot, ...]:
        """The places of a come bet and, on its right, of its odds; they take touches from `room_y` on."""
        bet, odds = self._beside(y, room_y)
        return (
            self.travelled("come", QT_TRANSLATE_NOOP("Felt", "Come on {0}"), *bet),
            self.travelled("come_odds", QT_TRANSLATE_NOOP("Felt", "Come Odds {0}"), *odds),
        )

    def come_stacked(self) -> tuple[Spot, ...]:
        """The same at the top of a box that is too narrow for two fingers: the odds are under the bet."""
        x = (self.width - PLACE_WIDTH) // 2
        left, right = -_BETWEEN, self.width + _BETWEEN
        rooms = ((left, at * TARGET - 2, right, (at + 1) * TARGET - 2) for at in range(2))
        bet, odds = (((x, room[1] + (TARGET - PLACE_HEIGHT) // 2), room) for room in rooms)
        return (
            self.travelled("come", QT_TRANSLATE_NOOP("Felt", "Come on {0}"), *bet),
            self.travelled("come_odds", QT_TRANSLATE_NOOP("Felt", "Come Odds {0}"), *odds),
        )

    def dont_come(self, y: int, room_y: int) -> tuple[Spot, ...]:
        """The places of a don't come bet, on the right, and of its odds."""
        odds, bet = self._beside(y, room_y)
        return (
            self.travelled("dont_come", QT_TRANSLATE_NOOP("Felt", "Don't Come on {0}"), *bet),
            self.travelled("dont_come_odds", QT_TRANSLATE_NOOP("Felt", "Don't Come Odds {0}"), *odds),
        )

    def _beside(self, y: int, room_y: int) -> tuple[tuple[tuple[int, int], tuple[int, int, int, int]], ...]:
        """Two places side by side, each with half of the box for touches."""
        half, right = self.width // 2, self.width - PLACE_WIDTH - 2 * INSET
        return (
            ((2 * INSET, y), (-_BETWEEN, room_y, half, room_y + TARGET)),
            ((right, y), (half, room_y, self.width + _BETWEEN, room_y + TARGET)),
        )

    def place(self, place: tuple[int, int, int, int], aside: int = 0) -> Spot:
        """Its Place field."""
        speech, title = QT_TRANSLATE_NOOP("Felt", "Place {0}"), QT_TRANSLATE_NOOP("Felt", "Place")
        return self.corner("place", speech, title, place, aside)

    def buy(self, place: tuple[int, int, int, int], aside: int = 0) -> Spot:
        """Its Buy field."""
        return self.corner("buy", QT_TRANSLATE_NOOP("Felt", "Buy {0}"), QT_TRANSLATE_NOOP("Felt", "Buy"), place, aside)

    def lay(self, place: tuple[int, int, int, int]) -> Spot:
        """Its Lay field."""
        speech = QT_TRANSLATE_NOOP("Felt", "Lay {0}")
        return self.corner("lay", speech, QT_TRANSLATE_NOOP("Felt", "Lay"), place, 32, above=TARGET - place[3])

    def printed(self, y: int, height: int) -> Print:
        """Its number."""
        return number_print(self.number, self.x, self.y + y, self.width, height)

    def frame(self, height: int) -> Print:
        """The line around the whole box."""
        return Print("", self.x, self.y, self.width, height, 0, boxed=True)


def row(numbers: tuple[int, ...], left: int, right: int, y: int) -> tuple[Box, ...]:
    """Boxes of equal width, side by side."""
    width = (right - left - (len(numbers) - 1) * GAP) // len(numbers)
    return tuple(Box(number, left + at * (width + GAP), y, width) for at, number in enumerate(numbers))


def pucks(boxes: tuple[Box, ...], y: int) -> dict[int, tuple[int, int]]:
    """The puck's place on each box: beside its number."""
    return {box.number: (box.x + box.width - 30, box.y + y) for box in boxes}
