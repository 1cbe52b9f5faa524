"""A table and its stations on one machine whose power fails at any write of the exchange: all go on where they were."""

from __future__ import annotations

import random
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from harness.simulation.table.client import Client
from harness.simulation.table.host import Host
from harness.simulation.table.line import Line, Net
from harness.simulation.table.room import Room
from harness.simulation.table.timed_link import TimedLink
from harness.simulation.world import World
from harness.virtual_disk.forgetful import ForgetfulDisk, PowerCutError, in_use
from terminal.table.exchange.exchange import ExchangeError
from terminal.table.link.station_machine import StationMachine
from terminal.table.link.table_machine import TableMachine
from tests.simulation.table_people import ROUNDS, Dealer, Player, has_place, placed, verify

SEEDS = 3
SEATS = (1, 2, 3)


class File(Host):
    """The file of the exchange as one process has it open; the power of the whole machine fails with it."""

    def lose(self) -> None:
        """Nothing starts again by itself."""


class Machine:
    """All processes of one machine, from one power cut to the next."""

    def __init__(self, world: World, disk: ForgetfulDisk) -> None:
        self.world, self.disk = world, disk
        self.dealer = Dealer(world, None)
        self.players = [Player(seat, None) for seat in SEATS]
        self.cuts = 0
        self._room = Room(world, 1, 0)
        self._files: list[File] = []
        self._lines: list[Line] = []
        self._links: list[TimedLink] = []

    def start(self) -> None:
        """Start all processes with what their journals have."""
        self.dealer.port = self._link(TableMachine(1))
        for player in self.players:
            player.port = self._link(StationMachine(1, has_place))
        for line, link in zip(self._lines, self._links, strict=True):
            self._files[0].hear.append(partial(line.wake, link.woken))
        self.disk.cut_after(self.world.chance.randrange(20, 400))
        with suppress(PowerCutError):
            for player in self.players:
                player.start()
            self.dealer.start()

    def _link(self, machine: Any) -> TimedLink:
        file = File(self._room, self.disk.folder / "exchange.sqlite", 1, self.disk)
        line = Line(self.world, file, Net())
        link = TimedLink(self._room, machine, Client(1, line, self.world.secrets.randbytes(16)), self.disk, placed)
        self._files.append(file)
        self._lines.append(line)
        self._links.append(link)
        return link

    def stop(self) -> None:
        """The power is gone, and with it what is on its way."""
        for link in self._links:
            link.stop()
        for line in self._lines:
            line.passes_there = line.passes_back = False
        for file in self._files:
            with suppress(ExchangeError):
                file.close()
        self._files, self._lines, self._links = [], [], []

    def step(self) -> None:
        """Start again if the power has failed."""
        if self.disk.has_power:
            return
        self.cuts += 1
        self.stop()
        self.disk.power_up()
        self.start()


def test_after_a_power_cut_at_any_write_each_round_is_resolved_once_with_what_was_accepted(tmp_path: Path) -> None:
    cuts = 0
    for seed in range(SEEDS):
        disk = ForgetfulDisk(tmp_path / str(seed), random.Random(seed))  # noqa: S311 - what a disk loses
        disk.folder.mkdir(exist_ok=True)
        with in_use(disk):
            machine = Machine(World(f"cut {seed}"), disk)
            machine.start()
            machine.dealer.open(1)
            begun_ms = machine.world.now_ms
            while len(machine.dealer.results[ROUNDS]) < len(SEATS):
                machine.world.run(machine.world.now_ms + 1_000, machine.step)
                assert machine.world.now_ms - begun_ms < 3_600_000, f"stuck: {machine.dealer.order.shown}"
            machine.stop()
        verify(machine.dealer, machine.players)
        cuts += machine.cuts
    assert cuts > 5 * SEEDS, "the power failed often"
