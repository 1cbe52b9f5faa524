"""The help line for people who gamble too much: in the attract mode, in the help, and on tickets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import CashOut
from terminal.screens.player.helping.book import pages_of
from terminal.screens.player.idling.idle import Idle
from tests.cabinet.pipeline import GAME, PROFILE, Pipeline
from tests.screens.sitting import HOUSE, Sitting

LINE = "Gambling problem? Call 1-800-522-4700"


def texts(line: str) -> list[str]:
    """Every passage of the help."""
    cabinet = Cabinet({GAME.sheet: GAME}, replace(PROFILE, help_line=line))
    return [passage.text for page in pages_of(cabinet) for passage in page.passages]


def terms_of(line: str, terms: str) -> str:
    """The terms on the ticket of a player who cashes out."""
    pipeline = Pipeline(profile=replace(PROFILE, help_line=line, ticket_terms=terms)).open_for_play().feed(20)
    pipeline.give(CashOut())
    ticket = pipeline.state.ticketing.ticket
    assert ticket is not None
    return ticket.ticket.terms


def test_it_has_a_page_of_its_own_in_the_help(qapp: object) -> None:
    del qapp
    assert texts(LINE)[-1] == LINE


def test_a_house_without_one_has_no_such_page(qapp: object) -> None:
    del qapp
    assert len(texts(LINE)) == len(texts("")) + 1


@pytest.mark.parametrize("line", [LINE, ""])
def test_the_attract_mode_shows_it(qapp: object, line: str) -> None:
    del qapp
    sitting = Sitting(replace(HOUSE, help_line=line), bills=())
    idle = Idle(sitting.touch_gateway, sitting.windows, lambda: None, sitting.root)
    assert idle.property("helpLine") == line


@pytest.mark.parametrize(
    ("line", "terms", "printed"),
    [(LINE, "", LINE), (LINE, "Pay at cage only", "Pay at cage only"), ("", "Pay at cage only", "Pay at cage only")],
)
def test_a_ticket_without_terms_of_its_own_has_it(line: str, terms: str, printed: str) -> None:
    assert terms_of(line, terms) == printed
