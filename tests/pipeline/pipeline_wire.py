"""A cabinet at the end of a device's cable, in virtual time: reports are decided and folded, orders follow from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy

from drivers.machine import AnyMachine
from drivers.ports import BoardInputs
from drivers.ports.authority import AuthorityReady
from drivers.simulated.twin import Twin
from terminal.cabinet.commands import FromDevice, Start
from terminal.cabinet.orders import authority_order
from terminal.ticket_book.book import Book
from tests.cabinet.pipeline import Pipeline
from tests.drivers.dice.wire import Wire


class PipelineWire(Wire):
    """The wire, with the pipeline behind it. What is decided survives a restart; the machine does not."""

    def __init__(
        self, device: str, make_machine: Callable[[], AnyMachine], twin: Twin, book: Book | None = None
    ) -> None:
        self.device = device
        self.book = book
        self.pipeline = Pipeline()
        self._open_book()
        self._see_doors()
        self.steps = 0
        super().__init__(make_machine, twin, self.pipeline.order(device))

    def kill(self) -> None:
        """The terminal dies and starts again on its journal."""
        self.pipeline.give(Start("again"))
        self._open_book()
        self._see_doors()
        self.restart(self.pipeline.order(self.device))

    def _open_book(self) -> None:
        """A cabinet with a ticket book as its ticket authority has it from the start."""
        if self.book is not None:
            self.pipeline.give(Start("with its book", authority=True))
            self.pipeline.give(FromDevice("authority", AuthorityReady()))
            self.ask_book()

    def ask_book(self) -> None:
        """Let the book answer all that the pipeline wants of it, as its thread does."""
        while self.book is not None and (order := authority_order(self.pipeline.state)).requests:
            for request in order.requests:
                self.pipeline.give(FromDevice("authority", self.book.answer(request, self.pipeline.now.at_ms)))
            assert authority_order(self.pipeline.state) != order, "an answer ends its request"

    def _see_doors(self) -> None:
        """The board is not what is tried here: it says at once that every door is shut."""
        if self.device != "board":
            self.pipeline.report("board", BoardInputs((), ()))

    def _collect(self) -> None:
        self.steps += 1
        for number, report in self.machine.reports():
            self.reports.append(report)
            self.pipeline.report(self.device, report)
            self.ask_book()
            self.machine.order = self.pipeline.order(self.device)
            self.machine.handled = number
            if self.joined:
                self.to_device.send(self.now_ms, self.machine.step(self.now_ms, b""))

    def give(self, order_words: str) -> None:
        """A hand does something to the device."""
        self.twin.do(order_words.split())


def at_each(steps: Iterable[int], wire: PipelineWire) -> Iterator[tuple[int, PipelineWire]]:
    """The wire after each of these ascending numbers of steps, as a copy that goes on by itself."""
    done = 0
    for wanted in steps:
        while done < wanted:
            wire.step()
            done += 1
        yield wanted, deepcopy(wire)
