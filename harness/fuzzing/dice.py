"""Tests the dice generator: a throw has one result, the one that the generator has reported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from drivers import ports
from drivers.dice.generator import DiceMachine
from drivers.dice.internal import InternalGenerator
from drivers.dice.line_codec import FormError, read_reply
from drivers.dice.messages import Result
from drivers.dice.record import Record
from drivers.dice.record_file import RecordFile
from drivers.dice.source import CheckedSource
from drivers.framing import LineReader
from drivers.simulated.dice_generator import DiceTwin
from drivers.simulated.twin import OrderError, Twin
from harness.fuzzing.line_forgery import forged_line
from harness.fuzzing.subject import Hand, Subject, require
from terminal.cabinet.choices import open_choice
from terminal.cabinet.commands import CallDice, Choose, PlaceWager
from terminal.cabinet.events import DiceCalled, DiceSettled, ThrowVoided
from terminal.common.places import ROOT

FED_DOLLARS = 100
BETS = ("field", "number@6", "double", "bank")
"""On every felt at least one of them takes chips."""
NEVER_MS = 1 << 60


class DiceSubject(Subject):
    """A generator with real dice, as its twin throws them."""

    device = "dice"
    watched = ("drivers/dice/", "drivers/line_machine.py", "drivers/simulated/dice_generator.py")

    def __init__(self) -> None:
        self.chance = Random(6)  # noqa: S311 - the same dice for every input
        self._thrown: dict[int, tuple[int, ...]] = {}
        super().__init__()
        self.pipeline.feed(FED_DOLLARS)

    def make_machine(self) -> DiceMachine:
        """The driver's machine."""
        return DiceMachine()

    def make_twin(self) -> Twin:
        """The device."""
        return DiceTwin(lambda count: tuple(self.chance.randint(1, 6) for _ in range(count)))

    def orders(self) -> tuple[str, ...]:
        """What a person can do to it."""
        mishaps = ("cock", "lose", "stack", "move", "doubt")
        versions = ("version 1", "version 2")
        return (
            "force 1 6",
            "force 1 2 3",
            "load 6",
            "fair",
            *mishaps,
            "lid open",
            "lid close",
            "fail",
            "repair",
            *versions,
            "force 6 6 6",
        )

    def acts(self) -> Mapping[str, Hand]:
        """A player bets and rolls, goes for what the throw offers, and plays another game."""
        return {"roll": self._roll, "game": self.pipeline.change_game}

    def _roll(self) -> None:
        if self.pipeline.state.playable_cents < FED_DOLLARS:
            self.pipeline.feed(FED_DOLLARS)
        choice = open_choice(self.pipeline.cabinet.game_of(self.pipeline.state), self.pipeline.state)
        if choice is not None:
            self.pipeline.touch(Choose(choice.code, choice.alternatives[-1].name))
        self.pipeline.touch(*(PlaceWager(bet, 5_00) for bet in BETS), CallDice())

    def check(self, report: ports.Report) -> None:
        """A result belongs to an ordered throw, and is the first one reported for it."""
        if isinstance(report, ports.DiceThrown | ports.ThrowVoid):
            require(1 <= report.throw <= self.pipeline.state.dice.throws, f"{report}, which was never ordered")
        if isinstance(report, ports.DiceThrown):
            require(all(1 <= face <= 6 for face in report.dice), f"{report} are no dice")
            require(len(report.dice) == self._counts()[report.throw], f"{report}, of another number of dice")
            require(report.dice in self._heard(report.throw), f"{report}, which the generator has not said")

    def _counts(self) -> dict[int, int]:
        """By throw, how many dice were ordered; a void one is repeated with as many."""
        counts: dict[int, int] = {}
        for event in self.pipeline.events:
            if isinstance(event, DiceCalled):
                counts[event.throw] = event.count
            elif isinstance(event, ThrowVoided) and event.again is not None:
                counts[event.again] = counts[event.throw]
        return counts

    def put_right(self) -> None:
        """The staff looks after lid and shaker, and brings the generator back that throws what the game needs."""
        for order in ("lid close", "repair"):
            if order in self.hands and self.twin.picture().get("state") == "fault":
                self.hands[order]()
        if self.pipeline.state.machine.devices["dice"].code == "dice_count":
            self.hands["version 2"]()

    def well(self) -> bool:
        """It is ready to throw, and no throw is open."""
        return self.pipeline.state.machine.devices["dice"].ready and self.pipeline.state.dice.throw is None

    def verify(self) -> None:
        """What was played is what the generator has recorded; each throw was settled once."""
        settled = [event for event in self.pipeline.events if isinstance(event, DiceSettled)]
        called = sum(isinstance(event, DiceCalled) for event in self.pipeline.events)
        require(len({event.throw for event in settled}) == len(settled), "a throw is settled twice")
        require(len(settled) <= called + self.pipeline.state.dice.throws, "more is settled than was called")
        if not self.forged:
            for event in settled:
                outcome = self.record.find(event.throw)
                agrees = outcome is None or (isinstance(outcome, Result) and outcome.dice == event.record.dice)
                require(agrees, f"throw {event.throw} is played as {event.record.dice}, recorded is {outcome}")

    @property
    def record(self) -> Record:
        """What the device itself remembers."""
        assert isinstance(self.twin, DiceTwin)
        return self.twin.record

    def _heard(self, throw: int) -> list[tuple[int, ...]]:
        heard = []
        for fields in LineReader().feed(b"".join(self.cable.heard)):
            try:
                reply = read_reply(fields)
            except FormError:
                continue
            if isinstance(reply, Result) and reply.throw == throw:
                heard.append(reply.dice)
        return heard

    @staticmethod
    def forge(data: bytes, chance: Random) -> bytes:
        """A line with its checksum."""
        return forged_line(data, chance)

    @staticmethod
    def seeds() -> tuple[tuple[str, ...], ...]:
        """Throws, and interruptions between them."""
        return (
            ("3000", "roll", "4000", "roll", "4000"),
            ("3000", "cock", "1", "roll", "6000", "doubt", "1", "roll", "6000"),
            ("3000", "move", "1", "roll", "20000"),
            ("3000", "roll", "500", "power off", "500", "power on", "6000"),
            ("3000", "roll", "1500", "kill", "5000"),
            ("3000", "roll", "1000", "cut", "3000", "join", "5000"),
            ("3000", "roll", "300", "lid open", "3000", "lid close", "5000"),
            ("3000", "roll", "300", "fail", "3000", "repair", "9000"),
            ("3000", "version 1", "6000", "roll", "4000", "version 2", "6000", "force 1 2 3", "1", "roll", "4000"),
            ("3000", "game", "1", "roll", "1000", "game", "4000", "game", "1", "kill", "3000", "roll", "4000"),
            (
                *("3000", *("game", "1") * 4, "force 6 6 6", "1", "roll", "4000"),
                *("roll", "1500", "kill", "5000", "roll", "4000"),
            ),
            (
                *("3000", *("game", "1") * 5, "roll", "4000", "roll", "4000"),
                *("roll", "300", "power off", "500", "power on", "6000"),
            ),
        )


