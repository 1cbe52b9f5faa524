"""How the rounds of a shared table go on by themselves: from what has happened, and by the clock. Pure code.

Each step follows from the state alone, so that it is the same after a power cut. The list of the bets that count is in
the journal before a throw is ordered, so no die falls on a list that could still change.
"""

from __future__ import annotations

from drivers.ports.table import SealedBets, ShownRound
from terminal.cabinet import commands as c
from terminal.cabinet import dice_alarms
from terminal.cabinet import events as e
from terminal.cabinet.betting import CLOCK
from terminal.cabinet.decision import Decision
from terminal.cabinet.hosting import casting, choosing, next_game, puck, shooting, stopping
from terminal.cabinet.numbering import next_throw
from terminal.cabinet.people.account import Person
from terminal.cabinet.questions import Questions
from terminal.cabinet.state import State
from terminal.cabinet.state.hosting import Hosting
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.settings.parameters import Profile

MAX_STEPS = 12
"""More steps than any decision can have: from one round's dice to the next round's bets are four."""

GENERATOR = ("generator", "", None)
"""Who decides a round at a table without a dealer."""

Events = tuple[e.Event, ...]


def followed(terms: Questions, decision: Decision, now: c.Instant) -> Decision:
    """The decision with every step that follows from it at once."""
    for _ in range(MAX_STEPS):
        events = next_step(terms, decision.state, now)
        if not events:
            return decision
        decision = decision.then(events)
    raise AssertionError(f"the table does not come to rest: {decision.events[-MAX_STEPS:]}")


def next_step(terms: Questions, state: State, now: c.Instant) -> Events:
    """What happens now; nothing while the table waits for its stations, its dice, its dealer or its clock."""
    game, profile, hosting = terms.game_of(state), terms.profile, state.hosting
    why = stopping.why(profile, state)
    if why:
        return () if why == hosting.stopped else (e.TableStopped(hosting.rounds, now.at_ms, why),)
    if hosting.stopped:
        return (_goes_on(profile, hosting, now, stopping.left_ms(profile, hosting)),)
    if _set_back(hosting, now):
        return (_goes_on(profile, hosting, now, hosting.for_ms),)
    match hosting.shown.phase if hosting.shown else "":
        case "open":
            return _open(game, profile, state, now)
        case "hurry":
            over = hosting.asked_for_puck or _all_ready(game, profile, state) or _over(hosting, now)
            return closing(profile, hosting, CLOCK, now) if over else ()
        case "closing":
            return _closing(hosting, now)
        case "closed":
            throws = _throws(profile, hosting, now)
            return _over_without_dice(game, state, now) or (throw(game, state, now) if throws else ())
        case "rolling":
            return _thrown_again(game, state, now)
        case _:
            return _next_round(terms, state, now)


def alarm_ms(profile: Profile, state: State) -> int | None:
    """When the clock of the table is next due; None while none runs."""
    hosting = state.hosting
    rests = not hosting.seats and not hosting.live  # nothing comes after a result before somebody sits down
    ends_ms = None if rests and not hosting.choice_count else hosting.ends_ms
    waits = [at_ms for at_ms in (ends_ms, awaited_until_ms(profile, state)) if at_ms is not None]
    return min(waits, default=None)


def _over(hosting: Hosting, now: c.Instant) -> bool:
    """The time of the phase is over."""
    return hosting.ends_ms is not None and now.at_ms >= hosting.ends_ms


def _set_back(hosting: Hosting, now: c.Instant) -> bool:
    """The end of the phase is further away than it ever was: the wall clock was set back."""
    return hosting.ends_ms is not None and hosting.ends_ms - now.at_ms > hosting.for_ms


# Bets
# ----------------------------------------------------------------------------------------------------------------------


def _goes_on(profile: Profile, hosting: Hosting, now: c.Instant, for_ms: int) -> e.TableGoesOn:
    """The phase goes on. Parameters may have been changed while the table was stopped."""
    return e.TableGoesOn(hosting.rounds, now.at_ms, for_ms, profile.alike())


