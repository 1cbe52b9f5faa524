"""Folds the rounds of a shared table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from drivers.ports.message import message
from drivers.ports.table import DealerAnswer, SeatResult, ShownRound, TablePhase
from terminal.cabinet import events as e
from terminal.cabinet.hosting import casting
from terminal.cabinet.hosting.books import day_over, metered, round_booked, with_result
from terminal.cabinet.named_marks import with_named
from terminal.cabinet.rounds.fold_rounds import name_of
from terminal.cabinet.state import State
from terminal.cabinet.state.games import PLAYER
from terminal.cabinet.state.hosting import Hosting, LyingDice, RoundSeals, StatedSeat
from terminal.rules.games import kind_of


def _with(state: State, hosting: Hosting) -> State:
    return replace(state, hosting=hosting)


def _booked(state: State, hosting: Hosting) -> State:
    """The state after something that the books have, and so the meters."""
    return replace(state, hosting=hosting, meters=metered(state.meters, hosting))


def _shown(hosting: Hosting) -> ShownRound:
    assert hosting.shown is not None, "the table has no round"
    return hosting.shown


def _again(hosting: Hosting, **fields: Any) -> ShownRound:
    """The round in the same phase, with something else about it."""
    shown = _shown(hosting)
    return replace(shown, revision=shown.revision + 1, **fields)


def _timed(hosting: Hosting, at_ms: int, for_ms: int) -> Hosting:
    """The clock of the phase begins; it waits if the table is stopped."""
    if hosting.stopped:
        return replace(hosting, ends_ms=None, left_ms=for_ms or None, for_ms=for_ms)
    return replace(hosting, ends_ms=at_ms + for_ms if for_ms else None, left_ms=None, for_ms=for_ms)


def _phase(hosting: Hosting, phase: TablePhase, at_ms: int, for_ms: int = 0, **fields: Any) -> Hosting:
    """The round in its next phase."""
    shown = replace(_shown(hosting), phase=phase, revision=0, remaining_ms=for_ms, began_ms=at_ms, **fields)
    return _timed(replace(hosting, shown=shown, acted_ms=at_ms, silent=False), at_ms, for_ms)


def _with_shooter(hosting: Hosting, shooter: int | None) -> Hosting:
    return hosting if shooter is None else replace(hosting, turn=shooter)


def _seats_changed(state: State, event: e.TableSeatsChanged) -> State:
    silent = {(one.seat, one.cabinet, one.applied_round, one.seq) for one in event.seats if not one.heard}
    stated = tuple(one for one in state.hosting.stated if (one.seat, one.cabinet, one.applied_round, one.seq) in silent)
    return _with(state, replace(state.hosting, seats=event.seats, stated=stated))


def _seat_stated(state: State, event: e.TableSeatStated) -> State:
    seat_was = (event.applied_round, event.seq)
    stated = StatedSeat(event.seat, event.cabinet, event.after, event.owed_cents, event.bets_stand, *seat_was)
    others = tuple(one for one in state.hosting.stated if one.seat != event.seat)
    return _with(state, replace(state.hosting, stated=(*others, stated)))


def _seat_freeing(state: State, event: e.TableSeatFreeing) -> State:
    stated = tuple(one for one in state.hosting.stated if one.seat != event.freed.seat)
    return _with(state, replace(state.hosting, stated=stated, freeing=(*state.hosting.freeing, event.freed)))


def _seat_freed(state: State, event: e.TableSeatFreed) -> State:
    """Nothing of the station is in play any more."""
    hosting, seat = state.hosting, event.seat
    seals = hosting.seals
    freed = (replace(one, applied_round=None, seq=None) for one in hosting.freeing if one.seat == seat)
    return _with(
        state,
        replace(
            _no_longer_freeing(hosting, seat),
            freed=(*hosting.freed, *freed),
            bets=tuple(one for one in hosting.bets if one.seat != seat),
            riding=_without(hosting.riding, seat),
            seals=RoundSeals(*(_without(one, seat) for one in (seals.up, seals.bare, seals.may_shoot, seals.final))),
        ),
    )


def _seat_not_freed(state: State, event: e.TableSeatNotFreed) -> State:
    return _with(state, _no_longer_freeing(state.hosting, event.seat))


def _no_longer_freeing(hosting: Hosting, seat: int) -> Hosting:
    return replace(hosting, freeing=tuple(one for one in hosting.freeing if one.seat != seat))


def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(one for one in seats if one != seat)


def _opened(state: State, event: e.TableRoundOpened) -> State:
    shown = ShownRound(
        event.round,
        "closing" if event.count else "open",
        remaining_ms=event.for_ms,
        began_ms=event.at_ms,
        stopped=_reason_shown(state.hosting),
        shooter=event.shooter,
        point=event.point,
        marks=event.marks,
        sheet=event.sheet,
        terms=event.terms or None,
    )
    day, today = state.accounting.day, state.hosting.today
    if not today.number and day is not None:  # the first round of this journal
        today = replace(today, number=day.number, date=day.date)
    hosting = replace(
        state.hosting,
        today=today,
        rounds=event.round,
        given=tuple(one for one in state.hosting.given if one[0] >= event.round),
        shown=shown,
        accepted=None,
        before=state.hosting.shown,
        accepted_before=state.hosting.accepted,
        seals=RoundSeals(),
        said=(),
        closes=False,
        dice=None,
        void_throws=0,
        count=event.count,
        choice_count=0,
        choosing=(),
        hand_over=False,
        won=False,
        acted_ms=event.at_ms,
        silent=False,
    )
    table = kind_of(state.table).handed(state.table, PLAYER, has_dice=False)
    return replace(state, table=table, hosting=_timed(_with_shooter(hosting, event.shooter), event.at_ms, event.for_ms))


def _reason_shown(hosting: Hosting) -> Any:
    """Why the table stands, as its stations may learn it."""
    return "" if hosting.stopped == "exchange" else hosting.stopped


def _last_call(state: State, event: e.TableLastCall) -> State:
    return _with(state, _phase(state.hosting, "hurry", event.at_ms, event.for_ms))


def _closing(state: State, event: e.TableBetsClosing) -> State:
    return _with(state, _phase(state.hosting, "closing", event.at_ms, event.for_ms))


def _seals_seen(state: State, event: e.TableSealsSeen) -> State:
    return _with(state, replace(state.hosting, seals=RoundSeals(event.up, event.bare, event.may_shoot, event.final)))


def _said(state: State, event: e.TableStationsSaid) -> State:
    return _with(state, replace(state.hosting, said=(*state.hosting.said, *event.said)))


def _bets_called(state: State, event: e.TableBetsCalled) -> State:
    return _with(state, _timed(replace(state.hosting, closes=True), event.at_ms, 0))


def _bets_fixed(state: State, event: e.TableBetsFixed) -> State:
    accepted = tuple((one.seat, one.version) for one in event.seals)
    sealed = [one.seat for one in event.seals]
    riding = tuple(seat for seat in (*state.hosting.seals.up, *state.hosting.unsealed) if seat not in sealed)
    staked = [one.seat for one in event.seals if one.stake_cents]
    stated = tuple(one for one in state.hosting.stated if one.seat not in staked)
    hosting = replace(
        state.hosting, stated=stated, closes=False, accepted=accepted, bets=event.seals, bare=(), riding=riding
    )
    marks = with_named(_shown(hosting).marks, event.named) if event.named else _shown(hosting).marks
    hosting = _phase(hosting, "closed", event.at_ms, event.for_ms, shooter=event.shooter, marks=marks)
    table = kind_of(state.table).with_marks(state.table, None, event.named) if event.named else state.table
    return replace(state, table=table, hosting=_with_shooter(hosting, event.shooter))


def called(state: State, event: e.DiceCalled) -> State:
    """The dice of the round that is shown are ordered."""
    hosting = state.hosting
    if hosting.shown is None or hosting.shown.phase not in ("closed", "rolling"):
        return state
    if hosting.shown.phase == "rolling":  # after too many void ones
        return _with(state, replace(hosting, shown=_again(hosting, throw=event.throw), in_vain=False))
    return _with(state, _phase(hosting, "rolling", hosting.acted_ms, throw=event.throw))


def voided(state: State, event: e.ThrowVoided) -> State:
    """A throw of the round that is shown has no result: another one follows, or the staff looks at the dice."""
    hosting = state.hosting
    if hosting.shown is None or hosting.shown.throw != event.throw or not hosting.live:
        return state
    hosting = replace(
        hosting,
        dice=None,
        void_throws=hosting.void_throws + 1,
        voids=hosting.voids + 1,
        today=replace(hosting.today, voids=hosting.today.voids + 1),
    )
    if event.again is None:
        return _booked(state, replace(hosting, in_vain=True))
    return _booked(state, replace(hosting, shown=_again(hosting, throw=event.again)))


def _dice_lie(state: State, event: e.TableDiceLie) -> State:
    lying = LyingDice(event.dice, event.by == "generator", event.dealer, event.by, name_of(event))
    return _with(state, replace(state.hosting, dice=lying, acted_ms=event.at_ms, silent=False))


def _throw_voided(state: State, event: e.TableThrowVoided) -> State:
    return _with(state, replace(state.hosting, dice=None, acted_ms=event.at_ms, silent=False))


def _decided(state: State, event: e.TableRoundDecided) -> State:
    hosting = replace(
        state.hosting,
        dice=None,
        in_vain=False,
        puck_stays=False,
        hand_over=event.hand_over,
        passed=() if event.hand_over else state.hosting.passed,
    )
    hosting = _phase(hosting, "decided", event.at_ms, event.for_ms, throw=event.throw, faces=event.dice)
    hosting = round_booked(hosting)
    if event.hand:
        won = event.hand == "won" and casting.has_bet(hosting)
        hosting = replace(_cleared(hosting, stays=won), won=won)
    return _booked(state, hosting)


def _cleared(hosting: Hosting, *, stays: bool) -> Hosting:
    """A hand is over: of all bets only the caster's may still lie."""
    kept = (hosting.shooter,) if stays and hosting.shooter is not None and casting.has_bet(hosting) else ()
    bare = tuple(one.seat for one in hosting.bets if one.seat not in kept)
    return replace(hosting, bare=bare, riding=tuple(seat for seat in hosting.riding if seat in kept))


