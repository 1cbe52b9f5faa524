"""The same random dice on our table and on one of the crapssim package: every bet that both know ends alike."""

from __future__ import annotations

import random

import pytest
from crapssim import bet as bets

from terminal.rules.game import AnyGame
from tests.maths.two_tables import BASES, MADE, NUMBERED, TwoTables

ROLLS_ALONE = 300
ROLLS_TOGETHER = 500
ROLLS_OF_FIRE = 10_000

UNKNOWN_TO_CRAPSSIM = {
    "big": "it has no bet on 8 to 12 at once",
    "small": "it has no bet on 2 to 6 at once; its Small is our Lucky Roller",
    "lucky_shooter": "it has no such bet; its Fire is the other one",
    "low_field": "Easy Craps only",
    "high_field": "Easy Craps only",
}
UNKNOWN_HERE = {
    bets.World: "Horn with a 7: in no game of the rule book",
    bets.Put: "a Pass Line bet after the Point: in no game of the rule book",
}
DEVIATES = {
    "winners": "a sheet says for all box bets whether winners stay; crapssim leaves a winning Place bet up and takes"
    " Buy, Lay, Hard Ways and Big 6 and 8 down, so each is tried under the sheet's word that fits",
    "dont_come_odds": "with the puck OFF crapssim has odds working by the kind of bet; they are told to work always,"
    " as on the shipped sheets",
    "fire": "crapssim takes it before the first roll of a shooter alone, our table before the first Point of a hand",
    "lay": "crapssim counts a refunded commission as money that is still the player's; only the bankroll is compared",
}
"""Where the two cannot be made alike throughout, and what is compared instead."""


def _game(sheet: str) -> AnyGame:
    return TwoTables(sheet).game


def _known(field: str) -> bool:
    group = field.partition("@")[0]
    return field in MADE or group in {*NUMBERED, *BASES, "hop"}


def _travelled(field: str) -> bool:
    """Whether bets only travel there."""
    return field.partition("@")[0] in ("come", "dont_come") and "@" in field


FIELDS = [
    (sheet, field)
    for sheet in ("craps-el601", "crapless-el611")
    for field in _game(sheet).fields()
    if _known(field) and not _travelled(field)
] + [("craps-el602", "field")]


def _dice(seed: int | str, rolls: int) -> list[tuple[int, int]]:
    chance = random.Random(seed)  # noqa: S311 - the same dice for both, on every machine
    return [(chance.randint(1, 6), chance.randint(1, 6)) for _ in range(rolls)]


def _base(field: str) -> str:
    """What has to be up before these odds can be."""
    return {"pass_odds": "pass_line", "dont_pass_odds": "dont_pass"}.get(field, field.partition("_odds")[0])


@pytest.mark.parametrize("sheet", ["craps-el601", "crapless-el611", "easy-el621", "first-person"])
def test_every_field_is_compared_or_named_with_the_reason(sheet: str) -> None:
    unknown = {field for field in _game(sheet).fields() if not _known(field) and not _travelled(field)}
    lose_bets = {field for field in unknown if field.startswith("place_lose@")}
    assert unknown - lose_bets <= set(UNKNOWN_TO_CRAPSSIM), (
        "Place to Lose has pays of its own, the others a reason above"
    )


def test_every_bet_of_crapssim_is_compared_or_named_with_the_reason() -> None:
    compared = {*MADE.values(), *NUMBERED.values(), bets.Odds, bets.Hop}
    theirs = {getattr(bets, name) for name in bets.__all__ if not name.startswith("_")} - {bets.Bet, bets.BetResult}
    assert theirs - compared == set(UNKNOWN_HERE)
    assert DEVIATES


@pytest.mark.parametrize(("sheet", "field"), FIELDS)
def test_a_bet_alone_ends_as_at_crapssim(sheet: str, field: str) -> None:
    tables = TwoTables(sheet)
    tables.theirs.settings["field_payouts"][12] = 3 if sheet == "craps-el602" else 2
    wanted = [_base(field), field] if "odds" in field else [field]
    for dice in _dice(f"{sheet} {field}", ROLLS_ALONE):
        for name in wanted:
            if not any(up == name or up.startswith(f"{name}@") for up in tables.up):
                tables.offer(name)
        tables.roll(dice)
    assert tables.decided > 10


def test_fire_ends_as_at_crapssim() -> None:
    tables, paid = TwoTables("craps-side-bets", ("limits", "max_bet", "none")), 0
    for dice in _dice("fire", ROLLS_OF_FIRE):
        if tables.theirs.new_shooter:
            tables.offer("fire")
        before = tables.ours.playable_cents
        tables.roll(dice)
        paid += tables.ours.playable_cents > before
    assert paid > 5


@pytest.mark.parametrize(("sheet", "field"), [row for row in FIELDS if row[1].startswith("place@")])
def test_a_winning_place_bet_stays_up_as_at_crapssim(sheet: str, field: str) -> None:
    tables = TwoTables(sheet, winners="stay")
    tables.theirs.settings["come_out_working_policy"] = "real_casino"
    for dice in _dice(field, ROLLS_ALONE):
        if field not in tables.up:
            tables.offer(field)
            for bet in tables.up[field]:
                assert isinstance(bet, bets.Place)
                bet.always_working = True
        tables.roll(dice)
    assert tables.decided > 10


@pytest.mark.parametrize(
    ("sheet", "left_out"),
    [
        ("craps-el601", ("dont_pass", "dont_come", "lay")),
        ("craps-el601", ("pass_line", "pass_odds", "come", "place", "buy")),
        ("crapless-el611", ()),
    ],
)
def test_a_full_felt_ends_bet_by_bet_as_at_crapssim(sheet: str, left_out: tuple[str, ...]) -> None:
    """What excludes each other stands on felts of their own."""
    tables = TwoTables(sheet, ("limits", "max_total_bet", "none"))
    out = {"c", "e", *left_out}  # they are bets of ours that crapssim has under one name with another
    wanted = [
        field
        for field in tables.game.fields()
        if _known(field) and not _travelled(field) and field.partition("@")[0].removesuffix("_odds") not in out
    ]
    for dice in _dice(sheet, ROLLS_TOGETHER):
        for field in wanted:
            if field not in tables.up:
                tables.offer(field)
        tables.roll(dice)
    assert tables.decided > 10 * ROLLS_TOGETHER
