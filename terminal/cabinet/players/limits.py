"""A player's own limits follow the card until the gaming day ends, with what of them is used up.

A limit cannot be raised by taking the card out, cashing out and coming again: what is left of it is what was left. The
limits belong to the stay while the player plays (`terminal.cabinet.session_limits`), and to the card between stays.
"""

from __future__ import annotations

from msgspec.structs import replace

from terminal.cabinet.commands import Instant
from terminal.cabinet.events import Event, LimitsBrought, LimitsKept
from terminal.cabinet.session_limits import played_ms, result_cents
from terminal.cabinet.state import State
from terminal.cabinet.state.visits import Stay
from terminal.rules.refusal import Refusal


def kept(state: State, now: Instant, *, only: str = "") -> tuple[Event, ...]:
    """Keep the limits of the stay for each of its cards, or for this one."""
    stay = state.visit.stay
    if stay is None or not _has_limits(stay):
        return ()
    used = (played_ms(state, stay, now.at_ms), result_cents(state, stay), stay.reached)
    events = (LimitsKept(card, stay.time_limit_ms, stay.loss_limit_cents, *used) for card in stay.cards)
    return tuple(event for event in events if not only or event.card == only)


def brought(state: State, card: str) -> tuple[Event, ...]:
    """The limits that were kept for the card hold in the stay that has begun; they come once into a stay."""
    stay, today = state.visit.stay, state.players.day_of(card)
    if not today.has_limits or (stay is not None and card in stay.cards):
        return ()
    used = (today.played_ms, today.result_cents, today.reached)
    return (LimitsBrought(card, today.time_ms, today.loss_cents, *used),)


def goes_on(state: State) -> bool:
    """A session that begins now goes on with the stay of a player whose credit was lost."""
    return state.visit.stay is not None and state.visit.session is not None


def of_new_stay(state: State) -> tuple[Event, ...]:
    """The limits of the player who is logged in, for a session that begins now: nothing if it goes on with a stay."""
    here, visit = state.players.here, state.visit
    if here is None or goes_on(state):
        return ()
    return brought(replace(state, visit=replace(visit, stay=None)), here.card)


def takes_money(state: State) -> bool:
    """No limit is reached in this stay, and none today for a new stay of the player who is logged in."""
    stay, here = state.visit.stay, state.players.here
    if stay is not None:
        return stay.reached is None
    return here is None or state.players.day_of(here.card).reached is None


def verify_takes_money(state: State) -> None:
    """No limit of the player keeps money out. Raises Refusal, for the staff."""
    if not takes_money(state):
        raise Refusal("limit_reached", "The player's limit is reached: no money is taken in.")


def _has_limits(stay: Stay) -> bool:
    return stay.time_limit_ms is not None or stay.loss_limit_cents is not None
