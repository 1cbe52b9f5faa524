"""Faults of the machine itself: its doors, its board, and the locks of play."""

from __future__ import annotations

from drivers.ports import Lamp
from terminal.cabinet.faults.fault import ALL, Fault
from terminal.cabinet.state.machine import CARDS
from terminal.rules.refusal import Phrase

MACHINE = (
    Fault(
        code="door_open",
        title=Phrase("A door is open"),
        remedy=Phrase("Shut every door. It ends by itself when all are shut."),
        who="automatic",
        lamp=Lamp.DOOR,
        event="inputs_changed",
        stops=ALL,
        stands=lambda state: bool(state.machine.doors_open),
    ),
    Fault(
        code="doors_unseen",
        title=Phrase("A door was opened unobserved"),
        remedy=Phrase(
            "Look at the doors and locks, and acknowledge it on the page of faults or by turning the key back."
        ),
        who="attendant",
        lamp=Lamp.CALL,
        event="doors_opened_unseen",
        stops=(),
        stands=lambda state: bool(state.machine.doors_unseen),
    ),
    Fault(
        code="board_lost",
        title=Phrase("The cabinet board does not answer"),
        remedy=Phrase("Check its cable and its power. It ends by itself when the board answers."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_lost",
        stops=ALL,
        stands=lambda state: state.machine.devices["board"].faulty,
    ),
    Fault(
        code="cards_fail",
        title=Phrase("The card reader does not work"),
        remedy=Phrase("Check its cable and its power. It ends by itself when the reader works; play needs no card."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_lost",
        stops=(),
        stands=lambda state: CARDS in state.machine.devices and state.machine.devices[CARDS].faulty,
    ),
    Fault(
        code="out_of_service",
        title=Phrase("This station is out of service"),
        remedy=Phrase("Put it back into service on the staff's page for that."),
        who="attendant",
        lamp=Lamp.DISABLED,
        event="taken_out_of_service",
        stops=("play", "money_in"),
        stands=lambda state: state.machine.out_of_service is not None,
    ),
    Fault(
        code="locked",
        title=Phrase("Play is locked"),
        remedy=Phrase("Read the sentence on the screen. It ends by a new start that no longer finds the reason."),
        who="technician",
        lamp=Lamp.TILT,
        event="program_verified",
        stops=ALL,
        stands=lambda _: False,
    ),
)
