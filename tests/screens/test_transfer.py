"""The move of a Place bet that has won on a come-out roll (rule book 1.4): to Buy in Craps, to Place in Crapless."""

from __future__ import annotations

from terminal.cabinet.commands import Answer, CallDice, PlaceWager, StartAutoRepeat
from terminal.common.places import SHEETS
from terminal.rules.craps.game import Craps
from terminal.rules.sheet import Sheet
from terminal.screens.player.windows.transfer_window import Transfers
from tests.screens.player import Player
from tests.screens.sitting import Sitting
from tests.screens.test_service_windows import click


def opened(player: Player) -> str:
    return str(player.screen.windows.property("open"))


def won_on_six(player: Player) -> None:
    """A Place bet of 12.00 on 6 wins on the come-out roll."""
    player._send(PlaceWager("place@6", 12_00))
    player.roll(4, 2)


def test_a_winner_on_the_come_out_roll_may_move_to_buy_on_another_number(player: Player) -> None:
    won_on_six(player)
    assert opened(player) == "transfer"
    assert player.reads("Place 6 has won. Do you want to move its $12.00 to another number?")
    moves = [number for number in (4, 5, 6, 8, 9, 10) if player.sees(f"Move to Buy {number}")]
    assert moves == [4, 5, 8, 9, 10]


def test_the_fee_is_asked_for_as_always(player: Player) -> None:
    won_on_six(player)
    player.tap("Move to Buy 4")
    assert opened(player) == "commission"
    player.tap("Yes")
    assert player.bets == {"buy@4": 12_00}
    assert opened(player) == ""


def test_who_declines_the_fee_may_choose_again(player: Player) -> None:
    won_on_six(player)
    player.tap("Move to Buy 4")
    player.tap("No")
    assert player.bets == {"place@6": 12_00}
    assert opened(player) == "transfer"


def test_who_keeps_it_is_not_asked_again_for_this_roll(player: Player) -> None:
    won_on_six(player)
    player.tap("Keep it on 6")
    assert opened(player) == ""
    player._send(PlaceWager("field", 5_00))
    assert opened(player) == ""
    assert player.bets["place@6"] == 12_00


def test_a_tap_beside_it_keeps_it(player: Player) -> None:
    won_on_six(player)
    click(player, player.where("Seven"))
    assert opened(player) == ""
    assert player.bets == {"place@6": 12_00}


def test_in_crapless_craps_it_may_move_to_place_on_another_number() -> None:
    path = SHEETS / "crapless-el611.ini"
    sitting = Sitting(game=Craps(Sheet.parse(path.read_text(), path.name)))
    transfers = Transfers(sitting.touch_gateway, sitting.windows, sitting.root)
    sitting.join(transfers)
    sitting.give(PlaceWager("place@6", 12_00))
    sitting.give(CallDice())
    sitting.roll(4, 2)
    targets = [row[0] for row in transfers.property("targets").rows]
    assert targets == [f"place@{number}" for number in (2, 3, 4, 5, 8, 9, 10, 11, 12)]
    transfers.move("place@12")
    assert sitting.pipeline.state.felt.bets == {"place@12": 12_00}
    assert sitting.open == ""


def test_only_fields_that_can_take_it_are_offered() -> None:
    sitting = Sitting()
    transfers = Transfers(sitting.touch_gateway, sitting.windows, sitting.root)
    sitting.join(transfers)
    sitting.give(PlaceWager("lay@4", 20_00))
    sitting.give(Answer(yes=True))
    sitting.give(PlaceWager("place@6", 12_00))
    sitting.give(CallDice())
    sitting.roll(4, 2)
    assert [row[0] for row in transfers.property("targets").rows] == ["buy@5", "buy@8", "buy@9", "buy@10"]


def test_the_offer_goes_when_the_dice_are_called() -> None:
    sitting = Sitting()
    sitting.join(Transfers(sitting.touch_gateway, sitting.windows, sitting.root))
    sitting.give(PlaceWager("place@6", 12_00))
    sitting.give(CallDice())
    sitting.roll(4, 2)
    assert sitting.open == "transfer"
    sitting.give(CallDice())
    assert sitting.open == ""


def test_nothing_is_offered_while_bets_are_repeated_by_themselves() -> None:
    sitting = Sitting()
    sitting.join(Transfers(sitting.touch_gateway, sitting.windows, sitting.root))
    sitting.give(PlaceWager("place@6", 12_00))
    sitting.give(StartAutoRepeat())
    sitting.let_time_pass()
    sitting.roll(4, 2)
    assert sitting.open == ""


def test_the_window_says_that_a_move_to_buy_costs_a_commission(player: Player) -> None:
    won_on_six(player)
    assert player.reads("The move costs a commission: you will be asked for it.")


def test_what_is_said_of_the_answers_is_what_they_do(player: Player) -> None:
    won_on_six(player)
    player.tap("Move to Buy 4")
    before_cents = player.pipeline.state.playable_cents
    assert player.reads("YES takes $0.60 from your credit, the commission, and moves the bet. NO moves nothing.")
    player.tap("Yes")
    assert before_cents - player.pipeline.state.playable_cents == 60


def test_a_new_bet_is_said_to_take_its_stake_too(player: Player) -> None:
    player._send(PlaceWager("buy@4", 20_00))
    assert player.reads("YES takes $21.00 from your credit: stake and commission. NO takes nothing.")


def test_a_move_to_place_costs_nothing_and_nothing_is_said_of_it() -> None:
    path = SHEETS / "crapless-el611.ini"
    sitting = Sitting(game=Craps(Sheet.parse(path.read_text(), path.name)))
    transfers = Transfers(sitting.touch_gateway, sitting.windows, sitting.root)
    sitting.join(transfers)
    sitting.give(PlaceWager("place@6", 12_00))
    sitting.give(CallDice())
    sitting.roll(4, 2)
    assert sitting.open == "transfer"
    assert transfers.property("costs") == ""
