"""A scripted player at the real cabinet: endless bills, bets, throws and tickets."""

from __future__ import annotations

import random
from collections.abc import Iterator

from harness.scripted_devices import bill, opening, printed, thrown
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import Event
from terminal.cabinet.state import State

BILL_CENTS = 100_00
BETS = (c.PlaceWager("field", 5_00), c.PlaceWager("hard@8", 1_00), c.PlaceWager("place@6", 6_00))
NEEDED_CENTS = 20_00
RICH_CENTS = 150_00
STEP_MS = 1_000
"""The time between two commands."""


class Script:
    """One player at one cabinet. The same seed, cabinet and beginning always give the same events."""

    def __init__(self, cabinet: Cabinet, seed: int, begun_ms: int) -> None:
        self.state: State = cabinet.new_state()
        self.at_ms = begun_ms
        self._cabinet = cabinet
        self._chance = random.Random(seed)  # noqa: S311 - a script's chance, not the dice's

    def events(self) -> Iterator[Event]:
        """Play on; each event is folded into `state` when it is yielded."""
        yield from self._carry_out(opening())
        while True:
            if self.state.playable_cents < NEEDED_CENTS:
                yield from self._carry_out(bill(BILL_CENTS))
            elif self.state.playable_cents > RICH_CENTS and not self.state.bet_cents:
                yield from self._carry_out(self._cash_out())
            else:
                yield from self._carry_out(self._throw())

    def _throw(self) -> Iterator[c.Command]:
        if self.state.felt.off:
            yield c.SetBets(on=True)
        if self.state.playable_cents <= RICH_CENTS:
            yield from (bet for bet in BETS if bet.bet not in self.state.felt.bets)
        yield c.CallDice()
        yield thrown(self.state, (self._chance.randint(1, 6), self._chance.randint(1, 6)))

    def _cash_out(self) -> Iterator[c.Command]:
        yield c.CashOut()
        yield from printed(self.state)

    def _carry_out(self, commands: Iterator[c.Command]) -> Iterator[Event]:
        for command in commands:
            self.at_ms += STEP_MS
            decision = self._cabinet.decide(self.state, command, c.Instant(self.at_ms))
            self.state = decision.state
            yield from decision.events
