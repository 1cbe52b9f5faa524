"""Reads the terms of a Hazard par sheet: pays, house rules and limits. Every line must have a meaning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from drivers.ports.message import message
from terminal.rules.hazard.mains import MAINS
from terminal.rules.limits import Range
from terminal.rules.refusal import money
from terminal.rules.sheet_reader import SheetReader
from terminal.rules.table_limits import TableLimits

BANK: Final = "bank"
"""The one bet of the game, as par sheets and resolutions name it."""

COVER: Final = "cover"
"""A player's stake against a bank that is not the player's own, as resolutions name it."""

MAIN, HOUSE_SHOOTS, HOUSE_MAIN, FADING = "main", "house_shoots", "house_main", "fading"
CHOSEN, THROWN = "chosen", "thrown"

HOUSE_WORDS: Mapping[str, tuple[str, ...]] = {
    MAIN: (CHOSEN, THROWN),
    HOUSE_SHOOTS: ("yes", "no"),
    HOUSE_MAIN: (THROWN, *map(str, MAINS)),
    FADING: ("yes", "no"),
}
"""The words of each house rule."""

THROW = "main"
"""The place of the felt where the player chooses to throw for the main; ``main@7`` is where it is named."""

LIMITS = ("min_bet", "max_bet", "max_total_bet")

EVEN = (1, 1)


class Terms(msgspec.Struct, frozen=True):
    """The limits of a bank in cents, and the house rules."""

    min_cents: int
    """The smallest bank that a shooter may lay."""
    max_cents: int | None
    """The largest bank that a shooter may lay; None is no limit."""
    max_riding_cents: int | None
    """The largest bank that may ride again; None is no limit."""
    house_bank_cents: int
    """The bank that the house lays: the least of the sheet, for which its edge is checked, at every table."""
    main_is_chosen: bool
    """A shooter may name the main; otherwise it is always thrown for."""
    house_shoots: bool
    """The dice pass from a player alone to the house; otherwise straight back to the player."""
    house_main: int | None
    """The main that the house always plays for; None: it throws for it."""
    fading: bool
    """At a shared table the players without the dice may fade, against the house."""
    cover_pay: tuple[int, int]
    """What a player wins who fades a bank and sees it lost: (19, 20) is 19 for 20."""

    @property
    def covers(self) -> bool:
        """A player may ever cover a bank."""
        return self.house_shoots or self.fading

    @property
    def house(self) -> dict[str, str]:
        """The house rules as the sheet writes them."""
        rules = {MAIN: CHOSEN if self.main_is_chosen else THROWN, HOUSE_SHOOTS: "yes" if self.house_shoots else "no"}
        rules |= {HOUSE_MAIN: str(self.house_main or THROWN)} if self.house_shoots else {}
        return rules | ({FADING: "yes"} if self.fading else {})

    @property
    def pays(self) -> dict[str, str]:
        """The pays as the sheet writes them."""
        pays = {BANK: EVEN} | ({COVER: self.cover_pay} if self.covers else {})
        return {bet: f"{won}:{staked}" for bet, (won, staked) in pays.items()}


def read_terms(reader: SheetReader, narrowed: TableLimits) -> Terms:
    """The terms at a table with these limits.

    Raises IniError for a line that is unknown, missing or contradicts another.
    """
    main_is_chosen = _word(reader, MAIN) == CHOSEN
    house_shoots = _word(reader, HOUSE_SHOOTS) == "yes"
    fading = reader.find("house", FADING) is not None and _word(reader, FADING) == "yes"
    covers = house_shoots or fading or reader.is_overridden("house", FADING)
    reader.only_keys("pays", (BANK, COVER) if covers else (BANK,))
    reader.only_keys("house", HOUSE_WORDS if house_shoots else (MAIN, HOUSE_SHOOTS, FADING))
    reader.only_keys("limits", LIMITS)
    if reader.pay("pays", BANK) != EVEN:
        raise reader.error(reader.line_of("pays", BANK), message("sheet.bank_pays_even"))
    min_cents = reader.cents("limits", "min_bet")
    max_cents = reader.cents_or_none("limits", "max_bet")
    max_riding_cents = reader.cents_or_none("limits", "max_total_bet")
    if not reader.is_overridden("limits", *LIMITS):
        _refuse_contradictions(reader, min_cents, max_cents, max_riding_cents)
    max_riding_cents = narrowed.narrow_total(max_riding_cents)
    bank = narrowed.narrow(Range(min_cents, max_cents), BANK)
    max_laid_cents = min((cents for cents in (bank.max_cents, max_riding_cents) if cents is not None), default=None)
    house_main = _word(reader, HOUSE_MAIN) if house_shoots else THROWN
    return Terms(
        bank.min_cents,
        max_laid_cents,
        max_riding_cents,
        min_cents,
        main_is_chosen,
        house_shoots,
        None if house_main == THROWN else int(house_main),
        fading,
        _cover_pay(reader) if house_shoots or fading else EVEN,
    )


def _word(reader: SheetReader, key: str) -> str:
    """The word of a house rule. A laboratory that lets the house shoot may leave its main out: it is thrown for."""
    if key == HOUSE_MAIN and reader.find("house", key) is None and reader.is_overridden("house", HOUSE_SHOOTS):
        return THROWN
    return reader.one_of("house", key, HOUSE_WORDS[key])


def _cover_pay(reader: SheetReader) -> tuple[int, int]:
    """The pay of a cover, at most even: the house has no more at stake than the bank that is covered."""
    if reader.is_overridden("house", HOUSE_SHOOTS) and not reader.is_overridden("pays", COVER):
        return EVEN  # a laboratory's house that shoots pays as the rule book has it
    won, staked = reader.pay("pays", COVER)
    if won > staked:
        raise reader.error(reader.line_of("pays", COVER), message("sheet.cover_pays_more"))
    return won, staked


def _refuse_contradictions(
    reader: SheetReader, min_cents: int, max_cents: int | None, max_riding_cents: int | None
) -> None:
    if max_cents is not None and max_cents < min_cents:
        why = message("sheet.bank_below_min", amount=money(min_cents))
        raise reader.error(reader.line_of("limits", "max_bet"), why)
    if max_riding_cents is not None and max_riding_cents < max(min_cents, max_cents or 0):
        line = reader.line_of("limits", "max_total_bet")
        raise reader.error(line, message("sheet.total_below_bank", amount=money(max_cents or min_cents)))
