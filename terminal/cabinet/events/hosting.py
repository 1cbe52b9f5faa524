"""The rounds of a shared table: its seats, its clock, the bets that count, its dice and its shooter.

Each names its round: rounds are numbered, and numbers only rise, also over a RAM clear.
"""

from __future__ import annotations

from typing import Literal

from drivers.ports.table import FreedSeat, SealedBets, SeatResult, SeatSeen, StationVerb, Worded
from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person
from terminal.cabinet.rounds.commands import VoidReason
from terminal.rules.kind import Hand


class TableSeatsChanged(Event, frozen=True, tag="table_seats_changed"):
    """Stations have taken seats or left them, were silent, or were heard again: all seats that are taken now."""

    seats: tuple[SeatSeen, ...]
    at_ms: int


class TableRoundOpened(Event, frozen=True, tag="table_round_opened"):
    """A round begins."""

    round: int
    at_ms: int
    by: str
    """``console``, the key that was turned, or ``clock``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""
    for_ms: int = 0
    """How long its first phase lasts; 0 where no clock runs."""
    shooter: int | None = None
    """The seat that shoots; None without a shooter."""
    point: int = 0
    """The Point before its dice; 0 without one."""
    marks: dict[str, tuple[int, ...]] = {}
    """What the felt counts besides the Point before its dice, such as the totals since the last 7; by name."""
    sheet: str = ""
    """SHA-256 of the par sheet."""
    count: int = 0
    """How many dice its throw has, where the players' choices after the round before have led to it. No bets are taken
    then, and the round begins with the last seals. 0: the game says it.
    """
    terms: dict[str, str] = {}
    """The table's values of the parameters that its stations must have alike, by name; empty in older journals."""


class TableLastCall(Event, frozen=True, tag="table_last_call"):
    """The last seconds of the betting time begin."""

    round: int
    at_ms: int
    by: str
    """``console``, the key that was turned, or ``clock``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""
    for_ms: int = 0
    """How long they last; 0 where no clock runs."""


class TableBetsClosing(Event, frozen=True, tag="table_bets_closing"):
    """No more bets: each station seals for the last time, within this time."""

    round: int
    at_ms: int
    by: str
    """``console``, the key that was turned, or ``clock``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""
    for_ms: int = 0


class TableSealsSeen(Event, frozen=True, tag="table_seals_seen"):
    """Which seats have sealed bets in the round so far. It is recorded where the table decides by it."""

    round: int
    up: tuple[int, ...]
    """The seats whose newest seal has chips."""
    bare: tuple[int, ...] = ()
    """The seats whose newest seal has none."""
    may_shoot: tuple[int, ...] = ()
    """The seats whose newest seal has the bet that a shooter needs."""
    final: tuple[int, ...] = ()
    """The seats that seal no more."""


class TableStationsSaid(Event, frozen=True, tag="table_stations_said"):
    """Stations have said this in the round: ready to roll, the shooter's throw, dice passed or taken, a choice made."""

    round: int
    said: tuple[tuple[int, StationVerb], ...]
    """Seat and word, in the order in which they came."""


class TableBetsCalled(Event, frozen=True, tag="table_bets_called"):
    """All seals are in, or their time is over: the exchange is to fix which count."""

    round: int
    at_ms: int


class TableBetsFixed(Event, frozen=True, tag="table_bets_fixed"):
    """Which bets count, by seat. Nothing changes that any more, and no dice of the round were ordered before."""

    round: int
    at_ms: int
    seals: tuple[SealedBets, ...]
    shooter: int | None = None
    """The seat that shoots, if no seat did before: the first whose bets now allow it."""
    for_ms: int = 0
    """How long the shooter may take to throw."""
    named: dict[str, tuple[int, ...]] = {}
    """What the shooter has named for these dice, by the names of the felt's marks: the main of Hazard."""


class TableDiceLie(Event, frozen=True, tag="table_dice_lie"):
    """The dice of the throw lie and are shown; they decide nothing until the dealer confirms them.

    Hand-thrown dice that were entered by mistake are entered again.
    """

    round: int
    at_ms: int
    throw: int
    dice: tuple[int, ...]
    by: str
    """``console``, the key that was turned, or ``generator``."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""


class TableThrowVoided(Event, frozen=True, tag="table_throw_voided"):
    """The dealer declares a throw void. The round goes on with all its bets; the next event names the next throw."""

    round: int
    at_ms: int
    throw: int
    reason: VoidReason
    by: str
    """``console`` or the key that was turned."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""
    dice: tuple[int, ...] = ()
    """The dice that lay."""
    second: Person | None = None
    """The second person who agreed, as is needed once dice may lie."""


class TableRoundDecided(Event, frozen=True, tag="table_round_decided"):
    """The dice of the throw count: they decide the round at every station."""

    round: int
    at_ms: int
    throw: int
    dice: tuple[int, ...]
    by: str
    """``console``, the key that was turned, ``generator``, or ``clock``: the dealer did not answer."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""
    hand_over: bool = False
    """The shooter has lost the dice."""
    for_ms: int = 0
    """How long the result is shown, at least."""
    hand: Hand = ""
    """What has become of a hand that is played on the shooter's bet; empty while it goes on, and in other games."""


class TableRoundNotThrown(Event, frozen=True, tag="table_round_not_thrown"):
    """The round is over without dice: no bet that counts in it is risked on them.

    It was that of a choice's throw; or the shooter of a game that is played on the shooter's bet has laid none; or the
    shooter wanted the puck moved to OFF, and all bets ride.
    """

    round: int
    at_ms: int
    hand_over: bool = False
    """The dice pass to another seat."""


