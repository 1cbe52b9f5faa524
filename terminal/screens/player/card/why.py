"""Why a touch would be refused now, for windows that say so themselves."""

from __future__ import annotations

from terminal.cabinet.commands import Touch
from terminal.screens.player.hand import Hand


def why_not(hand: Hand, command: Touch) -> str:
    """One sentence; empty when it would be granted. Changes nothing. Asserts that something is shown."""
    assert hand.state is not None, "nothing is shown yet"
    refusal = hand.cabinet.refusal(hand.state, command)
    return "" if refusal is None else hand.say_why(refusal)
