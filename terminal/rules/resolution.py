"""What a roll did to one bet: the line that every game's records, meters and answers share."""

from __future__ import annotations

from typing import Literal

import msgspec

Result = Literal["win", "lose", "push", "return"]
"""How a bet can end; `return` hands an undecided stake back."""


class Resolution(msgspec.Struct, frozen=True, gc=False, tag="resolution", omit_defaults=True):
    """What a roll did to one bet: `credited_cents` came to the player; the stake is gone unless it `stays` up."""

    bet: str
    result: Result
    stake_cents: int
    profit_cents: int
    """What the bank paid on top of the stake, less a commission that is taken of the win."""
    credited_cents: int
    stays: bool
    player: str = ""
    """Whose bet it was, where several play."""


def bank_pays_cents(resolution: Resolution) -> int:
    """What the bank paid for it; negative for what it took."""
    return resolution.profit_cents - (resolution.stake_cents if resolution.result == "lose" else 0)
