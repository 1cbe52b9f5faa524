"""A first hand for a novice: while it is open no touch places a bet, and whatever is real ends it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.inactivity import cover
from terminal.lab.opening import find_game
from terminal.rules.actions import PuckOff
from tests.cabinet.pipeline import PROFILE, Pipeline

HOUSE = replace(PROFILE, first_hand=True)
NO_PAPER = ports.PrinterFault("paper_out", message("printer.paper_out"))
REAL_TOUCHES: tuple[c.Touch, ...] = (
    c.PlaceWager("pass_line", 5_00),
    c.PlaceWager("place@6", 6_00),
    c.TakeDown("pass_line"),
    c.Undo(),
    c.Repeat(),
    c.Double(),
    c.ClearAll(),
    c.Answer(yes=True),
    PuckOff(),
    c.CallDice(),
    c.Choose("any", "any"),
    c.StartAutoRepeat(),
    c.ChooseGame("crapless-el611"),
    c.SaveFavourite("Mine"),
    c.PutUpStrategy("iron-cross", 5_00),
    c.Reserve("salt", "digest"),
    c.TakeBreak(),
    c.SetLimits(loss_cents=10_00),
    c.LogOut(),
    c.BeginFirstHand(),
)


def opened(dollars: int = 0) -> Pipeline:
    """A cabinet with this credit, and a first hand."""
    pipeline = Pipeline(profile=HOUSE).open_for_play()
    if dollars:
        pipeline.feed(dollars)
    assert pipeline.give(c.BeginFirstHand()) == (e.FirstHandBegan(pipeline.now.at_ms),)
    return pipeline


def ended(pipeline: Pipeline, why: str) -> e.FirstHandEnded:
    return e.FirstHandEnded(pipeline.now.at_ms, why)  # type: ignore[arg-type]


def test_it_is_offered_where_the_house_wants_it_the_player_rolls_and_the_game_has_one() -> None:
    dear = find_game("craps", None, (("limits", "min_bet", "300.00"),))
    refused: tuple[tuple[str, Pipeline], ...] = (
        ("as shipped", Pipeline()),
        ("with a betting clock", Pipeline(profile=replace(HOUSE, mode="auto"))),
        ("with bets beyond the lesson", Pipeline(game=dear, profile=HOUSE)),
    )
    for house, pipeline in refused:
        assert pipeline.open_for_play().refused(c.BeginFirstHand()) == "not_offered", house


def test_it_begins_at_rest_with_no_bets_up() -> None:
    matters: tuple[tuple[str, Callable[[Pipeline], object]], ...] = (
        ("bets_up", lambda one: one.give(c.PlaceWager("field", 5_00))),
        ("bets_closed", lambda one: (one.give(c.PlaceWager("field", 5_00)), one.give(c.CallDice()))),
        ("staff", lambda one: one.turn_keys("attendant")),
        ("door_open", lambda one: one.report("board", ports.BoardInputs(("main",), ()))),
        ("ticket_open", lambda one: one.give(c.CashOut())),
        ("bill_open", lambda one: one.report("validator", ports.BillEscrowed(5_00))),
        (
            "not_at_rest",
            lambda one: one.report("printer", ports.PrinterFault("paper_out", message("printer.paper_out"))),
        ),
    )
    for code, comes in matters:
        pipeline = Pipeline(profile=HOUSE).open_for_play().feed(50)
        comes(pipeline)
        assert pipeline.refused(c.BeginFirstHand()) == code, code


def test_while_it_is_open_no_touch_moves_money_and_nothing_remains_of_it() -> None:
    for dollars in (0, 50):
        pipeline = Pipeline(profile=HOUSE).open_for_play()
        if dollars:
            pipeline.feed(dollars)
        before = pipeline.state
        pipeline.give(c.BeginFirstHand())
        for touch in REAL_TOUCHES:
            assert pipeline.refused(touch) == "first_hand", touch
            refusal = pipeline.cabinet.refusal(pipeline.state, touch)
            assert refusal is not None, touch
            assert refusal.code == "first_hand", touch
        assert pipeline.give(c.EndFirstHand()) == (ended(pipeline, "left"),)
        assert pipeline.give(c.EndFirstHand()) == ()
        assert pipeline.state == before, "table, meters, session and credit are as they were"


def test_fields_are_greyed_by_the_answers_of_before_it_and_after_it() -> None:
    pipeline = Pipeline(profile=HOUSE).open_for_play().feed(50)
    bet = c.PlaceWager("field", 5_00)
    grants = pipeline.cabinet.grants(pipeline.state)
    assert grants.refusal(bet) is None
    pipeline.give(c.BeginFirstHand())
    grants = pipeline.cabinet.grants(pipeline.state, grants)
    refusal = grants.refusal(bet)
    assert refusal is not None
    assert refusal.code == "first_hand"
    pipeline.give(c.EndFirstHand())
    assert pipeline.cabinet.grants(pipeline.state, grants).refusal(bet) is None


def test_whatever_is_real_ends_it_in_the_decision_that_brings_it() -> None:
    matters: tuple[tuple[str, int, Callable[[Pipeline], tuple[e.Event, ...]]], ...] = (
        ("a bill", 0, lambda one: one.report("validator", ports.BillEscrowed(50_00))),
        ("a ticket", 0, lambda one: one.report("validator", ports.TicketEscrowed("123456789012345678"))),
        ("a key", 0, lambda one: one.turn_keys("attendant")),
        ("a door", 0, lambda one: one.report("board", ports.BoardInputs(("main",), ()))),
        ("a fault", 0, lambda one: one.report("printer", NO_PAPER)),
        ("a cash-out", 50, lambda one: one.give(c.CashOut())),
    )
    for what, dollars, comes in matters:
        pipeline = opened(dollars)
        happened = comes(pipeline)
        assert ended(pipeline, "interrupted") in happened, what
        assert not pipeline.state.visit.first_hand, what
        assert not any(isinstance(event, e.BillCredited | e.TicketInCredited) for event in happened), what


def test_a_bill_is_credited_after_it_has_ended() -> None:
    pipeline = opened()
    before = len(pipeline.events)
    pipeline.feed(50)
    kinds = [type(event) for event in pipeline.events[before:]]
    assert kinds.index(e.FirstHandEnded) < kinds.index(e.BillCredited)
    assert pipeline.state.credit_cents == 50_00
    pipeline.give(c.PlaceWager("field", 5_00))
    assert pipeline.state.bet_cents == 5_00


def test_it_stays_while_only_the_screen_changes() -> None:
    pipeline = opened(50)
    pipeline.give(c.SetOption("text_scale", "130"))
    pipeline.give(c.CallAttendant(on=True))
    pipeline.give(c.TimePasses(HOUSE.attract_ms - 1))
    assert pipeline.state.visit.first_hand


def test_the_cabinet_ends_it_when_nothing_was_touched_and_nothing_covers_it_before() -> None:
    for dollars in (0, 50):
        pipeline = opened(dollars)
        assert cover(HOUSE, pipeline.state, HOUSE.attract_ms * 10) == "play"
        assert pipeline.give(c.TimePasses(HOUSE.attract_ms - 1)) == ()
        assert pipeline.give(c.TimePasses(HOUSE.attract_ms)) == (ended(pipeline, "untouched"),)
        assert not pipeline.state.visit.first_hand


def test_no_start_finds_it_open() -> None:
    pipeline = opened(50)
    assert ended(pipeline, "start") in pipeline.give(c.Start("test"))
    assert not pipeline.state.visit.first_hand
    assert pipeline.state.credit_cents == 50_00
