"""The lines of the par sheet: each field alone on the table, a number twice, for each choice at three hits."""

from __future__ import annotations

from terminal.rules.actions import Decide
from terminal.rules.big_shot.bets import FIELDS, Field
from terminal.rules.big_shot.records import Choice
from terminal.rules.big_shot.table import BigShotTable, Player
from terminal.rules.big_shot.terms import Terms
from terminal.rules.game import Stakes, Wager

PLAYER = "player"
CHOICES: tuple[Choice, ...] = ("take", "risk")


def all_wagers(terms: Terms) -> tuple[Wager[BigShotTable], ...]:
    """Every line, in the order of the felt."""
    return tuple(wager for field in FIELDS.values() for wager in _wagers(terms, field))


def _wagers(terms: Terms, field: Field) -> tuple[Wager[BigShotTable], ...]:
    step_cents = terms.step_cents(field)
    stake_cents = -(-terms.ranges[field.name].min_cents // step_cents) * step_cents
    stakes = _stakes(terms, field)
    starts = ((BigShotTable({PLAYER: Player(bets={field.name: stake_cents})}, PLAYER), 1),)
    if field.number is None:
        return (Wager(field.name, starts, field.name, stake_cents, stakes=stakes),)
    return tuple(
        Wager(f"{field.name}:{choice}", starts, field.name, stake_cents, answer=Decide(PLAYER, choice), stakes=stakes)
        for choice in CHOICES
    )


def _stakes(terms: Terms, field: Field) -> Stakes:
    """What the sheet lets a player's field hold, whatever else is up."""
    limits = terms.ranges[field.name]
    most = [cents for cents in (limits.max_cents, terms.max_total_cents) if cents is not None]
    return Stakes(limits.min_cents, min(most, default=None), terms.stake_step_cents(field))
