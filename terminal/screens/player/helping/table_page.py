"""The page on the shared table: the chips before they are sealed, the button of the dice, the shooter, the others."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.rules.games import GAMES
from terminal.screens.player.helping.page import Page, Passage, passages, sentences
from terminal.screens.player.helping.terms import Terms
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating.marked import translate


def table_page(terms: Terms) -> Page | None:
    """What is different at a station; None at a cabinet with dice of its own."""
    profile = terms.cabinet.profile
    if not profile.is_station:
        return None
    return Page(
        translate("Help", "Shared table"),
        passages(
            Passage(
                translate("Help", "The same dice for all"),
                translate("Help", "All seats bet on the same dice, and the table's clock counts for all of them."),
            ),
            Passage(
                translate("Help", "Pale chips"),
                sentences(
                    translate("Help", "A pale chip with a small clock is on its way to the table."),
                    translate("Help", "What comes too late goes back to your credit, and the line above says so."),
                ),
            ),
            Passage(translate("Help", "Ready"), _ready()) if profile.mode == "roll" else None,
            Passage(translate("Help", "Shooter"), _shooter(terms)),
            _others(profile.others_bets),
            Passage(
                translate("Help", "Without the table"),
                sentences(
                    translate("Help", "If the table cannot be reached, your bets stand as they are."),
                    translate("Help", "They are settled by the table's dice as soon as it is back."),
                ),
            ),
        ),
    )


def _ready() -> str:
    return sentences(
        translate("Help", "Touch READY when your bets are down."),
        translate("Help", "The table waits for the other players, but not for long."),
    )


def _shooter(terms: Terms) -> str:
    if GAMES[terms.cabinet.game.name].has_caster:
        return sentences(*_caster(terms))
    hands = GAMES[terms.cabinet.game.name].has_puck
    return sentences(
        translate("Help", "One seat throws for all: its ROLL lights up when the bets are closed.")
        if hands
        else translate("Help", "One seat throws for all."),
        translate("Help", "After a seven-out the dice go to the next seat clockwise.") if hands else "",
        translate("Help", "On a come-out roll you may pass the dice or take them."),
    )


def _caster(terms: Terms) -> Iterator[str]:
    """Who lays what at Hazard, and where the dice go."""
    yield translate("Help", "One seat has the dice: its player lays the bank and names the main.")
    if "cover" in terms.pays:
        yield translate("Help", "The others may lay a cover against it: {0} if the bank is lost.").format(
            spelled(terms.pays["cover"])
        )
    yield translate("Help", "After a lost chance, or without a bank, the dice go to the next seat clockwise.")


def _others(style: str) -> Passage | None:
    said = {
        "sums": translate("Help", "The number beside a small head is the sum that the others have on a field."),
        "chips": translate("Help", "A small coloured chip shows that the seat of this number has a bet on the field."),
    }
    return Passage(translate("Help", "Bets of the others"), said[style]) if style in said else None
