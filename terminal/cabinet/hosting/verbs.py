"""What a dealer, or the staff at the table's own panel, orders of a shared table.

An order names its round, and its throw if it is about dice. It is refused when the table has moved on, so that a double
touch or a late order does nothing twice. No throw is dropped by one person alone once dice may lie (regulation G4), and
every bet stands over a void one.
"""

from __future__ import annotations

from msgspec.structs import replace

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.hosting import casting, moving, next_game, shooting, stopping
from terminal.cabinet.people.account import Person
from terminal.cabinet.questions import Questions
from terminal.cabinet.rounds import dealing
from terminal.cabinet.rounds.dealing import WHY_VOID, By
from terminal.cabinet.state import State
from terminal.cabinet.state.hosting import Hosting
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

Events = tuple[e.Event, ...]

OF_ANY_TABLE = (c.ChooseNextGame, c.PauseTable, c.ResumeTable)
"""Orders of the staff where no dealer works."""


def by_dealer(terms: Questions, state: State, command: c.Dealing, now: c.Instant) -> Events:
    """Carry out the order. Raises Refusal."""
    game, profile = terms.game_of(state), terms.profile
    if not profile.has_dealer and not isinstance(command, OF_ANY_TABLE):
        raise Refusal("dealer", "No dealer works at this table.")
    by = dealing.ordered_by(profile, state, command.dealer)
    match command:
        case c.OpenBetting():
            _verify_next(state.hosting, command.round)
        case _:
            verify_round(state.hosting, command.round)
    if isinstance(command, c.OfThrow):
        dealing.verify_throw(command, state.hosting.throw_of_round)
    match command:
        case c.PauseTable():
            return _pause(state.hosting, by, now)
        case c.ResumeTable():
            return _resume(game, state, by, now)
        case c.EnterDice():
            return _enter(game, profile, state, command, by, now)
        case c.ConfirmDice():
            return _confirm(game, profile, state, command, by, now)
        case c.VoidThrow():
            return _void(profile, state, command, by, now)
        case c.ChooseShooter():
            return _choose(game, profile, state, command, by, now)
        case c.ChooseNextGame():
            return next_game.chosen(terms, state, command, by, now)
        case _:
            return _goes_on(terms, state, command, by, now)


def verify_round(hosting: Hosting, number: int) -> None:
    """The order is meant for the round that is shown. Raises Refusal."""
    if number != hosting.rounds:
        raise Refusal("round", "This order was meant for round {number}, which is not under way.", number=number)


def _verify_next(hosting: Hosting, number: int) -> None:
    if hosting.live or (hosting.shown is not None and hosting.shown.phase == "choice"):
        raise Refusal("round_phase", "Round {number} is under way.", number=hosting.rounds)
    if number != hosting.rounds + 1:
        raise Refusal("round", "Round {number} is not the next one.", number=number)


def _verify_goes(hosting: Hosting) -> None:
    if hosting.stopped:
        raise Refusal("stopped", "The table is stopped: {why}.", why=stopping.SAID[hosting.stopped])


def _verify_phase(hosting: Hosting, *phases: str) -> None:
    if hosting.shown is None or hosting.shown.phase not in phases:
        raise Refusal("round_phase", "Round {number} has moved on, and takes no such order.", number=hosting.rounds)


def _goes_on(
    terms: Questions,
    state: State,
    command: c.OpenBetting | c.LastCall | c.NoMoreBets | c.OrderThrow,
    by: By,
    now: c.Instant,
) -> Events:
    """Open or close the bets, or have the dice thrown."""
    profile, hosting = terms.profile, state.hosting
    _verify_goes(hosting)
    match command:
        case c.OpenBetting():
            return moving.opened(terms, state, by, now)
        case c.LastCall():
            _verify_phase(hosting, "open")
            return (moving.last_call(profile, hosting, by, now),)
        case c.NoMoreBets():
            _verify_phase(hosting, "open", "hurry")
            return moving.closing(profile, hosting, by, now)
        case c.OrderThrow():
            _verify_phase(hosting, "closed")
            return moving.throw(terms.game_of(state), state, now)


# The dice
# ----------------------------------------------------------------------------------------------------------------------


def _enter(game: AnyGame, profile: Profile, state: State, command: c.EnterDice, by: By, now: c.Instant) -> Events:
    dealing.verify_by_hand(profile.dice_by_hand)
    hosting = state.hosting
    if hosting.shown is None or hosting.shown.phase not in ("closed", "rolling"):
        raise Refusal("round_phase", "Dice are entered after the bets are closed.")
    dealing.verify_faces(command.dice, hosting.count or game.dice_count(state.table))
    if hosting.dice is not None and command.dice == hosting.dice.dice:
        return ()
    called: Events = ()
    number = state.dice.throw
    if number is None:  # the dealer threw without a word to the table
        _verify_goes(hosting)
        called = moving.throw(game, state, now)
        number = next(one.throw for one in called if isinstance(one, e.DiceCalled))
    return (*called, e.TableDiceLie(hosting.rounds, now.at_ms, number, command.dice, *by))


