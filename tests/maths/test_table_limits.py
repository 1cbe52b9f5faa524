"""A table's limits never give the player an edge: what they leave is a part of what the sheet was checked with."""

from __future__ import annotations

import random

import pytest

from terminal.maths.best import best_profit_cents
from terminal.maths.sheets import verify_edges
from terminal.rules.actions import PassDice, Stake
from terminal.rules.craps.commission import commission_cents
from terminal.rules.craps.game import Craps
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.rules.table_limits import KindLimits, LimitKind, TableLimits
from tests.maths.worked_out import NAMES, changed
from tests.rules.hazard.hand import game_with

KINDS: tuple[LimitKind, ...] = (*("line", "odds", "box", "one_roll", "hard", "side", "number", "combination", "bank"),)
AMOUNTS = (0, 1, 99, 1_00, 7_50, 25_00, 100_00, 499_99, 500_00, 5_000_00, 9_999_99)
"""Also those that Param.ini refuses: even they allow nothing that the sheet does not."""


def any_limits(chance: random.Random) -> TableLimits:
    kinds = tuple(KindLimits(kind, chance.choice(AMOUNTS), chance.choice(AMOUNTS)) for kind in KINDS)
    amounts = (chance.choice(AMOUNTS), chance.choice(AMOUNTS), chance.choice(AMOUNTS))
    return TableLimits(*amounts, kinds, chance.randrange(8), chance.randrange(8))


def allowed(most_cents: int | None) -> float:
    return float("inf") if most_cents is None else most_cents


def verify_part(sheet: AnyGame, game: AnyGame) -> None:
    """Every stake of the table is one of the sheet, at the same pays and with the same roundings."""
    assert (game.pays(), game.house(), game.sheet_digest) == (sheet.pays(), sheet.house(), sheet.sheet_digest)
    assert allowed(game.max_total_bet_cents) <= allowed(sheet.max_total_bet_cents)
    whole, part = sheet.limited_bets(), game.limited_bets()
    assert part.keys() == whole.keys()
    for name, bet in part.items():
        assert bet.limits.min_cents >= whole[name].limits.min_cents, name
        assert allowed(bet.limits.max_cents) <= allowed(whole[name].limits.max_cents), name
        assert bet.step_cents == whole[name].step_cents, name
        if bet.side is not None and (offered := sheet.odds_multiples(name)):
            assert set(game.odds_multiples(name)) <= set(offered), name
    if any(allowed(bet.limits.max_cents) < bet.limits.min_cents for bet in part.values()):
        return  # no stake is left, which Param.ini refuses
    for wide, narrow in zip(sheet.wagers(), game.wagers(), strict=True):
        assert (narrow.name, narrow.odds, narrow.fee) == (wide.name, wide.odds, wide.fee)
        if narrow.stakes is not None and wide.stakes is not None:
            assert narrow.stakes.least_cents >= wide.stakes.least_cents, narrow.name
            assert allowed(narrow.stakes.most_cents) <= allowed(wide.stakes.most_cents), narrow.name
            assert narrow.stakes.step_cents == wide.stakes.step_cents, narrow.name


@pytest.mark.parametrize("name", NAMES)
def test_the_stakes_of_a_table_are_a_part_of_those_of_its_sheet(name: str) -> None:
    chance = random.Random(name)  # noqa: S311 - the same limits every time
    sheet = open_game(Sheet.parse(changed(name), f"{name}.ini"))
    for _ in range(3):
        limits = any_limits(chance)
        game = sheet.within(limits)
        assert game.narrowed == limits
        verify_part(sheet, game)
    assert sheet.within(TableLimits()) is sheet
    assert game.within(TableLimits()).limited_bets() == sheet.limited_bets(), "the sheet's limits return"


def test_the_commission_on_a_stake_is_that_of_the_sheet() -> None:
    """Rounded down to the whole unit: a stake that was not allowed does not become a cheaper one."""
    name = "craps-commission-unit-down"
    sheet = open_game(Sheet.parse(changed(name), f"{name}.ini"))
    game = sheet.within(TableLimits(kinds=(KindLimits("box", 50_00, 90_00),)))
    assert isinstance(sheet, Craps)
    assert isinstance(game, Craps)
    for stake_cents in range(50_00, 90_00, 3_33):
        for bet in ("buy@6", "lay@9"):
            fees = [commission_cents(one.layout, one.layout.field(bet), stake_cents) for one in (sheet, game)]
            assert fees[0] == fees[1] > 0


def test_the_check_of_the_house_edge_passes_at_a_narrowed_table_too() -> None:
    for name in ("craps-commission-unit-down", "big-shot-baden"):
        sheet = Sheet.parse(changed(name), f"{name}.ini")
        kinds = (KindLimits("box", 25_00, 75_00), KindLimits("number", 3_33, 77_77))
        verify_edges(sheet, open_game(sheet).within(TableLimits(2_00, 90_00, 500_00, kinds, 2, 2)))


def test_the_bank_of_the_house_is_the_one_of_the_sheet_at_every_table() -> None:
    """A cover of 0.10 at 99:100 wins 0.09; one of 1.00 would win 0.99, which gives the player an edge."""
    lines = {"house_shoots": "yes", "house_main": "7", "cover": "99:100"}
    game = game_with(min_bet="0.10", **lines).within(TableLimits(min_cents=1_00))
    table = game.open_table({"ann": 100_00})
    table = game.apply(table, game.do(table, PassDice()))
    assert game.limits(table, "bank") == (10, 10)
    assert not game.can(table, Stake(1_00))
    (cover,) = (wager for wager in game.wagers() if wager.name == "cover")
    assert best_profit_cents(game, cover) <= 0
    (dearer,) = (wager for wager in game_with(min_bet="1.00", **lines).wagers() if wager.name == "cover")
    assert best_profit_cents(game, dearer) > 0
