"""What a station's player says to the table: ready for the roll, the throw, dice passed on and taken, the puck OFF."""

from __future__ import annotations

from drivers.ports.table import StationVerb
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.at_table.refusals import puck_asked, puck_stays, verify_bets_taken, verify_goes_on, verify_reached
from terminal.cabinet.named_marks import before_dice
from terminal.cabinet.state import State
from terminal.cabinet.state.at_table import TAKES_BETS
from terminal.rules.actions import PuckOff
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile


def throw(game: AnyGame, profile: Profile, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """The button of the dice: the player is ready, or shoots. Raises Refusal."""
    return _said(state, verify_throw(game, profile, state), now)


def verify_throw(game: AnyGame, profile: Profile, state: State) -> StationVerb:
    """What the button of the dice says to the table now. Raises Refusal."""
    verb = _throwing(profile, state)
    if verb == "ready":
        game.verify_call_dice(state.table)
    return verb


def verify_may_throw(profile: Profile, state: State) -> None:
    """Without the game's rules: the button of the dice has a meaning now. Raises Refusal."""
    _throwing(profile, state)


def _throwing(profile: Profile, state: State) -> StationVerb:
    verify_reached(state)
    at = state.at_table
    shown = at.shown
    assert shown is not None, "the table is reached, and shows a round"
    if shown.phase == "closed":
        verify_goes_on(state)
        if shown.shooter is None:
            raise Refusal("shooter", "The table throws the dice.")
        if shown.shooter != at.seat:
            raise Refusal("shooter", "Seat {seat} throws the dice.", seat=shown.shooter)
        _verify_unsaid(state, "roll")
        return "roll"
    if profile.has_dealer:
        raise Refusal("dealer", "The dealer throws the dice.")
    verify_bets_taken(state)
    if profile.mode != "roll":
        raise Refusal("shooter", "The dice are thrown when the time for bets is over.")
    _verify_unsaid(state, "ready")
    return "ready"


def _verify_unsaid(state: State, verb: StationVerb) -> None:
    if verb in state.at_table.said:
        raise Refusal("said", "The table knows: please wait for the dice.")


def pass_dice(profile: Profile, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """The shooter passes the dice to the next, before the first throw of the hand. Raises Refusal."""
    verify_pass_dice(profile, state)
    return _said(state, "pass_dice", now)


def verify_pass_dice(profile: Profile, state: State) -> None:
    """This seat has the dice, and may pass them. Raises Refusal."""
    _verify_station(profile)
    _verify_come_out(state)
    at = state.at_table
    assert at.shown is not None, "the table is reached, and shows a round"
    if at.shown.shooter != at.seat:
        raise Refusal("shooter", "Only the shooter passes the dice.")
    if kind_of(state.table).has_caster:
        _verify_nothing_laid(state)
    elif at.shooting is not None and at.shooting.rolls:
        raise Refusal("shooter", "The dice are passed before the first throw of a hand, or after a seven-out.")
    _verify_not_passed(state)


def _verify_nothing_laid(state: State) -> None:
    """The shooter has no bet that the hand could be played on. Raises Refusal."""
    if state.bet_cents or any(felt.bet_cents for felt in state.at_table.may_count):
        raise Refusal("bets_up", "Take your bank down first: the dice are passed without one.")


def take_dice(profile: Profile, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """A player who has passed the dice, or who was not asked, wants them. Raises Refusal."""
    verify_take_dice(profile, state)
    return _said(state, "take_dice", now)


def verify_take_dice(profile: Profile, state: State) -> None:
    """This seat may ask for the dice. Raises Refusal."""
    _verify_station(profile)
    _verify_come_out(state)
    at = state.at_table
    assert at.shown is not None, "the table is reached, and shows a round"
    if at.shown.shooter == at.seat:
        raise Refusal("shooter", "You have the dice.")
    if "take_dice" in at.said:
        raise Refusal("said", "The table knows: please wait for the dice.")


def move_puck_off(game: AnyGame, state: State, now: c.Instant) -> tuple[e.Event, ...]:
    """The shooter wants the puck moved to OFF: the table does it where no seat's bet depends on it. Raises Refusal."""
    verify_move_puck_off(game, state)
    return _said(state, "puck_off", now)


def verify_move_puck_off(game: AnyGame, state: State) -> None:
    """This seat shoots, and has no bet itself that depends on the puck. Raises Refusal."""
    verify_reached(state)
    verify_bets_taken(state)
    at = state.at_table
    assert at.shown is not None, "the table is reached, and shows a round"
    if at.shown.shooter != at.seat:
        raise Refusal("shooter", "Only the shooter moves the puck.")
    game.verify(state.table, PuckOff())
    if "puck_off" in at.said:
        raise puck_asked()
    if at.puck_stays:
        raise puck_stays()


def _verify_station(profile: Profile) -> None:
    """The dice go round a shared table, and this is a station of one. Raises Refusal."""
    if not profile.is_station:
        raise Refusal("station", "At this cabinet the dice are not passed: the player has them.")


def _verify_come_out(state: State) -> None:
    """The dice change hands between two hands only. Raises Refusal."""
    verify_reached(state)
    shown = state.at_table.shown
    assert shown is not None, "the table is reached, and shows a round"
    verify_goes_on(state)
    kind = kind_of(state.table)
    if kind.has_caster and (shown.phase not in TAKES_BETS or before_dice(shown.marks or {})):
        raise Refusal("shooter", "The dice change hands before the first throw of a hand, or after it.")
    if shown.phase not in TAKES_BETS or shown.point:
        raise Refusal("shooter", "The dice change hands while bets are taken for a come-out roll.")


def _verify_not_passed(state: State) -> None:
    if "pass_dice" in state.at_table.said:
        raise Refusal("said", "You have passed the dice.")


def _said(state: State, verb: StationVerb, now: c.Instant) -> tuple[e.Event, ...]:
    return (e.StationSaid(state.at_table.round, verb, now.at_ms),)
