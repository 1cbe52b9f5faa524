"""The pages on Lucky Roller and Lucky Shooter."""

from __future__ import annotations

from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.player.helping.page import Page, Passage, Pay, passages, sentences
from terminal.screens.player.helping.pay_lines import pay_lines
from terminal.screens.player.helping.terms import Terms
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating.marked import translate


def roller_page(terms: Terms) -> Page | None:
    """Lucky Roller; None for a game without."""
    bets = terms.bets("lucky_low", "lucky_high", "lucky_all")
    if not bets:
        return None
    say = translate("Help", "It wins when {0} have all come before a 7.")
    return Page(
        translate("Help", "Lucky Roller"),
        passages(
            *(Passage(terms.name(bet), say.format(all_of(terms.counted(bet)))) for bet in bets),
            Passage(
                "",
                sentences(
                    translate("Help", "The order does not matter, nor how often a total comes."),
                    translate("Help", "Totals that have come light up in gold. A 7 that comes first loses."),
                ),
            ),
            Passage(
                translate("Help", "When to bet"),
                sentences(
                    translate("Help", "Only right after a 7, or before the very first roll."),
                    translate("Help", "From its first hit on it is locked until the dice decide it.")
                    if terms.says("lucky_roller_locked", "yes")
                    else translate("Help", "You can take it down at any time."),
                    translate("Help", "A bet that has won stays framed in gold, and is open again after the next 7."),
                ),
            ),
        ),
        bets,
        pay_lines(terms, bets),
    )


def shooter_page(terms: Terms) -> Page | None:
    """Lucky Shooter; None for a game without."""
    bets = terms.bets("lucky_shooter")
    if not bets:
        return None
    points = terms.cabinet.game.points
    enders = [total for total in range(2, 13) if total not in points]
    return Page(
        terms.name("lucky_shooter"),
        passages(
            Passage(translate("Help", "When to bet"), _when(terms)),
            Passage(
                translate("Help", "Hits"),
                sentences(
                    translate("Help", "The Point becomes its Point, in red, and the bet is locked."),
                    translate("Help", "Each other number of {0} that comes is a hit, in blue, and counts once.").format(
                        all_of(points)
                    ),
                ),
            ),
            Passage(
                translate("Help", "The end"),
                sentences(
                    translate("Help", "Its Point again, or {0}, ends the bet and pays by the hits.").format(
                        any_of(enders)
                    ),
                    translate("Help", "With fewer hits than the pays name it is lost."),
                ),
            ),
        ),
        bets,
        (*_ladder(terms, "point"), *_ladder(terms, "craps")),
        point=8,
    )


def _when(terms: Terms) -> str:
    loses, stays = terms.totals("lucky_shooter", "lose"), terms.says("lucky_shooter_7_11", "stay")
    return sentences(
        translate("Help", "Only while the puck is OFF."),
        translate("Help", "On the come-out roll it loses on {0}.").format(any_of(loses)),
        translate("Help", "A 7 or 11 leaves it as it is.") if stays else "",
        translate("Help", "After it was decided within a round, move the puck to OFF before you bet it again.")
        if terms.cabinet.puck_can_be_reset
        else "",
    )


def _hits(terms: Terms, column: str) -> list[int]:
    """The numbers of hits that this column of the sheet pays."""
    return [hits for hits in range(len(terms.cabinet.game.points)) if f"lucky_shooter_{column}_{hits}" in terms.pays]


def _ladder(terms: Terms, column: str) -> list[Pay]:
    """A line for each number of hits that is paid."""
    if column == "point":
        say = translate("Help", "{0} hits, then the Point")
    else:
        say = translate("Help", "{0} hits, then 7, 11 or craps")
    return [
        Pay(say.format(hits), spelled(terms.pays[f"lucky_shooter_{column}_{hits}"])) for hits in _hits(terms, column)
    ]
