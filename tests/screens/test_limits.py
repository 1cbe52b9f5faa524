"""The windows of limits and breaks: one to set them in, one for a limit that is reached, one for a break."""

from __future__ import annotations

from dataclasses import replace

import pytest

from terminal.cabinet.commands import CallDice, CashOut, ClearAll, PlaceWager, SetLimits, TakeBreak
from terminal.screens.player.windows.break_window import BreakNotice
from terminal.screens.player.windows.limit_choices import LOSSES_CENTS, TIMES_MS
from terminal.screens.player.windows.limit_window import LimitNotice
from terminal.screens.player.windows.limits_window import LimitChoice
from terminal.screens.translating.languages import Languages
from terminal.settings.parameters import Profile
from tests.screens.sitting import HOUSE, Sitting

MINUTE_MS = 60_000
CARING = replace(HOUSE, player_limits=True, break_ms=10 * MINUTE_MS)


class Limited(Sitting):
    """A player with 200.00 at a cabinet that offers limits and breaks."""

    def __init__(self, profile: Profile = CARING) -> None:
        super().__init__(profile)
        self.choice = LimitChoice(self.touch_gateway, self.windows, self.wall_clock, self.root)
        self.notice = LimitNotice(self.touch_gateway, self.windows, self.root)
        self.rest = BreakNotice(self.touch_gateway, self.windows, self.wall_clock, self.root)
        for model in (self.choice, self.notice, self.rest):
            self.join(model)

    def lose(self, cents: int) -> None:
        self.give(PlaceWager("field", cents))
        self.give(CallDice())
        self.roll(3, 4)

    def row(self, name: str) -> tuple[str, str, int, int]:
        """Sentence, word, choice and number of choices of this limit."""
        (found,) = (row for row in self.choice.property("rows").rows if row[0] == name)
        return found[2], found[3], found[4], found[5]


@pytest.fixture
def limited(qapp: object) -> Limited:
    del qapp
    return Limited()


def test_without_limits_and_breaks_in_the_house_none_are_offered(qapp: object) -> None:
    del qapp
    assert not Limited(HOUSE).choice.property("offered")
    assert Limited(replace(HOUSE, break_ms=MINUTE_MS)).choice.property("offered")


def test_nothing_is_set_before_it_is_confirmed(limited: Limited) -> None:
    limited.windows.show("limits")
    assert limited.row("time")[1:] == ("No limit", len(TIMES_MS), len(TIMES_MS) + 1)
    limited.choice.choose("time", 2)
    limited.choice.choose("loss", LOSSES_CENTS.index(50_00))
    assert (limited.row("time")[1], limited.row("loss")[1], limited.sent) == ("1:00", "$50.00", [])
    limited.choice.confirm()
    assert limited.sent == [SetLimits(60 * MINUTE_MS, 50_00)]
    assert not limited.choice.property("isChanged")


def test_nothing_above_the_limit_can_be_chosen_any_more(limited: Limited) -> None:
    limited.give(SetLimits(loss_cents=100_00))
    limited.windows.show("limits")
    _, word, chosen, count = limited.row("loss")
    assert (word, chosen, count) == ("$100.00", count - 1, LOSSES_CENTS.index(100_00) + 1)
    limited.choice.choose("loss", count)
    assert limited.row("loss")[2] == chosen


def test_the_rows_say_what_was_played_and_lost_so_far(limited: Limited) -> None:
    limited.lose(20_00)
    limited.now_ms += 25 * MINUTE_MS
    limited.windows.show("limits")
    assert limited.row("time")[0] == "Played so far: 0:25"
    assert limited.row("loss")[0] == "Lost so far: $20.00"


def test_a_choice_that_was_not_confirmed_is_gone_when_the_window_opens_again(limited: Limited) -> None:
    limited.windows.show("limits")
    limited.choice.choose("time", 0)
    limited.windows.close()
    limited.windows.show("limits")
    assert limited.row("time")[1] == "No limit"


def test_a_lower_limit_set_meanwhile_takes_the_choice_with_it(limited: Limited) -> None:
    limited.windows.show("limits")
    limited.choice.choose("loss", LOSSES_CENTS.index(500_00))
    limited.give(SetLimits(loss_cents=50_00))
    assert limited.row("loss")[1] == "$50.00"


def test_before_the_first_bill_the_window_says_why_nothing_can_be_set(qapp: object) -> None:
    del qapp
    limited = Limited()
    limited.give(CashOut())
    limited.windows.show("limits")
    assert limited.choice.property("rows").rows == ()
    assert "first bill" in limited.choice.property("reason")


def test_the_window_opens_once_the_limit_is_reached_and_can_be_put_aside(limited: Limited) -> None:
    limited.give(SetLimits(loss_cents=20_00))
    limited.lose(20_00)
    assert limited.open == "limit"
    says = [limited.notice.property(name) for name in ("title", "caption", "limit", "resultTitle", "result")]
    assert says == ["Your loss limit is reached", "Loss limit", "$20.00", "You have lost so far", "$20.00"]
    limited.notice.put_aside()
    assert limited.open == ""
    limited.give(TakeBreak())
    assert limited.open == "break"


def test_without_credit_it_says_when_the_next_session_can_begin(qapp: object) -> None:
    del qapp
    limited = Limited()
    limited.give(SetLimits(loss_cents=200_00))
    limited.lose(200_00)
    assert limited.open == "limit"
    assert limited.notice.property("noCashOut") == "The next session can begin after 60 seconds without a touch."


def test_the_player_cashes_out_by_it(limited: Limited) -> None:
    limited.give(SetLimits(time_ms=60 * MINUTE_MS))
    limited.give(PlaceWager("field", 10_00))
    limited.let_time_pass()
    assert (limited.open, limited.notice.property("limit")) == ("limit", "1:00")
    assert "bets" in limited.notice.property("noCashOut")
    limited.give(ClearAll())
    assert limited.notice.property("noCashOut") == ""
    limited.notice.cash_out()
    assert (limited.open, limited.pipeline.state.credit_cents) == ("", 0)


def test_a_break_is_over_the_table_until_it_is_over(limited: Limited) -> None:
    limited.windows.show("limits")
    limited.choice.rest()
    assert (limited.open, limited.rest.property("left")) == ("break", "10:00")
    limited.now_ms += 9 * MINUTE_MS
    assert limited.rest.property("left") == "1:00"
    limited.let_time_pass()
    assert limited.open == ""


def test_a_break_put_aside_comes_back_with_the_next_one(limited: Limited) -> None:
    limited.give(TakeBreak())
    limited.rest.put_aside()
    assert limited.open == ""
    limited.let_time_pass()
    limited.give(TakeBreak())
    assert limited.open == "break"


def test_its_time_rests_while_a_key_is_turned(limited: Limited) -> None:
    limited.give(TakeBreak())
    limited.now_ms += MINUTE_MS
    limited.pipeline.now = limited.wall_clock()
    limited.pipeline.turn_keys("attendant")
    limited.rest.project(limited.pipeline.state, ())
    limited.now_ms += 5 * MINUTE_MS
    assert limited.rest.property("left") == "9:00"


def test_another_language_is_read_at_once(limited: Limited) -> None:
    limited.give(SetLimits(loss_cents=20_00))
    limited.lose(20_00)
    spoken = Languages.of_program()
    spoken.choose("de")
    try:
        limited.notice.retranslate()
        assert limited.notice.property("title") == "Ihr Verlustlimit ist erreicht"
    finally:
        spoken.choose("en")
