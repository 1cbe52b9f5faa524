"""The people who play: they come, feed bills, bet, throw, and take a ticket; some walk away from their credit."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet.state import State
from terminal.runtime import Runtime
from terminal.simulation.validator import Validator
from terminal.simulation.world import World

GAP_MS = (30_000, 3_600_000)
"""From one player to the next."""
THINKING_MS = (700, 5_000)
ROLLS = (5, 120)
"""How many throws a player stays for, money permitting."""
BILLS_CENTS = (5_00, 10_00, 20_00, 20_00, 50_00, 100_00)
BETS = (
    *("pass_line", "pass_line", "pass_odds", "dont_pass", "dont_pass_odds", "come", "come_odds@6", "dont_come"),
    *("field", "place@6", "place@8", "place@5", "buy@4", "lay@10", "hard@4", "hard@8", "big6", "horn", "hop@2-3"),
    *("any_craps", "c", "e", "lucky_low", "lucky_all", "lucky_shooter"),
)
CHIPS_CENTS = (1_00, 5_00, 5_00, 10_00, 25_00)
CHANGES = (c.Undo(), c.Redo(), c.ClearLast(), c.Double(), c.Repeat(), c.Press(), c.SetBets(on=True))
FORGETFUL_SHARE = 0.02


class Player:
    """Whoever plays at the cabinet now, and all who come after."""

    def __init__(self, world: World, validator: Validator) -> None:
        self._world = world
        self._validator = validator
        self._rolls_left = 0
        self.runtime: Runtime | None = None
        """The terminal, while one runs."""
        self._come_later()

    def _come_later(self) -> None:
        self._world.within(*GAP_MS, self._come)

    def _come(self) -> None:
        self._rolls_left = self._world.chance.randint(*ROLLS)
        self._act()

    def _act(self) -> None:
        """Do one thing, and the next one in a moment."""
        runtime = self.runtime
        if runtime is None or runtime.state.throw is not None or self._move(runtime, runtime.state):
            self._world.within(*THINKING_MS, self._act)
        else:
            self._come_later()

    def _move(self, runtime: Runtime, state: State) -> bool:
        """Whether the player stays."""
        pick = self._world.chance.random()
        if state.craps.asked is not None:
            runtime.touch(c.Answer(yes=pick < 0.7))
        elif self._rolls_left <= 0:
            return self._leave(runtime, state)
        elif (state.playable_cents < 10_00 and not state.bet_cents) or pick < 0.06:
            return self._feed(pick)
        elif pick < 0.5:
            runtime.touch(c.Place(self._world.chance.choice(BETS), self._world.chance.choice(CHIPS_CENTS)))
        elif pick < 0.88:
            self._roll(runtime)
        elif pick < 0.985:
            runtime.touch(self._world.chance.choice(CHANGES))
        else:
            self._talk(runtime, pick)
        return True

    def _feed(self, pick: float) -> bool:
        """Feed a bill; one who has none left, or whose bill is not taken, may give up."""
        if pick > 0.97 and self.runtime is not None and not self.runtime.state.credit_cents:
            return False
        self._validator.insert(self._world.chance.choice(BILLS_CENTS))
        return True

    def _roll(self, runtime: Runtime) -> None:
        if runtime.touch(c.CallDice()) is None:
            self._rolls_left -= 1

    def _talk(self, runtime: Runtime, pick: float) -> None:
        """Everything that is no bet."""
        if pick < 0.99:
            runtime.touch(c.SetOption("language", self._world.chance.choice(("en", "de", "sl"))))
        elif pick < 0.995:
            runtime.touch(c.CallAttendant(on=True))
        elif runtime.touch(c.Reserve("2468")) is None:
            self._world.within(60_000, 900_000, self._return)

    def _return(self) -> None:
        if self.runtime is not None:
            self.runtime.touch(c.ReturnToStation("2468"))

    def _leave(self, runtime: Runtime, state: State) -> bool:
        """Take all bets down that can be, throw until the others are decided, and cash out."""
        if state.bet_cents:
            runtime.touch(c.ClearAll())
            if runtime.state.bet_cents and runtime.touch(c.CallDice()) is not None:
                runtime.touch(c.SetBets(on=True))
            return not self._world.happens(FORGETFUL_SHARE)
        if not state.credit_cents or self._world.happens(FORGETFUL_SHARE):
            return False
        return runtime.touch(c.CashOut()) is not None and not self._world.happens(0.02)
