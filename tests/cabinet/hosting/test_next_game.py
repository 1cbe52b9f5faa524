"""Another game at a shared table: chosen while it runs, it begins with a round before which no seat has bets up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from drivers import ports
from drivers.ports.table_board import BoardGame, BoardGames, read_board
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.cabinet import Cabinet
from terminal.common.places import SHEETS
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.settings.parameters import Profile
from tests.cabinet.hosting.house import ANN, LINE, LIVE, TABLE, House, kinds
from tests.cabinet.pipeline import GAME, STRATEGIES

AUTO = replace(TABLE, show_ms=0)


def sheet(name: str) -> AnyGame:
    return open_game(Sheet.parse((SHEETS / f"{name}.ini").read_text(), f"{name}.ini"))


CRAPLESS, HAZARD, BIG_SHOT = sheet("crapless-el611"), sheet("hazard"), sheet("big-shot-baden")


SHARED_HAZARD = open_game(
    with_fields(Sheet.parse((SHEETS / "hazard.ini").read_text(encoding="utf-8"), "hazard.ini"), shared=True)
)
BANK = {"bank": 10_00}


def offering(*games: AnyGame, profile: Profile = AUTO, seats: tuple[int, ...] = (1, 2)) -> House:
    """A table that offers these games, the first of which is played."""
    house = House(profile)
    house.cabinet = Cabinet({game.sheet: game for game in games}, profile, strategies=STRATEGIES)
    house.state = house.cabinet.new_state()
    house.give(c.Start("test"))
    house.opened(*seats)
    return house


def choose(house: House, game: AnyGame = CRAPLESS) -> tuple[e.Event, ...]:
    """The staff at the table chooses."""
    house.turn_keys("attendant")
    happened = house.give(c.ChooseNextGame(house.hosting.rounds, game.sheet))
    house.turn_keys()
    return happened


def games(house: House) -> BoardGames:
    return read_board(house.table_order.board).games


def next_opened(house: House) -> e.TableRoundOpened:
    return [one for one in house.events if isinstance(one, e.TableRoundOpened)][-1]


def decided(house: House, *dice: int, bets: Mapping[str, int] | None = None) -> House:
    """Seat 1 bets this, the dice decide it, and the next round is open."""
    house.to_rolling(bets=dict(LINE if bets is None else bets)).throw(*dice)
    return shown(house)


def shown(house: House) -> House:
    """The dice were shown, and the next round is open."""
    house.time_passes(1)
    assert house.shown.phase == "open", house.shown
    return house


def test_the_staff_chooses_another_game_and_it_begins_when_the_bets_are_lost() -> None:
    house = offering(GAME, CRAPLESS)
    (chosen, *_) = [one for one in choose(house) if isinstance(one, e.TableNextGameChosen)]
    assert (chosen.sheet, chosen.sheet_digest, chosen.by) == (CRAPLESS.sheet, CRAPLESS.sheet_digest, "attendant")
    decided(house, 1, 1)
    assert [one.sheet for one in house.events if isinstance(one, e.GameChosen)] == [CRAPLESS.sheet]
    assert next_opened(house).sheet == house.shown.sheet == CRAPLESS.sheet_digest
    assert house.shown.round == 2
    assert not house.hosting.next_sheet
    assert house.hosting.up == (), "nothing is up, and no clock runs"


def test_a_bet_that_rides_keeps_the_game_until_the_dice_have_decided_it() -> None:
    house = offering(GAME, CRAPLESS)
    choose(house)
    decided(house, 2, 2)
    assert house.shown.sheet == GAME.sheet_digest, "the Pass Line waits for its Point"
    assert games(house) == BoardGames(
        tuple(BoardGame(one.sheet, one.title) for one in (GAME, CRAPLESS)),
        BoardGame(CRAPLESS.sheet, CRAPLESS.title),
        (1,),
    )
    decided(house, 3, 4)
    assert (house.shown.sheet, house.shown.point) == (CRAPLESS.sheet_digest, 0)


def test_a_bet_that_has_won_is_back_in_the_credit_and_keeps_nothing() -> None:
    house = offering(GAME, CRAPLESS)
    choose(house)
    decided(house, 5, 6)
    assert house.shown.sheet == CRAPLESS.sheet_digest


def test_what_the_dice_have_left_is_computed_with_the_point_and_the_switches_of_its_round() -> None:
    house = offering(GAME, CRAPLESS)
    decided(house, 2, 2)
    choose(house)
    both = {**LINE, "place@6": 6_00}
    decided(house, 2, 2, bets=both)
    assert games(house).waits_for == (1,), "the Place bet stays when the Point is made"
    decided(house, 3, 3, bets={"place@6": 6_00})
    assert house.shown.sheet == GAME.sheet_digest, "it is off on a come-out roll, and was not decided"


def test_bets_that_ride_without_a_seal_keep_the_game_until_their_station_is_heard() -> None:
    house = offering(GAME, CRAPLESS)
    house.seal(2, LINE)
    choose(house)
    decided(house, 2, 2)
    house.seated(1, 2, silent=(2,))
    house.to_closing().seal(1, LINE, final=True)
    house.fix()
    house.say(1, "roll")
    house.throw(3, 4)
    assert games(house).waits_for == (2,)
    shown(house)
    assert house.shown.sheet == GAME.sheet_digest


def test_a_seat_that_was_left_is_not_waited_for() -> None:
    house = offering(GAME, CRAPLESS)
    choose(house)
    decided(house, 2, 2)
    assert games(house).waits_for == (1,)
    house.seated(2)
    assert games(house).waits_for == ()
    assert house.hosting.up == (), "its station left it with an empty felt"


def test_a_seat_whose_bets_are_gone_frees_the_game_once_it_seals_none() -> None:
    house = offering(GAME, CRAPLESS)
    decided(house, 2, 2)
    choose(house)
    house.seal(1, {}, final=True)
    house.seal(2, {}, final=True)
    assert games(house).waits_for == ()
    assert house.shown.sheet == GAME.sheet_digest, "never in the middle of a round"


def test_the_choice_is_withdrawn_by_the_game_that_is_played() -> None:
    house = offering(GAME, CRAPLESS)
    choose(house)
    assert kinds(choose(house, GAME)).count(e.TableNextGameChosen) == 1
    assert choose(house, GAME) == (), "none is chosen"
    assert games(house).following is None
    decided(house, 1, 1)
    assert house.shown.sheet == GAME.sheet_digest


def test_what_is_chosen_already_is_chosen_once() -> None:
    house = offering(GAME, CRAPLESS)
    choose(house)
    assert choose(house) == ()
    assert [type(one) for one in house.events].count(e.TableNextGameChosen) == 1


def test_only_a_game_that_the_table_offers_and_whose_dice_it_throws_is_chosen() -> None:
    house = offering(GAME, CRAPLESS, BIG_SHOT)
    house.report("dice", ports.Back("twin", (1, 2)))
    house.turn_keys("attendant")
    assert house.refused(c.ChooseNextGame(1, HAZARD.sheet)) == "game_not_offered"
    assert house.refused(c.ChooseNextGame(1, BIG_SHOT.sheet)) == "dice_count"
    assert house.refused(c.ChooseNextGame(2, CRAPLESS.sheet)) == "round"


def test_it_takes_a_person_of_the_staff() -> None:
    house = offering(GAME, CRAPLESS)
    assert house.refused(c.ChooseNextGame(1, CRAPLESS.sheet)) == "key"
    assert not house.hosting.next_sheet


def test_a_dealer_chooses_at_the_console_and_opens_the_round_of_the_new_game() -> None:
    house = offering(GAME, CRAPLESS, profile=LIVE)
    assert house.dealer(1, '{"do": "open_betting", "round": 1}') == ""
    assert "next_game" in read_board(house.table_order.board).verbs.rounds
    order = f'{{"do": "next_game", "round": 1, "sheet": "{CRAPLESS.sheet}"}}'
    assert house.dealer(2, order) == ""
    (chosen,) = [one for one in house.events if isinstance(one, e.TableNextGameChosen)]
    assert (chosen.by, chosen.dealer) == ("console", ANN)
    house.seal(1, LINE)
    house.dealer(3, '{"do": "no_more_bets", "round": 1}')
    house.seal_all()
    house.fix()
    house.dealer(4, '{"do": "throw", "round": 1}')
    house.throw(1, 2)
    house.dealer(5, '{"do": "confirm_dice", "round": 1, "dice": [1, 2]}')
    assert house.state.configuration.sheet == GAME.sheet, "the dealer opens the round"
    assert games(house).waits_for == ()
    assert house.dealer(6, '{"do": "open_betting", "round": 2}') == ""
    assert house.shown.sheet == CRAPLESS.sheet_digest


def test_a_console_is_offered_no_other_game_where_there_is_none() -> None:
    house = offering(GAME, profile=LIVE)
    house.dealer(1, '{"do": "open_betting", "round": 1}')
    assert "next_game" not in read_board(house.table_order.board).verbs.rounds


def test_the_choice_outlives_a_power_cut_and_is_dropped_if_the_game_is_not_offered_any_more() -> None:
    house = offering(GAME, CRAPLESS)
    choose(house)
    house.restart()
    assert games(house).following is not None
    house.cabinet = Cabinet({GAME.sheet: GAME}, AUTO, strategies=STRATEGIES)
    house.restart()
    assert games(house).following is None
    decided(house, 1, 1)
    assert house.shown.sheet == GAME.sheet_digest


def test_a_hand_of_hazard_is_played_to_its_end_first() -> None:
    house = offering(HAZARD, GAME)
    choose(house, GAME)
    assert house.shown.shooter == 1
    decided(house, 3, 4, bets={"bank": 10_00})
    assert house.shown.sheet == HAZARD.sheet_digest, "the main is thrown, and the bank lies"


def test_another_game_begins_after_a_hand_of_hazard_that_was_lost_though_every_hand_is_bet_on() -> None:
    house = offering(SHARED_HAZARD, GAME)
    choose(house, GAME)
    house.seal(2, {"cover": 5_00})
    decided(house, 3, 4, bets=BANK)
    decided(house, 2, 2, bets=BANK)
    assert (games(house).waits_for, house.shown.sheet) == ((1,), SHARED_HAZARD.sheet_digest), "a chance is thrown for"
    house.seal(1, BANK)
    house.time_passes(60_000)
    house.seal_all()
    house.fix()
    house.say(1, "roll")
    house.throw(3, 4)
    shown(house)
    assert house.shown.sheet == GAME.sheet_digest


def test_a_bank_of_hazard_that_rides_keeps_its_game() -> None:
    house = offering(SHARED_HAZARD, GAME)
    choose(house, GAME)
    decided(house, 3, 4, bets=BANK)
    house.to_rolling(bets=BANK).throw(3, 4)
    house.say(1, "chosen")
    house.seal(1, {"bank": 20_00}, final=True, chosen="keep")
    house.seal_all()
    house.fix()
    shown(house)
    assert (games(house).waits_for, house.shown.sheet) == ((1,), SHARED_HAZARD.sheet_digest)


@pytest.mark.parametrize("game", [HAZARD, BIG_SHOT], ids=["hazard", "big shot"])
def test_every_kind_of_game_follows_another_and_is_followed(game: AnyGame) -> None:
    house = offering(GAME, game)
    choose(house, game)
    decided(house, 1, 1)
    assert house.shown.sheet == game.sheet_digest
    choose(house, GAME)
    house.time_passes(60_000)
    house.seal_all()
    if house.table_order.close is not None:
        house.fix()
    house.time_passes(60_000)
    assert house.state.table is not None
