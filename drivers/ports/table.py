"""What a station and a shared table order of the exchange between them, and what it reports to each.

A station has this port where another cabinet has its dice generator: the rounds and the dice come from the table, and
what was bet goes there. The table has a port of its own to the same exchange, beside its generator.
"""

from __future__ import annotations

from typing import Literal

import msgspec

TablePhase = Literal["open", "hurry", "closing", "closed", "rolling", "decided", "choice"]
"""Of a round, in their order. ``closing``: stations seal for the last time. ``closed``: it is fixed which bets count,
and no dice are thrown yet. ``choice`` follows where the dice leave one to a player: the BIG SHOT, or a bank of Hazard.
"""

Stopped = Literal["", "paused", "dice", "staff"]
"""Why the table goes no further for now: its dealer has paused it, its dice cannot be thrown, or its staff is at work.
Every bet stands.
"""

StationVerb = Literal["ready", "roll", "pass_dice", "take_dice", "puck_off", "chosen"]
"""What a station says in a round: ready to roll, the shooter's throw, the dice passed to the next, the dice taken, the
puck moved OFF by the shooter; in the phase ``choice`` that its player has chosen.
"""


class SealedBets(msgspec.Struct, frozen=True):
    """All bets of a seat at some instant of a round."""

    round: int
    seat: int
    version: int
    """From 1 in each round; the highest one that was sealed counts."""
    stake_cents: int
    """The sum of the bets."""
    bets: dict[str, int] = {}
    """The cents of each bet by its field."""
    off: tuple[str, ...] = ()
    """The groups of bets that are switched off."""
    final: bool = False
    """The seat seals no more in this round."""
    chosen: str = ""
    """What the player has chosen besides: the alternative of an open choice, or a mark of the felt that the shooter has
    named, such as ``main@7``."""
    paid_cents: int | None = None
    """The commission that was paid up front since the round began, less what came back; None if that is not known."""


class SeatResult(msgspec.Struct, frozen=True):
    """What a decided round has done to the money of a seat."""

    round: int
    seat: int
    won_cents: int
    lost_cents: int
    credit_cents: int
    stake_cents: int = 0
    """The sum of the bets that its dice have decided, also of those that rode without a seal; 0 if none was up."""
    standing_cents: int | None = None
    """The sum of the bets that still lie after it; None if that is not known."""


class ShownRound(msgspec.Struct, frozen=True):
    """A round as the table shows it to its stations."""

    round: int
    phase: TablePhase
    revision: int = 0
    """Counts what was shown of the same phase: the table was stopped, or goes on with another time."""
    remaining_ms: int = 0
    """Of this phase, when it was shown: only the table's clock counts. 0 where no clock runs."""
    began_ms: int = 0
    """When the phase began, by the table's wall clock. It is for the record alone: nothing runs by it."""
    stopped: Stopped = ""
    shooter: int | None = None
    """The seat that shoots; None without one: the clock or the dealer throws."""
    point: int = 0
    """Before this round's dice; 0 without one."""
    marks: dict[str, tuple[int, ...]] | None = None
    """What the felt counts besides the Point before this round's dice, such as the totals since the last 7; by name.

    None if the table does not say. What the shooter has named for the dice is added once it is fixed, under ``named.``
    and its name.
    """
    sheet: str = ""
    """SHA-256 of the par sheet that this round is played by, in hexadecimal digits."""
    throw: int | None = None
    """The throw that decides it, once it is ordered."""
    faces: tuple[int, ...] | None = None
    """The dice, once they count; empty, and without a throw, if the round has ended without dice: nothing was at stake.
    """
    accepted: dict[int, int] | None = None
    """The version of the bets that counts, by seat, once it is fixed.

    A seat without an entry has sealed nothing in this round: what it had up after the last one stands.
    """
    terms: dict[str, str] | None = None
    """The table's values of the parameters that its stations must have alike, by name; None if it does not say."""


class KeySeen(msgspec.Struct, frozen=True):
    """A party of the table has proved what it says with a key that was not seen here before, or not last.

    Station and table report it, each also of itself.
    """

    party: str
    """Its name, such as ``station-1-3-17``."""
    key: str
    """The number of its certificate: the first 16 hexadecimal digits of the SHA-256."""


# A station
# ----------------------------------------------------------------------------------------------------------------------


class StationOrder(msgspec.Struct, frozen=True):
    """Everything that the station wants of the table."""

    seat: int
    cabinet: int
    """The number of the cabinet."""
    life: int
    """Which journal of the cabinet this is, from 1: a RAM clear begins another one."""
    applied_round: int = 0
    """The last decided round that the journal has taken, of this seat: 0 before its first, and after it was left. Only
    later rounds are reported."""
    seal: SealedBets | None = None
    """The bets that are to be sealed, until the answer is known."""
    say: tuple[StationVerb, ...] = ()
    say_round: int = 0
    """The round in which it is said."""
    result: SeatResult | None = None
    """The result that the table has not noted yet: the oldest one."""
    view: dict[str, int] = {}
    """The chips as other players may see them: cents by field. For display; it may be lost."""
    seated: bool = True
    """The station wants its seat; otherwise it leaves it."""
    looks: int = 0
    """Counts how often the newest round is to be reported once more, as the table shows it now."""


