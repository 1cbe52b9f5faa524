"""What must hold for every sequence of verbs and rolls, whatever the player tries."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.rules.table import BetsChanged, Record, Rolled, Table, apply, deposit, money_of
from tests.rules.player import sheet_text

GAME = open_game(Sheet.parse(sheet_text(), "craps-el601.ini"))
BASES = {"pass_odds": "pass_line", "dont_pass_odds": "dont_pass"}
START = deposit(Table(), 300_00)

Action = Callable[[Table], Record]

bets = st.sampled_from(GAME.fields())
amounts = st.integers(1, 60).map(lambda half_units: half_units * 50)
dice = st.tuples(st.integers(1, 6), st.integers(1, 6))
places = st.builds(lambda bet, cents: lambda table: GAME.place(table, bet, cents), bets, amounts)
removals = st.builds(lambda bet, cents: lambda table: GAME.remove(table, bet, cents), bets, st.none() | amounts)
rolls = st.builds(lambda thrown: lambda table: GAME.roll(table, thrown), dice)
buttons = st.sampled_from(
    [GAME.undo, GAME.redo, GAME.clear_last, GAME.clear_all, GAME.double, GAME.repeat],
)
changes = st.one_of(places, places, removals, buttons)
plays = st.lists(st.one_of(places, changes, changes, rolls), max_size=40)


def played(actions: list[Action]) -> tuple[Table, list[Record]]:
    """The table after all that the rules allow of these actions, and its records."""
    table, records = START, []
    for action in actions:
        try:
            record = action(table)
        except Refusal:
            continue
        table = apply(table, record)
        records.append(record)
    return table, records


@settings(deadline=None)
@given(plays)
def test_no_cent_appears_or_vanishes_but_by_what_the_dice_decide(actions: list[Action]) -> None:
    table, records = played(actions)
    decided = [one for record in records if isinstance(record, Rolled) for one in record.resolved]
    won_cents = sum(one.profit_cents for one in decided)
    lost_cents = sum(one.stake_cents for one in decided if one.result == "lose")
    assert money_of(table) == money_of(START) + won_cents - lost_cents


@settings(deadline=None)
@given(plays)
def test_a_felt_is_always_one_that_the_sheet_allows(actions: list[Action]) -> None:
    table, _ = played(actions)
    for bet, stake_cents in table.bets.items():
        least_cents, most_cents = GAME.limits(table, bet)
        assert least_cents <= stake_cents
        assert most_cents is None or stake_cents <= most_cents
    assert not {"pass_line", "dont_pass"} <= set(table.bets)
    assert all(base in table.bets for odds, base in BASES.items() if odds in table.bets)


@settings(deadline=None)
@given(plays, dice)
def test_every_roll_settles_and_no_odds_outlive_their_base_bet(actions: list[Action], thrown: tuple[int, int]) -> None:
    table, _ = played(actions)
    record = GAME.roll(table, thrown)
    after = apply(table, record)
    gone = {one.bet for one in record.resolved if not one.stays}
    assert set(after.bets) == set(table.bets) - gone
    assert after.last_bets == table.bets
    assert (after.undo, after.redo) == ((), ())
    assert all(base in after.bets for odds, base in BASES.items() if odds in after.bets)


@settings(deadline=None)
@given(plays, changes)
def test_undo_is_the_exact_inverse_of_any_change_and_redo_of_undo(actions: list[Action], change: Action) -> None:
    before, _ = played(actions)
    try:
        record = change(before)
    except Refusal:
        return
    assert isinstance(record, BetsChanged)
    if record.verb in ("undo", "redo"):
        return
    after = apply(before, record)
    undone = apply(after, GAME.undo(after))
    assert undone == msgspec.structs.replace(before, redo=(record.changes,))
    assert apply(undone, GAME.redo(undone)) == after


@settings(deadline=None)
@given(plays)
def test_the_journal_of_any_play_folds_to_its_table(actions: list[Action]) -> None:
    table, records = played(actions)
    folded = START
    for record in msgspec.json.decode(msgspec.json.encode(records), type=list[Record]):
        folded = apply(folded, record)
    assert folded == table
    assert msgspec.json.encode(folded) == msgspec.json.encode(table)
    assert msgspec.json.decode(msgspec.json.encode(table), type=Table) == table


@settings(deadline=None)
@given(plays)
def test_clear_last_pressed_long_enough_leaves_only_what_clear_all_leaves(actions: list[Action]) -> None:
    table, _ = played(actions)
    cleared = apply(table, GAME.clear_all(table)) if GAME.can_clear_all(table) else table
    presses = 0
    while GAME.can_clear_last(table):
        table = apply(table, GAME.clear_last(table))
        presses += 1
        assert presses <= len(actions)
    assert table.bets == cleared.bets


@settings(deadline=None)
@given(plays, changes)
def test_a_refusal_is_one_sentence_and_leaves_the_table_as_it_was(actions: list[Action], change: Action) -> None:
    table, _ = played(actions)
    before = msgspec.json.encode(table)
    say = "Done."
    try:
        change(table)
    except Refusal as refusal:
        say = refusal.say
    assert msgspec.json.encode(table) == before
    assert say.endswith(".")
    assert say.replace("_", "") == say
