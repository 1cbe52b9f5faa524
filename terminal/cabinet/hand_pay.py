"""What an attendant pays by hand instead of a ticket: why, how much, and how it ends.

While a hand pay is open play is locked (regulation L2, L7): no bet, no bill, and the lamp calls. The amount stays in
the credit until the attendant confirms the payment; that event removes it, and only once, because it also closes the
hand pay. Then a printer that is able prints a receipt; the journal is the record.
"""

from __future__ import annotations

from collections.abc import Mapping

from drivers.ports.message import Amount
from terminal.cabinet import commands as c
from terminal.cabinet.at_table.refusals import verify_credit_stands
from terminal.cabinet.environment import latest
from terminal.cabinet.events import (
    BetsMoved,
    ChoiceMade,
    DiceSettled,
    Event,
    HandPayDue,
    HandPayPaid,
    HandPayReason,
    HandPayUndone,
)
from terminal.cabinet.keys import ATTENDANT
from terminal.cabinet.meters import JACKPOTS
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.authority import (
    SECOND_PERSON,
    acting,
    key_is_enough,
    key_used,
    second,
    signed_in,
    verify_right,
    verify_second_person,
)
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import second_used
from terminal.cabinet.state import State
from terminal.cabinet.state.hand_pays import HandPay
from terminal.cabinet.state.machine import PAPER_IN_SLOT
from terminal.common.local_time import local
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.rules.resolution import Resolution
from terminal.settings.parameters import Profile


def attended_limit_cents(profile: Profile, now: c.Instant) -> int | None:
    """The win of a single bet from which an attendant pays today; None if no limit applies.

    The limit is dated, like the threshold of form W-2G (regulation L3): the local day on which the dice fell decides,
    so a new value never applies to older wins.
    """
    today = local(now.at_ms, now.offset_minutes).date().isoformat()
    counting = [cents for day, cents in profile.attended_limits if day <= today]
    return counting[-1] if counting else None


def due(profile: Profile, state: State, happened: tuple[Event, ...], now: c.Instant) -> tuple[HandPayDue, ...]:
    """The hand pays required by the wins in these events, in the state after them.

    Each bet is a game event of its own (regulation L2): its win, without the stake, is compared with the attended limit
    by itself. The wins of the other bets are also paid by hand if they would lift the credit above the limit of the
    credit meter.
    """
    wins = [one for event in happened for one in _wins(event)]
    return _due(profile, state, wins, attended_limit_cents(profile, latest(state, now))) if wins else ()


def _due(profile: Profile, state: State, wins: list[Resolution], limit_cents: int | None) -> tuple[HandPayDue, ...]:
    left_cents, number, others_cents = state.playable_cents, state.hand_pay.last_number, 0
    payable: list[HandPayDue] = []
    for one in wins:
        if limit_cents is None or one.profit_cents < limit_cents:
            others_cents += one.profit_cents
            continue
        amount_cents = min(one.profit_cents, left_cents)
        left_cents -= amount_cents
        number += 1
        payable.append(HandPayDue(number, "win", amount_cents, limit_cents, one.bet))
    max_cents = profile.credit_meter_limit_cents
    others_cents = min(others_cents, left_cents)
    if others_cents and left_cents + state.bet_cents > max_cents:
        payable.append(HandPayDue(number + 1, "credit_limit", others_cents, max_cents))
    return tuple(one for one in payable if one.amount_cents)


def _wins(event: Event) -> list[Resolution]:
    if not isinstance(event, BetsMoved | ChoiceMade | DiceSettled):
        return []
    return [one for one in kind_of(event.record).resolved_by(event.record) if one.result == "win" and one.profit_cents]


def at_cash_out(profile: Profile, state: State) -> HandPayReason | None:
    """Why this credit cannot be put on a ticket and an attendant pays it; None if a ticket is possible."""
    if state.playable_cents > profile.ticket_limit_cents:
        return "ticket_limit"
    if state.machine.clock is not None:
        return "clock"
    printer = state.machine.devices["printer"]
    return "printer" if printer.faulty and printer.code != PAPER_IN_SLOT else None


def credit_due(profile: Profile, state: State, reason: HandPayReason, who: Person | None = None) -> tuple[Event, ...]:
    """The whole credit is to be paid by hand."""
    limit_cents = profile.ticket_limit_cents if reason == "ticket_limit" else 0
    number = state.hand_pay.last_number + 1
    return (HandPayDue(number, reason, state.playable_cents, limit_cents, who=who),)


