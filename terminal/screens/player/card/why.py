"""Why a touch would be refused now, for windows that say so themselves."""

from __future__ import annotations

from terminal.cabinet.commands import Touch
from terminal.screens.shared.touch_gateway import TouchGateway


def why_not(touch_gateway: TouchGateway, command: Touch) -> str:
    """One sentence; empty when it would be granted. Changes nothing. Asserts that something is shown."""
    refusal = touch_gateway.refusal(command)
    return "" if refusal is None else touch_gateway.say_why(refusal)
