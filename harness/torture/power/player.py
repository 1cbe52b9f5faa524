"""A player at a terminal without validator and printer: their reports are made up."""

from __future__ import annotations

import random
from collections.abc import Iterator

from harness.scripted_devices import bill, finished, ticket_in
from harness.scripted_pins import come_back
from harness.scripted_player import PIN, Feed, Habits, Leave, bets_of, lesson, move
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State

BILLS_CENTS = (5_00, 20_00, 100_00)
HABITS = Habits(feed=0.02, place=0.5, roll=0.24, change=0.12, leave=0.07, poor_cents=50_00, poor_feed=0.5)
"""Many tickets, because power cuts during tickets are the most intricate."""
TICKET_SHARE = 0.5
LAST_SHARE = 0.7
"""The share of tickets fed in that are the last one printed; any other may be a copy of a redeemed one."""
RETURN_SHARE = 0.3
"""How often a player who is away comes back."""
GAME_SHARE = 0.03
"""How often the player wants to play another game; while a bet is locked on the felt that is refused."""
LANGUAGES = ("en", "de", "sl")


def moves(cabinet: Cabinet, state: State, chance: random.Random) -> Iterator[c.Command]:
    """The player's next action, or the devices' report of the last one. A refusal changes nothing."""
    reports = tuple(finished(state))
    if reports:
        yield from reports
        return
    if state.visit.reservation is not None and chance.random() < RETURN_SHARE:
        yield come_back(PIN)
        return
    if chance.random() < GAME_SHARE:
        yield c.ClearAll()
        yield c.ChooseGame(chance.choice(tuple(cabinet.games)))
        return
    if (touch := lesson(state, chance)) is not None:
        yield touch
        return
    match move(state, chance, HABITS, bets_of(cabinet.game_of(state)), LANGUAGES):
        case Feed():
            yield from _feed(state, chance)
        case Leave():
            yield c.ClearAll()
            yield c.CashOut()
        case touch:
            yield touch


def _feed(state: State, chance: random.Random) -> Iterator[c.Command]:
    printed = [one.ticket.validation for one in state.ticketing.issued if one.outcome == "printed"]
    if printed and chance.random() < TICKET_SHARE:
        yield from ticket_in(printed[-1] if chance.random() < LAST_SHARE else chance.choice(printed))
    else:
        yield from bill(chance.choice(BILLS_CENTS))