def _open(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> Events:
    """The clock runs while chips are up, from the first ones on; in mode roll, from the first player who is ready.

    So it does once a player asks for dice that are held without a bet, and while a hand goes on without its caster.
    """
    hosting, cast = state.hosting, casting.has_caster(game)
    passes = cast and not profile.has_dealer and casting.waits_for_other(state)
    if passes or hosting.asked_for_puck or _all_ready(game, profile, state):
        return closing(profile, hosting, CLOCK, now)
    if _over(hosting, now):
        return (last_call(profile, hosting, CLOCK, now),) if profile.hurry_ms else closing(profile, hosting, CLOCK, now)
    asked = cast and (casting.is_asked(state) or casting.is_awaited(state))
    plays = asked or any(seat in hosting.heard for seat in hosting.up)  # what rides at a silent one alone waits for it
    if profile.mode in ("auto", "video") and plays != (hosting.ends_ms is not None):
        whole_ms = profile.bet_ms if game.takes_bets(state.table) else profile.hurry_ms
        for_ms = open_ms(profile, whole_ms) if plays else 0
        return (_goes_on(profile, hosting, now, for_ms),)
    if hosting.ends_ms is None and profile.mode == "roll" and (asked or _ready(hosting)):
        return (_goes_on(profile, hosting, now, open_ms(profile, profile.roll_wait_ms)),)
    return ()


def open_ms(profile: Profile, whole_ms: int) -> int:
    """How long a betting time of this length lasts until its last seconds."""
    return max(whole_ms - profile.hurry_ms, 1)


def _ready(hosting: Hosting) -> list[int]:
    return [seat for seat in hosting.ready if seat in hosting.up]


def _all_ready(game: AnyGame, profile: Profile, state: State) -> bool:
    """In mode roll: every seat that is heard and has chips up is ready; and a caster, who has to lay a bet first."""
    if profile.mode != "roll":
        return False
    hosting = state.hosting
    caster = {hosting.shooter} if casting.has_caster(game) and hosting.shooter is not None else set()
    awaited = caster.union(hosting.up)
    waiting = [seat for seat in hosting.heard if seat in awaited]
    return bool(waiting) and all(seat in hosting.ready for seat in waiting)


def last_call(
    profile: Profile, hosting: Hosting, by: tuple[str, str, Person | None], now: c.Instant
) -> e.TableLastCall:
    """The last seconds of the betting time begin."""
    return e.TableLastCall(hosting.rounds, now.at_ms, *by, for_ms=profile.hurry_ms)


def closing(profile: Profile, hosting: Hosting, by: tuple[str, str, Person | None], now: c.Instant) -> Events:
    """No more bets: every station seals for the last time."""
    return (e.TableBetsClosing(hosting.rounds, now.at_ms, *by, for_ms=profile.grace_ms),)


def _closing(hosting: Hosting, now: c.Instant) -> Events:
    """Have it fixed which bets count, once all stations that are heard have sealed for the last time, or grace is over.

    A station that is silent never holds the others up.
    """
    complete = bool(hosting.heard) and all(seat in hosting.seals.final for seat in hosting.heard)
    if hosting.closes or not (complete or _over(hosting, now)):
        return ()
    return (e.TableBetsCalled(hosting.rounds, now.at_ms),)


def bets_fixed(game: AnyGame, profile: Profile, state: State, seals: tuple[SealedBets, ...], now: c.Instant) -> Events:
    """It is known which bets count. Where no seat shoots a new hand yet, the next one that may takes the dice."""
    hosting = state.hosting
    shown = hosting.shown
    assert shown is not None, "bets of no round"
    shooter = shown.shooter
    if shooter is None and not shown.point and not hosting.count and not casting.has_caster(game):
        shooter = shooting.next_shooter(game, profile, hosting, seals)
    for_ms = shooter_ms(profile, hosting, shooter)
    return (e.TableBetsFixed(shown.round, now.at_ms, seals, shooter, for_ms, casting.named(game, state, seals)),)


# Dice
# ----------------------------------------------------------------------------------------------------------------------


def shooter_ms(profile: Profile, hosting: Hosting, shooter: int | None) -> int:
    """How long the dice wait: for the shooter who has the button, or as the house shows closed bets. 0 for a dealer."""
    if profile.has_dealer:
        return 0
    return profile.shooter_ms if shooter in hosting.heard else profile.closed_ms


def _throws(profile: Profile, hosting: Hosting, now: c.Instant) -> bool:
    """Whether the dice are to be thrown now: by the shooter's button, or by the clock."""
    if profile.has_dealer:
        return False
    return (hosting.shooter, "roll") in hosting.said or hosting.ends_ms is None or _over(hosting, now)


def throw(game: AnyGame, state: State, now: c.Instant) -> Events:
    """Order the throw of the round: it has one number, and one outcome."""
    hosting = state.hosting
    assert hosting.shown is not None, "a throw of no round"
    assert hosting.accepted is not None, "a throw before it is journaled which bets count"
    count = hosting.count or game.dice_count(state.table)
    return (e.DiceCalled(next_throw(state.dice.throws, now), count),)


def _over_without_dice(game: AnyGame, state: State, now: c.Instant) -> Events:
    """The end of a round whose bets are fixed and that has no throw; nothing for any other."""
    hosting = state.hosting
    if hosting.asked_for_puck:
        record = puck.moved(game, state)
        moved = () if record is None else (e.BetsMoved(record),)
        return (*moved, e.TableRoundNotThrown(hosting.rounds, now.at_ms))
    if casting.has_caster(game) and casting.rests(state):
        passes = not (hosting.count and casting.rides_on(hosting))
        return (e.TableRoundNotThrown(hosting.rounds, now.at_ms, passes),)
    if not casting.has_caster(game) and hosting.count and not choosing.risked(hosting):
        return (e.TableRoundNotThrown(hosting.rounds, now.at_ms),)
    return ()


def _thrown_again(game: AnyGame, state: State, now: c.Instant) -> Events:
    """The staff has looked at dice that were void too often: they are thrown again."""
    return throw(game, state, now) if state.dice.throw is None else ()


def decided(
    game: AnyGame,
    profile: Profile,
    state: State,
    dice: tuple[int, ...],
    by: tuple[str, str, Person | None],
    now: c.Instant,
) -> Events:
    """These dice decide the round at every station. The table's own felt has no bets, and its puck is the table's."""
    number = state.dice.throw
    assert number is not None, "dice without a throw"
    record = game.seen(state.table, dice)
    settled = e.DiceSettled(number, record)
    over = shooting.hand_ends(game, state.hosting, state.table, record)
    for_ms = 0 if profile.has_dealer else max(profile.show_ms, 1)
    number_and_dice = (state.hosting.rounds, now.at_ms, number, dice, *by)
    result = e.TableRoundDecided(*number_and_dice, hand_over=over, for_ms=for_ms, hand=kind_of(record).hand_of(record))
    return (settled, *dice_alarms.raised(profile, state, settled.record.dice), result)


# The next round
# ----------------------------------------------------------------------------------------------------------------------


def _next_round(terms: Questions, state: State, now: c.Instant) -> Events:
    """A choice of the players, and then another round: by itself, or by the dealer."""
    game, profile, hosting = terms.game_of(state), terms.profile, state.hosting
    if hosting.shown is not None and hosting.shown.phase == "decided":
        choice = choosing.opened(game, hosting)
        if choice is not None:
            seats, count = choice
            return (e.TableChoiceOpened(hosting.rounds, now.at_ms, seats, profile.choice_ms, count),)
    waits = hosting.ends_ms is not None and not _over(hosting, now)
    if waits and not (hosting.choice_count and hosting.have_chosen):
        return ()
    if hosting.choice_count:  # its throw follows without a dealer's word: no bets are taken for it
        return opened(terms, state, CLOCK, now)
    if hosting.asked_for_puck:  # bets are taken on: the dealer has not closed them
        return opened(terms, state, CLOCK, now)
    return () if profile.has_dealer or not hosting.seats else opened(terms, state, CLOCK, now)


def opened(terms: Questions, state: State, by: tuple[str, str, Person | None], now: c.Instant) -> Events:
    """The next round. After a choice it is that of one more throw: no bets are taken, and all seal once more.

    Another game that is chosen begins with it, if no seat has bets up.
    """
    begun = Decision(state).then(next_game.begun(terms, state))
    profile, state = terms.profile, begun.state
    game, hosting, point = terms.game_of(state), state.hosting, state.felt.point or 0
    shooter = shooting.shooter_of_next(game, profile, state)
    count = hosting.choice_count
    for_ms = profile.grace_ms if count else open_ms(profile, profile.bet_ms) if profile.has_dealer else 0
    if count:
        shooter = hosting.shooter
    number, marks = hosting.rounds + 1, dict(kind_of(state.table).marks(state.table))
    of_game, alike = (game.sheet_digest, count), profile.alike()
    round_opened = e.TableRoundOpened(number, now.at_ms, *by, for_ms, shooter, point, marks, *of_game, alike)
    return (*begun.events, round_opened)


# A dealer who does not answer
# ----------------------------------------------------------------------------------------------------------------------


def awaited_until_ms(profile: Profile, state: State) -> int | None:
    """When the time is over in which the dealer has to act; None while nothing is expected of a dealer."""
    hosting = state.hosting
    if not profile.has_dealer or hosting.silent or hosting.stopped or not hosting.seats:
        return None
    waits = hosting.dice is not None or _waits_for_dealer(profile, hosting.shown)
    return hosting.acted_ms + profile.dealer_ms if waits and hosting.acted_ms else None


def _waits_for_dealer(profile: Profile, shown: ShownRound | None) -> bool:
    if shown is None or shown.phase in ("closed", "decided"):
        return True
    return shown.phase == "rolling" and profile.dice_by_hand


def dealer_awaited(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> Events:
    """Say that the dealer has not acted in time.

    Dice that the generator has read count. Others wait for the dealer or the staff: a result that is known is never
    dropped by waiting (regulation G4), and all bets stand.
    """
    until_ms = awaited_until_ms(profile, state)
    if until_ms is None or now.at_ms < until_ms:
        return ()
    silent = e.TableDealerSilent(state.hosting.rounds, now.at_ms)
    if state.hosting.dice is not None and state.hosting.dice.read:
        return (*decided(game, profile, state, state.hosting.dice.dice, CLOCK, now), silent)
    return (silent,)
