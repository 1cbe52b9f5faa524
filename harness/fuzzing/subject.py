"""The subject of fuzzing: one device with its driver, its cable and a cabinet, and what must hold for all devices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import ClassVar

from drivers import ports
from drivers.machine import AnyMachine
from drivers.simulated.twin import OrderError, Twin
from harness.fuzzing.cable import Cable
from harness.fuzzing.pipeline import Pipeline
from harness.fuzzing.turns import Case, Kind, Turn
from terminal.messages.english import sentence

MAX_RECOVER_MS = 240_000
LOOK_MS = 500
MAX_HELD = 6_000
"""How many items a machine or a twin may keep: readers keep a frame, twins their stacker."""
VERDICTS = (ports.TicketPrinted, ports.TicketInDoubt)
"""What a driver may still find out about a ticket while it does not see the printer."""

Hand = Callable[[], object]


class WrongError(AssertionError):
    """Something that must hold does not."""


def require(holds: object, otherwise: str) -> None:
    """Raise WrongError unless it holds."""
    if not holds:
        raise WrongError(otherwise)


class Subject(ABC):
    """One device on one cable, for one input. Whatever happens, `play` raises only for what is wrong."""

    device: ClassVar[str]
    watched: ClassVar[tuple[str, ...]]
    """The files whose lines tell whether an input is new, by the beginnings of their paths."""

    def __init__(self) -> None:
        self.pipeline = Pipeline(self.device)
        self.twin = self.make_twin()
        self.forged = False
        """Whether bytes were forged: then the books can only be compared with what the bytes said."""
        self.cable = Cable(self.twin, self._collect)
        self.hands: Mapping[str, Hand] = {
            "cut": self.cable.cut,
            "join": self.cable.join,
            "kill": self.kill,
            "power off": lambda: self.twin.power(False),
            "power on": lambda: self.twin.power(True),
            **{order: self._order(order) for order in self.orders()},
            **self.acts(),
        }
        self.kill()

    # What each kind says of itself ------------------------------------------------------------------------------------

    @abstractmethod
    def make_machine(self) -> AnyMachine:
        """The driver's machine."""

    @abstractmethod
    def make_twin(self) -> Twin:
        """The device."""

    @abstractmethod
    def orders(self) -> tuple[str, ...]:
        """What a person can do to the device."""

    def acts(self) -> Mapping[str, Hand]:
        """What people do at the cabinet."""
        return {}

    @abstractmethod
    def check(self, report: ports.Report) -> None:
        """Check that a report is allowed, before the cabinet gets it."""

    @abstractmethod
    def put_right(self) -> None:
        """Let the staff do what makes the device work again."""

    @abstractmethod
    def well(self) -> bool:
        """Whether the device works again, and nothing is in progress."""

    @abstractmethod
    def verify(self) -> None:
        """Compare the books with the truth about the device, now that it is at rest."""

    @staticmethod
    @abstractmethod
    def forge(data: bytes, chance: Random) -> bytes:
        """Bytes similar to these that the other side usually accepts as well-formed."""

    @staticmethod
    @abstractmethod
    def seeds() -> tuple[tuple[str, ...], ...]:
        """Initial inputs: actions of people with the milliseconds after each."""

    # Playing ----------------------------------------------------------------------------------------------------------

    def play(self, case: Case) -> None:
        """Play the input, then repair everything. Raises whatever is wrong."""
        for turn in case:
            self.forged |= turn.forges
            self._turn(turn)
            self.cable.run(turn.ms)
        self._recover()
        self.verify()
        for one in (self.cable.machine, self.twin):
            require(held(one) <= MAX_HELD, f"{type(one).__name__} keeps {held(one)} things")

    def _turn(self, turn: Turn) -> None:
        match turn.kind:
            case Kind.HAND:
                hands = list(self.hands.values())
                hands[turn.which % len(hands)]()
                self._give_order()
            case Kind.BEND | Kind.BEND_BACK:
                self.cable.bend(turn, back=turn.kind == Kind.BEND_BACK)
            case Kind.SAY:
                self.cable.say(turn.data)
            case Kind.TELL:
                self.cable.tell(turn.data)

    def kill(self) -> None:
        """The terminal dies, and another one starts on the same journal."""
        self._number, self._linked = 0, None
        self.pipeline.start()
        machine = self.make_machine()
        machine.order = self.pipeline.order(self.device)
        self.cable.connect(machine)

    def _order(self, words: str) -> Hand:
        def given() -> None:
            with suppress(OrderError):
                self.twin.do(words.split())

        return given

    def _recover(self) -> None:
        """Undisturbed bytes arrive again: the device must be recognized and work within its time."""
        self.cable.straighten()
        self.cable.join()
        self.twin.power(True)
        end_ms = self.cable.now_ms + MAX_RECOVER_MS
        while not self.well():
            require(
                self.cable.now_ms < end_ms,
                f"it does not come to rest: {self.pipeline.state.machine.devices[self.device]}",
            )
            self.put_right()
            self._give_order()
            self.cable.run(LOOK_MS)

    def _give_order(self) -> None:
        self.cable.machine.order = self.pipeline.order(self.device)

    _number: int
    _linked: bool | None
    """Whether the device is connected, as the machine has reported; None before its first report."""

    def _collect(self) -> None:
        """Process the machine's reports as link and runtime do: book, order, and only then mark them as handled."""
        machine = self.cable.machine
        waiting = deque(machine.reports())
        while waiting:
            number, report = waiting.popleft()
            require(number == self._number + 1, f"report {number} follows report {self._number}")
            self._number = number
            self._contact(report)
            self.check(report)
            self.pipeline.report(self.device, report)
            machine.order, machine.handled = self.pipeline.order(self.device), number

    def _contact(self, report: ports.Report) -> None:
        if isinstance(report, ports.Lost):
            require(self._linked is not False, "it is lost twice")
            require(sentence(report.reason).endswith("."), f"{report} is no sentence")
            self._linked = False
        elif isinstance(report, ports.Back):
            require(not self._linked, "it is back though it was there")
            self._linked = True
        else:
            require(self._linked or isinstance(report, VERDICTS), f"{report} comes from a device that is not there")


def held(one: object, depth: int = 3) -> int:
    """Count what an object keeps in its containers, recursively."""
    if isinstance(one, bytes | bytearray | str):
        return len(one)
    if isinstance(one, dict):
        return sum(1 + held(value, depth) for value in one.values())
    if isinstance(one, list | tuple | set | frozenset | deque):
        return sum(1 + held(value, depth) for value in one)
    if depth and hasattr(one, "__dict__"):
        return held(vars(one), depth - 1)
    return 0
