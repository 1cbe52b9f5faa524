"""What the player sees of a roll: the dice fall onto the journaled result, and the money follows them."""

from __future__ import annotations

from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from terminal.cabinet.commands import CallDice, PlaceWager
from tests.screens.player import Player
from tests.screens.reading import cut_texts, texts
from tests.waiting import until


def test_the_roll_button_calls_the_dice_and_closes_the_bets(player: Player) -> None:
    player.tap("Field")
    player.tap("Roll")
    assert player.sent[-1] == CallDice()
    assert player.screen.dice.doing == "shake"
    player.tap("Field")
    assert player.line == "No more bets: the dice are out."


def test_the_roll_button_s_ring_beats_for_a_while_after_a_touch_and_then_rests(player: Player, qtbot: QtBot) -> None:
    roll = player.item("Roll")
    player.tap("Field")
    until(qtbot, lambda: roll.property("beating") is True)
    until(qtbot, lambda: roll.property("beating") is False)
    assert roll.property("open") is True
    player.tap("Chip 5.00")
    assert roll.property("beating") is True


def test_the_strips_end_on_the_faces_that_the_journal_has(player: Player) -> None:
    player.tap("Field")
    player.tap("Roll")
    player.dice_fall(3, 1)
    QTest.qWait(50)
    strips = [item for item in player.visible() if item.objectName() == "strip"]
    assert [_source(strip) for strip in strips] == ["tumble-a-3.png", "tumble-b-1.png"]


def test_while_the_dice_fall_the_money_does_not_tell_the_result(player: Player) -> None:
    player.tap("Field")
    player.tap("Roll")
    player.dice_fall(1, 1)
    assert player.screen.dice.doing == "land"
    assert player.screen.readout.property("credit") == "$200.00"
    assert player.pipeline.state.credit_cents == 202_00


def test_the_dice_come_to_rest_by_themselves_and_the_win_shows(player: Player, qtbot: QtBot) -> None:
    player.tap("Field")
    player.tap("Roll")
    player.dice_fall(1, 1)
    until(qtbot, lambda: player.screen.dice.doing == "rest")
    assert player.screen.dice.faces == (1, 1)
    assert player.screen.readout.property("credit") == "$202.00"
    assert player.line == "Two, aces: you win $2.00"
    assert player.field("field", "outcome") == "win"


def test_a_tap_on_the_tray_ends_the_fall(player: Player) -> None:
    player.tap("Field")
    player.tap("Roll")
    player.dice_fall(6, 4)
    player.tap("Dice tray")
    assert player.screen.dice.doing == "rest"


def test_the_next_bet_need_not_wait_for_the_show(player: Player) -> None:
    player.tap("Field")
    player.tap("Roll")
    player.dice_fall(4, 3)
    player.tap("Hard 8")
    assert player.screen.dice.doing == "rest"
    assert player.bets == {"hard@8": 100}
    assert player.field("hard@8", "stake") == "1"


def test_lost_chips_leave_the_felt(player: Player) -> None:
    player.tap("Place 6")
    player.roll(5, 2)
    assert player.field("place@6", "stake") == ""
    assert player.field("place@6", "leaving") is True
    assert player.field("place@6", "chips") == ["100:1"]
    assert player.field("place@6", "outcome") == "lose"


def test_a_win_counts_up_to_its_amount_beside_the_stack(player: Player) -> None:
    player.tap("Chip 25.00")
    player.tap("Place 4")
    player.roll(3, 1)
    steps = player.field("place@4", "winSteps")
    assert isinstance(steps, list)
    assert steps[-1] == "+45"
    assert player.field("place@4", "stake") == "25"


def test_the_puck_goes_on_beside_the_point_and_off_after_a_seven(player: Player) -> None:
    player.tap("Pass Line")
    assert player.sees("Puck OFF")
    player.roll(6, 3)
    QTest.qWait(500)
    puck = player.where("Puck ON")
    assert player.where("Place 9").x() < puck.x() <= player.where("Buy 9").x() + 5
    assert player.where("Lay 9").y() < puck.y() < player.where("Place 9").y()
    player.roll(6, 1)
    assert player.sees("Puck OFF")


def test_the_history_shows_the_newest_roll_first_and_the_seven_in_red(player: Player) -> None:
    for dice in ((6, 3), (2, 2), (6, 1)):
        player.tap("Field")
        player.roll(*dice)
    history = player.screen.history
    assert [history.value(row, "total") for row in range(3)] == ["7", "4", "9"]
    assert [history.value(row, "tone") for row in range(3)] == ["seven", "", "point"]
    assert [history.value(row, "word") for row in range(3)] == ["Seven out", "", "Point set"]
    assert [history.value(row, "puck") for row in range(3)] == ["on", "on", "off"]


def test_a_seven_is_in_red_only_where_it_took_bets_or_the_hand_and_won_nothing(player: Player) -> None:
    def red(bet: str, *rolls: tuple[int, int]) -> tuple[object, object]:
        player._send(PlaceWager(bet, 5_00))
        for dice in rolls:
            player._send(CallDice())
            player.dice_fall(*dice)
            player.screen.skip()
            player.screen.catch_up()
        return (player.screen.dice.property("isBad"), player.screen.history.value(0, "tone") == "seven")

    assert red("pass_line", (3, 4)) == (False, False), "a come-out 7 is the Pass Line's winner"
    assert red("dont_pass", (3, 4)) == (True, True)
    assert red("dont_pass", (2, 4), (3, 4)) == (False, False), "a seven-out is Don't Pass's winner"
    assert red("pass_line", (2, 4), (3, 4)) == (True, True)


def test_the_puck_flashes_with_the_letters_of_the_side_that_lies_up(player: Player) -> None:
    def sides(name: str) -> list[str]:
        puck = player.item(name)
        return [_source(child) for child in puck.childItems()]

    player.tap("Pass Line")
    assert sides("Puck OFF") == ["puck-off.png", "puck-off-green.png"]
    player.roll(6, 3)
    assert sides("Puck ON") == ["puck-on.png", "puck-on-green.png"]


def test_no_hard_way_is_said_to_have_come_before_any_roll(player: Player) -> None:
    assert not any("since last" in shown.text for shown in texts(player.window))
    player.tap("Field")
    player.roll(4, 4)
    assert [shown.text for shown in texts(player.window) if "since last" in shown.text] == ["0 rolls since last"]


def test_a_new_result_comes_in_only_where_the_others_have_made_room(player: Player) -> None:
    player.tap("Field")
    player.roll(3, 4)
    player.tap("Field")
    player.roll_and_look(3, 6)
    for _ in range(30):
        assert [wrong for wrong in cut_texts(player.window) if "over each other" in wrong] == []
        QTest.qWait(10)


def test_after_a_restart_the_last_roll_lies_in_the_tray_without_a_show(player: Player) -> None:
    player.tap("Field")
    player.roll(2, 5)
    player.screen.show(player.pipeline.state, ())
    assert player.screen.dice.doing == "rest"
    assert player.screen.dice.faces == (2, 5)


def _source(item: QQuickItem) -> str:
    return str(item.property("source").fileName())
