"""Finds gaming days in the journal, and reports one player by player (regulation M7, COMAR 36.05.02.20F(7)).

A player is a session: it begins when money comes to a cabinet without credit. A player who stays past the end of the
day has a line in both days. Every line holds what the meters counted from its beginning to its end, and the next line
begins where it ends, so that the lines always add up to the day; this sum is checked before anything is reported.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from drivers.ports.message import message
from terminal.cabinet import events as e
from terminal.cabinet.gaming_day import DayFigures, Player, Totals, summed, totals
from terminal.cabinet.state import State
from terminal.journal.history import LOOK_BACK, History
from terminal.recall.following import PORTION, Follower, NonsenseError, Portions, next_state

KIND = e.kind_named(e.GamingDayBegan)


class Span(msgspec.Struct, frozen=True):
    """The position of a gaming day in the journal."""

    began: e.GamingDayBegan
    seq: int
    """The event that began it."""
    last_seq: int
    """Its last event, or the journal's last event so far."""
    ended_ms: int | None
    """When the next one began, or a RAM clear ended the journal; None during the day."""


class Report(msgspec.Struct, frozen=True):
    """A gaming day with its players, in the order in which they came."""

    span: Span
    currency: str
    totals: Totals
    players: Sequence[Player]

    @property
    def figures(self) -> DayFigures:
        """The day as a list shows it."""
        began = self.span.began
        return DayFigures(began.number, began.date, began.at_ms, self.span.ended_ms, began.passed_days, self.totals)


def spans(history: History, down_to: int = 1, ended_ms: int | None = None) -> Portions[Sequence[Span]]:
    """Find the gaming days from the last one down to this number, the newest first, in portions. Raises JournalError.

    Without a limit on events: a day of a busy cabinet has more events than one look through the journal covers.
    `ended_ms` is when the journal was archived.
    """
    found: list[Span] = []
    last_seq = up_to = history.seq
    while up_to > 0:
        rows = history.latest((KIND,), 1, up_to)
        for row in rows:
            began = e.from_bytes(row.body)
            assert isinstance(began, e.GamingDayBegan), f"event {row.seq} does not begin a day"
            found.append(Span(began, row.seq, last_seq, ended_ms))
            if began.number <= down_to:
                return found
            last_seq, ended_ms = row.seq - 1, began.at_ms
        up_to = last_seq if rows else up_to - LOOK_BACK
        yield 1 - max(up_to, 0) / history.seq
    return found


def report(history: History, follower: Follower, span: Span) -> Portions[Report]:
    """Report a day, in portions. Raises JournalError, or NonsenseError for figures that do not add up."""
    opening = (yield from follower.to(span.seq)).state
    state, lines = opening, _Lines(opening)
    for row in history.rows(span.seq, span.last_seq):
        before = state
        event, state = next_state(before, row)
        lines.follow(event, before, state)
        if (row.seq - span.seq) % PORTION == 0:
            yield (row.seq - span.seq) / (span.last_seq - span.seq)
    players = lines.all(state)
    day = totals(opening.meters, opening.credit_cents, state.meters, state.credit_cents)
    if summed([one.totals for one in players]) != day:
        raise NonsenseError(message("journal.players_unbalanced", number=span.began.number))
    return Report(span, state.configuration.currency, day, players)


class _Lines:
    """Splits a day into its players: a line ends where the next one begins."""

    def __init__(self, opening: State) -> None:
        session = opening.visit.session
        self._found: list[Player] = []
        self._began_ms = session.started_ms if session else None
        self._stayed = True
        self._from = opening

    def follow(self, event: e.Event, before: State, after: State) -> None:
        """Process the next event of the day."""
        match event:
            case e.SessionStarted(started_ms):
                self._cut(before, started_ms)
            case e.SessionEnded():
                self._cut(after, None)

    def all(self, closing: State) -> Sequence[Player]:
        """The lines, up to the end of the day."""
        self._cut(closing, None)
        return self._found

    def _cut(self, at: State, began_ms: int | None) -> None:
        start = self._from
        line = totals(start.meters, start.credit_cents, at.meters, at.credit_cents)
        if not line.idle:
            self._found.append(Player(self._began_ms, self._stayed, line))
        self._began_ms, self._stayed, self._from = began_ms, False, at
