"""What ID-003's fault statuses mean to an attendant."""

from __future__ import annotations

from collections.abc import Mapping

from drivers.ports import ValidatorFault
from drivers.ports.message import Message, message
from drivers.validator.id003_codec import Status

FAULTS = {
    Status.STACKER_FULL: ValidatorFault("stacker_full", message("validator.stacker_full")),
    Status.STACKER_OPEN: ValidatorFault("stacker_open", message("validator.stacker_open")),
    Status.JAM_ACCEPTOR: ValidatorFault("jam", message("validator.jam")),
    Status.JAM_STACKER: ValidatorFault("jam", message("validator.jam_in_stacker")),
    Status.PAUSE: ValidatorFault("pause", message("validator.second_bill")),
    Status.CHEATED: ValidatorFault("cheated", message("validator.cheated")),
    Status.COMMUNICATION_ERROR: ValidatorFault("communication", message("validator.communication")),
}

FAILURES = {
    0xA2: message("validator.failure.stacker_motor"),
    0xA5: message("validator.failure.transport_speed"),
    0xA6: message("validator.failure.transport_motor"),
    0xA7: message("validator.failure.aligning_motor"),
    0xAB: message("validator.failure.cash_box"),
    0xAF: message("validator.failure.head_missing"),
    0xB0: message("validator.failure.boot_memory"),
    0xB1: message("validator.failure.memory"),
    0xB2: message("validator.failure.memory"),
    0xB3: message("validator.failure.memory_write"),
}
"""The data of status FAILURE."""

REJECTED = {
    0x71: message("bill.rejected.not_straight"),
    0x72: message("bill.rejected.magnetic"),
    0x73: message("bill.rejected.head_occupied"),
    0x74: message("bill.rejected.compensation"),
    0x75: message("bill.rejected.movement"),
    0x76: message("bill.rejected.denomination"),
    0x77: message("bill.rejected.picture"),
    0x78: message("bill.rejected.light"),
    0x79: message("bill.rejected.inhibited"),
    0x7A: message("bill.rejected.no_reason"),
    0x7B: message("bill.rejected.not_ready"),
    0x7C: message("bill.rejected.stacker_occupied"),
    0x7D: message("bill.rejected.length"),
    0x7E: message("bill.rejected.colours"),
    0x7F: message("bill.rejected.not_genuine"),
}
"""The data of status REJECTING: why a bill goes back."""


def failure(data: bytes) -> Message:
    """Say what status 49 and its code mean."""
    return message("validator.failed", cause=_named(FAILURES, data))


def rejection(data: bytes) -> Message:
    """Say what status 17 and its code mean to the player."""
    return message("bill.not_taken", cause=_named(REJECTED, data))


def _named(causes: Mapping[int, Message], data: bytes) -> Message:
    code = data[0] if data else 0
    return causes.get(code) or message("validator.code", code=f"{code:02X}")
