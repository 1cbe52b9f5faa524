"""The player's actions: move chips, call the dice, cash out."""

from __future__ import annotations

from msgspec.structs import replace

from drivers.ports import Ticket
from terminal.cabinet import commands as c
from terminal.cabinet import environment, hand_pay, out_of_service, session_limits, slips
from terminal.cabinet.at_table.refusals import (
    verify_bets_taken,
    verify_credit_stands,
    verify_heard,
    verify_nothing_counts,
)
from terminal.cabinet.device_status import why_not_ready
from terminal.cabinet.events import BetsMoved, DiceCalled, Event, TicketIssued
from terminal.cabinet.numbering import next_throw, next_ticket_sequence, ticket_validation
from terminal.cabinet.people.authority import acting, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.common import money
from terminal.common.local_time import DAY_MS, local
from terminal.rules.actions import Action, Undo
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal, said
from terminal.rules.tables import AnyChange, apply
from terminal.settings.parameters import Profile


def change(game: AnyGame, state: State, ask: Action) -> tuple[Event, ...]:
    """Move chips on or off the felt, as the game's rules allow. Raises Refusal."""
    return (BetsMoved(moved(game, state, ask)),)


def moved(game: AnyGame, state: State, ask: Action) -> AnyChange:
    """The record of this action, if it may be carried out now. Raises Refusal."""
    verify_open(state)
    out_of_service.verify_may_move(state, ask)
    record: AnyChange = game.do(state.table, ask)
    _verify_taken(state, record)
    _verify_puck_stays(state, ask, record)
    return record


def verify_change(game: AnyGame, state: State, ask: Action) -> None:
    """Raise the refusal of `change`, and make no record of it where none is needed to know."""
    verify_open(state)
    out_of_service.verify_may_move(state, ask)
    limited = state.awaits_first_day or state.visit.play_break is not None or session_limits.bind(state)
    if limited or _may_move_puck(state, ask):
        record: AnyChange = game.do(state.table, ask)
        _verify_taken(state, record)
        _verify_puck_stays(state, ask, record)
    else:
        game.verify(state.table, ask)


def _may_move_puck(state: State, ask: Action) -> bool:
    """An Undo at a station could take back what the shooter of its table has done."""
    return state.is_station and isinstance(ask, Undo)


def _verify_puck_stays(state: State, ask: Action, record: AnyChange) -> None:
    """At a shared table no player of a station undoes the puck's move. Raises Refusal."""
    if not _may_move_puck(state, ask):
        return
    after = apply(state.table, record)
    if kind_of(after).on_felt(after).point != state.felt.point:
        raise Refusal("nothing_to_undo", "Nothing has changed on the felt since the last roll.")


def _verify_taken(state: State, record: AnyChange) -> None:
    """A change that takes credit keeps the player's limits, and is booked in a gaming day. Raises Refusal."""
    kind = kind_of(record)
    asked = kind.asked_by(record)  # a bet whose commission is asked for would be refused after the answer
    taken_cents = kind.taken_cents(record) if asked is None else asked.taken_cents
    if taken_cents > 0:
        environment.verify_day(state)
        verify_no_break(state)
        session_limits.verify_bet(state, taken_cents)


def verify_no_break(state: State) -> None:
    """There is no break in play. Raises Refusal."""
    if state.visit.play_break is not None:
        raise Refusal("break", "There is a break in play: bets stay as they are, and no further bets are taken.")


def verify_puck_may_move(profile: Profile) -> None:
    """The player may move the marker puck to OFF by hand. Raises Refusal."""
    if profile.puck_can_be_reset != "2":
        raise Refusal("puck_reset", "On this table only the dice move the puck.")


