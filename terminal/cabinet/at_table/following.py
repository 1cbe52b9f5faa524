"""What a station does with each round that the table shows, and with what it misses: everything in the table's order.

What has to follow is derived from the state alone, so that any number of missed phases is made up at once, and nothing
is done twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import events as e
from terminal.cabinet.at_table import choosing, comparing, sealing, voiding
from terminal.cabinet.commands import Instant
from terminal.cabinet.decision import Decision
from terminal.cabinet.device_status import key_seen
from terminal.cabinet.events.at_table import seen_from
from terminal.cabinet.named_marks import before_dice, named_in
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import DECIDED, FIXED, THROWN, Felt
from terminal.cabinet.state.games import PLAYER
from terminal.rules.changes import between
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.tables import last_round


def reported(terms: Questions, state: State, report: ports.StationReport, now: Instant) -> tuple[e.Event, ...]:
    """Decide what follows from the table's report; nothing for a fact already known."""
    match report:
        case ports.SeatTaken():
            return _seat_taken(state, report, now)
        case ports.SeatLeft():
            return (e.StationUnseated(state.at_table.seat, now.at_ms),) if state.at_table.seat else ()
        case ports.RoundSeen(shown):
            return seen(terms, state, seen_from(state.at_table.seat, shown), now)
        case ports.SealAnswered(number, version, answer):
            return _answered(terms, state, number, version, answer, now)
        case ports.ResultNoted(number):
            owed = any(one.round <= number for one in state.at_table.owed)
            return (e.ResultReported(number),) if owed else ()
        case ports.KeySeen():
            return key_seen(state, report, now.at_ms)


def _seat_taken(state: State, report: ports.SeatTaken, now: Instant) -> tuple[e.Event, ...]:
    """The seat. If the table has noted results of it that this journal does not know, the next round shows the gap."""
    at = state.at_table
    begins_later = report.applied_round > at.applied_round and not state.bet_cents and not at.awaited
    if at.seat == report.seat and not begins_later:  # later: it was left and taken again while nothing was at stake
        return ()
    return (e.StationSeated(report.seat, report.applied_round, now.at_ms),)


def _answered(
    terms: Questions, state: State, number: int, version: int, answer: Literal["sealed", "late"], now: Instant
) -> tuple[e.Event, ...]:
    under_way = state.at_table.under_way
    if under_way is None or (number, version) != (state.at_table.round, under_way.number):
        return ()
    answered = e.SealAnswered(number, version, answer, now.at_ms)
    decision = Decision(state).then([answered])
    return decision.then(due(terms, decision.state, now)).events


def seen(terms: Questions, state: State, shown: e.SeatRound, now: Instant) -> tuple[e.Event, ...]:
    """Take the round as the table shows it, and everything that follows from it."""
    at = state.at_table
    if at.voided is not None:
        return voiding.passed(at, shown, now)
    if at.seat and at.disagreed is not None and at.compares:
        decision = Decision(state).then([e.TableCompared(shown.number, now.at_ms)])
        return decision.then(seen(terms, decision.state, shown, now)).events
    if not at.seat or at.disagreed is not None or not comparing.is_news(at, shown):
        return ()
    if found := comparing.disagreement(terms, state, shown):
        return (e.TableDisagreed(shown, *found, at_ms=now.at_ms),)
    decision = Decision(state)
    if shown.number != at.round:
        decision = decision.then(_game_followed(terms, state, shown))
        decision = decision.then(_puck_followed(terms.game_of(decision.state), decision.state, shown))
    decision = decision.then([e.RoundShown(shown, now.at_ms)])
    return decision.then(due(terms, decision.state, now)).events


def compared_again(terms: Questions, state: State, happened: tuple[e.Event, ...], now: Instant) -> tuple[e.Event, ...]:
    """The events, and what follows once a technician has acknowledged that station and table disagreed.

    What the table has shown then is compared at once, and what it shows now as soon as it is reported.
    """
    disagreed = state.at_table.disagreed
    if disagreed is None or not any(isinstance(event, e.FaultsAcknowledged) for event in happened):
        return happened
    decision = Decision(state).then(happened)
    if decision.state.at_table.disagreed is not None:
        return happened
    decision = decision.then(seen(terms, decision.state, disagreed.shown, now))
    return decision.then(due(terms, decision.state, now)).events


def _game_followed(terms: Questions, state: State, shown: e.SeatRound) -> Iterator[e.Event]:
    """The table plays under another sheet, and no bets are up: the station plays it as well, if it can."""
    game = comparing.game_under(terms, shown.sheet)
    if shown.sheet == state.configuration.sheet_digest or game is None:
        return
    repeats = dict(last_round(state.table)) if kind_of(state.table).family == comparing.kind_under(game).family else {}
    yield e.GameChosen(game.sheet, game.sheet_digest, game.name, repeats)


