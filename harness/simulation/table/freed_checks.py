"""What was paid at a table for a seat that was freed: held against the journal of its station, which comes back or not.

The table reckons from its own journal. Here the station's journal is played on, by the station's own decisions, with
the rounds as the table has shown them: what it comes to is what the station would have paid itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from drivers.ports.table import RoundSeen, SeatResult, ShownRound
from harness.simulation.table.table import Table
from harness.simulation.table.truth import NO_THROW, Freed, Truth
from terminal.cabinet import events as e
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import FromDevice, Instant
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import DECIDED


@dataclass(frozen=True)
class EndedJournal:
    """The journal of a station whose seat was freed, as it ends."""

    freed: Freed
    state: State
    moved_cents: int
    """What came in at the station, less what went out, since the last result that the table knew."""


@dataclass(frozen=True)
class JournalSoFar:
    """The journal of a station, and what had come in at it, less what had gone out."""

    state: State
    moved_cents: int
    moved_by_round: Mapping[int, int]
    """The same as each of its rounds was taken, in cents."""

    def ended_by(self, freed: Freed) -> EndedJournal:
        """It ends with the seat that was freed."""
        return EndedJournal(freed, self.state, self.moved_cents - self.moved_by_round.get(freed.known, 0))


def differing_sum(truth: Truth, cabinet: Cabinet, ended: EndedJournal, now: Instant) -> Iterator[str]:
    """What was paid at the table is what the station has come to, but for what has moved at the station itself."""
    paid_cents, after = ended.freed.paid_cents, ended.freed.after
    if paid_cents is None:
        return
    state = replace(ended.state, at_table=replace(ended.state.at_table, freed=False))
    for number in range(state.at_table.applied_round + 1, after + 1):
        report = FromDevice("dice", RoundSeen(_end_of(truth, number)))
        state = cabinet.decide(state, report, now).state
    if state.at_table.applied_round < after:
        yield f"its journal follows round {state.at_table.applied_round} only, of {after} that were decided"
    if state.bet_cents:
        yield f"its seat was freed while {state.bet_cents} cents stood"
    if paid_cents != state.credit_cents - ended.moved_cents:
        yield (
            f"{paid_cents} cents were paid at the table, its own journal comes to {state.credit_cents}, and"
            f" {ended.moved_cents} have moved at the station since round {ended.freed.known}"
        )


def _end_of(truth: Truth, number: int) -> ShownRound:
    """The round as it was decided."""
    shown = [one for (round_, phase, _, _), one in truth.shown.items() if round_ == number and phase in DECIDED]
    return max(shown, key=lambda one: (DECIDED.index(one.phase), one.revision))


def is_left(truth: Truth, seat: int, number: int) -> bool:
    """The table may never know how this round has ended at the seat: it was freed, and what it was owed was paid."""
    return any(one.seat == seat and one.known < number <= one.after for one in truth.freed)


def noted_results(table: Table) -> dict[tuple[int, int], SeatResult]:
    """The results that the table has noted, by seat and round."""
    assert table.runtime is not None, "the table runs"
    history = table.runtime.history
    rows = history.latest((e.kind_named(e.TableResultsNoted),), history.seq, history.seq)
    noted = [event for event in (e.from_bytes(row.body) for row in rows) if isinstance(event, e.TableResultsNoted)]
    return {(one.seat, one.round): one for event in noted for one in event.results}


def book_of(truth: Truth, noted: dict[tuple[int, int], SeatResult], seat: int) -> tuple[int, int, int, int]:
    """Rounds, stakes, won and lost of a seat: by its results, or by its seals where the table knows no more.

    A round that was over without dice has no stakes: what was sealed in it came back, or rides in the next one.
    """
    results = [one for (of_seat, _), one in noted.items() if of_seat == seat]
    stakes = [truth.played[seat, one.round] for one in results if one.stake_cents]
    for number, (throw, _) in truth.decided.items():
        sealed = truth.fixed[number].get(seat)
        left = (seat, number) not in noted and is_left(truth, seat, number)
        if left and throw != NO_THROW and sealed is not None and sealed.stake_cents:
            stakes.append(sealed.stake_cents)
    won_cents, lost_cents = sum(one.won_cents for one in results), sum(one.lost_cents for one in results)
    return len(stakes), sum(stakes), won_cents, lost_cents
