"""Who may want something of this cabinet now: a table has no player, and much keeps a player from touching anything."""

from __future__ import annotations

from typing import get_args

from terminal.cabinet import commands as c
from terminal.cabinet import first_hand, keys, reality_check, reservation
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

OF_PLAYERS = (*get_args(c.Touch), c.ReserveForPlayer, c.EndReservation, c.GiveCredit, c.CancelCredit, c.TestBill)
"""What needs a player at the cabinet, or money in it."""


def verify_has_player(profile: Profile, command: c.Command) -> None:
    """The command is not for a player at a shared table. Raises Refusal."""
    if profile.is_table and isinstance(command, OF_PLAYERS):
        raise Refusal("table", "This is the table: it has no player.")


def verify_touchable(state: State, touch: c.Touch) -> None:
    """The player may touch this: no reserved station, no staff key, no unanswered check, no lesson. Raises Refusal."""
    reservation.verify_free(state)
    if not isinstance(touch, c.SetOption | c.EndSession | c.AnswerRealityCheck):
        reality_check.verify_answered(state)
    if not isinstance(touch, first_hand.ALLOWED):
        first_hand.verify_over(state)
    if not isinstance(touch, c.SetOption | c.EndSession | c.StopAutoRepeat | c.EndFirstHand):
        keys.verify_no_key(state)
