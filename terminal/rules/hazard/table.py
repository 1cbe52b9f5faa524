"""A Hazard table as a value: the seats with their money, the shooter, the bank, its cover, and the current hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from terminal.rules.hazard.mains import Event
from terminal.rules.hazard.records import Covers, Phase
from terminal.rules.refusal import money

HOUSE = "house"
"""The seat of the house, which plays against a single player. At a shared table, whose other seats play against it as
well, it has the dice while another seat has them.
"""

DiceAre = Literal["shooter_has_them", "may_keep", "must_pass", "passed"]
"""The state of the dice: in a hand, for the shooter to keep or pass, to be passed, or new with the shooter."""


class HazardTable(msgspec.Struct, frozen=True, tag="hazard_table"):
    """The table between two throws. Immutable: every record makes a new one.

    At a shared table it is one player's view: the hand is that of the seat with the dice, and goes on whether or not
    this player has a bet on it; so its phase, main and chance follow the dice alone.
    """

    seats: dict[str, int]
    """The cents of each seat that are not on the table; each seat is the right-hand neighbour of the one before. For
    the house it is the running result, negative when it has lost.
    """
    shooter: str
    bank_cents: int = 0
    """The shooter's bank; after a win the stake and the cover that it won."""
    covers: Covers = ()
    phase: Phase = "stake"
    main: int | None = None
    chance: int | None = None
    event: Event | None = None
    """The meaning of the last throw."""
    passed: bool = False
    """The dice came to the shooter, and have not been thrown since."""
    must_pass: bool = False
    """After a decision: the shooter may not keep the dice."""
    asks_after_loss: bool = False
    """After a loss against a house that shoots: the player alone says where the dice go."""
    fresh: bool = False
    """The bank was laid, and no dice were thrown since: it can be taken back."""
    called: bool = False
    """The shooter named the main, and has not thrown since."""
    earlier: tuple[int, ...] = ()
    """The banks in cents before each change since the last throw, the newest last; 0 for none."""
    undone: tuple[int, ...] = ()
    """The banks in cents that were undone since, the newest last."""
    last_cents: int = 0
    """The bank that was laid for the last hand, before it rode, or 0."""
    shared: bool = False
    """The dice are those of a shared table."""

    @property
    def faders(self) -> tuple[str, ...]:
        """Every player but the shooter, from the right-hand neighbour on."""
        names = tuple(self.seats)
        place = names.index(self.shooter)
        return names[place + 1 :] + names[:place]

    @property
    def balances(self) -> dict[str, int]:
        """Each player's cents that are not on the table, without the house."""
        return {name: cents for name, cents in self.seats.items() if name != HOUSE}

    @property
    def shooter_cents(self) -> int:
        """The shooter's money that is not on the table; the house's running result when it shoots."""
        return self.seats[self.shooter]

    @property
    def faders_cents(self) -> int:
        """The faders' money together that is not on the table; the house's running result when it fades."""
        return sum(self.seats[name] for name in self.faders)

    @property
    def cover_cents(self) -> int:
        """The cents against the bank."""
        return sum(cents for _, cents in self.covers)

    @property
    def playable_cents(self) -> int:
        """The players' money that is not on the table."""
        return sum(self.balances.values())

    @property
    def bet_cents(self) -> int:
        """The players' money on the table: the bank if a player shoots, and what players cover."""
        bank_cents = 0 if self.shooter == HOUSE else self.bank_cents
        return bank_cents + sum(cents for name, cents in self.covers if name != HOUSE)

    @property
    def alone(self) -> bool:
        """A single player plays against the house."""
        return HOUSE in self.seats

    @property
    def asks(self) -> bool:
        """A player alone has to choose first: where the dice go, or whether to cover the bank of the house."""
        if not self.alone:
            return False
        if self.shared:
            return self.phase == "won"
        house = self.shooter == HOUSE and self.phase in ("stake", "lost")
        return self.phase == "won" or house or (self.phase == "lost" and self.asks_after_loss)

    @property
    def laid_cents(self) -> int:
        """The bank that lies there and can still be changed, or 0."""
        return self.bank_cents if self.fresh else 0

    @property
    def dice_are(self) -> DiceAre:
        """Where the dice are."""
        if self.phase in ("won", "lost"):
            return "must_pass" if self.must_pass else "may_keep"
        return "passed" if self.passed and self.phase == "stake" else "shooter_has_them"


def seated(balances_cents: Mapping[str, int]) -> HazardTable:
    """A new table at which the first player shoots; one alone plays against the house. Raises ValueError for none."""
    if not balances_cents:
        raise ValueError("no player sits at the table")
    if HOUSE in balances_cents:
        raise ValueError(f"{HOUSE!r} is the name of the house, and no player's")
    for name, cents in balances_cents.items():
        if cents < 0:
            raise ValueError(f"{name!r} cannot sit down with {money(cents)}")
    alone = len(balances_cents) == 1
    seats = {**balances_cents, HOUSE: 0} if alone else dict(balances_cents)
    return HazardTable(seats, next(iter(seats)))


def without_bank(table: HazardTable) -> HazardTable:
    """The table with a bank for which no dice were thrown, and its cover, back with their owners."""
    if not table.fresh:
        return table
    seats = {**table.seats, table.shooter: table.shooter_cents + table.bank_cents}
    for name, cents in table.covers:
        seats[name] += cents
    back = msgspec.structs.replace(table, seats=seats, bank_cents=0, covers=(), fresh=False)
    return uncalled(back) if table.shared else msgspec.structs.replace(back, phase="stake", main=None, called=False)


def uncalled(table: HazardTable) -> HazardTable:
    """At a shared table: the hand before the player has named a main for it."""
    return msgspec.structs.replace(table, phase="stake", main=None, called=False) if table.called else table


def money_of(table: HazardTable) -> int:
    """All money in cents, of the players and of the house, on the table and off it. No record ever changes it."""
    return sum(table.seats.values()) + table.bank_cents + table.cover_cents
