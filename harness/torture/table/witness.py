"""Compares the journals of a table and its stations: the same rounds, the same dice, the bets that were accepted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from drivers.ports.table import SealedBets, SeatResult
from harness.bookkeeping import Books
from terminal.cabinet import events as e
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from terminal.journal.reading import look_back
from terminal.recall.following import Follower, at_once
from terminal.recall.game import find
from terminal.recall.games import last_games

RECALLED = 10
"""So many of the last games are recalled at each station."""


@dataclass
class TableBook:
    """What the table's journal says of its rounds."""

    fixed: dict[int, dict[int, SealedBets]] = field(default_factory=dict)
    """The bets that count, by round and seat."""
    decided: dict[int, tuple[int, tuple[int, ...]]] = field(default_factory=dict)
    """Throw and dice, by round."""
    noted: dict[tuple[int, int], SeatResult] = field(default_factory=dict)
    """The results that the table has of its stations, by seat and round."""
    wrong: list[str] = field(default_factory=list)
    _round: int = 0

    @classmethod
    def of(cls, events: Iterable[e.Event]) -> TableBook:
        """Read the whole journal."""
        book = cls()
        for event in events:
            book._take(event)
        throws = [throw for throw, _ in book.decided.values()]
        if len(set(throws)) != len(throws):
            book.wrong.append(f"one throw has decided two rounds: {sorted(throws)}")
        return book

    def _take(self, event: e.Event) -> None:
        match event:
            case e.TableRoundOpened(number):
                self._hold(number == self._round + 1, f"round {number} follows round {self._round}")
                self._hold(not self._round or self._round in self.decided, f"round {self._round} was never decided")
                self._round = number
            case e.TableBetsFixed():
                self._hold(event.round not in self.fixed, f"the bets of round {event.round} are fixed twice")
                self.fixed[event.round] = {one.seat: one for one in event.seals}
            case e.DiceCalled(throw):
                self._hold(self._round in self.fixed, f"throw {throw} was ordered before the bets were fixed")
            case e.TableRoundDecided():
                self._hold(event.round not in self.decided, f"round {event.round} is decided twice")
                self._hold(event.round in self.fixed, f"round {event.round} is decided before its bets are fixed")
                self.decided[event.round] = event.throw, event.dice
            case e.TableResultsNoted(results):
                for one in results:
                    is_new = (one.seat, one.round) not in self.noted
                    self.noted[one.seat, one.round] = one
                    self._hold(is_new, f"round {one.round} of seat {one.seat} is booked twice")

    def _hold(self, true: bool, why: str) -> None:
        if not true:
            self.wrong.append(f"the table: {why}")


