"""The one shape in which the cabinet, the laboratory and the maths use any game without knowing which it is."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from terminal.rules.asks import Ask
from terminal.rules.refusal import allowed
from terminal.rules.rulebook import BetRule, Deed, Lit
from terminal.rules.sheet import Sheet
from terminal.rules.two_dice import Roll

TableT = TypeVar("TableT")
RecordT = TypeVar("RecordT")

Dice = tuple[int, ...]


@dataclass(frozen=True)
class Wager(Generic[TableT]):
    """A line of the par sheet: one bet alone on the table, just placed, to be rolled until it is decided."""

    name: str
    """What par sheets call it: a field, with the player's choice or the number thrown where these change its worth."""
    starts: tuple[tuple[TableT, int], ...]
    """The tables on which it can stand when it has just been placed, with how often each comes (a weight)."""
    bet: str
    """The bet of these tables that is watched, as resolutions name it."""
    stake_cents: int
    """A stake on which every pay and commission comes out in whole cents."""
    fee_cents: int = 0
    """The commission paid up front."""
    odds: bool = False
    """It backs another bet, so that the player may have no disadvantage."""
    answer: Ask | None = None
    """What the player says whenever the game asks for a decision."""


class Game(Protocol[TableT, RecordT]):
    """A game under its par sheet. Tables and records are values; nothing here changes anything.

    Every ask comes as three: `verify` raises Refusal where a rule forbids it, `can` asks that, and `do` verifies and
    returns the record of it. Only `apply` makes the next table.
    """

    @property
    def name(self) -> str:
        """The game as par sheets name it, e.g. ``craps``."""

    @property
    def title(self) -> str:
        """What the screen calls this game under this sheet."""

    @property
    def sheet(self) -> str:
        """The par sheet that it is played under, e.g. ``craps-el601``."""

    @property
    def sheet_digest(self) -> str:
        """The SHA-256 of that par sheet."""

    @property
    def currency(self) -> str:
        """The currency that the sheet's limits are meant in, ISO 4217; empty where they are for any."""

    @property
    def dice_count(self) -> int:
        """How many dice a generator throws for it."""

    def fields(self) -> tuple[str, ...]:
        """The names of all betting fields, in the order of the felt."""

    def limits(self, table: TableT, bet: str) -> tuple[int, int | None]:
        """The least and the most cents that the field may hold now; None is no limit. Raises Refusal for no field."""

    def odds_multiples(self, bet: str) -> tuple[int, ...]:
        """The multiples of the base bet that the sheet offers as odds, rising, for the bet or the odds of this name.

        None for a bet that no odds back, or whose odds have no such limit. Raises Refusal for no field.
        """

    @property
    def max_total_bet_cents(self) -> int | None:
        """The most that all bets together may be; None is no limit."""

    @property
    def points(self) -> tuple[int, ...]:
        """The totals that can become the Point, rising; none in a game without one."""

    @property
    def buttons(self) -> Mapping[str, tuple[int, ...]]:
        """The buttons that spread or press chips, each with the numbers that it covers; empty where it looks itself."""

    @property
    def has_switches(self) -> bool:
        """Whether the player can switch bets on and off."""

    @property
    def rulebook(self) -> Mapping[str, BetRule]:
        """What is to be told of each bet, in the order of the felt; empty for a game that nobody explains yet."""

    def next_rolls(self, table: TableT, bet: str) -> Mapping[Roll, Deed] | None:
        """What the next roll does to a bet of the rule book, with all that came before counted in.

        It is empty where no roll ends it, and None for a bet that neither is up nor can be placed at this time.
        """

    def odds_opened(self, table: TableT, record: RecordT, point_before: int | None) -> tuple[str, ...]:
        """The odds that are possible since this roll, which led to the table, in the order of the felt."""

    def lit(self, table: TableT, bet: str) -> Lit:
        """What lights up on the field; nothing where its bet counts no totals."""

    def pays(self) -> dict[str, str]:
        """The pays as ratios (``7:6``), by bet, or by part of a bet that pays in more than one way."""

    def house(self) -> dict[str, str]:
        """The house rules of the sheet, by their keys."""

    def win_totals(self, table: TableT) -> tuple[int, ...]:
        """The totals, rising, that would pay something on the next roll."""

    def off(self, table: TableT) -> tuple[str, ...]:
        """The bets that are up and switched off, so that no roll decides them; none in a game without such a switch."""
        del table
        return ()

    def open_table(self, balances_cents: Mapping[str, int]) -> TableT:
        """A fresh table with these players and their money. Raises ValueError for what cannot be seated."""

    def apply(self, table: TableT, record: RecordT) -> TableT:
        """The table after the record. Neither rules nor sheet are asked, so that old records replay for ever."""

    def verify(self, table: TableT, ask: Ask) -> None:
        """Raise Refusal with the rule that forbids it."""
        self.do(table, ask)

    def can(self, table: TableT, ask: Ask) -> bool:
        """Whether the rules have nothing against it."""
        return allowed(self.verify, table, ask)

    def do(self, table: TableT, ask: Ask) -> RecordT:
        """The record of it. Raises Refusal with the rule that forbids it."""

    def verify_call_dice(self, table: TableT) -> None:
        """Raise Refusal when no bet is up that the next roll may decide, or when the game waits for something else."""

    def can_call_dice(self, table: TableT) -> bool:
        """Whether the dice may be rolled."""
        return allowed(self.verify_call_dice, table)

    def roll(self, table: TableT, dice: Sequence[int]) -> RecordT:
        """Decide the bets by these dice. Raises ValueError for what no dice show, Refusal when they may not be thrown.

        The rules of `verify_call_dice` that only spare the player an idle roll are not asked here.
        """

    def outcomes(self, table: TableT) -> tuple[tuple[Dice, int], ...]:
        """All that the next throw can show, each with its number of ways.

        Throws that the game cannot tell apart (another order of the dice, or all that the bets up take as one) may be
        one of them.
        """

    def wagers(self) -> tuple[Wager[TableT], ...]:
        """Every line of the par sheet, in the order of the felt."""

    def key(self, table: TableT) -> Hashable:
        """All of the table that the next rolls depend on: tables with the same key are decided alike."""


