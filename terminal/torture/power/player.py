"""A player who plays without devices and without an end: bills, bets, throws, tickets, options, an attendant."""

from __future__ import annotations

import random
from collections.abc import Iterator

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.state import State
from terminal.scripted_devices import bill, printed, thrown
from terminal.torture.hands import BETS

BILLS_CENTS = (5_00, 20_00, 100_00)
STAKES_CENTS = (1_00, 5_00, 25_00)
POOR_CENTS = 50_00
CHANGES = (c.Undo(), c.Redo(), c.ClearLast(), c.Double(), c.Repeat(), c.SetBets(on=True))


def move(state: State, chance: random.Random) -> Iterator[c.Command]:
    """One thing that a player does next, and what devices report of it. What the rules refuse changes nothing."""
    pick = chance.random()
    if state.throw is not None:
        yield thrown(state, (chance.randint(1, 6), chance.randint(1, 6)))
    elif state.ticket is not None:
        yield from printed(state)
    elif state.bill is not None:
        yield c.FromDevice("validator", ports.BillStacked())
        yield c.FromDevice("validator", ports.ValidatorIdle(accepting=True))
    elif state.craps.asked is not None:
        yield c.Answer(yes=pick < 0.7)
    elif state.playable_cents < POOR_CENTS and pick < 0.5:
        yield from bill(chance.choice(BILLS_CENTS))
    elif pick < 0.55:
        yield c.Place(chance.choice(BETS), chance.choice(STAKES_CENTS))
    elif pick < 0.8:
        yield c.CallDice()
    elif pick < 0.92:
        yield chance.choice(CHANGES)
    elif pick < 0.95:
        yield c.SetOption("language", chance.choice(("en", "de", "sl")))
    else:
        yield c.ClearAll()
        yield c.CashOut()