class SeatTaken(msgspec.Struct, frozen=True):
    """The station has its seat."""

    seat: int
    applied_round: int
    """The last round of which the table has noted the seat's result; rounds count for the seat from the next one on.
    A station that has applied none yet begins after it."""


class SeatLeft(msgspec.Struct, frozen=True):
    """The station has no seat any more."""

    seat: int


class RoundSeen(msgspec.Struct, frozen=True):
    """A round as the table shows it: each change of the newest one, and every decided one in order, without gaps."""

    shown: ShownRound


class SealAnswered(msgspec.Struct, frozen=True):
    """Whether these bets count: `late` if the table had closed them before; its round says which version does."""

    round: int
    version: int
    answer: Literal["sealed", "late"]


class ResultNoted(msgspec.Struct, frozen=True):
    """The table has the seat's result of this round, and of all before."""

    round: int


StationReport = SeatTaken | SeatLeft | RoundSeen | SealAnswered | ResultNoted | KeySeen
"""Besides Lost, Back, DiceReady and DiceFault, which mean the table where they mean a generator elsewhere."""


# The table
# ----------------------------------------------------------------------------------------------------------------------


class Worded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence as its template with values, so that a console says it in its own language."""

    template: str
    """In English."""
    values: dict[str, int | str | Worded] = {}


class DealerAnswer(msgspec.Struct, frozen=True):
    """The table's answer to an order of a dealer's console."""

    number: int
    """Of the order."""
    refused: str = ""
    """The sentence of the refusal, in English; empty if the order was carried out."""
    worded: Worded | None = None
    """The same with its values, if it has some."""
    key: str = ""
    """Of the order, so that the answer is to no other one; empty in a journal of an earlier version."""


class FreedSeat(msgspec.Struct, frozen=True):
    """A seat that the staff frees: its station does not come back."""

    seat: int
    cabinet: int
    life: int
    """The journal of the station that had the seat; neither this one nor an earlier one is seated again."""
    after: int
    """The last round in what the seat was found to be owed."""
    applied_round: int | None = None
    seq: int | None = None
    """These two as the seat was seen when that was found: the station has not been back since. None for both where the
    exchange has freed the seat, which a new exchange learns whatever it knows of the station."""


class TableOrder(msgspec.Struct, frozen=True):
    """Everything that the table wants of the exchange."""

    shown: ShownRound | None = None
    """What the stations are to see; None before the first round."""
    before: ShownRound | None = None
    """The decided round before it, which the exchange shows first if it does not have it: the table's journal had it
    when the table's power was cut."""
    close: int | None = None
    """The round whose bets are to be fixed, in its phase ``closing``."""
    answer: DealerAnswer | None = None
    """To the dealer's newest order."""
    free: tuple[FreedSeat, ...] = ()
    """The seats that are freed, and those that were: a new exchange learns of them as well."""
    board: dict[str, str] = {}
    """What consoles and displays show beside the round, as JSON by name. For display; it may be lost."""


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat that a station has taken."""

    seat: int
    cabinet: int
    applied_round: int
    heard: bool
    """Its station was heard from within the last seconds."""
    life: int = 0
    """Which journal of the cabinet it is."""
    seq: int = 0
    """The last event of that journal when the cabinet took its seat."""


class SeatsSeen(msgspec.Struct, frozen=True):
    """All seats that are taken, on each change: taken and left, results noted, silent and heard again."""

    seats: tuple[SeatSeen, ...]


class BetsSeen(msgspec.Struct, frozen=True):
    """The newest bets that each seat has sealed in the round so far, by seat, on each change."""

    round: int
    seals: tuple[SealedBets, ...]


class BetsFixed(msgspec.Struct, frozen=True):
    """The bets that count in this round, by seat: nothing changes that any more."""

    round: int
    seals: tuple[SealedBets, ...]


class StationsSaid(msgspec.Struct, frozen=True):
    """What stations have said in the round, in the order in which it came, on each change."""

    round: int
    said: tuple[tuple[int, StationVerb], ...]


class ResultsSeen(msgspec.Struct, frozen=True):
    """New results of this round that stations have reported, by seat; earlier ones may be among them."""

    round: int
    results: tuple[SeatResult, ...]


class SeatFreed(msgspec.Struct, frozen=True):
    """The seat is free, and this journal of the cabinet is refused from now on."""

    seat: int
    cabinet: int
    life: int


class SeatNotFreed(msgspec.Struct, frozen=True):
    """The seat is not freed: its station was back since it was found what it is owed, or has sealed bets."""

    seat: int
    cabinet: int
    life: int


class DealerOrdered(msgspec.Struct, frozen=True):
    """An order of a dealer's console. Orders are numbered from 1 without gaps, and come in order."""

    number: int
    dealer: str
    """The dealer's name."""
    order: str
    """The command as JSON (`terminal/script/touch_words.py`)."""
    key: str
    """Signed with the order, which the number is not: an order that comes again has the same one."""


TableReport = (
    SeatsSeen | BetsSeen | BetsFixed | StationsSaid | ResultsSeen | SeatFreed | SeatNotFreed | DealerOrdered | KeySeen
)
"""Besides Lost and Back."""
