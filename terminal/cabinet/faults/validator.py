"""Faults of the bill validator."""

from __future__ import annotations

from drivers.ports import Lamp
from terminal.cabinet.faults.fault import Fault, at_fault, at_other_fault
from terminal.rules.refusal import Phrase

VALIDATOR = (
    Fault(
        code="validator_lost",
        title=Phrase("The bill validator does not answer"),
        remedy=Phrase("Check its cable and its power. It ends by itself when the validator answers."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_lost",
        stops=("money_in",),
        stands=at_fault("validator", "lost"),
    ),
    Fault(
        code="bill_jam",
        title=Phrase("A bill is jammed"),
        remedy=Phrase("Take the bill out of the path. It ends by itself when the validator is free."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("money_in",),
        stands=at_fault("validator", "jam"),
    ),
    Fault(
        code="stacker_full",
        title=Phrase("The bill stacker is full"),
        remedy=Phrase("Change the cash box. It ends by itself when there is room."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("money_in",),
        stands=at_fault("validator", "stacker_full"),
    ),
    Fault(
        code="stacker_open",
        title=Phrase("The bill stacker is open or missing"),
        remedy=Phrase("Put the cash box in. It ends by itself when the stacker is shut."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("money_in",),
        stands=at_fault("validator", "stacker_open"),
    ),
    Fault(
        code="validator_fault",
        title=Phrase("The bill validator is at fault"),
        remedy=Phrase("Read what it says, and look into it. It ends by itself when the validator is ready."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("money_in",),
        stands=at_other_fault("validator", "lost", "jam", "stacker_full", "stacker_open"),
    ),
)
