"""What must hold at a Hazard table for every sequence of moves and throws."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.rules.actions import (
    Action,
    CallMain,
    ClearAll,
    ClearLast,
    Double,
    Keep,
    PassDice,
    PlaceWager,
    Redo,
    Repeat,
    Stake,
    TakeDown,
    Undo,
)
from terminal.rules.hazard.records import HazardRecord, HazardRolled
from terminal.rules.hazard.table import HazardTable, money_of
from terminal.rules.refusal import Refusal
from tests.rules.hazard.hand import check_sentence, game_with

GAME = game_with(max_bet="100.00", max_total_bet="150.00", house_shoots="yes", cover="13:14")

Move = Callable[[HazardTable], HazardRecord]


def asking(ask: Action) -> Move:
    return lambda table: GAME.do(table, ask)


def throwing(dice: tuple[int, int]) -> Move:
    return lambda table: GAME.roll(table, dice)


amounts = st.integers(0, 30_00) | st.sampled_from([1_00, 1_00, 100_00, 100_01])
seats = st.lists(st.integers(0, 60_00), min_size=1, max_size=5)
dice = st.tuples(st.integers(1, 6), st.integers(1, 6))
actions: st.SearchStrategy[Action] = st.builds(Stake, amounts) | st.sampled_from(
    [
        *(Keep(), PassDice(), Undo(), Redo(), TakeDown("bank"), Stake(1_00), CallMain(7), CallMain(5), CallMain(None)),
        *(PlaceWager("bank", 5_00), TakeDown("bank", 2_00), ClearLast(), ClearAll(), Double(), Repeat()),
    ]
)
moves = st.builds(asking, actions) | st.builds(throwing, dice)
plays = st.lists(moves, max_size=60)


def seated(cents: list[int]) -> HazardTable:
    return GAME.open_table({f"player {number}": each for number, each in enumerate(cents)})


def played(table: HazardTable, tried: list[Move]) -> tuple[HazardTable, list[HazardRecord]]:
    """The table after all that the rules allow, and the records of it."""
    records = []
    for action in tried:
        try:
            record = action(table)
        except Refusal:
            continue
        table = GAME.apply(table, record)
        records.append(record)
    return table, records


@settings(deadline=None)
@given(seats, plays)
def test_the_money_of_all_seats_and_of_the_table_is_always_the_same(cents: list[int], tried: list[Move]) -> None:
    table, _ = played(seated(cents), tried)
    assert money_of(table) == sum(cents)
    assert min(table.balances.values()) >= 0
    if len(cents) > 1:
        assert table.playable_cents + table.bet_cents == sum(cents)


@settings(deadline=None)
@given(seats, plays)
def test_a_bank_in_play_is_always_covered_and_never_above_the_most(cents: list[int], tried: list[Move]) -> None:
    table, _ = played(seated(cents), tried)
    in_play = table.phase in ("main", "first", "chance")
    assert table.cover_cents == (table.bank_cents if in_play else 0)
    assert table.bank_cents <= (150_00 if in_play else 300_00)
    assert table.shooter not in dict(table.covers)


@settings(deadline=None)
@given(seats, plays, dice)
def test_the_dice_can_be_thrown_exactly_while_a_bank_is_in_play(
    cents: list[int], tried: list[Move], thrown: tuple[int, int]
) -> None:
    table, _ = played(seated(cents), tried)
    assert GAME.can_call_dice(table) is (table.phase in ("main", "first", "chance"))
    if not GAME.can_call_dice(table):
        with pytest.raises(Refusal):
            GAME.roll(table, thrown)
        return
    record = GAME.roll(table, thrown)
    assert isinstance(record, HazardRolled)
    after = GAME.apply(table, record)
    assert bool(record.resolved) is (after.phase in ("won", "lost"))
    assert (after.event, after.phase) == (record.event, record.phase)


@settings(deadline=None)
@given(seats, plays, moves)
def test_an_open_choice_is_made_before_anything_else(cents: list[int], tried: list[Move], action: Move) -> None:
    table, _ = played(seated(cents), tried)
    choice = GAME.choice(table, "player 0")
    assert (choice is not None) is table.asks
    if choice is None:
        return
    assert choice.alternative(choice.otherwise) is not None
    try:
        record = action(table)
    except Refusal:
        return
    records = [GAME.do(table, one.action) for one in choice.alternatives if GAME.can(table, one.action)]
    assert record in records


@settings(deadline=None)
@given(seats, plays)
def test_there_is_always_a_way_on(cents: list[int], tried: list[Move]) -> None:
    table, _ = played(seated(cents), tried)
    assert GAME.can_call_dice(table) is not GAME.can(table, PassDice())


@settings(deadline=None)
@given(seats, plays, amounts)
def test_undo_restores_the_table_and_redo_the_bank(cents: list[int], tried: list[Move], amount: int) -> None:
    before, _ = played(seated(cents), tried)
    if before.asks or not GAME.can(before, Stake(amount)):
        return
    after = GAME.apply(before, GAME.do(before, Stake(amount)))
    undone = GAME.apply(after, GAME.do(after, Undo()))
    assert undone == msgspec.structs.replace(before, undone=(amount,))
    assert GAME.apply(undone, GAME.do(undone, Redo())) == after


@settings(deadline=None)
@given(seats, plays, moves)
def test_a_refusal_is_one_sentence_and_changes_nothing(cents: list[int], tried: list[Move], action: Move) -> None:
    table, _ = played(seated(cents), tried)
    before = msgspec.json.encode(table)
    say = "Done."
    try:
        action(table)
    except Refusal as refusal:
        say = refusal.say
    assert msgspec.json.encode(table) == before
    check_sentence(say)


@settings(deadline=None)
@given(seats, plays)
def test_the_journal_of_any_play_folds_to_its_table(cents: list[int], tried: list[Move]) -> None:
    table, records = played(seated(cents), tried)
    folded = seated(cents)
    for record in msgspec.json.decode(msgspec.json.encode(records), type=list[HazardRecord]):
        folded = GAME.apply(folded, record)
    assert msgspec.json.encode(folded) == msgspec.json.encode(table)
    assert msgspec.json.decode(msgspec.json.encode(table), type=HazardTable) == table
