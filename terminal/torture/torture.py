"""Plays on the real program, kills it at random instants, and looks after each restart whether a cent is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from terminal.app import load_cabinet, load_settings
from terminal.cabinet.cabinet import Cabinet
from terminal.torture.program import Program, RigProcess, write_param
from terminal.torture.witness import disagreements, money_disagreements

RIG_SPEED = 8.0
LIFE_S_LEAST, LIFE_S_MOST = 0.3, 2.2
"""How long a program lives: from its own start, so that some are killed before they can play."""
STEP_S_MOST = 0.06
ON_SCREEN_EVERY = 10
"""Every so many lives are played on the program with its screen, the others without."""

BETS = ("pass_line", "dont_pass", "field", "place@6", "place@8", "hard@4", "hard@8", "pass_odds", "dont_pass_odds")


@dataclass
class Outcome:
    """What a torture found."""

    kills: int = 0
    events: int = 0
    rolls: int = 0
    bills: int = 0
    tickets: int = 0
    wrong: list[str] = field(default_factory=list)


class Torture:
    """One journal, one rig, many lives. The seed decides the script and the instants of death."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - a script's chance, not the dice's
        self._param = write_param(folder)
        self._journal = folder / "journal.sqlite"
        self._rig_folder = folder / "rig"
        self._cabinet: Cabinet = load_cabinet(load_settings(self._param))
        self.outcome = Outcome()

    def run(self, kills: int, told: Callable[[Outcome], None]) -> Outcome:
        """Kill so many times, then let everything come to rest and hold the books against bills and paper."""
        rig = RigProcess(self._rig_folder, RIG_SPEED)
        try:
            for number in range(kills):
                self._life(rig, screen=number % ON_SCREEN_EVERY == ON_SCREEN_EVERY - 1)
                told(self.outcome)
                if self.outcome.wrong:
                    break
            self._rest(rig)
        finally:
            rig.close()
        return self.outcome

    def _life(self, rig: RigProcess, *, screen: bool) -> None:
        program = Program(self._param, screen=screen)
        left_s = self._chance.uniform(LIFE_S_LEAST, LIFE_S_MOST) + (1.0 if screen else 0.0)
        while left_s > 0:
            step_s = min(left_s, self._chance.uniform(0, STEP_S_MOST))
            program.listen(step_s)
            left_s -= step_s
            self._move(program, rig)
        program.kill()
        self.outcome.kills += 1
        self._judge(program)

    def _judge(self, program: Program) -> None:
        self.outcome.events = max(self.outcome.events, program.state().get("seq", 0))
        self.outcome.wrong += [str(line) for line in program.told if "locked" in line]
        if self._journal.exists():
            self.outcome.wrong += disagreements(self._cabinet, self._journal, program.told)

    def _move(self, program: Program, rig: RigProcess) -> None:
        """One random thing that a player does; now and then one that happens to a device."""
        state = program.state()
        if not state:
            return
        pick = self._chance.random()
        if pick < 0.25 and state["playable"] < "9":
            rig.order("bill", self._chance.choice(("5", "10", "20", "50", "100")))
        elif pick < 0.27:
            self._mishap(rig)
        elif pick < 0.60:
            program.touch("place", bet=self._chance.choice(BETS), amount=self._chance.choice(("1.00", "5.00", "25.00")))
        elif pick < 0.80:
            program.touch("roll")
        elif pick < 0.90:
            program.touch(self._chance.choice(("undo", "redo", "clear_last", "clear_all", "double", "repeat")))
        else:
            program.touch("cash_out")

    def _mishap(self, rig: RigProcess) -> None:
        device = self._chance.choice(("validator", "printer", "dice"))
        if self._chance.random() < 0.5:
            rig.order("unplug", device)
            rig.order("plug", device)
        elif device == "dice":
            rig.order("dice", self._chance.choice(("cock", "lose")))
        else:
            rig.order("ticket" if device == "printer" else "bill", "take" if device == "printer" else "tear")

    def _rest(self, rig: RigProcess) -> None:
        """Start once more, let every device finish what it owes, and compare."""
        for device in ("validator", "printer", "dice", "board"):
            rig.order("plug", device)
        program = Program(self._param)
        program.wait_for(lambda line: _at_rest(line))
        program.end()
        self._judge(program)
        picture = rig.picture()
        self.outcome.wrong += money_disagreements(self._cabinet, self._journal, picture)
        self.outcome.bills = len(picture["validator"]["device"]["stacked"])
        self.outcome.tickets = len(picture["printer"]["device"]["printed"])
        self.outcome.rolls = int(program.state()["games"])


def _at_rest(line: dict[str, Any]) -> bool:
    """Whether every device is ready and nothing is under way."""
    return len(line.get("ready", ())) == 4 and not line["open"]
