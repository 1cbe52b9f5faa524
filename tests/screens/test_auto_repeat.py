"""Auto repeat and Keep Bets On (description of the game, chapter 5.1): what repeats by itself, and what ends it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from drivers import ports
from terminal.cabinet.commands import Answer, CallDice, CloseBets, FromDevice, Place, Repeat, SetOption
from terminal.cabinet.events import Started, ThrowVoided
from terminal.screens.player.windows.auto_repeat import ROLL_MS, SHOW_MS, AutoRepeat
from terminal.screens.player.windows.repeating import Choice, next_deed
from terminal.settings.parameters import Mode
from tests.screens.player import LEFT, Player
from tests.screens.sitting import HOUSE, Sitting


class Repeating:
    """A player at a cabinet whose Repeat button works by itself, with its waiting times under the test's hand."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.model = AutoRepeat(sitting.hand, sitting.windows, sitting.root)
        sitting.join(self.model)

    @property
    def waits_ms(self) -> list[int]:
        """What is waited for now."""
        return [timer.interval() for timer in self._timers()]

    def let_time_pass(self) -> None:
        """What is waited for has come."""
        for timer in self._timers():
            timer.stop()
            timer.timeout.emit()

    def begin(self) -> None:
        """Hold Repeat, and say YES."""
        self.model.held()
        self.model.answer(True)

    def roll(self, first: int, second: int) -> None:
        """The dice that were called fall."""
        self.sitting.roll(first, second)

    @property
    def bets(self) -> Mapping[str, int]:
        return self.sitting.street.state.felt.bets

    @property
    def rolling(self) -> bool:
        """The dice are called."""
        return self.sitting.street.state.throw is not None

    @property
    def on(self) -> bool:
        return bool(self.model.property("on"))

    def _timers(self) -> list[QTimer]:
        return [timer for timer in self.model.findChildren(QTimer) if timer.isActive()]


def sat_down(mode: Mode = "roll", bills: tuple[int, ...] = (100, 100), *, offered: bool = True) -> Repeating:
    return Repeating(Sitting(replace(HOUSE, mode=mode, auto_repeat=offered), bills))


def test_repeat_held_for_three_seconds_asks_and_names_the_sum_of_a_round(player: Player) -> None:
    player._send(Place("field", 5_00))
    player._send(Place("seven", 2_00))
    QTest.mousePress(player.window, LEFT, pos=player.where("Repeat"))
    QTest.qWait(3_100)
    QTest.mouseRelease(player.window, LEFT, pos=player.where("Repeat"))
    QTest.qWait(1)
    assert player.reads("Repeat these bets after every roll?")
    assert player.reads("$7.00")
    player.tap("Yes")
    assert player.street.state.options["auto_repeat"] == "yes"
    player.tap("Chip 5.00")
    player.tap("Field")
    assert "auto_repeat" not in player.street.state.options
    assert player.bets["field"] == 10_00, "the touch that ends it counts"


def test_no_changes_nothing() -> None:
    table = sat_down()
    table.sitting.give(Place("field", 5_00))
    table.model.held()
    assert table.sitting.open == "auto_repeat"
    table.model.answer(False)
    assert table.sitting.open == ""
    assert not table.on


def test_without_any_bet_it_says_why_nothing_can_be_repeated() -> None:
    table = sat_down()
    table.model.held()
    assert table.sitting.open == ""
    assert table.sitting.information.said[1] == "refusal"


def test_a_house_that_does_not_offer_it_says_so() -> None:
    table = sat_down(offered=False)
    table.sitting.give(Place("field", 5_00))
    table.model.held()
    assert table.sitting.open == ""
    assert table.sitting.information.said[0] == "At this table bets are not repeated by themselves"


def test_after_each_roll_the_bets_go_up_and_then_the_dice_are_called() -> None:
    table = sat_down()
    table.sitting.give(Place("field", 5_00))
    table.begin()
    assert table.waits_ms == [SHOW_MS]
    table.let_time_pass()
    assert table.waits_ms == [ROLL_MS], "all bets are up: only the dice are still to be called"
    table.let_time_pass()
    assert table.rolling
    for _ in range(3):
        table.roll(4, 3)
        assert table.bets == {}, "the loss is seen first"
        table.let_time_pass()
        assert table.bets == {"field": 5_00}
        table.let_time_pass()
        assert table.rolling


