"""The limits of a table: parameters that narrow what its par sheet allows, and never widen it (O4, L10)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import ParametersChanged
from terminal.cabinet.table_limits import contradictions
from terminal.messages.english import sentence
from terminal.rules.actions import Answer, PlaceWager, Redo, Repeat, Undo
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import PARAMETERS
from tests.cabinet.pipeline import GAME, PROFILE, SHEET, Pipeline
from tests.cabinet.test_any_game import game_of
from tests.each import each_of

NARROW = replace(
    PROFILE,
    chips_cents=(1_00, 5_00, 25_00),
    line_min_cents=10_00,
    line_max_cents=50_00,
    odds_min_cents=5_00,
    odds_max_cents=60_00,
    take_odds=3,
    lay_odds=2,
    box_min_cents=5_00,
    box_max_cents=30_00,
    one_roll_max_cents=20_00,
    hard_max_cents=15_00,
    side_min_cents=5_00,
    side_max_cents=25_00,
    total_max_cents=200_00,
)


def seated(dollars: int = 300) -> Pipeline:
    """A player with this credit at the narrowed table."""
    pipeline = Pipeline(profile=NARROW).open_for_play()
    for _ in range(dollars // 100):
        pipeline.feed(100)
    return pipeline


@each_of(
    ("bet", "allowed_cents", "refused_cents", "code"),
    [
        ("pass_line", 10_00, 9_00, "below_minimum"),
        ("dont_pass", 50_00, 51_00, "above_maximum"),
        ("place@6", 6_00, 4_00, "below_minimum"),
        ("lay@4", 30_00, 31_00, "above_maximum"),
        ("big8", 5_00, 1_00, "below_minimum"),
        ("field", 20_00, 21_00, "above_maximum"),
        ("hop@1-3", 20_00, 25_00, "above_maximum"),
        ("hard@8", 15_00, 16_00, "above_maximum"),
        ("lucky_low", 25_00, 30_00, "above_maximum"),
        ("big", 5_00, 4_00, "below_minimum"),
    ],
)
def test_o4_each_kind_of_bet_has_a_minimum_and_a_maximum_of_its_own(
    bet: str, allowed_cents: int, refused_cents: int, code: str
) -> None:
    game = Cabinet({SHEET.name: GAME}, NARROW).game
    table = game.open_table({"player": 300_00})
    assert game.can(table, PlaceWager(bet, allowed_cents))
    with pytest.raises(Refusal) as refused:
        game.verify(table, PlaceWager(bet, refused_cents))
    assert refused.value.code == code
    assert GAME.can(GAME.open_table({"player": 300_00}), PlaceWager(bet, refused_cents)), "the sheet allows it"


def test_o4_the_multiples_of_odds_and_the_most_of_all_bets_are_those_of_the_table() -> None:
    pipeline = seated()
    pipeline.give(PlaceWager("pass_line", 10_00))
    pipeline.roll(2, 4)
    assert pipeline.cabinet.game.odds_multiples("pass_odds") == (1, 2, 3)
    assert pipeline.cabinet.limits(pipeline.state, "pass_odds") == (5_00, 30_00)
    assert pipeline.refused(PlaceWager("pass_odds", 31_00)) == "odds_limit"
    assert pipeline.refused(PlaceWager("pass_odds", 4_00)) == "below_minimum"
    pipeline.give(PlaceWager("pass_odds", 30_00))
    for number in (4, 5, 8, 9, 10):
        pipeline.give(PlaceWager(f"place@{number}", 30_00))
    assert pipeline.state.bet_cents == 190_00
    assert pipeline.refused(PlaceWager("field", 11_00)) == "above_maximum"
    pipeline.give(PlaceWager("field", 10_00))


@each_of(
    ("changes", "why"),
    [
        (
            {"table_min_cents": 50},
            "limits.table_min is 0.50, and the par sheet craps-el601 allows 1.00 to 500.00 there",
        ),
        (
            {"line_max_cents": 600_00},
            "limits.line_max is 600.00, and the par sheet craps-el601 allows 1.00 to 500.00 there",
        ),
        (
            {"hard_max_cents": 200_00},
            "limits.hard_max is 200.00, and the par sheet craps-el601 allows 1.00 to 100.00 there",
        ),
        (
            {"total_max_cents": 6_000_00},
            "limits.total_max is 6,000.00, and the par sheet craps-el601 allows 1.00 to 5,000.00 there",
        ),
        (
            {"odds_min_cents": 50},
            "limits.odds_min is 0.50, and the par sheet craps-el601 allows no less than 1.00 there",
        ),
        (
            {"lay_odds": 5},
            "limits.lay_odds is 5, and the par sheet craps-el601 offers odds of 1, 2, 3, 4, 6 times the bet",
        ),
        (
            {"box_min_cents": 30_00, "box_max_cents": 20_00},
            "limits.box_min leaves no stake on Place 4 of the par sheet craps-el601: at least 30.00, at most 20.00",
        ),
        (
            {"table_min_cents": 150_00, "chips_cents": (1_00, 5_00, 500_00)},
            "limits.table_min leaves no stake on Hard 4 of the par sheet craps-el601: at least 150.00, at most 100.00",
        ),
        (
            {"odds_min_cents": 200_00, "line_max_cents": 25_00, "take_odds": 3},
            (
                "limits.odds_min leaves no stake on Pass Line Odds of the par sheet craps-el601:"
                " at least 200.00, at most 75.00"
            ),
        ),
        (
            {"one_roll_min_cents": 6_00, "one_roll_max_cents": 20_00},
            (
                "limits.one_roll_min leaves 6.00 to 20.00 on Field of the par sheet craps-el601:"
                " none of the chips 1.00, 5.00, 25.00 can begin there"
            ),
        ),
    ],
)
def test_o4_limits_that_the_par_sheet_does_not_allow_are_refused_in_a_sentence(
    changes: dict[str, Any], why: str
) -> None:
    reasons = [sentence(reason) for _, reason in contradictions([GAME], replace(PROFILE, **changes))]
    assert reasons[0] == why


def test_every_limit_at_its_default_leaves_the_par_sheets_as_they_are() -> None:
    limits = [one for one in PARAMETERS if one.section == "limits"]
    assert limits
    assert not any(getattr(PROFILE, one.field) for one in limits)
    assert Cabinet({SHEET.name: GAME}, PROFILE).game is GAME
    assert Cabinet({SHEET.name: GAME.within(Cabinet({SHEET.name: GAME}, NARROW).game.narrowed)}, PROFILE).game.limits(
        GAME.open_table({"player": 0}), "pass_line"
    ) == (1_00, 500_00)


def test_l10_limits_change_at_an_open_logic_door_without_a_player_and_the_old_state_keeps_its_own() -> None:
    lower = c.ChangeParameters({"limits.line_max": "100.00", "limits.take_odds": "2"})
    pipeline = Pipeline().open_for_play().feed(20)
    inside = ports.BoardInputs(("logic",), ("technician",))
    pipeline.report("board", inside)
    assert pipeline.refused(lower) == "clear_open"
    pipeline = Pipeline().open_with("technician")
    assert pipeline.refused(lower) == "logic_door"
    pipeline.report("board", inside)
    wrong = c.ChangeParameters({"limits.line_max": "900.00"})
    assert pipeline.refused(wrong) == "parameter_wrong"
    before = pipeline.state
    (changed,) = (event for event in pipeline.give(lower) if isinstance(event, ParametersChanged))
    assert [(one.name, one.before, one.after) for one in changed.changes] == [
        ("limits.line_max", "0.00", "100.00"),
        ("limits.take_odds", "0", "2"),
    ]
    now, then = (pipeline.cabinet.in_force(state) for state in (pipeline.state, before))
    assert (now.limits(pipeline.state, "pass_line"), now.game.odds_multiples("pass_odds")) == ((1_00, 100_00), (1, 2))
    assert (then.limits(before, "pass_line"), then.game.odds_multiples("come_odds@4")) == (
        (1_00, 500_00),
        (1, 2, 3, 4, 5),
    )
    assert now.game.sheet_digest == then.game.sheet_digest


def test_what_was_staked_under_other_limits_comes_back_by_neither_redo_nor_repeat() -> None:
    pipeline = Pipeline().open_for_play().feed(100)
    pipeline.give(PlaceWager("pass_line", 60_00))
    pipeline.give(Undo())
    pipeline.give(PlaceWager("dont_pass", 60_00))
    pipeline.roll(1, 1)
    pipeline.give(PlaceWager("pass_line", 60_00))
    pipeline.give(Undo())
    pipeline.cabinet = Cabinet({SHEET.name: GAME}, NARROW)
    pipeline.give(c.Start("again"))
    pipeline.open_for_play()
    for ask in (Redo(), Repeat()):
        with pytest.raises(Refusal):
            pipeline.give(ask)
    assert pipeline.state.bet_cents == 0


def test_a_player_who_has_less_than_the_least_bet_has_nothing_to_bet() -> None:
    table = Cabinet({SHEET.name: GAME}, replace(NARROW, table_min_cents=5_00, one_roll_max_cents=0))
    pipeline = Pipeline(profile=table.profile).open_for_play().feed(5)
    assert table.has_stake(pipeline.state)
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.roll(1, 4)
    assert not table.has_stake(pipeline.state)
    assert GAME.bet_range == (1_00, 500_00)
    assert table.game.bet_range == (5_00, 500_00)


def test_a_commission_is_asked_for_at_the_narrowed_stakes_as_at_those_of_the_sheet() -> None:
    pipeline = seated()
    pipeline.give(PlaceWager("buy@4", 25_00))
    assert pipeline.state.felt.asked is not None
    assert dict(pipeline.state.felt.asked.commissions) == {"buy@4": 1_25}
    pipeline.give(Answer(yes=True))
    assert pipeline.refused(PlaceWager("buy@4", 6_00)) == "above_maximum"


def test_the_tables_of_big_shot_and_hazard_have_limits_of_their_own() -> None:
    profile = replace(
        PROFILE,
        chips_cents=(5_00, 25_00, 100_00),
        number_min_cents=5_00,
        number_max_cents=100_00,
        combination_max_cents=25_00,
        bank_min_cents=25_00,
        bank_max_cents=200_00,
        total_max_cents=1_000_00,
    )
    games = {sheet: game_of(sheet) for sheet in ("big-shot-baden", "hazard")}
    assert not list(contradictions(games.values(), profile))
    shot, hazard = Cabinet(games, profile).games.values()
    table = shot.open_table({"player": 1_000_00})
    assert [shot.limits(table, bet) for bet in ("number@6", "triple")] == [(5_00, 100_00), (1_00, 25_00)]
    bank = hazard.open_table({"player": 1_000_00})
    assert (hazard.limits(bank, "bank"), hazard.max_total_bet_cents) == ((25_00, 200_00), 1_000_00)
    assert (hazard.bet_range, shot.bet_range) == ((25_00, 200_00), (1_00, 100_00))
    assert hazard.can(bank, PlaceWager("bank", 25_00))
    assert not hazard.can(bank, PlaceWager("bank", 24_00))
