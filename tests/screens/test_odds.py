"""The odds window (description of the game, chapter 2.5; rule book 1.3): offered as soon as a bet has got its Point."""

from __future__ import annotations

from PySide6.QtTest import QTest

from terminal.cabinet.commands import CallDice, PlaceWager, StartAutoRepeat, TakeDown
from terminal.common.places import SHEETS
from terminal.rules.craps.game import Craps
from terminal.rules.sheet import Override, Sheet
from terminal.screens.player.windows.odds_window import OddsOffers
from tests.screens.player import Player
from tests.screens.sitting import Sitting
from tests.screens.test_service_windows import click, tap_with_fingers

WORDS = "What odds do you want to take on a bet “Pass line odds”?"


def opened(player: Player) -> str:
    return str(player.screen.windows.property("open"))


def sat_down(sheet: str, *overrides: Override, bills: tuple[int, ...] = (100, 100)) -> tuple[Sitting, OddsOffers]:
    """Sit down before this sheet, with the odds window alone."""
    path = SHEETS / f"{sheet}.ini"
    sitting = Sitting(bills=bills, game=Craps(Sheet.parse(path.read_text(), path.name, overrides)))
    odds = OddsOffers(sitting.touch_gateway, sitting.windows, sitting.root)
    sitting.join(odds)
    return sitting, odds


def roll(sitting: Sitting, first: int, second: int) -> None:
    sitting.give(CallDice())
    sitting.roll(first, second)


def choices(odds: OddsOffers) -> list[tuple[object, ...]]:
    return list(odds.property("choices").rows)


def test_a_point_for_the_pass_line_opens_the_window_with_the_words_of_the_description(player: Player) -> None:
    player._send(PlaceWager("pass_line", 10_00))
    player.roll_and_look(4, 2)
    assert opened(player) == "odds"
    assert player.reads(WORDS)
    assert [player.sees(f"{multiple}x") for multiple in (1, 2, 3, 4, 5, 6)] == [True] * 5 + [False]
    assert player.reads("$50.00")


def thrown_with_pass_line(player: Player) -> None:
    player._send(PlaceWager("pass_line", 10_00))
    player.tap("Roll")
    player.dice_fall(4, 2)
    player.screen.skip()


def test_the_window_opens_by_itself_one_picture_after_the_dice_lie(player: Player) -> None:
    thrown_with_pass_line(player)
    assert (player.screen.dice.doing, opened(player)) == ("rest", "")
    for _ in range(200):
        if opened(player):
            break
        QTest.qWait(10)
    assert opened(player) == "odds"


def test_the_window_opens_at_once_when_something_else_happens_before_the_next_picture(player: Player) -> None:
    thrown_with_pass_line(player)
    player._send(PlaceWager("field", 5_00))
    assert opened(player) == "odds"


def test_a_multiple_places_so_much_that_the_field_holds_it(player: Player) -> None:
    player._send(PlaceWager("pass_line", 10_00))
    player.roll_and_look(4, 2)
    player.tap("3x")
    assert player.bets == {"pass_line": 10_00, "pass_odds": 30_00}
    assert opened(player) == ""


def test_a_finger_does_what_the_mouse_does(player: Player) -> None:
    player._send(PlaceWager("pass_line", 10_00))
    player.roll_and_look(4, 2)
    tap_with_fingers(player, player.where("2x"))
    assert player.bets["pass_odds"] == 20_00


def test_no_odds_closes_it(player: Player) -> None:
    player._send(PlaceWager("pass_line", 10_00))
    player.roll_and_look(4, 2)
    player.tap("No odds")
    assert opened(player) == ""
    assert player.bets == {"pass_line": 10_00}


def test_a_tap_beside_it_closes_it_and_touches_nothing_beneath(player: Player) -> None:
    player._send(PlaceWager("pass_line", 10_00))
    player.roll_and_look(4, 2)
    sent = len(player.sent)
    click(player, player.where("Seven"))
    assert opened(player) == ""
    assert len(player.sent) == sent


def test_odds_on_dont_pass_are_offered_up_to_six_times(player: Player) -> None:
    player._send(PlaceWager("dont_pass", 5_00))
    player.roll_and_look(2, 2)
    assert player.reads("What odds do you want to take on a bet “Don't Pass line odds”?")
    player.tap("6x")
    assert player.bets["dont_pass_odds"] == 30_00


def test_a_come_bet_that_has_travelled_is_offered_odds_on_its_number(player: Player) -> None:
    player._send(PlaceWager("pass_line", 5_00))
    player.roll_and_look(4, 2)
    player.tap("No odds")
    player._send(PlaceWager("come", 5_00))
    player.roll_and_look(6, 4)
    assert player.reads("What odds do you want to take on a bet “Come Odds 10”?")
    player.tap("1x")
    assert player.bets["come_odds@10"] == 5_00


