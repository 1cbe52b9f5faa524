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
    "lock.limits_changed": "The limits of the table have changed with a player at it",
    "lock.currency_changed": "The currency has changed in play",
    "lock.report_impossible": "Impossible device report",
    "lock.meters_disagree": "The meters do not agree",
    "lock.no_simulated_devices": "The simulated devices cannot be started",
    "lock.log_unwritable": "The log cannot be written",
    "lock.own_mistake": "The terminal has found a mistake of its own",
    "lock.clear_confirmed": "The RAM clear is confirmed",
    "lock.parameters_changed": "The parameters are changed",
    "lock.parameters_unwritable": "Param.ini cannot be written",
    "lock.parameters_edited": "Param.ini was edited by hand",
    "lock.program_checking": "The program is being checked",
    "lock.program_changed": "The program is not as it was released",
}

REASONS = {
    "lock.passes": "Play goes on in a moment.",
    "lock.starts_again": "The program starts again in a moment.",
    "lock.parameters_unreadable": "{error}.",
    "lock.parameters_restorable": "{error}. A technician can restore the last valid parameters.",
    "lock.parameters_held": (
        "{changes}. Open the logic door and accept the file on the page Parameters, or restore the earlier values."
    ),
    "lock.protocol_unknown": "{error}",
    "lock.sheet_unreadable": "{error}.",
    "lock.bets_of_another_sheet": "Bets are up under sheet {sheet}, and {other} as it is now is not the same.",
    "lock.limit_edited": (
        "A player has credit at a table with {name} of {before}, and Param.ini has {after}. Start with the earlier"
        " limits, have the credit paid, and then change them."
    ),
    "lock.limits_of_another_sheet": (
        "A player has credit at a table of {before}, and {other} has {after}. Start with the earlier limits, have the"
        " credit paid, and then change them."
    ),
    "lock.money_in_another_currency": "Money is open in {currency}, but Param.ini names {other}.",
    "lock.report": "The {device} reported {report} ({error}).",
    "lock.nothing_booked": "{error}. Nothing of it was booked.",
    "lock.events_unbalanced": "The events of the journal do not balance: {error}.",
    "lock.outside_practice": "Practice may not use {what}: that is outside its own folder.",
    "lock.rig_not_started": "The simulated devices cannot be started in {directory} ({error}).",
    "lock.file_unwritable": "{path} cannot be written ({error}).",
    "lock.exception": "{kind}: {error}",
}

AUDIT = {
    "audit.credit": "the credit is {cents} cents, the meters say {expected}",
    "audit.negative": "the playable credit is {cents} cents",
    "audit.due": "the playable credit is {cents} cents, {due} are due by hand",
    "audit.bills": "the bills by denomination are {cents} cents, all bills {all}",
    "audit.result": "wagers less pays are {cents} cents, the bank's result {kept}",
    "audit.sheets": "games, wagers and wins of all sheets together are {found}, of the machine {whole}",
    "audit.jackpots": "jackpots of {cents} cents were paid, of {due} cents due",
    "audit.state_impossible": "{error}",
}
"""What the self-audit of the money has found (regulation C14)."""

TEMPLATES = TITLES | REASONS | AUDIT