def verify_none(state: State) -> None:
    """No hand pay is open. Raises Refusal with the sentence of the first."""
    if state.hand_pay.due:
        raise why(state.hand_pay.due[0], state.configuration.currency)


WAITING: Mapping[HandPayReason, str] = {
    "ticket_limit": "The credit of {amount} is above the ticket limit of {limit}: please wait for the attendant.",
    "printer": "The printer cannot put the credit of {amount} on a ticket: please wait for the attendant.",
    "clock": "The clock is wrong, and a ticket of {amount} would bear a wrong date: please wait for the attendant.",
    "win": "The attendant pays the win of {amount} by hand: please wait.",
    "credit_limit": "The credit may not exceed {limit}: the attendant pays the win of {amount} by hand.",
    "cancelled": "The attendant pays the credit of {amount} by hand.",
}
"""What play waits for, by the reason of the hand pay."""


def why(hand_pay: HandPay, currency: str) -> Refusal:
    """What play waits for."""
    amount, limit = Amount(hand_pay.amount_cents, currency), Amount(hand_pay.limit_cents, currency)
    return Refusal("hand_pay", WAITING[hand_pay.reason], amount=amount, limit=limit)


def confirm(profile: Profile, state: State, command: c.ConfirmHandPay, now: c.Instant) -> tuple[Event, ...]:
    """Remove from the credit what an attendant has paid; if repeated, it leaves only once. Raises Refusal."""
    verify_credit_stands(state)
    hand_pay = _open(profile, state, command.number)
    by, who = key_used(state, ATTENDANT), acting(profile, state)
    if not _takes_two(profile, hand_pay.amount_cents):
        return (HandPayPaid(hand_pay.number, hand_pay.amount_cents, by, now.at_ms, who),)
    _verify_witnessed(profile, state, hand_pay.amount_cents)
    witness = second(profile, state, Right.HAND_PAY)
    paid = HandPayPaid(
        hand_pay.number, hand_pay.amount_cents, by, now.at_ms, who, second=witness.person if witness else None
    )
    return (*(second_used(state, now) if witness else ()), paid)


def _takes_two(profile: Profile, amount_cents: int) -> bool:
    """Two people confirm a hand pay of this amount (regulation L4)."""
    return _reaches(profile.witness_from_cents, amount_cents) or _reaches(profile.supervisor_from_cents, amount_cents)


def _reaches(from_cents: int, amount_cents: int) -> bool:
    return 0 < from_cents <= amount_cents


def _verify_witnessed(profile: Profile, state: State, amount_cents: int) -> None:
    """A second person agrees, and one of the two is a supervisor if the amount needs that. Raises Refusal."""
    verify_second_person(profile, state, Right.HAND_PAY)
    if key_is_enough(profile, state) or not _reaches(profile.supervisor_from_cents, amount_cents):
        return
    two = (signed_in(profile, state), second(profile, state, Right.HAND_PAY))
    if not any(one.has(Right.LARGE_HAND_PAY) for one in two if one is not None):
        raise Refusal(
            SECOND_PERSON,
            "One of the two people who pay {amount} or more has to be a supervisor.",
            amount=Amount(profile.supervisor_from_cents, state.configuration.currency),
        )


def undo(profile: Profile, state: State, command: c.UndoHandPay) -> tuple[Event, ...]:
    """Return the credit to the player, who may cash out again; a win stays due (regulation L3). Raises Refusal."""
    hand_pay = _open(profile, state, command.number)
    if hand_pay.reason in JACKPOTS:
        amount = Amount(hand_pay.amount_cents, state.configuration.currency)
        raise Refusal("hand_pay", "The win of {amount} has to be paid by hand.", amount=amount)
    return (HandPayUndone(hand_pay.number, key_used(state, ATTENDANT), acting(profile, state)),)


def _open(profile: Profile, state: State, number: int) -> HandPay:
    verify_right(profile, state, Right.HAND_PAY)
    found = next((one for one in state.hand_pay.due if one.number == number), None)
    if found is None:
        raise Refusal("hand_pay", "Hand pay {number} is not open.", number=number)
    return found
