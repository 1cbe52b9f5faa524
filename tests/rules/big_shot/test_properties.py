"""What must hold for every sequence of actions and throws of several players."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.rules.actions import (
    Action,
    ClearAll,
    ClearLast,
    Decide,
    Double,
    NoMoreBets,
    PassDice,
    PlaceWager,
    Redo,
    Repeat,
    TakeDown,
    Undo,
)
from terminal.rules.big_shot.records import BetsChanged, BigShotRecord, Rolled
from terminal.rules.big_shot.table import BigShotTable, money_of
from terminal.rules.refusal import Refusal
from terminal.rules.resolution import bank_pays_cents
from tests.rules.big_shot.tables import big_shot

GAME = big_shot()
NAMES = ("anna", "bert", "cleo")
START = GAME.open_table({"anna": 400_00, "bert": 60_00, "cleo": 5_00})

Step = Action | tuple[int, ...] | None
"""An action, a throw, or a void throw."""

players = st.sampled_from(NAMES)
bets = st.sampled_from(("number@1", "number@2", "double", "triple", "straight"))
amounts = st.integers(1, 40).map(lambda half_units: half_units * 50)
places = st.builds(PlaceWager, bets, amounts, players)
removals = st.builds(TakeDown, bets, st.none() | amounts, players)
buttons = st.builds(
    lambda button, player: button(player),
    st.sampled_from((Undo, Redo, ClearLast, ClearAll, Double, Repeat)),
    players,
)
changes: st.SearchStrategy[Action] = st.one_of(places, places, removals, buttons)
decisions = st.builds(Decide, players, st.sampled_from(("take", "risk")))
calls: st.SearchStrategy[Action] = st.one_of(decisions, decisions, st.just(NoMoreBets()), st.just(PassDice()))
faces = st.integers(1, 6)
throws: st.SearchStrategy[tuple[int, ...]] = st.one_of(
    st.tuples(faces, faces, faces),
    st.integers(1, 2).map(lambda face: (face, face, face)),
    st.integers(1, 2).map(lambda face: (face, face, face)),
    st.tuples(faces),
)
steps = st.one_of(places, changes, calls, throws, st.none())
coups = st.tuples(
    st.builds(PlaceWager, st.sampled_from(("number@1", "number@2", "double")), st.just(5_00), st.just("anna")),
    places,
    places,
    steps,
    throws,
    decisions,
    decisions,
    decisions,
    steps,
)
"""Steps in a typical order, so that choices after three hits, and risks, also occur."""
plays: st.SearchStrategy[list[Step]] = st.lists(st.one_of(coups, coups, st.tuples(steps)), max_size=8).map(
    lambda parts: [step for part in parts for step in part]
)


def stepped(table: BigShotTable, step: Step) -> BigShotRecord:
    if step is None:
        return GAME.void(table)
    return GAME.roll(table, step) if isinstance(step, tuple) else GAME.do(table, step)


def played(play: list[Step]) -> tuple[BigShotTable, list[BigShotRecord]]:
    """The table after all of these steps that the rules allow, and its records."""
    table, records = START, []
    for step in play:
        try:
            record = stepped(table, step)
        except Refusal:
            continue
        table = GAME.apply(table, record)
        records.append(record)
    return table, records


@settings(deadline=None)
@given(plays)
def test_the_money_of_all_players_and_the_bank_is_always_the_same(play: list[Step]) -> None:
    table, records = played(play)
    resolved = [one for record in records for one in getattr(record, "resolved", ())]
    for name in NAMES:
        paid_cents = sum(bank_pays_cents(one) for one in resolved if one.player == name)
        assert money_of(table.players[name]) == money_of(START.players[name]) + paid_cents
    bank_cents = -sum(bank_pays_cents(one) for one in resolved)
    assert table.playable_cents + table.bet_cents + bank_cents == START.playable_cents


@settings(deadline=None)
@given(plays)
def test_a_felt_is_always_one_that_the_sheet_allows(play: list[Step]) -> None:
    table, _ = played(play)
    for player in table.players.values():
        assert list(player.bets) == sorted(player.bets)
        for bet, stake_cents in player.bets.items():
            min_cents, max_cents = GAME.limits(table, bet)
            assert min_cents <= stake_cents <= (max_cents or stake_cents)


@settings(deadline=None)
@given(plays)
def test_the_table_always_waits_for_one_thing_and_it_can_come(play: list[Step]) -> None:
    table, _ = played(play)
    match table.phase:
        case "betting":
            assert GAME.can(table, NoMoreBets()) == GAME.can_call_dice(table)
        case "closed":
            assert GAME.can_call_dice(table)
        case "decision":
            assert not GAME.can_call_dice(table)
            assert all(GAME.can(table, Decide(name, "take")) for name in table.awaiting_decision)
        case "fourth":
            assert table.thrower in table.risking
            assert GAME.apply(table, GAME.roll(table, (1,))).phase == "betting"
    assert table.shooter in NAMES
    assert (table.thrower is not None) == table.awaiting_fourth_die


@settings(deadline=None)
@given(plays, st.tuples(faces, faces, faces))
def test_every_throw_settles_all_but_the_number_that_waits_for_a_choice(
    play: list[Step], dice: tuple[int, ...]
) -> None:
    table, _ = played(play)
    if not GAME.can_call_dice(table) or table.awaiting_fourth_die:
        return
    record = GAME.roll(table, dice)
    assert isinstance(record, Rolled)
    after = GAME.apply(table, record)
    up = {(name, bet) for name, player in table.players.items() for bet in player.bets}
    left = {(name, bet) for name, player in after.players.items() for bet in player.bets}
    assert up - left == {(one.player, one.bet) for one in record.resolved}
    assert left == {(name, f"number@{dice[0]}") for name in after.awaiting_decision}
    assert all(after.players[name].last_bets == table.players[name].bets for name in NAMES)


@settings(deadline=None)
@given(plays, st.permutations(range(3)), st.tuples(faces, faces, faces))
def test_the_order_of_the_dice_never_matters(play: list[Step], order: list[int], dice: tuple[int, ...]) -> None:
    table, _ = played(play)
    if not GAME.can_call_dice(table) or table.awaiting_fourth_die:
        return
    turned = tuple(dice[place] for place in order)
    assert GAME.apply(table, GAME.roll(table, dice)) == GAME.apply(table, GAME.roll(table, turned))


@settings(deadline=None)
@given(plays, changes)
def test_undo_restores_the_table_exactly_and_redo_the_change(play: list[Step], change: Action) -> None:
    before, _ = played(play)
    if isinstance(change, Undo | Redo) or not GAME.can(before, change):
        return
    record = GAME.do(before, change)
    assert isinstance(record, BetsChanged)
    after = GAME.apply(before, record)
    undone = GAME.apply(after, GAME.do(after, Undo(record.player)))
    player = msgspec.structs.replace(before.players[record.player], redo=(record.changes,))
    assert undone == msgspec.structs.replace(before, players=before.players | {record.player: player})
    assert GAME.apply(undone, GAME.do(undone, Redo(record.player))) == after


@settings(deadline=None)
@given(plays, places, places)
def test_the_order_of_the_bets_of_two_players_does_not_matter(
    play: list[Step], one: PlaceWager, other: PlaceWager
) -> None:
    table, _ = played(play)
    if one.player == other.player or not (GAME.can(table, one) and GAME.can(table, other)):
        return

    def placed(*actions: PlaceWager) -> BigShotTable:
        after = table
        for ask in actions:
            after = GAME.apply(after, GAME.do(after, ask))
        return after

    assert placed(one, other) == placed(other, one)


@settings(deadline=None)
@given(plays, players)
def test_clear_last_pressed_long_enough_leaves_nothing(play: list[Step], player: str) -> None:
    table, _ = played(play)
    if table.phase != "betting":
        return
    for _ in range(len(play)):
        if GAME.can(table, ClearLast(player)):
            table = GAME.apply(table, GAME.do(table, ClearLast(player)))
    assert table.players[player].bets == {}


@settings(deadline=None)
@given(plays)
def test_the_journal_of_any_play_folds_to_its_table(play: list[Step]) -> None:
    table, records = played(play)
    folded = START
    for record in msgspec.json.decode(msgspec.json.encode(records), type=list[BigShotRecord]):
        folded = GAME.apply(folded, record)
    assert folded == table
    assert msgspec.json.encode(folded) == msgspec.json.encode(table)
    assert msgspec.json.decode(msgspec.json.encode(table), type=BigShotTable) == table


@settings(deadline=None)
@given(plays, st.one_of(changes, calls, throws, st.none()))
def test_a_refusal_is_one_sentence_and_leaves_the_table_as_it_was(play: list[Step], step: Step) -> None:
    table, _ = played(play)
    before = msgspec.json.encode(table)
    say = "Done."
    try:
        stepped(table, step)
    except Refusal as refusal:
        say = refusal.say
    assert msgspec.json.encode(table) == before
    assert say.endswith(".")
    assert "_" not in say
