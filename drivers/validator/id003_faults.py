"""What ID-003's fault statuses mean to an attendant."""

from __future__ import annotations

from drivers.ports import ValidatorFault
from drivers.validator.id003_codec import REJECTED, Status

FAULTS = {
    Status.STACKER_FULL: ValidatorFault("stacker_full", "The bill stacker is full."),
    Status.STACKER_OPEN: ValidatorFault("stacker_open", "The bill stacker is open or missing."),
    Status.JAM_ACCEPTOR: ValidatorFault("jam", "A bill is stuck in the bill validator."),
    Status.JAM_STACKER: ValidatorFault("jam", "A bill is stuck on its way into the stacker."),
    Status.PAUSE: ValidatorFault("pause", "A second bill was put in too early. Take it out."),
    Status.CHEATED: ValidatorFault("cheated", "The bill validator has noticed a fraud."),
    Status.COMMUNICATION_ERROR: ValidatorFault("communication", "The bill validator has trouble inside itself."),
}

FAILURES = {
    0xA2: "the stacker's motor fails",
    0xA5: "the transport motor runs at the wrong speed",
    0xA6: "the transport motor fails",
    0xA7: "the aligning motor fails",
    0xAB: "the cash box is not ready",
    0xAF: "the validator head is missing",
    0xB0: "its boot memory is damaged",
    0xB1: "its memory is damaged",
    0xB2: "its memory is damaged",
    0xB3: "its memory cannot be written",
}


def failure_sentence(data: bytes) -> str:
    """Say what status 49 and its code mean."""
    code = data[0] if data else 0
    return f"The bill validator has failed: {FAILURES.get(code, f'code {code:02X}')}."


def reject_sentence(data: bytes) -> str:
    """Say what status 17 and its code mean to the player."""
    code = data[0] if data else 0
    return f"The bill was not taken: {REJECTED.get(code, f'code {code:02X}')}."