class SheetGame(Game[TableT, RecordT]):
    """What every game has of the head of its par sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet

    @property
    def name(self) -> str:
        """The game as the sheet names it."""
        return self._sheet.game

    @property
    def title(self) -> str:
        """The title that stands in the sheet."""
        return self._sheet.title

    @property
    def sheet(self) -> str:
        """The name that stands in the sheet."""
        return self._sheet.name

    @property
    def sheet_digest(self) -> str:
        """The SHA-256 of the sheet's text."""
        return self._sheet.digest

    @property
    def currency(self) -> str:
        """The currency that stands in the sheet, if any does."""
        return self._sheet.currency

    def odds_multiples(self, bet: str) -> tuple[int, ...]:
        """No bet has odds."""
        del bet
        return ()

    @property
    def max_total_bet_cents(self) -> int | None:
        """The limit that stands in the sheet."""
        return self._sheet.reader.cents_or_none("limits", "max_total_bet")

    @property
    def points(self) -> tuple[int, ...]:
        """No Point."""
        return ()

    @property
    def buttons(self) -> Mapping[str, tuple[int, ...]]:
        """No special buttons."""
        return {}

    @property
    def has_switches(self) -> bool:
        """Every bet is always on."""
        return False

    @property
    def rulebook(self) -> Mapping[str, BetRule]:
        """Nobody explains its bets."""
        return {}

    def next_rolls(self, table: TableT, bet: str) -> Mapping[Roll, Deed] | None:
        """No bet is explained."""
        del table, bet
        return None

    def odds_opened(self, table: TableT, record: RecordT, point_before: int | None) -> tuple[str, ...]:
        """No bet has odds."""
        del table, record, point_before
        return ()

    def lit(self, table: TableT, bet: str) -> Lit:
        """No bet counts totals."""
        del table, bet
        return Lit()


AnyGame = Game[Any, Any]
"""A game of which nobody needs to know which it is."""
