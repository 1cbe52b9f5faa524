"""Why a station's player cannot bet now, cash out, or throw: one sentence each."""

from __future__ import annotations

from drivers.ports.message import Message
from terminal.cabinet.at_table.terms import other_terms
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import TAKES_BETS
from terminal.rules.refusal import Refusal

OLD_COPY = "exchange.old_copy"
"""Why the table is lost to a journal that lacks what the table knows of it."""

STOPPED = {
    "paused": "The table is paused: all bets stand.",
    "dice": "The dice are checked: all bets stand.",
    "staff": "The staff is at work on the table: all bets stand.",
}
"""The refusal while the table goes no further, by its reason."""

CLOSED = {
    "closing": "The table takes no more bets.",
    "closed": "No more bets: the dice are thrown in a moment.",
    "rolling": "No more bets: the dice are out.",
    "decided": "The last roll is still shown: bets open in a moment.",
    "choice": "The last roll is still shown: bets open in a moment.",
}
"""The refusal of a bet, by the phase of the round."""


def verify_credit_stands(state: State) -> None:
    """What this journal has in its credit is the player's still: it was not paid elsewhere. Raises Refusal."""
    if state.at_table.freed:
        say = "What this seat was owed was paid at its table: please call the attendant."
        raise Refusal("seat_freed", say)
    if _is_old_copy(state):
        raise Refusal("old_copy", "The disk of this station is an old copy: please call the attendant.")


def _is_old_copy(state: State) -> bool:
    say = state.machine.devices["dice"].say if state.is_station else ""
    return isinstance(say, Message) and say.code == OLD_COPY


def verify_heard(state: State) -> None:
    """The table has said since the start that it has the seat, if this station had one. Raises Refusal.

    A seat is freed, and paid, while its station has no power: until the table is reached, this station cannot know.
    """
    if state.is_station and state.at_table.unheard:
        _verify_line(state)
        raise _prepares()


def verify_takes_money(state: State) -> None:
    """What this journal takes now it can pay out again. Raises Refusal."""
    verify_credit_stands(state)
    verify_heard(state)


def _prepares() -> Refusal:
    return Refusal("table", "The table prepares your seat: one moment.")


def _verify_line(state: State) -> None:
    """The exchange has given this station its seat, and the table shows a sign of life. Raises Refusal."""
    table = state.machine.devices["dice"]
    if table.code == "waiting":
        raise _prepares()
    if not table.ready:
        raise Refusal("table", "The table cannot be reached: bets stand as they are.")


def verify_reached(state: State) -> None:
    """The table is reached, and this station has its seat. Raises Refusal."""
    verify_credit_stands(state)
    at = state.at_table
    if at.disagreed is not None:
        raise Refusal("table_disagrees", "This station and the table disagree: please call the attendant.")
    if at.voided is not None:
        raise Refusal("table", "Your bets were void: the table prepares your seat again, one moment.")
    _verify_line(state)
    if not at.seat or at.shown is None:
        raise Refusal("table", "The table has not opened a round for this seat yet.")
    if at.shown.sheet != state.configuration.sheet_digest and not state.bet_cents:
        raise Refusal("game_not_offered", "The table plays a game that this station does not offer.")
    if other_terms(state) is not None:
        raise Refusal("table_terms", "This station is not set up as its table is: please call the attendant.")


def verify_goes_on(state: State) -> None:
    """The table is not stopped. Raises Refusal."""
    shown = state.at_table.shown
    if shown is not None and shown.stopped:
        raise Refusal("bets_closed", STOPPED[shown.stopped])


def verify_bets_taken(state: State) -> None:
    """At a station: the table takes bets. Raises Refusal."""
    if not state.is_station:
        return
    verify_reached(state)
    at = state.at_table
    assert at.shown is not None, "the table is reached, and shows a round"
    verify_goes_on(state)
    if at.shown.phase not in TAKES_BETS:
        raise Refusal("bets_closed", CLOSED[at.shown.phase])
    if at.over or at.final:
        raise Refusal("bets_closed", CLOSED["closing"])


def puck_asked() -> Refusal:
    """The answer to a shooter who has asked for the puck, until the table has closed the round."""
    return Refusal("said", "The table knows: the puck moves unless bets at another seat depend on it.")


def puck_stays() -> Refusal:
    """The answer to a shooter who wanted the puck moved while bets at another seat held it."""
    return Refusal("puck_related_bet", "The puck stays ON until the next roll: bets at another seat depend on it.")


def verify_nothing_counts(state: State) -> None:
    """At a station: no bets that were taken down may still count in the round under way. Raises Refusal."""
    if state.is_station and any(felt.bet_cents for felt in state.at_table.may_count):
        raise Refusal("bets_up", "Your bets were sealed: the table has to know first that they are taken down.")
