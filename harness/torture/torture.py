"""Plays on the real program, kills it at random instants, and checks after each restart whether a cent is wrong."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from typing import Any

from harness.scripted_player import alternatives_of, bets_of
from harness.torture.hands import Hands
from harness.torture.program import HangsError, HasEndedError, HeadlessRig, Program, dice_record, on_param, write_param
from harness.torture.strikes import STRIKES, Strike, strikes
from harness.torture.witness import disagreements, forgotten, happened, internal_throws, money_disagreements, throws_of
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import (
    BillSettled,
    DiceSettled,
    FirstHandBegan,
    GameChosen,
    HandPayPaid,
    PlayerLoggedIn,
    TicketSettled,
)
from terminal.start.loading import device_addresses, load_cabinet, load_settings

MAX_STEP_S = 0.06
ON_SCREEN_EVERY = 10
"""Every how many lives one is played on the program with its screen."""
SCREEN_S = 1.0
"""How much longer the program with its screen lives, because it takes longer to start."""
LOOK_S = 0.2
MAX_REST_S = 300.0
"""Longer than a program takes to come to rest on the slowest machine; after that it never will."""
STRUCK_S = 3.0
"""How much longer a program lives that waits for its strike."""


LAST_WORDS = (
    *("", "", "", "", "bill_seen", "bill_credited", "dice_called", "dice_settled", "ticket_issued", "ticket_entered"),
    *("ticket_done", "ticket_in_seen", "ticket_in_answered", "ticket_in_credited"),
)
"""Some lives last until their time is over; others end as soon as this is reported, before its effects reach a device.
"""


SHEETS = ("craps-el601", "crapless-el611", "easy-el621", "first-person", "craps-side-bets", "big-shot-baden", "hazard")
"""The games between which the player changes: all six, one of them by two sheets, of which one has side bets; the last
two leave choices."""


@dataclass(frozen=True)
class Pace:
    """How fast the devices work and how long a program lives, from its own start: some die before they can play."""

    rig_speed: float = 8.0
    min_life_s: float = 0.3
    max_play_s: float = 1.6
    """How much longer the longest life is than a start takes on this machine."""


@dataclass
class Outcome:
    """The findings of a torture run."""

    kills: int = 0
    struck: int = 0
    """Kills at a step between a device's report and the message that it is handled; the others are at random instants.
    """
    events: int = 0
    rolls: int = 0
    bills: int = 0
    tickets: int = 0
    tickets_in: int = 0
    hand_pays: int = 0
    games_chosen: int = 0
    log_ins: int = 0
    first_hands: int = 0
    settled: int = 0
    wrong: list[str] = field(default_factory=list)

    def with_(self, other: Outcome) -> Outcome:
        """Both together."""
        return Outcome(**{name: getattr(self, name) + getattr(other, name) for name in vars(self)})


class Torture:
    """One journal, one rig, many lives. The seed determines the script and the instants of death."""

    def __init__(self, folder: Path, seed: int, pace: Pace | None = None, *, internal_dice: bool = False) -> None:
        self._chance = random.Random(f"{seed}/{internal_dice}")  # noqa: S311 - a script's chance, not the dice's
        self._pace = pace or Pace()
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._internal_dice = internal_dice
        self._param = write_param(folder, internal_dice=internal_dice, sheets=SHEETS, all_options=True)
        self._journal = folder / "journal.sqlite"
        self._rig_folder = folder / "rig"
        settings = load_settings(self._param)
        self._cabinet: Cabinet = load_cabinet(settings)
        self._devices = frozenset(device_addresses(settings))
        self._max_life_s = self._pace.max_play_s
        self._strikes = strikes(len(STRIKES) // 2 if internal_dice else 0)
        self.outcome = Outcome()

    def run(self, kills: int, report: Callable[[], object]) -> Outcome:
        """Kill this often and report each kill; then let everything come to rest, and compare books and devices."""
        rig = HeadlessRig(self._rig_folder, self._pace.rig_speed)
        bets = {sheet: bets_of(game) for sheet, game in self._cabinet.games.items()}
        choices = {sheet: alternatives_of(game) for sheet, game in self._cabinet.games.items()}
        hands = Hands(self._chance, rig, self._journal, bets, choices, internal_dice=self._internal_dice)
        try:
            self._max_life_s = self._start_s() + self._pace.max_play_s
            for number in range(kills):
                if number % 2:
                    self._struck_life(hands, next(self._strikes))
                else:
                    self._life(hands, screen=number % ON_SCREEN_EVERY == ON_SCREEN_EVERY - 2)
                report()
                if self.outcome.wrong:
                    break
            self._rest(rig, hands)
        finally:
            self._end(rig.close)
        return self.outcome

    def _start_s(self) -> float:
        """How long this machine takes from the program's start to its first output."""
        begun_s = time.monotonic()
        program = on_param(self._param)
        with suppress(HasEndedError):  # the first life reports that
            program.wait_for(lambda line: "seq" in line)
        self._end(program.end)
        return time.monotonic() - begun_s

    def _life(self, hands: Hands, *, screen: bool) -> None:
        program = on_param(self._param, screen=screen)
        last_words = self._chance.choice(LAST_WORDS)
        left_s = self._chance.uniform(self._pace.min_life_s, self._max_life_s) + (SCREEN_S if screen else 0)
        try:
            while left_s > 0:
                step_s = min(left_s, self._chance.uniform(0, MAX_STEP_S))
                if program.listen(step_s, last_words):
                    break
                left_s -= step_s
                hands.move(program)
        except HasEndedError as error:
            self.outcome.wrong.append(str(error))
        program.kill()
        self.outcome.kills += 1
        self._judge(program)

    def _struck_life(self, hands: Hands, strike: Strike) -> None:
        """Play with nothing broken until the program dies at the strike; then check the next start."""
        hands.repair_all()
        before = len(happened(self._journal)) if self._journal.exists() else 0
        program = on_param(self._param, strike=strike)
        end_s = time.monotonic() + self._max_life_s + STRUCK_S
        try:
            while program.running and time.monotonic() < end_s:
                program.listen(self._chance.uniform(0, MAX_STEP_S))
                hands.play(program)
        except HasEndedError as error:
            if not program.struck:
                self.outcome.wrong.append(str(error))
        self.outcome.struck += program.struck
        program.kill()
        self.outcome.kills += 1
        self._judge(program)
        self._come_to_rest(hands)
        self.outcome.wrong += [
            f"struck at {strike.step} of {strike.report}: {why}" for why in forgotten(happened(self._journal)[before:])
        ]

    def _judge(self, program: Program) -> None:
        self.outcome.events = max(self.outcome.events, program.state().get("seq", 0))
        self.outcome.wrong += [str(line) for line in program.output if "locked" in line or "error" in line]
        if program.complaints():
            self.outcome.wrong.append(program.complaints())
        if self._journal.exists():
            self.outcome.wrong += disagreements(self._cabinet, self._journal, program.output)

    def _come_to_rest(self, hands: Hands) -> None:
        """Start once more, and let every device and the attendant finish what is open."""
        program = on_param(self._param)
        deadline_s = time.monotonic() + MAX_REST_S
        while not at_rest(program.state(), self._devices):
            if time.monotonic() > deadline_s or not program.running:
                self.outcome.wrong.append(f"it does not come to rest: {program.state()}")
                break
            program.listen(LOOK_S)
            hands.settle(program)
        self._end(program.end)
        self._judge(program)

    def _end(self, end: Callable[[], object]) -> None:
        """Ask a program to end; one that does not is reported."""
        try:
            end()
        except HangsError as error:
            self.outcome.wrong.append(str(error))

    def _rest(self, rig: HeadlessRig, hands: Hands) -> None:
        """Repair everything, let it come to rest, and compare."""
        hands.repair_all()
        self._come_to_rest(hands)
        picture = rig.picture()
        throws = internal_throws(dice_record(self._folder)) if self._internal_dice else throws_of(picture)
        self.outcome.wrong += money_disagreements(self._cabinet, self._journal, picture, throws)
        self._count(picture)

    def _count(self, picture: dict[str, Any]) -> None:
        """Report what the run really did, so that a run that did nothing is not mistaken for a success."""
        events = happened(self._journal)
        self.outcome.bills = len(picture["validator"]["device"]["stacked"])
        self.outcome.tickets = len(picture["printer"]["device"]["printed"])
        self.outcome.tickets_in = len(picture["validator"]["device"]["tickets"])
        self.outcome.hand_pays = sum(isinstance(event, HandPayPaid) for event in events)
        self.outcome.rolls = sum(isinstance(event, DiceSettled) for event in events)
        self.outcome.games_chosen = sum(isinstance(event, GameChosen) for event in events)
        self.outcome.log_ins = sum(isinstance(event, PlayerLoggedIn) for event in events)
        self.outcome.first_hands = sum(isinstance(event, FirstHandBegan) for event in events)
        self.outcome.settled = sum(isinstance(event, BillSettled | TicketSettled) for event in events)


def at_rest(line: dict[str, Any], devices: Set[str]) -> bool:
    """Whether every device that the parameters name is ready, nothing is under way, and nothing waits for the staff."""
    return devices == set(line.get("ready", ())) and not line["open"] and not line["doubted"] and not line["disputed"]


def torture(folder: Path, seed: int, kills: int, report: Callable[[], object], pace: Pace | None = None) -> Outcome:
    """Torture a program with mechanical dice and one with internal dice in parallel, each for half of the kills.

    `report` is called after each kill, from either thread.
    """
    mechanical = Torture(folder / "mechanical", seed, pace)
    tortures = (mechanical, Torture(folder / "internal", seed, pace, internal_dice=True))
    shares = (kills - kills // 2, kills // 2)
    with ThreadPoolExecutor(len(tortures)) as pool:
        running = [pool.submit(one.run, share, report) for one, share in zip(tortures, shares, strict=True) if share]
        return reduce(Outcome.with_, [one.result() for one in running])
