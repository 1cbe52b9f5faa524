"""The interface through which the cabinet, the laboratory and the maths use any game without knowing which it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence, Set
from fractions import Fraction
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from terminal.rules.actions import Action, PlaceWager
from terminal.rules.changes import Changes
from terminal.rules.choice import Choice
from terminal.rules.first_hand import Step
from terminal.rules.refusal import allowed
from terminal.rules.rulebook import BetRule, Deed, Lit
from terminal.rules.sheet import Sheet
from terminal.rules.strategy import Strategy
from terminal.rules.table_limits import LimitedBet, TableLimits
from terminal.rules.two_dice import TOTALS, Roll

TableT = TypeVar("TableT")
RecordT = TypeVar("RecordT")

Dice = tuple[int, ...]

GAMES_KEPT = 4
"""So many tables of other limits are kept by a game, because recall asks for the same ones again and again."""

Meaning = Literal["win", "lose", "main", "again", "chance", "nothing"]
"""What a total would do for the player on the next throw: decide, become the main or the chance, or nothing."""


class Stakes(msgspec.Struct, frozen=True):
    """The stakes that a field can hold: the multiples of a step between two limits."""

    least_cents: int
    most_cents: int | None
    """None is no limit."""
    step_cents: int = 1
    """Chips of any value may be put on a field, so that a raise may be as small as this."""


class Fee(msgspec.Struct, frozen=True):
    """A commission, for those who look for the stake that it burdens least."""

    rate: Fraction
    """Of the stake; of a win it is turned into that."""
    pay: Fraction
    """What a win pays of the stake before a commission is taken from it."""
    on_win: bool
    """It is taken from a win; otherwise with each chip that is placed, and never again while the stake is up."""
    rounding: Literal["up", "down"]
    unit_cents: int
    """It is rounded to multiples of this."""
    refund: bool
    """A bet that is taken down has it back; a part of the bet brings back its part, less the fraction of a cent."""
    stays: bool
    """The stake stays up when it wins, so that one commission covers every win until the bet is lost."""


class Wager(msgspec.Struct, Generic[TableT], frozen=True):
    """A line of the par sheet: one bet alone on the table, just placed, and rolled until it is decided."""

    name: str
    """Its name in par sheets: a field, with the player's choice or the number thrown where these change its value."""
    starts: tuple[tuple[TableT, int], ...]
    """The tables on which it can be just after placing, with the weight of each."""
    bet: str
    """The bet of these tables that is observed, as resolutions name it."""
    stake_cents: int
    """A stake for which every pay and commission is in whole cents."""
    commission_cents: int = 0
    """The commission paid up front."""
    odds: bool = False
    """It backs another bet, so its house edge may be zero."""
    answer: Action | None = None
    """The player's answer whenever the game asks for a decision."""
    stakes: Stakes | None = None
    """What can be staked; None is this stake alone."""
    fee: Fee | None = None
    """The terms of its commission, if it has one."""


