"""What it means to people that a throw is void, and why the dice generator cannot throw."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.dice.messages import VoidReason, Warn
from drivers.ports import DiceFault
from drivers.ports.message import message

VOIDS = {
    VoidReason.COCKED: message("dice.cocked"),
    VoidReason.MISSING: message("dice.missing"),
    VoidReason.STACKED: message("dice.stacked"),
    VoidReason.MOVING: message("dice.moving"),
    VoidReason.LID: message("dice.lid_opened"),
    VoidReason.POWER: message("dice.power_lost"),
    VoidReason.HOST: message("dice.uncertain"),
    VoidReason.BROKEN: message("dice.broke_down"),
}

WARNING_FAULTS = {
    Warn.LID: DiceFault("lid", message("dice.lid")),
    Warn.DRIVE: DiceFault("drive", message("dice.drive")),
    Warn.READER: DiceFault("reader", message("dice.reader")),
    Warn.DICE: DiceFault("dice", message("dice.number")),
    Warn.MEMORY: DiceFault("memory", message("dice.memory")),
    Warn.SOURCE: DiceFault("source", message("dice.source")),
}

DICE_COUNT = "dice_count"
UNKNOWN_FAULT = DiceFault("fault", message("dice.fault"))
SELF_TEST = DiceFault("self_test", message("dice.self_test"))
SLOW = DiceFault("slow", message("dice.slow"))
OLD = DiceFault("numbers", message("dice.number_used"))
OTHER_COUNT = DiceFault("numbers", message("dice.number_of_other_count"))
PROTOCOL = DiceFault("protocol", message("dice.protocol"))


def count_fault(there: Sequence[int], wanted: int) -> DiceFault:
    """The generator cannot throw the number of dice that the game needs, only these."""
    return DiceFault(DICE_COUNT, message("dice.count", there=", ".join(map(str, there)), wanted=wanted))


def fault(warnings: Warn) -> DiceFault:
    """The first fault among the warnings."""
    return next((fault for warning, fault in WARNING_FAULTS.items() if warning & warnings), UNKNOWN_FAULT)
