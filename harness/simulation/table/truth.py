"""What is true of each round, kept from the table's journal, its dice and the journals of its stations."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from drivers.ports.table import SealedBets, SeatResult, ShownRound
from harness.simulation.require import require

Key = tuple[int, str, int, int]
"""Round, phase, throw and revision."""

NO_THROW = 0
"""Of a round that is over without dice."""


def key_of(number: int, phase: str, throw: int | None, revision: int) -> Key:
    """The place of something that was shown: it has one content, for ever."""
    return number, phase, throw or 0, revision


@dataclass(frozen=True)
class Freed:
    """A seat whose station did not come back: what was paid of it at the table."""

    seat: int
    paid_cents: int | None
    """None if the sum is not known there: then its own journal has it."""
    known: int
    """The last round whose result the table knew; 0 if none."""
    after: int
    """The last round that was decided then."""
    life: int
    """Which of its station's journals had the seat: 1 for the first, and one more after each RAM clear."""


@dataclass
class Truth:
    """One table and all its stations. Each fact is entered once, and never changes."""

    points: dict[int, int] = field(default_factory=dict)
    """The Point before each round, by our own fold of the dice."""
    fixed: dict[int, dict[int, SealedBets]] = field(default_factory=dict)
    """The bets that count, by round and seat."""
    throws: dict[int, int] = field(default_factory=dict)
    """The round of each throw."""
    decided: dict[int, tuple[int, tuple[int, ...]]] = field(default_factory=dict)
    """The throw and the dice of each round that is decided."""
    shown: dict[Key, ShownRound] = field(default_factory=dict)
    results: dict[tuple[int, int], SeatResult] = field(default_factory=dict)
    """The result of each seat and round, by the journal of its station."""
    chosen: Counter[tuple[int, int]] = field(default_factory=Counter)
    """What choices have won at a seat after the dice of a round, in cents: the result of the next one has it."""
    played: dict[tuple[int, int], int] = field(default_factory=dict)
    """The sum of the bets with which each seat has played each round."""
    resolved: int = 0
    """How often a station has taken a round."""
    settled: Counter[int] = field(default_factory=Counter)
    """How many rounds each seat has taken with bets."""
    marks: dict[int, dict[str, tuple[int, ...]]] = field(default_factory=dict)
    """Main and chance before each round of a hand with a caster, by our own fold of the dice."""
    changed: set[int] = field(default_factory=set)
    """The rounds with which another game has begun."""
    freed: list[Freed] = field(default_factory=list)
    """The seats that were freed, in this order."""
    has_caster: bool = False
    """A round may be over without dice though bets are sealed: what lies for dice that pass comes back."""
    restored: int = 0
    """How often a felt was brought back to the bets that count."""

    def throw_made(self, throw: int, number: int) -> None:
        """The throw belongs to this round. Raises WrongError."""
        before = self.throws.setdefault(throw, number)
        require(before == number, f"throw {throw} is of round {before} and of round {number}")

    def show(self, shown: ShownRound) -> None:
        """The table has shown this. Raises WrongError."""
        before = self.shown.setdefault(key_of(shown.round, shown.phase, shown.throw, shown.revision), shown)
        require(before == shown, f"round {shown.round} was shown as {before}, and now as {shown}")
        if shown.throw is not None:
            self.throw_made(shown.throw, shown.round)

    def decide(self, number: int, throw: int, dice: tuple[int, ...]) -> None:
        """These dice decide the round. Raises WrongError."""
        require(number not in self.decided, f"round {number} is decided a second time")
        require(number in self.fixed, f"round {number} is decided before it is fixed which bets count")
        require(self.throws.get(throw) == number, f"throw {throw} decides round {number}, and is not its own")
        self.decided[number] = throw, dice

    def end_without_dice(self, number: int, *, rides: bool = False) -> None:
        """The round is over without a throw; bets that count in it `ride` to the next one. Raises WrongError."""
        require(number not in self.decided, f"round {number} is decided a second time")
        require(number in self.fixed, f"round {number} is over before it is fixed which bets count")
        require(number not in self.throws.values(), f"round {number} is over without dice, and has a throw")
        risked = {seat: one.bets for seat, one in self.fixed[number].items() if one.bets}
        require(
            self.has_caster or rides or not risked,
            f"round {number} is over without dice, and these bets count: {risked}",
        )
        self.decided[number] = NO_THROW, ()
