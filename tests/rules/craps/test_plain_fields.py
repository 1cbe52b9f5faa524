"""The table of plain fields agrees with the rules of placing, checked one by one."""

from __future__ import annotations

from itertools import product

import pytest

from terminal.rules import actions
from terminal.rules.craps.game import Craps
from terminal.rules.craps.records import Marks
from terminal.rules.craps.repeating import plainly_brought_up
from terminal.rules.craps.table import Table
from tests.rules.craps.plays import GAMES

RICH_CENTS = 10_000_000_00


def around(game: Craps, bet: str) -> set[int]:
    """Stakes at the limits of the field and beside them, and some that pay or are split in whole cents or not."""
    min_cents, max_cents = game.limits(Table(), bet)
    edges = (min_cents, max_cents or min_cents)
    return {edge + more for edge in edges for more in (-1, 0, 1, 2, 4)} | {0, -5_00, 12_01, 12_60}


def agrees(game: Craps, table: Table, bet: str, cents: int) -> bool:
    """Whether a field in the table takes the stake as its rules do; any other field is never taken without them."""
    plainly = plainly_brought_up(game.layout, table, {bet: cents}, "repeat") is not None
    allowed = game.can(table, actions.PlaceWager(bet, cents))
    named = bet in game.layout.plain[table.point] and bet not in table.bets
    return plainly == (allowed and named)


@pytest.mark.parametrize("name", GAMES)
def test_a_plain_field_takes_what_its_rules_let_it_take(name: str) -> None:
    game = GAMES[name]
    for point, since in product((None, *game.points), ((), (4, 6))):
        table = Table(RICH_CENTS, marks=Marks(point, since_seven=since))
        for bet in game.fields():
            for cents in around(game, bet):
                assert agrees(game, table, bet, cents), (point, since, bet, cents)


@pytest.mark.parametrize("name", GAMES)
def test_a_plain_field_looks_at_what_is_up_as_its_rules_do(name: str) -> None:
    game = GAMES[name]
    for point, up in product((None, game.points[0]), game.fields()):
        table = Table(RICH_CENTS, {up: 20_00}, Marks(point))
        for bet in game.fields():
            assert agrees(game, table, bet, 20_00), (point, up, bet)


@pytest.mark.parametrize("name", GAMES)
def test_a_plain_field_takes_no_more_than_the_player_has_and_the_sheet_lets_up_altogether(name: str) -> None:
    game = GAMES[name]
    max_cents = game.max_total_bet_cents
    assert max_cents is not None
    for left_cents, up_cents in ((20_00, 0), (19_99, 0), (20_00, max_cents - 20_00), (20_00, max_cents - 19_99)):
        table = Table(left_cents, {"any_craps": up_cents} if up_cents else {})
        assert agrees(game, table, "field" if "field" in game.fields() else "seven", 20_00), (left_cents, up_cents)


def test_parts_that_exclude_each_other_are_not_plain_together() -> None:
    game = GAMES["craps-el601"]
    both = {"place@6": 12_00, "lay@6": 12_00}
    opposed = {"pass_line": 10_00, "dont_pass": 10_00}
    table = Table(RICH_CENTS)
    apart = {"pass_line": 10_00, "place@6": 12_00}
    assert all(plainly_brought_up(game.layout, table, last, "repeat") is None for last in (both, opposed))
    assert plainly_brought_up(game.layout, table, apart, "repeat") is not None
