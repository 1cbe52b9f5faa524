"""What Hazard leaves to the player between two hands: keeping or passing the dice, and covering the house's bank."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.actions import Keep, PassDice, Stake
from terminal.rules.choice import Alternative, Choice, Prospect, mean_cents
from terminal.rules.hazard.mains import BEST, THROWN, win_chance
from terminal.rules.hazard.table import HOUSE, HazardTable
from terminal.rules.hazard.terms import Terms

DICE, FADE = "hazard_dice", "hazard_fade"
KEEP, PASS, FADES = "keep", "pass", "cover"


def open_choice(terms: Terms, table: HazardTable) -> Choice | None:
    """The choice that the only player has now; None if there is none."""
    if not table.asks:
        return None
    if table.phase == "stake":
        return _fade(terms, table)
    passes = _passes(table.bank_cents if table.shooter != HOUSE else 0)
    if table.must_pass:
        return Choice(DICE, (passes,), PASS)
    if table.phase == "lost":
        return Choice(DICE, (passes, Alternative(KEEP, Keep(), Fraction(0))), KEEP)
    chance = _best(terms)
    ways = (Prospect(chance, 2 * table.bank_cents), Prospect(1 - chance, 0))
    return Choice(DICE, (passes, Alternative(KEEP, Keep(), mean_cents(ways), ways)), PASS)


def _passes(bank_cents: int) -> Alternative:
    prospects = (Prospect(Fraction(1), bank_cents),) if bank_cents else ()
    return Alternative(PASS, PassDice(), mean_cents(prospects), prospects)


def _fade(terms: Terms, table: HazardTable) -> Choice:
    """Cover the bank of the house, or let the dice pass."""
    stake_cents = terms.house_bank_cents
    won, staked = terms.cover_pay
    lost_by_house = 1 - (THROWN if terms.house_main is None else win_chance(terms.house_main))
    ways = (
        Prospect(lost_by_house, stake_cents + stake_cents * won // staked, f"{won}:{staked}"),
        Prospect(1 - lost_by_house, 0),
    )
    covers = Alternative(FADES, Stake(stake_cents), mean_cents(ways) - stake_cents, ways)
    able = table.faders_cents >= stake_cents
    return Choice(FADE, (_passes(0), covers) if able else (_passes(0),), PASS)


def _best(terms: Terms) -> Fraction:
    """The chance to win a bank, as the shooter plays it best."""
    return BEST if terms.main_is_chosen else THROWN