def test_several_offers_come_one_after_the_other() -> None:
    sitting, odds = sat_down("first-person")
    sitting.give(PlaceWager("pass_line", 10_00))
    sitting.give(PlaceWager("dont_pass", 5_00))
    roll(sitting, 4, 2)
    assert odds.property("question") == WORDS
    odds.choose(0)
    assert "Don't Pass line odds" in odds.property("question")
    assert sitting.open == "odds"
    odds.decline()
    assert sitting.open == ""
    assert sitting.pipeline.state.felt.bets == {"pass_line": 10_00, "dont_pass": 5_00, "pass_odds": 10_00}


def test_two_come_bets_on_one_number_are_offered_multiples_of_both_together() -> None:
    sitting, odds = sat_down("craps-el601")
    sitting.give(PlaceWager("pass_line", 5_00))
    roll(sitting, 4, 2)
    odds.decline()
    sitting.give(PlaceWager("come", 5_00))
    roll(sitting, 6, 4)
    odds.choose(1)
    sitting.give(PlaceWager("come", 10_00))
    roll(sitting, 5, 5)
    assert sitting.pipeline.state.felt.bets["come@10"] == 10_00, "the first has won and gone"
    assert [row[1] for row in choices(odds)] == ["$10.00", "$20.00", "$30.00", "$40.00", "$50.00"]


def test_a_multiple_that_the_credit_does_not_cover_is_dark_and_says_why(player: Player) -> None:
    player._send(PlaceWager("pass_line", 60_00))
    player.roll_and_look(4, 2)
    assert [player.item(f"{multiple}x").property("open") for multiple in (1, 2, 3, 4)] == [True, True, False, False]
    player.tap("4x")
    assert opened(player) == "odds"
    assert player.reads("The bet on Pass Line Odds needs $240.00, and $140.00 is left to play with.")
    player.tap("2x")
    assert player.bets["pass_odds"] == 120_00


def test_nothing_is_offered_that_cannot_be_had() -> None:
    sitting, _ = sat_down("craps-el601", bills=(20,))
    sitting.give(PlaceWager("pass_line", 20_00))
    roll(sitting, 4, 2)
    assert sitting.open == ""


def test_a_sheet_that_lifts_the_limit_offers_one_to_five_times() -> None:
    sitting, odds = sat_down("craps-el601", ("limits", "take_odds", "none"))
    sitting.give(PlaceWager("pass_line", 10_00))
    roll(sitting, 4, 2)
    assert [row[0] for row in choices(odds)] == ["1x", "2x", "3x", "4x", "5x"]


def test_a_stake_that_would_not_pay_whole_cents_is_dark_where_the_sheet_refuses_it() -> None:
    sitting, odds = sat_down("craps-el601", ("house", "payout_rounding", "none"))
    sitting.give(PlaceWager("pass_line", 101))
    roll(sitting, 4, 2)
    assert [row[2] for row in choices(odds)] == [False, False, False, False, True], "6 to 5 on 5.05 alone is whole"


def test_the_offer_goes_when_the_dice_are_called() -> None:
    sitting, _ = sat_down("craps-el601")
    sitting.give(PlaceWager("pass_line", 10_00))
    roll(sitting, 4, 2)
    assert sitting.open == "odds"
    sitting.give(CallDice())
    assert sitting.open == ""


def test_the_offer_goes_with_its_base_bet() -> None:
    sitting, _ = sat_down("craps-el601")
    sitting.give(PlaceWager("dont_pass", 10_00))
    roll(sitting, 4, 2)
    assert sitting.open == "odds"
    sitting.give(TakeDown("dont_pass"))
    assert sitting.open == ""


def test_nothing_is_offered_after_a_restart() -> None:
    sitting, _ = sat_down("craps-el601")
    sitting.give(PlaceWager("pass_line", 10_00))
    roll(sitting, 4, 2)
    sitting.windows.want("odds", wanted=False)
    sitting.join(OddsOffers(sitting.touch_gateway, sitting.windows, sitting.root))
    assert sitting.open == ""


def test_nothing_is_offered_while_bets_are_repeated_by_themselves() -> None:
    sitting, _ = sat_down("craps-el601")
    sitting.give(PlaceWager("pass_line", 10_00))
    sitting.give(StartAutoRepeat())
    sitting.let_time_pass()
    sitting.roll(4, 2)
    assert sitting.open == ""
