"""Hazard at a shared table: one player's view of a hand that may be another seat's.

Who has the dice, and how far the hand has come, are the table's; what this player has on it is the player's own.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from terminal.rules.hazard.banking import bet_of
from terminal.rules.hazard.records import Covers, HazardRestored, Phase
from terminal.rules.hazard.table import HOUSE, HazardTable
from terminal.rules.hazard.terms import BANK, COVER

MAIN, CHANCE = "main", "chance"
"""What the felt shows to all players alike."""

CALLED = "main@"
"""The mark of a main that is named begins with this."""


def handed(table: HazardTable, player: str, *, has_dice: bool) -> HazardTable:
    """The view of the player who has the dice now, or has not. Dice change hands only where nothing lies."""
    shooter = player if has_dice else HOUSE
    if table.shared and table.shooter == shooter:
        return table
    assert not table.bank_cents, "the dice change hands in the midst of a hand"
    if not table.shared:
        return HazardTable(table.seats, shooter, last_cents=table.last_cents, shared=True)
    return replace(table, shooter=shooter, earlier=(), undone=(), passed=has_dice)


def marks(table: HazardTable) -> Mapping[str, tuple[int, ...]]:
    """How far the hand has come: nothing before its first throw, and an empty main while it is thrown for again."""
    match table.phase:
        case "main":
            return {MAIN: ()}
        case "first" | "chance":
            made = {MAIN: () if table.main is None else (table.main,)}
            return made if table.chance is None else made | {CHANCE: (table.chance,)}
    return {}


def with_marks(table: HazardTable, shown: Mapping[str, tuple[int, ...]]) -> HazardTable:
    """The hand as far as the table has shown that it has come. What lies stays, and so does a win that waits."""
    if table.phase == "won" and table.shared:
        return table
    if not table.shared:
        table = handed(table, HOUSE, has_dice=False)
    (main,) = shown.get(MAIN, ()) or (None,)
    (chance,) = shown.get(CHANCE, ()) or (None,)
    phase: Phase = "stake" if MAIN not in shown else "main" if main is None else "first"
    named = main is not None and table.called and table.main == main
    return replace(table, phase=phase if chance is None else "chance", main=main, chance=chance, called=named)


def named(table: HazardTable) -> str:
    """The main that the player has named for the hand, by its mark; empty for none."""
    return f"{CALLED}{table.main}" if table.called else ""


def restored(table: HazardTable, earlier: HazardTable) -> HazardRestored | None:
    """What brings bank and main back to those of an earlier view since whose time no dice have fallen."""
    cents = earlier.bank_cents if table.fresh or not table.bank_cents else table.laid_cents
    main = earlier.main if earlier.called else None
    if cents == table.laid_cents and named(earlier) == named(table):
        return None
    return HazardRestored(bet_of(table), cents, covers(table, cents), table.laid_cents, main)


def covers(table: HazardTable, cents: int) -> Covers:
    """Who covers a bank of this much: the house for the player, or the player for the house."""
    (fader,) = table.faders
    return ((fader, cents),) if cents else ()


def laid(table: HazardTable, bets: Mapping[str, int]) -> HazardTable:
    """The view on which exactly these bets lie; no money moves."""
    cents = bets.get(BANK, 0) + bets.get(COVER, 0)
    if cents == table.bank_cents:
        return table
    return replace(table, bank_cents=cents, covers=covers(table, cents), fresh=cents > 0)
