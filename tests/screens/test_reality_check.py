"""The window of the reality check: time and result, Continue and Cash out, and nothing else until the answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from terminal.cabinet.commands import AnswerRealityCheck, CallDice, ClearAll, PlaceWager
from terminal.screens.player.windows.reality_check_window import RealityCheck
from terminal.screens.translating.languages import Languages
from tests.screens.sitting import HOUSE, Sitting

MINUTE_MS = 60_000


class Asked(Sitting):
    """A sitting whose player is asked every twenty minutes."""

    def __init__(self) -> None:
        super().__init__(replace(HOUSE, reality_check_ms=20 * MINUTE_MS))
        self.check = RealityCheck(self.touch_gateway, self.windows, self.root)
        self.join(self.check)

    def play(self, first: int, second: int) -> None:
        """Ten on the field."""
        self.give(PlaceWager("field", 10_00))
        self.give(CallDice())
        self.roll(first, second)

    def says(self, name: str) -> str:
        """What the window reads."""
        return str(self.check.property(name))


@pytest.fixture
def asked(qapp: object) -> Asked:
    del qapp
    return Asked()


def test_it_is_over_the_table_from_the_moment_it_is_due_until_the_answer(asked: Asked) -> None:
    assert asked.open == ""
    asked.let_time_pass()
    assert asked.open == "reality_check"
    asked.check.answer(cash_out=False)
    assert asked.sent == [AnswerRealityCheck(cash_out=False)]
    assert asked.open == ""


@pytest.mark.parametrize(
    ("dice", "title", "result"),
    [((3, 1), "You have won so far", "$10.00"), ((2, 3), "You have lost so far", "$10.00")],
)
def test_it_reads_the_time_and_what_was_won_or_lost(
    asked: Asked, dice: tuple[int, int], title: str, result: str
) -> None:
    asked.play(*dice)
    asked.let_time_pass()
    assert (asked.says("played"), asked.says("title"), asked.says("result")) == ("0:20", title, result)


def test_a_session_without_a_decided_bet_has_neither_won_nor_lost(asked: Asked) -> None:
    asked.let_time_pass()
    assert (asked.says("title"), asked.says("result")) == ("Neither won nor lost", "$0.00")


def test_it_says_why_the_credit_cannot_be_cashed_out_with_bets_up(asked: Asked) -> None:
    asked.give(PlaceWager("pass_line", 10_00))
    asked.let_time_pass()
    assert "bets" in asked.says("noCashOut")
    asked.check.answer(cash_out=True)
    assert asked.open == "reality_check"
    asked.check.answer(cash_out=False)
    asked.give(ClearAll())
    asked.let_time_pass()
    assert asked.says("noCashOut") == ""
    asked.check.answer(cash_out=True)
    assert (asked.open, asked.pipeline.state.credit_cents) == ("", 0)


def test_it_stands_above_the_question_about_a_commission(asked: Asked) -> None:
    asked.windows.want("commission", wanted=True)
    asked.let_time_pass()
    assert asked.open == "reality_check"


def test_another_language_is_read_at_once(asked: Asked) -> None:
    asked.let_time_pass()
    spoken = Languages.of_program()
    spoken.choose("de")
    try:
        asked.check.retranslate()
        assert asked.says("title") == "Weder gewonnen noch verloren"
    finally:
        spoken.choose("en")
