"""Folds what a station has seen of the table's rounds, and what follows there from bets and dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from drivers.ports.message import Message
from drivers.ports.table import SeatResult
from terminal.cabinet import events as e
from terminal.cabinet import session as sessions
from terminal.cabinet.fold_repeating import unplanned
from terminal.cabinet.meters import commission_refunded, under_sheet
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import DECIDED, TAKES_BETS, AtTable, Felt, Shooting, Version
from terminal.cabinet.state.games import PLAYER, ROLLS_KEPT, Roll
from terminal.cabinet.statistics import after_roll
from terminal.fairness import watch as watching
from terminal.rules.games import kind_of
from terminal.rules.tables import AnyChange, AnyRoll, apply, without_history


def followed(before: State, after: State, event: e.Event) -> State:
    """The state in which the seat has followed an event of the game."""
    match event:
        case e.BetsMoved(record) | e.BetsRestored(_, _, record):
            return _with(after, paid=_paid(after.at_table.paid, record)) if after.at_table.base is not None else after
        case e.ChoiceMade():
            return _chosen(_booked(before, after)) if after.is_station else after
        case e.DiceSettled(_, record):
            return _decided(before, _booked(before, after), record) if _decides(before) else after
        case e.DiceSeen():
            return _decided(before, after, event.record)
        case e.RoundNotThrown():
            return _decided(before, after, None)
        case e.DeviceLost("dice", Message(code="exchange.seat_freed")):
            return _with(after, freed=True)
        case e.Started():
            return _with(after, unheard=True) if after.at_table.seat else after
        case e.DeviceBack("dice"):
            return _with(after, unheard=False) if after.at_table.unheard else after
        case e.SeatRoundPassed():  # where its dice have left the puck is the table's to say
            return _with(_decided(before, after, None), joining=True, puck_stays=False)
    return after


def _with(state: State, **fields: Any) -> State:
    return replace(state, at_table=replace(state.at_table, **fields))


def _paid(paid: Mapping[str, int], record: AnyChange) -> dict[str, int]:
    after = dict(paid)
    for bet, cents in kind_of(record).commissions_of(record):
        after[bet] = after.get(bet, 0) + cents
    return {bet: after[bet] for bet in sorted(after) if after[bet]}


def _decides(state: State) -> bool:
    """The dice are those of the table's round."""
    shown = state.at_table.shown
    return shown is not None and shown.phase in DECIDED and state.at_table.undecided


def _booked(before: State, after: State) -> State:
    """What the event has won and lost belongs to the seat's next result."""
    won_cents = after.meters.won_cents - before.meters.won_cents
    lost_cents = after.meters.lost_cents - before.meters.lost_cents
    at = after.at_table
    return _with(after, won_cents=at.won_cents + won_cents, lost_cents=at.lost_cents + lost_cents)


def _chosen(state: State) -> State:
    """The choice is made as it was accepted: whatever counts in this round, it is what is up now."""
    at, felt = state.at_table, Felt(without_history(state.table), state.at_table.paid)
    sealed = tuple(replace(one, felt=felt) for one in at.sealed)
    return _with(state, chosen="", base=at.base and felt, sealed=sealed)


def _decided(before: State, after: State, record: AnyRoll | None) -> State:
    """The round is taken: its result is owed to the table, and nothing that was sealed may count any more."""
    at = after.at_table
    stake_cents = 0 if record is None else before.bet_cents
    money = (at.won_cents, at.lost_cents, after.credit_cents, stake_cents, after.bet_cents)
    result = SeatResult(at.round, at.seat, *money)
    return _with(
        after,
        applied_round=at.round,
        owed=(*at.owed, result),
        won_cents=0,
        lost_cents=0,
        base=None,
        paid={},
        sealed=(),
        puck_stays=record is None and kind_of(after.table).has_puck,
        shooting=_hand_after(at.shooting, before.felt.point, record),
    )


def _hand_after(hand: Shooting | None, point: int | None, record: AnyRoll | None) -> Shooting | None:
    """The hand after the dice, if any were thrown; a seven-out ends it, or whatever else gives the dice away."""
    if record is None:
        return hand
    total = sum(record.dice)
    given_away = kind_of(record).hand_of(record) == "passed" or (point is not None and total == 7)
    if hand is None or given_away:
        return None
    return replace(hand, rolls=hand.rolls + 1, points=hand.points + (total == point))


def _seated(state: State, event: e.StationSeated) -> State:
    at = state.at_table
    if not state.bet_cents and not at.awaited:
        begun = AtTable(event.seat, joining=True, applied_round=event.applied_round)
        return replace(state, at_table=replace(begun, freed=at.freed, unheard=at.unheard))
    return _with(state, seat=event.seat)


def _unseated(state: State, event: e.StationUnseated) -> State:
    del event
    return _with(state, seat=0, voided=None)


def _shown(state: State, event: e.RoundShown) -> State:
    shown, at = event.shown, state.at_table
    if shown.number != at.round:
        table = kind_of(state.table).handed(state.table, PLAYER, has_dice=shown.shooter == at.seat)
        state = replace(state, table=table)
        base = Felt(without_history(table))
        at = replace(at, joining=False, base=base, paid={}, sealed=(), versions=0, late=False, said=())
    runs = shown.remaining_ms > 0 and not shown.stopped
    closes_ms = event.at_ms + shown.remaining_ms if runs else None
    at = replace(at, shown=shown, closes_ms=closes_ms, over=False, compares=False, reopened=shown.phase in TAKES_BETS)
    return replace(state, at_table=replace(at, shooting=_hand(at, shown, event.at_ms)))


