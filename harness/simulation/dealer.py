"""The dealer at a console: leads rounds, forgets steps, mistypes dice, repeats orders, and walks away for a while."""

from __future__ import annotations

from harness.simulation.terminal import Terminal
from harness.simulation.world import World
from terminal.cabinet import commands as c
from terminal.cabinet.rounds.commands import VOID_REASONS
from terminal.cabinet.rounds.dealing import throw_of_round
from terminal.cabinet.state import State
from terminal.cabinet.state.rounds import OVER

STEP_MS = (2_000, 20_000)
"""The time from one step of the dealer to the next."""
AWAY_MS = (60_000, 600_000)
AWAY_SHARE = 0.02
"""How often the dealer walks away."""
LATE_SHARE = 0.1
"""How often an order is given again, or for the round before."""
MISTYPED_SHARE = 0.1
VOID_SHARE = 0.05
LAST_CALL_SHARE = 0.3
NAME = "Dora"


class Dealer:
    """Leads the table of a cabinet in mode live, as well as people do."""

    def __init__(self, world: World, *, by_hand: bool) -> None:
        self._world = world
        self._by_hand = by_hand
        self._last: c.Dealing | None = None
        self.thrown: dict[int, tuple[int, ...]] = {}
        """What each throw by hand has shown."""
        self.runtime: Terminal | None = None
        """The terminal, if one is running."""
        self._step_later()

    def _step_later(self) -> None:
        pause_ms = AWAY_MS if self._world.happens(AWAY_SHARE) else STEP_MS
        self._world.within(*pause_ms, self._step)

    def _step(self) -> None:
        if self.runtime is not None:
            if self._last is not None and self._world.happens(LATE_SHARE):
                self.runtime.touch(self._last)
            order = self._next(self.runtime.state)
            if order is not None:
                self._last = order
                self.runtime.touch(order)
        self._step_later()

    def _next(self, state: State) -> c.Dealing | None:
        rounds = state.rounds
        if rounds.phase in OVER:
            return c.OpenBetting(rounds.number + 1, NAME)
        if rounds.phase in ("open", "hurry"):
            last = rounds.phase == "open" and self._world.happens(LAST_CALL_SHARE)
            return c.LastCall(rounds.number, NAME) if last else c.NoMoreBets(rounds.number, NAME)
        if self._world.happens(VOID_SHARE):
            return c.VoidThrow(rounds.number, self._world.chance.choice(VOID_REASONS), NAME, throw_of_round(state))
        return self._of_dice(state)

    def _of_dice(self, state: State) -> c.Dealing | None:
        rounds, throw = state.rounds, state.dice.throw
        if rounds.phase == "rolling" or throw is None:
            return None
        if not self._by_hand:
            return c.ConfirmDice(rounds.number, rounds.dice, NAME, throw_of_round(state))
        lie = self.thrown.setdefault(throw, self._dice(state.dice.count))
        if rounds.dice == lie:
            return c.ConfirmDice(rounds.number, lie, NAME, throw_of_round(state))
        return c.EnterDice(rounds.number, self._typed(lie), NAME, throw_of_round(state))

    def _typed(self, lie: tuple[int, ...]) -> tuple[int, ...]:
        if not self._world.happens(MISTYPED_SHARE):
            return lie
        return self._world.chance.choice(((*lie, 1), (7, *lie[1:]), (lie[0] % 6 + 1, *lie[1:]), ()))

    def _dice(self, count: int) -> tuple[int, ...]:
        return tuple(self._world.chance.randint(1, 6) for _ in range(count))
