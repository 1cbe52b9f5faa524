"""Big Shot as a game: the actions of players and dealer, and the dice, on the terms of the par sheet."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

from terminal.rules import actions
from terminal.rules.actions import Action
from terminal.rules.big_shot import fold, placing, removing, repeating, shooting, wagers
from terminal.rules.big_shot.bets import FACES, FIELDS, WAYS, find_field
from terminal.rules.big_shot.deciding import decided, fourth_rolled, open_choice
from terminal.rules.big_shot.first_hand import first_hands
from terminal.rules.big_shot.records import (
    BetsChanged,
    BetsClosed,
    BigShotRecord,
    FourthRolled,
    Rolled,
    Voided,
    VoidReason,
)
from terminal.rules.big_shot.rolling import rolled
from terminal.rules.big_shot.table import BigShotTable, Player
from terminal.rules.big_shot.terms import read_terms
from terminal.rules.choice import Choice
from terminal.rules.first_hand import Step
from terminal.rules.game import Dice, Game, Wager
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.rules.table_limits import LimitedBet

BetAction = (
    actions.PlaceWager
    | actions.TakeDown
    | actions.Undo
    | actions.Redo
    | actions.ClearLast
    | actions.ClearAll
    | actions.Double
    | actions.Repeat
    | actions.PutUp
)
"""What changes a player's bets."""


