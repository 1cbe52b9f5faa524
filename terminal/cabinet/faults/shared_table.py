"""Faults of a shared table and of its stations: one is not reached, they disagree, it stands still, a certificate ends.

A certificate that ends does not light the lamp, which would hide the calls of players for two months.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports import Lamp
from terminal.cabinet.at_table.terms import other_terms
from terminal.cabinet.faults.fault import Fault, at_any_fault, at_fault, at_other_fault
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import EXCHANGE
from terminal.rules.refusal import Phrase


def _of_station(stands: Callable[[State], bool]) -> Callable[[State], bool]:
    return lambda state: state.is_station and stands(state)


def _own_ends(state: State) -> bool:
    return state.machine.certificate is not None and bool(state.machine.certificate.own)


def _authority_ends(state: State) -> bool:
    return state.machine.certificate is not None and bool(state.machine.certificate.authority)


SHARED_TABLE = (
    Fault(
        code="table_disagrees",
        title=Phrase("This station and the shared table disagree"),
        remedy=Phrase(
            "Compare the two values in the journal with the table's, and put right what is wrong. The technician's key"
            " has them compared again. Bets stand; without bets the credit can be cashed out. If it cannot be put"
            " right, two people void the bets on the page Faults: they go back to the credit."
        ),
        who="technician",
        lamp=Lamp.TILT,
        event="table_disagreed",
        stops=("play",),
        stands=lambda state: state.at_table.disagreed is not None,
    ),
    Fault(
        code="table_terms",
        title=Phrase("This station is not set up as its shared table is"),
        remedy=Phrase(
            "Give the parameter that is named here the same value at the table and at this station. Until then no bets"
            " are taken here; the credit can be cashed out. It ends by itself when the table has shown its value."
        ),
        who="automatic",
        lamp=Lamp.FAULT,
        event="round_shown",
        stops=("play",),
        stands=_of_station(lambda state: other_terms(state) is not None),
    ),
    Fault(
        code="table_lost",
        title=Phrase("The shared table does not answer"),
        remedy=Phrase(
            "Check the table and the line to it. It ends by itself when the table answers; bets that were sealed count"
            " meanwhile."
        ),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_lost",
        stops=("play",),
        stands=_of_station(at_fault("dice", "lost")),
    ),
    Fault(
        code="table_fault",
        title=Phrase("The shared table does not take this station"),
        remedy=Phrase("Read what it says, and look into it. It ends by itself when the table takes the station."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("play",),
        stands=_of_station(at_other_fault("dice", "lost")),
    ),
    Fault(
        code="stations_lost",
        title=Phrase("The table does not reach its stations"),
        remedy=Phrase(
            "Check the table's exchange and the line to it. It ends by itself when the exchange answers; all bets stand"
            " meanwhile."
        ),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_lost",
        stops=("play",),
        stands=at_any_fault(EXCHANGE),
    ),
    Fault(
        code="thrown_in_vain",
        title=Phrase("Too many throws of the shared table were void"),
        remedy=Phrase("Look at the dice, and let the table go on, at the dealer's console or on the page Dealer."),
        who="attendant",
        lamp=Lamp.FAULT,
        event="throw_voided",
        stops=("play",),
        stands=lambda state: state.hosting.in_vain,
    ),
    Fault(
        code="table_dealer_silent",
        title=Phrase("The dealer of the shared table does not answer"),
        remedy=Phrase("Send a dealer to the table. All bets stand, and any step of the dealer ends it."),
        who="attendant",
        lamp=Lamp.CALL,
        event="table_dealer_silent",
        stops=("dice",),
        stands=lambda state: state.hosting.silent,
    ),
    Fault(
        code="table_order_repeated",
        title=Phrase("A dealer's order came to the shared table once more"),
        remedy=Phrase(
            "Somebody has put it into the exchange past the program, or an old copy of the exchange was put back: look"
            " into it. It ends when the technician's key is turned."
        ),
        who="technician",
        lamp=Lamp.CALL,
        event="table_dealer_answered",
        stops=(),
        stands=lambda state: bool(state.hosting.repeated),
    ),
    Fault(
        code="certificate_ends",
        title=Phrase("The certificate of this machine ends soon"),
        remedy=Phrase(
            "Have the house's authority issue a new one, put its folder of keys in place of the old one, and start the"
            " program again. Play stops only when the certificate has ended."
        ),
        who="automatic",
        lamp=Lamp.OFF,
        event="certificate_stands",
        stops=(),
        stands=_own_ends,
    ),
    Fault(
        code="authority_ends",
        title=Phrase("The certificate of the house's authority ends soon"),
        remedy=Phrase(
            "Begin a new authority, and give the server and every machine of its tables new keys on the same day. Play"
            " stops only when the certificate has ended."
        ),
        who="automatic",
        lamp=Lamp.OFF,
        event="certificate_stands",
        stops=(),
        stands=_authority_ends,
    ),
)
