"""The state of a shared table: its seats, the round that its stations see, its clock, its shooter, and its books."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from drivers.ports.table import DealerAnswer, FreedSeat, SealedBets, SeatSeen, ShownRound, StationVerb, Stopped
from terminal.messages.text import Text

Accepted: TypeAlias = tuple[tuple[int, int], ...]
"""Seat and version: a state has no maps by number, whose order its digest could depend on."""

StoppedBy = Stopped | Literal["exchange"]
"""Why the table's clock stands; ``exchange``: its stations cannot be reached, and so see nothing of it."""

DAYS_KEPT = 14
"""So many closed gaming days can be looked at and printed without reading the journal."""


class RoundSeals(msgspec.Struct, frozen=True):
    """What the seats have sealed in the round so far, as far as the table decides by it."""

    up: tuple[int, ...] = ()
    """The seats whose newest seal has chips."""
    bare: tuple[int, ...] = ()
    """The seats whose newest seal has none."""
    may_shoot: tuple[int, ...] = ()
    """The seats whose newest seal has the bet that a shooter needs."""
    final: tuple[int, ...] = ()
    """The seats that seal no more."""


class LyingDice(msgspec.Struct, frozen=True):
    """Dice that lie at a table with a dealer, and are not confirmed."""

    dice: tuple[int, ...]
    read: bool = False
    """The generator has read them; they were not entered."""
    dealer: str = ""
    """The dealer who has entered them at a console."""
    by: str = ""
    """Where they were entered: ``console``, or the key that was turned."""
    name: str = ""
    """Who entered them; empty where a key alone was enough."""


class SeatBook(msgspec.Struct, frozen=True):
    """What the rounds of a time have done to the money of a seat, as its stations have reported it (regulation M7)."""

    seat: int
    rounds: int = 0
    """Rounds in which the dice decided bets of the seat."""
    won_cents: int = 0
    lost_cents: int = 0
    stakes_cents: int = 0
    """The sum of its bets when the dice of each round counted."""


class TableDay(msgspec.Struct, frozen=True):
    """A gaming day of the table: its rounds, and the book of each seat."""

    number: int = 0
    date: str = ""
    rounds: int = 0
    """Rounds that were decided."""
    voids: int = 0
    """Throws that were void."""
    seats: tuple[SeatBook, ...] = ()
    """Of those that had bets, in their order."""


class StatedSeat(msgspec.Struct, frozen=True):
    """What a silent seat is owed, as it was printed last."""

    seat: int
    cabinet: int
    after: int
    """The last round in it."""
    owed_cents: int | None
    bets_stand: bool
    applied_round: int | None = None
    seq: int | None = None
    """These two as the seat was seen then."""