def _not_thrown(state: State, event: e.TableRoundNotThrown) -> State:
    """Nothing was bet in it either, so the books have nothing of it but the results that its seats report."""
    hosting = _phase(state.hosting, "decided", event.at_ms, faces=())
    if kind_of(state.table).has_caster:
        hosting = replace(_cleared(hosting, stays=not event.hand_over), hand_over=event.hand_over)
    if hosting.asked_for_puck:
        hosting = replace(hosting, puck_stays=bool(state.felt.point))
    return _with(state, hosting)


def _choice_opened(state: State, event: e.TableChoiceOpened) -> State:
    hosting = replace(state.hosting, choice_count=event.count, choosing=event.seats)
    return _with(state, _phase(hosting, "choice", event.at_ms, event.for_ms))


def _shooter_chosen(state: State, event: e.TableShooterChosen) -> State:
    hosting = state.hosting
    passed = hosting.passed if event.passed is None else (*hosting.passed, event.passed)
    hosting = replace(hosting, passed=passed, acted_ms=event.at_ms, silent=False, hand_over=False)
    if event.for_ms:
        hosting = replace(hosting, shown=_again(hosting, shooter=event.shooter, remaining_ms=event.for_ms))
        return _with(state, _timed(_with_shooter(hosting, event.shooter), event.at_ms, event.for_ms))
    left_ms = _left_ms(hosting, event.at_ms) or 0
    hosting = replace(hosting, shown=_again(hosting, shooter=event.shooter, remaining_ms=left_ms))
    return _with(state, _with_shooter(hosting, event.shooter))


