"""Sabotages of money: paid once, at its value, and never lost."""

from __future__ import annotations

from harness.sabotage.sabotage import Sabotage

OF_MONEY = (
    Sabotage(
        "bill-credited-twice",
        "credits a bill again when its report comes again",
        "terminal/cabinet/bills.py",
        '    if bill.fate in ("credited", "stray"):\n',
        '    if bill.fate == "stray":\n',
        {"simulation": "in the stacker"},
    ),
    Sabotage(
        "bill-in-escrow-credited",
        "credits a bill that may still go back",
        "terminal/cabinet/bills.py",
        "    return (*superseded(open_bill), seen)\n",
        '    return (*superseded(open_bill), seen, BillCredited(seen.number, value_cents, "vend_valid"))\n',
        {"simulation": "in the stacker"},
    ),
    Sabotage(
        "redeemed-ticket-paid-again",
        "pays a copy of a ticket that was redeemed",
        "terminal/ticket_book/book.py",
        '        return None if same else PENDING if state == "pending" else REDEEMED\n',
        '        return "" if same or state == "redeemed" else PENDING\n',
        {"players": "paid a second time"},
    ),
    Sabotage(
        "expired-ticket-paid",
        "pays a ticket after the instant at which it expires",
        "terminal/ticket_book/book.py",
        '        if state == "issued" and now_ms > expires_ms:\n',
        "        if False:\n",
        {"players": "expired ticket .* is paid"},
    ),
    Sabotage(
        "redemption-not-entered",
        "answers that a ticket is redeemed without entering it in the book",
        "terminal/ticket_book/book.py",
        '        if row[0] == "pending":\n            self._become(end.validation, "redeemed"',
        '        if False:\n            self._become(end.validation, "redeemed"',
        {"simulation": "in the book", "cuts": "in the book"},
    ),
    Sabotage(
        "throw-not-recorded",
        "tells internal dice without recording them",
        "drivers/dice/internal.py",
        "        self.record.end(outcome)\n        self._save()\n",
        "        self.record.end(outcome)\n",
        {"cuts": "showed", "simulation": "showed|is played as"},
    ),
    Sabotage(
        "wins-not-metered",
        "leaves a win out of the meters",
        "terminal/cabinet/meters.py",
        "        won_cents=meters.won_cents + won_cents,\n",
        "        won_cents=meters.won_cents,\n",
        {"simulation": "meter"},
    ),
    Sabotage(
        "loss-limit-ignored",
        "takes bets beyond the loss limit that the player has set",
        "terminal/cabinet/session_limits.py",
        "    if room is not None and taken_cents > room:\n",
        "    if False:\n",
        {"limits": "bets may lose"},
    ),
    Sabotage(
        "game-chosen-with-bets-up",
        "lets another game be chosen while bets are up, which then vanish",
        "terminal/cabinet/choosing.py",
        "    if state.bet_cents or state.felt.asked is not None:\n",
        "    if False:\n",
        {"simulation": "the meters say"},
    ),
)