class TableChoiceOpened(Event, frozen=True, tag="table_choice_opened"):
    """Players choose whether a win is paid, or risked on another throw."""

    round: int
    at_ms: int
    seats: tuple[int, ...]
    for_ms: int = 0
    count: int = 0
    """How many dice that throw has."""


class TableShooterChosen(Event, frozen=True, tag="table_shooter_chosen"):
    """Another seat shoots from now on."""

    round: int
    at_ms: int
    by: str
    """``console``, the key that was turned, or ``station``: the dice were passed, or taken."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""
    shooter: int | None = None
    """None: no seat takes the dice, and the clock throws."""
    passed: int | None = None
    """The seat that has passed the dice."""
    for_ms: int = 0
    """How long the new shooter may take, if the bets are closed."""


class TableNextGameChosen(Event, frozen=True, tag="table_next_game_chosen"):
    """Another game is chosen for the table. It begins with the next round before which no seat has bets up."""

    round: int
    at_ms: int
    by: str
    """``console`` or the key that was turned."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""
    sheet: str = ""
    """The par sheet by its name; empty where the choice is withdrawn."""
    sheet_digest: str = ""
    """SHA-256 of the text of the par sheet."""


class TableStopped(Event, frozen=True, tag="table_stopped"):
    """The table's clock stands; all bets stay as they are."""

    round: int
    at_ms: int
    why: Literal["paused", "dice", "staff", "exchange"]
    """``exchange``: the table does not reach its stations."""


class TableGoesOn(Event, frozen=True, tag="table_goes_on"):
    """The phase goes on with this time: the table was stopped, or the first player is ready."""

    round: int
    at_ms: int
    for_ms: int = 0
    """0 where no clock runs."""
    terms: dict[str, str] = {}
    """The table's values of the parameters that its stations must have alike, by name; empty in older journals."""


class TablePaused(Event, frozen=True, tag="table_paused"):
    """The table is paused."""

    round: int
    at_ms: int
    by: str
    """``console`` or the key that was turned."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""


class TableResumed(Event, frozen=True, tag="table_resumed"):
    """The pause is over; or, after too many void throws, the dice may be thrown again."""

    round: int
    at_ms: int
    by: str
    """``console`` or the key that was turned."""
    dealer: str = ""
    """The name that the console gave."""
    who: Person | None = None
    """The person of the staff; None at the console, and where a key alone is enough."""


class TableResultsNoted(Event, frozen=True, tag="table_results_noted"):
    """What the round has done to the money of seats, as their stations have reported it."""

    results: tuple[SeatResult, ...]


class TableSeatStated(Event, frozen=True, tag="table_seat_stated"):
    """The staff has what a silent seat is owed printed, as it follows from the table's journal."""

    seat: int
    cabinet: int
    after: int
    """The last round in it."""
    owed_cents: int | None
    """None if the station has never reported a result."""
    bets_stand: bool
    """Bets stand, or a choice is open, whose end is not in the sum."""
    at_ms: int
    who: Person | None = None
    """The person of the staff; None where a key alone is enough."""
    applied_round: int | None = None
    seq: int | None = None
    """These two as the seat was seen then; None in a journal of an earlier version."""


class TableSeatFreeing(Event, frozen=True, tag="table_seat_freeing"):
    """Two people of the staff free the seat of a station that does not come back: the exchange is to do it."""

    freed: FreedSeat
    owed_cents: int | None
    """What the seat is owed, as it was printed; None if it is not known."""
    at_ms: int
    by: str
    """The key that was turned."""
    who: Person | None = None
    """The person of the staff; None where the keys alone are enough."""
    second: Person | None = None
    """The second person who agreed."""


class TableSeatFreed(Event, frozen=True, tag="table_seat_freed"):
    """The seat is free for another station; the station that had it is refused from now on."""

    seat: int
    cabinet: int
    at_ms: int


class TableSeatNotFreed(Event, frozen=True, tag="table_seat_not_freed"):
    """The seat is not freed: its station was back since the sum was printed, or had sealed bets."""

    seat: int
    cabinet: int
    at_ms: int


class TableDealerAnswered(Event, frozen=True, tag="table_dealer_answered"):
    """An order of a dealer's console was carried out or refused; each is answered once."""

    number: int
    at_ms: int
    dealer: str
    order: str
    """The order as JSON; only its beginning where it is too long to be one."""
    refused: str = ""
    """The sentence of the refusal, in English."""
    worded: Worded | None = None
    """The same with its values, if it has some."""
    key: str = ""
    """What the dealer's console has signed with the order; empty before orders were known by it."""
    round: int = 0
    """The round that the order names, if that is the present or the next one; otherwise 0."""
    repeated: bool = False
    """An order with this key was answered before: it is put in again past the program, and is not carried out."""


class TableDealerSilent(Event, frozen=True, tag="table_dealer_silent"):
    """The dealer has not acted for the time that the parameters set; the next act of a dealer ends it."""

    round: int
    at_ms: int


AtTable = (
    TableRoundOpened
    | TableLastCall
    | TableBetsClosing
    | TableDiceLie
    | TableThrowVoided
    | TableRoundDecided
    | TableShooterChosen
    | TableNextGameChosen
    | TablePaused
    | TableResumed
)
"""They say who did it."""
