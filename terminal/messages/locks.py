"""What a locked terminal says in English, by the codes of its messages: titles of locks, and why there is no play.

A sentence of ``{error}`` alone is what a part of the program says of its own matter, for the technician, in English.
"""

from __future__ import annotations

TITLES = {
    "lock.journal_checking": "The journal is being checked",
    "lock.journal_unusable": "The journal cannot be used",
    "lock.journal_unwritable": "The journal cannot be written",
    "lock.doors_unwritable": "The doors cannot be journaled",
    "lock.parameter_wrong": "A parameter is wrong",
    "lock.sheet_wrong": "The par sheet is wrong",
    "lock.sheet_changed": "The par sheet has changed in play",
    "lock.currency_changed": "The currency has changed in play",
    "lock.report_impossible": "Impossible device report",
    "lock.meters_disagree": "The meters do not agree",
    "lock.no_simulated_devices": "The simulated devices cannot be started",
    "lock.log_unwritable": "The log cannot be written",
    "lock.own_mistake": "The terminal has found a mistake of its own",
    "lock.clear_confirmed": "The RAM clear is confirmed",
    "lock.program_checking": "The program is being checked",
    "lock.program_changed": "The program is not as it was released",
}

REASONS = {
    "lock.passes": "Play goes on in a moment.",
    "lock.starts_again": "The program starts again in a moment.",
    "lock.parameters_unreadable": "{error}.",
    "lock.protocol_unknown": "{error}",
    "lock.sheet_unreadable": "{error}.",
    "lock.bets_of_another_sheet": "Bets are up under sheet {sheet}, and {other} as it is now is not the same.",
    "lock.money_in_another_currency": "Money is open in {currency}, but Param.ini names {other}.",
    "lock.report": "The {device} reported {report} ({error}).",
    "lock.nothing_booked": "{error}. Nothing of it was booked.",
    "lock.events_unbalanced": "The events of the journal do not balance: {error}.",
    "lock.rig_failed": "{error}",
    "lock.file_unwritable": "{path} cannot be written ({error}).",
    "lock.exception": "{kind}: {error}",
}

TEMPLATES = TITLES | REASONS
