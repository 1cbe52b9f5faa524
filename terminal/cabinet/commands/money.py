"""What an attendant decides about money: hand pays, credit by hand, tickets and bills in doubt."""

from __future__ import annotations

import msgspec


class SettleTicket(msgspec.Struct, frozen=True):
    """An attendant's decision: the ticket in doubt was printed completely, or it was not."""

    number: int
    printed: bool


class SettleBill(msgspec.Struct, frozen=True):
    """An attendant's decision: the disputed bill is in the stacker and is credited, or the player has it back."""

    number: int
    credit: bool


class CancelCredit(msgspec.Struct, frozen=True):
    """An attendant is to pay the whole credit by hand."""


class ConfirmHandPay(msgspec.Struct, frozen=True):
    """An attendant has paid it."""

    number: int


class UndoHandPay(msgspec.Struct, frozen=True):
    """An attendant has not paid it: the player has the credit again."""

    number: int


class PrintReceipt(msgspec.Struct, frozen=True):
    """An attendant wants the receipt of this paid hand pay."""

    number: int


class GiveCredit(msgspec.Struct, frozen=True):
    """An attendant gives the player this credit by hand."""

    number: int
    """The number after that of the last credit, so that a repeated command gives it once."""
    amount_cents: int


class PrintCredit(msgspec.Struct, frozen=True):
    """An attendant wants the slip of the last credit by hand."""

    number: int
