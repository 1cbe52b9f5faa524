"""What must agree once everything is repaired, every line passes, and play has ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from drivers.ports.message import Message
from harness.simulation.table.freed_checks import book_of, differing_sum, is_left, noted_results
from harness.simulation.table.station import Station
from harness.simulation.table.table import Table
from harness.simulation.table.truth import NO_THROW, Truth
from terminal.cabinet.state import State
from terminal.recall.following import Follower, at_once
from terminal.recall.game import find
from terminal.recall.games import last_games
from terminal.table.exchange.exchange import RoundRow

PASSING = ("exchange.line_gone", "exchange.table_silent")
RECALLED = 3
"""So many of the last games of each station are recalled."""


def is_busy(state: State) -> bool:
    """Whether a station has not come to rest: money is in it or in doubt, or the table has to note something."""
    if state.acceptor.disputes or state.ticketing.ticket is not None:  # the stacker and the printer are looked into
        return True
    return not state.at_table.freed and bool(state.credit_cents or state.at_table.owed)


def at_rest(truth: Truth, table: Table, stations: Sequence[Station], paid_cents: Sequence[int]) -> Iterator[str]:
    """What does not agree; the attendant of each station has paid this by hand."""
    if table.runtime is None:
        yield "the table does not run"
        return
    for station, cents in zip(stations, paid_cents, strict=True):
        for why in (*_of_station(station, cents), *_freed(truth, station), *_recalled(truth, station)):
            yield f"seat {station.seat}: {why}"
    yield from unresolved(truth)
    yield from differing_books(truth, table, stations)
    yield from differing_exchange(truth, table)


def unresolved(truth: Truth) -> Iterator[str]:
    """The bets that counted in a decided round, and whose station has not taken it."""
    for number in truth.decided:
        for seat, bets in truth.fixed[number].items():
            lacks = bets.stake_cents and (seat, number) not in truth.results
            if lacks and not is_left(truth, seat, number):
                yield f"seat {seat}: {bets.stake_cents} cents counted in round {number}, and it was never taken"


def _of_station(station: Station, paid_cents: int) -> Iterator[str]:
    if station.runtime is None:
        yield "it does not run"
        return
    state, books = station.runtime.state, station.checks.books
    if (refused := _refusal(state)) and not (state.at_table.freed and station.checks.freed):
        yield f"its table refuses it: {refused}"
    left_cents = station.checks.left_cents
    if station.checks.freed is not None:
        left_cents += state.credit_cents
    elif state.credit_cents:
        yield f"{state.credit_cents} cents are left, {state.bet_cents} of them on the felt"
    if state.at_table.owed and station.checks.freed is None:
        yield f"the table does not know the results of {len(state.at_table.owed)} rounds"
    if +books.bills != +station.validator.stacker_cents:
        yield f"booked are {dict(books.bills)}, in the stacker are {dict(station.validator.stacker_cents)}"
    if paid_cents != books.hand_paid_cents:
        yield f"{paid_cents} cents were paid by hand, {books.hand_paid_cents} are booked"
    yield from station.checks.tickets.at_rest(state, books)
    came_in = books.bills_cents + books.tickets_in_cents + books.settled_cents
    out = books.tickets_out_cents + books.hand_paid_cents
    if left_cents + out != came_in + books.result_cents:
        yield f"{came_in} cents came in, {books.result_cents} were won, {out} went out"


def _freed(truth: Truth, station: Station) -> Iterator[str]:
    """What was paid at the table for its seat, each time it was freed."""
    checks, runtime = station.checks, station.runtime
    ended = list(checks.ended)
    if checks.freed is not None and runtime is not None:
        ended.append(checks.so_far(runtime.state).ended_by(checks.freed))
    for one in ended:
        yield from differing_sum(truth, station.cabinet, one, station.room.now())


def _refusal(state: State) -> str:
    """Why the exchange does not take the station, by the code of its sentence; empty if a line is the reason."""
    match state.machine.devices["dice"].say:
        case Message(code=code) if code.startswith("exchange.") and code not in PASSING:
            return code
    return ""


def _recalled(truth: Truth, station: Station) -> Iterator[str]:
    """Recall at a station shows the shared rounds: their dice, what counted there, and what was won."""
    if station.runtime is None:
        return
    history, games = station.runtime.history, station.runtime.state.meters.games
    follower = Follower(history, station.cabinet.new_state())
    for found in reversed(last_games(history, games, RECALLED)):
        game = at_once(find(history, follower, found.span))
        if game.settled is None:
            yield f"game {found.span.number} has no dice in its recall"
            continue
        number = truth.throws[game.settled.throw]
        shown = (game.settled.record.dice, game.bet_cents, game.won_cents)
        expected = (
            truth.decided[number][1],
            truth.played[station.seat, number],
            _won_cents(truth, station.seat, number),
        )
        if shown != expected:
            yield f"game {found.span.number} is recalled as {shown}, and was {expected} in round {number}"


def _won_cents(truth: Truth, seat: int, number: int) -> int:
    """What a seat has won by the dice of the round, and by a choice that they have left."""
    by_result_cents = truth.results[seat, number].won_cents
    return by_result_cents - truth.chosen[seat, number - 1] + truth.chosen[seat, number]


def differing_books(truth: Truth, table: Table, stations: Sequence[Station]) -> Iterator[str]:
    """The table's book of each seat is that of the seat's station: its rounds with bets, and their money."""
    if table.runtime is None:
        yield "the table does not run"
        return
    books = {one.seat: one for one in table.runtime.state.hosting.book}
    freed = table.runtime.state.hosting.freed
    if len(freed) != len(truth.freed):
        yield f"the table knows of {len(freed)} seats that were freed, and there were {len(truth.freed)}"
    noted = noted_results(table) if truth.freed else {}
    for station in stations:
        book = books.get(station.seat)
        if truth.freed:
            unknown = [one for one in truth.results if one[0] == station.seat and one not in noted]
            if never := [number for seat, number in unknown if not is_left(truth, seat, number)]:
                yield f"seat {station.seat}: the table does not know the results of rounds {never}"
            expected = book_of(truth, noted, station.seat)
        else:
            expected = _book_there(truth, station.seat)
        found = (book.rounds, book.stakes_cents, book.won_cents, book.lost_cents) if book is not None else (0, 0, 0, 0)
        if found != expected:
            yield f"seat {station.seat}: rounds, stakes, won and lost are {found} in the table's book, {expected} there"


def _book_there(truth: Truth, seat: int) -> tuple[int, int, int, int]:
    """Rounds, stakes, won and lost of a seat, by the journal of its station."""
    results = [one for (of_seat, _), one in truth.results.items() if of_seat == seat]
    won_cents, lost_cents = sum(one.won_cents for one in results), sum(one.lost_cents for one in results)
    stakes_cents = sum(cents for (of_seat, _), cents in truth.played.items() if of_seat == seat)
    return truth.settled[seat], stakes_cents, won_cents, lost_cents


def differing_exchange(truth: Truth, table: Table) -> Iterator[str]:
    """The exchange shows every decided round as it was decided."""
    if not table.host.is_up:
        yield "the exchange does not run"
        return
    rows: list[RoundRow] = []
    after = 0
    with table.host.room.inside():
        while more := table.host.exchange.rows_after(after):
            rows += more
            after = more[-1].round
    decided = {row.round: (row.throw or NO_THROW, row.faces) for row in rows if row.faces is not None}
    if decided != truth.decided:
        yield f"the exchange has decided {len(decided)} rounds, the table {len(truth.decided)}"
