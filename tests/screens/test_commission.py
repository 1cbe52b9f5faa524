"""The commission window (description of the game, chapter 3.3; rule book 1.4): YES takes fee and stake, NO neither."""

from __future__ import annotations

from terminal.cabinet.commands import Answer, CallDice, PlaceWager, Repeat
from terminal.screens.player.windows.commission_window import Commission
from tests.screens.player import Player
from tests.screens.sitting import Sitting
from tests.screens.test_service_windows import click

FIRST = "Please answer YES or NO to the commission first."


def opened(player: Player) -> str:
    return str(player.screen.windows.property("open"))


def test_a_chip_on_buy_asks_for_its_commission(player: Player) -> None:
    player.tap("Chip 25.00")
    player.tap("Buy 4")
    assert opened(player) == "commission"
    assert player.sees("Buy 4: stake $25.00, commission $1.25")
    assert player.bets == {}


def test_yes_takes_fee_and_stake(player: Player) -> None:
    player._send(PlaceWager("buy@4", 20_00))
    player.tap("Yes")
    assert opened(player) == ""
    assert player.bets == {"buy@4": 20_00}
    assert player.pipeline.state.playable_cents == 179_00


def test_no_takes_neither(player: Player) -> None:
    player._send(PlaceWager("lay@4", 40_00))
    player.tap("No")
    assert opened(player) == ""
    assert player.bets == {}
    assert player.pipeline.state.playable_cents == 200_00


def test_a_tap_beside_it_answers_nothing_and_is_told_what_is_waited_for(player: Player) -> None:
    player._send(PlaceWager("buy@4", 20_00))
    click(player, player.where("Seven"))
    assert opened(player) == "commission"
    assert player.line == FIRST
    assert player.reads(FIRST)
    assert player.sent[-1] == PlaceWager("buy@4", 20_00)


def test_several_bets_are_listed_with_the_sum_of_their_fees() -> None:
    sitting = Sitting()
    commission = Commission(sitting.touch_gateway, sitting.windows, sitting.root)
    sitting.join(commission)
    for bet in ("buy@4", "buy@10"):
        sitting.give(PlaceWager(bet, 30_00))
        sitting.give(Answer(yes=True))
    sitting.give(PlaceWager("field", 5_00))
    sitting.give(CallDice())
    sitting.roll(4, 3)
    sitting.give(Repeat())
    assert sitting.open == "commission"
    assert commission.property("rows").rows == (("Buy 4", "$30.00", "$1.50"), ("Buy 10", "$30.00", "$1.50"))
    assert commission.property("commissions") == "$3.00"
    assert "$68.00" in commission.property("taken"), "with the Field, which costs no commission"


def test_the_question_is_still_there_after_a_restart() -> None:
    sitting = Sitting()
    sitting.give(PlaceWager("buy@4", 20_00))
    sitting.join(Commission(sitting.touch_gateway, sitting.windows, sitting.root))
    assert sitting.open == "commission"


def test_another_language_reads_it_again() -> None:
    sitting = Sitting()
    commission = Commission(sitting.touch_gateway, sitting.windows, sitting.root)
    sitting.join(commission)
    sitting.give(PlaceWager("buy@4", 20_00))
    commission.remind()
    assert commission.property("refusal") == FIRST
    commission.retranslate()
    assert commission.property("refusal") == ""
    assert commission.property("commissions") == "$1.00"
