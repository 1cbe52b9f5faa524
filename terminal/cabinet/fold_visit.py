"""Folds a player's visit apart from bets: calls, options, the session, a reservation, betting times."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.favourite import Favourite
from terminal.cabinet.players.fold_players import with_favourites, with_here
from terminal.cabinet.session import Session, checked
from terminal.cabinet.state import State
from terminal.cabinet.state.games import Repeating
from terminal.cabinet.state.visits import BettingPause, PlayBreak, RealityCheck, Reservation, Stay
from terminal.rules.tables import AnyTable, last_round, with_last_round, without_history

Saved = tuple[Favourite, ...]


def _attendant_called(state: State, event: e.AttendantCalled) -> State:
    return replace(state, visit=replace(state.visit, attendant_called=event.on))


def _option_set(state: State, event: e.OptionSet) -> State:
    if event.name == "auto_repeat":
        return state  # an option of earlier programs, for what the cabinet now decides
    others = {name: value for name, value in state.visit.options.items() if name != event.name}
    return replace(
        state, visit=replace(state.visit, options=others if event.default else others | {event.name: event.value})
    )


def _favourite_saved(state: State, event: e.FavouriteSaved) -> State:
    saved = Favourite(event.name, event.game, event.stakes)
    return _with_favourites(state, event.card, lambda before: (*before, saved))


def _favourite_forgotten(state: State, event: e.FavouriteForgotten) -> State:
    def kept(before: Saved) -> Saved:
        return tuple(one for one in before if one.name != event.name)

    return _with_favourites(state, event.card, kept)


def _with_favourites(state: State, card: str, changed: Callable[[Saved], Saved]) -> State:
    """The state with the felts changed that are saved with this card, or in this session."""
    if card:
        return with_favourites(state, card, changed)
    return replace(state, visit=replace(state.visit, favourites=changed(state.visit.favourites)))


def _felt_put_up(state: State, event: e.FeltPutUp) -> State:
    del event  # it is for recall: the bets are in the next event
    return state


def _session_started(state: State, event: e.SessionStarted) -> State:
    """A player whose last credit was lost keeps the saved felts; after a cash-out the next may be another player."""
    stays = state.visit.stay is not None and state.visit.session is not None
    favourites = state.visit.favourites if stays else ()
    stay = _stay(state, event.at_ms)
    visit = replace(state.visit, session=Session(event.at_ms), stay=stay, favourites=favourites)
    table = _as_left(state) if event.new_stay else state.table
    return with_here(replace(state, table=table, visit=visit), own=False)


def _as_left(state: State) -> AnyTable:
    """The table without the history of the player before; Repeat still works within a session."""
    repeats = last_round(state.table) if state.visit.session is not None else {}
    return with_last_round(without_history(state.table), repeats)


def _stay(state: State, at_ms: int) -> Stay:
    """The stay to which a new session belongs: a new one, unless the player's last credit was lost."""
    stay, session = state.visit.stay, state.visit.session
    if stay is None or session is None:
        return Stay(at_ms, at_ms)
    return replace(stay, earlier_cents=stay.earlier_cents + session.result_cents)


def _session_ended(state: State, event: e.SessionEnded) -> State:
    del event  # its field is for recall
    return replace(
        state,
        visit=replace(
            state.visit, session=None, options={}, repeating=Repeating(), stay=None, rounds={}, favourites=()
        ),
    )


def _station_reserved(state: State, event: e.StationReserved) -> State:
    before = state.visit.reservation
    mistakes = before.mistakes if before is not None and before.digest == event.digest else 0
    reservation = Reservation(event.until_ms, event.salt, event.digest, mistakes, event.for_ms, event.by, event.who)
    return replace(state, visit=replace(state.visit, reservation=reservation, repeating=Repeating()))


def _pin_mistaken(state: State, event: e.PinMistaken) -> State:
    del event
    assert state.visit.reservation is not None, "a PIN was tried at a station that is not reserved"
    reservation = state.visit.reservation
    return replace(
        state, visit=replace(state.visit, reservation=replace(reservation, mistakes=reservation.mistakes + 1))
    )


def _station_returned(state: State, event: e.StationReturned) -> State:
    del event  # its fields are for recall
    return replace(state, visit=replace(state.visit, reservation=None))


def _betting_opened(state: State, event: e.BettingOpened) -> State:
    return replace(state, visit=replace(state.visit, betting_closes_ms=event.closes_ms, pause=None))


def _betting_paused(state: State, event: e.BettingPaused) -> State:
    pause = BettingPause(event.phase, event.until_ms)
    return replace(state, visit=replace(state.visit, betting_closes_ms=None, pause=pause))


def _clocks_stopped(state: State, event: e.ClocksStopped) -> State:
    return replace(state, machine=replace(state.machine, clocks_stopped_ms=event.at_ms))


