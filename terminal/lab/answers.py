"""Tables as answers: the only file of the lab that knows the contents of each kind of table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.craps.records import Moved, Rolled
from terminal.rules.craps.table import Table
from terminal.rules.hazard.records import HazardRolled
from terminal.rules.hazard.table import HazardTable
from terminal.rules.refusal import money
from terminal.rules.resolution import Resolution

Answer = dict[str, Any]


def answer_of(table: object, records: Sequence[object] = ()) -> Answer:
    """The table, and what the records of the last request did, in the terms of its game.

    Amounts are text in currency units.
    """
    return SHAPES[type(table)](table, records)


def _resolved(one: Resolution) -> Answer:
    player = {"player": one.player} if one.player else {}
    return player | {
        "bet": one.bet,
        "result": one.result,
        "stake": money(one.stake_cents),
        "profit": money(one.profit_cents),
        "credited": money(one.credited_cents),
    }


def _moved(one: Moved) -> Answer:
    return {"from": one.bet_from, "to": one.bet_to, "amount": money(one.amount_cents)}


def _craps(table: Table, records: Sequence[object]) -> Answer:
    answer: Answer = {
        "balance": money(table.playable_cents),
        "bets": _amounts(table.bets),
        "puck": "OFF" if table.point is None else "ON",
        "point": table.point,
    }
    if table.marks.off:
        answer["off"] = list(table.marks.off)
    for record in records:
        if isinstance(record, Rolled):
            answer["resolved"] = [_resolved(one) for one in record.resolved]
            answer["moved"] = [_moved(one) for one in record.moved]
    return answer


def _big_shot(table: BigShotTable, records: Sequence[object]) -> Answer:
    resolved = [_resolved(one) for record in records for one in getattr(record, "resolved", ())]
    return {
        "balance": {name: money(player.playable_cents) for name, player in table.players.items()},
        "bets": {name: _amounts(player.bets) for name, player in table.players.items()},
        "awaiting_decision": list(table.awaiting_decision),
        "awaiting_fourth_die": table.awaiting_fourth_die,
        "shooter": table.thrower or table.shooter,
        "resolved": resolved,
    }


def _hazard(table: HazardTable, records: Sequence[object]) -> Answer:
    event = next((record.event for record in records if isinstance(record, HazardRolled)), None)
    several = {"balance": _amounts(table.balances)} if len(table.balances) > 1 else {}
    return several | {
        "shooter": money(table.shooter_cents),
        "faders": money(table.faders_cents),
        "bank": money(table.bank_cents),
        "main": table.main,
        "chance": table.chance,
        "phase": table.phase,
        "event": event,
        "dice_are": table.dice_are,
    }


def _amounts(cents: Mapping[str, int]) -> dict[str, str]:
    return {name: money(amount_cents) for name, amount_cents in cents.items()}


SHAPES: Mapping[type, Callable[[Any, Sequence[object]], Answer]] = {
    Table: _craps,
    BigShotTable: _big_shot,
    HazardTable: _hazard,
}
"""The function that makes the answer for each kind of table."""
