"""Test mode: a technician begins and ends it, and it never outlasts the turned key (regulation 6; 547.8(g)).

It begins only while nothing is under way with money or dice, so that nothing of a player's can be mistaken for a test.
"""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet.decision import Decision
from terminal.cabinet.events import Event, TestModeBegan, TestModeEnded
from terminal.cabinet.keys import TECHNICIAN
from terminal.cabinet.people.authority import acting, key_used, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal, allowed
from terminal.settings.parameters import Profile


def begin(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Begin test mode. Raises Refusal."""
    verify_right(profile, state, Right.DIAGNOSTICS)
    if state.diagnostics.mode is not None:
        raise Refusal("test_mode", "Test mode is on already.")
    verify_nothing_under_way(state)
    return (TestModeBegan(now.at_ms, key_used(state, TECHNICIAN), acting(profile, state)),)


def end(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """End test mode. Raises Refusal."""
    verify_testing(profile, state)
    return (TestModeEnded("button", now.at_ms, acting(profile, state)),)


def ended(profile: Profile, command: c.Command, decision: Decision, now: c.Instant) -> tuple[Event, ...]:
    """The end of test mode where, after this decision, no one at the cabinet has the right to test any more."""
    state = decision.state
    mode = state.diagnostics.mode
    if mode is None or allowed(verify_right, profile, state, Right.DIAGNOSTICS):
        return ()
    if isinstance(command, c.Start):
        return (TestModeEnded("start", now.at_ms),)
    return (TestModeEnded("sign_out" if mode.key in state.machine.keys_turned else "key", now.at_ms),)


def verify_testing(profile: Profile, state: State) -> None:
    """Test mode is on, and a person who may test is at the cabinet. Raises Refusal."""
    verify_right(profile, state, Right.DIAGNOSTICS)
    if state.diagnostics.mode is None:
        raise Refusal("test_mode", "Begin test mode first.")


def verify_not_testing(state: State) -> None:
    """Test mode is off: nothing that counts happens in it. Raises Refusal."""
    if state.diagnostics.mode is not None:
        raise Refusal("test_mode", "Test mode is on: end it first.")


def verify_nothing_under_way(state: State) -> None:
    """No bet is up, no dice are out, and no money or paper is on its way. Raises Refusal."""
    if state.dice.throw is not None:
        raise Refusal("bets_closed", "No more bets: the dice are out.")
    if state.bet_cents:
        raise Refusal("bets_up", "Bets are up: they have to be decided or taken down first.")
    if state.hand_pay.due:
        raise Refusal("test_mode", "A hand pay is open: it has to be settled first.")
    if state.ticketing.ticket is not None:
        raise Refusal(
            "ticket_open", "Ticket {number} is not finished yet.", number=state.ticketing.ticket.ticket.number
        )
    if state.acceptor.bill is not None:
        raise Refusal("bill_open", "A bill is still on its way.")
    if state.acceptor.ticket_in is not None:
        raise Refusal("bill_open", "A ticket is still on its way.")
    if state.papers.slips:
        raise Refusal("device", "The ticket printer is printing a paper for the staff: please wait.")
