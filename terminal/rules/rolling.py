"""The roll: what the dice do to every bet that is up, and to the puck. The one place where bets are decided."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.rules.bet import Bet, Effect, Roll
from terminal.rules.layout import Layout
from terminal.rules.refusal import Refusal
from terminal.rules.table import Resolution, Rolled, Table


def verify_call_dice(layout: Layout, table: Table) -> None:
    """Raise Refusal `bets_not_valid` unless a bet is up that the next roll may decide."""
    if not any(layout.working(layout.field(name), table.point) for name in table.bets):
        raise Refusal("bets_not_valid", "Bets are not valid yet: no bet is up that a roll can decide.")


def rolled(layout: Layout, table: Table, dice: Sequence[int]) -> Rolled:
    """Decide every bet that is up, if any, by these dice. Raises ValueError unless they are two numbers from 1 to 6."""
    roll = read_dice(dice)
    resolved = []
    for name, stake_cents in table.bets.items():
        bet = layout.field(name)
        effect = bet.effects[table.point].get(roll)
        if effect is not None and layout.working(bet, table.point):
            resolved.append(_resolution(layout, bet, stake_cents, effect))
    return Rolled(tuple(dice), tuple(resolved), point_after(layout, table.point, sum(roll)))


def read_dice(dice: Sequence[int]) -> Roll:
    """The roll that two dice show. Raises ValueError for anything else."""
    if len(dice) != 2 or any(die not in range(1, 7) for die in dice):
        raise ValueError(f"{list(dice)} are not two dice of 1 to 6")
    first, second = dice
    return (first, second) if first <= second else (second, first)


def point_after(layout: Layout, point: int | None, total: int) -> int | None:
    """Where the puck stands after this total. A come-out roll may set the Point; the Point or a 7 ends the cycle."""
    if point is None:
        return total if total in layout.catalogue.points else None
    return None if total in (point, 7) else point


def winning_totals(layout: Layout, table: Table) -> tuple[int, ...]:
    """The totals, rising, that some roll would pay a bet on."""
    totals: set[int] = set()
    for name in table.bets:
        bet = layout.field(name)
        if layout.working(bet, table.point):
            totals.update(sum(roll) for roll, effect in bet.effects[table.point].items() if effect.result == "win")
    return tuple(sorted(totals))


def _resolution(layout: Layout, bet: Bet, stake_cents: int, effect: Effect) -> Resolution:
    """The stake of a win or a push goes back with it, unless a house rule leaves it up. A loss is gone."""
    house = layout.house
    profit_cents = 0
    if effect.result == "win":
        profit, per = layout.pays[effect.pay]
        profit_cents = stake_cents * profit // per
    stays = (effect.result == "win" and bet.can_stay and house.winners == "stay") or (
        effect.result == "push" and house.push == "stay"
    )
    returned_cents = 0 if stays or effect.result == "lose" else stake_cents
    return Resolution(bet.name, effect.result, stake_cents, profit_cents, profit_cents + returned_cents, stays)
