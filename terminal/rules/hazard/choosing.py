"""What Hazard leaves to the player between two hands: keeping or passing the dice, and covering the house's bank."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.actions import Keep, PassDice, Stake
from terminal.rules.choice import Alternative, Choice, Prospect, mean_cents
from terminal.rules.hazard.mains import BEST, THROWN, win_chance
from terminal.rules.hazard.table import HOUSE, HazardTable
from terminal.rules.hazard.terms import BANK, COVER, Terms

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
    rides = Alternative(KEEP, Keep(), 2 * table.bank_cents * _best(terms))
    return Choice(DICE, (passes, rides), PASS, BANK, table.bank_cents)


def _passes(bank_cents: int) -> Alternative:
    prospects = (Prospect(Fraction(1), bank_cents),)
    return Alternative(PASS, PassDice(), mean_cents(prospects), prospects)


def _fade(terms: Terms, table: HazardTable) -> Choice:
    """Cover the bank of the house, or let the dice pass."""
    stake_cents = terms.min_cents
    won, staked = terms.cover_pay
    lost_by_house = 1 - (THROWN if terms.house_main is None else win_chance(terms.house_main))
    value = lost_by_house * (stake_cents + stake_cents * won // staked) - stake_cents
    covers = (Alternative(FADES, Stake(stake_cents), value),) if table.faders_cents >= stake_cents else ()
    return Choice(FADE, (_passes(0), *covers), PASS, COVER, stake_cents)


def _best(terms: Terms) -> Fraction:
    """The chance to win a bank, as the shooter plays it best."""
    return BEST if terms.main_is_chosen else THROWN
