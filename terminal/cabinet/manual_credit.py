"""Credit by hand: an attendant gives the player credit within the limit of the parameters, with a slip.

The event deposits the amount and closes its number, so a command that is repeated after a power cut gives nothing more.
It is refused where a bill would be: to a player whose limit is reached, in a break, and over a reality check. What the
staff settles is refused nowhere, because it was the player's money before.
"""

from __future__ import annotations

from drivers.ports.message import Amount
from terminal.cabinet import commands as c
from terminal.cabinet import environment, reality_check, slips
from terminal.cabinet.at_table.refusals import verify_takes_money
from terminal.cabinet.bills import why_over_limit
from terminal.cabinet.events import CreditGiven, Event
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.out_of_service import verify_in_service
from terminal.cabinet.people.authority import acting, key_used, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.play import verify_between_throws, verify_matters_closed, verify_no_break
from terminal.cabinet.players import limits
from terminal.cabinet.receipts import SIGNATURE, SIGNED
from terminal.cabinet.reservation import verify_free
from terminal.cabinet.state import State
from terminal.common import money
from terminal.rules.refusal import Refusal, said
from terminal.settings.parameters import Profile


def give(profile: Profile, state: State, command: c.GiveCredit, now: c.Instant) -> tuple[Event, ...]:
    """Give this credit; a number that was used gives nothing. Raises Refusal."""
    verify_offered(profile, state)
    if command.number != state.manual_credit.last_number + 1:
        raise Refusal("manual_credit", "Credit {number} is not the next one.", number=command.number)
    limit = Amount(profile.manual_credit_limit_cents, state.configuration.currency)
    if not 0 < command.amount_cents <= profile.manual_credit_limit_cents:
        raise Refusal("manual_credit", "A credit by hand may be up to {limit}.", limit=limit)
    if why := why_over_limit(profile, state, command.amount_cents):
        raise Refusal("manual_credit", "{why}.", why=said(why))
    by = key_used(state, ATTENDANT)
    return (CreditGiven(command.number, command.amount_cents, now.at_ms, by, acting(profile, state)),)


def verify_offered(profile: Profile, state: State) -> None:
    """Credit may be given by hand now: the parameters allow it, and nothing is under way. Raises Refusal."""
    verify_right(profile, state, Right.MANUAL_CREDIT)
    if not profile.manual_credit_limit_cents:
        raise Refusal("not_offered", "At this cabinet no credit is given by hand.")
    verify_in_service(state)
    verify_free(state)
    verify_takes_money(state)
    limits.verify_takes_money(state)
    verify_no_break(state)
    reality_check.verify_none_waits(state)
    verify_between_throws(state)
    verify_matters_closed(state)
    environment.verify_room(state)
    environment.verify_day(state)


def of_given(profile: Profile, state: State, happened: tuple[Event, ...], now: c.Instant) -> tuple[Event, ...]:
    """The slip of a credit that was just given, in the state after it; none if the printer cannot print it."""
    if not any(isinstance(event, CreditGiven) for event in happened):
        return ()
    try:
        slips.verify_printable(state)
    except Refusal:
        return ()
    return _ordered(profile, state, now)


def print_again(profile: Profile, state: State, command: c.PrintCredit, now: c.Instant) -> tuple[Event, ...]:
    """Print the slip of the last credit. Raises Refusal."""
    verify_right(profile, state, Right.PRINT)
    last = state.manual_credit.last
    if last is None or last.number != command.number:
        raise Refusal("manual_credit", "The slip of credit {number} cannot be printed.", number=command.number)
    slips.verify_none(state)
    slips.verify_printable(state)
    return _ordered(profile, state, now)


def _ordered(profile: Profile, state: State, now: c.Instant) -> tuple[Event, ...]:
    given = state.manual_credit.last
    assert given is not None, "a credit was given"
    who = acting(profile, state)
    lines = [
        *slips.heading(profile, "CREDIT BY HAND"),
        slips.row("Credit", f"{given.number:06d}"),
        slips.row("Slip", f"{state.papers.last_slip + 1:06d}"),
        slips.row("Given on", slips.when(state, given.at_ms, now)),
        slips.row("Given by", given.who.name if given.who else f"{given.by} key"),
        *slips.printed_on(now, who),
        "",
        slips.row("AMOUNT", money.amount(given.amount_cents, state.configuration.currency)),
        *slips.in_lines(money.words(given.amount_cents, state.configuration.currency)),
    ]
    for signer in SIGNED:
        lines += ["", slips.row(signer, SIGNATURE)]
    return slips.ordered(state, "credit", given.number, [lines], who)
