"""Out of service and back, by the staff: no bet, no dice, no money in; the credit can still be paid out (D5).

It is part of the state, so it outlasts a power cut and a RAM clear: only the staff ends it. Bets stay on the felt, and
the player may take down what the rules allow, because only a credit without bets can be cashed out.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet.events import Event, ReturnedToService, TakenOutOfService
from terminal.cabinet.installing import verify_accepted
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.people.authority import acting, key_used, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.rules.actions import Action, Answer, ClearAll, ClearLast, Decide, Keep, PassDice, TakeDown
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

TAKES_DOWN = (TakeDown, ClearLast, ClearAll, Decide, Keep, PassDice)
"""What the player may still do with chips, and the choices that end a round; none of them adds a stake."""


def take_out(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Put the station out of service. Raises Refusal."""
    verify_right(profile, state, Right.OUT_OF_SERVICE)
    if state.machine.out_of_service is not None:
        raise Refusal("out_of_service", "This station is out of service already.")
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "No more bets: the dice are out.")
    return (TakenOutOfService(now.at_ms, _key(state), acting(profile, state)),)


def put_back(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Put the station back into service. Raises Refusal."""
    verify_right(profile, state, Right.OUT_OF_SERVICE)
    if state.machine.out_of_service is None:
        raise Refusal("out_of_service", "This station is in service.")
    verify_accepted(state)
    return (ReturnedToService(now.at_ms, _key(state), acting(profile, state)),)


def verify_in_service(state: State) -> None:
    """The station is in service. Raises Refusal."""
    if state.machine.out_of_service is not None:
        raise Refusal("out_of_service", "This station is out of service, and takes no bets and no money.")


def verify_may_move(state: State, ask: Action) -> None:
    """Chips may be moved by this action, in service or out of it. Raises Refusal."""
    if not isinstance(ask, TAKES_DOWN) and ask != Answer(yes=False):  # an open question lets no other bet come down
        verify_in_service(state)


def _key(state: State) -> str:
    """The key that was turned; the attendant's, if both are and no person is signed in."""
    turned = state.machine.keys_turned
    return key_used(state, ATTENDANT if ATTENDANT in turned or not turned else turned[0])
