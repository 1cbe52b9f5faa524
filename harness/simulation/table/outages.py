"""Stations that do not come back: the staff of the table frees their seats, and pays what they are owed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from drivers.ports import KEYS
from drivers.ports.table import SeatSeen
from harness.simulation.table.guest import Guest
from harness.simulation.table.station import Station
from harness.simulation.table.table import Table
from harness.simulation.table.truth import Freed
from harness.simulation.terminal import Terminal
from harness.simulation.world import World
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.recall.following import at_once
from terminal.recall.seats.owed import Owed, owed
from terminal.recall.seats.rounds import seat_rounds
from terminal.recall.seats.telling import owed_lines

PAUSE_MS = (10_000, 90_000)
"""The time from one station that stays away to the next."""
AWAY_MS = (10_000, 180_000)
"""How long it stays away: it may come back before its seat is free, or while it is being freed."""
LOOK_MS = (3_000, 12_000)
WORK_MS = 4_000
UNREACHED_SHARE = 0.3
"""How often its line is still down when its power is back."""
LINE_MS = (5_000, 60_000)
MISSED_SHARE = 0.2
"""How often the table's line fails as they free a seat, while the station comes back."""
HASTY_SHARE = 0.1
"""How often they free a seat though bets of it stand."""


class Outages:
    """Takes the power of one station after the other, and has the staff of the table see to its seat."""

    def __init__(self, world: World, table: Table, stations: Sequence[Station], guests: Sequence[Guest]) -> None:
        self._world = world
        self._table = table
        self._stations = {station.seat: station for station in stations}
        self._guests = {station.seat: guest for station, guest in zip(stations, guests, strict=True)}
        self._stated: dict[tuple[int, int, int | None], Owed] = {}
        """What was printed, by seat, last round and sum."""
        self._paid: set[tuple[int, int]] = set()
        """Cabinet and life of each journal whose sum was paid."""
        self._ended = False
        world.within(*PAUSE_MS, self._one)
        table.room.within(*LOOK_MS, self._look)

    def end(self) -> None:
        """Take no more power, and give it back to all."""
        self._ended = True
        for station in self._stations.values():
            station.come_back()

    def _one(self) -> None:
        if self._ended:
            return
        station = self._world.chance.choice(tuple(self._stations.values()))
        if not station.is_away:
            station.stay_away()
            self._world.within(*AWAY_MS, partial(self._come_back, station))
        self._world.within(*PAUSE_MS, self._one)

    def _come_back(self, station: Station) -> None:
        """Its power is back, perhaps before its line is; its player has waited for the money."""
        if not self._ended and self._world.happens(UNREACHED_SHARE):
            station.line.cut(LINE_MS)
        self._guests[station.seat].sent_away()
        station.come_back()

    # The staff of the table -------------------------------------------------------------------------------------------

    def _look(self) -> None:
        runtime = self._table.runtime
        if runtime is not None:
            self._pay(runtime)
        seat = None if runtime is None or self._ended else self._dead_seat(runtime)
        if seat is None:
            self._table.room.within(*LOOK_MS, self._look)
            return
        for key in KEYS:
            self._table.board.turn(key, on=True)
        self._table.room.after(WORK_MS, partial(self._state, seat))

    def _dead_seat(self, runtime: Terminal) -> SeatSeen | None:
        """A silent seat at which they see a station without power."""
        hosting = runtime.state.hosting
        freeing = {one.seat for one in hosting.freeing}
        for one in hosting.seats:
            if not one.heard and one.seat not in freeing and self._stations[one.seat].is_away:
                return one
        return None

    def _state(self, seat: SeatSeen) -> None:
        """Print what the seat is owed."""
        runtime = self._table.runtime
        if runtime is not None:
            games = self._table.cabinet.games.values()
            sum_ = owed(games, at_once(seat_rounds(runtime.history, seat.seat)))
            hosting = runtime.state.hosting
            after = hosting.rounds - hosting.live
            lines = owed_lines(runtime.state, sum_, self._table.room.now())
            self._stated[seat.seat, after, sum_.owed_cents] = sum_
            stands = not sum_.is_settled
            runtime.touch(c.StateSeat(seat.seat, seat.cabinet, after, sum_.owed_cents, stands, lines))
        self._table.room.after(WORK_MS, partial(self._free, seat))

    def _free(self, seat: SeatSeen) -> None:
        """Free the seat, if nothing of it stands, and go."""
        runtime = self._table.runtime
        if runtime is not None and (self._is_settled(runtime, seat) or self._world.happens(HASTY_SHARE)):
            if not self._ended and self._world.happens(MISSED_SHARE):
                self._table.line.cut(LINE_MS)
                self._come_back(self._stations[seat.seat])
            self._order(runtime, seat)
        for key in KEYS:
            self._table.board.turn(key, on=False)
        self._table.room.within(*LOOK_MS, self._look)

    def _order(self, runtime: Terminal, seat: SeatSeen) -> None:
        """Order that it is freed: its station may hear of that before the table does."""
        stated = next((one for one in runtime.state.hosting.stated if one.seat == seat.seat), None)
        if stated is not None:
            freed = self._freed(stated.seat, stated.after, stated.owed_cents, seat.life)
            self._stations[seat.seat].checks.to_be_freed = freed
        runtime.touch(c.FreeSeat(seat.seat, seat.cabinet))

    def _freed(self, seat: int, after: int, owed_cents: int | None, life: int) -> Freed:
        """What is paid of the seat, by what was printed."""
        known = self._stated[seat, after, owed_cents].result
        return Freed(seat, owed_cents, 0 if known is None else known.round, after, life)

    def _is_settled(self, runtime: Terminal, seat: SeatSeen) -> bool:
        return any(one.seat == seat.seat and not one.bets_stand for one in runtime.state.hosting.stated)

    def _pay(self, runtime: Terminal) -> None:
        """Pay the sum of each seat that is free since they looked last, as the journal has it."""
        for one in runtime.state.hosting.freed:
            if (one.cabinet, one.life) in self._paid:
                continue
            self._paid.add((one.cabinet, one.life))
            history = runtime.history
            rows = history.latest((e.kind_named(e.TableSeatFreeing),), history.seq, history.seq)
            ordered = next(
                event
                for event in (e.from_bytes(row.body) for row in rows)
                if isinstance(event, e.TableSeatFreeing) and replace(event.freed, applied_round=None, seq=None) == one
            )
            freed = self._freed(one.seat, one.after, ordered.owed_cents, one.life)
            station = self._stations[one.seat]
            station.checks.paid_at_table(freed, starts=station.runtime is None)
