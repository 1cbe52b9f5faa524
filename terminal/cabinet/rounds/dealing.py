"""What a dealer orders at a table with one (mode live): betting opened and closed, dice entered, confirmed and voided.

An order names its round and is refused when the table has moved on, so that a double touch or a late order does nothing
twice. The clock closes a betting time that is over, and answers for a dealer who does not. A round whose bets are
closed is ended by its dealer, with the dice that it began with, also where an edited Param.ini has another mode since.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec.structs import replace

from drivers.ports.message import Message, message
from terminal.cabinet import betting, dice_alarms, reality_check, reservation
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.keys import ATTENDANT, verify_no_key
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.authority import acting, key_used, second, verify_right, verify_second_person
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import second_used
from terminal.cabinet.rounds.commands import VoidReason
from terminal.cabinet.state import State
from terminal.cabinet.state.hosting import LyingDice
from terminal.cabinet.state.rounds import BETTING, OVER, RoundPhase, Rounds
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

NAME_LENGTH_MAX = 40
"""A dealer's name, as a console gives it, is at most this long."""
FACES = range(1, 7)
WHY_VOID: Mapping[VoidReason | Literal["silent"], Message] = {
    "cocked": message("round.cocked"),
    "off_table": message("round.off_table"),
    "touched": message("round.touched"),
    "entry": message("round.entry"),
    "unread": message("round.unread"),
    "other": message("round.other"),
    "silent": message("round.silent"),
}
"""The reasons of a void throw, in words."""


class By(NamedTuple):
    """Who orders it, for the events that follow: in the order of their fields."""

    by: str
    dealer: str = ""
    who: Person | None = None


CLOCK = By(*betting.CLOCK)


def by_dealer(game: AnyGame, profile: Profile, state: State, command: c.Dealing, now: c.Instant) -> tuple[e.Event, ...]:
    """Carry out the dealer's order. Raises Refusal."""
    _verify_dealer(profile, state, command)
    by = ordered_by(profile, state, command.dealer)
    match command:
        case c.OpenBetting():
            return _open(state, command, by, now)
        case c.LastCall():
            _verify_open(state, command.round, ("open",))
            return (e.LastBetsCalled(command.round, now.at_ms, *by), *betting.shortened(profile, state, now))
        case c.NoMoreBets():
            _verify_open(state, command.round, BETTING)
            if by.dealer:
                verify_no_key(state)  # the player could not act; at the panel the key is the dealer's own
            reality_check.verify_none_waits(state)  # nor can the player until it is answered
            reservation.verify_free(state)  # nor one who is away
            return betting.round_closed(game, profile, state, by, now)
        case c.EnterDice():
            return _enter(game, profile, state, command, by, now)
        case c.ConfirmDice():
            _verify_meant(state, command)
            if state.rounds.phase != "shown":
                raise Refusal("round_phase", "No dice are shown that could be confirmed.")
            if command.dice != state.rounds.dice:
                raise Refusal("dice", "Other dice are shown now: look at them before you confirm.")
            verify_another(profile, state.rounds, by)
            return confirmed(game, profile, state, by, now)
        case c.VoidThrow():
            return _void(profile, state, command, by, now)
    raise AssertionError(f"{command} was refused before")


def has_dealer(profile: Profile, state: State) -> bool:
    """A dealer works at this table, or has still to end a round."""
    return profile.has_dealer or state.rounds.throwing


def enters_dice(profile: Profile, state: State) -> bool:
    """The dealer enters the dice of the round under way, or otherwise of the next one."""
    return state.rounds.by_hand if state.rounds.throwing else profile.dice_by_hand


def _verify_dealer(profile: Profile, state: State, command: c.Dealing) -> None:
    """A dealer works at this cabinet, and may order this of it. Raises Refusal."""
    if profile.is_station:
        raise Refusal("dealer", "The dealer works at the shared table.")
    if not has_dealer(profile, state):
        raise Refusal("dealer", "No dealer works at this table.")
    if isinstance(command, c.AtSharedTable):
        raise Refusal("dealer", "Only a shared table takes this order.")


def ordered_by(profile: Profile, state: State, dealer: str) -> By:
    """The dealer at the console; otherwise the person or the key at the staff's panel. Raises Refusal."""
    if dealer:
        if len(dealer) > NAME_LENGTH_MAX or not dealer.isprintable() or dealer != dealer.strip():
            raise Refusal("dealer_name", "A dealer's name has up to {most} characters.", most=NAME_LENGTH_MAX)
        return By("console", dealer)
    verify_right(profile, state, Right.DEAL)
    turned = state.machine.keys_turned
    return By(
        key_used(state, ATTENDANT if ATTENDANT in turned or not turned else turned[0]), "", acting(profile, state)
    )


