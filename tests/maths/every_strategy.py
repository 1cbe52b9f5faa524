"""Every strategy of a player with one field of a craps table, by the engine alone: none of the maths is used here.

Between two rolls he may put up any amount on the field, take any amount down, and so on as often as he likes. Backward
from the last of many rolls, after which he takes down what is left, the best of all these is the value of a table.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from terminal.rules.actions import Action, Answer, PlaceWager, TakeDown
from terminal.rules.craps.game import Craps
from terminal.rules.craps.records import CommissionAsked, Marks
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Refusal

CREDIT_CENTS = 10**9
SMALLEST_GAIN_CENTS = 1e-7

Key = tuple[object, ...]


@dataclass
class Strategies:
    """The tables that a player can reach with this field, and what leads from one to another."""

    game: Craps
    bet: str
    least_cents: int
    most_cents: int
    most_commission_cents: int
    """More than this is of no use: the largest stake can be put up for less."""
    reads_point: bool = False
    tables: dict[Key, Table] = field(default_factory=dict)
    moves: dict[Key, list[tuple[float, Key]]] = field(default_factory=dict)
    """What the player can do: what it brings to his credit, and where it leads."""
    rolls: dict[Key, list[tuple[float, float, Key]]] = field(default_factory=dict)
    """What the dice can do: the chance, what it brings to his credit, and where it leads."""

    def best_gain_cents(self, rolls: int) -> float:
        """What the best of all strategies gains on average within so many rolls."""
        start = self._found(Table(CREDIT_CENTS))
        while unknown := [key for key in self.tables if key not in self.moves]:
            for key in unknown:
                self._look(key)
        values = self._moved(dict.fromkeys(self.tables, float("-inf")) | {start: 0.0}, keep=start)
        for _ in range(rolls):
            rolled = {
                key: sum(chance * (gain + values[to]) for chance, gain, to in ways) for key, ways in self.rolls.items()
            }
            values = self._moved(rolled)
        return values[start]

    def _look(self, key: Key) -> None:
        table = self.tables[key]
        self.moves[key] = [(float(cents), to) for cents, to in self._moves_from(table)]
        outcomes = self.game.outcomes(table)
        ways = sum(times for _, times in outcomes)
        self.rolls[key] = []
        for dice, times in outcomes:
            after = self.game.apply(table, self.game.roll(table, dice))
            gain = after.playable_cents - table.playable_cents
            self.rolls[key].append((times / ways, float(gain), self._found(after)))

    def _moves_from(self, table: Table) -> list[tuple[int, Key]]:
        names = [self.bet, *(name for name in table.bets if name != self.bet)]
        apart = range(1, self.most_cents - self.least_cents + 1)  # other amounts would lead to no possible stake
        asks: list[Action] = [
            PlaceWager(self.bet, cents) for cents in {*apart, *range(self.least_cents, self.most_cents + 1)}
        ]
        asks += [TakeDown(name, cents) for name in names for cents in (*apart, None)]
        moves = []
        for ask in asks:
            try:
                record = self.game.do(table, ask)
            except Refusal:
                continue
            after = self.game.apply(table, record)
            if isinstance(record, CommissionAsked):
                after = self.game.apply(after, self.game.do(after, Answer(yes=True)))
            if after.commissions.get(self.bet, 0) <= self.most_commission_cents:
                moves.append((after.playable_cents - table.playable_cents, self._found(after)))
        return moves

    def _found(self, table: Table) -> Key:
        """The state of a table: its credit, its history and the totals that have come do not matter."""
        marks = Marks(table.point if self.reads_point else None)
        table = Table(CREDIT_CENTS, table.bets, marks, table.commissions)
        key = (*sorted(table.bets.items()), marks.point, *sorted(table.commissions.items()))
        self.tables.setdefault(key, table)
        return key

    def _moved(self, values: dict[Key, float], keep: Key | None = None) -> dict[Key, float]:
        """The values when the player may do what he likes first; after the last roll everything goes down."""
        values = dict(values)
        if keep is not None:
            values |= {key: 0.0 for key, table in self.tables.items() if not table.bets}
            contract = {key for key in self.tables if values[key] == float("-inf") and not self.moves[key]}
            values |= dict.fromkeys(contract, -float(self.most_cents))
        changed = True
        while changed:
            changed = False
            for key, moves in self.moves.items():
                best = max((gain + values[to] for gain, to in moves), default=values[key])
                if best > values[key] + SMALLEST_GAIN_CENTS / 100:
                    values[key], changed = best, True
        return values
