"""The session card: how long, what came in, went out, was won and lost, and what it all comes to."""

from __future__ import annotations

import pytest

from terminal.cabinet.commands import CallDice, PlaceWager
from terminal.screens.player.windows.session_card import SessionCard, clock_of
from tests.screens.sitting import Sitting


class Visit(Sitting):
    """A sitting that is taken stock of."""

    def __init__(self, bills: tuple[int, ...] = (100, 100)) -> None:
        super().__init__(bills=bills)
        self.card = SessionCard(self.touch_gateway, self.windows, self.wall_clock, self.root)
        self.join(self.card)

    def figures(self) -> dict[str, str]:
        """What the card says, by its titles."""
        return dict(self.card.property("rows").rows)

    def play(self, first: int, second: int) -> None:
        """Ten on the Field."""
        self.give(PlaceWager("field", 10_00))
        self.give(CallDice())
        self.roll(first, second)


@pytest.fixture
def visit(qapp: object) -> Visit:
    del qapp
    return Visit()


def test_the_card_shows_what_came_in_and_what_has_become_of_it(visit: Visit) -> None:
    visit.play(4, 5)
    visit.play(2, 3)
    visit.play(2, 4)
    visit.windows.show("session")
    assert visit.figures() == {
        "Money in": "$200.00",
        "Money out": "$0.00",
        "Paid out last": "$0.00",
        "Credit now": "$190.00",
        "Won": "$10.00",
        "Lost": "$20.00",
        "Bet on the last roll": "$10.00",
        "Rolls": "3",
    }
    assert visit.card.property("result") == "\N{MINUS SIGN}$10.00"


def test_the_result_is_what_he_has_and_took_out_less_what_he_put_in(visit: Visit) -> None:
    visit.windows.show("session")
    assert visit.card.property("result") == "$0.00"
    visit.play(4, 5)
    assert visit.card.property("result") == "+$10.00"
    session = visit.pipeline.state.visit.session
    assert session is not None
    assert session.result_cents == visit.pipeline.state.credit_cents - session.in_cents


def test_the_card_follows_the_game_only_while_it_lies_open(visit: Visit) -> None:
    visit.windows.show("session")
    visit.windows.close()
    visit.play(4, 5)
    assert visit.figures()["Rolls"] == "0"
    assert not visit.card._look.isActive()
    visit.windows.show("session")
    assert visit.figures()["Rolls"] == "1"


def test_the_clock_counts_hours_and_minutes_since_the_first_bill(visit: Visit) -> None:
    visit.windows.show("session")
    assert visit.card.property("clock") == "0:00"
    visit.now_ms += 90 * 60_000
    visit.play(4, 5)
    assert visit.card.property("clock") == "1:30"


def test_before_the_first_bill_there_is_no_session(qapp: object) -> None:
    del qapp
    visit = Visit(bills=())
    visit.windows.show("session")
    assert visit.card.property("begun") is False
    assert visit.figures() == {}


@pytest.mark.parametrize(("passed_ms", "text"), [(0, "0:00"), (59_999, "0:00"), (3_600_000, "1:00"), (-1, "0:00")])
def test_hours_and_minutes(passed_ms: int, text: str) -> None:
    assert clock_of(passed_ms) == text