def _verify_round(state: State, number: int) -> None:
    """The order is meant for the present round. Raises Refusal."""
    if number != state.rounds.number:
        raise Refusal("round", "This order was meant for round {number}, which is not under way.", number=number)


def throw_of_round(state: State) -> int:
    """The number of the throw in the round: another one follows each that the generator has made void."""
    return state.dice.voids + 1 if state.rounds.throwing else 1


def _verify_meant(state: State, command: c.OfThrow) -> None:
    """The order is meant for the present throw of the present round. Raises Refusal."""
    _verify_round(state, command.round)
    verify_throw(command, throw_of_round(state))


def verify_throw(command: c.OfThrow, throw: int) -> None:
    """The order is meant for this throw of its round, or names none. Raises Refusal."""
    if command.throw not in (None, throw):
        say = "This order was meant for throw {meant} of round {number}, which is now at throw {throw}."
        raise Refusal("throw", say, meant=command.throw, number=command.round, throw=throw)


def _verify_open(state: State, number: int, phases: tuple[RoundPhase, ...]) -> None:
    """The order is meant for the present round, whose bets are open in one of these phases. Raises Refusal."""
    _verify_round(state, number)
    if state.rounds.phase not in phases:
        raise Refusal("round_phase", "Bets are not open for this order: round {number} has moved on.", number=number)


def _open(state: State, command: c.OpenBetting, by: By, now: c.Instant) -> tuple[e.Event, ...]:
    if state.rounds.phase not in OVER:
        raise Refusal("round_phase", "Round {number} is under way.", number=state.rounds.number)
    if command.round != state.rounds.number + 1:
        raise Refusal("round", "Round {number} is not the next one.", number=command.round)
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "No more bets: the dice are out.")
    return (e.RoundOpened(command.round, now.at_ms, *by),)


def _enter(
    game: AnyGame, profile: Profile, state: State, command: c.EnterDice, by: By, now: c.Instant
) -> tuple[e.Event, ...]:
    verify_by_hand(enters_dice(profile, state))
    _verify_meant(state, command)
    if not state.rounds.throwing:
        raise Refusal("round_phase", "Dice are entered after the bets are closed.")
    verify_faces(command.dice, game.dice_count(state.table))
    if state.rounds.phase == "shown" and command.dice == state.rounds.dice:
        return ()
    return (_shown(state, command.dice, by, now),)


def verify_another(profile: Profile, entered: Rounds | LyingDice, by: By) -> None:
    """Where it takes two, another person confirms the dice than the one who has entered them. Raises Refusal.

    Without names at both times a console and a turned key are two people, and so are two keys; one key is not.
    """
    name = by.dealer or (by.who.name if by.who else "")
    same = name.casefold() == entered.name.casefold() if name and entered.name else by.by == entered.by
    if profile.dealer_confirm == "two" and not entered.read and same:
        raise Refusal("another_person", "Another person has to confirm these dice than the one who has entered them.")


def verify_by_hand(by_hand: bool) -> None:
    """The dealer enters the dice of this table. Raises Refusal."""
    if not by_hand:
        raise Refusal("dice", "The generator reads the dice of this table.")


def verify_faces(dice: tuple[int, ...], count: int) -> None:
    """These are so many dice. Raises Refusal."""
    if len(dice) != count or any(face not in FACES for face in dice):
        raise Refusal("dice", "Enter {count} dice, each from 1 to 6.", count=count)


def _shown(state: State, dice: tuple[int, ...], by: By, now: c.Instant) -> e.DiceShown:
    assert state.dice.throw is not None, "dice lie without a throw"
    return e.DiceShown(state.rounds.number, now.at_ms, state.dice.throw, dice, *by)


def read(state: State, dice: tuple[int, ...], now: c.Instant) -> tuple[e.Event, ...]:
    """The generator has read the dice: they wait for the dealer. Nothing for a report that is repeated."""
    return () if state.rounds.phase == "shown" else (_shown(state, dice, By("generator"), now),)


def confirmed(game: AnyGame, profile: Profile, state: State, by: By, now: c.Instant) -> tuple[e.Event, ...]:
    """The dice that are shown decide the bets."""
    throw, dice = state.dice.throw, state.rounds.dice
    assert throw is not None, "dice are shown without a throw"
    count = e.DiceConfirmed(state.rounds.number, now.at_ms, throw, dice, *by)
    settled = e.DiceSettled(throw, game.roll(state.table, dice))
    return (count, settled, *dice_alarms.raised(profile, state, settled.record.dice))