def _clocks_resumed(state: State, event: e.ClocksResumed) -> State:
    """What ends at an instant has the time left that it had when the clocks stopped."""
    assert state.machine.clocks_stopped_ms is not None, "clocks resume that have not stopped"
    rested_ms = event.at_ms - state.machine.clocks_stopped_ms
    machine = replace(state.machine, clocks_stopped_ms=None)
    return replace(ends_later(state, rested_ms), machine=machine)


def _reality_check_shown(state: State, event: e.RealityCheckShown) -> State:
    check = RealityCheck(event.played_ms, event.result_cents)
    return replace(state, visit=replace(state.visit, reality_check=check))


def _reality_check_answered(state: State, event: e.RealityCheckAnswered) -> State:
    session = checked(state.visit.session, event.at_ms)
    return replace(state, visit=replace(state.visit, reality_check=None, session=session))


def _limits_set(state: State, event: e.LimitsSet) -> State:
    assert state.visit.stay is not None, "limits are set without a player"
    stay = replace(state.visit.stay, time_limit_ms=event.time_ms, loss_limit_cents=event.loss_cents)
    return with_here(replace(state, visit=replace(state.visit, stay=stay)), own=True)


def _limit_reached(state: State, event: e.LimitReached) -> State:
    assert state.visit.stay is not None, "a limit is reached without a player"
    return replace(state, visit=replace(state.visit, stay=replace(state.visit.stay, reached=event.limit)))


def _break_began(state: State, event: e.BreakBegan) -> State:
    repeating = replace(state.visit.repeating, plan=None)
    play_break = PlayBreak(event.by, event.until_ms)
    return replace(state, visit=replace(state.visit, play_break=play_break, repeating=repeating))


def _break_ended(state: State, event: e.BreakEnded) -> State:
    stay = state.visit.stay and replace(state.visit.stay, played_since_ms=event.at_ms)
    return replace(state, visit=replace(state.visit, play_break=None, stay=stay))


def _first_hand_began(state: State, event: e.FirstHandBegan) -> State:
    del event  # its instant is for recall
    return replace(state, visit=replace(state.visit, first_hand=True))


def _first_hand_ended(state: State, event: e.FirstHandEnded) -> State:
    del event  # its fields are for recall
    return replace(state, visit=replace(state.visit, first_hand=False))


def _stay_later(stay: Stay | None, ms: int) -> Stay | None:
    if stay is None:
        return None
    return replace(stay, began_ms=stay.began_ms + ms, played_since_ms=stay.played_since_ms + ms)


def ends_later(state: State, ms: int) -> State:
    """The state in which everything that ends or is planned at an instant of the wall clock comes this much later."""
    visit, tilt = state.visit, state.acceptor.unknown_tickets
    reservation, plan, pause = visit.reservation, visit.repeating.plan, visit.pause
    play_break = visit.play_break
    later = replace(
        visit,
        reservation=replace(reservation, until_ms=reservation.until_ms + ms) if reservation else None,
        betting_closes_ms=None if visit.betting_closes_ms is None else visit.betting_closes_ms + ms,
        choice_closes_ms=None if visit.choice_closes_ms is None else visit.choice_closes_ms + ms,
        pause=replace(pause, until_ms=pause.until_ms + ms) if pause else None,
        play_break=replace(play_break, until_ms=play_break.until_ms + ms) if play_break else None,
        stay=_stay_later(visit.stay, ms),
        repeating=replace(visit.repeating, plan=replace(plan, at_ms=plan.at_ms + ms) if plan else None),
    )
    tilt = replace(tilt, until_ms=None if tilt.until_ms is None else tilt.until_ms + ms)
    rounds = replace(state.rounds, acted_ms=state.rounds.acted_ms + ms) if state.rounds.acted_ms else state.rounds
    at, hand = state.at_table, state.at_table.shooting
    at = replace(
        at,
        closes_ms=None if at.closes_ms is None else at.closes_ms + ms,
        shooting=replace(hand, since_ms=hand.since_ms + ms) if hand else None,
    )
    acceptor = replace(state.acceptor, unknown_tickets=tilt)
    return replace(state, visit=later, acceptor=acceptor, rounds=rounds, at_table=at)


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.AttendantCalled: _attendant_called,
    e.OptionSet: _option_set,
    e.FavouriteSaved: _favourite_saved,
    e.FavouriteForgotten: _favourite_forgotten,
    e.FeltPutUp: _felt_put_up,
    e.SessionStarted: _session_started,
    e.SessionEnded: _session_ended,
    e.StationReserved: _station_reserved,
    e.PinMistaken: _pin_mistaken,
    e.StationReturned: _station_returned,
    e.BettingOpened: _betting_opened,
    e.BettingPaused: _betting_paused,
    e.ClocksStopped: _clocks_stopped,
    e.ClocksResumed: _clocks_resumed,
    e.RealityCheckShown: _reality_check_shown,
    e.RealityCheckAnswered: _reality_check_answered,
    e.LimitsSet: _limits_set,
    e.LimitReached: _limit_reached,
    e.BreakBegan: _break_began,
    e.BreakEnded: _break_ended,
    e.FirstHandBegan: _first_hand_began,
    e.FirstHandEnded: _first_hand_ended,
}
