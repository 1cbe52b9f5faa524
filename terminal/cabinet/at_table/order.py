"""What a station orders of its table: derived from the state alone, so it is the same after a power cut."""

from __future__ import annotations

from drivers.ports import StationOrder
from drivers.ports.table import StationVerb
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import AtTable
from terminal.settings.parameters import Profile


def station_order(state: State, profile: Profile) -> StationOrder:
    """The seat, what is to be sealed and said, and the oldest result that the table has not noted."""
    at = state.at_table
    seat = at.seat or profile.table_seat
    said = _said(at)
    return StationOrder(
        seat=seat,
        cabinet=profile.machine_id,
        life=state.ram_clear.clears + 1,
        applied_round=at.applied_round,
        seal=at.seal,
        say=said,
        say_round=at.round if said else 0,
        result=at.owed[0] if at.owed else None,
        view=dict(state.felt.bets),
        looks=at.looks,
        seated=not at.leaves and (_stays(state) or (seat == profile.table_seat and (at.unheard or _plays(state)))),
    )


def _said(at: AtTable) -> tuple[StationVerb, ...]:
    """What the table is told in its round; that the player has chosen, as soon as the journal knows what."""
    if at.undecided:
        return at.said
    asked = at.shown is not None and at.shown.phase == "choice"
    return ("chosen",) if asked and at.chosen else ()


def _plays(state: State) -> bool:
    """A player is at the station, or may come back to it."""
    return state.credit_cents > 0 or state.visit.session is not None


def _stays(state: State) -> bool:
    """The table and the station are not through with each other: the seat is kept, whatever the player does."""
    at = state.at_table
    return bool(at.seat) and (bool(state.bet_cents) or at.awaited)
