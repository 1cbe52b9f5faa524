"""A player arrives, calls the attendant, and leaves."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.keys import ATTENDANT, turns
from terminal.cabinet.play import verify_matters_closed
from terminal.cabinet.players import limits
from terminal.cabinet.rounds.dealing import awaited_until_ms
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def call_attendant(state: State, command: c.CallAttendant) -> tuple[e.Event, ...]:
    """Light the lamp or cancel the call, in any state of dice and doors."""
    return () if state.visit.attendant_called == command.on else (e.AttendantCalled(command.on),)


def key_turned(state: State, keys_turned: tuple[str, ...]) -> tuple[e.Event, ...]:
    """The attendant's key was turned: the attendant has come."""
    if not turns(ATTENDANT, state, keys_turned):
        return ()
    call_ends = (e.AttendantCalled(on=False, by_key=True),) if state.visit.attendant_called else ()
    reserved = state.visit.reservation
    if reserved is None or reserved.by_staff:  # what the staff has reserved, the staff ends on its page
        return call_ends
    return (*call_ends, e.StationReturned("key"))


def clocks_stopped(profile: Profile, state: State, keys_turned: tuple[str, ...], now: c.Instant) -> tuple[e.Event, ...]:
    """The first key that is turned stops the clocks that run; this precedes the event of the turned key."""
    ends = (
        state.visit.betting_closes_ms,
        state.visit.pause,
        state.visit.choice_closes_ms,
        state.visit.reservation,
        state.acceptor.unknown_tickets.until_ms,
        state.visit.repeating.plan,
        state.visit.play_break,
    )
    runs = any(end is not None for end in ends) or _play_is_timed(profile, state)
    runs = runs or awaited_until_ms(profile, state) is not None
    return (e.ClocksStopped(now.at_ms),) if keys_turned and runs and state.machine.clocks_stopped_ms is None else ()


def _play_is_timed(profile: Profile, state: State) -> bool:
    """The player's time limit runs, or the time to the next break."""
    stay = state.visit.stay
    return stay is not None and (stay.time_limit_ms is not None or bool(profile.break_ms and profile.break_after_ms))


def clocks_resumed(state: State, keys_turned: tuple[str, ...], now: c.Instant) -> tuple[e.Event, ...]:
    """The board reports that no key is turned any more: the stopped clocks continue, also after a power cut.

    While a reality check is not answered they rest on; unless the staff has reserved the station, whose time runs.
    """
    asked = state.visit.reality_check is not None and state.visit.reservation is None
    rest_on = bool(keys_turned) or asked
    return (e.ClocksResumed(now.at_ms),) if state.machine.clocks_stopped_ms is not None and not rest_on else ()


def with_session(state: State, happened: tuple[e.Event, ...], now: c.Instant) -> tuple[e.Event, ...]:
    """The events, with the start of a session before the one that brings money to a cabinet without credit."""
    if state.credit_cents:
        return happened
    for at, event in enumerate(happened):
        if _brings_money(event):
            begun = e.SessionStarted(now.at_ms, new_stay=not limits.goes_on(state))
            started = (begun, *limits.of_new_stay(state))
            return (*happened[:at], *started, *happened[at:])
    return happened


def _brings_money(event: e.Event) -> bool:
    match event:
        case e.BillCredited() | e.TicketInCredited() | e.CreditGiven():
            return True
        case e.BillSettled(_, credited_cents):
            return credited_cents > 0
        case e.TicketSettled(_, _, returned_cents):
            return returned_cents > 0
    return False


def end_session(state: State, *, untouched: bool = False) -> tuple[e.Event, ...]:
    """Discard the player's session and options. Raises Refusal while anything may still be the player's."""
    if state.credit_cents:
        raise Refusal("balance", "A session does not end while there is credit.")
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "A session does not end while the dice are out.")
    verify_matters_closed(state)
    visit = state.visit
    return (e.SessionEnded(untouched),) if visit.session is not None or visit.options or visit.favourites else ()
