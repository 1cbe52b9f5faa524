"""The help of a game: its pages in order, without those that do not apply."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from terminal.cabinet.cabinet import Cabinet
from terminal.rules.games import GAMES
from terminal.screens.player.helping.big_shot_pages import big_shot_pages
from terminal.screens.player.helping.card_page import card_page
from terminal.screens.player.helping.care_pages import care_page, help_line_page
from terminal.screens.player.helping.hazard_pages import hazard_pages
from terminal.screens.player.helping.line_pages import come_page, line_page, round_page
from terminal.screens.player.helping.lucky_pages import roller_page, shooter_page
from terminal.screens.player.helping.machine_pages import (
    buttons_page,
    house_page,
    special_page,
    touch_page,
)
from terminal.screens.player.helping.number_pages import big_page, commission_page, field_page, hard_page, place_page
from terminal.screens.player.helping.odds_page import odds_page
from terminal.screens.player.helping.one_roll_pages import hop_page, one_roll_page
from terminal.screens.player.helping.page import Page
from terminal.screens.player.helping.side_pages import side_page
from terminal.screens.player.helping.table_page import table_page
from terminal.screens.player.helping.terms import Terms


def pages_of(cabinet: Cabinet) -> tuple[Page, ...]:
    """All pages of the current game, in the current language."""
    terms = Terms(cabinet)
    pages = (*BOOKS[GAMES[cabinet.game.name].family](terms), *_machine_pages(terms))
    return tuple(page for page in pages if page is not None)


def _craps(terms: Terms) -> tuple[Page | None, ...]:
    return (
        round_page(terms),
        line_page(terms),
        come_page(terms),
        odds_page(terms),
        place_page(terms),
        commission_page(terms),
        field_page(terms),
        big_page(terms),
        hard_page(terms),
        one_roll_page(terms),
        hop_page(terms),
        roller_page(terms),
        shooter_page(terms),
        side_page(terms),
        special_page(terms),
    )


def _machine_pages(terms: Terms) -> tuple[Page | None, ...]:
    return (
        table_page(terms),
        touch_page(),
        buttons_page(terms),
        house_page(terms),
        card_page(terms),
        care_page(terms),
        help_line_page(terms),
    )


BOOKS: Mapping[str, Callable[[Terms], tuple[Page | None, ...]]] = {
    "craps": _craps,
    "big_shot": big_shot_pages,
    "hazard": hazard_pages,
}
"""The pages on the bets, by the family of a kind of game."""
