"""The reasons for hand pays, in the words of the receipt, the log and the staff's pages.

Receipts are in English, like all slips; everything else is in the language of the screen.
"""

from __future__ import annotations

from collections.abc import Mapping

from terminal.cabinet.events import HandPayReason
from terminal.rules.refusal import Phrase

REASONS: Mapping[HandPayReason, Phrase] = {
    "win": Phrase("Win above the attended limit"),
    "credit_limit": Phrase("Wins above the credit limit"),
    "ticket_limit": Phrase("Credit above the ticket limit"),
    "printer": Phrase("Credit, no ticket possible"),
    "cancelled": Phrase("Cancelled credit"),
    "clock": Phrase("Credit, the clock is wrong"),
}