def call_dice(game: AnyGame, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Close the bets and order the next throw. Raises Refusal."""
    verify_call_dice(game, state)
    closed = game.close_bets(state.table)  # a void throw must not open the bets again, where a call has closed them
    called = DiceCalled(next_throw(state.dice.throws, now), game.dice_count(state.table))
    return (*(() if closed is None else (BetsMoved(closed),)), called)


def verify_call_dice(game: AnyGame, state: State) -> None:
    """The felt is open, the machine can throw the dice, and a bet is up that they may decide. Raises Refusal.

    A break, or a fault, is the reason before the bets are: a player could not place the bet that is missing.
    """
    verify_open(state)
    verify_throwable(state)
    game.verify_call_dice(state.table)


def verify_throwable(state: State) -> None:
    """The machine can throw the dice and book the game. Raises Refusal."""
    out_of_service.verify_in_service(state)
    verify_no_break(state)
    environment.verify_room(state)
    environment.verify_day(state)
    if state.dice.locked:
        raise Refusal("dice_alarm", "The dice rest until a technician has looked at them.")
    if why := why_not_ready(state, "dice"):
        raise Refusal("device", "The dice cannot be thrown now: {why}.", why=why)


DOOR_OPEN = {
    "main": "The main door is open: play stops until it is shut.",
    "cashbox": "The cash box door is open: play stops until it is shut.",
    "logic": "The logic door is open: play stops until it is shut.",
}
"""The refusal for the player while a door is open, by the door."""


PAUSED = {
    "closed": "No more bets: the dice are thrown in a moment.",
    "show": "The last roll is still shown: bets open in a moment.",
}
"""The refusal for the player while bets are closed and no dice are out."""


def verify_open(state: State) -> None:
    """Chips can be moved only between rolls, with the doors closed, and while a shared table takes bets.

    Raises Refusal.
    """
    verify_between_throws(state)
    verify_bets_taken(state)


def verify_between_throws(state: State) -> None:
    """No dice are out that decide bets, the doors are closed, and no hand pay is open. Raises Refusal."""
    if state.dice.throw is not None:
        _verify_no_dealer_awaited(state)
        raise Refusal("bets_closed", "No more bets: the dice are out.")
    if state.visit.pause is not None:
        raise Refusal("bets_closed", PAUSED[state.visit.pause.phase])
    if state.machine.doors_open:
        raise Refusal("door_open", DOOR_OPEN[state.machine.doors_open[0]])
    if not state.doors_shut:
        raise Refusal("device", "Play waits: it is not known whether the doors are shut.")
    hand_pay.verify_none(state)


def _verify_no_dealer_awaited(state: State) -> None:
    """The throw does not wait for a dealer. Raises Refusal."""
    if state.rounds.phase == "closed":
        raise Refusal("bets_closed", "No more bets: the dealer throws the dice.")
    if state.rounds.phase == "shown":
        raise Refusal("bets_closed", "No more bets: the dealer confirms the dice.")


def cash_out(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    """Put the whole credit on a ticket, or have an attendant pay it if a ticket is not possible. Raises Refusal."""
    verify_cash_out(profile, state)
    if reason := hand_pay.at_cash_out(profile, state):
        return hand_pay.credit_due(profile, state, reason)
    amount_cents = state.playable_cents
    sequence = next_ticket_sequence(state.ticketing.sequence, now)
    validation = ticket_validation(profile, state, sequence)
    ticket = make_ticket(profile, state.ticketing.last_number + 1, validation, amount_cents, now)
    if state.configuration.practice:
        ticket = replace(ticket, establishment=slips.PRACTICE, location=slips.PRACTICE, terms=slips.PRACTICE)
    expires_ms = now.at_ms + profile.ticket_days * DAY_MS
    to_enter = state.ticketing.authority is not None
    return (TicketIssued(ticket, sequence, amount_cents, now.at_ms, expires_ms, to_enter),)


def verify_cash_out(profile: Profile, state: State) -> None:
    """The whole credit can go on a ticket, or be paid by an attendant. Raises Refusal."""
    verify_whole_credit(state)
    verify_heard(state)
    slips.verify_none(state)
    if hand_pay.at_cash_out(profile, state):
        return
    if why := why_not_ready(state, "printer"):
        raise Refusal("device", "The ticket printer is not ready: {why}.", why=why)
    if state.ticketing.authority is not None and not state.ticketing.authority.ready:
        raise Refusal("device", "Tickets cannot be issued now: {why}.", why=said(state.ticketing.authority.say))


def cancel_credit(profile: Profile, state: State) -> tuple[Event, ...]:
    """Have an attendant pay the whole credit by hand, at the attendant's request. Raises Refusal (regulation L7)."""
    verify_right(profile, state, Right.CANCEL_CREDIT)
    verify_whole_credit(state)
    return hand_pay.credit_due(profile, state, "cancelled", acting(profile, state))


def verify_whole_credit(state: State) -> None:
    """A ticket or a hand pay is for the whole credit: no bet is up, and nothing else is under way. Raises Refusal."""
    verify_credit_stands(state)
    verify_between_throws(state)
    verify_matters_closed(state)
    verify_nothing_counts(state)
    if state.bet_cents:
        raise Refusal("bets_up", "A ticket is for the whole credit: your bets have to be decided or taken down first.")
    if not state.playable_cents:
        raise Refusal("balance", "There is no credit to cash out.")


IN_DOUBT_OF_CREDIT = ("ask", "stack", "return")
"""A ticket in one of these states may still be credited, or is still the player's."""


def verify_matters_closed(state: State) -> None:
    """No ticket and no bill is under way, and no hand pay is due. Raises Refusal."""
    hand_pay.verify_none(state)
    if state.ticketing.ticket is not None:
        raise Refusal(
            "ticket_open", "Ticket {number} is not finished yet.", number=state.ticketing.ticket.ticket.number
        )
    if (
        state.acceptor.bill is not None
        and state.acceptor.bill.fate in ("stack", "return")
        and state.machine.device("validator").linked
    ):
        raise Refusal("bill_open", "A bill is still on its way.")
    if (
        state.acceptor.ticket_in is not None
        and state.machine.device("validator").linked
        and state.acceptor.ticket_in.fate in IN_DOUBT_OF_CREDIT
    ):
        raise Refusal("bill_open", "A ticket is still on its way.")


CAGE_ONLY = "Redeem at the cage only"
"""The terms of a ticket that is worth so much (L5)."""


def make_ticket(profile: Profile, number: int, validation: str, amount_cents: int, now: c.Instant) -> Ticket:
    """Fill in every field of a cash-out ticket (regulation 1.8)."""
    issued = local(now.at_ms, now.offset_minutes)
    return Ticket(
        number=number,
        validation=validation,
        establishment=profile.establishment,
        location=profile.location,
        city=profile.city,
        date=f"{issued:%m/%d/%Y}",
        time=f"{issued:%H:%M:%S}",
        amount=money.amount(amount_cents, profile.currency),
        amount_words=money.words(amount_cents, profile.currency),
        expiry=f"{profile.ticket_days} days",
        machine=f"MACHINE# {profile.machine_id:08d}",
        terms=CAGE_ONLY if profile.only_at_cage(amount_cents) else profile.ticket_terms or profile.help_line,
    )