def _puck_followed(game: AnyGame, state: State, shown: e.SeatRound) -> Iterator[e.Event]:
    """The puck of the table: moved to OFF by the shooter, or for a station that has not followed its earlier rounds."""
    other_game = shown.sheet != state.configuration.sheet_digest
    if other_game or comparing.agrees_on_puck(state, shown):
        return
    moved = comparing.puck_moved(game, state, shown)
    if moved is not None:
        yield e.BetsMoved(moved)
    else:
        yield e.PuckFollowed(shown.number, shown.point, before_dice(shown.marks or {}))


def due(terms: Questions, state: State, now: Instant) -> tuple[e.Event, ...]:
    """What has to follow from the round as it is shown, in the order of its phases."""
    at = state.at_table
    stands = at.disagreed is not None or at.voided is not None
    if at.shown is None or not at.undecided or at.shown.phase not in FIXED or stands:
        return ()
    if comparing.is_foreign(state):
        passed = at.shown.phase in DECIDED
        return (e.SeatRoundPassed(at.shown.number, now.at_ms),) if passed else ()
    game = terms.game_of(state)
    if found := comparing.version_unknown(at):
        return (e.TableDisagreed(at.shown, *found, at_ms=now.at_ms),)
    decision = Decision(state).then(sealing.declined(game, state))
    decision = decision.then(choosing.made(game, decision.state, comparing.accepted_version(at)))
    decision = decision.then(_restored(decision.state, now))
    if found := comparing.named_otherwise(decision.state):
        return decision.then([e.TableDisagreed(at.shown, *found, at_ms=now.at_ms)]).events
    decision = decision.then(_named(decision.state, at.shown))
    if at.shown.phase in THROWN and at.shown.throw is not None:
        decision = decision.then(_called(game, decision.state, at.shown))
    if found := comparing.other_dice(game, decision.state, at.shown) or _point_moved(decision.state, at.shown):
        return decision.then([e.TableDisagreed(at.shown, *found, at_ms=now.at_ms)]).events
    if at.shown.faces is not None:
        decision = decision.then(_settled(game, decision.state, at.shown, at.shown.faces, now))
    return decision.events


def _point_moved(state: State, shown: e.SeatRound) -> comparing.Disagreement | None:
    """Something here has moved the puck since the round was opened, which no dice are to be taken with."""
    thrown = bool(shown.faces) and kind_of(state.table).has_puck
    return comparing.other_point(state, shown) if thrown else None


def _restored(state: State, now: Instant) -> Iterator[e.Event]:
    """The felt as the table has accepted it, in one event."""
    at = state.at_table
    version, felt = comparing.accepted(at)
    here = Felt(state.table, at.paid)
    if not here.differs(felt):
        return
    record = kind_of(state.table).restored(state.table, PLAYER, felt.table, between(at.paid, felt.paid))
    assert record is not None, "a felt that differs is changed"
    yield e.BetsRestored(at.round, version, record, now.at_ms)


def _named(state: State, shown: e.SeatRound) -> Iterator[e.Event]:
    """What another seat has named for these dice."""
    named = named_in(shown.marks)
    if named and named != kind_of(state.table).marks(state.table):
        yield e.PuckFollowed(shown.number, shown.point, named)


def _called(game: AnyGame, state: State, shown: e.SeatRound) -> Iterator[e.Event]:
    """The throw of the round, or the one that replaces it, if bets are up."""
    throw, before = shown.throw, state.dice.throw
    assert throw is not None, "the dice are out, and have a number"
    if before is None and state.bet_cents:
        closed = game.close_bets(state.table)
        if closed is not None:
            yield e.BetsMoved(closed)
        yield e.DiceCalled(throw, game.dice_count(state.table))
    elif before is not None and before != throw:
        yield e.ThrowVoided(before, message("round.table"), throw)


def _settled(game: AnyGame, state: State, shown: e.SeatRound, dice: tuple[int, ...], now: Instant) -> Iterator[e.Event]:
    """The dice decide the bets; without bets, the puck follows them. Without dice the round is over."""
    if not dice:
        back = kind_of(state.table).returned(state.table)
        if back is not None:
            yield e.BetsMoved(back)
        yield e.RoundNotThrown(shown.number, now.at_ms)
        return
    throw = shown.throw
    assert throw is not None, "dice have the number of their throw"
    if state.dice.throw is not None:
        yield e.DiceSettled(throw, game.roll(state.table, dice))
    else:
        yield e.DiceSeen(shown.number, throw, dice, game.seen(state.table, dice), now.at_ms)
