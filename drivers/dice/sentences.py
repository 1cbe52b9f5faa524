"""What people read when a throw is void or the dice generator cannot throw."""

from __future__ import annotations

from drivers.dice.messages import VoidReason, Warn
from drivers.ports import DiceFault

VOID_SENTENCES = {
    VoidReason.COCKED: "A die came to rest cocked.",
    VoidReason.MISSING: "A die was missing or out of sight.",
    VoidReason.STACKED: "The dice came to rest on top of each other.",
    VoidReason.MOVING: "The dice did not come to rest in time.",
    VoidReason.LID: "The lid of the dice generator was opened during the throw.",
    VoidReason.POWER: "The dice generator lost its power during the throw.",
    VoidReason.HOST: "The dice could not be read with certainty.",
    VoidReason.BROKEN: "The dice generator broke down during the throw.",
}

WARNING_FAULTS = {
    Warn.LID: DiceFault("lid", "The lid of the dice generator is open."),
    Warn.DRIVE: DiceFault("drive", "The dice generator cannot shake the dice."),
    Warn.READER: DiceFault("reader", "The dice generator cannot read the dice."),
    Warn.DICE: DiceFault("dice", "Dice are missing from the dice generator, or there are too many."),
    Warn.MEMORY: DiceFault("memory", "The dice generator cannot record its throws."),
    Warn.SOURCE: DiceFault("source", "The dice generator's source of chance has failed its test."),
}

DICE_COUNT = "dice_count"
UNKNOWN_FAULT = DiceFault("fault", "The dice generator reports a fault.")
SELF_TEST = DiceFault("self_test", "The dice generator is testing itself.")
SLOW = DiceFault("slow", "The dice generator does not finish its throw.")
OLD = DiceFault(
    "numbers",
    "The dice generator has used this throw number before and no longer knows the result; its record must be cleared.",
)
PROTOCOL = DiceFault("protocol", "The dice generator refuses what its protocol demands.")


def count_fault(there: int, wanted: int) -> DiceFault:
    """The generator has another number of dice than the game needs."""
    return DiceFault(DICE_COUNT, f"The dice generator holds {there} dice, but the game needs {wanted}.")


def fault(warnings: Warn) -> DiceFault:
    """The first fault among the warnings."""
    return next((fault for warning, fault in WARNING_FAULTS.items() if warning & warnings), UNKNOWN_FAULT)