def _left_ms(hosting: Hosting, now_ms: int) -> int | None:
    """What is left of the phase; None where no clock runs."""
    return hosting.left_ms if hosting.ends_ms is None else max(hosting.ends_ms - now_ms, 0)


def _next_game_chosen(state: State, event: e.TableNextGameChosen) -> State:
    return _with(state, replace(state.hosting, next_sheet=event.sheet))


def game_begun(hosting: Hosting) -> Hosting:
    """Another game begins at a table, where no seat has bets up; any other cabinet has none of this."""
    return replace(hosting, next_sheet="", bets=(), bare=(), riding=(), won=False, puck_stays=False)


def _stopped(state: State, event: e.TableStopped) -> State:
    left_ms = _left_ms(state.hosting, event.at_ms)
    hosting = replace(state.hosting, stopped=event.why, ends_ms=None, left_ms=left_ms)
    if hosting.shown is not None:
        hosting = replace(hosting, shown=_again(hosting, stopped=_reason_shown(hosting), remaining_ms=left_ms or 0))
    return _with(state, hosting)


def _goes_on(state: State, event: e.TableGoesOn) -> State:
    hosting = replace(state.hosting, stopped="", acted_ms=event.at_ms)
    if hosting.shown is not None:
        terms = event.terms or hosting.shown.terms
        hosting = replace(hosting, shown=_again(hosting, stopped="", remaining_ms=event.for_ms, terms=terms))
    return _with(state, _timed(hosting, event.at_ms, event.for_ms))


