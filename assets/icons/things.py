"""The signs of things: the attendant's bell, a padlock, a clock, an hour-glass, a hand ..."""

from assets.icons.pen import WEIGHT, Pen, bow, mirrored, turned
from assets.paint import Point


def attendant(pen: Pen) -> None:
    """A desk bell that rings."""
    pen.line((18, 68), *bow((48, 68), 30, 180, 360), (18, 68))
    pen.line((12, 82), (84, 82))
    pen.line((48, 36), (48, 25))
    pen.line((40, 24), (56, 24))
    for ringing in ([(21.0, 36.0), (13.0, 28.0)], [(31.0, 25.0), (27.0, 14.0)]):
        pen.line(*ringing, weight=6)
        pen.line(*mirrored(ringing), weight=6)


def help_sign(pen: Pen) -> None:
    """A question mark in a circle."""
    pen.ring((48, 48), 38)
    pen.line(*bow((48, 39), 12, 190, 395), (48, 53), (48, 58))
    pen.dot((48, 71.5), 5)


def options(pen: Pen) -> None:
    """Three sliders."""
    for y, knob in ((23.0, 64.0), (48.0, 32.0), (73.0, 56.0)):
        pen.line((12, y), (84, y))
        pen.dot((knob, y), 14.5, rub=True)
        pen.ring((knob, y), 7.5)


def statistics(pen: Pen) -> None:
    """Bars on a line."""
    pen.line((10, 84), (86, 84))
    for x, top in ((22.0, 54.0), (48.0, 36.0), (74.0, 16.0)):
        pen.shape((x - 6.5, top), (x + 6.5, top), (x + 6.5, 70), (x - 6.5, 70), round_by=2.5)


def padlock(pen: Pen, left: float, top: float, size: float) -> None:
    """A closed padlock, ``size`` units wide; ``top`` is the upper edge of its body."""
    middle, reach = left + size / 2, size * 0.29
    pen.line((middle - reach, top), *bow((middle, top - size * 0.14), reach, 180, 360), (middle + reach, top))
    high, low = top + 4.0, top + size * 0.74
    pen.shape((left + 4, high), (left + size - 4, high), (left + size - 4, low), (left + 4, low), round_by=4)


def lock(pen: Pen) -> None:
    """A padlock with its keyhole."""
    padlock(pen, 17, 41, 62)
    pen.dot((48, 60), 6.5, rub=True)
    pen.line((48, 60), (48, 74), weight=6, rub=True)


def reserve(pen: Pen) -> None:
    """A padlock with a clock: kept for a while."""
    padlock(pen, 8, 38, 56)
    pen.dot((66, 66), 27, rub=True)
    pen.ring((66, 66), 19, 6.5)
    pen.line((66, 56), (66, 67), (73, 70), weight=5.5)


def speaker(pen: Pen) -> None:
    """The part that ``sound`` and ``mute`` share."""
    pen.shape((12, 38), (26, 38), (42, 23), (42, 73), (26, 58), (12, 58), round_by=4)


def sound(pen: Pen) -> None:
    """A speaker with two waves."""
    speaker(pen)
    pen.arc((42, 48), 20, -42, 42)
    pen.arc((42, 48), 38, -42, 42)


def mute(pen: Pen) -> None:
    """A speaker, crossed out."""
    speaker(pen)
    pen.line((60, 36), (84, 60))
    pen.line((84, 36), (60, 60))


def clock(pen: Pen) -> None:
    """A dial with two hands."""
    pen.ring((48, 48), 38)
    pen.line((48, 24), (48, 49), (65, 58))


def session(pen: Pen) -> None:
    """An hour-glass whose sand has half run."""
    for y in (12.0, 84.0):
        pen.line((20, y), (76, y))
    side = [(27.0, 12.0), (27.0, 25.0), (44.0, 48.0), (27.0, 71.0), (27.0, 84.0)]
    pen.line(*side)
    pen.line(*mirrored(side))
    pen.shape((41, 36), (55, 36), (48, 45), round_by=1.5)
    pen.line((48, 48), (48, 66), weight=4)
    pen.shape((37, 76), (48, 64), (59, 76), round_by=2)


def keep_bets(pen: Pen) -> None:
    """A pin that holds the chips in their places."""
    tilt = 35.0
    pen.line(*turned([(32.0, 9.0), (64.0, 9.0)], tilt), weight=9)
    pen.shape(*turned([(38.0, 12.0), (58.0, 12.0), (61.0, 42.0), (35.0, 42.0)], tilt))
    pen.line(*turned([(25.0, 48.0), (71.0, 48.0)], tilt), weight=9)
    pen.line(*turned([(48.0, 50.0), (48.0, 87.0)], tilt), weight=6.5)


def hand(pen: Pen, size: float = 1.0, middle: Point = (48.0, 48.0)) -> None:
    """The back of a left hand: the thumb is at the right."""

    def placed(*points: Point) -> list[Point]:
        return [(middle[0] + (x - 48) * size, middle[1] + (y - 48) * size) for x, y in points]

    fingers: list[list[Point]] = [
        [(22.0, 52.0), (17.0, 32.0)],
        [(36.0, 48.0), (33.0, 17.0)],
        [(50.5, 46.0), (50.5, 13.0)],
        [(63.5, 50.0), (68.0, 21.0)],
        [(63.0, 74.0), (85.0, 53.0)],
    ]
    for finger in fingers:
        pen.line(*placed(*finger), weight=11 * size)
    palm = placed((20, 52), (66, 52), (66, 72), (55, 84), (36, 84), (24, 72))
    pen.shape(*palm, round_by=3.5 * size)


def left_hand(pen: Pen) -> None:
    """A left hand."""
    hand(pen)


def wipe(pen: Pen) -> None:
    """A hand that goes to and fro over the glass."""
    hand(pen, 0.68, (47, 52))
    for side in (150.0, -30.0):
        pen.line(*bow((48, 50), 41, side, side + 60), weight=6.5)


def text_size(pen: Pen) -> None:
    """A large letter and a small one."""
    pen.word("A", (34, 46), 72)
    pen.word("a", (76, 52.5), 50)


def eye(pen: Pen) -> None:
    """An open eye."""
    lid = bow((48, 79), 49.5, 219, 321)
    pen.line(*lid)
    pen.line(*((x, 96 - y) for x, y in lid))
    pen.ring((48, 48), 10.5)


def contrast(pen: Pen) -> None:
    """A disc, half light and half dark."""
    pen.ring((48, 48), 37)
    pen.shape(*bow((48, 48), 36, -90, 90), round_by=0.5)


def turned_puck(pen: Pen) -> None:
    """The arrow round the puck that a hand has set to OFF; the puck itself is dark."""
    pen.ring((54, 57), 24, WEIGHT * 0.7)
    pen.line(*bow((54, 57), 40, 199, 318))
    pen.head((13.5, 60), 97)


def games(pen: Pen) -> None:
    """Four cards to choose from."""
    for left in (13.0, 53.0):
        for top in (17.0, 53.0):
            pen.shape((left, top), (left + 30, top), (left + 30, top + 26), (left, top + 26), round_by=4)