class Game(ABC, Generic[TableT, RecordT]):
    """A game under its par sheet. Tables and records are values; nothing here changes anything.

    Every action has three methods: `verify` raises Refusal if a rule forbids it, `can` returns whether `verify` passes,
    and `do` verifies and returns the record of it. Only `apply` makes the next table.
    """

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._within: dict[TableLimits, Game[TableT, RecordT]] = {}

    def within(self, limits: TableLimits) -> Game[TableT, RecordT]:
        """This game at a table with these limits, whatever limits it has now."""
        if limits == self.narrowed:
            return self
        if limits not in self._within:
            if len(self._within) >= GAMES_KEPT:
                self._within.clear()
            self._within[limits] = type(self)(replace(self._sheet, narrowed=limits))
        return self._within[limits]

    @property
    def narrowed(self) -> TableLimits:
        """What the house has set within the limits of the sheet."""
        return self._sheet.narrowed

    @abstractmethod
    def limited_bets(self) -> Mapping[str, LimitedBet]:
        """The bets that the limits of a table narrow, by their fields."""

    @property
    def name(self) -> str:
        """The game as par sheets name it, e.g. ``craps``."""
        return self._sheet.game

    @property
    def title(self) -> str:
        """The title of this game under this sheet, for the screen."""
        return self._sheet.title

    @property
    def sheet(self) -> str:
        """The par sheet in use, e.g. ``craps-el601``."""
        return self._sheet.name

    @property
    def sheet_digest(self) -> str:
        """The SHA-256 of that par sheet."""
        return self._sheet.digest

    @property
    def currency(self) -> str:
        """The currency of the sheet's limits, ISO 4217; empty if they apply to any."""
        return self._sheet.currency

    @abstractmethod
    def dice_count(self, table: TableT) -> int:
        """How many dice the next throw at this table needs."""

    def takes_bets(self, table: TableT) -> bool:
        """Whether anyone at a shared table can still bet on the next throw, or change a bet."""
        del table
        return True

    def close_bets(self, table: TableT) -> RecordT | None:
        """The record of the call that no more bets are taken; None if the game has none, or it has been made."""
        del table
        return None

    def choice(self, table: TableT, player: str) -> Choice | None:
        """What the game leaves to this player to choose now; None if nothing."""
        del table, player
        return None

    @abstractmethod
    def fields(self) -> tuple[str, ...]:
        """The names of all betting fields, in the order of the felt."""

    @property
    def marks(self) -> tuple[str, ...]:
        """The places of the felt that take no chips: a touch of one chooses what it names, such as a main of Hazard."""
        return ()

    def touch(self, field: str, amount_cents: int) -> Action:
        """What a touch of this field or mark of the felt asks for, with this chip."""
        return PlaceWager(field, amount_cents)

    def marks_named(self, named: str) -> Mapping[str, tuple[int, ...]]:
        """What the felt counts once the shooter of a shared table has named this; empty where it cannot be named."""
        del named
        return {}

    def next_throw(self, table: TableT) -> Mapping[int, Meaning]:
        """What each total would do next, for a felt that shows it; empty in a game whose felt does not."""
        del table
        return {}

    @abstractmethod
    def limits(self, table: TableT, bet: str) -> tuple[int, int | None]:
        """The least and most cents the field may hold now; None is no limit. Raises Refusal for an unknown field."""

    @cached_property
    def bet_range(self) -> tuple[int, int | None]:
        """The least and the most cents of a single bet, odds apart; None is no limit."""
        ranges = [bet.limits for bet in self.limited_bets().values() if bet.kind != "odds"]
        most = [one.max_cents for one in ranges if one.max_cents is not None]
        return min(one.min_cents for one in ranges), max(most) if len(most) == len(ranges) else None

    def odds_multiples(self, bet: str) -> tuple[int, ...]:
        """The multiples of the base bet that the sheet offers as odds, ascending, for the bet or the odds of this name.

        Empty for a bet without odds, or with odds without such a limit. Raises Refusal if there is no such field.
        """
        del bet
        return ()

    @property
    def max_total_bet_cents(self) -> int | None:
        """The most that all bets together may be; None is no limit."""
        return self.narrowed.narrow_total(self._sheet.reader.cents_or_none("limits", "max_total_bet"))

    @property
    def points(self) -> tuple[int, ...]:
        """The totals that can become the Point, ascending; none in a game without one."""
        return ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals that a roll can have, ascending; none in a game that is not about totals."""
        return tuple(TOTALS)

    @property
    def buttons(self) -> Mapping[str, tuple[int, ...]]:
        """The buttons that spread or press chips, each with its numbers; empty if the button finds them itself."""
        return {}

    @property
    def has_switches(self) -> bool:
        """Whether the player can switch bets on and off."""
        return False

    def holds_puck(self, bets: Iterable[str]) -> bool:
        """Whether the puck cannot be moved OFF by hand while bets on these fields are up."""
        del bets
        return False

    @property
    def puts_felts_up(self) -> bool:
        """Whether the player can keep the bets that are up, and put them all up again at another time."""
        return False

    def strategy_unit_cents(self, strategy: Strategy) -> int | None:
        """The least unit in which its bets can be put up; None if the sheet does not offer all of its lines."""
        del strategy
        return None

    def strategy_stakes(self, table: TableT, strategy: Strategy, unit_cents: int) -> Changes:
        """What is to be up at this table if it is played: the stake in cents of each field."""
        del table, strategy, unit_cents
        return ()

    def first_hands(self) -> Iterable[tuple[Step, ...]]:
        """The courses of a first hand for a novice, the most instructive first; none where the game has no lesson."""
        return ()

    @property
    def idle_repeats(self) -> Set[str]:
        """The codes with which Repeat is refused though nothing is wrong: all is up, or cannot be bet on this roll."""
        return {"nothing_to_repeat"}

    @property
    def rulebook(self) -> Mapping[str, BetRule]:
        """The rule of each bet, in the order of the felt; empty for a game without a rule book."""
        return {}

    def next_rolls(self, table: TableT, bet: str) -> Mapping[Roll, Deed] | None:
        """What the next roll does to a bet of the rule book, considering all earlier rolls.

        Empty if no roll ends it; None for a bet that is neither up nor can be placed now.
        """
        del table, bet
        return None

    def odds_opened(self, table: TableT, record: RecordT, point_before: int | None) -> tuple[str, ...]:
        """The odds that have become possible by this roll, which led to the table, in the order of the felt."""
        del table, record, point_before
        return ()

    def lit(self, table: TableT, bet: str) -> Lit:
        """The totals to light up on the field; nothing if its bet counts no totals."""
        del table, bet
        return Lit()

    @abstractmethod
    def pays(self) -> dict[str, str]:
        """The pays as ratios (``7:6``), by bet, or by part of a bet that pays in more than one way."""

    @abstractmethod
    def house(self) -> dict[str, str]:
        """The house rules of the sheet, by their keys."""

    @abstractmethod
    def win_totals(self, table: TableT) -> tuple[int, ...]:
        """The totals, ascending, that would pay something on the next roll."""

    def off(self, table: TableT) -> tuple[str, ...]:
        """The bets that are up but switched off, so that no roll decides them; none in a game without such a switch."""
        del table
        return ()

    @abstractmethod
    def open_table(self, balances_cents: Mapping[str, int]) -> TableT:
        """A new table with these players and their money. Raises ValueError if they cannot be seated."""

    @abstractmethod
    def apply(self, table: TableT, record: RecordT) -> TableT:
        """The table after the record. Rules and sheet are not checked, so old records can always be replayed."""

    def verify(self, table: TableT, ask: Action) -> None:
        """Raise Refusal if a rule forbids it."""
        self.do(table, ask)

    def can(self, table: TableT, ask: Action) -> bool:
        """Whether the rules allow it."""
        return allowed(self.verify, table, ask)

    @abstractmethod
    def do(self, table: TableT, ask: Action) -> RecordT:
        """The record of it. Raises Refusal if a rule forbids it."""

    @abstractmethod
    def verify_call_dice(self, table: TableT) -> None:
        """Raise Refusal if no bet is up that the next roll may decide, or if the game waits for something else."""

    def can_call_dice(self, table: TableT) -> bool:
        """Whether the dice may be rolled."""
        return allowed(self.verify_call_dice, table)

    @abstractmethod
    def roll(self, table: TableT, dice: Sequence[int]) -> RecordT:
        """Settle the bets by these dice. Raises ValueError for impossible dice, Refusal if they may not be thrown.

        The rules of `verify_call_dice` that only spare the player an idle roll are not checked here.
        """

    def seen(self, table: TableT, dice: Sequence[int]) -> RecordT:
        """The record of dice of a shared table that decide no bet here, because none is up.

        Raises ValueError for impossible dice.
        """
        return self.roll(table, dice)

    @abstractmethod
    def outcomes(self, table: TableT) -> tuple[tuple[Dice, int], ...]:
        """All possible next throws, each with its number of ways.

        Throws that the game cannot distinguish (a different order of the dice, or all with the same effect on the bets
        that are up) may be combined.
        """

    @abstractmethod
    def wagers(self) -> tuple[Wager[TableT], ...]:
        """Every line of the par sheet, in the order of the felt."""

    def choices(self, table: TableT) -> tuple[Action, ...]:
        """What the rules let the player do between two throws with the bets that are up, besides letting them stand.

        It ends or continues a bet, and places no new one: those are wagers of their own.
        """
        del table
        return ()

    @abstractmethod
    def key(self, table: TableT) -> Hashable:
        """Everything in the table that the next rolls depend on: tables with the same key are decided alike."""


AnyGame = Game[Any, Any]
"""Any game, where its type does not matter."""