def _paused(state: State, event: e.TablePaused) -> State:
    return _with(state, replace(state.hosting, paused=True, acted_ms=event.at_ms, silent=False))


def _resumed(state: State, event: e.TableResumed) -> State:
    return _with(state, replace(state.hosting, paused=False, in_vain=False, acted_ms=event.at_ms, silent=False))


def _results_noted(state: State, event: e.TableResultsNoted) -> State:
    hosting = state.hosting
    for result in event.results:
        hosting = with_result(hosting, result)
        if result.seat not in hosting.bare and _is_bare(hosting, result):
            hosting = replace(hosting, bare=(*hosting.bare, result.seat), riding=_without(hosting.riding, result.seat))
    return _booked(state, hosting)


def _is_bare(hosting: Hosting, result: SeatResult) -> bool:
    """Whether nothing of the bets that were fixed last lies at the seat any more."""
    if result.round != hosting.fixed_round:
        return False
    if result.standing_cents is not None:
        return not result.standing_cents
    bets = next((one for one in hosting.bets if one.seat == result.seat), None)  # an earlier program: all is lost
    return bets is not None and not result.won_cents and result.lost_cents >= bets.stake_cents > 0


def _answered(state: State, event: e.TableDealerAnswered) -> State:
    hosting = state.hosting
    answer = DealerAnswer(event.number, event.refused, event.worded, event.key)
    hosting = replace(hosting, orders=event.number, answer=answer)
    if event.repeated:
        say = message("table.order_repeated", number=event.number, name=event.dealer)
        return _with(state, replace(hosting, repeated=say))
    if event.key and event.round:
        hosting = replace(hosting, given=(*hosting.given, (event.round, event.key)))
    return _with(state, hosting)


def _silent(state: State, event: e.TableDealerSilent) -> State:
    del event
    return _with(state, replace(state.hosting, silent=True))


def started(state: State) -> State:
    """No station was heard since the program has started."""
    if not state.hosting.seats:
        return state
    seats = tuple(replace(one, heard=False) for one in state.hosting.seats)
    return _with(state, replace(state.hosting, seats=seats))


def day_began(state: State, event: e.GamingDayBegan) -> State:
    """The books of a table begin another gaming day; any other cabinet has none."""
    if not state.hosting.rounds:
        return state
    return _with(state, day_over(state.hosting, event.number, event.date))


def jumped(hosting: Hosting, ms: int) -> Hosting:
    """The clock was set: what ends at an instant keeps its remaining time."""
    ends_ms = None if hosting.ends_ms is None else hosting.ends_ms + ms
    acted_ms = hosting.acted_ms + ms if hosting.acted_ms else 0
    return replace(hosting, ends_ms=ends_ms, acted_ms=acted_ms)


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.TableSeatsChanged: _seats_changed,
    e.TableRoundOpened: _opened,
    e.TableLastCall: _last_call,
    e.TableBetsClosing: _closing,
    e.TableSealsSeen: _seals_seen,
    e.TableStationsSaid: _said,
    e.TableBetsCalled: _bets_called,
    e.TableBetsFixed: _bets_fixed,
    e.TableDiceLie: _dice_lie,
    e.TableThrowVoided: _throw_voided,
    e.TableRoundDecided: _decided,
    e.TableRoundNotThrown: _not_thrown,
    e.TableChoiceOpened: _choice_opened,
    e.TableShooterChosen: _shooter_chosen,
    e.TableNextGameChosen: _next_game_chosen,
    e.TableStopped: _stopped,
    e.TableGoesOn: _goes_on,
    e.TablePaused: _paused,
    e.TableResumed: _resumed,
    e.TableResultsNoted: _results_noted,
    e.TableSeatStated: _seat_stated,
    e.TableSeatFreeing: _seat_freeing,
    e.TableSeatFreed: _seat_freed,
    e.TableSeatNotFreed: _seat_not_freed,
    e.TableDealerAnswered: _answered,
    e.TableDealerSilent: _silent,
}
