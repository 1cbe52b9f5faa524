"""A player with arbitrary actions, against a plain model of the money, of the history and of the puck."""

from __future__ import annotations

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from terminal.rules import actions
from terminal.rules.craps.game import Craps
from terminal.rules.craps.records import Rolled
from terminal.rules.craps.table import Table
from tests.rules.craps.plays import START, Change, Dice, attempt, changed, changes, dice, games, placing, touching


class Visit(RuleBasedStateMachine):
    """One visit to a table: what was up after every change since the last roll is recorded here as well."""

    game: Craps
    table: Table = START

    @initialize(game=games)
    def sit_down(self, game: Craps) -> None:
        self.game = game
        self.table = START
        self.history: list[Table] = []
        self.future: list[Table] = []
        self.money_cents = START.playable_cents
        self.point: int | None = None

    def _change(self, ask: Change) -> None:
        """A change that is made is one step to undo, and ends what could be redone."""
        after = changed(self.game, self.table, ask)
        if after is None or after == self.table:
            return
        self.history.append(self.table)
        self.future = []
        commission_cents = _money_cents(self.table) - _money_cents(after)
        assert commission_cents == 0 or _taxed(self.table) != _taxed(after), "only Buy and Lay cost a commission"
        self.money_cents -= commission_cents
        self.table = after

    @rule(data=st.data())
    def place(self, data: st.DataObject) -> None:
        self._change(data.draw(placing(self.game)))

    @rule(touch=touching)
    def touch(self, touch: Change) -> None:
        self._change(touch)

    @rule(data=st.data())
    def change(self, data: st.DataObject) -> None:
        ask = data.draw(changes(self.game))
        if ask == actions.PuckOff() and self.game.can(self.table, actions.PuckOff()):
            self.point = None
        if not isinstance(ask, actions.Undo | actions.Redo):
            self._change(ask)

    @rule(data=st.data())
    def decline(self, data: st.DataObject) -> None:
        """NO takes neither commission nor stake."""
        record = attempt(self.game, self.table, data.draw(placing(self.game)))
        if record is not None:
            asked = self.game.apply(self.table, record)
            if asked.asked is not None:
                assert self.game.apply(asked, self.game.do(asked, actions.Answer(False))) == self.table

    @rule()
    def undo(self) -> None:
        after = changed(self.game, self.table, actions.Undo())
        assert (after is not None) == bool(self.history)
        if after is None:
            return
        before = self.history.pop()
        assert _without_redo(after) == _without_redo(before)
        self.future.append(self.table)
        self._moved_to(after)

    @rule()
    def redo(self) -> None:
        after = changed(self.game, self.table, actions.Redo())
        assert (after is not None) == bool(self.future)
        if after is None:
            return
        assert _without_redo(after) == _without_redo(self.future.pop())
        self.history.append(self.table)
        self._moved_to(after)

    def _moved_to(self, after: Table) -> None:
        self.money_cents += _money_cents(after) - _money_cents(self.table)
        self.table = after
        self.point = after.point

    @rule(thrown=dice)
    def roll(self, thrown: Dice) -> None:
        record = self.game.roll(self.table, thrown)
        assert isinstance(record, Rolled)
        for one in record.resolved:
            self.money_cents += one.profit_cents - (one.stake_cents if one.result == "lose" else 0)
        self.table = self.game.apply(self.table, record)
        self.history, self.future = [], []
        self.point = self._point_after(sum(thrown))

    def _point_after(self, total: int) -> int | None:
        """The cycle of chapter 1.1 of the rule book."""
        if self.point is not None:
            return None if total in (7, self.point) else self.point
        standard = self.game.name in ("craps", "first_person")
        return total if total in ((4, 5, 6, 8, 9, 10) if standard else {*range(2, 13)} - {7}) else None

    @precondition(lambda self: self.table.bets)
    @rule()
    def clear_all(self) -> None:
        self._change(actions.ClearAll())
        layout = self.game.layout
        for bet in self.table.bets:
            field = layout.field(bet)
            assert field.locked(self.table.marks) or field.switch in self.table.marks.off

    @invariant()
    def the_money_is_what_it_should_be(self) -> None:
        assert _money_cents(self.table) == self.money_cents
        assert self.table.playable_cents >= 0

    @invariant()
    def the_puck_is_where_it_should_be(self) -> None:
        assert self.table.point == self.point

    @invariant()
    def the_table_comes_back_from_disk(self) -> None:
        assert msgspec.json.decode(msgspec.json.encode(self.table), type=Table) == self.table


def _money_cents(table: Table) -> int:
    return table.playable_cents + sum(table.bets.values())


def _taxed(table: Table) -> dict[str, int]:
    """The Buy and Lay bets that are up."""
    return {bet: cents for bet, cents in table.bets.items() if bet.startswith(("buy@", "lay@"))}


def _without_redo(table: Table) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(table, redo=()), order="deterministic")


TestVisit = Visit.TestCase
TestVisit.settings = settings(deadline=None, max_examples=40, stateful_step_count=50)
