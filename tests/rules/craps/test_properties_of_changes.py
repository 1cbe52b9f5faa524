"""What must hold of every change, of its undoing and of the journal, for any actions."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from terminal.rules import actions
from terminal.rules.craps.fold import apply
from terminal.rules.craps.game import Craps
from terminal.rules.craps.records import BetsChanged, CommissionAsked, Record, Rolled
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Refusal
from tests.rules.craps.plays import (
    START,
    Play,
    Touch,
    attempt,
    changed,
    changes,
    dice,
    in_bytes,
    moves,
    plays,
    several,
)


def assert_refused(game: Craps, table: Table, ask: actions.Action) -> None:
    """Verifying and doing agree on one sentence for a person."""
    with pytest.raises(Refusal) as done:
        game.do(table, ask)
    with pytest.raises(Refusal) as verified:
        game.verify(table, ask)
    assert (verified.value.code, verified.value.say) == (done.value.code, done.value.say)
    assert done.value.say.endswith(".")
    assert "_" not in done.value.say


def by_bet(record: Rolled) -> Rolled:
    """The roll with what it did in the order of the bets' names, which is that of their placing otherwise."""
    resolved = sorted(record.resolved, key=lambda one: one.bet)
    moved = sorted(record.moved, key=lambda one: one.bet_from)
    offers = sorted(record.offers)
    return msgspec.structs.replace(record, resolved=tuple(resolved), moved=tuple(moved), offers=tuple(offers))


@several
@given(plays(), st.data())
def test_independent_bets_may_be_placed_in_any_order(play: Play, data: st.DataObject) -> None:
    game, table = play.game, play.settled()
    placed: list[actions.PlaceWager] = []
    after = table
    independent = [name for name, bet in game.layout.catalogue.bets.items() if bet.base is None]
    for bet in data.draw(st.lists(st.sampled_from(independent), max_size=8)):
        place = actions.PlaceWager(bet, 12_00)
        step = changed(game, after, place)
        if step is not None:
            placed.append(place)
            after = step
    other = table
    for place in data.draw(st.permutations(placed)):
        step = changed(game, other, place)
        assert step is not None
        other = step
    assert in_bytes(after).partition(b'"undo"')[0] == in_bytes(other).partition(b'"undo"')[0]
    thrown = data.draw(dice)
    one, two = (game.apply(end, game.roll(end, thrown)) for end in (after, other))
    assert by_bet(game.roll(after, thrown)) == by_bet(game.roll(other, thrown))
    assert (one.playable_cents, one.bets, one.marks) == (two.playable_cents, two.bets, two.marks)


@several
@given(plays(), st.data())
def test_undo_restores_the_table_exactly_and_redo_the_change(play: Play, data: st.DataObject) -> None:
    game, before = play.game, play.settled()
    ask = data.draw(changes(game))
    assume(not isinstance(ask, actions.Undo | actions.Redo))
    after = changed(game, before, ask)
    if after is None or after == before:
        return
    undone = changed(game, after, actions.Undo())
    assert undone is not None
    assert in_bytes(msgspec.structs.replace(undone, redo=())) == in_bytes(msgspec.structs.replace(before, redo=()))
    redone = changed(game, undone, actions.Redo())
    assert redone is not None
    assert in_bytes(redone) == in_bytes(after)


@several
@given(plays())
def test_undo_pressed_long_enough_is_back_at_the_last_roll(play: Play) -> None:
    game, table = play.game, play.settled()
    _, records = play.played()
    last = START
    folded = START
    for record in records:
        folded = game.apply(folded, record)
        last = folded if isinstance(record, Rolled) else last
    while table.undo:
        step = changed(game, table, actions.Undo())
        assert step is not None
        table = step
    assert in_bytes(msgspec.structs.replace(table, redo=())) == in_bytes(last)


@several
@given(plays(), st.data())
def test_what_a_button_places_could_have_been_placed_field_by_field(play: Play, data: st.DataObject) -> None:
    game, table = play.game, play.settled()
    chips = st.sampled_from([50, 5_00, 60_00, 300_00])
    spreads = st.builds(actions.Spread, st.sampled_from(["across", "inside", "outside"]), chips)
    buttons: st.SearchStrategy[actions.Action] = st.sampled_from([actions.Double(), actions.Repeat(), actions.Press()])
    ask = data.draw(buttons | spreads)
    record = attempt(game, table, ask)
    if record is None:
        return
    change = record.change if isinstance(record, CommissionAsked) else record
    assert isinstance(change, BetsChanged)
    step: Table | None = table
    for bet, cents in change.changes:
        step = changed(game, step, actions.PlaceWager(bet, cents)) if step is not None else None
    after = changed(game, table, ask)
    assert after is not None
    assert step is not None
    assert (step.bets, step.playable_cents, step.marks) == (after.bets, after.playable_cents, after.marks)


@several
@given(plays())
def test_the_journal_of_any_play_folds_to_its_table_in_bytes_too(play: Play) -> None:
    table, records = play.played()
    folded = START
    for record in msgspec.json.decode(msgspec.json.encode(records), type=list[Record]):
        folded = apply(folded, record)
    assert folded == table
    assert in_bytes(folded) == in_bytes(table)
    assert msgspec.json.decode(in_bytes(table), type=Table) == table
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(table), type=Table) == table


@several
@given(plays(), st.data())
def test_asking_changes_nothing_and_a_refusal_is_one_sentence(play: Play, data: st.DataObject) -> None:
    game, table = play.game, play.table()
    before = in_bytes(table)
    action = data.draw(moves(game))
    action = action.ask(game, table) if isinstance(action, Touch) else action
    record = attempt(game, table, action)
    if isinstance(action, tuple):
        assert (record is None) == (table.asked is not None)
    else:
        assert game.can(table, action) == (record is not None)
        if record is None:
            assert_refused(game, table, action)
    if record is not None:
        game.apply(table, record)
    assert in_bytes(table) == before


@several
@given(plays())
def test_clear_last_pressed_long_enough_leaves_what_clear_all_leaves(play: Play) -> None:
    game, table = play.game, play.settled()
    cleared = changed(game, table, actions.ClearAll()) or table
    presses = 0
    while (step := changed(game, table, actions.ClearLast())) is not None:
        assert sum(step.bets.values()) < sum(table.bets.values())
        table = step
        presses += 1
        assert presses <= 100
    assert table.bets == cleared.bets


@several
@given(plays())
def test_a_commission_is_asked_of_buy_and_lay_alone_and_answered_before_anything_else(play: Play) -> None:
    _, records = play.played()
    for asked, answer in pairwise(records):
        if isinstance(asked, CommissionAsked):
            assert all(bet.startswith(("buy@", "lay@")) and cents > 0 for bet, cents in asked.change.commissions)
            assert not isinstance(answer, Rolled | CommissionAsked)
            assert not isinstance(answer, BetsChanged) or answer == asked.change