def read(profile: Profile, state: State, dice: tuple[int, ...], now: c.Instant) -> Events:
    """The generator has read the dice: they wait for the dealer. Nothing for a report that is repeated."""
    if profile.dice_by_hand or state.hosting.dice is not None:
        return ()
    assert state.dice.throw is not None, "dice lie without a throw"
    return (e.TableDiceLie(state.hosting.rounds, now.at_ms, state.dice.throw, dice, "generator"),)


def _confirm(game: AnyGame, profile: Profile, state: State, command: c.ConfirmDice, by: By, now: c.Instant) -> Events:
    lying = state.hosting.dice
    if lying is None:
        raise Refusal("round_phase", "No dice are shown that could be confirmed.")
    if command.dice != lying.dice:
        raise Refusal("dice", "Other dice are shown now: look at them before you confirm.")
    dealing.verify_another(profile, lying, by)
    return moving.decided(game, profile, state, lying.dice, by, now)


def _void(profile: Profile, state: State, command: c.VoidThrow, by: By, now: c.Instant) -> Events:
    """Declare the throw void: the round goes on with another one. Raises Refusal."""
    throw = state.dice.throw
    if throw is None or not state.hosting.live:
        raise Refusal("round_phase", "No throw is under way that could be declared void.")
    agreed, used = None, Events()
    if needs_second(profile, state.hosting):
        agreed, used = dealing.second_person(profile, state, by, now)
    return (*used, *_voided(state, throw, command, by, agreed, now))


def needs_second(profile: Profile, hosting: Hosting) -> bool:
    """Whether a void throw needs two people: dice lie, or the generator may have thrown them."""
    return hosting.dice is not None or not profile.dice_by_hand


def _voided(state: State, throw: int, command: c.VoidThrow, by: By, agreed: Person | None, now: c.Instant) -> Events:
    lying = state.hosting.dice
    dice = () if lying is None else lying.dice
    number = state.hosting.rounds
    voided = e.TableThrowVoided(number, now.at_ms, throw, command.reason, *by, dice=dice, second=agreed)
    return (voided, e.ThrowVoided(throw, WHY_VOID[command.reason], throw + 1))


# The shooter, and pauses
# ----------------------------------------------------------------------------------------------------------------------


def _choose(game: AnyGame, profile: Profile, state: State, command: c.ChooseShooter, by: By, now: c.Instant) -> Events:
    """Give the dice to this seat, before the first throw of a hand. Raises Refusal."""
    hosting = state.hosting
    verify_new_hand(state)
    if command.seat == hosting.shooter:
        return ()
    if not may_be_chosen(game, profile, hosting, command.seat):
        raise Refusal("shooter", "Seat {seat} cannot shoot: it is silent, or has no bet for it.", seat=command.seat)
    for_ms = 0
    return (e.TableShooterChosen(hosting.rounds, now.at_ms, *by, shooter=command.seat, for_ms=for_ms),)


def verify_new_hand(state: State) -> None:
    """No dice of this hand were thrown: the shooter may change. Raises Refusal.

    A caster is known before bets are taken, so that one changes between two rounds.
    """
    if kind_of(state.table).has_caster:
        _verify_phase(state.hosting, "decided")
        if casting.in_hand(state) or casting.rides_over(state.hosting):
            raise Refusal("shooter", "The shooter's hand has begun: the dice change hands when it is over.")
        return
    _verify_phase(state.hosting, "open", "hurry", "closing", "closed")
    if state.felt.point is not None or shooting.hand_begun(state) or state.hosting.count:
        raise Refusal("shooter", "The shooter's hand has begun: the dice change hands when it is over.")


def may_be_chosen(game: AnyGame, profile: Profile, hosting: Hosting, seat: int) -> bool:
    """Whether the dealer may give this seat the dice; it may have passed them before."""
    return shooting.eligible(game, profile, replace(hosting, passed=()), seat)


def _pause(hosting: Hosting, by: By, now: c.Instant) -> Events:
    if hosting.paused:
        raise Refusal("stopped", "The table is paused already.")
    return (e.TablePaused(hosting.rounds, now.at_ms, *by),)


def _resume(game: AnyGame, state: State, by: By, now: c.Instant) -> Events:
    hosting = state.hosting
    if not hosting.paused and not hosting.in_vain:
        raise Refusal("stopped", "The table is not paused.")
    again = moving.throw(game, state, now) if hosting.in_vain else ()
    return (e.TableResumed(hosting.rounds, now.at_ms, *by), *again)
