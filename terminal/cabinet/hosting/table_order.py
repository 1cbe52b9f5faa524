"""The table's order to the exchange, derived from the state alone, so that it is the same after a power cut."""

from __future__ import annotations

from msgspec.structs import replace

from drivers.ports.table import FreedSeat, ShownRound, TableOrder
from drivers.ports.table_board import board_texts
from terminal.cabinet.hosting.shown_board import shown_board
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.cabinet.state.hosting import Accepted

NEVER_SEEN = -1
"""No seat is seen so."""


def table_order(terms: Questions, state: State) -> TableOrder:
    """What the stations see, whether the bets are to be fixed, and the answer to the dealer's newest order."""
    hosting = state.hosting
    return TableOrder(
        shown=_listed(hosting.shown, hosting.accepted),
        before=_listed(hosting.before, hosting.accepted_before),
        close=hosting.rounds if hosting.closes else None,
        answer=hosting.answer,
        free=(*hosting.freed, *map(_as_it_was_seen, hosting.freeing)),
        board=board_texts(shown_board(terms, state)),
    )


def _as_it_was_seen(seat: FreedSeat) -> FreedSeat:
    """Of the order of an earlier version it is not known: the exchange may have carried it out, but does so no more."""
    return seat if seat.seq is not None else replace(seat, applied_round=NEVER_SEEN, seq=NEVER_SEEN)


def _listed(shown: ShownRound | None, accepted: Accepted | None) -> ShownRound | None:
    """The round with the list of the bets that count."""
    return shown if shown is None or accepted is None else replace(shown, accepted=dict(accepted))
