"""The shooter's hand beside the best one of the day, on the screen where the house asks for it."""

from __future__ import annotations

from dataclasses import replace

from terminal.cabinet.commands import CallDice, PlaceWager
from terminal.screens.player.table.hot_shooter import HotShooter
from tests.screens.sitting import HOUSE, Sitting


def shown(*rolls: tuple[int, int], wanted: bool = True) -> tuple[object, ...]:
    """What is shown after these rolls."""
    sitting = Sitting(replace(HOUSE, hot_shooter=wanted), (100,))
    for dice in rolls:
        sitting.give(PlaceWager("field", 1_00))
        sitting.give(CallDice())
        sitting.roll(*dice)
    shooter = HotShooter(sitting.root)
    shooter.project(sitting.pipeline.cabinet, sitting.pipeline.state)
    return tuple(shooter.property(name) for name in ("shown", "rolls", "points", "best", "leads", "speech"))


def test_it_is_shown_only_where_the_house_asks_for_it(qapp: object) -> None:
    del qapp
    assert shown((4, 4), wanted=False) == (False, "", "", "", False, "")


def test_it_shows_this_hand_and_the_best_one_and_whether_this_is_the_best(qapp: object) -> None:
    del qapp
    say = "This hand: rolls {}, Points {}. Best hand of the day: rolls {}"
    assert shown() == (True, "0", "0", "0", False, say.format(0, 0, 0))
    assert shown((4, 4), (4, 4)) == (True, "2", "1", "2", True, say.format(2, 1, 2))
    assert shown((4, 4), (1, 1), (3, 4), (4, 4)) == (True, "1", "0", "3", False, say.format(1, 0, 3))
