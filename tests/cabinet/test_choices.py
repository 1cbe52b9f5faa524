"""What a game leaves to the player is chosen by a touch, or by the clock; nothing else happens before (chapter 2)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import reserve
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.devices import MAX_VOIDS
from terminal.cabinet.inactivity import cover
from terminal.common.places import SHEETS
from terminal.recall.describe import describe
from terminal.recall.following import Place
from terminal.recall.game import recalled
from terminal.recall.games import every_game, last_games
from terminal.rules import actions
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import KEY, PROFILE, Pipeline

GAME = open_game(Sheet.parse((SHEETS / "big-shot-baden.ini").read_text(), "big-shot-baden.ini"))
TAKE, RISK = c.Choose("big_shot", "take"), c.Choose("big_shot", "risk")
TIMED = replace(PROFILE, mode="auto")


def big_shot(profile: Profile = PROFILE) -> Pipeline:
    """A cabinet with Big Shot and 100.00."""
    return Pipeline(game=GAME, profile=profile).open_for_play().feed(100)


@pytest.fixture
def chosen() -> Pipeline:
    """10.00 on 6, and three sixes: 12:1 or the BIG SHOT."""
    return three_hits(big_shot())


def three_hits(pipeline: Pipeline) -> Pipeline:
    pipeline.give(c.PlaceWager("number@6", 10_00))
    return pipeline.roll(6, 6, 6)


def test_taking_the_win_pays_twelve_to_one_and_the_next_round_begins(chosen: Pipeline) -> None:
    (made,) = chosen.give(TAKE)
    assert isinstance(made, e.ChoiceMade)
    assert (made.choice, made.chosen, made.by) == ("big_shot", "take", "player")
    assert (chosen.state.playable_cents, chosen.state.bet_cents) == (220_00, 0)
    assert (chosen.state.results.last_win_cents, chosen.state.meters.won_cents) == (120_00, 120_00)
    chosen.give(c.PlaceWager("double", 1_00))


@pytest.mark.parametrize(("die", "profit_cents"), [(6, 500_00), (1, 60_00), (5, 60_00)])
def test_the_risk_calls_one_more_die_which_pays_fifty_or_six_to_one(
    chosen: Pipeline, die: int, profit_cents: int
) -> None:
    happened = chosen.give(RISK)
    assert [type(event) for event in happened] == [e.ChoiceMade, e.DiceCalled]
    chosen.throw(die)
    assert chosen.state.playable_cents == 100_00 + profit_cents
    assert (chosen.state.results.last_win_cents, chosen.state.bet_cents) == (profit_cents, 0)


def test_both_alternatives_have_their_exact_value(chosen: Pipeline) -> None:
    choice = chosen.cabinet.choice(chosen.state)
    assert choice is not None
    take, risk = choice.alternatives
    assert (take.value_cents, risk.value_cents) == (Fraction(130_00), Fraction(510_00 + 5 * 70_00, 6))
    assert [(one.probability, one.pay, one.credited_cents) for one in risk.prospects] == [
        (Fraction(1, 6), "50:1", 510_00),
        (Fraction(5, 6), "6:1", 70_00),
    ]
    assert (choice.bet, choice.stake_cents, choice.otherwise) == ("number@6", 10_00, "take")


def test_while_the_choice_is_open_there_is_no_bet_no_roll_and_no_cash_out(chosen: Pipeline) -> None:
    for touch, code in (
        (c.PlaceWager("double", 1_00), "decision_open"),
        (c.TakeDown("number@6"), "decision_open"),
        (c.CallDice(), "decision_open"),
        (c.Repeat(), "decision_open"),
        (actions.NoMoreBets(), "decision_open"),
        (c.CashOut(), "bets_up"),
    ):
        refusal = chosen.cabinet.refusal(chosen.state, touch)
        assert refusal is not None, touch
        assert refusal.code == chosen.refused(touch) == code, touch


def test_without_a_choice_nothing_can_be_chosen() -> None:
    assert big_shot().refused(TAKE) == "no_decision_open"


def test_another_choice_or_alternative_is_refused_with_the_names_that_there_are(chosen: Pipeline) -> None:
    said = {
        c.Choose("hazard", "take"): "The choice is not hazard: what can be chosen now is big_shot.",
        c.Choose("big_shot", "half"): "half cannot be chosen: the alternatives are take, risk.",
    }
    for wrong, sentence in said.items():
        refusal = chosen.cabinet.refusal(chosen.state, wrong)
        assert refusal is not None, wrong
        assert refusal.say == sentence
        assert chosen.refused(wrong) == refusal.code == "no_decision_open"


def test_the_games_own_action_is_journaled_as_the_choice_too(chosen: Pipeline) -> None:
    (made,) = chosen.give(actions.Decide("player", "take"))
    assert isinstance(made, e.ChoiceMade)
    assert made == e.ChoiceMade(made.record, "big_shot", "take", "player")


def test_the_time_is_an_alarm_and_at_its_end_the_cabinet_takes_the_win(chosen: Pipeline) -> None:
    closes_ms = chosen.now.at_ms + PROFILE.choice_ms
    assert chosen.state.visit.choice_closes_ms == closes_ms == chosen.cabinet.alarm_ms(chosen.state, chosen.now)
    assert chosen.wait(PROFILE.choice_ms - 1).give(c.TimePasses()) == ()
    (made,) = chosen.wait(1).give(c.TimePasses())
    assert isinstance(made, e.ChoiceMade)
    assert (made.chosen, made.by) == ("take", "clock")
    assert describe(made).phrase.say == "Three hits: the win is taken, because the time was over"
    assert chosen.state.visit.choice_closes_ms is None


def test_after_a_power_cut_the_choice_is_open_and_its_time_begins_again(chosen: Pipeline) -> None:
    chosen.wait(PROFILE.choice_ms - 1)
    chosen.give(c.Start("test", fresh_key=KEY))
    assert chosen.state.visit.choice_closes_ms is None  # no door is seen yet
    chosen.open_for_play()
    assert chosen.state.visit.choice_closes_ms == chosen.now.at_ms + PROFILE.choice_ms
    chosen.give(TAKE)
    assert chosen.state.playable_cents == 220_00


def test_a_staff_key_stops_the_time(chosen: Pipeline) -> None:
    chosen.wait(5_000).turn_keys("attendant")
    chosen.wait(60_000)
    assert chosen.give(c.TimePasses()) == ()
    chosen.turn_keys()
    assert chosen.state.visit.choice_closes_ms == chosen.now.at_ms + PROFILE.choice_ms - 5_000


def test_behind_an_open_door_nothing_is_chosen_and_the_time_begins_again(chosen: Pipeline) -> None:
    chosen.report("board", ports.BoardInputs(("main",), ()))
    assert chosen.refused(TAKE) == "door_open"
    assert chosen.wait(60_000).give(c.TimePasses()) == ()
    chosen.report("board", ports.BoardInputs((), ()))
    assert chosen.state.visit.choice_closes_ms == chosen.now.at_ms + PROFILE.choice_ms


def test_a_reserved_station_waits_for_its_player(chosen: Pipeline) -> None:
    chosen.give(reserve("1234"))
    assert chosen.state.visit.choice_closes_ms is None


def test_an_open_choice_is_never_covered(chosen: Pipeline) -> None:
    assert cover(PROFILE, chosen.state, 10**9) == "play"


def test_a_clock_that_was_set_back_gives_the_whole_time_again(chosen: Pipeline) -> None:
    chosen.wait(-3_600_000).give(c.TimePasses())
    assert chosen.state.visit.choice_closes_ms == chosen.now.at_ms + PROFILE.choice_ms


def test_out_of_service_the_choice_is_still_made(chosen: Pipeline) -> None:
    chosen.turn_keys("attendant")
    chosen.give(c.TakeOutOfService())
    chosen.turn_keys()
    chosen.give(TAKE)
    assert chosen.state.bet_cents == 0


def test_the_fourth_die_can_be_called_by_hand_if_the_generator_was_away(chosen: Pipeline) -> None:
    chosen.report("dice", ports.Lost(message("device.waiting")))
    assert [type(event) for event in chosen.give(RISK)] == [e.ChoiceMade]
    chosen.report("dice", ports.Back("twin"))
    chosen.report("dice", ports.DiceReady())
    chosen.roll(6)
    assert chosen.state.playable_cents == 600_00


def test_a_void_throw_is_made_again_and_bets_stay_closed() -> None:
    pipeline = big_shot()
    pipeline.give(c.PlaceWager("number@6", 10_00))
    pipeline.give(c.CallDice())
    for _ in range(MAX_VOIDS):
        assert pipeline.state.dice.throw is not None
        pipeline.report("dice", ports.ThrowVoid(pipeline.state.dice.throw, message("device.waiting")))
    assert pipeline.state.dice.throw is None
    assert pipeline.refused(c.TakeDown("number@6")) == "bets_closed"
    assert pipeline.state.bet_cents == 10_00
    pipeline.roll(6, 1, 2)
    assert pipeline.state.credit_cents == 110_00


def test_the_fourth_die_that_is_void_is_thrown_again_and_counts_once(chosen: Pipeline) -> None:
    chosen.give(RISK)
    first = chosen.state.dice.throw
    assert first is not None
    chosen.report("dice", ports.ThrowVoid(first, message("device.waiting")))
    assert chosen.state.dice.throw == first + 1
    chosen.throw(6)
    chosen.report("dice", ports.DiceThrown(first + 1, (6,)))  # the generator says it again
    assert chosen.state.playable_cents == 600_00


def test_auto_repeat_ends_at_a_choice() -> None:
    pipeline = big_shot()
    pipeline.give(c.PlaceWager("number@6", 10_00))
    pipeline.roll(6, 1, 2)
    pipeline.give(c.StartAutoRepeat())
    pipeline.give(c.Repeat())
    pipeline.give(c.StartAutoRepeat())
    pipeline.roll(6, 6, 6)
    assert not pipeline.state.visit.repeating.auto
    assert pipeline.state.visit.repeating.plan is None


def test_where_the_clock_closes_the_bets_no_betting_time_runs_beside_a_choice() -> None:
    pipeline = three_hits(big_shot(TIMED))
    assert (pipeline.state.visit.betting_closes_ms, pipeline.state.visit.pause) == (None, None)
    pipeline.give(TAKE)
    assert pipeline.state.visit.betting_closes_ms == pipeline.now.at_ms + TIMED.bet_ms


def test_a_win_that_an_attendant_pays_is_one_when_it_is_taken() -> None:
    pipeline = three_hits(big_shot(replace(PROFILE, attended_limits=(("2000-01-01", 100_00),))))
    assert not pipeline.state.hand_pay.due
    pipeline.give(TAKE)
    assert [one.amount_cents for one in pipeline.state.hand_pay.due] == [120_00]


@pytest.mark.parametrize("then", ["take", "risk"])
def test_recall_shows_a_choice_in_the_game_of_its_throw(chosen: Pipeline, then: str) -> None:
    chosen.give(c.Choose("big_shot", then))
    if then == "risk":
        chosen.throw(6)
    chosen.give(c.PlaceWager("double", 5_00))
    chosen.roll(1, 2, 4)
    history, games = chosen.history(), chosen.state.meters.games
    found = last_games(history, games)
    assert [one.won_cents for one in found] == ([0, 120_00] if then == "take" else [0, 500_00, 0])
    rows = [row for row in history.rows(0, history.seq) if row.kind in ("dice_settled", "choice_made")]
    assert [one.won_cents for one in every_game(rows)] == [one.won_cents for one in reversed(found)]
    state, folded = chosen.cabinet.new_state(), {}
    from terminal.cabinet.fold import fold

    for seq, event in enumerate(chosen.events, 1):
        state = fold(state, event)
        folded[seq] = state
    for one in found:
        opening = folded.get(one.span.after_seq, chosen.cabinet.new_state())
        game = recalled(history, one.span, Place(one.span.after_seq, opening))
        assert game.won_cents == one.won_cents
        assert game.settled is not None
