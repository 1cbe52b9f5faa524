"""Why a touch would be refused now, for windows that show the reason themselves."""

from __future__ import annotations

from terminal.cabinet.commands import Touch
from terminal.screens.shared.touch_gateway import TouchGateway


def why_not(touch_gateway: TouchGateway, command: Touch) -> str:
    """One sentence; empty if it would be accepted. Changes nothing. Asserts that there is a state."""
    refusal = touch_gateway.refusal(command)
    return "" if refusal is None else touch_gateway.say_why(refusal)
