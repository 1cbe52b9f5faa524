"""Auto Repeat and Keep Bets On at the screen: the question, the touch that ends it, and what is said of both."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import CallDice, PlaceWager, Repeat, SetOption, StopAutoRepeat
from terminal.screens.player.windows.auto_repeat import AutoRepeat
from tests.screens.player import LEFT, Player
from tests.screens.sitting import HOUSE, Sitting
from tests.screens.timers import REPEAT_MS, run_out, running_timer


class Repeating:
    """A player at a cabinet whose Repeat button works by itself."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.model = AutoRepeat(sitting.touch_gateway, sitting.windows, sitting.root)
        sitting.join(self.model)

    def begin(self) -> None:
        """Hold Repeat, and say YES."""
        self.model.held()
        self.model.answer(True)

    @property
    def said(self) -> tuple[str, str]:
        """What the information line says, and how."""
        say, tone = self.sitting.information.said
        return say, tone

    @property
    def on(self) -> bool:
        return bool(self.model.property("on"))


def sat_down(bills: tuple[int, ...] = (100, 100), *, offered: bool = True) -> Repeating:
    """A player with 5.00 on the field."""
    table = Repeating(Sitting(replace(HOUSE, auto_repeat=offered), bills))
    table.sitting.give(PlaceWager("field", 5_00))
    return table


def test_repeat_held_for_three_seconds_asks_and_names_the_sum_of_a_round(player: Player) -> None:
    player._send(PlaceWager("field", 5_00))
    player._send(PlaceWager("seven", 2_00))
    QTest.mousePress(player.window, LEFT, pos=player.where("Repeat"))
    run_out(running_timer(player.window, "hold", REPEAT_MS))
    QTest.mouseRelease(player.window, LEFT, pos=player.where("Repeat"))
    QTest.qWait(1)
    assert player.reads("Repeat these bets after every roll?")
    assert player.reads("$7.00")
    player.tap("Yes")
    assert player.pipeline.state.visit.repeating.auto
    player.tap("Chip 5.00")
    player.tap("Field")
    assert not player.pipeline.state.visit.repeating.auto
    assert player.bets["field"] == 10_00, "the touch that ends it counts"


def test_no_changes_nothing() -> None:
    table = sat_down()
    table.model.held()
    assert table.sitting.open == "auto_repeat"
    table.model.answer(False)
    assert table.sitting.open == ""
    assert table.sitting.sent == []


def test_without_any_bet_it_says_why_nothing_can_be_repeated() -> None:
    table = Repeating(Sitting())
    table.model.held()
    assert table.sitting.open == ""
    assert table.said[1] == "refusal"


def test_a_house_that_does_not_offer_it_says_so() -> None:
    table = sat_down(offered=False)
    table.model.held()
    assert table.sitting.open == ""
    assert table.said == ("At this table bets are not repeated by themselves.", "refusal")


def test_any_touch_ends_it_with_a_note() -> None:
    table = sat_down()
    table.begin()
    assert table.on
    table.model.interrupt()
    assert not table.on
    assert table.sitting.sent[-1] == StopAutoRepeat()
    assert table.said == ("Your bets no longer repeat by themselves", "note")


def test_a_touch_while_nothing_is_repeated_says_nothing() -> None:
    table = sat_down()
    table.model.interrupt()
    assert table.sitting.sent == []
    assert table.said[0] == ""


def test_holding_repeat_again_ends_it() -> None:
    table = sat_down()
    table.begin()
    table.model.held()
    assert not table.on


def test_a_credit_that_does_not_cover_the_bets_ends_it_with_its_sentence() -> None:
    table = sat_down(bills=(5,))
    table.begin()
    table.sitting.let_time_pass()
    table.sitting.roll(4, 3)
    table.sitting.let_time_pass()
    assert not table.on
    assert "needs $5.00, and $0.00 is left to play with" in table.said[0]


def test_a_door_that_opens_ends_it_with_its_sentence() -> None:
    table = sat_down()
    table.begin()
    table.sitting.let_time_pass()
    table.sitting.roll(4, 3)
    table.sitting.pipeline.report("board", ports.BoardInputs(("main",), ()))
    table.sitting.let_time_pass()
    assert not table.on
    assert "door is open" in table.said[0]


def test_dice_that_cannot_be_thrown_end_it_with_their_sentence() -> None:
    table = sat_down()
    table.begin()
    table.sitting.pipeline.report("dice", ports.DiceFault("jam", message("dice.drive")))
    table.sitting.let_time_pass()
    assert not table.on
    assert "The dice cannot be thrown now" in table.said[0]


def test_bets_that_cannot_be_kept_say_why_and_those_that_are_up_say_nothing() -> None:
    table = sat_down(bills=(5,))
    table.sitting.give(SetOption("keep_bets", "yes"))
    table.sitting.give(CallDice())
    table.sitting.roll(4, 3)
    table.sitting.let_time_pass()
    assert "needs $5.00, and $0.00 is left to play with" in table.said[0]
    rich = sat_down()
    rich.sitting.give(SetOption("keep_bets", "yes"))
    rich.sitting.give(CallDice())
    rich.sitting.roll(4, 3)
    rich.sitting.give(Repeat())
    rich.sitting.let_time_pass()
    assert rich.said[0] == ""


def test_the_sum_of_a_round_is_what_lies_on_the_felt_once_repeat_has_put_up_what_it_can() -> None:
    table = Repeating(Sitting())
    for bet in ("pass_line", "come", "field"):
        if bet == "come":
            table.sitting.give(CallDice())
            table.sitting.roll(2, 4)
        table.sitting.give(PlaceWager(bet, 5_00))
    table.sitting.give(CallDice())
    table.sitting.roll(3, 4)  # a seven-out: the Pass Line is lost, Come and Field are decided
    table.model.held()
    assert table.sitting.open == "auto_repeat"
    said = (table.model.property("sum"), table.model.property("putUp"))
    table.sitting.give(Repeat())
    put_up = table.sitting.pipeline.state.bet_cents
    assert put_up == 10_00, "Come has to wait for the next Point"
    assert said == ("$10.00", "$10.00")


def test_what_repeat_puts_up_beside_bets_that_are_up_is_said_apart() -> None:
    table = Repeating(Sitting())
    for bet, cents in (("place@6", 12_00), ("field", 5_00)):
        table.sitting.give(PlaceWager(bet, cents))
    table.sitting.give(CallDice())
    table.sitting.roll(4, 4)
    table.model.held()
    assert (table.model.property("sum"), table.model.property("putUp")) == ("$17.00", "$5.00")


def test_keep_bets_says_whether_it_is_on_or_off(player: Player) -> None:
    assert _note(player, "Keep bets on") == ("Keep bets", "off")
    player.tap("Keep bets on")
    assert _note(player, "Stop keeping bets on") == ("Keep bets", "on")


def _note(player: Player, name: str) -> tuple[str, str]:
    button = player.item(name)
    return (button.property("label"), button.property("note"))
