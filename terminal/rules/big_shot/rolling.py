"""The throw of three dice: how it settles every bet that is up, and who shoots next."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.rules.big_shot.bets import FIELDS, NUMBER_FIELDS, Field
from terminal.rules.big_shot.records import Rolled
from terminal.rules.big_shot.shooting import after_shooter, verify_shooter
from terminal.rules.big_shot.table import BigShotTable
from terminal.rules.big_shot.terms import Terms
from terminal.rules.game import Dice
from terminal.rules.resolution import Resolution


def rolled(terms: Terms, table: BigShotTable, dice: Dice) -> Rolled:
    """Settle every bet except those on a number hit three times, which wait for their players. Raises Refusal."""
    verify_shooter(table)
    hit = _hit(table, dice)
    resolved = tuple(_resolutions(terms, table, dice, hit))
    kept = any(one.player == table.shooter and one.result == "win" for one in resolved)
    kept = kept or (hit is not None and NUMBER_FIELDS[hit].name in table.players[table.shooter].bets)
    return Rolled(dice, resolved, table.shooter if kept else after_shooter(table)[0], hit)


def won(terms: Terms, field: Field, pay: str, stake_cents: int, player: str) -> Resolution:
    """A win by this line of the sheet; the stake is returned with it."""
    profit_cents = terms.profit_cents(pay, stake_cents)
    return Resolution(
        field.name, "win", stake_cents, profit_cents, stake_cents + profit_cents, stays=False, player=player
    )


def _hit(table: BigShotTable, dice: Dice) -> int | None:
    """The number that all three dice show, if a player has a stake on it."""
    field = NUMBER_FIELDS[dice[0]]
    backed = any(field.name in player.bets for player in table.players.values())
    return field.number if backed and set(dice) == {field.number} else None


def _resolutions(terms: Terms, table: BigShotTable, dice: Dice, hit: int | None) -> Iterator[Resolution]:
    shown = tuple(sorted(dice))
    for name, player in table.players.items():
        for bet, stake_cents in player.bets.items():
            field = FIELDS[bet]
            if hit is not None and field.number == hit:
                continue
            if shown in field.wins:
                yield won(terms, field, field.wins[shown], stake_cents, name)
            else:
                yield Resolution(bet, "lose", stake_cents, 0, 0, stays=False, player=name)
