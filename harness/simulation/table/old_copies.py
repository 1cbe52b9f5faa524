"""An old copy of a station's disk is put in: its table refuses it, and it takes no bets and pays nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from harness.simulation.require import WrongError, require
from harness.simulation.table.computer import InMemory, Memory, Seeing
from harness.simulation.table.host import Host
from harness.simulation.table.station import Station
from harness.simulation.world import World
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.journal.journal import Journal
from terminal.rules.actions import PlaceWager
from terminal.runtime.lockup import Lock

PAUSE_MS = (5_000, 40_000)
OLD_MS = (10_000, 60_000)
"""How old a copy is at least when it is put in."""
LOOKS = 30
LOOK_MS = 2_000
REFUSED = ("exchange.old_copy", "exchange.seated_elsewhere")
PAYS = (e.TicketIssued, e.HandPayDue, e.HandPayPaid, e.BetsMoved, e.DiceSettled, e.BetsRestored)
"""What may not happen at such a station. Chips that lay there as it was copied it may seal: no table hears of it."""


class _Known(NamedTuple):
    """A journal as it was copied."""

    life: int
    seq: int
    applied_round: int


class OldCopies:
    """Copies the disk of a station, puts the copy in once the station has played on, and takes it out again."""

    def __init__(self, world: World, host: Host, stations: Sequence[Station]) -> None:
        self._world = world
        self._host = host
        self._stations = stations
        self._in: tuple[Station, Memory, Seeing] | None = None
        """The station with an old copy, its own disk, and who watches that."""
        self._copied: InMemory | None = None
        """The copy that there is."""
        self._ended = False
        self.refused = 0
        """How often an old copy was refused."""
        self._later()

    def end(self) -> None:
        """Put no more in, and every disk back where it belongs."""
        self._ended = True
        if self._in is not None:
            self._put_right()

    def close(self) -> None:
        """Forget the copy; and the station's own disk, if the evening has ended while the copy was in."""
        if self._copied is not None:
            self._copied.close()
        if self._in is not None:
            self._in[1].close()

    def _later(self) -> None:
        self._world.within(*PAUSE_MS, self._copy)

    def _copy(self) -> None:
        """Copy the disk of a station that has a seat."""
        station = self._world.chance.choice(self._stations)
        seated = station.runtime is not None and station.runtime.state.at_table.applied_round
        if self._ended or not seated:
            self._later()
            return
        assert station.runtime is not None, "it runs"
        state = station.runtime.state
        self._copied = copy = station.copied_disk()
        known = _Known(state.ram_clear.clears + 1, station.end.seq, state.at_table.applied_round)
        self._world.within(*OLD_MS, partial(self._wait, station, copy, known, LOOKS))

    def _wait(self, station: Station, copy: InMemory, known: _Known, looks: int) -> None:
        """Put it in when its table knows of something later, and nothing is on its way in the cabinet."""
        if self._ended or not looks:
            copy.close()
            self._later()
        elif self._is_newer(station, known) and _is_at_rest(station):
            self._put_in(station, copy)
        else:
            self._world.after(LOOK_MS, partial(self._wait, station, copy, known, looks - 1))

    def _is_newer(self, station: Station, known: _Known) -> bool:
        """A later round was reported, or the seat was taken or left since: the player may have been paid."""
        if not self._host.is_up:
            return False
        end = self._host.exchange.journal_end(station.cabinet.profile.machine_id, known.life)
        if end is not None and end.seq > known.seq:
            return True
        seats = self._host.exchange.seats()
        return any(one.seat == station.seat and one.applied_round > known.applied_round for one in seats)

    def _put_in(self, station: Station, copy: InMemory) -> None:
        station.validator.unplug()
        station.cut()
        sight = _OfOldCopy(station.seat)
        follow, station.follow = station.follow, ()
        own = station.put_in(copy, sight)
        self._in = (station, *own)
        self._follow = follow
        self._world.after(LOOK_MS, partial(self._try, station, copy, sight, LOOKS))

    def _try(self, station: Station, copy: InMemory, sight: _OfOldCopy, looks: int) -> None:
        """A player tries to bet with what is in the credit, and to have it paid."""
        if self._in is None or self._in[0] is not station:
            return
        runtime = station.runtime
        if runtime is not None:
            station.room.happen(lambda: runtime.touch(self._world.chance.choice((c.CashOut(), _BET))))
        if looks and sight.refused not in REFUSED:
            self._world.after(LOOK_MS, partial(self._try, station, copy, sight, looks - 1))
        elif sight.refused in REFUSED and looks > 1:
            self._world.after(LOOK_MS, partial(self._try, station, copy, sight, min(looks - 1, LOOKS // 6)))
        else:
            self.refused += sight.refused in REFUSED
            self._put_right()
            copy.close()
            self._later()

    def _put_right(self) -> None:
        """Put its own disk back in."""
        assert self._in is not None, "an old copy is in"
        station, memory, sight = self._in
        self._in = None
        station.cut()
        station.follow = self._follow
        station.put_in(memory, sight)
        station.validator.plug()


_BET = PlaceWager("pass_line", 5_00)


def _is_at_rest(station: Station) -> bool:
    """No paper is on its way, and no money: what the devices keep as evidence belongs to the station's own disk."""
    if station.runtime is None or not station.validator.plugged or not station.printer.plugged:
        return False
    state = station.runtime.state
    under_way = state.ticketing.ticket or state.acceptor.bill or state.acceptor.ticket_in or state.papers.slips
    return not (under_way or state.hand_pay.due or state.acceptor.disputes or state.ticketing.owed)


class _OfOldCopy:
    """Watches a station with an old copy."""

    def __init__(self, seat: int) -> None:
        self.seq = 0
        self.refused = ""
        """The code of the sentence with which its table refuses it."""
        self._seat = seat

    def shown(self, state: State, events: tuple[e.Event, ...], seq: int) -> None:
        """Nothing is bet, and nothing is paid. Raises WrongError."""
        del state, seq
        paid = [event for event in events if isinstance(event, PAYS)]
        require(not paid, f"seat {self._seat}: with an old copy of its disk it pays or plays: {paid}")
        for event in events:
            match event:
                case e.DeviceLost("dice", reason) if not isinstance(reason, str):
                    self.refused = reason.code
                case e.StationSeated() | e.DeviceBack("dice"):
                    raise WrongError(f"seat {self._seat}: its table takes an old copy of its disk: {event}")

    def catch_up(self, state: State, journal: Journal) -> None:
        """What it is, it was before."""

    def locked(self, lock: Lock) -> None:
        """Nothing has to lock it."""
        raise WrongError(f"seat {self._seat}: with an old copy of its disk it is locked: {lock}")

    def released(self) -> None:
        """Play never waits here."""
