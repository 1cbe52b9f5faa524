"""Where one terminal stands: its own clock, and its own disk, whatever happens there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial

from harness.simulation.world import World
from harness.virtual_disk.forgetful import ForgetfulDisk, PowerCutError
from harness.virtual_disk.several import SeveralDisks
from terminal.cabinet.commands import Instant

_SAME_PLACE = nullcontext()


def _nowhere() -> AbstractContextManager[None]:
    return _SAME_PLACE


class Room(World):
    """A part of the world whose clock runs at another rate than the true one, from another time on."""

    def __init__(self, world: World, rate: float, ahead_ms: int) -> None:
        self._world = world
        self._rate = rate
        self._begun_ms = world.now_ms
        self._first_ms = world.now_ms + ahead_ms
        self.chance, self.secrets = world.chance, world.secrets
        self.settle: Callable[[], None] = lambda: None
        """Called after everything that happens here."""
        self._on_disk: Callable[[], AbstractContextManager[None]] = _nowhere

    def put_on(self, disks: SeveralDisks, disk: ForgetfulDisk) -> None:
        """Whatever happens here from now on is on this disk."""
        self._on_disk = lambda: disks.used(disk)

    @property
    def now_ms(self) -> int:
        """The time by the clock here."""
        return self._first_ms + round((self._world.now_ms - self._begun_ms) * self._rate)

    @now_ms.setter
    def now_ms(self, value: int) -> None:
        raise AssertionError(f"time is the world's: {value}")

    def at(self, true_ms: int) -> int:
        """What the clock here shows at this true time."""
        return self._first_ms + round((true_ms - self._begun_ms) * self._rate)

    @property
    def true_ms(self) -> int:
        """The true time."""
        return self._world.now_ms

    def now(self) -> Instant:
        """Read the clock."""
        return Instant(self.now_ms)

    def after(self, ms: float, act: Callable[[], object]) -> None:
        """Schedule something here in this many milliseconds of the clock here."""
        self._world.after(ms / self._rate, partial(self.happen, act))

    def happen(self, act: Callable[[], object]) -> None:
        """Something happens here now, and then all settles, power cut or not. Of two errors the first is raised."""
        if self._on_disk is _nowhere:  # the usual case, and this is called for everything
            self._happen(act)
            return
        with self.inside():
            self._happen(act)

    def _happen(self, act: Callable[[], object]) -> None:
        try:
            act()
        except PowerCutError:  # no error: what settling then finds is one
            self.settle()
            raise
        except BaseException as first:
            try:
                self.settle()
            except BaseException:  # noqa: BLE001 - whatever follows from the first error must not hide it
                raise first  # noqa: B904 - it is not caused by the second, which becomes its context
            raise
        self.settle()

    def inside(self) -> AbstractContextManager[None]:
        """What happens until the end of the block happens here."""
        return self._on_disk()