class SeatWitness:
    """Follows one station's journal from its first event, beside the table's."""

    def __init__(self, seat: int, table: TableBook, new: State) -> None:
        self.seat = seat
        self.wrong: list[str] = []
        self.state = new
        self.results: dict[int, SeatResult] = {}
        """What each round that was taken has done, by round."""
        self.settled = self.restored = self.late = 0
        self._table = table
        self._books = Books()
        self._sealed: dict[tuple[int, int], dict[str, int]] = {}
        self._answered: dict[tuple[int, int], str] = {}
        self._standing: dict[str, int] = {}
        """The bets after the last round."""

    def follow(self, events: Iterable[e.Event]) -> None:
        """Take all events, up to the first that does not fold, or contradicts the table."""
        for event in events:
            before = self.state
            try:
                self.state = fold(before, event)
            except AssertionError as error:
                self.wrong.append(f"seat {self.seat}: the journal does not fold: {error}")
                return
            self._books.book(event)
            self._take(event, before)
            if self.state.credit_cents != before.credit_cents or self.state.meters is not before.meters:
                self._hold_money()
            if self.wrong:
                return
        self._hold_reported()

    def _take(self, event: e.Event, before: State) -> None:
        match event:
            case e.StationSeated():
                self._standing = dict(self.state.felt.bets)
            case e.BetsSealed():
                self._sealed[event.round, event.version] = dict(self.state.felt.bets)
            case e.SealAnswered():
                self._answered[event.round, event.version] = event.answer
                self.late += event.answer == "late"
            case e.BetsRestored():
                self.restored += 1
            case e.TableDisagreed():
                self._hold(False, f"it disagrees with the table: {event}")
            case e.DiceSettled(throw, record):
                self.settled += 1
                self._take_round(throw, tuple(record.dice), before)
            case e.DiceSeen():
                self._hold(not before.bet_cents, f"round {event.round} is only seen, and bets are up")
                self._take_round(event.throw, event.dice, before)

    def _take_round(self, throw: int, dice: tuple[int, ...], before: State) -> None:
        """The round is the next one; its bets are those that count, and its dice those of the table."""
        at = self.state.at_table
        number = at.applied_round
        self._hold(number not in self.results, f"round {number} is taken twice")
        follows = before.at_table.applied_round + 1
        self._hold(number == follows, f"round {number} is taken where {follows} follows")
        self.results[number] = at.owed[-1]
        self._standing, standing = dict(self.state.felt.bets), self._standing
        if number not in self._table.decided:  # decided after the table's journal was read
            return
        there = self._table.decided[number]
        self._hold((throw, dice) == there, f"round {number} is taken by {(throw, dice)}, and the table has {there}")
        seal = self._table.fixed[number].get(self.seat)
        counting = standing if seal is None else dict(seal.bets)
        played = dict(before.felt.bets)
        self._hold(played == counting, f"round {number} is played with {played}, and {counting} counts")
        self._hold_answers(number, 0 if seal is None else seal.version, counting)

    def _hold_answers(self, number: int, version: int, counting: dict[str, int]) -> None:
        """What was answered is kept, and what counts is what was journaled here before it was sent."""
        for (of, one), answer in self._answered.items():
            kept = of != number or (one <= version if answer == "sealed" else one > version)
            self._hold(kept, f"version {one} of round {number} was answered {answer}, and version {version} counts")
        if version:
            here = self._sealed.get((number, version))
            self._hold(here == counting, f"version {version} of round {number} is {here} here and {counting} there")

    def _hold_money(self) -> None:
        if why := self._books.disagreement(self.state.meters, self.state.credit_cents):
            self._hold(False, why)
        self._hold(self.state.playable_cents >= 0, "more is bet than there is")

    def _hold_reported(self) -> None:
        """The table's book has what is here, once; what it has not yet is still to be reported."""
        noted = {number: one for (seat, number), one in self._table.noted.items() if seat == self.seat}
        for number, there in noted.items():
            here = self.results.get(number)
            self._hold(here == there, f"the table has noted {there}, and here it is {here}")
        newest = max(noted, default=0)  # what came later may be on its way
        lost = [number for number in self.results if number < newest and number not in noted]
        self._hold(not lost, f"the results of rounds {lost} have not reached the table")
        owed = [one.round for one in self.state.at_table.owed]
        self._hold(set(owed) <= set(self.results), f"it owes the results of rounds {owed}, and has taken other ones")

    def _hold(self, true: bool, why: str) -> None:
        if not true:
            self.wrong.append(f"seat {self.seat}: {why}")


def recall_wrong(cabinet: Cabinet, journal: Path, seat: int, table: TableBook, games: int) -> list[str]:
    """Recall the last games of a station at rest: each shows the table's round, its dice and the bets that counted."""
    wrong = []
    with look_back(journal) as history:
        follower = Follower(history, cabinet.new_state())
        for found in last_games(history, games, RECALLED):
            game = at_once(find(history, follower, found.span))
            events = [step.event for step in game.steps]
            settled = next((number for number, one in enumerate(events) if isinstance(one, e.DiceSettled)), 0)
            shown = [one.shown for one in events[:settled] if isinstance(one, e.RoundShown)]
            if not shown or shown[-1].faces is None or game.settled is None:
                wrong.append(f"seat {seat}: a recalled game shows no decided round")
                continue
            last = shown[-1]
            seal = table.fixed[last.number].get(seat)
            expected = (*table.decided[last.number], 0 if seal is None else seal.version)
            if (last.throw, last.faces, last.accepted) != expected:
                wrong.append(f"seat {seat}: recall shows {last}, and the table has {expected}")
            if tuple(game.settled.record.dice) != last.faces:
                wrong.append(f"seat {seat}: recall shows other dice than {last.faces}")
    return wrong
