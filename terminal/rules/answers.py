"""Parts of the lab's answers that the games share."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.rules.kind import Answer, Travel
from terminal.rules.refusal import money
from terminal.rules.resolution import Resolution


def resolved_answer(one: Resolution) -> Answer:
    """What a roll did to one bet."""
    player = {"player": one.player} if one.player else {}
    return player | {
        "bet": one.bet,
        "result": one.result,
        "stake": money(one.stake_cents),
        "profit": money(one.profit_cents),
        "credited": money(one.credited_cents),
    }


def moved_answer(one: Travel) -> Answer:
    """A stake that went to another field."""
    return {"from": one.bet_from, "to": one.bet_to, "amount": money(one.amount_cents)}


def amounts(cents: Mapping[str, int]) -> dict[str, str]:
    """Amounts by name, as texts."""
    return {name: money(amount_cents) for name, amount_cents in cents.items()}