def _void(profile: Profile, state: State, command: c.VoidThrow, by: By, now: c.Instant) -> tuple[e.Event, ...]:
    """End the round without a result. Raises Refusal.

    Once dice lie, or the generator may have thrown them, this takes two people: no result is dropped by one person
    alone (regulation G4).
    """
    _verify_meant(state, command)
    if not state.rounds.throwing:
        raise Refusal("round_phase", "No throw is under way that could be declared void.")
    agreed, used = None, tuple[e.Event, ...]()
    if state.rounds.phase != "closed":
        agreed, used = second_person(profile, state, by, now)
    return (*used, *_voided(state, command.reason, by, agreed, now))


def second_person(profile: Profile, state: State, by: By, now: c.Instant) -> tuple[Person | None, tuple[e.Event, ...]]:
    """The second person who agrees, and the end of the agreement. Raises Refusal.

    With a dealer at the console, that is the person of the staff at the cabinet.
    """
    if by.dealer:
        try:
            verify_right(profile, state, Right.DEAL)
        except Refusal as refusal:
            raise Refusal(
                "second_person",
                "Dice may lie already: a person of the staff has to agree to a void throw, with a key turned.",
            ) from refusal
        person = acting(profile, state)
        if person is not None and person.name.casefold() == by.dealer.casefold():
            raise Refusal("second_person", "The second person has to be a different one.")
        return person, ()
    verify_second_person(profile, state, Right.DEAL)
    account = second(profile, state, Right.DEAL)
    return (account.person if account else None), (second_used(state, now) if account else ())


def _voided(
    state: State, reason: VoidReason | Literal["silent"], by: By, agreed: Person | None, now: c.Instant
) -> tuple[e.Event, ...]:
    throw = state.dice.throw
    assert throw is not None, "a round is void without a throw"
    number, dice = state.rounds.number, state.rounds.dice
    voided = e.RoundVoided(number, now.at_ms, throw, reason, *by, dice=dice, second=agreed)
    return (voided, e.ThrowVoided(throw, WHY_VOID[reason], None))


def awaited_until_ms(profile: Profile, state: State) -> int | None:
    """When the time is over in which the dealer has to act; None while nothing is expected of a dealer."""
    rounds, stopped = state.rounds, state.machine.clocks_stopped_ms is not None or state.machine.keys_turned
    if not has_dealer(profile, state) or profile.is_station or rounds.silent or stopped:
        return None
    if rounds.phase in ("closed", "shown"):
        return rounds.acted_ms + profile.dealer_ms
    if rounds.phase in OVER and state.may_bet:
        return max(rounds.acted_ms, _arrived_ms(state)) + profile.dealer_ms
    return None


def awaited_again(profile: Profile, before: State, after: State, now: c.Instant) -> tuple[e.Event, ...]:
    """The dealer's time begins when the player can bet again who could not: it was not the dealer who was awaited.

    A turned key is nothing of that kind: it stops the dealer's time with the other clocks.
    """
    awaits = profile.has_dealer and not profile.is_station and not profile.is_table and after.rounds.phase in OVER
    if not awaits or after.rounds.silent or _could_bet(before) or not _could_bet(after):
        return ()
    if max(after.rounds.acted_ms, _arrived_ms(after)) >= now.at_ms:
        return ()
    clocks_stopped = after.machine.clocks_stopped_ms is None and bool(after.machine.keys_turned)
    awaited = e.DealerAwaited(after.rounds.number, now.at_ms)
    return (*((e.ClocksStopped(now.at_ms),) if clocks_stopped else ()), awaited)


def _could_bet(state: State) -> bool:
    """The player can bet, or could if no key was turned."""
    return replace(state, machine=replace(state.machine, keys_turned=())).may_bet


def _arrived_ms(state: State) -> int:
    """When the player has come; 0 before."""
    return state.visit.stay.began_ms if state.visit.stay is not None else 0


def time_passed(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """Answer for a dealer who has not acted in time, and say so.

    Without dice the round ends, and bets may be taken down. Dice that the generator has read count. Dice that were
    entered wait for the staff, because a result that is known is never dropped by waiting (regulation G4).
    """
    until_ms = awaited_until_ms(profile, state)
    if until_ms is None or now.at_ms < until_ms:
        return ()
    silent = e.DealerSilent(state.rounds.number, now.at_ms)
    if state.rounds.phase == "closed":
        return (*_voided(state, "silent", CLOCK, None, now), silent)
    if state.rounds.phase == "shown" and state.rounds.read:
        return (*confirmed(game, profile, state, CLOCK, now), silent)
    return (silent,)


def resumed(state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """At a start: a round that is under way goes on in its phase, and the dealer's time to answer begins again."""
    under_way = state.rounds.phase not in OVER
    return (e.RoundResumed(state.rounds.number, now.at_ms),) if under_way else ()
