"""The receipt of a hand pay: its content, and who may have it printed again (regulation L4)."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet import slips
from terminal.cabinet.events import Event, HandPayPaid
from terminal.cabinet.hand_pay_reasons import REASONS
from terminal.cabinet.people.authority import acting, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.cabinet.state.hand_pays import Receipt
from terminal.common import money
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

SIGNED = ("Attendant", "Witness", "Cashier", "Player")
"""Who signs by hand."""
PARTS = (
    ("CABINET", ("Prepared by", "Witness", "Paid by", "Player")),
    ("CASHIER", ("Prepared by", "Witness", "Paid by")),
)
"""The parts of a receipt that has two, and who signs each of them by hand."""
SIGNATURE = "_" * 30


def of_paid(profile: Profile, state: State, happened: tuple[Event, ...], now: c.Instant) -> tuple[Event, ...]:
    """The receipt of a hand pay that was just paid, in the state after it.

    None if the printer cannot print it; nothing waits for it.
    """
    paid = next((event for event in happened if isinstance(event, HandPayPaid)), None)
    if paid is None:
        return ()
    try:
        slips.verify_printable(state)
    except Refusal:
        return ()
    return _ordered(profile, state, _receipt(state, paid.number), now)


def again(profile: Profile, state: State, command: c.PrintReceipt, now: c.Instant) -> tuple[Event, ...]:
    """Print a receipt again, or for the first time; if a printer ever had it, it is a duplicate. Raises Refusal."""
    verify_right(profile, state, Right.PRINT)
    receipt = _receipt(state, command.number)
    if receipt.outcome == "printing":
        raise Refusal("receipt", "The receipt of hand pay {number} is being printed.", number=command.number)
    slips.verify_printable(state)
    return _ordered(profile, state, receipt, now)


def _receipt(state: State, number: int) -> Receipt:
    found = next((one for one in state.hand_pay.receipts if one.number == number), None)
    if found is None:
        raise Refusal("receipt", "Hand pay {number} has no receipt.", number=number)
    return found


def _ordered(profile: Profile, state: State, receipt: Receipt, now: c.Instant) -> tuple[Event, ...]:
    papers = [_lines(profile, state, receipt, now, part) for part in range(profile.hand_pay_parts)]
    return slips.ordered(state, "receipt", receipt.number, papers, acting(profile, state))


def _lines(profile: Profile, state: State, receipt: Receipt, now: c.Instant, part: int) -> list[str]:
    title = "HAND PAY RECEIPT" if receipt.outcome == "none" else "HAND PAY RECEIPT - DUPLICATE"
    of, signed = PARTS[part] if profile.hand_pay_parts > 1 else ("", SIGNED)
    lines = [
        *slips.heading(profile, title),
        slips.row("Hand pay", f"{receipt.number:06d}"),
        *([slips.row(f"Part {part + 1} of {len(PARTS)}", of)] if of else []),
        slips.row("Slip", f"{state.papers.last_slip + 1 + part:06d}"),
        slips.row("Paid on", slips.when(state, receipt.at_ms, now)),
        slips.row("Reason", REASONS[receipt.reason].say),
    ]
    if receipt.bet:
        lines.append(slips.row("Bet", receipt.bet.replace("_", " ").title()))
    if receipt.dice:
        lines.append(slips.row("Dice", "-".join(map(str, receipt.dice))))
    lines += [
        *([slips.row("Paid by", receipt.who.name)] if receipt.who else []),
        *([slips.row("Witnessed by", receipt.witness.name)] if receipt.witness else []),
        slips.row("Confirmed by key", receipt.by),
        "",
        slips.row("AMOUNT", money.amount(receipt.amount_cents, state.configuration.currency)),
        *slips.in_lines(money.words(receipt.amount_cents, state.configuration.currency)),
    ]
    for who in signed:
        lines += ["", slips.row(who, SIGNATURE)]
    return lines
