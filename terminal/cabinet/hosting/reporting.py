"""What the reports of the exchange mean to the table. A report may come twice: what is known causes nothing."""

from __future__ import annotations

from msgspec.structs import replace

from drivers import ports
from drivers.ports.table import BetsSeen, ResultsSeen, SealedBets, SeatSeen, StationsSaid, StationVerb
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.device_status import key_seen, lost
from terminal.cabinet.hosting import casting, freeing, moving, puck, shooting
from terminal.cabinet.hosting.consoles import ordered
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.cabinet.state.hosting import Hosting, RoundSeals
from terminal.cabinet.state.machine import EXCHANGE
from terminal.rules.game import AnyGame
from terminal.settings.parameters import Profile


def reported(terms: Questions, state: State, report: ports.Report, now: c.Instant) -> tuple[e.Event, ...]:
    """Decide what follows from the report; nothing for a fact already known."""
    game, profile = terms.game_of(state), terms.profile
    match report:
        case ports.Lost(reason):
            return lost(state, EXCHANGE, reason)
        case ports.Back(identity):
            return (e.DeviceBack(EXCHANGE, identity), e.DeviceStands(EXCHANGE))
        case ports.SeatsSeen(seats):
            return _seats(state, seats, now)
        case ports.BetsSeen():
            return _seals(game, profile, state, report)
        case ports.BetsFixed(number, seals):
            return _fixed(game, profile, state, number, seals, now)
        case ports.StationsSaid():
            return _said(game, profile, state, report, now)
        case ports.ResultsSeen():
            return _results(state, report)
        case ports.SeatFreed() | ports.SeatNotFreed():
            return freeing.answered(state, report, now)
        case ports.DealerOrdered():
            return ordered(terms, state, report, now)
        case ports.KeySeen():
            return key_seen(state, report, now.at_ms)
    raise AssertionError(f"the exchange cannot report {report}")


def _seats(state: State, seats: tuple[SeatSeen, ...], now: c.Instant) -> tuple[e.Event, ...]:
    in_order = tuple(sorted(seats, key=lambda one: one.seat))
    return () if in_order == state.hosting.seats else (e.TableSeatsChanged(in_order, now.at_ms),)


def _seals(game: AnyGame, profile: Profile, state: State, seen: BetsSeen) -> tuple[e.Event, ...]:
    """Record what the table decides by: who has chips up and may shoot; and that all have sealed for the last time.

    Every chip that is moved at fourteen stations would be too much for a journal, and the seals are in the exchange.
    """
    hosting = state.hosting
    if hosting.shown is None or seen.round != hosting.shown.round or hosting.closes:
        return ()
    if not (hosting.betting or hosting.shown.phase == "closing"):
        return ()
    found = _found(game, profile, seen.seals)
    known = hosting.seals
    complete = all(seat in found.final for seat in hosting.heard) and found.final != known.final
    if not complete and (found.up, found.bare, found.may_shoot) == (known.up, known.bare, known.may_shoot):
        return ()
    if not complete:
        found = RoundSeals(found.up, found.bare, found.may_shoot, known.final)
    return (e.TableSealsSeen(seen.round, found.up, found.bare, found.may_shoot, found.final),)


def _found(game: AnyGame, profile: Profile, seals: tuple[SealedBets, ...]) -> RoundSeals:
    in_order = sorted(seals, key=lambda one: one.seat)
    return RoundSeals(
        tuple(one.seat for one in in_order if one.stake_cents),
        tuple(one.seat for one in in_order if not one.stake_cents),
        tuple(one.seat for one in in_order if shooting.has_shooters_bet(game, profile, one.bets)),
        tuple(one.seat for one in in_order if one.final),
    )


def _fixed(
    game: AnyGame, profile: Profile, state: State, number: int, seals: tuple[SealedBets, ...], now: c.Instant
) -> tuple[e.Event, ...]:
    shown = state.hosting.shown
    if shown is None or (number, "closing") != (shown.round, shown.phase):
        return ()
    in_order = tuple(sorted(seals, key=lambda one: one.seat))
    return moving.bets_fixed(game, profile, state, in_order, now)


def _said(game: AnyGame, profile: Profile, state: State, report: StationsSaid, now: c.Instant) -> tuple[e.Event, ...]:
    """What is new of it. The round goes on by it later; the dice change hands at once."""
    hosting = state.hosting
    if hosting.shown is None or report.round != hosting.shown.round or hosting.shown.phase == "decided":
        return ()
    heard = tuple(one for one in report.said if (one[1] == "chosen") == (hosting.shown.phase == "choice"))
    new = tuple(one for one in heard if one not in hosting.said and _counts(game, profile, state, *one))
    if not new:
        return ()
    moved: tuple[e.Event, ...] = ()
    for seat, verb in new:
        moved = moved or _dice_moved(game, profile, state, seat, verb, now)
    return (e.TableStationsSaid(report.round, new), *moved)


def _counts(game: AnyGame, profile: Profile, state: State, seat: int, verb: StationVerb) -> bool:
    """What is said has a meaning now; the puck cannot be asked for once bets are closed."""
    return verb != "puck_off" or puck.may_be_asked(game, profile, state, seat)


def _dice_moved(
    game: AnyGame, profile: Profile, state: State, seat: int, verb: StationVerb, now: c.Instant
) -> tuple[e.Event, ...]:
    """The dice are passed before the first throw of a hand, or taken where no seat has them."""
    hosting, shown = state.hosting, state.hosting.shown
    assert shown is not None, "a word in no round"
    if casting.has_caster(game):  # between two rounds, by what was said in this one
        return ()
    if shown.phase == "rolling" or shown.point or shooting.hand_begun(state) or hosting.count:
        return ()
    at_ms, number = now.at_ms, hosting.rounds
    if verb == "pass_dice" and seat == shown.shooter:
        others = _without(state, seat)
        following = shooting.next_shooter(game, profile, others.hosting)
        for_ms = _button_ms(profile, hosting, following)
        return (e.TableShooterChosen(number, at_ms, "station", shooter=following, passed=seat, for_ms=for_ms),)
    if verb == "take_dice" and shown.shooter is None and shooting.eligible(game, profile, hosting, seat):
        for_ms = _button_ms(profile, hosting, seat)
        return (e.TableShooterChosen(number, at_ms, "station", shooter=seat, for_ms=for_ms),)
    return ()


def _button_ms(profile: Profile, hosting: Hosting, shooter: int | None) -> int:
    """How long the dice wait for another shooter once the bets are closed; 0 before, and where a dealer throws."""
    closed = hosting.shown is not None and hosting.shown.phase == "closed" and not profile.has_dealer
    return max(moving.shooter_ms(profile, hosting, shooter), 1) if closed else 0


def _without(state: State, seat: int) -> State:
    """The state in which this seat has passed the dice as well."""
    return replace(state, hosting=replace(state.hosting, passed=(*state.hosting.passed, seat)))


def _results(state: State, report: ResultsSeen) -> tuple[e.Event, ...]:
    """The results that are not in the books. A seat reports its rounds in order, and each of them once."""
    noted = dict(state.hosting.noted)
    new = tuple(one for one in report.results if one.round > noted.get(one.seat, 0))
    return (e.TableResultsNoted(new),) if new else ()
