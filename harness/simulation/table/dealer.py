"""The dealer at a console of the exchange: forgets steps, mistypes dice, repeats orders, comes late, walks away."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from typing import Any

from harness.simulation.table.client import Client
from harness.simulation.table.room import Room
from harness.simulation.table.table import Table
from terminal.cabinet.state import State
from terminal.table.exchange.exchange import ExchangeError, RoundRow
from terminal.table.link.machine import Request

STEP_MS = (500, 5_000)
AWAY_MS = (30_000, 120_000)
AWAY_SHARE = 0.02
LATE_SHARE = 0.1
"""How often an order is given once more, when the round may have gone on."""
LATE_MAX = 4
"""From how many of the last ones it is chosen: their answers may be lost, or another console gave them."""
MISTYPED_SHARE = 0.1
VOID_SHARE = 0.08
CALLED_SHARE = 0.3
"""How often dice are called for before they are thrown by hand."""
LAST_CALL_SHARE = 0.4
PAUSE_SHARE = 0.03
CHOOSE_SHARE = 0.1
GAME_SHARE = 0.05
"""How often the dealer chooses another game, or withdraws it, where the table offers several."""
NAME = "Dora"


class Dealer:
    """Leads a table in mode live, as well as people do, over a line like any other."""

    def __init__(self, room: Room, client: Client, table: Table, seats: int, call_staff: Callable[[], None]) -> None:
        """`call_staff` has a key turned at the table, with which a person agrees to a void throw."""
        self._room = room
        self._call_staff = call_staff
        self._client = client
        self._table = table
        self._seats = seats
        self._by_hand = table.cabinet.profile.dice_by_hand
        self._games = tuple(table.cabinet.games)
        self._keys = 0
        self._given: deque[dict[str, Any]] = deque(maxlen=LATE_MAX)
        self._step_later()

    def _step_later(self) -> None:
        self._room.within(*(AWAY_MS if self._room.happens(AWAY_SHARE) else STEP_MS), self._look)

    def _look(self) -> None:
        self._client.call(Request("newest"), self._looked)

    def _looked(self, answer: RoundRow | ExchangeError | None) -> None:
        if isinstance(answer, ExchangeError):
            self._step_later()
        elif self._given and self._room.happens(LATE_SHARE):
            self._order(self._room.chance.choice(self._given))
        else:
            order = self._next(answer)
            if order is not None:
                self._given.append(order)
            self._order(order)

    def _order(self, order: dict[str, Any] | None) -> None:
        if order is None:
            self._step_later()
            return
        self._keys += 1
        key = f"{NAME} {self._keys}"
        if "throw" in order:
            self._table.checks.orders.seen[key] = order["throw"]
        self._put(key, json.dumps(order))

    def _put(self, key: str, order: str) -> None:
        """Put the order in; the same one again until that is answered."""

        def answered(answer: Any) -> None:
            if isinstance(answer, ExchangeError):
                self._room.within(500, 4_000, lambda: self._put(key, order))
            else:
                self._step_later()

        self._client.call(Request("put_order", (NAME, key, order)), answered)

    def _next(self, row: RoundRow | None) -> dict[str, Any] | None:
        if row is None:
            return {"do": "open_betting", "round": 1}
        if row.stopped == "paused":
            return {"do": "resume", "round": row.round, **self._throw_seen()}
        if row.phase in ("decided", "choice"):
            return {"do": "open_betting", "round": row.round + 1}
        happens, pick = self._room.happens, self._room.chance.choice
        if happens(PAUSE_SHARE):
            return {"do": "pause", "round": row.round}
        if happens(CHOOSE_SHARE):
            return {"do": "choose_shooter", "round": row.round, "seat": pick(range(1, self._seats + 1))}
        if len(self._games) > 1 and happens(GAME_SHARE):
            return {"do": "next_game", "round": row.round, "sheet": pick(self._games)}
        match row.phase:
            case "open" | "hurry":
                last = row.phase == "open" and happens(LAST_CALL_SHARE)
                return {"do": "last_call" if last else "no_more_bets", "round": row.round}
            case "closed" if not self._by_hand or happens(CALLED_SHARE):
                return {"do": "throw", "round": row.round}
            case "closed" | "rolling":
                order = self._of_dice(row.round)
                return None if order is None else {**order, **self._throw_seen()}
        return None

    def _throw_seen(self) -> dict[str, int]:
        """The throw of the round, as the console shows it; nothing while it shows none."""
        runtime = self._table.runtime
        return {} if runtime is None else {"throw": runtime.state.hosting.throw_of_round}

    def _of_dice(self, number: int) -> dict[str, Any] | None:
        """Enter and confirm the dice that lie, or declare the throw void."""
        state = None if self._table.runtime is None else self._table.runtime.state
        if state is None:  # the console shows nothing
            return None
        if self._room.happens(VOID_SHARE):
            self._call_staff()
            return {"do": "void_throw", "round": number, "reason": "touched"}
        shown = state.hosting.dice
        if not self._by_hand:
            return None if shown is None else {"do": "confirm_dice", "round": number, "dice": list(shown.dice)}
        throw = state.dice.throw
        if throw is None:  # thrown without a word: entering calls the throw
            return {"do": "enter_dice", "round": number, "dice": list(self._dice(state))}
        lie = self._table.thrown.setdefault(throw, self._dice(state))
        if shown is not None and shown.dice == lie:
            return {"do": "confirm_dice", "round": number, "dice": list(lie)}
        return {"do": "enter_dice", "round": number, "dice": list(self._typed(lie))}

    def _typed(self, lie: tuple[int, ...]) -> tuple[int, ...]:
        if not self._room.happens(MISTYPED_SHARE):
            return lie
        return self._room.chance.choice(((*lie, 1), (7, *lie[1:]), (lie[0] % 6 + 1, *lie[1:]), ()))

    def _dice(self, state: State) -> tuple[int, ...]:
        count = state.hosting.count or self._table.cabinet.game_of(state).dice_count(state.table)
        return tuple(self._room.chance.randint(1, 6) for _ in range(count))