def _hand(at: AtTable, shown: e.SeatRound, at_ms: int) -> Shooting | None:
    """The hand of the shooter of this round, which begins with the first round that shows it."""
    if shown.shooter is None or not at.undecided:
        return at.shooting if shown.shooter is not None else None
    known = at.shooting is not None and at.shooting.seat == shown.shooter
    return at.shooting if known else Shooting(shown.shooter, at_ms)


def _puck_followed(state: State, event: e.PuckFollowed) -> State:
    kind = kind_of(state.table)
    return replace(state, table=kind.with_marks(state.table, event.point or None, event.marks))


def _choice_wanted(state: State, event: e.ChoiceWanted) -> State:
    return _with(state, chosen=event.chosen)


def _betting_over(state: State, event: e.BettingOver) -> State:
    del event
    return _with(state, over=True)


def _sealed(state: State, event: e.BetsSealed) -> State:
    at = state.at_table
    felt = Felt(without_history(state.table), at.paid)
    paid_cents = event.paid_cents
    version = Version(event.version, felt, event.stake_cents, event.chosen, event.final, paid_cents=paid_cents)
    return _with(state, sealed=(*at.sealed, version), versions=event.version, reopened=False)


def _answered(state: State, event: e.SealAnswered) -> State:
    """What is sealed replaces what was sealed before; what is late never counts."""
    answered = next(one for one in state.at_table.sealed if one.number == event.version)
    if event.answer == "sealed":
        return _with(state, sealed=(replace(answered, known=True),))
    return _with(state, sealed=tuple(one for one in state.at_table.sealed if one is not answered), late=True)


def _dice_seen(state: State, event: e.DiceSeen) -> State:
    record, point = event.record, state.felt.point
    watch = watching.thrown(state.dice.watch, event.dice)
    results = replace(
        state.results,
        rolls=(*state.results.rolls, Roll(event.throw, record, point))[-ROLLS_KEPT:],
        statistics=after_roll(state.results.statistics, record, point),
    )
    follows = kind_of(record).has_puck or kind_of(record).has_caster
    table = apply(state.table, record) if follows else state.table
    dice = replace(state.dice, throws=event.throw, watch=watch)
    return replace(state, table=table, dice=dice, results=results)


def _not_thrown(state: State, event: e.RoundNotThrown | e.SeatRoundPassed) -> State:
    del event
    return state


def _said(state: State, event: e.StationSaid) -> State:
    return _with(state, said=(*state.at_table.said, event.verb))


def _reported(state: State, event: e.ResultReported) -> State:
    return _with(state, owed=tuple(one for one in state.at_table.owed if one.round > event.round))


def _voided(state: State, event: e.SeatVoided) -> State:
    """The felt is empty, as before the first bet; what lay there is in the credit again."""
    state, kind = unplanned(state), kind_of(state.table)
    assert event.bets == state.felt.bets, "what lies is void, and nothing else"
    opened = kind.opened(PLAYER, state.playable_cents + event.back_cents)
    table = kind.with_last_round(opened, kind.last_round(state.table))
    refunded = commission_refunded(state.meters, sum(event.commissions.values()))
    meters = under_sheet(state.meters, refunded, state.configuration.metered)
    at = state.at_table
    counts = at.disagreed is not None and at.disagreed.shown.number == at.round and bool(at.disagreed.shown.accepted)
    sealed = at.undecided and (at.versions > 0 or counts)
    at = replace(
        at,
        disagreed=None,
        compares=False,
        looks=at.looks + 1,
        voided=at.round if sealed else at.applied_round,
        base=None,
        paid={},
    )
    visit = replace(state.visit, session=sessions.refunded(state.visit.session, event.commissions))
    at = replace(at, sealed=(), said=(), chosen="", over=True)
    return replace(state, table=table, meters=meters, visit=visit, at_table=at)


def _compared(state: State, event: e.TableCompared) -> State:
    """What was shown and could not be taken is forgotten: the bets of that round are not fixed yet, for all we know."""
    del event
    at = state.at_table
    shown = at.shown
    if shown is not None and at.disagreed is not None and shown == at.disagreed.shown and at.undecided:
        shown = replace(shown, phase="closing", revision=0, accepted=None, throw=None, faces=None)
    return _with(state, disagreed=None, compares=False, shown=shown)


def _disagreed(state: State, event: e.TableDisagreed) -> State:
    return _with(state, disagreed=event)


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.StationSeated: _seated,
    e.StationUnseated: _unseated,
    e.RoundShown: _shown,
    e.PuckFollowed: _puck_followed,
    e.ChoiceWanted: _choice_wanted,
    e.BettingOver: _betting_over,
    e.BetsSealed: _sealed,
    e.SealAnswered: _answered,
    e.DiceSeen: _dice_seen,
    e.RoundNotThrown: _not_thrown,
    e.StationSaid: _said,
    e.ResultReported: _reported,
    e.TableDisagreed: _disagreed,
    e.TableCompared: _compared,
    e.SeatVoided: _voided,
    e.SeatRoundPassed: _not_thrown,
}