def test_any_touch_ends_it_with_a_note() -> None:
    table = sat_down()
    table.sitting.give(Place("field", 5_00))
    table.begin()
    table.model.interrupt()
    assert not table.on
    assert table.waits_ms == []
    assert table.sitting.information.said == ("Your bets no longer repeat by themselves", "note")


def test_a_touch_while_nothing_is_repeated_says_nothing() -> None:
    table = sat_down()
    table.model.interrupt()
    assert table.sitting.information.said[0] == ""


def test_holding_repeat_again_ends_it() -> None:
    table = sat_down()
    table.sitting.give(Place("field", 5_00))
    table.begin()
    table.model.held()
    assert not table.on


def test_a_credit_that_does_not_cover_the_bets_ends_it_with_its_sentence() -> None:
    table = sat_down(bills=(5,))
    table.sitting.give(Place("field", 5_00))
    table.begin()
    table.let_time_pass()
    table.let_time_pass()
    table.roll(4, 3)
    table.let_time_pass()
    assert not table.on
    assert "needs $5.00, and $0.00 is left to play with" in table.sitting.information.said[0]
    assert table.waits_ms == []


def test_a_door_that_opens_ends_it_with_its_sentence() -> None:
    table = sat_down()
    table.sitting.give(Place("field", 5_00))
    table.begin()
    table.sitting.street.report("board", ports.BoardInputs(("main",), ()))
    table.sitting.hand.state = table.sitting.street.state
    table.let_time_pass()
    assert not table.on
    assert "door is open" in table.sitting.information.said[0]


def test_dice_that_cannot_be_thrown_end_it_with_their_sentence() -> None:
    table = sat_down()
    table.sitting.give(Place("field", 5_00))
    table.begin()
    table.sitting.street.report("dice", ports.DiceFault("jam", "The dice are stuck."))
    table.let_time_pass()
    table.let_time_pass()
    assert not table.on
    assert "The dice cannot be thrown now" in table.sitting.information.said[0]


def test_a_bet_whose_time_it_is_not_is_passed_over_while_another_is_up() -> None:
    table = sat_down()
    table.sitting.give(Place("place@8", 12_00))
    table.sitting.give(Place("pass_line", 5_00))
    table.sitting.give(CallDice())
    table.sitting.roll(4, 2)
    table.begin()
    table.let_time_pass()
    table.let_time_pass()
    table.roll(3, 2)
    table.let_time_pass()
    assert table.on
    table.let_time_pass()
    assert table.rolling


def test_a_void_throw_is_called_anew() -> None:
    table = sat_down()
    choice = Choice(repeats=True, keeps=False, rolls=True)
    state = table.sitting.street.state
    assert next_deed(choice, state, (ThrowVoided(1, "A die is cocked.", None),)) == "roll"
    assert next_deed(choice, state, (ThrowVoided(1, "A die is cocked.", 2),)) == "go on"


def test_a_new_start_ends_it_for_nobody_may_stand_there_any_more() -> None:
    state = sat_down().sitting.street.state
    start = (Started("1", "craps-el601", "", "USD"),)
    assert next_deed(Choice(repeats=True, keeps=False, rolls=True), state, start) == "end"
    assert next_deed(Choice(repeats=False, keeps=True, rolls=True), state, start) == "rest"


def test_a_commission_is_still_asked_for_and_no_ends_it() -> None:
    table = sat_down()
    table.sitting.give(Place("buy@4", 20_00))
    table.sitting.hand.ask(Answer(yes=True))
    table.begin()
    table.let_time_pass()
    table.let_time_pass()
    table.roll(4, 3)
    table.let_time_pass()
    assert table.sitting.street.state.felt.asked is not None
    assert table.waits_ms == []
    table.sitting.hand.ask(Answer(yes=False))
    table.let_time_pass()
    assert not table.on


def test_a_commission_that_is_accepted_goes_on_to_the_dice() -> None:
    table = sat_down()
    table.sitting.give(Place("buy@4", 20_00))
    table.sitting.hand.ask(Answer(yes=True))
    table.begin()
    table.let_time_pass()
    table.let_time_pass()
    table.roll(4, 3)
    table.let_time_pass()
    table.sitting.hand.ask(Answer(yes=True))
    assert table.waits_ms == [ROLL_MS]


