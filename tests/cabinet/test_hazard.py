"""Hazard at the cabinet: whole hands by touches, the choice after a win, and the books after a cut at any event."""

from __future__ import annotations

from dataclasses import replace

import pytest

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.fold import fold
from terminal.common.places import SHEETS
from terminal.recall.describe import describe
from terminal.rules.actions import CallMain, PassDice
from terminal.rules.games import open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import PROFILE, Pipeline

TEXT = (SHEETS / "hazard.ini").read_text()
KEEP, PASS = c.Choose("hazard_dice", "keep"), c.Choose("hazard_dice", "pass")


def hazard(profile: Profile = PROFILE, **house: str) -> Pipeline:
    """A cabinet with Hazard and 100.00."""
    lines = [("pays" if key == "cover" else "house", key, word) for key, word in house.items()]
    game = open_game(Sheet.parse(TEXT, "hazard.ini", lines))
    return Pipeline(game=game, profile=profile).open_for_play().feed(100)


def won(pipeline: Pipeline) -> Pipeline:
    """A bank of 10.00 with the main 7, won by a nick."""
    pipeline.give(c.PlaceWager("bank", 10_00))
    pipeline.give(CallMain(7))
    return pipeline.roll(3, 4)


def test_a_won_bank_is_taken_with_the_pass_and_the_player_has_the_next_hand() -> None:
    pipeline = won(hazard())
    assert (pipeline.state.playable_cents, pipeline.state.bet_cents) == (90_00, 20_00)
    for refused in (c.PlaceWager("bank", 5_00), c.CallDice(), c.CashOut(), c.Repeat(), CallMain(5)):
        with pytest.raises(Refusal):
            pipeline.give(refused)
    (made, *_) = pipeline.give(PASS)
    assert isinstance(made, e.ChoiceMade)
    assert (made.choice, made.chosen, made.by) == ("hazard_dice", "pass", "player")
    assert (pipeline.state.playable_cents, pipeline.state.bet_cents) == (110_00, 0)
    assert (pipeline.state.meters.won_cents, pipeline.state.meters.lost_cents) == (10_00, 0)
    pipeline.give(c.Repeat())
    assert pipeline.state.bet_cents == 10_00


def test_a_bank_that_rides_is_lost_whole() -> None:
    pipeline = won(hazard())
    pipeline.give(KEEP)
    assert pipeline.state.felt.waits_for == ""
    with pytest.raises(Refusal):
        pipeline.give(c.TakeDown("bank"))
    pipeline.roll(3, 2).roll(1, 1)
    assert (pipeline.state.credit_cents, pipeline.state.bet_cents) == (90_00, 0)
    assert pipeline.state.visit.session is not None
    assert pipeline.state.visit.session.result_cents == -10_00
    pipeline.give(c.PlaceWager("bank", 5_00))  # the dice were kept after the out
    assert pipeline.state.bet_cents == 5_00


def test_the_clock_takes_the_bank_for_a_player_who_does_not_choose() -> None:
    pipeline = won(hazard(replace(PROFILE, mode="auto")))
    assert pipeline.state.visit.choice_closes_ms is not None
    pipeline.wait(pipeline.cabinet.profile.choice_ms)
    pipeline.give(c.TimePasses())
    made = [event for event in pipeline.events if isinstance(event, e.ChoiceMade)]
    assert [(one.chosen, one.by) for one in made] == [("pass", "clock")]
    assert pipeline.state.playable_cents == 110_00


def test_against_a_house_that_shoots_the_player_covers_or_lets_the_dice_pass() -> None:
    pipeline = hazard(house_shoots="yes", house_main="7", cover="34:35")
    pipeline.give(PassDice())
    fade = pipeline.cabinet.choice(pipeline.state)
    assert fade is not None
    assert (fade.code, [one.name for one in fade.alternatives]) == ("hazard_fade", ["pass", "cover"])
    pipeline.give(c.Choose("hazard_fade", "cover"))
    assert (pipeline.state.playable_cents, pipeline.state.felt.bets) == (99_00, {"cover": 1_00})
    pipeline.roll(1, 1)
    assert (pipeline.state.playable_cents, pipeline.state.meters.won_cents) == (100_97, 97)
    pipeline.give(PASS)
    pipeline.give(c.PlaceWager("bank", 5_00))
    assert pipeline.state.felt.bets == {"bank": 5_00}


def test_every_event_of_these_hands_is_said_in_words_and_folds_to_the_same_state() -> None:
    pipeline = won(hazard())
    pipeline.give(KEEP)
    pipeline.roll(5, 4).roll(4, 4).roll(2, 2).roll(4, 4)
    pipeline.give(PASS)
    pipeline.give(c.PlaceWager("bank", 5_00))
    pipeline.give(CallMain(6))
    pipeline.give(CallMain(None))
    pipeline.give(c.Undo())
    said = [describe(event).phrase.say for event in pipeline.events]
    assert not [say for say in said if "A decision at the table" in say or "A choice:" in say], said
    assert "The main is named: 7" in said
    assert "The dice are kept, and the bank rides" in said
    for cut in range(len(pipeline.events)):
        state = pipeline.cabinet.new_state()
        for event in pipeline.events[:cut]:
            state = fold(state, e.from_bytes(e.to_bytes(event)))
        for event in pipeline.events[cut:]:
            state = fold(state, event)
        assert state == pipeline.state
