"""Mishaps at a cabinet: more in a day than a real one has in a year."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from drivers.ports import DOORS
from harness.simulation.authority import BookInTime
from harness.simulation.board import Board
from harness.simulation.device import Pluggable
from harness.simulation.dice import Generator
from harness.simulation.printer import Printer
from harness.simulation.validator import Validator
from harness.simulation.world import World


class Terminal(Protocol):
    """What a mishap can do to the terminal itself."""

    book: BookInTime | None

    def cut(self) -> None:
        """Its power fails, it loses what it had not booked, and returns after a while."""

    def cut_at_next_word(self) -> None:
        """Its power fails as a device reports the next thing, which is lost."""

    def cut_soon(self) -> None:
        """Its power fails at one of its next steps: an operation on its disk, or a message to a device."""

    def restart(self) -> None:
        """It ends properly, and returns after a while."""


class Mishaps:
    """Causes one mishap after the other, until everything has to come to rest."""

    def __init__(
        self,
        world: World,
        terminal: Terminal,
        validator: Validator,
        printer: Printer,
        dice: Generator,
        board: Board,
        cables: tuple[Pluggable, ...],
        pause_ms: tuple[int, int],
    ) -> None:
        """`pause_ms` is the shortest and the longest time from one mishap to the next."""
        self._world = world
        self._pause_ms = pause_ms
        self._terminal = terminal
        self._validator = validator
        self._printer = printer
        self._dice = dice
        self._board = board
        self._cables = cables
        self._ended = False
        self._all: tuple[Callable[[], object], ...] = (
            terminal.cut,
            terminal.cut_at_next_word,
            terminal.cut_soon,
            terminal.restart,
            self._power_cut,
            validator.lose_power,
            self._lose_power_at_next_bill,
            printer.lose_power,
            self._lose_power_at_next_ticket,
            self._book_fails,
            self._unplug,
            self._unplug,
            self._open_a_door,
            self._open_a_door,
        )
        self._later()

    def end(self) -> None:
        """Cause no more mishaps."""
        self._ended = True

    def _later(self) -> None:
        self._world.within(*self._pause_ms, self._one)

    def _one(self) -> None:
        if not self._ended:
            self._world.chance.choice(self._all)()
            self._later()

    def _power_cut(self) -> None:
        """The power of the whole cabinet fails."""
        self._terminal.cut()
        self._validator.lose_power()
        self._printer.lose_power()
        self._dice.lose_power()

    def _lose_power_at_next_bill(self) -> None:
        self._validator.dies_with_next = True

    def _lose_power_at_next_ticket(self) -> None:
        self._printer.dies_with_next = True

    def _book_fails(self) -> None:
        if self._terminal.book is not None:
            self._terminal.book.fail()

    def _unplug(self) -> None:
        self._world.chance.choice(self._cables).unplug()

    def _open_a_door(self) -> None:
        self._board.door(self._world.chance.choice(DOORS), opened=True)
