"""What a table and its stations exchange: rounds, sealed bets, seats, and what each says of them.

The table writes rounds, its stations write sealed bets; both read all. What the exchange has answered, it has on disk.
Every request may be repeated, and then has the same answer. "No more bets" and "my bet is in" are ordered by the row of
the round: a seal is accepted or late, and never both.
"""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias, get_args

import msgspec

from drivers.ports.message import Message
from terminal.messages.english import sentence

MAX_SEATS = 14

Phase = Literal["open", "hurry", "closing", "closed", "rolling", "decided", "choice"]
"""In their order. A round never goes back, but for the throw after a void one, which has a higher number. `choice`
follows only at Big Shot."""
PHASES: tuple[Phase, ...] = get_args(Phase)
FINISHED: tuple[Phase, ...] = ("decided", "choice")

Verb = Literal["ready", "pass_dice", "take_dice"]
Accepted: TypeAlias = dict[int, int]
"""The version of the bets that counts, by seat. A seat without an entry has sealed nothing in this round."""


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class RoundRow(_Data, frozen=True, kw_only=True):
    """A round as the table has published it last."""

    table: int
    round: int
    phase: Phase
    remaining_ms: int = 0
    """Of this phase, when it was published: only the table's clock counts."""
    shooter: int | None = None
    """The seat that shoots."""
    point: int = 0
    """Zero before there is one."""
    sheet: bytes
    """SHA-256 of the rules and the par sheet that this round is played by."""
    throw: int | None = None
    faces: tuple[int, ...] | None = None
    accepted: Accepted | None = None
    """Fixed by `close_round`."""
    journal_seq: int
    """The event of the table's journal that this phase follows from."""
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
    """The cents of each bet by its name, as `digests.py` writes them."""


class Seat(_Data, frozen=True, kw_only=True):
    """Who sits where."""

    seat: int
    cabinet: int
    life: int
    """Of the cabinet's journal."""
    applied_round: int
    """The last round that the cabinet's journal has taken, in order and without gaps."""


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


class View(_Data, frozen=True, kw_only=True):
    """The chips of a seat as others may see them: for display, and lost without harm."""

    seat: int
    said_ms: int
    chips: dict[str, int]
    """Cents by the name of the bet."""


Published = Literal["published", "passed"]
"""`passed`: the round has gone on since, and nothing was changed."""
Sealed = Literal["sealed", "late", "contradiction"]
Spoken = Literal["said", "late"]
Noted = Literal["noted", "contradiction"]


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

    # The table
    # --------------------------------------------------------------------------------

    def publish(self, row: RoundRow) -> Published:
        """Show all stations this phase of the round. A new round follows the newest, once that one is decided."""

    def close_round(self, number: int) -> Accepted:
        """Fix which bets count; the round is in its phase `closing`. Stations see the list when it is published."""

    def seals(self, number: int) -> tuple[Seal, ...]:
        """All sealed bets of the round, by seat and version."""

    def said(self, number: int) -> tuple[Said, ...]:
        """What the stations have said in this round, in the order in which it came."""

    def applied_reports(self, number: int) -> tuple[Applied, ...]:
        """What the round did to the seats that have reported it."""

    # A station
    # --------------------------------------------------------------------------------

    def take_seat(self, seat: int, cabinet: int, life: int) -> Seat:
        """Seat the cabinet: one at each seat, and each at one seat. It starts with the next round that is decided."""

    def leave_seat(self, seat: int, cabinet: int) -> None:
        """Free the seat, if all that was sealed there is settled."""

    def put_seal(self, cabinet: int, seal: Seal) -> Sealed:
        """Put these bets in. `late`: they do not count; the round's row will say which version does."""

    def say(self, cabinet: int, number: int, seat: int, verb: Verb) -> Spoken:
        """Say this in the round, before its dice roll."""

    def applied(self, cabinet: int, report: Applied) -> Noted:
        """Report a decided round that the station's journal has taken. Rounds are reported in order, without gaps."""

    def show_view(self, cabinet: int, view: View) -> None:
        """Replace what others see of this seat."""

    # Everyone
    # --------------------------------------------------------------------------------

    def newest(self) -> RoundRow | None:
        """The newest round; None before the first."""

    def rows_after(self, number: int) -> tuple[RoundRow, ...]:
        """The rounds that follow, in order and without gaps: the first hundred."""

    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, by seat."""

    def views(self) -> tuple[View, ...]:
        """What others see of the seats."""

    def wait(self, timeout_ms: int) -> None:
        """Wait for a change, at most so long. It is a wake-up only: look again after it, whatever has ended it."""

    def close(self) -> None:
        """Close the line or the file."""
