"""The shared table: a terminal without a player, its dice, its board, and its link."""

from __future__ import annotations

from collections.abc import Mapping

from drivers.ports import AnyPort
from drivers.ports.table import SealedBets, TableOrder
from harness.simulation.board import Board
from harness.simulation.dice import Dice
from harness.simulation.papers import Papers
from harness.simulation.printer import Printer
from harness.simulation.supply import Supply
from harness.simulation.table.client import PROCESS_BYTES, Client
from harness.simulation.table.computer import Computer, Memory
from harness.simulation.table.host import Host
from harness.simulation.table.line import Line
from harness.simulation.table.room import Room
from harness.simulation.table.table_checks import TableChecks
from harness.simulation.table.timed_link import TimedLink
from harness.simulation.table.truth import Truth
from harness.simulation.terminal import Terminal
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state.machine import EXCHANGE
from terminal.table.exchange.digests import bets_of
from terminal.table.link.placed import PlacedOrder
from terminal.table.link.table_machine import TableMachine


class Table(Computer):
    """The process that has the dice and leads the rounds."""

    def __init__(
        self, room: Room, cabinet: Cabinet, memory: Memory, supply: Supply, line: Line, host: Host, truth: Truth
    ) -> None:
        super().__init__(room, cabinet, memory, supply)
        profile = cabinet.profile
        self.line = line
        self.host = host
        self.dice = Dice(room)
        self.board = Board(room)
        self.printer = Printer(room, Papers(room).printed)
        self.thrown: dict[int, tuple[int, ...]] = {}
        """What each throw by hand has shown."""
        by_hand = self.thrown if profile.dice_by_hand else None
        self.checks = TableChecks(truth, self.dice, by_hand, self._stored, cabinet.game.sheet)
        self._number = profile.table_number

    def ports(self) -> Mapping[str, AnyPort]:
        """The devices of a new life, and its link."""
        ports: dict[str, AnyPort] = {
            "printer": self.printer.connect("printer", self),
            "board": self.board.connect("board", self),
            EXCHANGE: TimedLink(self.room, TableMachine(self._number), self._client(), self.supply, self._placed),
        }
        if not self.cabinet.profile.dice_by_hand:
            ports["dice"] = self.dice.connect("dice", self)
        return ports

    def _client(self) -> Client:
        return Client(self._number, self.line, self.room.secrets.randbytes(PROCESS_BYTES))

    def _placed(self, order: TableOrder) -> PlacedOrder[TableOrder]:
        """The order with its place: after which event of the journal it is given."""
        if order.before is not None:  # a round without dice is followed by the next one at once
            self.checks.published(order.before)
        if order.shown is not None:
            self.checks.published(order.shown)
        return self.placed(order)

    def began(self, runtime: Terminal | None) -> None:
        """Nobody uses it but its attendant."""

    def _stored(self, number: int) -> dict[int, SealedBets] | None:
        """The newest seals of a round at the exchange."""
        if not self.host.is_up:
            return None
        with self.host.room.inside():
            return {seal.seat: bets_of(seal) for seal in self.host.exchange.newest_seals(number)}

    def lose_all_power(self) -> None:
        """The power of the whole cabinet fails."""
        self.cut()
        self.printer.lose_power()
        self.dice.lose_power()
