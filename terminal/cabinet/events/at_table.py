"""What a station of a shared table has seen of its rounds, and what it did there.

A round is the table's, and so is its number; a station journals what it takes of each before anything follows from it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports.table import ShownRound, StationVerb, Stopped, TablePhase
from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person
from terminal.rules.tables import AnyChange, AnyRoll


class SeatRound(msgspec.Struct, frozen=True):
    """A round as the table has shown it to this seat."""

    number: int
    phase: TablePhase
    revision: int = 0
    """Counts what was shown of the same phase: the table was stopped, or goes on with another time."""
    remaining_ms: int = 0
    """Of this phase, when it was shown; 0 where no clock runs."""
    began_ms: int = 0
    """When the phase began, by the table's wall clock; 0 if the table does not say."""
    stopped: Stopped = ""
    shooter: int | None = None
    """The seat that shoots; None without one: the clock or the dealer throws."""
    point: int = 0
    """Before this round's dice; 0 without one."""
    marks: dict[str, tuple[int, ...]] | None = None
    """What the felt counts besides the Point before this round's dice, by name; None if the table does not say.

    What the shooter has named is added once it is fixed, under ``named.`` and its name.
    """
    sheet: str = ""
    """SHA-256 of the par sheet that this round is played by, in hexadecimal digits."""
    throw: int | None = None
    """The throw that decides it, once it is ordered."""
    faces: tuple[int, ...] | None = None
    """The dice, once they count; empty, and without a throw, if the round has ended without dice."""
    accepted: int | None = None
    """The version of this seat's bets that counts, once it is fixed; 0 if it has sealed none in this round."""
    terms: dict[str, str] | None = None
    """The table's values of the parameters that its stations must have alike, by name; None if it does not say."""


def seen_from(seat: int, shown: ShownRound) -> SeatRound:
    """The part of the round that concerns this seat."""
    accepted = None if shown.accepted is None else shown.accepted.get(seat, 0)
    of_phase = (shown.round, shown.phase, shown.revision, shown.remaining_ms, shown.began_ms, shown.stopped)
    of_dice = (shown.shooter, shown.point, shown.marks, shown.sheet, shown.throw, shown.faces)
    return SeatRound(*of_phase, *of_dice, accepted, shown.terms)


class StationSeated(Event, frozen=True, tag="station_seated"):
    """The station has its seat at the table."""

    seat: int
    applied_round: int
    """The round after which rounds count for this seat."""
    at_ms: int


class StationUnseated(Event, frozen=True, tag="station_unseated"):
    """The station has no seat any more."""

    seat: int
    at_ms: int


class RoundShown(Event, frozen=True, tag="round_shown"):
    """The table has shown a round: another one, another phase of it, or something new in the same phase."""

    shown: SeatRound
    at_ms: int
    """When the station saw it; the times in it count from here."""


class PuckFollowed(Event, frozen=True, tag="puck_followed"):
    """A station takes the puck, and what the felt counts, from the table.

    One that has joined without bets takes all of it; and every other one what the shooter has named for the dice.
    """

    round: int
    point: int
    """0 is OFF."""
    marks: dict[str, tuple[int, ...]] = {}
    """What the felt counts besides it, as the table has shown it."""


class BettingOver(Event, frozen=True, tag="betting_over"):
    """The station takes no more bets in this round, a little before the table, so that the last seal is in time."""

    round: int
    at_ms: int


class BetsSealed(Event, frozen=True, tag="bets_sealed"):
    """The bets that are up at this event are sealed: from now on they are sent to the table until it has answered."""

    round: int
    version: int
    """From 1 in each round."""
    stake_cents: int
    """The sum of the bets."""
    final: bool
    """The station takes no more bets in this round."""
    at_ms: int
    chosen: str = ""
    """The alternative that is sealed of an open choice: its stake, if it is risked. Or what the shooter has named."""
    paid_cents: int | None = None
    """The commission that was paid up front since the round began, less what came back; None in older journals."""


class ChoiceWanted(Event, frozen=True, tag="choice_wanted"):
    """The player wants this of the choice that is open. It is made when the table has it: before the next dice."""

    round: int
    choice: str
    chosen: str
    """The alternative, e.g. ``take`` or ``risk``."""
    at_ms: int


class SealAnswered(Event, frozen=True, tag="seal_answered"):
    """The table has answered a seal. A late one does not count: the round says which bets do."""

    round: int
    version: int
    answer: Literal["sealed", "late"]
    at_ms: int


class BetsRestored(Event, frozen=True, tag="bets_restored"):
    """The felt is as the table has accepted it.

    Chips that came too late are in the credit again, and chips that were taken down too late are on the felt again.
    """

    round: int
    version: int
    """The version that counts; 0 where none was sealed: the bets of the round before stand."""
    record: AnyChange
    at_ms: int


class DiceSeen(Event, frozen=True, tag="dice_seen"):
    """The dice of a round in which this station had no bet: puck and history follow them, and no game is counted."""

    round: int
    throw: int
    dice: tuple[int, ...]
    record: AnyRoll
    """What they did to the puck, in a game that has one."""
    at_ms: int


class RoundNotThrown(Event, frozen=True, tag="round_not_thrown"):
    """The table has ended a round without dice: no bet that counts in it is risked on them, here or elsewhere.

    Where a puck counts for all, its shooter wanted it moved to OFF, and all bets ride.
    """

    round: int
    at_ms: int


class StationSaid(Event, frozen=True, tag="station_said"):
    """The player has said this to the table, such as being ready for the roll."""

    round: int
    verb: StationVerb
    at_ms: int


class ResultReported(Event, frozen=True, tag="result_reported"):
    """The table has noted this station's results up to this round."""

    round: int


Contradiction = Literal["round", "sheet", "point", "marks", "shooter", "accepted", "throw", "dice"]
"""What a station and its table may disagree about."""


class TableDisagreed(Event, frozen=True, tag="table_disagreed"):
    """What the table has shown contradicts what this station has journaled: nothing of it is taken.

    A technician who turns the key has it compared again.
    """

    shown: SeatRound
    what: Contradiction
    here: str
    """The station's own value."""
    there: str
    """The table's."""
    at_ms: int


class TableCompared(Event, frozen=True, tag="table_compared"):
    """At a technician's key, station and table are compared by what the table shows now; what follows says how."""

    round: int
    at_ms: int


class SeatVoided(Event, frozen=True, tag="seat_voided"):
    """Two people of the staff void the bets at this seat, about which station and table cannot be brought to agree.

    They go back to the credit, with the commission that was paid for them. The seat is left, and may be taken again.
    """

    round: int
    """The round of the table that contradicts this journal."""
    bets: dict[str, int]
    """What lay, in cents by bet."""
    commissions: dict[str, int]
    """What comes back besides, in cents by bet: it was paid up front."""
    what: Contradiction
    here: str
    """The station's own value."""
    there: str
    """The table's."""
    at_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person of the staff; None where the keys alone are enough."""
    second: Person | None = None
    """The second person who agreed."""
    dice: tuple[int, ...] = ()
    """The dice of the round, if the table had shown some."""

    @property
    def back_cents(self) -> int:
        """What is in the credit again."""
        return sum(self.bets.values()) + sum(self.commissions.values())


class SeatRoundPassed(Event, frozen=True, tag="seat_round_passed"):
    """The table has decided a round without this seat: here nothing is won or lost by it.

    Its bets were void, or the table plays a game that the station does not offer.
    """

    round: int
    at_ms: int
