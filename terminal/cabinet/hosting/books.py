"""The books of a shared table: what its rounds have done to the money of each seat, by gaming day (regulation M7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from drivers.ports.table import SeatResult
from terminal.cabinet.meters import Meters
from terminal.cabinet.state.hosting import DAYS_KEPT, Hosting, SeatBook, TableDay


def with_result(hosting: Hosting, result: SeatResult) -> Hosting:
    """The books with the result of a round, as the seat's station has reported it.

    Bets that rode without a seal were not known when the dice counted: its stake says that the seat took part.
    """
    rode = bool(result.stake_cents) and (result.seat, result.round) not in hosting.staked

    def booked(book: SeatBook) -> SeatBook:
        won_cents, lost_cents = book.won_cents + result.won_cents, book.lost_cents + result.lost_cents
        book = replace(book, won_cents=won_cents, lost_cents=lost_cents)
        return _with_stake(book, result.stake_cents) if rode else book

    noted = tuple(sorted({**dict(hosting.noted), result.seat: result.round}.items()))
    staked = tuple(one for one in hosting.staked if one[0] != result.seat or one[1] > result.round)
    return replace(_changed(hosting, (result.seat,), booked), noted=noted, staked=staked)


def round_booked(hosting: Hosting) -> Hosting:
    """The books after a decided round, in which these bets counted."""
    stakes_cents = {one.seat: one.stake_cents for one in hosting.bets if one.stake_cents}

    def booked(book: SeatBook) -> SeatBook:
        return _with_stake(book, stakes_cents[book.seat])

    hosting = _changed(hosting, tuple(stakes_cents), booked)
    today = replace(hosting.today, rounds=hosting.today.rounds + 1)
    staked = (*hosting.staked, *((seat, hosting.rounds) for seat in stakes_cents))
    return replace(hosting, decided=hosting.decided + 1, today=today, staked=staked)


def _with_stake(book: SeatBook, stake_cents: int) -> SeatBook:
    return replace(book, rounds=book.rounds + 1, stakes_cents=book.stakes_cents + stake_cents)


def day_over(hosting: Hosting, number: int, date: str) -> Hosting:
    """The books after another gaming day has begun."""
    closed = (hosting.today,) if hosting.today.number else ()
    return replace(hosting, today=TableDay(number, date), days=(*hosting.days, *closed)[-DAYS_KEPT:])


def total(books: Iterable[SeatBook]) -> SeatBook:
    """All seats together, as the book of a seat 0."""
    books = tuple(books)
    return SeatBook(
        0,
        sum(one.rounds for one in books),
        sum(one.won_cents for one in books),
        sum(one.lost_cents for one in books),
        sum(one.stakes_cents for one in books),
    )


def metered(meters: Meters, hosting: Hosting) -> Meters:
    """The meters with those of the table, which are what its books have since the journal began (regulation M5)."""
    return replace(
        meters,
        table_rounds=hosting.decided,
        table_throws=hosting.decided + hosting.voids,
        table_voids=hosting.voids,
        seat_stakes_cents={str(one.seat): one.stakes_cents for one in hosting.book},
        seat_won_cents={str(one.seat): one.won_cents for one in hosting.book},
        seat_lost_cents={str(one.seat): one.lost_cents for one in hosting.book},
    )


def _changed(hosting: Hosting, seats: tuple[int, ...], booked: Callable[[SeatBook], SeatBook]) -> Hosting:
    today = replace(hosting.today, seats=_with(hosting.today.seats, seats, booked))
    return replace(hosting, today=today, book=_with(hosting.book, seats, booked))


def _with(
    books: tuple[SeatBook, ...], seats: tuple[int, ...], booked: Callable[[SeatBook], SeatBook]
) -> tuple[SeatBook, ...]:
    by_seat = {one.seat: one for one in books}
    changed = {seat: booked(by_seat.get(seat, SeatBook(seat))) for seat in seats}
    return tuple(book for _, book in sorted({**by_seat, **changed}.items()))
