"""Faults of the dice generator, and alarms of its dice statistics."""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports import Lamp
from terminal.cabinet.faults.fault import Fault, at_fault, at_other_fault
from terminal.cabinet.state import State
from terminal.rules.refusal import Phrase


def _own(stands: Callable[[State], bool]) -> Callable[[State], bool]:
    """A fault of this cabinet's own generator, which a station has not."""
    return lambda state: not state.is_station and stands(state)


DICE = (
    Fault(
        code="dice_lost_in_roll",
        title=Phrase("The dice are out, and the generator cannot report the result"),
        remedy=Phrase(
            "Repair what the generator reports. It then reports the throw, or throws again; the bets stay as they are."
        ),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("play", "cash_out"),
        stands=_own(lambda state: state.dice.throw is not None and state.machine.devices["dice"].faulty),
    ),
    Fault(
        code="dice_lost",
        title=Phrase("The dice generator does not answer"),
        remedy=Phrase("Check its cable and its power. It ends by itself when the generator answers."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_lost",
        stops=("dice",),
        stands=_own(at_fault("dice", "lost")),
    ),
    Fault(
        code="dice_fault",
        title=Phrase("The dice generator is at fault"),
        remedy=Phrase("Read what it says, and look into it. It ends by itself when the generator is ready."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("dice",),
        stands=_own(at_other_fault("dice", "lost")),
    ),
    Fault(
        code="dice_locked",
        title=Phrase("The dice rest after an alarm of their statistics"),
        remedy=Phrase("A technician looks at the dice, and then turns the technician's key."),
        who="technician",
        lamp=Lamp.DISABLED,
        event="dice_alarmed",
        stops=("dice",),
        stands=lambda state: state.dice.locked,
    ),
    Fault(
        code="dice_alarm",
        title=Phrase("The statistics of the dice give an alarm"),
        remedy=Phrase("A technician looks at the dice, and then turns the technician's key."),
        who="technician",
        lamp=Lamp.CALL,
        event="dice_alarmed",
        stops=(),
        stands=lambda state: bool(state.dice.alarms),
    ),
)
