"""A dead station never stops the table for longer than the table's own clocks."""

from __future__ import annotations

from harness.simulation.require import require
from harness.simulation.table.host import Host
from harness.simulation.table.table import Table
from harness.simulation.world import World
from terminal.settings.parameters import Profile

LOOK_MS = 1_000
SETTLED_MS = 15_000
"""After the last trouble of its own, the table needs no longer to be as if there had been none."""
SLACK_MS = 6_000
"""For answers of the exchange, and for a clock that goes wrong by a twentieth."""
SHAKE_MS = 12_000


class Liveness:
    """Looks at the table every second: what stops it must be its own trouble."""

    def __init__(self, world: World, table: Table, host: Host) -> None:
        self._world = world
        self._table = table
        self._host = host
        self._place: object = None
        self._since_ms = world.now_ms
        self._free_ms = world.now_ms
        """Since when the table has no trouble of its own."""
        self._limits = _limits(table.cabinet.profile)
        world.after(LOOK_MS, self._look)

    def _look(self) -> None:
        self._world.after(LOOK_MS, self._look)
        now_ms, runtime = self._world.now_ms, self._table.runtime
        if self._is_troubled or runtime is None:
            self._free_ms = now_ms
            return
        hosting = runtime.state.hosting
        shown = hosting.shown
        if shown is None:
            return
        place = (shown.round, shown.phase, shown.throw, hosting.ends_ms is None and shown.phase == "open")
        if place != self._place:
            self._place, self._since_ms = place, now_ms
            return
        limit_ms = self._limits.get(shown.phase)
        if shown.phase == "open" and hosting.ends_ms is None:
            return  # no clock runs before the first chips
        stands_ms = now_ms - max(self._since_ms, self._free_ms + SETTLED_MS)
        require(
            limit_ms is None or stands_ms <= limit_ms + SLACK_MS,
            f"the table stands in round {shown.round}, {shown.phase}, for {stands_ms} ms, {hosting.stopped or 'free'}",
        )

    @property
    def _is_troubled(self) -> bool:
        """The table itself, its dice, its line, its exchange or its staff is in the way."""
        table = self._table
        line, board, dice, runtime = table.line, table.board, table.dice, table.runtime
        devices = dice.plugged and board.plugged and not dice.broken and not board.doors_open and not board.keys_turned
        if runtime is None or not self._host.is_up or not devices:
            return True
        state = runtime.state
        rests = state.dice.locked or state.hosting.in_vain or state.hosting.paused
        faulty = any(device.faulty for name, device in state.machine.devices.items() if name in ("dice", "board"))
        passes = line.passes_there and line.passes_back
        return rests or faulty or not passes or self._world.now_ms - line.troubled_ms < SETTLED_MS


def _limits(profile: Profile) -> dict[str, int]:
    """How long a phase lasts at most; a dealer may take longer for the dealer's own."""
    by_clock = {
        "hurry": profile.hurry_ms,
        "closing": profile.grace_ms,
        "rolling": SHAKE_MS,
    }
    if profile.has_dealer:
        return {"closing": profile.grace_ms}
    return by_clock | {
        "open": max(profile.bet_ms, profile.roll_wait_ms),
        "closed": max(profile.shooter_ms, profile.closed_ms),
    }
