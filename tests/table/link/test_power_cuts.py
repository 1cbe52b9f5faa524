"""A table and its stations on one machine whose power fails at any write of the exchange: all go on where they were."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

from harness.simulation.exchange import Publications
from harness.simulation.table_line import LinkInTime, Net
from harness.simulation.world import World
from harness.virtual_disk.forgetful import ForgetfulDisk, PowerCutError, in_use
from terminal.table.exchange.exchange import ExchangeError
from terminal.table.exchange.sqlite_exchange import SqliteExchange
from terminal.table.link.station_machine import StationMachine
from terminal.table.link.table_machine import TableMachine
from tests.simulation.table_people import ROUNDS, Dealer, Player, placed, verify
from tests.table.keys.parties import EveryonesKeys

SEEDS = 3
SEATS = (1, 2, 3)


class Power:
    """Of the whole machine."""

    def __init__(self, disk: ForgetfulDisk) -> None:
        self.disk = disk

    def step(self) -> None:
        """An order or an answer: the power may fail now."""
        self.disk.step()

    def evidence(self, device: str) -> None:
        """Nothing is kept but in the exchange."""


class Machine:
    """All processes of one machine, from one power cut to the next."""

    def __init__(self, world: World, disk: ForgetfulDisk) -> None:
        self.world, self.disk = world, disk
        self.dealer = Dealer(world, None)
        self.players = [Player(seat, None) for seat in SEATS]
        self.cuts = 0
        self._exchanges: list[SqliteExchange] = []
        self._ports: list[LinkInTime[Any, Any]] = []

    def start(self) -> None:
        """Start all processes with what their journals have."""
        published, net, power = Publications(), Net(), Power(self.disk)

        def exchange() -> SqliteExchange:
            one = SqliteExchange(self.disk.folder / "exchange.sqlite", 1, EveryonesKeys())
            self._exchanges.append(one)
            return one

        port: LinkInTime[Any, Any] = LinkInTime(self.world, TableMachine(1), exchange(), published, power, net, placed)
        self.dealer.port = port
        self._ports.append(port)
        for player in self.players:
            player.port = LinkInTime(self.world, StationMachine(1), exchange(), published, power, net)
            self._ports.append(player.port)
        self.disk.cut_after(self.world.chance.randrange(20, 400))
        with suppress(PowerCutError):
            for player in self.players:
                player.start()
            self.dealer.start()

    def stop(self) -> None:
        """The power is gone."""
        for port in self._ports:
            port.stop()
        for exchange in self._exchanges:
            with suppress(ExchangeError):
                exchange.close()
        self._ports.clear()
        self._exchanges.clear()

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
