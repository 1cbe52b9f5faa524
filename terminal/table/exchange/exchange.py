"""What a table and its stations exchange: rounds, sealed bets, seats, and what each says of them.

The table writes rounds, its stations write sealed bets; both read all. What the exchange has answered, it has on disk.
Every request may be repeated, and then has the same answer. "No more bets" and "my bet is in" are ordered by the row of
the round: a seal is accepted or late, and never both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias, get_args

import msgspec

from drivers.ports.message import Message
from drivers.ports.table import StationVerb, Stopped, TablePhase
from terminal.messages.english import sentence

MAX_SEATS = 14

Phase = TablePhase
"""A round never goes back, but for the throw after a void one, which has a higher number."""
PHASES: tuple[Phase, ...] = get_args(Phase)
FINISHED: tuple[Phase, ...] = ("decided", "choice")

Verb = StationVerb
Accepted: TypeAlias = dict[int, int]
"""The version of the bets that counts, by seat. A seat without an entry has sealed nothing in this round."""


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Place(_Data, frozen=True):
    """An event of a journal."""

    seq: int
    chain: bytes


BEGINNING = Place(0, b"")
"""Of a journal before its first event."""


class RoundRow(_Data, frozen=True, kw_only=True):
    """A round as the table has published it last."""

    table: int
    round: int
    phase: Phase
    revision: int = 0
    """Counts what was published of the same phase."""
    remaining_ms: int = 0
    """Of this phase, when it was published: only the table's clock counts."""
    began_ms: int = 0
    """When it began, by the table's wall clock: for the record alone."""
    stopped: Stopped = ""
    """Why the table goes no further for now."""
    shooter: int | None = None
    """The seat that shoots."""
    point: int = 0
    """Zero before there is one."""
    marks: dict[str, tuple[int, ...]] | None = None
    """What the felt counts besides the point."""
    terms: dict[str, str] | None = None
    """The table's values of the parameters that its stations must have alike."""
    sheet: bytes
    """SHA-256 of the rules and the par sheet that this round is played by."""
    throw: int | None = None
    faces: tuple[int, ...] | None = None
    """None before they count; empty, without a throw, where a round was decided without dice."""
    accepted: Accepted | None = None
    """Fixed by `close_round`."""
    journal_seq: int
    """An event of the table's journal after which this was published first."""
    chain: bytes
    """The hash of the table's journal at that event."""
    digest: bytes = b""
    """SHA-256 of all the rest (`digests.py`)."""


class Seal(_Data, frozen=True, kw_only=True):
    """All bets of a seat at some instant of a round."""

    round: int
    seat: int
    version: int
    """From 1 in each round. The highest sealed one counts."""
    stake_cents: int
    digest: bytes
    """SHA-256 of the body."""
    body: bytes
    """The bets, as `digests.py` writes them."""


class Seat(_Data, frozen=True, kw_only=True):
    """Who sits where."""

    seat: int
    cabinet: int
    life: int
    """Of the cabinet's journal."""
    applied_round: int
    """The last round whose result the cabinet has reported, in order and without gaps."""
    seq: int = 0
    """The last event of this journal when the cabinet took a seat last."""


class Said(_Data, frozen=True, kw_only=True):
    """What a station has said in a round."""

    seat: int
    verb: Verb


class Applied(_Data, frozen=True, kw_only=True):
    """What a round did to the money of a seat, for the table's reports."""

    seat: int
    round: int
    won_cents: int
    lost_cents: int
    credit_cents: int
    stake_cents: int = 0
    """The sum of the bets that its dice have decided."""
    standing_cents: int | None = None
    """The sum of the bets that still lie; None in the report of an earlier program."""


class View(_Data, frozen=True, kw_only=True):
    """The chips of a seat as others may see them: for display, and lost without harm."""

    seat: int
    said_ms: int
    chips: dict[str, int]
    """Cents by the name of the bet."""


class DealerOrder(_Data, frozen=True, kw_only=True):
    """An order of a dealer's console, and the table's answer."""

    number: int
    """From 1 without gaps."""
    dealer: str
    """The dealer's name."""
    order: str
    """The command as JSON."""
    key: str
    """Signed with the order; empty where the exchange has lost the order."""
    answered: bool = False
    refused: str = ""
    """The sentence of the refusal; empty if it was carried out."""


Published = Literal["published", "passed"]
"""`passed`: the round has gone on since, and nothing was changed."""
Sealed = Literal["sealed", "late", "contradiction"]
Spoken = Literal["said", "late"]
Noted = Literal["noted", "contradiction"]
Freed = Literal["freed", "later"]
"""`later`: the round under way counts the seat among those that have sealed; ask again once it is decided."""


class ExchangeError(Exception):
    """The exchange has not done what was asked; `say` is for the staff."""

    def __init__(self, say: Message) -> None:
        super().__init__(sentence(say))
        self.say = say


class ExchangeRefused(ExchangeError):  # noqa: N818 - as a journal fails, an exchange refuses
    """It was refused, and nothing was changed. Asking again does not help."""


class LineGone(ExchangeError):  # noqa: N818 - what has happened, not a mistake
    """There is no answer: it may be done or not. Ask again, which is always safe."""


