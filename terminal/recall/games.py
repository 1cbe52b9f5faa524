"""Finds games in the journal, each with its number and its range of events.

A game is one roll of the dice with the bets on it: every `DiceSettled` ends a game and counts one on the meter of
games, so a game's number is that meter's. A roll that decides nothing also counts; bets that stay up are carried into
the next game. A game begins after the roll before it: what was bet, taken down, paid in and asked for since then are
its steps, so the number of intermediate steps, for which regulation R3 demands fifty, is not limited here. Everything
since the last roll is the game that is not complete yet (regulation C1, R1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

import msgspec

from terminal.cabinet import events
from terminal.cabinet.events import ChoiceMade, DiceSettled
from terminal.cabinet.meters import Meters, after_record
from terminal.journal.chain import Row
from terminal.journal.history import LOOK_BACK, History
from terminal.recall.kind_index import Selection
from terminal.rules.games import kind_of

GAMES = 100
"""The number of complete games that can be recalled, besides the incomplete one; regulation R1 asks for ten."""

SETTLED = "dice_settled"

CHOSEN = "choice_made"
"""A choice that a roll has left belongs to the game of that roll, until the next chip is moved or dice are called."""

PLAY = ("bets_moved", "dice_called")


class Span(msgspec.Struct, frozen=True):
    """The position of a game in the journal."""

    number: int
    """The meter of games at its end, or what it will be."""
    after_seq: int
    """The event that ended the game before it; 0 for the first game."""
    settled_seq: int | None
    """The event that ended it; None for the game that is not complete."""
    next_seq: int
    """The event that ended the game after it, or the last event so far: a cash-out after the game comes before it."""


class Found(msgspec.Struct, frozen=True):
    """A complete game as a list shows it."""

    span: Span
    ended_ms: int
    dice: tuple[int, ...]
    decided_cents: int
    """The stakes that it decided, as the meter of wagers counts them."""
    won_cents: int
    """What the house paid in addition to the stakes."""


def last_games(history: History, games: int, most: int = GAMES) -> Sequence[Found]:
    """Find the last games, the newest first. `games` is the meter's current value. Raises JournalError."""
    rows = _rolls(history, min(most + 1, games))
    ends = [row.seq for row in rows] + ([0] if len(rows) == games else [])
    found = []
    for place, row in enumerate(rows[: len(ends) - 1]):
        next_seq = rows[place - 1].seq if place else history.seq
        span = Span(games - place, ends[place + 1], row.seq, next_seq)
        found.append(_found(row, span, choices_of(history, row, next_seq)))
    return found


def games_at(history: History, rolls: Selection, seqs: Sequence[int], games: int) -> Sequence[Found]:
    """The games that these rolls ended, in their order. `games` is the meter's value after the last of `rolls`.

    Raises JournalError.
    """
    rows = {row.seq: row for row in history.at(seqs)}
    found = []
    for span in _spans(history, rolls, seqs, games):
        row = rows[span.settled_seq or 0]
        found.append(_found(row, span, choices_of(history, row, span.next_seq)))
    return found


def choices_of(history: History, roll: Row, up_to_seq: int) -> Sequence[Row]:
    """The choices that were made of what this roll has left to its players. Raises JournalError."""
    settled = events.from_bytes(roll.body)
    if not isinstance(settled, DiceSettled) or not kind_of(settled.record).leaves_choice(settled.record):
        return ()
    rows = takewhile(lambda row: row.kind not in PLAY, history.rows(roll.seq, up_to_seq))
    return [row for row in rows if row.kind == CHOSEN]


def _spans(history: History, rolls: Selection, seqs: Sequence[int], games: int) -> Sequence[Span]:
    if not seqs:
        return ()
    newer = rolls.newer_than(seqs[0])
    around = [*(rolls.at(newer - 1, 1) if newer else (history.seq,)), *rolls.at(newer, len(seqs) + 1)]
    if list(seqs) != around[1 : len(seqs) + 1]:  # they do not follow each other
        return [span for seq in seqs for span in _spans(history, rolls, (seq,), games)]
    before = [*around[2:], 0]
    return [Span(games - newer - at, before[at], seq, around[at]) for at, seq in enumerate(seqs)]


def every_game(rolls: Iterable[Row]) -> Iterator[Found]:
    """The complete games of a journal, of all its rows of the kinds `SETTLED` and `CHOSEN`, the oldest first.

    Each span ends with its roll: a cash-out after it is not looked for.
    """
    after_seq = number = 0
    roll: Row | None = None
    chosen: list[Row] = []
    for row in rolls:
        if row.kind == CHOSEN:
            chosen.append(row)
            continue
        if roll is not None:
            yield _found(roll, Span(number, after_seq, roll.seq, roll.seq), _left_by(roll, chosen))
            after_seq = roll.seq
        roll, number, chosen = row, number + 1, []
    if roll is not None:
        yield _found(roll, Span(number, after_seq, roll.seq, roll.seq), _left_by(roll, chosen))


def _left_by(roll: Row, chosen: Sequence[Row]) -> Sequence[Row]:
    settled = events.from_bytes(roll.body)
    assert isinstance(settled, DiceSettled), f"event {roll.seq} is not a roll"
    return chosen if kind_of(settled.record).leaves_choice(settled.record) else ()


def _found(row: Row, span: Span, chosen: Sequence[Row] = ()) -> Found:
    settled = events.from_bytes(row.body)
    assert isinstance(settled, DiceSettled), f"event {row.seq} is not a roll"
    meters = after_record(Meters(), settled.record)
    for one in chosen:
        made = events.from_bytes(one.body)
        assert isinstance(made, ChoiceMade), f"event {one.seq} is not a choice"
        meters = after_record(meters, made.record)
    return Found(span, row.at_ms, settled.record.dice, meters.coin_in_cents, meters.won_cents)


def running_game(history: History, games: int) -> Span:
    """Find the game that is not complete: everything since the last roll. Raises JournalError."""
    rows = _rolls(history, min(1, games))
    return Span(games + 1, rows[0].seq if rows else 0, None, history.seq)


def _rolls(history: History, most: int) -> Sequence[Row]:
    """The last rolls, the newest first, however far back they are: this many are known to exist."""
    found: list[Row] = []
    end = history.seq
    while len(found) < most and end > 0:
        found += history.latest((SETTLED,), most - len(found), end)
        end -= LOOK_BACK
    return found
