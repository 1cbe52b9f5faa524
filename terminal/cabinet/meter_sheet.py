"""The meters for a person: every group with its name, for the lifetime and for the period."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from terminal.cabinet.meters import Counts, Meters, between
from terminal.cabinet.state import State
from terminal.common import money
from terminal.common.columns import columns

MIN_DIGITS = 10
"""A cumulative meter shows at least this many digits (regulation M1)."""


class Line(NamedTuple):
    """One meter: its lifetime value and what it counted in the period. Money is whole cents."""

    key: str
    title: str
    lifetime: int
    period: int
    money: bool


MONEY = (
    ("coin_in_cents", "Coin in (all wagers)"),
    ("coin_out_cents", "Coin out (paid by the machine)"),
    ("won_cents", "Won on top of stakes"),
    ("lost_cents", "Stakes lost"),
    ("commission_cents", "Commission"),
    ("bills_in_cents", "Bills in"),
    ("tickets_in_cents", "Tickets in"),
    ("attendant_in_cents", "Credited by an attendant"),
    ("tickets_out_cents", "Tickets out"),
    ("jackpots_cents", "Jackpots paid by an attendant"),
    ("cancelled_cents", "Cancelled credits paid by an attendant"),
    ("dropped_cents", "Bills in cash boxes taken out (drop)"),
)
COUNTS = (
    ("tickets_in", "Number of tickets in"),
    ("tickets_out", "Number of tickets out"),
    ("credits_given", "Number of credits given by an attendant"),
    ("jackpots", "Number of jackpots paid by an attendant"),
    ("cancelled", "Number of cancelled credits paid by an attendant"),
    ("drops", "Number of cash boxes taken out"),
    ("games", "Games"),
    ("power_resets", "Power resets"),
)
BY_SHEET = (
    ("sheet_games", "{0}: games"),
    ("sheet_wagers_cents", "{0}: wagers"),
    ("sheet_wins_cents", "{0}: wins"),
)
"""What is counted for each par sheet; ``{0}`` is its game and name."""
OF_TABLE = (
    ("table_rounds", "Rounds decided by dice"),
    ("table_throws", "Throws, with the void ones"),
    ("table_voids", "Void throws"),
)
"""What a shared table counts itself (regulation M5)."""
BY_SEAT = (
    ("seat_stakes_cents", "{0}: bets up when dice counted"),
    ("seat_won_cents", "{0}: won on top of stakes"),
    ("seat_lost_cents", "{0}: stakes lost"),
)
"""What it has of its seats; ``{0}`` is one of them, or all. Wins and losses are what their stations have reported."""
ALL_SEATS = "all"
DOORS = (("main", "Main door opened"), ("cashbox", "Cash box door opened"), ("logic", "Logic door opened"))


def lines(state: State) -> tuple[Line, ...]:
    """Every meter of the state, in reading order."""
    return lines_of(state, state.accounting.period.before, state.meters)


def lines_of(state: State, before: Meters, lifetime: Meters) -> tuple[Line, ...]:
    """Every meter of the lifetime meters, with what it counted since those before."""
    period = between(before, lifetime)
    found = _of_table(lifetime, period) if state.is_table else []
    found += [_line(key, title, lifetime, period, money_meter=True) for key, title in MONEY]
    for value in sorted(lifetime.bills, key=int):
        title = f"Bills of {money.amount(int(value), state.configuration.currency)}"
        found.append(Line(f"bills_{value}", title, lifetime.bills[value], period.bills[value], money=False))
    found += [_line(key, title, lifetime, period, money_meter=False) for key, title in COUNTS]
    found += _by_sheet(state, lifetime, period)
    for door, title in DOORS:
        found.append(Line(f"door_{door}", title, lifetime.doors.get(door, 0), period.doors.get(door, 0), money=False))
    return tuple(found)


def sheet_name(state: State, sheet: str) -> str:
    """The game of a par sheet and the name under which it is metered: ``craps, craps-el601``.

    The name alone where the game is not known.
    """
    played = state.configuration.played.get(sheet)
    return f"{played.game}, {sheet}" if played and played.game else sheet


def since(state: State) -> dict[str, int]:
    """How many games were played since each of these (regulation M4); the journal begins with a RAM clear."""
    games, before = state.meters.games, state.accounting.games_before
    return {
        "power reset": games - before.power_reset,
        "door close": games - before.door_close,
        "RAM clear": games,
    }


def last(state: State) -> dict[str, int]:
    """The meters that are not cumulative, in cents (regulation M3)."""
    return {
        "credit": state.credit_cents,
        "last wager": state.results.last_bet_cents,
        "last win": state.results.last_win_cents,
        "last paid": state.results.last_paid_cents,
    }


def as_data(state: State) -> dict[str, object]:
    """All of it for a program; money is whole cents."""
    return {
        "currency": state.configuration.currency,
        "period": {"number": state.accounting.period.number, "began_ms": state.accounting.period.began_ms},
        "meters": {one.key: {"lifetime": one.lifetime, "period": one.period} for one in lines(state)},
        "games_since": since(state),
        "last_cents": last(state),
    }


def as_text(state: State) -> str:
    """All of it in columns; cents as amounts, counts with their leading zeros."""
    rows = [(f"Amounts are in {state.configuration.currency}", "lifetime", _period_title(state))]
    rows += [(one.title, _figure(one.lifetime, one.money), _figure(one.period, one.money)) for one in lines(state)]
    rows += [(f"Games since {what}", _figure(games, False), "") for what, games in since(state).items()]
    rows += [(what.capitalize(), _figure(cents, True), "") for what, cents in last(state).items()]
    return "\n".join(columns(rows, texts=1))


def _of_table(lifetime: Meters, period: Meters) -> list[Line]:
    """The meters of a shared table: of all seats together, and of each."""
    found = [_line(key, title, lifetime, period, money_meter=False) for key, title in OF_TABLE]
    for seat in (ALL_SEATS, *sorted(lifetime.seat_stakes_cents, key=int)):
        named = "All seats" if seat == ALL_SEATS else f"Seat {seat}"
        for key, title in BY_SEAT:
            whole, part = (_of_seat(getattr(meters, key), seat) for meters in (lifetime, period))
            found.append(Line(f"{key}_{seat}", title.format(named), whole, part, money=True))
    return found


def _of_seat(cents: Counts, seat: str) -> int:
    return sum(cents.values()) if seat == ALL_SEATS else cents.get(seat, 0)


def _by_sheet(state: State, lifetime: Meters, period: Meters) -> list[Line]:
    sheets = sorted(lifetime.sheet_games.keys() | lifetime.sheet_wagers_cents.keys())
    return [
        Line(
            f"{key}_{sheet}",
            title.format(sheet_name(state, sheet)),
            getattr(lifetime, key).get(sheet, 0),
            getattr(period, key).get(sheet, 0),
            money=key.endswith("cents"),
        )
        for sheet in sheets
        for key, title in BY_SHEET
    ]


def _line(key: str, title: str, lifetime: Meters, period: Meters, *, money_meter: bool) -> Line:
    return Line(key, title, getattr(lifetime, key), getattr(period, key), money_meter)


def _figure(value: int, money_meter: bool) -> str:
    return f"{money.figures(value):>{MIN_DIGITS + 4}}" if money_meter else f"{value:0{MIN_DIGITS}d}"


def _period_title(state: State) -> str:
    period = state.accounting.period
    if period.began_ms is None:
        return f"period {period.number}, from the first event"
    return f"period {period.number}, from {datetime.fromtimestamp(period.began_ms // 1000, UTC):%Y-%m-%d %H:%M} UTC"