class Hosting(msgspec.Struct, frozen=True):
    """A shared table: all that its stations, consoles and displays are shown, and how it goes on."""

    seats: tuple[SeatSeen, ...] = ()
    """The seats that are taken, in their order."""
    rounds: int = 0
    """The number of the last round that was opened."""
    shown: ShownRound | None = None
    """The round that is shown, without the list of the bets that count; None before the first one."""
    accepted: Accepted | None = None
    """The version of the bets that counts, by seat, once it is fixed."""
    before: ShownRound | None = None
    """The decided round before it, without its list."""
    accepted_before: Accepted | None = None
    """The list of that round."""
    ends_ms: int | None = None
    """When the phase ends, by the wall clock; None while no clock runs."""
    left_ms: int | None = None
    """What was left of it when the table was stopped."""
    for_ms: int = 0
    """How long the phase was to last, from `ends_ms` back."""
    stopped: StoppedBy = ""
    paused: bool = False
    """The dealer or the staff has paused the table."""
    in_vain: bool = False
    """Too many throws were void, one after the other: the staff looks at the dice before the next one."""
    seals: RoundSeals = RoundSeals()
    said: tuple[tuple[int, StationVerb], ...] = ()
    """What the stations have said in the round, in the order in which it came."""
    closes: bool = False
    """The bets are to be fixed; it is not known yet which count."""
    bets: tuple[SealedBets, ...] = ()
    """The bets that counted in the last round whose bets were fixed, by seat."""
    bare: tuple[int, ...] = ()
    """The seats at which nothing of these bets lies any more."""
    riding: tuple[int, ...] = ()
    """The seats that had chips up before, and were cut off when these were fixed: what the dice leave of theirs rides.

    Such a seat counts as one with chips up until it seals again, or the table would wait for its first chips for ever.
    """
    next_sheet: str = ""
    """The par sheet, by its name, of the game that begins once no seat has bets up; empty while none is chosen."""
    dice: LyingDice | None = None
    void_throws: int = 0
    """How many throws of the round were void."""
    count: int = 0
    """How many dice the throw of this round has, where a choice of players has led to it; else the game says it."""
    hand_over: bool = False
    """The shooter has lost the dice: the next round that may begin a hand has another one."""
    won: bool = False
    """The caster's bet has won: the caster keeps the dice with it, or passes them."""
    puck_stays: bool = False
    """The shooter wanted the puck moved to OFF, and bets held it: it stays until the next dice."""
    turn: int = 0
    """The seat that had the dice last; 0 before the first."""
    passed: tuple[int, ...] = ()
    """The seats that have passed the dice since the last hand ended."""
    choice_count: int = 0
    """How many dice the throw has that players may choose after this round."""
    choosing: tuple[int, ...] = ()
    """The seats to which the dice of this round leave that choice."""
    acted_ms: int = 0
    """When a dealer last acted, or the round last moved on by itself."""
    silent: bool = False
    """The dealer has not acted in time."""
    orders: int = 0
    """The number of the last order of a dealer's console."""
    answer: DealerAnswer | None = None
    """The answer to it."""
    given: tuple[tuple[int, str], ...] = ()
    """Round and key of each order that was answered, as long as that round is the present or the next one."""
    repeated: Text = ""
    """The order that came again last, until a technician acknowledges it."""
    stated: tuple[StatedSeat, ...] = ()
    """What was printed of silent seats; forgotten once it may be another sum, or the station is heard."""
    freeing: tuple[FreedSeat, ...] = ()
    """The seats that the exchange is to free."""
    freed: tuple[FreedSeat, ...] = ()
    """The seats that were freed, which a new exchange learns."""
    noted: tuple[tuple[int, int], ...] = ()
    """Each seat, and its last round whose result is in the books."""
    staked: tuple[tuple[int, int], ...] = ()
    """Seat and round of the seals that were booked when the dice counted, until the result is noted."""
    today: TableDay = TableDay()
    days: tuple[TableDay, ...] = ()
    """The last closed gaming days, the newest last."""
    book: tuple[SeatBook, ...] = ()
    """The book of each seat since the journal began."""
    decided: int = 0
    """How many rounds were decided since the journal began."""
    voids: int = 0
    """How many throws were void since the journal began."""

    @property
    def betting(self) -> bool:
        """Bets are taken."""
        return self.shown is not None and self.shown.phase in ("open", "hurry")

    @property
    def live(self) -> bool:
        """A round is under way and not decided."""
        return self.shown is not None and self.shown.phase not in ("decided", "choice")

    @property
    def throw_of_round(self) -> int:
        """The number of the throw in the round, from 1: the one that is under way, or else the next one."""
        return self.void_throws + 1

    @property
    def holds_bets(self) -> bool:
        """Stations have bets in the round under way, or could have, or some ride on, or a choice is open.

        A seat counts until its result says that nothing lies there any more, or it has sealed that, or is left.
        """
        if not self.live:
            return bool(self.choice_count) or bool(self._taken_of(self.standing)) or bool(self.cut_off)
        return not self.betting or bool(self.up)

    @property
    def fixed_round(self) -> int:
        """The last round whose bets were fixed."""
        return self.rounds if self.accepted is not None else self.rounds - 1

    @property
    def heard(self) -> tuple[int, ...]:
        """The seats whose stations were heard lately."""
        return tuple(one.seat for one in self.seats if one.heard)

    @property
    def up(self) -> tuple[int, ...]:
        """The seats that have chips up, as far as the table knows: sealed, or standing since the last round."""
        return tuple(sorted({*self.seals.up, *self._taken_of(self.unsealed)}))

    @property
    def unsealed(self) -> tuple[int, ...]:
        """The seats at which bets of earlier rounds may lie, and that have sealed nothing in this one."""
        sealed = (*self.seals.up, *self.seals.bare)
        return tuple(sorted({seat for seat in (*self.standing, *self.riding) if seat not in sealed}))

    @property
    def standing(self) -> tuple[int, ...]:
        """The seats whose bets have counted in the last round whose bets were fixed, and may still lie."""
        return tuple(one.seat for one in self.bets if one.stake_cents and one.seat not in self.bare)

    @property
    def cut_off(self) -> tuple[int, ...]:
        """The seats of which only their stations know what rides there."""
        return self._taken_of(self.riding)

    def _taken_of(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Those that are taken: a station leaves its seat with an empty felt only, whatever was won or taken down."""
        taken = [one.seat for one in self.seats]
        return tuple(seat for seat in seats if seat in taken)

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats that are ready to roll, in mode roll."""
        return tuple(seat for seat, verb in self.said if verb == "ready")

    @property
    def asked_for_puck(self) -> bool:
        """The shooter wants the puck moved to OFF, which the table has taken: the round is over without dice."""
        return any(verb == "puck_off" for _, verb in self.said)

    @property
    def have_chosen(self) -> bool:
        """Every seat with a choice has said that it is made."""
        return all((seat, "chosen") in self.said for seat in self.choosing)

    @property
    def shooter(self) -> int | None:
        """The seat that shoots."""
        return None if self.shown is None else self.shown.shooter
