"""Set Bets On/Off as the player sees it (rule book 1.8): the button, the discs on the chips, the line, the banner."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from drivers import ports
from terminal.cabinet.commands import CallDice, SetBets
from tests.screens.player import Player

NOT_VALID = "BETS ARE NOT VALID YET!"


def seven_out(player: Player) -> None:
    """A cycle that a 7 has ended, with nothing left on the felt."""
    player.tap("Pass Line")
    player.roll(4, 2)
    player.roll(4, 3)


def test_the_button_says_what_a_tap_will_do_and_asks_for_it(player: Player) -> None:
    player.tap("Set bets off")
    assert player.sent == [SetBets(on=False)]
    QTest.qWait(1)
    assert player.sees("Set bets on")
    assert not player.sees("Set bets off")
    player.tap("Set bets on")
    assert player.sent[-1] == SetBets(on=True)
    QTest.qWait(1)
    assert player.sees("Set bets off")


def test_the_button_is_greyed_while_bets_are_closed_and_says_why(player: Player) -> None:
    player.tap("Field")
    QTest.qWait(1)
    assert player.item("Set bets off").property("open") is True
    player.tap("Roll")
    QTest.qWait(1)
    assert player.item("Set bets off").property("open") is False
    player.tap("Set bets off")
    assert player.line == "No more bets: the dice are out."
    assert player.pipeline.state.felt.off == ()


def test_a_disc_lies_on_every_stack_whose_bet_is_off_and_on_no_other(player: Player) -> None:
    for name in ("Pass Line", "Field", "Place 8", "Hard 6"):
        player.tap(name)
    player.roll(5, 4)
    QTest.qWait(300)
    player.tap("Pass Line Odds")
    player.tap("Set bets off")
    for name in ("Place 8", "Hard 6", "Pass Line Odds"):
        assert player.sees(f"{name} is off"), name
    for name in ("Pass Line", "Field", "Place 6"):
        assert not player.sees(f"{name} is off"), name
    player.tap("Set bets on")
    assert not player.sees("Place 8 is off")


def test_the_disc_lies_on_the_top_chip(player: Player) -> None:
    player.tap("Place 8")
    player.tap("Set bets off")
    disc, field = player.where("Place 8 is off"), player.where("Place 8")
    assert abs(disc.x() - field.x()) <= 1
    lower = disc.y()
    for _ in range(3):
        player.tap("Place 8")
    assert player.where("Place 8 is off").y() < lower


def test_a_field_whose_bet_is_off_says_so_to_those_who_cannot_see_it(player: Player) -> None:
    player.tap("Place 8")
    assert _described(player.item("Place 8")) == "1"
    player.tap("Set bets off")
    assert _described(player.item("Place 8")) == "1, off"


def test_a_bet_that_is_placed_while_bets_are_off_is_off(player: Player) -> None:
    player.tap("Set bets off")
    player.tap("Hard 10")
    assert player.sees("Hard 10 is off")


def test_a_bet_that_is_off_stays_through_the_roll_that_would_decide_it(player: Player) -> None:
    player.tap("Place 8")
    player.tap("Field")
    player.tap("Set bets off")
    player.roll(5, 2)
    assert player.bets == {"place@8": 100}
    assert player.sees("Place 8 is off")


def test_a_bet_that_is_off_is_carried_off_the_felt_like_any_other(player: Player) -> None:
    player.tap("Place 8")
    player.tap("Set bets off")
    player.carry("Place 8", QPoint(640, 560))
    assert player.bets == {}
    assert not player.sees("Place 8 is off")


def test_bets_that_go_off_by_themselves_after_a_seven_out_are_announced(player: Player) -> None:
    seven_out(player)
    player.tap("Hard 8")
    assert not player.sees("Hard 8 is off")
    player.tap("Place 6")
    assert player.line == "After the seven-out your Place and Hard Ways bets are off: tap SET BETS ON to play them"
    assert player.sees("Place 6 is off")
    assert player.sees("Hard 8 is off")
    player.tap("Set bets on")
    assert player.line == "Come-out roll: press ROLL when your bets are down"
    player.roll(2, 4)
    assert player.pipeline.state.results.last_win_cents == 116


def test_the_repeat_button_after_a_seven_out_announces_them_too(player: Player) -> None:
    player.tap("Place 6")
    player.tap("Pass Line")
    player.roll(4, 5)
    player.roll(4, 3)
    player.tap("Repeat")
    assert player.bets == {"pass_line": 100, "place@6": 100}
    assert player.line == "After the seven-out your Place bets are off: tap SET BETS ON to play them"


def test_the_line_names_every_kind_of_bet_that_was_switched_off(player: Player) -> None:
    for name in ("Pass Line", "Place 8", "Hard 6"):
        player.tap(name)
    player.roll(5, 4)
    QTest.qWait(300)
    player.tap("Pass Line Odds")
    player.tap("Set bets off")
    assert player.line == "Your Place, Odds and Hard Ways bets are off: tap SET BETS ON to play them"


def test_a_switch_that_no_bet_goes_by_is_not_announced(player: Player) -> None:
    player.tap("Field")
    player.tap("Set bets off")
    assert player.line == "Come-out roll: press ROLL when your bets are down"


def test_the_prompt_asks_for_no_roll_while_all_bets_are_off(player: Player) -> None:
    player.tap("Set bets off")
    player.tap("Place 6")
    assert player.line == "Your Place bets are off: tap SET BETS ON to play them"
    player.tap("Field")
    assert player.line == "Come-out roll: press ROLL when your bets are down"


def test_after_a_restart_the_line_still_says_that_bets_are_off(player: Player) -> None:
    player.tap("Place 6")
    player.tap("Set bets off")
    player.screen.show(player.pipeline.state, ())
    assert player.line == "Your Place bets are off: tap SET BETS ON to play them"
    assert player.sees("Place 6 is off")


def test_an_undone_switch_is_announced_as_a_switch(player: Player) -> None:
    player.tap("Place 6")
    player.tap("Set bets off")
    player.tap("Set bets on")
    player.tap("Undo")
    assert player.line == "Your Place bets are off: tap SET BETS ON to play them"


def test_a_tap_on_what_the_button_shows_is_that_tap_even_while_dice_fall(player: Player) -> None:
    player.tap("Field")
    player.tap("Set bets off")
    player.tap("Roll")
    player.dice_fall(6, 4)
    player.tap("Set bets on")
    assert player.sent[-1] == SetBets(on=True)
    assert player.screen.dice.doing == "rest"


def test_a_roll_without_a_valid_bet_hangs_the_banner_until_one_is_up(player: Player) -> None:
    assert not player.sees(NOT_VALID)
    player.tap("Roll")
    assert player.sent == [CallDice()]
    assert player.sees(NOT_VALID)
    assert player.line == "Bets are not valid yet: no bet is up that a roll can decide."
    player.tap("Chip 5.00")
    assert player.sees(NOT_VALID)
    player.tap("Field")
    assert not player.sees(NOT_VALID)


def test_with_all_bets_off_the_banner_hangs_until_they_are_on_and_the_line_says_how(player: Player) -> None:
    player.tap("Place 6")
    player.tap("Set bets off")
    player.tap("Roll")
    assert player.sees(NOT_VALID)
    assert player.screen.information.said == ("Your Place bets are off: tap SET BETS ON to play them", "refusal")
    player.tap("Hard 8")
    assert player.sees(NOT_VALID)
    player.tap("Set bets on")
    assert not player.sees(NOT_VALID)


def test_another_refusal_hangs_no_banner(player: Player) -> None:
    player.report("board", ports.BoardInputs(("main",), ()))
    player.tap("Roll")
    assert player.line == "The main door is open: play stops until it is shut."
    assert not player.sees(NOT_VALID)


def test_the_banner_is_not_shown_without_a_player(qapp: QGuiApplication) -> None:
    player = Player(qapp, size=(1280, 720), bills=())
    player.tap("Roll")
    assert not player.sees(NOT_VALID)
    player.leave()


def test_the_banner_goes_with_the_player(player: Player) -> None:
    player.tap("Roll")
    player.tap("Cash out")
    player.tap("Print ticket")
    assert not player.sees(NOT_VALID)


def _described(item: QObject) -> str:
    interface = QAccessible.queryAccessibleInterface(item)
    assert interface is not None
    return interface.text(QAccessible.Text.Description)
