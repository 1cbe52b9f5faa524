"""Reads from the journal of a shared table what is known there of a seat: its rounds, its bets, and its results.

It is read backwards: to the bets that were up when the station last reported a result, and from there to the last word
of who had the seat, or to where the station took it.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from drivers.ports.table import SealedBets, SeatResult, SeatSeen
from terminal.cabinet import events as e
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.messages.lazy import message
from terminal.recall.following import NonsenseError, Portions

EVENTS = (
    e.TableSeatsChanged,
    e.TableRoundOpened,
    e.TableBetsFixed,
    e.TableRoundDecided,
    e.TableRoundNotThrown,
    e.TableResultsNoted,
)
KINDS = tuple(e.kind_named(event) for event in EVENTS)


class PlayedRound(msgspec.Struct, frozen=True):
    """A round of the table whose bets are fixed, as far as it concerns one seat."""

    number: int
    sheet: str = ""
    """SHA-256 of its par sheet."""
    point: int = 0
    """Before its dice; 0 without one."""
    marks: dict[str, tuple[int, ...]] = {}
    named: dict[str, tuple[int, ...]] = {}
    """What its shooter has named for its dice."""
    shoots: bool = False
    """The seat had the dice when it was opened."""
    of_choice: bool = False
    """It fixes a choice, and no bets were taken in it."""
    seal: SealedBets | None = None
    """The seat's bets that counted; None if what stood rode on."""
    throw: int = 0
    dice: tuple[int, ...] = ()
    """Empty while it is not decided, and where it has ended without dice."""
    decided_ms: int = 0
    """When it was over at the table; 0 while it is not."""


class SeatRounds(msgspec.Struct, frozen=True):
    """What the table's journal says of a seat and its station."""

    seat: int
    cabinet: int = 0
    """The station that has the seat, or had it last; 0 if nobody ever had it."""
    life: int = 0
    """Which journal of the station it is; 0 if the table's journal does not say."""
    left: bool = False
    """It has it no more."""
    heard: bool = False
    result: SeatResult | None = None
    """The last one that the station has reported."""
    reported: tuple[SeatResult, ...] = ()
    """The results among these rounds, the oldest first."""
    rounds: tuple[PlayedRound, ...] = ()
    """The rounds that say what is up, the oldest first, whose bets are fixed."""
    open_round: int = 0
    """The round under way whose bets are not fixed yet; 0 if there is none."""


def seat_rounds(history: History, seat: int) -> Portions[SeatRounds]:
    """Read what the journal has of the seat, in portions. Raises JournalError, or NonsenseError."""
    reader = _Reader(seat)
    up_to = history.seq
    while up_to > 0:
        rows, up_to = history.slice_back(KINDS, up_to)  # money is paid by it: no event may be missing without a word
        for row in rows:
            if reader.has_all_with(_event(row)):
                return reader.found()
        yield 1 - up_to / history.seq
    return reader.found()


def _event(row: Row) -> e.Event:
    try:
        return e.from_bytes(row.body)
    except (msgspec.MsgspecError, ValueError) as error:
        raise NonsenseError(message("journal.numbered_event_senseless", number=row.seq, error=str(error))) from error


class _Reader:
    """Collects events of the table, the newest first."""

    def __init__(self, seat: int) -> None:
        self._found = SeatRounds(seat)
        self._rounds: dict[int, PlayedRound] = {}
        self._fixed: set[int] = set()
        self._newest = 0
        self._base = 0
        """The round whose seal says what was up at the last result; 0 until it is found."""
        self._sure = self._found, dict(self._rounds), set(self._fixed)
        """What was read since it was told who had the seat: anything before that may be of another station."""
        self._is_past = False
        """Everything is read but how a round was opened in which the station then took the seat."""

    def has_all_with(self, event: e.Event) -> bool:
        """Take the event; True once nothing before it is needed."""
        if self._is_past:
            if isinstance(event, e.TableRoundOpened):
                self._opened(event)
            return self._knows_openings
        match event:
            case e.TableSeatsChanged():
                return self._seats(event)
            case e.TableResultsNoted():
                self._results(event)
            case e.TableRoundDecided(round=number):
                self._set(number, dice=event.dice, throw=event.throw, decided_ms=event.at_ms)
            case e.TableRoundNotThrown(round=number):
                self._set(number, decided_ms=event.at_ms)
            case e.TableBetsFixed():
                self._bets(event)
            case e.TableRoundOpened():
                self._opened(event)
        return False

    def found(self) -> SeatRounds:
        """Everything, the oldest first."""
        found, of_seat, fixed = self._sure
        rounds = tuple(of_seat[number] for number in sorted(fixed & of_seat.keys()))
        reported = tuple(sorted(found.reported, key=lambda one: one.round))
        is_open = self._newest not in self._fixed and not found.left
        return replace(found, rounds=rounds, reported=reported, open_round=self._newest if is_open else 0)

    def _opened(self, event: e.TableRoundOpened) -> None:
        """How a round was opened is of no station: it is known also of one in which the seat was taken only then."""
        number = event.round
        self._newest = max(self._newest, number)
        shoots, of_choice = event.shooter == self._found.seat, event.count > 0
        before = {"sheet": event.sheet, "point": event.point, "marks": event.marks}
        before |= {"shoots": shoots, "of_choice": of_choice}
        self._set(number, **before)
        _, of_seat, _ = self._sure
        if number in of_seat:
            of_seat[number] = replace(of_seat[number], **before)

    @property
    def _knows_openings(self) -> bool:
        """The par sheet of each round is known whose bets are."""
        _, of_seat, fixed = self._sure
        return all(of_seat[number].sheet for number in fixed & of_seat.keys())

    def _set(self, number: int, **fields: object) -> None:
        if number < self._base:
            return  # only who has the seat is still looked for
        self._rounds[number] = replace(self._rounds.get(number, PlayedRound(number)), **fields)

    def _seats(self, event: e.TableSeatsChanged) -> bool:
        """Who has the seat; whatever was before another station had it does not concern this one."""
        has = next((one for one in event.seats if one.seat == self._found.seat), None)
        if self._found.cabinet and (has is None or self._is_other(has)):
            self._is_past = True
            return self._knows_openings
        if has is None:  # it is free now: its last station had no part in what came after
            self._found = SeatRounds(self._found.seat, left=True)
            self._rounds, self._fixed, self._base = {}, set(), 0
            return False
        if not self._found.cabinet:
            heard = has.heard and not self._found.left
            self._found = replace(self._found, cabinet=has.cabinet, life=has.life, heard=heard)
        self._sure = self._found, dict(self._rounds), set(self._fixed)
        return self._base in self._rounds and bool(self._rounds[self._base].sheet)

    def _is_other(self, has: SeatSeen) -> bool:
        """Another station, or an earlier journal of this one: a RAM clear begins without what was before."""
        lives = (has.life, self._found.life)
        return has.cabinet != self._found.cabinet or (all(lives) and lives[0] != lives[1])

    def _results(self, event: e.TableResultsNoted) -> None:
        for result in event.results:
            if result.seat == self._found.seat:
                newest = self._found.result or result
                self._found = replace(self._found, result=newest, reported=(*self._found.reported, result))

    def _bets(self, event: e.TableBetsFixed) -> None:
        if event.round < self._base:
            return
        seal = next((one for one in event.seals if one.seat == self._found.seat), None)
        self._fixed.add(event.round)
        self._set(event.round, seal=seal, named=event.named)
        result = self._found.result
        if seal is not None and result is not None and event.round <= result.round and not self._base:
            self._base = event.round
