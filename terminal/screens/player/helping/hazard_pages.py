"""The pages on Hazard: a hand, the mains with their nicks and outs, and what becomes of bank and dice after it."""

from __future__ import annotations

from fractions import Fraction

from terminal.screens.player.helping.page import Page, Passage, Pay, passages, sentences
from terminal.screens.player.helping.terms import Terms
from terminal.screens.shared.felts.hazard import BANK, COVER, MAINS, THROW
from terminal.screens.shared.percents import percent
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def hazard_pages(terms: Terms) -> tuple[Page, ...]:
    """All pages on the game."""
    return (_hand(terms), _mains(terms), _after(terms))


def _hand(terms: Terms) -> Page:
    return Page(
        translate("Help", "How a hand goes"),
        passages(
            Passage(
                translate("Help", "The bank"),
                sentences(
                    translate("Help", "Lay your bank with chips on BANK. The house covers it with as much."),
                    translate("Help", "Until the dice are thrown you can raise it, double it or take it down."),
                ),
            ),
            Passage(
                translate("Help", "The main"),
                sentences(
                    translate("Help", "Touch a plate to name the main, from 5 to 9.") if _named(terms) else "",
                    translate("Help", "Or throw for it: the first of these totals that you throw is the main.")
                    if _named(terms)
                    else translate("Help", "Throw for it: the first total from 5 to 9 that you throw is the main."),
                ),
            ),
            Passage(
                translate("Help", "The first throw after it"),
                translate("Help", "A nick wins at once, an out loses at once. Any other total is your chance."),
            ),
            Passage(
                translate("Help", "The chance"),
                translate(
                    "Help", "Then the chance wins, and the main loses, whichever comes first. Others do nothing."
                ),
            ),
            Passage(
                translate("Help", "The row of totals"),
                translate("Help", "It shows for each total what your next throw would do with it."),
            ),
        ),
        bets=(BANK,),
        pays=(Pay(translate("Help", "Bank"), spelled(terms.pays[BANK])),),
    )


def _mains(terms: Terms) -> Page:
    say = translate("Help", "wins {0}, loses {1}")
    rows = ((main, ", ".join(map(str, nicks)), ", ".join(map(str, outs))) for main, (nicks, outs) in MAINS.items())
    edges = _edges(terms)
    return Page(
        translate("Help", "Mains, nicks and outs"),
        passages(
            Passage(
                translate("Help", "On the first throw after the main"),
                translate("Help", "The main itself is always a nick. Every total beside these is a chance."),
            ),
            Passage(
                translate("Help", "What a main costs"),
                sentences(
                    translate("Help", "House edge with a main of 7: {0}; of 5 or 9: {1}; of 6 or 8: {2}.").format(
                        *(percent(edges[f"{THROW}@{main}"]) for main in (7, 5, 6))
                    )
                    if _named(terms)
                    else "",
                    translate("Help", "House edge with a main that is thrown for: {0}.").format(percent(edges[BANK])),
                ),
            ),
        ),
        bets=(*(f"{THROW}@{main}" for main in MAINS), THROW),
        pays=tuple(Pay(str(main), say.format(nicks, outs)) for main, nicks, outs in rows),
    )


def _after(terms: Terms) -> Page:
    seconds = terms.cabinet.profile.choice_ms // 1000
    most_cents = terms.cabinet.game.max_total_bet_cents
    amount = "" if most_cents is None else languages.amount(most_cents, terms.cabinet.profile.currency)
    return Page(
        translate("Help", "Keeping and passing the dice"),
        passages(
            Passage(
                translate("Help", "After a win"),
                sentences(
                    translate("Help", "Pass the dice, and the doubled bank is yours."),
                    translate(
                        "Help", "Or keep them, and all of it rides: nothing can be taken from it before it is decided."
                    ),
                    translate("Help", "A bank above {0} cannot ride.").format(amount) if amount else "",
                ),
            ),
            Passage(
                translate("Help", "Your time"),
                translate(
                    "Help", "You have {0} seconds to choose. Then the dice are passed and the bank is yours."
                ).format(seconds),
            ),
            Passage(translate("Help", "After a loss"), _after_loss(terms)),
        ),
        bets=(COVER,),
    )


def _after_loss(terms: Terms) -> str:
    if not terms.says("house_shoots", "yes"):
        return sentences(
            translate("Help", "After an out you keep the dice; after a lost chance they pass."),
            translate("Help", "The house does not shoot here: they come straight back, and you lay a new bank."),
        )
    return sentences(
        translate("Help", "After an out you may keep the dice or pass them; after a lost chance they pass."),
        translate(
            "Help", "Then the house shoots, and you may cover its bank: a cover wins {0} when the house loses."
        ).format(spelled(terms.pays[COVER])),
    )


def _edges(terms: Terms) -> dict[str, Fraction]:
    """The exact house edge of every line of the sheet."""
    # Imported here because a start needs no maths.
    from terminal.maths.par import par_line

    game = terms.cabinet.game
    return {wager.name: par_line(game, wager).edge for wager in game.wagers()}


def _named(terms: Terms) -> bool:
    return terms.says("main", "chosen")
