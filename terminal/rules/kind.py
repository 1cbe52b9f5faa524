"""A kind of game: everything about a game that does not depend on a par sheet.

A journal keeps tables and records longer than a sheet is offered. Their kind decodes, folds and shows them without it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeVar

from terminal.rules.changes import Changes
from terminal.rules.game import AnyGame
from terminal.rules.refusal import Phrase
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Sheet

TableT = TypeVar("TableT")
RecordT = TypeVar("RecordT")


Answer = dict[str, Any]
"""An answer of the lab, as JSON; amounts are text in currency units."""


Hand = Literal["", "won", "kept", "passed"]
"""A hand after a roll: empty while it goes on; won, and its shooter chooses; lost, and the shooter keeps or passes."""


class Change(NamedTuple):
    """Chips that were moved, or are to be moved, and a switch that was used."""

    verb: str
    """The action's name: ``place``, ``clear_all``."""
    changes: Changes
    commissions: Changes = ()
    """The commission in cents paid with it, by bet; negative for a refund."""
    off: tuple[str, ...] | None = None
    """The groups of bets that are switched off after it; None if it changes neither them nor the puck."""

    @property
    def taken_cents(self) -> int:
        """The amount that it takes from the playable credit, including commission; negative for a refund."""
        return sum(cents for _, cents in (*self.changes, *self.commissions))


class OnFelt(NamedTuple):
    """What is on the felt, and what the table waits for."""

    bets: Mapping[str, int]
    """The stakes in cents that are up, of all players together."""
    point: int | None = None
    """The puck is ON this Point, or OFF; always None in a game without a puck."""
    asked: Change | None = None
    """The change that waits for YES or NO to its commission; nothing else can happen before the answer."""
    off: tuple[str, ...] = ()
    """The groups of bets that are switched off."""
    offers: tuple[str, ...] = ()
    """The bets that may be moved to another number before the next roll."""
    waits_for: Literal["", "choice", "dice"] = ""
    """A player's choice comes next, or a throw on which no more bets are taken; otherwise bets and a throw."""
    main: int | None = None
    """The main of Hazard that is played, and the chance."""
    chance: int | None = None
    house_cents: int = 0
    """What the house has at stake across the table."""
    house_shoots: bool = False
    """The house has the dice, and the player covers its bank."""
    phase: str = ""
    """The phase of the hand, in a game whose prompts follow it."""
    main_is_open: bool = False
    """The main has not been thrown for, and may be named."""
    named: str = ""
    """What the shooter of a shared table has named for the next throw, by its mark on the felt, such as ``main@7``."""


class Travel(Protocol):
    """A stake that a roll moved to another field."""

    @property
    def bet_from(self) -> str:
        """The field it left."""

    @property
    def bet_to(self) -> str:
        """The field it moved to."""

    @property
    def amount_cents(self) -> int:
        """The stake."""


class GameTable(Protocol):
    """A table of any game."""

    @property
    def playable_cents(self) -> int:
        """The money that the players may still bet."""

    @property
    def bet_cents(self) -> int:
        """The sum of the bets that are up."""


