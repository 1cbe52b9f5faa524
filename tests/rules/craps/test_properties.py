"""What must hold of the money and of every roll at every table of the family, for any actions."""

from __future__ import annotations

import msgspec
from hypothesis import given

from terminal.rules.craps.game import Craps
from terminal.rules.craps.records import Moved
from terminal.rules.craps.table import Table
from terminal.rules.resolution import Resolution
from terminal.rules.two_dice import ROLLS
from tests.rules.craps.plays import (
    START,
    Dice,
    Play,
    commission_cents,
    dice,
    plays,
    rolls_of,
    several,
)


def assert_allowed(game: Craps, table: Table) -> None:
    """The felt is one that the sheet allows, with every base bet under its odds and no bet beside its opposite."""
    layout = game.layout
    for bet, stake_cents in table.bets.items():
        field = layout.field(bet)
        min_cents, max_cents = game.limits(table, bet)
        assert min_cents <= stake_cents, bet
        assert max_cents is None or stake_cents <= max_cents, bet
        assert field.base is None or field.base in table.bets, bet
        assert not layout.house.exclude or not set(field.opposed_by) & set(table.bets), bet
    assert table.playable_cents >= 0


@several
@given(plays())
def test_no_cent_appears_or_vanishes_but_by_the_dice_and_the_commission(play: Play) -> None:
    table, records = play.played()
    decided = [one for record in rolls_of(records) for one in record.resolved]
    won_cents = sum(one.profit_cents for one in decided)
    lost_cents = sum(one.stake_cents for one in decided if one.result == "lose")
    money_cents, before_cents = table.playable_cents + table.bet_cents, START.playable_cents + START.bet_cents
    assert money_cents == before_cents + won_cents - lost_cents - commission_cents(records)


@several
@given(plays())
def test_a_felt_is_always_one_that_the_sheet_allows(play: Play) -> None:
    assert_allowed(play.game, play.settled())


@several
@given(plays())
def test_every_roll_that_can_come_is_settled_and_leaves_a_felt_that_the_sheet_allows(play: Play) -> None:
    game, before = play.game, play.settled()
    for thrown in ROLLS:
        record = game.roll(before, thrown)
        after = game.apply(before, record)
        gone = {one.bet for one in record.resolved if not one.stays} | {one.bet_from for one in record.moved}
        come = {one.bet_to for one in record.moved}
        assert set(after.bets) == (set(before.bets) - gone) | come
        assert not any(field.single_roll for field in map(game.layout.field, after.bets))
        assert after.last_bets == (before.bets or before.last_bets)
        assert (after.undo, after.redo, after.asked) == ((), (), None)
        assert_allowed(game, after)


@several
@given(plays(), dice)
def test_the_order_of_the_dice_never_matters(play: Play, thrown: Dice) -> None:
    table = play.settled()
    one, other = play.game.roll(table, thrown), play.game.roll(table, thrown[::-1])
    assert msgspec.structs.replace(one, dice=()) == msgspec.structs.replace(other, dice=())


@several
@given(plays(), dice)
def test_bets_are_decided_together_as_each_would_be_alone(play: Play, thrown: Dice) -> None:
    game, table = play.game, play.settled()
    together = game.roll(table, thrown)
    resolved: list[Resolution] = []
    moved: list[Moved] = []
    for bet in table.bets:
        alone = game.roll(msgspec.structs.replace(table, bets={bet: table.bets[bet]}), thrown)
        resolved += alone.resolved
        moved += alone.moved
        assert (alone.point, alone.marks) == (together.point, together.marks)
    assert (list(together.resolved), list(together.moved)) == (resolved, moved)


@several
@given(plays())
def test_what_is_off_is_never_decided_but_odds_go_back_with_their_base_bet(play: Play) -> None:
    game, table = play.game, play.settled()
    for thrown in ROLLS:
        for one in game.roll(table, thrown).resolved:
            field = game.layout.field(one.bet)
            if field.switch in table.marks.off and field.switch:
                assert (field.switch, one.result, one.credited_cents) == ("odds", "return", one.stake_cents)
            elif one.result == "return":
                assert field.base is not None
                assert table.point is None


@several
@given(plays())
def test_the_totals_that_are_said_to_pay_are_those_that_do(play: Play) -> None:
    game, table = play.game, play.settled()
    paying = {sum(thrown) for thrown in ROLLS if any(one.result == "win" for one in game.roll(table, thrown).resolved)}
    assert game.win_totals(table) == tuple(sorted(paying))


@several
@given(plays())
def test_the_dice_may_be_called_when_some_roll_would_decide_or_move_a_bet_that_is_up(play: Play) -> None:
    game, table = play.game, play.settled()
    records = [game.roll(table, thrown) for thrown in ROLLS]
    moving = any(record.moved or any(one.result != "return" for one in record.resolved) for record in records)
    lucky = any(bet.startswith("lucky") for bet in table.bets)
    assert game.can_call_dice(table) == (moving or lucky)
