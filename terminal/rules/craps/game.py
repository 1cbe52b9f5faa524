"""The games of the craps family, for the cabinet, the laboratory and the maths, on the layout of a par sheet."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence, Set
from functools import cached_property

from terminal.rules import actions
from terminal.rules.changes import Changes
from terminal.rules.craps import (
    buttons,
    describing,
    first_hand,
    fold,
    placing,
    removing,
    repeating,
    rolling,
    stakes,
    strategies,
    switches,
    wagers,
)
from terminal.rules.craps.catalogue import catalogue
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.records import CommissionDeclined, Record, Rolled
from terminal.rules.craps.table import Table
from terminal.rules.craps.terms import read_layout
from terminal.rules.first_hand import Step
from terminal.rules.game import Dice, Game, Wager
from terminal.rules.refusal import Phrase, Refusal
from terminal.rules.rulebook import BetRule, Deed, Lit
from terminal.rules.sheet import Sheet
from terminal.rules.stake_refusals import verify_balance
from terminal.rules.strategy import Strategy
from terminal.rules.table_limits import LimitedBet
from terminal.rules.two_dice import Roll


class Craps(Game[Table, Record]):
    """A variant of craps under a par sheet. `Game` documents the methods; each rule is in its module."""

    def __init__(self, sheet: Sheet) -> None:
        """Read the terms of the sheet. Raises IniError for one that is unknown, missing or contradicts another."""
        super().__init__(sheet)
        self.layout: Layout = read_layout(sheet.reader, catalogue(sheet.game), sheet.narrowed)

    def dice_count(self, table: Table) -> int:  # noqa: ARG002 - always two dice
        """Craps is played with two dice."""
        return 2

    def fields(self) -> tuple[str, ...]:
        """All names of the catalogue, in its order."""
        return tuple(self.layout.catalogue.bets)

    def limits(self, table: Table, bet: str) -> tuple[int, int | None]:
        """The sheet's limits; for odds the largest multiple of the base bet, which is 0 if no base bet is up."""
        limits = stakes.stake_range(self.layout, table, self.layout.field(bet))
        return limits.min_cents, limits.max_cents

    def limited_bets(self) -> Mapping[str, LimitedBet]:
        """Every field, also those to which bets only travel."""
        return stakes.limited_bets(self.layout)

    def odds_multiples(self, bet: str) -> tuple[int, ...]:
        """The sheet's multiples, by whether the odds are taken or laid."""
        field = self.layout.field(bet)
        backing = (other.side for other in self.layout.catalogue.bets.values() if other.base == bet)
        side = field.side or next(backing, None)
        return () if side is None else self.layout.limits.multiples[side]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the variant."""
        return self.layout.catalogue.points

    @property
    def buttons(self) -> Mapping[str, tuple[int, ...]]:
        """The special buttons of the variant, by chapter 3 of its description."""
        return self.layout.catalogue.buttons

    @property
    def has_switches(self) -> bool:
        """Variants with special buttons also have Set Bets On/Off."""
        return self.layout.catalogue.switchable

    def holds_puck(self, bets: Iterable[str]) -> bool:
        """Bets that depend on the puck hold it."""
        return any(self.layout.field(bet).puck_related for bet in bets)

    @property
    def idle_repeats(self) -> Set[str]:
        """What is up already, and bets whose time it is not."""
        return repeating.IDLE_REPEATS

    @property
    def puts_felts_up(self) -> bool:
        """What is up can be kept, and put up again."""
        return True

    def strategy_unit_cents(self, strategy: Strategy) -> int | None:
        """By the limits of its fields."""
        return strategies.unit_cents(self.layout, strategy)

    def strategy_stakes(self, table: Table, strategy: Strategy, unit_cents: int) -> Changes:
        """By the bets that have travelled."""
        return strategies.stakes(self.layout, table, strategy, unit_cents)

    def first_hands(self) -> Iterable[tuple[Step, ...]]:
        """The Pass Line with odds, and a Place bet."""
        return first_hand.first_hands(self.layout)

    @cached_property
    def rulebook(self) -> Mapping[str, BetRule]:
        """Every field of the variant."""
        return describing.rulebook(self.layout)

    def next_rolls(self, table: Table, bet: str) -> Mapping[Roll, Deed] | None:
        """By the Point, what is switched off, and earlier totals."""
        return describing.next_rolls(self.layout, table, bet)

    def odds_opened(self, table: Table, record: Record, point_before: int | None) -> tuple[str, ...]:
        """Those on a line when the Point is set, and those on a number when a come bet has moved there."""
        return describing.odds_opened(self.layout, table, record, point_before) if isinstance(record, Rolled) else ()

    def lit(self, table: Table, bet: str) -> Lit:
        """The fields of the lucky bets."""
        return describing.lit(self.layout, table, bet)

    def pays(self) -> dict[str, str]:
        """The pays as the sheet has them, a:b, by bet or part of a bet."""
        return {name: f"{won}:{staked}" for name, (won, staked) in self.layout.pays.items()}

    def house(self) -> dict[str, str]:
        """The house rules as the sheet has them."""
        return self._sheet.reader.values("house")

    def win_totals(self, table: Table) -> tuple[int, ...]:
        """The totals that pay; a Hard Ways bet counts its total, though only the pair pays."""
        return rolling.winning_totals(self.layout, table)

    def off(self, table: Table) -> tuple[str, ...]:
        """The bets of the groups that Set Bets On/Off has switched off."""
        return tuple(name for name in table.bets if placing.is_off(self.layout, table, name))

    def open_table(self, balances_cents: Mapping[str, int]) -> Table:
        """One player's side of the table. Raises ValueError for several players."""
        if len(balances_cents) != 1:
            raise ValueError("one player has a side of the craps table, not more and not none")
        (playable_cents,) = balances_cents.values()
        return Table(playable_cents)

    apply = staticmethod(fold.apply)
    """The table after the record."""

    def verify(self, table: Table, ask: actions.Action) -> None:
        """Raise Refusal if a rule forbids it."""
        if isinstance(ask, actions.PlaceWager) and table.asked is None:
            # A screen asks this for every field; its rules need no record.
            placing.verify_place(self.layout, table, ask.bet, ask.amount_cents)
        else:
            self.do(table, ask)

    def do(self, table: Table, ask: actions.Action) -> Record:
        """The record of the action. While a commission is asked for, only its answer is accepted."""
        if table.asked is not None and not isinstance(ask, actions.Answer):
            rolling.verify_nothing_asked(table)
        if isinstance(ask, actions.Repeat):
            return repeating.repeated(self.layout, table)
        if isinstance(ask, actions.PlaceWager):
            return placing.placed(self.layout, table, ask.bet, ask.amount_cents)
        return self._moved(table, ask)

    def verify_call_dice(self, table: Table) -> None:
        """A roll needs a bet that is up and working, and no open question."""
        rolling.verify_call_dice(self.layout, table)

    def roll(self, table: Table, dice: Sequence[int]) -> Rolled:
        """Settle every bet that is up by these two dice."""
        if table.asked is not None:
            rolling.verify_nothing_asked(table)
        return rolling.rolled(self.layout, table, dice)

    def outcomes(self, table: Table) -> tuple[tuple[Dice, int], ...]:
        """The 21 pairs, or only their totals if no bet that is up depends on the pair."""
        return wagers.outcomes(self.layout, table)

    def wagers(self) -> tuple[Wager[Table], ...]:
        """Every field that takes chips."""
        return wagers.wagers(self.layout)

    def choices(self, table: Table) -> tuple[actions.Action, ...]:
        """A bet that is not locked may be taken down; a part of it is worth neither more nor less than its share.

        Switching a bet off, or moving the puck, only makes it wait on rolls that are worth as much as any other.
        """
        return tuple(actions.TakeDown(name) for name in table.bets if not self.layout.locked(name, table.marks))

    def key(self, table: Table) -> Hashable:
        """The stakes and the marks that affect them."""
        return wagers.key(self.layout, table)

    def _moved(self, table: Table, ask: actions.Action) -> Record:
        layout = self.layout
        match ask:
            case actions.Answer(yes):
                return _answered(table, yes=yes)
            case actions.TakeDown(bet, amount):
                return removing.removed(layout, table, bet, amount)
            case actions.Undo():
                return repeating.undone(table)
            case actions.Redo():
                return repeating.redone(table)
            case actions.ClearLast():
                return removing.last_cleared(layout, table)
            case actions.ClearAll():
                return removing.all_cleared(layout, table)
            case actions.Double():
                return repeating.doubled(layout, table)
            case actions.PutUp(stakes):
                return repeating.put_up(layout, table, dict(stakes))
            case _:
                return self._special(table, ask)

    def _special(self, table: Table, ask: actions.Action) -> placing.Placement:
        layout = self.layout
        match ask:
            case actions.Press():
                return buttons.pressed(layout, table)
            case actions.Spread(button, chip_cents):
                return buttons.spread(layout, table, button, chip_cents)
            case actions.Transfer(bet, to):
                return buttons.transferred(layout, table, bet, to)
            case actions.SetBets(on):
                return switches.bets_set(layout, table, on=on)
            case actions.PuckOff():
                return switches.puck_moved_off(layout, table)
            case _:
                raise Refusal("not_in_variant", "That is not asked at a craps table.")


def _answered(table: Table, *, yes: bool) -> Record:
    if table.asked is None:
        raise Refusal("no_decision_open", "No commission is asked for.")
    if not yes:
        return CommissionDeclined()
    change = table.asked
    cost_cents = sum(cents for _, cents in (*change.changes, *change.commissions))
    verify_balance(table.playable_cents, cost_cents, Phrase("The bet with its commission"))
    return change
