"""The state of a station at a shared table: its seat, the round as the table has shown it, and the bets that count."""

from __future__ import annotations

import msgspec

from drivers.ports.table import SealedBets, SeatResult, StationVerb
from terminal.cabinet.events import SeatRound, TableDisagreed
from terminal.rules.games import kind_of
from terminal.rules.tables import AnyTable

TAKES_BETS = ("open", "hurry")
"""The phases in which the table takes bets."""

TAKES_SEALS = (*TAKES_BETS, "closing")
"""The phases in which it takes seals."""

FIXED = ("closed", "rolling", "decided", "choice")
"""The phases in which it is fixed which bets count."""

THROWN = ("rolling", "decided", "choice")
"""The phases that name a throw."""

DECIDED = ("decided", "choice")
"""The phases after the dice."""


class Felt(msgspec.Struct, frozen=True):
    """The bets at some instant of a round, which may be the ones that count."""

    table: AnyTable
    """The game's table then; of its money only what is on the felt has a meaning."""
    paid: dict[str, int] = {}
    """The commission in cents that was paid up front since the round began, by bet, less what came back."""

    @property
    def bets(self) -> dict[str, int]:
        """The cents of each bet."""
        return dict(kind_of(self.table).on_felt(self.table).bets)

    @property
    def off(self) -> tuple[str, ...]:
        """The groups of bets that are switched off."""
        return kind_of(self.table).on_felt(self.table).off

    @property
    def named(self) -> str:
        """What the shooter has named for the next dice, by its mark."""
        return kind_of(self.table).on_felt(self.table).named

    @property
    def bet_cents(self) -> int:
        """The sum of the bets."""
        return self.table.bet_cents

    def differs(self, other: Felt) -> bool:
        """Whether it makes a difference which of them counts."""
        if self.table is other.table:  # nothing was touched since, as after most events
            return self.paid != other.paid
        return (self._lying, self.paid) != (other._lying, other.paid)

    @property
    def _lying(self) -> tuple[dict[str, int], tuple[str, ...], str]:
        felt = kind_of(self.table).on_felt(self.table)
        return dict(felt.bets), felt.off, felt.named


class Version(msgspec.Struct, frozen=True):
    """Bets that were sealed in the round under way, and may count."""

    number: int
    felt: Felt
    stake_cents: int = 0
    """What is at stake by it: nothing, if an open choice is sealed that takes the win."""
    chosen: str = ""
    """The alternative of an open choice that it seals, or what the shooter has named."""
    final: bool = False
    known: bool = False
    """The table has answered that they are sealed; otherwise the seal is under way."""
    paid_cents: int | None = None
    """The commission that is sealed with them. None if it was not yet: a seal is sent as it was journaled."""


class Shooting(msgspec.Struct, frozen=True):
    """The hand of the shooter, as far as this station has seen it."""

    seat: int
    since_ms: int
    rolls: int = 0
    points: int = 0
    """How many Points were made."""


class AtTable(msgspec.Struct, frozen=True):
    """Everything about the seat at the table; as it is here at a cabinet that is no station."""

    seat: int = 0
    """0 without one."""
    joining: bool = False
    """The puck is still to be taken from the first round that the table shows."""
    applied_round: int = 0
    """The last decided round that this journal has taken."""
    shown: SeatRound | None = None
    """The round as the table has shown it last."""
    closes_ms: int | None = None
    """When its phase ends, by the wall clock; None while the table's clock does not run."""
    base: Felt | None = None
    """The felt at the beginning of the round: it counts if nothing is sealed."""
    paid: dict[str, int] = {}
    """The commission in cents that was paid up front since the round began, by bet, less what came back."""
    sealed: tuple[Version, ...] = ()
    """The newest version that is known to be sealed, and the one that is under way."""
    versions: int = 0
    """How many versions were sealed in this round."""
    over: bool = False
    """The station takes no more bets in this round."""
    late: bool = False
    """The table has answered a seal of this round with late: it takes none any more."""
    reopened: bool = False
    """After the last seal of this round, which was the final one, the table has given more time for bets."""
    owed: tuple[SeatResult, ...] = ()
    """The results that the table has not noted yet, the oldest first."""
    won_cents: int = 0
    lost_cents: int = 0
    """What was won and lost since the last result, by choices that were left over."""
    said: tuple[StationVerb, ...] = ()
    """What the player has said in this round."""
    puck_stays: bool = False
    """A round was over without dice because its shooter wanted the puck moved, and bets held it: none moves it now."""
    chosen: str = ""
    """The alternative that the player wants of the choice that is open; it counts once the table has it."""
    shooting: Shooting | None = None
    disagreed: TableDisagreed | None = None
    """What the table has shown and this station cannot take."""
    compares: bool = False
    """The next report is compared although the two disagree: a technician has asked for it."""
    looks: int = 0
    """How often the staff has had the table looked at again since the journal began."""
    freed: bool = False
    """The seat was freed at the table while this station was away, and what it was owed was paid there."""
    unheard: bool = False
    """Since its last start the table has not said that it has the seat: it may have been freed meanwhile."""
    voided: int | None = None
    """The last round for which bets of this seat may be sealed that were void; None once the seat is left."""

    @property
    def round(self) -> int:
        """The number of the round that the table shows; 0 before the first."""
        return 0 if self.shown is None else self.shown.number

    @property
    def under_way(self) -> Version | None:
        """The seal that the table has not answered yet."""
        return next((one for one in self.sealed if not one.known), None)

    @property
    def known(self) -> Version | None:
        """The newest version that is known to be sealed."""
        return next((one for one in self.sealed if one.known), None)

    @property
    def newest(self) -> Version | None:
        """The version that was sealed last."""
        return self.sealed[-1] if self.sealed else None

    @property
    def final(self) -> bool:
        """The station takes no more bets in this round."""
        return self.late or (self.newest is not None and self.newest.final and not self.reopened)

    @property
    def undecided(self) -> bool:
        """A round is shown whose dice this journal has not taken."""
        return self.shown is not None and self.shown.number > self.applied_round

    @property
    def may_count(self) -> tuple[Felt, ...]:
        """The bets that may count in a round whose accepted list is not known yet; one of them will."""
        if self.shown is None or self.base is None or not self.undecided or self.shown.phase in FIXED:
            return ()
        known = self.base if self.known is None else self.known.felt
        return (known,) if self.under_way is None else (known, self.under_way.felt)

    @property
    def awaited(self) -> bool:
        """Bets may count whose end is not known yet, or the table does not know how the last ones have ended."""
        passes = self.voided is not None and self.applied_round < self.voided
        return passes or bool(self.owed) or any(felt.bet_cents for felt in self.may_count)

    @property
    def leaves(self) -> bool:
        """The bets of this seat were void, and nothing of it is open any more: it is left."""
        return self.voided is not None and not self.awaited

    @property
    def seal(self) -> SealedBets | None:
        """The seal that is to reach the table."""
        version = self.under_way
        if version is None or self.shown is None or self.shown.phase not in TAKES_SEALS:
            return None
        bets = version.felt.bets if version.stake_cents else {}
        of_seat = (self.shown.number, self.seat, version.number, version.stake_cents)
        of_version = version.final, version.chosen, version.paid_cents
        return SealedBets(*of_seat, bets, version.felt.off, *of_version)
