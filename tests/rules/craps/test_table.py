"""The table as a value: folding its records, its money, and its form on disk."""

from __future__ import annotations

import msgspec
import pytest

from terminal.rules.craps.fold import apply
from terminal.rules.craps.records import BetsChanged, CommissionAsked, CommissionDeclined, Marks, Record, Rolled
from terminal.rules.craps.table import Table
from terminal.rules.money_error import MoneyError
from terminal.rules.refusal import Refusal, money
from terminal.rules.resolution import Resolution
from terminal.rules.tables import deposit, withdraw
from tests.rules.craps.player import CRAPS, Player


def a_game() -> Player:
    """A player who has done everything once."""
    player = Player()
    player.place("pass_line", 10_00)
    player.place("place@8", 6_00)
    player.set_point(6)
    player.place("pass_odds", 20_00)
    player.roll(4, 4)
    player.press("double")
    player.press("undo")
    player.press("redo")
    player.press("clear_last")
    player.remove("place@8", 2_00)
    player.roll(3, 4)
    player.press("repeat")
    player.press("clear_all")
    player.place("field", 5_00)
    player.press("undo")
    return player


def test_a_table_comes_back_from_disk_as_it_was() -> None:
    table = a_game().table
    assert msgspec.json.decode(msgspec.json.encode(table), type=Table) == table


def test_records_come_back_from_disk_and_fold_to_the_same_table_without_rules_or_sheet() -> None:
    player = a_game()
    records = msgspec.json.decode(msgspec.json.encode(player.records), type=list[Record])
    assert records == player.records
    table = deposit(Table(), 1_000_00)
    for record in records:
        table = apply(table, record)
    assert table == player.table


def test_equal_tables_are_equal_in_bytes_whatever_the_order_of_placing() -> None:
    one, other = Player(), Player()
    for player, bets in ((one, ("field", "place@8")), (other, ("place@8", "field"))):
        for bet in bets:
            player.place(bet, 6_00)
        player.roll(3, 3)
    one_bytes, other_bytes = (msgspec.json.encode(player.table.bets, order="deterministic") for player in (one, other))
    assert one_bytes == other_bytes


def test_after_a_roll_the_felt_as_it_was_when_the_dice_were_called_is_remembered() -> None:
    player = Player()
    player.place("place@8", 6_00)
    player.place("field", 5_00)
    player.roll(4, 4)
    assert player.table.last_bets == {"field": 5_00, "place@8": 6_00}
    assert player.table.bets == {"place@8": 6_00}
    assert player.table.undo == player.table.redo == ()


def test_a_roll_with_an_empty_felt_leaves_remembered_what_was_up_on_the_last_with_any_bet() -> None:
    player = Player()
    player.roll(1, 1)
    assert player.table.last_bets == {}
    player.place("field", 5_00)
    player.roll(2, 3)
    for _ in range(2):
        assert player.bets == {}
        player.roll(2, 3)
        assert player.table.last_bets == {"field": 5_00}
    player.place("seven", 1_00)
    player.roll(1, 1)
    assert player.table.last_bets == {"seven": 1_00}


def test_the_roll_is_recorded_as_the_dice_fell() -> None:
    assert Player().roll(6, 2).dice == (6, 2)


def test_money_comes_in_and_goes_out() -> None:
    table = withdraw(deposit(Table(), 20_00), 5_00)
    assert table.playable_cents == 15_00


def test_no_more_goes_out_than_is_playable() -> None:
    player = Player(CRAPS, 20_00)
    player.place("field", 5_00)
    with pytest.raises(Refusal, match=r"Only 15\.00 can be paid out, not 16\.00\.") as refusal:
        withdraw(player.table, 16_00)
    assert refusal.value.code == "balance"


@pytest.mark.parametrize("cents", [0, -1_00])
def test_nothing_and_less_than_nothing_neither_come_in_nor_go_out(cents: int) -> None:
    with pytest.raises(ValueError, match="cannot be paid in"):
        deposit(Table(), cents)
    with pytest.raises(ValueError, match="cannot be paid out"):
        withdraw(Table(playable_cents=1_00), cents)


FIELD_UP = Table(playable_cents=10_00, bets={"field": 5_00})

IMPOSSIBLE = [
    BetsChanged("place", (("field", 11_00),)),
    BetsChanged("remove", (("field", -6_00),)),
    BetsChanged("remove", (("place@6", -1_00),)),
    Rolled((3, 4), (Resolution("field", "lose", 4_00, 0, 0, stays=False),), None),
    Rolled((3, 4), (Resolution("place@6", "lose", 5_00, 0, 0, stays=False),), None),
    Rolled((3, 4), (Resolution("field", "lose", 5_00, 0, 5_00, stays=False),), None),
    Rolled((3, 4), (Resolution("field", "lose", 5_00, 0, 0, stays=True),), None),
    Rolled((3, 6), (Resolution("field", "win", 5_00, 5_00, 5_00, stays=False),), None),
    Rolled((3, 6), (Resolution("field", "win", 5_00, 5_00, 11_00, stays=False),), None),
    Rolled((3, 6), (Resolution("field", "push", 5_00, 0, 5_00, stays=True),), None),
    Rolled((3, 6), (Resolution("field", "win", 5_00, 5_00, 10_00, stays=False),) * 2, None),
]


@pytest.mark.parametrize("record", IMPOSSIBLE)
def test_a_record_that_does_not_add_up_is_never_folded(record: Record) -> None:
    with pytest.raises(MoneyError):
        apply(FIELD_UP, record)


@pytest.mark.parametrize(("cents", "text"), [(0, "0.00"), (5, "0.05"), (123_45, "123.45"), (-1_50, "-1.50")])
def test_amounts_are_named_in_units_with_two_decimals(cents: int, text: str) -> None:
    assert money(cents) == text


def test_a_roll_of_an_old_journal_that_names_no_marks_moves_the_puck_all_the_same() -> None:
    old = b'{"type":"rolled","dice":[2,4],"resolved":[],"point":6}'
    record = msgspec.json.decode(old, type=Record)
    assert apply(Table(playable_cents=1_00), record) == Table(playable_cents=1_00, marks=Marks(6))


def test_an_old_table_that_knew_fewer_things_is_read() -> None:
    old = b'{"playable_cents":100,"bets":{"field":500}}'
    assert msgspec.json.decode(old, type=Table) == Table(playable_cents=1_00, bets={"field": 5_00})


@pytest.mark.parametrize(
    "record",
    [
        CommissionDeclined(),
        BetsChanged("place", (("field", 0),)),
        BetsChanged("undo", (("field", -5_00),)),
        BetsChanged("redo", (("field", 5_00),)),
    ],
)
def test_an_answer_without_a_question_and_a_step_that_was_not_taken_are_never_folded(record: Record) -> None:
    with pytest.raises(AssertionError):
        apply(FIELD_UP, record)


def test_a_second_question_is_never_folded_while_one_is_open() -> None:
    asked = CommissionAsked(BetsChanged("place", (("buy@4", 5_00),), (("buy@4", 25),)))
    table = apply(FIELD_UP, asked)
    assert (table.bets, table.playable_cents, table.asked) == ({"field": 5_00}, 10_00, asked.change)
    with pytest.raises(AssertionError):
        apply(table, asked)


def test_a_roll_from_a_journal_that_knew_no_marks_still_sets_the_puck() -> None:
    old = b'{"type":"rolled","dice":[2,4],"resolved":[],"point":6}'
    record = msgspec.json.decode(old, type=Rolled)
    assert apply(FIELD_UP, record).point == 6
    assert not record.moved
