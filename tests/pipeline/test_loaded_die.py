"""A loaded die in the generator is found by the cabinet that plays with it, and nothing but a person is called."""

from __future__ import annotations

import random
from dataclasses import replace

from drivers.dice.generator import DiceMachine
from drivers.ports import DiceReady, DiceThrown, Report
from drivers.simulated.dice_generator import DiceTwin
from terminal.cabinet.commands import CallDice, PlaceWager
from terminal.cabinet.events import DiceAlarmed
from terminal.fairness.judging import WINDOW_THROWS
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.drivers.dice.wire import Wire


class Floor:
    """A cabinet and a generator on its cable, whose dice fall by a seed."""

    def __init__(self) -> None:
        chance = random.Random(7)  # noqa: S311 - not for play
        self.twin = DiceTwin(lambda count: tuple(chance.randint(1, 6) for _ in range(count)), speed=1_000)
        self.wire = Wire(DiceMachine, self.twin)
        self.wire.until(lambda: DiceReady() in self.wire.reports)
        self.pipeline = Pipeline(profile=replace(PROFILE, credit_limit_cents=100_000_00)).open_for_play()
        for _ in range(20):
            self.pipeline.feed(100)

    def play(self, throws: int) -> list[DiceAlarmed]:
        """Play so many throws with a small bet that loses slowly; answers with the alarms."""
        for _ in range(throws):
            if not self.pipeline.state.felt.bets:
                self.pipeline.give(PlaceWager("field", 1_00))
            self.pipeline.give(CallDice())
            self.wire.want(self.pipeline.order("dice"))
            for report in self._told():
                self.pipeline.report("dice", report)
        return [event for event in self.pipeline.events if isinstance(event, DiceAlarmed)]

    def _told(self) -> list[Report]:
        """What the generator reports up to the end of its throw."""
        seen = len(self.wire.reports)
        self.wire.until(lambda: any(isinstance(one, DiceThrown) for one in self.wire.reports[seen:]))
        return self.wire.reports[seen:]


def test_a_loaded_die_gives_the_alarm_within_a_window() -> None:
    floor = Floor()
    floor.twin.do(["load", "6"])
    alarms = floor.play(WINDOW_THROWS)
    assert "faces_1" in {one.alarm.test for one in alarms}
    assert "faces_2" not in {one.alarm.test for one in alarms}


def test_fair_dice_give_none_and_taking_the_loaded_die_out_makes_them_fair() -> None:
    floor = Floor()
    floor.twin.do(["load", "6"])
    floor.twin.do(["fair"])
    assert floor.play(WINDOW_THROWS) == []
