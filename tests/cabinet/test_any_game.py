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
from terminal.rules import asks
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, open_game
from terminal.rules.refusal import Refusal
from terminal.rules.sheet import Sheet
from terminal.settings.parameters import Mode
from tests.cabinet.street import PROFILE, Street

OTHER_ASKS: tuple[asks.Ask, ...] = (
    *(asks.Undo(), asks.Redo(), asks.ClearLast(), asks.ClearAll(), asks.Double(), asks.Repeat()),
    *(asks.Answer(yes=True), asks.Answer(yes=False), asks.SetBets(on=False), asks.SetBets(on=True)),
    *(asks.Press(), asks.Spread("across", 5_00), asks.NoMoreBets(), asks.Decide("player", "take")),
    *(asks.Stake(1_00), asks.Stake(20_00), asks.Keep(), asks.PassDice()),
)


def game_of(sheet: str) -> AnyGame:
    return open_game(Sheet.parse((SHEETS / f"{sheet}.ini").read_text(), f"{sheet}.ini"))


def ask(chance: random.Random, game: AnyGame) -> asks.Ask:
    if chance.random() < 0.5:
        return asks.Place(chance.choice(game.fields()), chance.choice((1_00, 5_00, 20_00)))
    return chance.choice(OTHER_ASKS)


def verify_session(state: states.State) -> None:
    """What came in, less what went out, plus what every bet has brought, is the credit."""
    if session := state.visit.session:
        assert state.credit_cents == session.in_cents - session.out_cents + session.result_cents
        assert session.result_cents == sum(session.profit_cents.values())
    if state.visit.betting_closes_ms is not None:
        assert state.may_bet


def visit(street: Street, game: AnyGame, chance: random.Random) -> int:
    """Ask and roll as the rules allow; the number of throws."""
    for _ in range(400):
        verify_session(street.state)
        if chance.random() < 0.1:
            street.wait(10_000).give(TimePasses())
        if street.state.credit_cents < 50_00:
            street.feed(100)
        try:
            if street.state.dice.throw is not None:
                street.throw(*(chance.randint(1, 6) for _ in range(game.dice_count)))
            elif chance.random() < 0.3:
                street.give(CallDice())
            else:
                street.give(ask(chance, game))
        except Refusal:
            continue
    return street.state.meters.games


@pytest.mark.parametrize("sheet", sorted(path.stem for path in SHEETS.glob("*.ini")))
@pytest.mark.parametrize(("seed", "mode"), [(0, "roll"), (1, "roll"), (2, "roll"), (4, "auto")])
def test_whatever_is_played_the_credit_is_what_came_in_plus_won_less_lost_and_fees(
    sheet: str, seed: int, mode: Mode
) -> None:
    game = game_of(sheet)
    street = Street(game=game, profile=replace(PROFILE, mode=mode)).open_for_play()
    assert visit(street, game, random.Random(seed)) > 10  # noqa: S311 - the same visit on every machine
    assert states.from_bytes(states.to_bytes(street.state)) == street.state
    again = street.cabinet.new_state()
    for event in street.events:
        again = fold(again, from_bytes(to_bytes(event)))
    assert again == street.state


def test_every_game_has_been_played() -> None:
    assert {game_of(path.stem).name for path in SHEETS.glob("*.ini")} == set(GAMES)


def test_a_bank_that_was_won_is_cashed_out_whole() -> None:
    street = Street(game=game_of("hazard")).open_for_play().feed(20)
    street.give(asks.Stake(10_00))
    for dice in ((3, 4), (3, 4)):
        street.give(CallDice())
        street.throw(*dice)
    assert (street.state.credit_cents, street.state.bet_cents, street.state.meters.won_cents) == (30_00, 20_00, 10_00)
    street.give(asks.PassDice())
    street.give(CashOut())
    assert street.state.ticketing.ticket is not None
    assert street.state.ticketing.ticket.amount_cents == 30_00


def test_what_a_player_covers_against_the_house_is_won_or_lost_on_the_meters_as_the_players() -> None:
    street = Street(game=game_of("hazard")).open_for_play().feed(20)
    street.give(asks.PassDice())
    street.give(asks.Stake(1_00))
    for dice in ((3, 4), (1, 1)):
        street.give(CallDice())
        street.throw(*dice)
    assert (street.state.meters.won_cents, street.state.meters.lost_cents) == (1_00, 0)
    assert street.state.credit_cents == 21_00
