"""The cabinet plays any game through the one shape: bills, touches, throws and tickets, the money audited at each."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from terminal.cabinet import state as states
from terminal.cabinet.commands import CallDice, CashOut, TimePasses
from terminal.cabinet.events import from_bytes, to_bytes
from terminal.cabinet.fold import fold
from terminal.common.places import SHEETS
from terminal.rules import actions
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.settings.sections.game import Mode
from tests.cabinet.pipeline import PROFILE, Pipeline

OTHER_ASKS: tuple[actions.Action, ...] = (
    *(actions.Undo(), actions.Redo(), actions.ClearLast(), actions.ClearAll(), actions.Double(), actions.Repeat()),
    *(actions.Answer(yes=True), actions.Answer(yes=False), actions.SetBets(on=False), actions.SetBets(on=True)),
    *(actions.Press(), actions.Spread("across", 5_00), actions.NoMoreBets(), actions.Decide("player", "take")),
    *(actions.Stake(1_00), actions.Stake(20_00), actions.Keep(), actions.PassDice()),
)


def game_of(sheet: str) -> AnyGame:
    return open_game(Sheet.parse((SHEETS / f"{sheet}.ini").read_text(), f"{sheet}.ini"))


def ask(chance: random.Random, game: AnyGame) -> actions.Action:
    if chance.random() < 0.5:
        return actions.PlaceWager(chance.choice(game.fields()), chance.choice((1_00, 5_00, 20_00)))
    return chance.choice(OTHER_ASKS)


def verify_session(state: states.State) -> None:
    """What came in, less what went out, plus what every bet has brought, is the credit."""
    if session := state.visit.session:
        assert state.credit_cents == session.in_cents - session.out_cents + session.result_cents
        assert session.result_cents == sum(session.profit_cents.values())
    if state.visit.betting_closes_ms is not None:
        assert state.may_bet


def visit(pipeline: Pipeline, game: AnyGame, chance: random.Random) -> int:
    """Ask and roll as the rules allow; the number of throws."""
    for _ in range(400):
        verify_session(pipeline.state)
        if chance.random() < 0.1:
            pipeline.wait(10_000).give(TimePasses())
        if pipeline.state.credit_cents < 50_00:
            pipeline.feed(100)
        try:
            if pipeline.state.dice.throw is not None:
                pipeline.throw(*(chance.randint(1, 6) for _ in range(game.dice_count(pipeline.state.table))))
            elif chance.random() < 0.3:
                pipeline.give(CallDice())
            else:
                pipeline.give(ask(chance, game))
        except Refusal:
            continue
    return pipeline.state.meters.games


@pytest.mark.parametrize("sheet", sorted(path.stem for path in SHEETS.glob("*.ini")))
@pytest.mark.parametrize(("seed", "mode"), [(0, "roll"), (1, "roll"), (2, "roll"), (4, "auto")])
def test_whatever_is_played_the_credit_is_what_came_in_plus_won_less_lost_and_fees(
    sheet: str, seed: int, mode: Mode
) -> None:
    game = game_of(sheet)
    pipeline = Pipeline(game=game, profile=replace(PROFILE, mode=mode)).open_for_play()
    assert visit(pipeline, game, random.Random(seed)) > 10  # noqa: S311 - the same visit on every machine
    assert states.from_bytes(states.to_bytes(pipeline.state)) == pipeline.state
    again = pipeline.cabinet.new_state()
    for event in pipeline.events:
        again = fold(again, from_bytes(to_bytes(event)))
    assert again == pipeline.state


def test_every_game_has_been_played() -> None:
    assert {game_of(path.stem).name for path in SHEETS.glob("*.ini")} == set(GAMES)


def test_a_bank_that_was_won_is_cashed_out_whole() -> None:
    pipeline = Pipeline(game=game_of("hazard")).open_for_play().feed(20)
    pipeline.give(actions.Stake(10_00))
    for dice in ((3, 4), (3, 4)):
        pipeline.give(CallDice())
        pipeline.throw(*dice)
    assert (pipeline.state.credit_cents, pipeline.state.bet_cents, pipeline.state.meters.won_cents) == (
        30_00,
        20_00,
        10_00,
    )
    pipeline.give(actions.PassDice())
    pipeline.give(CashOut())
    assert pipeline.state.ticketing.ticket is not None
    assert pipeline.state.ticketing.ticket.amount_cents == 30_00


def test_what_a_player_covers_against_the_house_is_won_or_lost_on_the_meters_as_the_players() -> None:
    text = (SHEETS / "hazard.ini").read_text()
    game = open_game(Sheet.parse(text, "hazard.ini", [("house", "house_shoots", "yes"), ("pays", "cover", "1:1")]))
    pipeline = Pipeline(game=game).open_for_play().feed(20)
    pipeline.give(actions.PassDice())
    pipeline.give(actions.Stake(1_00))
    for dice in ((3, 4), (1, 1)):
        pipeline.give(CallDice())
        pipeline.throw(*dice)
    assert (pipeline.state.meters.won_cents, pipeline.state.meters.lost_cents) == (1_00, 0)
    assert pipeline.state.credit_cents == 21_00
