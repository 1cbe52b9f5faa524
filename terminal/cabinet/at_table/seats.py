"""What a screen asks about the seat: the time of the round, the chips that may still be too late, who shoots."""

from __future__ import annotations

from collections.abc import Mapping

from drivers.ports.table import StationVerb
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import FIXED, TAKES_BETS
from terminal.settings.parameters import Profile


def phase_left_ms(state: State, now_ms: int) -> int | None:
    """The rest of the time of the round's phase, by the table's clock; None while that does not run."""
    at = state.at_table
    if at.closes_ms is None or at.shown is None:
        return None
    return min(max(at.closes_ms - now_ms, 0), at.shown.remaining_ms)


def betting_left_ms(state: State, now_ms: int) -> int | None:
    """The rest of the time in which the table takes bets; None while it takes none."""
    shown = state.at_table.shown
    return phase_left_ms(state, now_ms) if shown is not None and shown.phase in TAKES_BETS else None


def choice_left_ms(state: State, now_ms: int) -> int | None:
    """The rest of the time that the table gives its players to choose; None while it gives none."""
    shown = state.at_table.shown
    return phase_left_ms(state, now_ms) if shown is not None and shown.phase == "choice" else None


def pale_cents(state: State) -> Mapping[str, int]:
    """The chips on each field that the table has not answered for: they may still come too late."""
    at = state.at_table
    if at.shown is None or at.base is None or at.shown.phase in FIXED:
        return {}
    sure = (at.base if at.known is None else at.known.felt).bets
    pale = ((bet, cents - sure.get(bet, 0)) for bet, cents in state.felt.bets.items())
    return {bet: cents for bet, cents in pale if cents > 0}


def is_shooter(state: State) -> bool:
    """This seat has the dice."""
    at = state.at_table
    return at.shown is not None and bool(at.seat) and at.shown.shooter == at.seat


def throw_verb(profile: Profile, state: State) -> StationVerb:
    """What the button of the dice is for in this phase, whether or not the player may press it now."""
    shown = state.at_table.shown
    dice_are_next = shown is not None and shown.phase in ("closed", "rolling")
    return "ready" if profile.mode == "roll" and not dice_are_next else "roll"