def test_keep_bets_on_puts_the_bets_up_and_never_rolls() -> None:
    table = sat_down()
    table.sitting.give(SetOption("keep_bets", "yes"))
    table.sitting.give(Place("field", 5_00))
    table.sitting.give(CallDice())
    table.roll(4, 3)
    table.let_time_pass()
    assert table.bets == {"field": 5_00}
    assert table.waits_ms == []
    assert not table.rolling


def test_keep_bets_on_says_nothing_when_all_bets_are_still_up() -> None:
    table = sat_down()
    table.sitting.give(SetOption("keep_bets", "yes"))
    table.sitting.give(Place("place@8", 12_00))
    table.sitting.give(CallDice())
    table.roll(4, 1)
    table.let_time_pass()
    assert table.sitting.information.said[0] == ""


@pytest.mark.parametrize("mode", ["auto", "live", "video"])
def test_where_a_clock_or_a_dealer_rolls_only_the_bets_are_put_up(mode: Mode) -> None:
    table = sat_down(mode)
    table.sitting.give(Place("field", 5_00))
    table.begin()
    table.let_time_pass()
    assert table.waits_ms == []
    table.sitting.give(CallDice() if mode == "auto" else CloseBets())
    table.roll(4, 3)
    table.let_time_pass()
    assert table.bets == {"field": 5_00}
    assert table.waits_ms == []
    assert not table.rolling


def test_under_a_staffs_key_nothing_is_repeated_and_the_key_turned_back_lets_it_go_on() -> None:
    table = sat_down()
    table.sitting.give(Place("field", 5_00))
    table.begin()
    turn(table, "attendant")
    assert (table.waits_ms, table.on) == ([], True)
    turn(table)
    assert table.waits_ms == [SHOW_MS]
    table.let_time_pass()
    turn(table, "technician")
    assert table.waits_ms == []
    turn(table)
    assert table.waits_ms == [ROLL_MS]
    table.let_time_pass()
    turn(table, "attendant")
    table.roll(6, 1)
    assert (table.waits_ms, table.bets) == ([], {})
    turn(table)
    table.let_time_pass()
    assert table.bets == {"field": 5_00}


def turn(table: Repeating, *keys: str) -> None:
    """The staff turns these keys, and all others back."""
    table.sitting.give(FromDevice("board", ports.BoardInputs((), keys)))


def test_the_sum_of_a_round_is_what_lies_on_the_felt_once_repeat_has_put_up_what_it_can() -> None:
    table = sat_down()
    for bet in ("pass_line", "come", "field"):
        if bet == "come":
            table.sitting.give(CallDice())
            table.roll(2, 4)
        table.sitting.give(Place(bet, 5_00))
    table.sitting.give(CallDice())
    table.roll(3, 4)  # a seven-out: the Pass Line is lost, Come and Field are decided
    table.model.held()
    assert table.sitting.open == "auto_repeat"
    said = (table.model.property("sum"), table.model.property("putUp"))
    table.sitting.give(Repeat())
    put_up = sum(table.bets.values())
    assert put_up == 10_00, "Come has to wait for the next Point"
    assert said == ("$10.00", "$10.00")


def test_what_repeat_puts_up_beside_bets_that_are_up_is_said_apart() -> None:
    table = sat_down()
    for bet, cents in (("place@6", 12_00), ("field", 5_00)):
        table.sitting.give(Place(bet, cents))
    table.sitting.give(CallDice())
    table.roll(4, 4)
    table.model.held()
    assert (table.model.property("sum"), table.model.property("putUp")) == ("$17.00", "$5.00")


def test_keep_bets_says_whether_it_is_on_or_off(player: Player) -> None:
    assert _note(player, "Keep bets on") == ("Keep bets", "off")
    player.tap("Keep bets on")
    assert _note(player, "Stop keeping bets on") == ("Keep bets", "on")


def _note(player: Player, name: str) -> tuple[str, str]:
    button = player.item(name)
    return (button.property("label"), button.property("note"))
