"""What a roll did to one bet: shared by every game's records, meters and answers."""

from __future__ import annotations

from typing import Literal

import msgspec

Result = Literal["win", "lose", "push", "return"]
"""How a bet can end; `return` gives an undecided stake back."""


class Resolution(msgspec.Struct, frozen=True, gc=False, tag="resolution", omit_defaults=True):
    """What a roll did to one bet: `credited_cents` went to the player; the stake is gone unless it `stays` up."""

    bet: str
    result: Result
    stake_cents: int
    profit_cents: int
    """What the house paid in addition to the stake, minus a commission taken from the win."""
    credited_cents: int
    stays: bool
    player: str = ""
    """The owner of the bet, if there are several players."""


def bank_pays_cents(resolution: Resolution) -> int:
    """What the house paid for it; negative if the house won."""
    return resolution.profit_cents - (resolution.stake_cents if resolution.result == "lose" else 0)
