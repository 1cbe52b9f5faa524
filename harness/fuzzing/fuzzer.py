"""The fuzzer: it mutates inputs that reach something, and keeps those that reach something new."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from harness.fuzzing.arcs import Arc, Arcs
from harness.fuzzing.board import BoardSubject
from harness.fuzzing.cards import CardSubject, KeyboardSubject
from harness.fuzzing.dice import DiceSubject, InternalSubject
from harness.fuzzing.mutation import Mutation
from harness.fuzzing.printer import PrinterSubject
from harness.fuzzing.subject import Subject
from harness.fuzzing.turns import Case, Kind, More, Turn, written
from harness.fuzzing.validator import ValidatorSubject

SUBJECTS: Mapping[str, type[Subject]] = {
    "id003": ValidatorSubject,
    "tcl": PrinterSubject,
    "dice": DiceSubject,
    "internal": InternalSubject,
    "board": BoardSubject,
    "cards": CardSubject,
    "keyboard": KeyboardSubject,
}
"""Every protocol by the name under which it is fuzzed. A new driver adds its subject and one line here."""

MAX_SHORTENINGS = 300


@dataclass
class Found:
    """An input that makes something go wrong, shortened, and what that is."""

    protocol: str
    case: Case
    wrong: str

    def __str__(self) -> str:
        return f"{self.protocol}: {self.wrong}\n{written(self.case)}"


@dataclass
class Outcome:
    """The results of the runs."""

    runs: int = 0
    kept: int = 0
    arcs: set[Arc] = field(default_factory=set)
    found: Found | None = None


class Fuzzer:
    """One protocol and one seed, which determines everything that is tried."""

    def __init__(self, protocol: str, seed: int) -> None:
        self.protocol = protocol
        self.outcome = Outcome()
        self._subject = SUBJECTS[protocol]
        self._chance = Random(f"{protocol} {seed}")  # noqa: S311 - a script's chance, not the dice's
        self._arcs = Arcs(self._subject.watched)
        self._corpus: list[Case] = []
        self._mutation = Mutation(self._subject, self._chance)

    def run(self, more: More) -> Outcome:
        """Try the seeds, then mutations of them, as long as `more` says so or until something is wrong."""
        for case in seed_cases(self._subject):
            self._try(case, keep=True)
        while more(self.outcome) and self.outcome.found is None:
            self._try(self._mutation.of(self._chance.choice(self._corpus), self._corpus), keep=False)
        return self.outcome

    def _try(self, case: Case, *, keep: bool) -> None:
        subject = self._subject()
        outcome = self.outcome
        outcome.runs += 1
        with self._arcs.taken() as taken:
            wrong = _wrong(subject, case)
        self._mutation.learn(subject.cable.sent)
        if wrong:
            outcome.found = Found(self.protocol, self._shortened(case), wrong)
        elif keep or not taken <= outcome.arcs:
            outcome.arcs |= taken
            outcome.kept += 1
            self._corpus.append(case)

    def _shortened(self, case: Case) -> Case:
        """The input without everything that is not needed for the failure."""
        tries = 0
        length = max(len(case) // 2, 1)
        while length and tries < MAX_SHORTENINGS:
            start = 0
            while start < len(case) and tries < MAX_SHORTENINGS:
                shorter = case[:start] + case[start + length :]
                tries += 1
                if _wrong(self._subject(), shorter):
                    case = shorter
                else:
                    start += length
            length //= 2
        return case


def seed_cases(subject: type[Subject]) -> tuple[Case, ...]:
    """The initial inputs, as turns."""
    hands = list(subject().hands)
    return tuple(_case(life, hands) for life in subject.seeds())


def _case(life: tuple[str, ...], hands: list[str]) -> Case:
    """A number is a waiting time; it belongs to the action before it."""
    turns = [Turn(Kind.HAND, hands.index("join"))]
    for word in life:
        if word.isdigit():
            turns[-1] = Turn(Kind.HAND, turns[-1].which, int(word))
        else:
            turns.append(Turn(Kind.HAND, hands.index(word)))
    return tuple(turns)


def wrong_with(protocol: str, case: Case) -> str:
    """Play an input; return what is wrong, or nothing."""
    return _wrong(SUBJECTS[protocol](), case)


def _wrong(subject: Subject, case: Case) -> str:
    try:
        subject.play(case)
    except Exception as error:  # noqa: BLE001 - whatever a device can make the program raise is what is looked for
        place = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {error} ({place.name}, {place.filename.rsplit('/', 1)[-1]}:{place.lineno})"
    return ""
