"""A shared table and the station of one of its seats, both real, that hear each other until the station is destroyed.

From then on the table hears nothing of it; the station of the test plays on as it would have, so that it knows what the
seat is owed. At another seat somebody plays on, or the table would wait.
"""

from __future__ import annotations

from msgspec.structs import replace

from drivers.ports.table import BetsSeen, ResultsSeen
from terminal.cabinet import commands as c
from terminal.recall.following import at_once
from terminal.recall.seats.owed import Owed, owed
from terminal.recall.seats.rounds import SeatRounds, seat_rounds
from terminal.rules.game import AnyGame
from tests.cabinet.at_table.station import SEAT, Station
from tests.cabinet.hosting.house import LINE, House

OTHER = 1


class Pair:
    """The table, and its station; what the one says, the other hears."""

    def __init__(self, game: AnyGame | None = None, others: dict[str, int] = LINE, joins_after: int = -1) -> None:
        """`joins_after` is how many others come and go in the first round before the station takes its seat in it."""
        self.house = House(game=game).opened(OTHER, *((SEAT,) if joins_after < 0 else ()))
        for more in range(joins_after):
            self.house.seated(OTHER, SEAT + 1 + more)
        self.house.seated(OTHER, SEAT)
        self.station = Station(game=game, dollars=100).seated()
        self.others = others
        """What the player of the other seat has up in each round."""
        self.seals_arrive = self.results_arrive = True
        self._hear()

    def puts_up(self, field: str, cents: int) -> Pair:
        """The player puts chips up, and they are sealed."""
        return self.does(c.PlaceWager(field, cents))

    def does(self, command: c.Command) -> Pair:
        """The player touches something at the station."""
        self.station.give(command)
        self._hear()
        return self

    def fixes(self) -> Pair:
        """No more bets: it is fixed which count."""
        if self.house.shown.phase == "choice":
            self.house.time_passes(self.house.left_ms or 0)
        if self.house.shown.phase == "open":
            self.house.to_closing(OTHER, self.others)
        self._hear()
        self.house.seal(OTHER, self.others, final=True)
        if self.house.table_order.close is None:
            self.house.time_passes(self.house.left_ms or 0)
        self.house.fix()
        self._hear()
        return self

    def rolls(self, *dice: int) -> Pair:
        """The rest of the round, and the next one opens."""
        if self.house.shown.phase not in ("closed", "rolling"):
            self.fixes()
        if self.house.shown.phase == "closed":
            self.house.time_passes(self.house.left_ms or 0)
        self.house.throw(*dice)
        self._hear()
        self._hear()
        if self.house.shown.phase == "decided":
            self.house.time_passes(self.house.left_ms or 0)
        self._hear()
        return self

    def is_destroyed(self) -> Pair:
        """What it has sealed is there; its next result is not, nor anything after it."""
        self.results_arrive = self.seals_arrive = False
        self.house.seated(OTHER, SEAT, silent=(SEAT,))
        return self

    def known(self, seat: int = SEAT) -> SeatRounds:
        """What the table's journal has."""
        return at_once(seat_rounds(self.house.history(), seat))

    def owed(self, seat: int = SEAT) -> Owed:
        """What follows from it."""
        return owed(self.house.cabinet.games.values(), self.known(seat))

    def _hear(self) -> None:
        """The station sees the round; the table has what it seals and its results, if they still arrive."""
        shown, before = self.house.shown, self.house.table_order.before
        if before is not None and before.round > self.station.at.applied_round:
            self.station.see(replace(before, remaining_ms=0))  # it was over as soon as its bets were fixed
        self.station.see(replace(shown, remaining_ms=0))
        while self.seals_arrive and (seal := self.station.wanted.seal) is not None:
            self.house.seals[SEAT] = seal
            self.house.report("exchange", BetsSeen(shown.round, tuple(self.house.seals.values())))
            self.station.answers()
        while self.results_arrive and (result := self.station.wanted.result) is not None:
            self.house.report("exchange", ResultsSeen(result.round, (result,)))
            self.station.notes()