class Exchange(Protocol):
    """The exchange of one table. Each method may raise ExchangeRefused or LineGone. For the thread that made it."""

    @property
    def signers(self) -> Mapping[str, str]:
        """With which certificates what was read last was signed, and what this process says, by the party's name."""

    # The table
    # --------------------------------------------------------------------------------

    def publish(self, row: RoundRow) -> Published:
        """Show all stations this phase of the round. A new round follows the newest, once that one is decided."""

    def close_round(self, number: int) -> Accepted:
        """Fix which bets count; the round is in its phase `closing`. Stations see the list when it is published."""

    def seals(self, number: int) -> tuple[Seal, ...]:
        """All sealed bets of the round, by seat and version."""

    def newest_seals(self, number: int) -> tuple[Seal, ...]:
        """The highest version that each seat has sealed in the round, by seat."""

    def said(self, number: int) -> tuple[Said, ...]:
        """What the stations have said in this round, in the order in which it came."""

    def applied_reports(self, number: int) -> tuple[Applied, ...]:
        """What the round did to the seats that have reported it."""

    def untaken_reports(self) -> tuple[Applied, ...]:
        """The reports that the table's journal has not taken, by round and seat: the first two hundred."""

    def take_reports(self, number: int, seats: tuple[int, ...]) -> None:
        """The table's journal has taken the reports of these seats of the round."""

    def answer_order(self, number: int, key: str, refused: str) -> Noted:
        """Answer the dealer's order with this key. Those before it without an answer are gone: they get no other."""

    def show_board(self, board: Mapping[str, str]) -> None:
        """Replace these texts of the board, by their names."""

    def free_seat(
        self,
        seat: int,
        cabinet: int,
        life: int,
        after: int,
        applied_round: int | None = None,
        seq: int | None = None,
    ) -> Freed:
        """Free the seat of a station that does not come back: this journal of it is refused from now on.

        What it is owed was computed from the rounds up to `after`: refused if it has sealed a bet in a later one.
        `applied_round` and `seq` are those of the seat when that was computed: refused if they have changed, or the
        seat was left, since the station has been back then, and may have paid out itself. Both are None where the seat
        was freed before, and an exchange that may be a new one is to know it.
        """

    # A station
    # --------------------------------------------------------------------------------

    def take_seat(
        self, seat: int, cabinet: int, life: int, applied_round: int = 0, noted_round: int = 0, end: Place = BEGINNING
    ) -> Seat:
        """Seat the cabinet: one at each seat, and each at one seat.

        `applied_round` is the last round that its journal has taken, `noted_round` the last one of which it knows that
        the result was noted; both are 0 before its first round at this seat. Who begins here starts with the next
        round that is decided. `end` is the last durable event of the journal. One that lacks rounds which the cabinet
        has reported, or that ends earlier than it did when the cabinet took or left a seat last, is an old copy; of one
        that ends later, the station has to look for that `journal_end` in it.
        """

    def leave_seat(self, seat: int, cabinet: int, life: int, end: Place = BEGINNING) -> None:
        """Free the seat, if all that was sealed there is settled.

        Refused for a journal whose seat the table has freed, and for an old copy, also where no seat is held: so a
        station without a player learns that it is one.
        """

    def journal_end(self, cabinet: int, life: int) -> Place | None:
        """Where this journal of the cabinet ended when it took or left a seat last; None if it never has."""

    def put_seal(self, cabinet: int, seal: Seal) -> Sealed:
        """Put these bets in. `late`: they do not count; the round's row will say which version does."""

    def say(self, cabinet: int, number: int, seat: int, verb: Verb) -> Spoken:
        """Say this in the round: that a choice is made in its phase `choice`, anything else before its dice roll."""

    def applied(self, cabinet: int, report: Applied) -> Noted:
        """Report a decided round that the station's journal has taken. Rounds are reported in order, without gaps."""

    def show_view(self, cabinet: int, view: View) -> None:
        """Replace what others see of this seat."""

    # A dealer's console
    # --------------------------------------------------------------------------------

    def put_order(self, dealer: str, key: str, order: str) -> int:
        """Order this of the table; the number of the order. The same key again is the same order."""

    def answer_to(self, number: int, key: str) -> str | None:
        """The table's answer to this order, the sentence of its refusal or nothing; None while there is none."""

    # Everyone
    # --------------------------------------------------------------------------------

    def newest(self) -> RoundRow | None:
        """The newest round; None before the first."""

    def rows_after(self, number: int) -> tuple[RoundRow, ...]:
        """The rounds that follow, in order and without gaps: the first hundred."""

    def shown_ago_ms(self) -> int:
        """How long ago the newest round was published last; 0 before the first."""

    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, by seat."""

    def views(self) -> tuple[View, ...]:
        """What others see of the seats."""

    def orders_after(self, number: int) -> tuple[DealerOrder, ...]:
        """The dealer's orders that follow, in order, with their answers: the first hundred.

        An answer to an order that the exchange has lost is verified by whoever knows its key (`answer_to`).
        """

    def board(self) -> dict[str, str]:
        """The texts of the board by their names: for display, and lost without harm."""

    def board_text(self, name: str) -> str:
        """This text of the board; empty without it."""

    def wait(self, timeout_ms: int) -> None:
        """Wait for a change, at most so long. It is a wake-up only: look again after it, whatever has ended it."""

    def wake(self) -> None:
        """End the wait that is under way, or the next one. Any thread may call it."""

    def close(self) -> None:
        """Close the line or the file."""
