"""What an attendant must settle: bills and tickets in doubt, hand pays; and the command of each button."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from terminal.cabinet.commands import (
    AcceptProgram,
    CancelCredit,
    ConfirmHandPay,
    PrintReceipt,
    SettleBill,
    SettleTicket,
    Staff,
    UndoHandPay,
)
from terminal.cabinet.events import ProgramArrived
from terminal.cabinet.hand_pay_reasons import REASONS
from terminal.cabinet.meters import JACKPOTS
from terminal.cabinet.state import State
from terminal.cabinet.state.bills import Dispute
from terminal.cabinet.state.hand_pays import HandPay, Receipt
from terminal.cabinet.state.tickets import TicketMatter
from terminal.screens.shared.rows import Row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

MATTER_ROLES = ("kind", "number", "title", "sentence", "yes", "no", "why")
"""``why`` says why the person may not settle it; empty if the buttons are offered."""

WhyNot = Callable[[Staff], str]
"""Why a command would be refused now; empty if it would not."""


class Touched(NamedTuple):
    """The matter whose first button was touched once; some matters need two touches."""

    kind: str
    number: int
    cents: int
    """The credit at that time: with a different one, the second touch is the first again."""


TWICE = ("hand_pay", "credit")
"""The kinds of matters whose first button needs two touches."""


def matters(state: State, currency: str, touched: Touched | None, why_not: WhyNot) -> list[Row]:
    """All open matters, one row each."""
    rows = _without_reasons(state, currency, touched)
    return [(*row, why_not(decision(row[0], row[1], yes=True))) for row in rows]


def _without_reasons(state: State, currency: str, touched: Touched | None) -> list[Row]:
    rows = [_bill(dispute, currency) for dispute in state.acceptor.disputes]
    if state.ticketing.ticket is not None and state.ticketing.ticket.doubt:
        rows.append(_ticket(state.ticketing.ticket, currency))
    rows += [_due(due, currency, sure=_sure(touched, "hand_pay", due.number)) for due in state.hand_pay.due]
    if not rows and state.playable_cents and not state.bet_cents and state.dice.throw is None:
        rows.append(_credit(state.playable_cents, currency, sure=_sure(touched, "credit", 0)))
    if state.hand_pay.receipts and state.hand_pay.receipts[-1].outcome in ("none", "failed"):
        rows.append(_unprinted(state.hand_pay.receipts[-1], currency))
    return [*([_arrived(state.program.arrived)] if state.program.arrived else []), *rows]


def decision(kind: str, number: int, *, yes: bool) -> Staff:
    """The command of a row's button; `kind` and `number` are the row's."""
    match kind:
        case "bill":
            return SettleBill(number, yes)
        case "ticket":
            return SettleTicket(number, yes)
        case "credit":
            return CancelCredit()
        case "program":
            return AcceptProgram()
        case "receipt":
            return PrintReceipt(number)
    assert kind == "hand_pay", f"nothing of the kind {kind} is settled"
    return ConfirmHandPay(number) if yes else UndoHandPay(number)


def hand_pay_title(due: HandPay, currency: str) -> str:
    """How much must be paid by hand."""
    return translate("Player", "Hand pay: {0}").format(languages.amount(due.amount_cents, currency))


def _bill(dispute: Dispute, currency: str) -> Row:
    known = bool(dispute.value_cents)
    value = languages.amount(dispute.value_cents, currency) if known else translate("Player", "unknown value")
    ticket = translate("Player", "Ticket {0}: {1}")
    title = (ticket if dispute.validation else translate("Player", "Bill {0}: {1}")).format(dispute.number, value)
    sentence = languages.message_sentence(dispute.reason)
    yes = translate("Player", "Credit it") if known else translate("Player", "It is in the stacker")
    return ("bill", dispute.number, title, sentence, yes, translate("Player", "Player has it"))


def _ticket(matter: TicketMatter, currency: str) -> Row:
    number, amount = matter.ticket.number, languages.amount(matter.amount_cents, currency)
    title = translate("Player", "Ticket {0}: {1}").format(number, amount)
    yes, no = translate("Player", "It was printed"), translate("Player", "It was not printed")
    return ("ticket", number, title, languages.message_sentence(matter.doubt), yes, no)


def _sure(touched: Touched | None, kind: str, number: int) -> bool:
    return touched is not None and (touched.kind, touched.number) == (kind, number)


def _due(due: HandPay, currency: str, *, sure: bool) -> Row:
    yes = translate("Player", "Touch again: it is paid") if sure else translate("Player", "It is paid")
    no = "" if due.reason in JACKPOTS else translate("Player", "It is not paid")
    sentence = languages.sentence(REASONS[due.reason])
    return ("hand_pay", due.number, hand_pay_title(due, currency), sentence, yes, no)


def _arrived(program: ProgramArrived) -> Row:
    """An installed program waits to be accepted."""
    title = translate("Player", "Version {0} of the program").format(program.version)
    sentence = translate("Player", "It was installed, and is as it was signed. Until it is accepted nothing is played.")
    return ("program", 0, title, sentence, translate("Player", "Accept it"), "")


def _credit(cents: int, currency: str, *, sure: bool) -> Row:
    title = translate("Player", "Credit: {0}").format(languages.amount(cents, currency))
    sentence = translate("Player", "An attendant can pay the whole credit by hand.")
    again = translate("Player", "Touch again: cancel")
    yes = again if sure else translate("Player", "Cancel credit")
    return ("credit", 0, title, sentence, yes, "")


def _unprinted(receipt: Receipt, currency: str) -> Row:
    """The last hand pay has no receipt: it can be printed at any time."""
    amount = languages.amount(receipt.amount_cents, currency)
    title = translate("Player", "Receipt of hand pay {0}: {1}").format(receipt.number, amount)
    why = languages.message_sentence(receipt.why)
    sentence = why or translate("Player", "The receipt was not printed: the printer was not ready.")
    return ("receipt", receipt.number, title, sentence, translate("Player", "Print the receipt"), "")