class BigShot(Game[BigShotTable, BigShotRecord]):
    """Big Shot under a par sheet. `Game` documents the methods; each rule is in its module.

    Raises IniError for terms of the sheet that are unknown, missing or contradict each other.
    """

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        self._terms = read_terms(sheet.reader, sheet.narrowed)

    def dice_count(self, table: BigShotTable) -> int:
        """Three dice make a throw; a fourth is thrown alone."""
        return 1 if table.awaiting_fourth_die else 3

    @property
    def puts_felts_up(self) -> bool:
        """What is up can be kept, and put up again."""
        return True

    def close_bets(self, table: BigShotTable) -> BetsClosed | None:
        """The dealer's call; there is none before the fourth die."""
        return shooting.bets_closed(table) if table.phase == "betting" else None

    def choice(self, table: BigShotTable, player: str) -> Choice | None:
        """The win of three hits, or the BIG SHOT."""
        return open_choice(self._terms, table, player)

    @property
    def totals(self) -> tuple[int, ...]:
        """It is about the faces, not about their total."""
        return ()

    def fields(self) -> tuple[str, ...]:
        """The six numbers, Double, Triple and Straight."""
        return tuple(FIELDS)

    def limits(self, table: BigShotTable, bet: str) -> tuple[int, int | None]:  # noqa: ARG002 - they never change
        """The sheet's limits, which hold for each player."""
        limits = self._terms.ranges[find_field(bet).name]
        return limits.min_cents, limits.max_cents

    def limited_bets(self) -> Mapping[str, LimitedBet]:
        """Every field."""
        return {
            name: LimitedBet(
                field.title, field.limited_as, self._terms.ranges[name], self._terms.stake_step_cents(field)
            )
            for name, field in FIELDS.items()
        }

    def pays(self) -> dict[str, str]:
        """The pays as the sheet has them, a:b: numbers by hits and by the fourth die."""
        return {key: f"{won}:{staked}" for key, (won, staked) in self._terms.pays.items()}

    def house(self) -> dict[str, str]:
        """How fractions of a cent are paid."""
        return {"payout_rounding": self._terms.payout_rounding}

    def win_totals(self, table: BigShotTable) -> tuple[int, ...]:
        """The totals of three dice that can pay a bet; any result of the fourth die can pay one."""
        if table.hit is not None:
            return tuple(FACES) if table.awaiting_fourth_die else ()
        up = {bet for player in table.players.values() for bet in player.bets}
        return tuple(sorted({sum(dice) for bet in up for dice in FIELDS[bet].wins}))

    def open_table(self, balances_cents: Mapping[str, int]) -> BigShotTable:
        """A new table; the order of the players is the shooter list, and the first shoots."""
        if not balances_cents:
            raise ValueError("no player sits at the table")
        if len(balances_cents) > 1 and "" in balances_cents:
            raise ValueError("of several players each needs a name")
        if min(balances_cents.values()) < 0:
            raise ValueError("no player can sit down with less than no money")
        players = {name: Player(cents) for name, cents in balances_cents.items()}
        return BigShotTable(players, next(iter(players)))

    apply = staticmethod(fold.apply)
    """Apply a record; the fold checks no rule."""

    def do(self, table: BigShotTable, ask: Action) -> BigShotRecord:
        """Bets until the call, the call itself, a player's choice, and passing the dice of a shooter without a bet."""
        match ask:
            case actions.NoMoreBets():
                return shooting.bets_closed(table)
            case actions.PassDice():
                return shooting.dice_passed(table)
            case actions.Decide(player, choice):
                return decided(self._terms, table, placing.seated(table, player), choice)
        if not isinstance(ask, BetAction):
            raise Refusal("not_in_variant", "Big Shot has no such thing.")
        return self._bets_changed(table, ask)

    def first_hands(self) -> Iterator[tuple[Step, ...]]:
        """A number by its hits, and the fourth die."""
        return first_hands()

    def verify_call_dice(self, table: BigShotTable) -> None:
        """The shooter needs a bet that is up; the fourth die may always be thrown when it is awaited."""
        if not table.awaiting_fourth_die:
            shooting.verify_shooter(table)

    def roll(self, table: BigShotTable, dice: Sequence[int]) -> Rolled | FourthRolled:
        """Settle by three dice, which close the bets, or by the fourth alone."""
        if len(dice) not in (1, 3) or any(die not in FACES for die in dice):
            raise ValueError(f"{list(dice)} are neither three dice of 1 to 6 nor the fourth alone")
        if len(dice) == 1:
            return fourth_rolled(self._terms, table, tuple(dice))
        return rolled(self._terms, table, tuple(dice))

    def seen(self, table: BigShotTable, dice: Sequence[int]) -> Rolled | FourthRolled:
        """The three dice, or the fourth alone: it is shown to a player who has not risked, and changes nothing."""
        if len(dice) not in (1, 3) or any(die not in FACES for die in dice):
            raise ValueError(f"{list(dice)} are neither three dice of 1 to 6 nor the fourth alone")
        if len(dice) == 1:
            return FourthRolled(tuple(dice), (), table.shooter)
        return Rolled(tuple(dice), (), table.shooter, None)

    def void(self, table: BigShotTable, reason: VoidReason = "dealer") -> Voided:
        """Declare a throw void, so that it is repeated. Raises Refusal if no throw could have been made."""
        return shooting.voided(table, reason)

    def outcomes(self, table: BigShotTable) -> tuple[tuple[Dice, int], ...]:
        """The 56 throws of three dice in 216 ways, the six of the fourth die, or none while a choice is open."""
        if table.hit is None:
            return tuple(WAYS.items())
        return tuple(((face,), 1) for face in FACES) if table.awaiting_fourth_die else ()

    def wagers(self) -> tuple[Wager[BigShotTable], ...]:
        """Each number twice, for either choice, then Double, Triple and Straight."""
        return wagers.all_wagers(self._terms)

    def choices(self, table: BigShotTable) -> tuple[Action, ...]:
        """Three hits are taken or risked."""
        return tuple(actions.Decide(player, choice) for player in table.awaiting_decision for choice in wagers.CHOICES)

    def key(self, table: BigShotTable) -> Hashable:
        """All stakes, who throws, and what three hits have left open."""
        stakes = tuple((name, tuple(player.bets.items())) for name, player in table.players.items())
        return stakes, table.shooter, table.hit, table.risking, table.next_shooter

    def _bets_changed(self, table: BigShotTable, ask: BetAction) -> BetsChanged:
        player = placing.seated(table, ask.player)
        placing.verify_betting(table)
        match ask:
            case actions.PlaceWager(bet, amount_cents):
                return placing.placed(self._terms, table, player, bet, amount_cents)
            case actions.TakeDown(bet, amount_cents):
                return removing.removed(self._terms, table, player, bet, amount_cents)
            case actions.Undo():
                return repeating.undone(table, player)
            case actions.Redo():
                return repeating.redone(table, player)
            case actions.ClearLast():
                return removing.last_cleared(table, player)
            case actions.ClearAll():
                return removing.all_cleared(table, player)
            case actions.Double():
                return repeating.doubled(self._terms, table, player)
            case actions.Repeat():
                return repeating.repeated(self._terms, table, player)
            case actions.PutUp(stakes):
                return repeating.put_up(self._terms, table, player, dict(stakes))
