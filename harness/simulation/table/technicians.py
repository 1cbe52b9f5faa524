"""The technicians of a shared table: two people who clear the RAM of one station after the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from drivers.ports import KEYS
from harness.simulation.table.guest import Guest
from harness.simulation.table.station import Station
from harness.simulation.terminal import Terminal
from harness.simulation.world import World
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.state import State
from terminal.runtime.lockup import Lock

PAUSE_MS = (5_000, 60_000)
"""The time from one clear to the next."""
ASKED_SHARE = 0.8
"""How often the player is asked to leave first: otherwise they begin whatever is open, and are refused."""
LOOK_MS = 1_500
LOOKS_FOR_CREDIT = 60
"""How often they look whether the player has gone, before they begin all the same."""
LOOKS_AT_WORK = 40
"""How often they look after their papers, before they give up."""
WORK_MS = (2_000, 8_000)
HASTY_SHARE = 0.1
"""How often they confirm what cannot be confirmed yet."""
UNHEARD_SHARE = 0.3
"""How often the line fails before, as the station takes dice: the table does not learn how its round has ended."""
CUT_SHARE = 0.4
"""How often the power fails soon after one of their touches, or at once after the confirmation."""


class Technicians:
    """They turn both keys, open the logic door, have the meters printed, and confirm."""

    def __init__(self, world: World, stations: Sequence[Station], guests: Sequence[Guest], *, only_freed: bool) -> None:
        """With `only_freed` they come to no station but one that its table refuses since its seat was freed."""
        self._world = world
        self._only_freed = only_freed
        self._at = tuple(zip(stations, guests, map(_Unheard, stations), strict=True))
        self._at_work: Station | None = None
        self._ended = False
        self._later()

    def end(self) -> None:
        """Begin no more, and leave the station at which they are as everybody finds it."""
        self._ended = True
        for _, _, unheard in self._at:
            unheard.comes = False
        if self._at_work is not None:
            self._leave(self._at_work)

    def _later(self) -> None:
        self._world.within(*PAUSE_MS, self._begin)

    def _begin(self) -> None:
        if self._ended:
            return
        refused = [one for one in self._at if _is_freed(one[0])]
        if self._only_freed and not refused:
            self._later()
            return
        station, guest, unheard = self._world.chance.choice(refused or self._at)
        if refused:
            self._open(station)
            return
        unheard.comes = self._world.happens(UNHEARD_SHARE)
        if self._world.happens(ASKED_SHARE):
            guest.sent_away()
            self._wait(station, LOOKS_FOR_CREDIT)
        else:
            self._open(station)

    def _wait(self, station: Station, looks: int) -> None:
        """Wait until the player has cashed out."""
        runtime = station.runtime
        if self._ended:
            return
        if looks and (runtime is None or runtime.state.credit_cents):
            station.room.after(LOOK_MS, partial(self._wait, station, looks - 1))
        else:
            self._open(station)

    def _open(self, station: Station) -> None:
        self._at_work = station
        for key in KEYS:
            station.board.turn(key, on=True)
        station.board.door("logic", opened=True)
        station.room.within(*WORK_MS, partial(self._work, station, LOOKS_AT_WORK))

    def _work(self, station: Station, looks: int) -> None:
        """Have the meters printed, or confirm once they are; the power may fail at each of their touches."""
        if self._at_work is not station:
            return
        runtime = station.runtime
        if runtime is not None:
            if not station.rests and self._world.happens(CUT_SHARE / LOOKS_AT_WORK):
                station.cut_soon()
            self._touch(runtime)
        if looks and not self._is_confirmed(station, runtime):
            station.room.after(LOOK_MS, partial(self._work, station, looks - 1))
        else:
            self._leave(station)

    def _touch(self, runtime: Terminal) -> None:
        matter = runtime.state.ram_clear.matter
        if matter is None or matter.why:
            runtime.touch(c.CallClear())
        if (matter is not None and matter.printed >= matter.pages) or self._world.happens(HASTY_SHARE):
            runtime.touch(c.ConfirmClear())

    def _is_confirmed(self, station: Station, runtime: Terminal | None) -> bool:
        """Whether the clear is confirmed: then the program ends by itself, or the power fails before it does."""
        if runtime is None or runtime.state.ram_clear.confirmed is None:
            return False
        if not station.rests and self._world.happens(CUT_SHARE):
            station.cut()
        else:
            station.restart()
        return True

    def _leave(self, station: Station) -> None:
        """See to its line, shut the door, turn the keys back, and go."""
        self._at_work = None
        station.line.heal()
        station.board.door("logic", opened=False)
        for key in KEYS:
            station.board.turn(key, on=False)
        self._later()


def _is_freed(station: Station) -> bool:
    return station.runtime is not None and station.runtime.state.at_table.freed


class _Unheard:
    """Cuts the line of a station as it takes dice, once it is wanted."""

    def __init__(self, station: Station) -> None:
        self.comes = False
        self._line = station.line
        station.follow = (*station.follow, self._follow)
        self._follow(station.runtime)

    def _follow(self, runtime: Terminal | None) -> None:
        if runtime is not None:
            runtime.watch(self)

    def shown(self, state: State, events: tuple[e.Event, ...], seq: int) -> None:
        """Cut it with the first dice."""
        del state, seq
        if self.comes and any(isinstance(event, e.DiceSettled) for event in events):
            self.comes = self._line.passes_there = self._line.passes_back = False

    def locked(self, lock: Lock) -> None:
        """Others look at that."""

    def released(self) -> None:
        """Nothing to do."""
