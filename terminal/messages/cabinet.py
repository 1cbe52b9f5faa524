"""What the cabinet says of devices, bills, tickets and papers, in English, by the codes of its messages.

Texts of refusals and of faults are not here: each is a template where it is made (`terminal/rules/refusal.py`).
"""

from __future__ import annotations

TEMPLATES = {
    "device.waiting": "not heard of yet",
    "device.starting": "is starting",
    "device.restarting": "is starting after it lost its power",
    "device.printing": "a ticket is being printed",
    "printer.held": "The ticket printer had failed: a technician has to turn the key.",
    "printer.paper_low": "The ticket paper is running low.",
    "slip.left": "The program was restarted before the printer had answered.",
    "credit.limit": "The credit may not exceed {amount}.",
    "clock.interrupted": "The program ended before the clock was set. Look whether it is right.",
    "clock.not_moved": "The system's clock did not take the time.",
    "clock.not_permitted": "This program has no permission to set the system's clock.",
    "clock.fails": "The system's clock cannot be set: {error}.",
    "round.cocked": "A die lies cocked.",
    "round.off_table": "A die left the table.",
    "round.touched": "The dice were touched.",
    "round.entry": "The dice were entered wrongly.",
    "round.unread": "The dice cannot be read.",
    "round.other": "The dealer has decided so.",
    "round.disagreed": "This station and the shared table disagree about its round.",
    "round.table": "The table has declared it void.",
    "round.silent": "The dealer did not answer.",
    "bill.none": "This is not a bill.",
    "bill.not_now": "No bills are taken now.",
    "bill.at_power_up.none": "there was no bill in it",
    "bill.at_power_up.acceptor": "a bill was in its acceptor",
    "bill.at_power_up.stacker": "a bill was in its stacker",
    "bill.never_stacked": "The validator is idle but never said that the bill was stacked. Look for it in the stacker.",
    "bill.stray": "The validator stacked a bill that was never seen in escrow. Look for it in the stacker.",
    "bill.test_stacked": "The validator stacked a test bill that was to go back. Look for it in the stacker.",
    "bill.credited_and_back": (
        "The bill was credited, and then found in the acceptor, which gives it back. The player may have it."
    ),
    "bill.lost_in_power_cut": (
        "The validator lost its power while it stacked the bill and no longer knows it. Look for it."
    ),
    "ticket.not_now": "No tickets are taken now.",
    "ticket.tilted": "Tickets are not taken for a while. Please ask an attendant.",
    "ticket.waits_for_attendant": "This ticket waits for an attendant.",
    "ticket.cage_only": "Tickets of {amount} or more are paid at the cage only: please go there.",
    "ticket.not_cashable": "Only cashable tickets are taken here.",
    "ticket.never_stacked": (
        "The validator is idle but never said that the ticket was stacked. Look for it in the stacker."
    ),
    "ticket.not_ordered": "The validator stacked a ticket that was to go back. Look for it in the stacker.",
    "ticket.credited_and_back": (
        "The ticket was credited, and then found in the acceptor, which gives it back. It is worth nothing any more."
    ),
    "ticket.lost_in_power_cut": (
        "The validator lost its power while it stacked the ticket and no longer knows it. Look for it."
    ),
}
