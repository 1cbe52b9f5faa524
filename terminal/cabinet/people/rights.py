"""The roles of the staff, and the one table of what each role may do."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Literal, get_args

Role = Literal["attendant", "supervisor", "technician", "operator"]
ROLES: tuple[Role, ...] = get_args(Role)


class Right(Enum):
    """The right to one function of the cabinet."""

    HAND_PAY = "hand_pay"
    """Confirm a hand pay, or cancel it."""
    LARGE_HAND_PAY = "large_hand_pay"
    """Confirm, as one of two people, a hand pay of the amount that needs a supervisor."""
    DEAL = "deal"
    """Deal at a table with a dealer: open and close betting, enter, confirm and void dice."""
    CANCEL_CREDIT = "cancel_credit"
    """Have the whole credit paid by hand."""
    SETTLE = "settle"
    """Settle a ticket in doubt, or a disputed bill."""
    MANUAL_CREDIT = "manual_credit"
    """Give credit by hand."""
    OUT_OF_SERVICE = "out_of_service"
    """Put the cabinet out of service, and back."""
    RESERVE_FOR_PLAYER = "reserve_for_player"
    """Reserve the station for a player who has left."""
    PLAYER_CARDS = "player_cards"
    """Unblock a player's card, and delete what is remembered of a player."""
    SHIFT = "shift"
    """Begin and end one's own shift."""
    DROP = "drop"
    """Empty the cash box, and enter the count."""
    CLEAR_FAULTS = "clear_faults"
    """Acknowledge the faults that an attendant ends."""
    PRINT = "print"
    """Print receipts, shifts, periods and gaming days."""
    PRINT_LISTS = "print_lists"
    """Print what a list shows."""
    END_PERIOD = "end_period"
    """End the accounting period."""
    READ_METERS = "read_meters"
    """Read meters and gaming days."""
    READ_LOGS = "read_logs"
    """Read games, bills, tickets, hand pays, faults and events."""
    VERIFY_PROGRAM = "verify_program"
    """Have the files of the program verified."""
    ACCEPT_PROGRAM = "accept_program"
    """Accept a program that was installed."""
    VOLUME = "volume"
    """Set the volume."""
    DIAGNOSTICS = "diagnostics"
    """Test the devices."""
    SET_CLOCK = "set_clock"
    """Set the clock."""
    CHANGE_PARAMETERS = "change_parameters"
    """Change parameters."""
    IMPORT_CONFIGURATION = "import_configuration"
    """Take over a whole configuration from a file."""
    EXPORT = "export"
    """Write lists and the configuration to a file."""
    PEOPLE = "people"
    """Add, change and remove the accounts of other people."""
    RAM_CLEAR = "ram_clear"
    """Print the meters for a RAM clear, and confirm it."""


_READS = frozenset({Right.READ_METERS, Right.READ_LOGS, Right.PRINT_LISTS})

_ATTENDANT = _READS | {
    Right.HAND_PAY,
    Right.CANCEL_CREDIT,
    Right.SETTLE,
    Right.MANUAL_CREDIT,
    Right.RESERVE_FOR_PLAYER,
    Right.PLAYER_CARDS,
    Right.DEAL,
    Right.SHIFT,
    Right.CLEAR_FAULTS,
    Right.PRINT,
}

_SUPERVISOR = _ATTENDANT | {
    Right.LARGE_HAND_PAY,
    Right.OUT_OF_SERVICE,
    Right.DROP,
    Right.END_PERIOD,
    Right.VERIFY_PROGRAM,
    Right.VOLUME,
    Right.EXPORT,
    Right.RAM_CLEAR,
}

_TECHNICIAN = _READS | {
    Right.OUT_OF_SERVICE,
    Right.VERIFY_PROGRAM,
    Right.ACCEPT_PROGRAM,
    Right.VOLUME,
    Right.DIAGNOSTICS,
    Right.SET_CLOCK,
    Right.CHANGE_PARAMETERS,
    Right.IMPORT_CONFIGURATION,
    Right.EXPORT,
    Right.RAM_CLEAR,
}

RIGHTS: Mapping[Role, frozenset[Right]] = {
    "attendant": _ATTENDANT,
    "supervisor": _SUPERVISOR,
    "technician": _TECHNICIAN,
    "operator": frozenset(Right),
}
"""What each role may do (regulation, chapter 6). A technician touches no money; only an operator manages people."""
