"""The throw: its effect on the hand. A bank is settled only here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from terminal.rules.game import Meaning
from terminal.rules.hazard.banking import refused_now
from terminal.rules.hazard.mains import Event, event_of, losing_totals, winning_totals
from terminal.rules.hazard.records import HazardRolled, Phase
from terminal.rules.hazard.table import HOUSE, HazardTable
from terminal.rules.hazard.terms import BANK, COVER, Terms
from terminal.rules.refusal import Phrase
from terminal.rules.resolution import Resolution
from terminal.rules.two_dice import TOTALS

PHASE_AFTER: Mapping[Event, Phase] = {
    "no_main": "main",
    "main": "first",
    "nick": "won",
    "out": "lost",
    "chance": "chance",
    "nothing": "chance",
    "chance_won": "won",
    "chance_lost": "lost",
}
"""The phase of the hand after each throw."""


def verify_throw(table: HazardTable) -> None:
    """Raise Refusal `phase` unless there is a covered bank to throw for."""
    if table.shared and table.bank_cents and table.phase != "won":
        return
    if table.shared or table.phase not in ("main", "first", "chance"):
        raise refused_now(table, Phrase("The dice cannot be thrown now"))


def rolled(terms: Terms, table: HazardTable, dice: Sequence[int]) -> HazardRolled:
    """The effect of these dice. Raises ValueError unless they are two numbers 1 to 6, Refusal as `verify_throw`."""
    total = _total(dice)
    verify_throw(table)
    event = event_of(table.main, table.chance, total)
    phase = PHASE_AFTER[event]
    if table.shared and phase in ("won", "lost") and (phase == "lost" or table.shooter == HOUSE):
        return HazardRolled(tuple(dice), event, _resolved(terms, table, phase), "stake", None, None, must_pass=False)
    return HazardRolled(
        dice=tuple(dice),
        event=event,
        resolved=_resolved(terms, table, phase),
        phase=phase,
        main=total if event == "main" else table.main,
        chance=total if event == "chance" else table.chance,
        must_pass=event == "chance_lost" or (phase == "won" and table.shooter == HOUSE),
        asks=phase == "lost" and table.alone and table.shooter != HOUSE and terms.house_shoots,
    )


def seen(table: HazardTable, dice: Sequence[int]) -> HazardRolled:
    """What dice of a shared table do to the hand of a seat without a bet. Raises ValueError as `rolled`."""
    total = _total(dice)
    main, chance = (table.main, table.chance) if table.phase in ("first", "chance") else (None, None)
    event = event_of(main, chance, total)
    phase = PHASE_AFTER[event]
    if phase in ("won", "lost"):
        return HazardRolled(tuple(dice), event, (), "stake", None, None, must_pass=False)
    main, chance = total if event == "main" else main, total if event == "chance" else chance
    return HazardRolled(tuple(dice), event, (), phase, main, chance, must_pass=False)


def _total(dice: Sequence[int]) -> int:
    if len(dice) != 2 or any(die not in range(1, 7) for die in dice):
        raise ValueError(f"{list(dice)} are not two dice of 1 to 6")
    return sum(dice)


def paying_totals(table: HazardTable) -> tuple[int, ...]:
    """The totals, ascending, that win with the next throw for the shooter, or for the player if the house shoots."""
    if table.phase not in ("first", "chance"):
        return ()
    return (losing_totals if table.shooter == HOUSE else winning_totals)(table.main, table.chance)


MEANINGS: Mapping[Event, Meaning] = {
    "no_main": "again",
    "main": "main",
    "nick": "win",
    "out": "lose",
    "chance": "chance",
    "nothing": "nothing",
    "chance_won": "win",
    "chance_lost": "lose",
}
"""What each event is to the shooter."""

OPPOSITE: Mapping[Meaning, Meaning] = {"win": "lose", "lose": "win"}


def next_meanings(table: HazardTable) -> Mapping[int, Meaning]:
    """What each total would be to the player: to the shooter, or to the fader if the house shoots."""
    decided = table.phase not in ("first", "chance")
    main, chance = (None, None) if decided else (table.main, table.chance)
    meanings = {total: MEANINGS[event_of(main, chance, total)] for total in TOTALS}
    if table.shooter != HOUSE:
        return meanings
    return {total: OPPOSITE.get(meaning, meaning) for total, meaning in meanings.items()}


def _resolved(terms: Terms, table: HazardTable, phase: Phase) -> tuple[Resolution, ...]:
    """The bank, if a player laid it; against the house, what the player covered, which is won or lost at once.

    A bank that is won stays on the table with its cover until the dice are passed: nothing is credited yet.
    """
    if phase not in ("won", "lost"):
        return ()
    won = phase == "won"
    if table.shooter == HOUSE:
        return tuple(_cover(terms, name, cents, won=not won) for name, cents in table.covers)
    stake_cents = table.bank_cents
    profit_cents = stake_cents if won else 0
    return (Resolution(BANK, "win" if won else "lose", stake_cents, profit_cents, 0, won, table.shooter),)


def _cover(terms: Terms, player: str, stake_cents: int, *, won: bool) -> Resolution:
    """A cover of the house's bank; the house keeps a fraction of a cent of its win."""
    to_win, staked = terms.cover_pay
    profit_cents = stake_cents * to_win // staked if won else 0
    credited_cents = stake_cents + profit_cents if won else 0
    return Resolution(COVER, "win" if won else "lose", stake_cents, profit_cents, credited_cents, False, player)
