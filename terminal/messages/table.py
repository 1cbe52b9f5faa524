"""What a shared table, and the exchange with its stations, say to the staff, in English, by the codes of messages."""

from __future__ import annotations

TEMPLATES = {
    "table.no_stations": "The table does not reach its stations.",
    "table.staff": "The staff is at work at the table, or a door is open.",
    "table.no_dice": "The dice cannot be thrown now. All bets stand.",
    "table.paused": "The table is paused. All bets stand.",
    "table.in_vain": "Too many throws were void: look at the dice, and let the table go on.",
    "table.order_repeated": (
        "Order {number} of dealer {name} was answered before: it was put in again, and was not carried out."
    ),
    "exchange.line_gone": "The table cannot be reached ({error}).",
    "exchange.not_set_up": "There is no exchange of a table here: a technician has to set it up first.",
    "exchange.not_allowed": "The server of the table does not allow this ({error}).",
    "exchange.other_version": "The exchange of the table has version {found}, and this program needs version {needed}.",
    "exchange.old_server": "The server of the table is PostgreSQL {found}: version 15 or newer is needed.",
    "exchange.weak_server": "The server of the table could lose bets: its setting {name} is “{setting}”.",
    "exchange.impossible": "The table does not take this ({error}).",
    "exchange.other_table": "A row of table {table} was sent to table {expected}.",
    "exchange.row_altered": "Round {round} of the table does not agree with its digest: it was altered.",
    "exchange.seal_altered": (
        "The bets of seat {seat} in round {round} do not agree with their digest or sum: they were altered."
    ),
    "exchange.board_unreadable": "What the table shows beside its round cannot be read ({error}).",
    "exchange.rounds_unread": "The rounds of the table cannot be read from its journal: {error}",
    "exchange.no_round": "The table has no round {round}.",
    "exchange.round_gap": "Round {round} does not follow round {newest}, the newest of the table.",
    "exchange.round_open": "Round {round} cannot begin: round {newest} is not decided.",
    "exchange.other_content": "Round {round} contradicts what the table has published of it.",
    "exchange.other_bets": "Round {round} names other bets than those that were accepted.",
    "exchange.throw_used": "Throw {throw} belongs to round {round}.",
    "exchange.not_closing": "Round {round} cannot be closed: its betting has not ended.",
    "exchange.not_decided": "Round {round} is not decided.",
    "exchange.seat_taken": "Seat {seat} is taken by cabinet {cabinet}.",
    "exchange.seated_elsewhere": "Cabinet {cabinet} has seat {seat} at table {table}.",
    "exchange.not_your_seat": "Cabinet {cabinet} does not have seat {seat}.",
    "exchange.seat_freed": (
        "Seat {seat} of cabinet {cabinet} was freed at the table, and what it was owed was paid there: "
        "keep this journal, and clear the RAM before this station plays again."
    ),
    "exchange.journal_unread": "This station's journal cannot be compared with what its table knows of it: {error}",
    "exchange.old_copy": "Cabinet {cabinet} has sat here with a newer journal: this one is an old copy.",
    "exchange.rounds_unknown": (
        "Cabinet {cabinet} has played round {round} of this table, and the table knows its rounds up to {newest} only."
    ),
    "exchange.other_seal": (
        "Seat {seat} has sealed other bets as version {version} of round {round}: this journal is an old copy."
    ),
    "exchange.other_result": "Seat {seat} has reported another result of round {round}: this journal is an old copy.",
    "exchange.rounds_missing": "The table shows round {found}, and this station needs round {expected} first.",
    "exchange.old_table": (
        "The exchange knows more of this table than its journal: the journal is an old copy, or another table uses it."
    ),
    "exchange.table_silent": "The table does not answer.",
    "exchange.other_order": "Order {number} of the dealer has the same key as another one.",
    "exchange.replaced": (
        "Seat {seat} has been taken again in the name of cabinet {cabinet}: a copy of this station is running."
    ),
    "exchange.station_back": "The station of seat {seat}, cabinet {cabinet}, was back since its sum was printed.",
    "exchange.not_settled": "Seat {seat} cannot be left: its bets of round {round} are not settled.",
    "exchange.applied_gap": "Seat {seat} has reported round {round}, and round {expected} comes first.",
}