class RollRecord(Protocol):
    """A result of dice in any game."""

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice as they fell."""

    @property
    def resolved(self) -> tuple[Resolution, ...]:
        """Every bet that the dice settled."""


class GameKind(ABC, Generic[TableT, RecordT]):
    """One kind of game. Its tables and records are tagged structs; nothing here changes any of them."""

    sheets: ClassVar[Mapping[str, str]]
    """The games of this kind, by their names in par sheets, each with its default par sheet."""
    family: ClassVar[str]
    """The name under which screens keep its words, its help and its cards."""
    house_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The house rules with a fixed choice of words, by their keys in a par sheet."""
    table: ClassVar[type]
    rolls: ClassVar[tuple[type, ...]]
    """The record types of results of dice."""
    changes: ClassVar[tuple[type, ...]]
    """The record types of requests between two throws."""
    calls: ClassVar[tuple[str, ...]] = ()
    """The names of everything that a stickman calls after its rolls."""
    dice_counts: ClassVar[tuple[int, ...]] = (2,)
    """The numbers of dice that its games throw at once, ascending."""
    has_puck: ClassVar[bool] = False
    wins_wait: ClassVar[bool] = False
    """A win stays on the felt until the player takes it."""
    has_caster: ClassVar[bool] = False
    """At a shared table a hand is played on a bet of its shooter's, against which the others bet: without that bet no
    dice are thrown, and while it lies they stay. Dice without a bet move the hand at every seat.
    """
    has_felts: ClassVar[bool] = False
    """Each of its games has a felt, so that cabinets can offer them; otherwise only the lab plays them."""

    @abstractmethod
    def open(self, sheet: Sheet) -> AnyGame:
        """The game of this sheet. Raises IniError for terms that are unknown, missing or contradict each other."""

    # The table ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def opened(self, player: str, cents: int) -> TableT:
        """An empty table with its only player's money."""

    @abstractmethod
    def apply(self, table: TableT, record: RecordT) -> TableT:
        """The table after the record."""

    @abstractmethod
    def with_money(self, table: TableT, cents: int) -> TableT:
        """The table with its only player's credit changed by this amount."""

    @abstractmethod
    def without_history(self, table: TableT) -> TableT:
        """The table with the current bets but without its history: another sheet may not allow past stakes."""

    def last_round(self, table: TableT) -> Mapping[str, int]:
        """The player's stakes in cents in the last round, which Repeat brings back; empty without one."""
        del table
        return {}

    def with_last_round(self, table: TableT, stakes_cents: Mapping[str, int]) -> TableT:
        """A new table on which Repeat brings back these stakes of a round at another; as it is in a game without."""
        del stakes_cents
        return table

    @abstractmethod
    def restored(self, table: TableT, player: str, earlier: TableT, commissions: Changes) -> RecordT | None:
        """The change that brings the bets back to those of an earlier table since whose time no dice have fallen.

        The commissions are given back with it, or taken again where they are positive. None if there is nothing to
        change.
        """

    @abstractmethod
    def laid(self, table: TableT, player: str, bets: Mapping[str, int], off: tuple[str, ...]) -> TableT:
        """The table on which exactly these bets are up, and these groups of them are switched off.

        No money moves, and no rule is asked: they were put up and sealed elsewhere.
        """

    def has_dice(self, table: TableT, player: str) -> bool:
        """Whether the player of a shared table has the dice, in a game in which a seat bets otherwise without them."""
        del table, player
        return False

    def named_marks(self, table: TableT) -> Mapping[str, tuple[int, ...]]:
        """What the player has named for the next dice, as the felt of every seat will count it; empty for nothing."""
        del table
        return {}

    def returned(self, table: TableT) -> RecordT | None:
        """The change that gives back what lies when the dice of a shared table pass unthrown; None if nothing does."""
        del table
        return None

    def refundable(self, table: TableT) -> Mapping[str, int]:
        """The commission in cents that comes back with each bet that is up, in a game that takes such."""
        del table
        return {}

    def marks(self, table: TableT) -> Mapping[str, tuple[int, ...]]:
        """What the felt counts besides the Point, for all players alike, by name; empty for nothing."""
        del table
        return {}

    def with_marks(self, table: TableT, point: int | None, marks: Mapping[str, tuple[int, ...]]) -> TableT:
        """The table with the puck at this Point, and with what is counted besides it; as it is in other games."""
        del point, marks
        return table

    def handed(self, table: TableT, player: str, *, has_dice: bool) -> TableT:
        """The table of a player who has the dice of a shared one now, or has not; as it is where that changes nothing.

        Asserts that no dice change hands in a game in which they cannot.
        """
        del player, has_dice
        return table

    @abstractmethod
    def on_felt(self, table: TableT) -> OnFelt:
        """The facts of the table for a screen, a script or a recall."""

    @abstractmethod
    def answer(self, table: TableT, records: Sequence[object]) -> Answer:
        """The lab's answer: the table, and what the records of the last request did."""

    # The records ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def resolved_by(self, record: RecordT) -> tuple[Resolution, ...]:
        """Every bet that the record settled."""

    def closes_bets(self, record: RecordT) -> bool:
        """Whether the record is the call that no more bets are taken."""
        del record
        return False

    def hand_of(self, record: RecordT) -> Hand:
        """What the roll does to the hand of a shared table, in a game with a caster."""
        del record
        return ""

    def leaves_choice(self, record: RecordT) -> bool:
        """Whether the roll leaves a choice to a player, whose win belongs to it."""
        del record
        return False

    def commissions_of(self, record: RecordT) -> Changes:
        """The commission that the record takes, by bet; negative for a refund."""
        del record
        return ()

    def change_of(self, record: RecordT) -> Change | None:
        """The chips that the record moved by a player's action; None for other records."""
        del record
        return None

    def taken_cents(self, record: RecordT) -> int:
        """The amount taken from the playable credit, including commission; negative for a refund."""
        change = self.change_of(record)
        return 0 if change is None else change.taken_cents

    def asked_by(self, record: RecordT) -> Change | None:
        """The change whose commission the record asks for; None for other records."""
        del record
        return None

    def declines(self, record: RecordT) -> bool:
        """Whether the record is the player's NO to a commission."""
        del record
        return False

    def travels_of(self, record: RecordT) -> tuple[Travel, ...]:
        """The stakes that a roll moved to another field."""
        del record
        return ()

    def said_of(self, record: RecordT) -> Phrase | None:
        """What a change other than of chips has decided, in words for the history."""
        del record
        return None

    def event_of(self, record: RecordT) -> str:
        """The meaning of the roll by its name, e.g. ``nick``; empty in a game without such names."""
        del record
        return ""

    def point_after(self, record: RecordT) -> int | None:
        """The place of the puck after the roll, in a game that has one."""
        del record
        return None

    def call_after(self, record: RecordT, point_before: int | None) -> str | None:
        """The stickman's call of the roll, one of `calls`; None where nothing is called."""
        del record, point_before
        return None

    # The words ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def bet_titles(self) -> Mapping[str, str]:
        """The English title of each of its bets."""

    def group_titles(self) -> tuple[str, ...]:
        """The English titles of the groups of its bets."""
        return ()

    def buttons(self) -> tuple[str, ...]:
        """The special buttons of its variants."""
        return ()


AnyKind = GameKind[Any, Any]
"""Any kind, where its type does not matter."""