class InternalSubject(DiceSubject):
    """The generator inside the program: its own side of the protocol is fuzzed too."""

    def make_twin(self) -> Twin:
        """The generator, with its record in memory and dice by the seed."""
        self.generator = InternalTwin(InternalGenerator(MemoryRecord(), CheckedSource(self.chance.randbytes)))
        return self.generator

    def orders(self) -> tuple[str, ...]:
        """No person can reach it."""
        return ()

    @property
    def record(self) -> Record:
        """What the device itself remembers."""
        return self.generator.record

    @staticmethod
    def seeds() -> tuple[tuple[str, ...], ...]:
        """Throws, and interruptions between them."""
        return (
            ("3000", "roll", "1000", "roll", "1000", "roll", "1000"),
            ("3000", "roll", "5", "kill", "2000", "roll", "2000"),
            ("3000", "roll", "25", "cut", "3000", "join", "2000"),
            ("3000", "game", "1", "roll", "5", "game", "1000", "game", "1", "roll", "2000"),
        )


class MemoryRecord(RecordFile):
    """A record in memory: damage to the file is not tested here."""

    def __init__(self) -> None:
        super().__init__(ROOT)
        self.serial = "00000001"

    def load(self) -> Record:
        """A new record."""
        return Record()

    def save(self, record: Record) -> None:
        """Nothing to do: it is in memory."""


class InternalTwin:
    """The internal generator as a device on a cable."""

    def __init__(self, generator: InternalGenerator) -> None:
        self._generator = generator

    @property
    def record(self) -> Record:
        """Its record."""
        return self._generator.record

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Receive and answer at once."""
        del now_ms
        return self._generator.hear(received) if received else b""

    def due_ms(self) -> int:
        """It does nothing by itself."""
        return NEVER_MS

    def do(self, words: Sequence[str]) -> str:
        """No person can reach it. Raises OrderError."""
        raise OrderError(f"The internal generator knows no {words}.")

    def power(self, on: bool) -> None:
        """Its power is the terminal's."""

    def picture(self) -> dict[str, object]:
        """There is nothing to see."""
        return {}
