"""The pages on bets that the next roll decides: craps and eleven, the Horn, and the hops."""

from __future__ import annotations

from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.player.helping.page import Page, Passage, passages, sentences
from terminal.screens.player.helping.pay_lines import pay_lines
from terminal.screens.player.helping.terms import Terms
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

HORN_EXAMPLE_CENTS = 100_00


def one_roll_page(terms: Terms) -> Page:
    """Seven, Any Craps, C and E, and the Horn."""
    letters = terms.bets("c", "e", "c_and_e")
    bets = (*terms.bets("seven", "any_craps"), *letters, *terms.bets("total", "horn"))
    return Page(
        translate("Help", "Bets on the next roll"),
        passages(
            Passage("", translate("Help", "Each of these wins on the totals that it names, and loses on any other.")),
            Passage("", _winners(terms, ("seven", "any_craps", *letters))),
            Passage(
                translate("Help", "Horn numbers"),
                translate("Help", "A field for each of {0}. It wins when the next roll is its number.").format(
                    all_of(terms.numbers("total"))
                ),
            ),
            Passage(terms.name("horn"), _horn(terms)) if terms.has("horn") else None,
        ),
        bets,
        pay_lines(terms, bets),
    )


def _winners(terms: Terms, bets: tuple[str, ...]) -> str:
    """``Seven wins on 7. C wins on 2, 3 or 12.``"""
    say = translate("Help", "{0} wins on {1}.")
    return sentences(*(say.format(terms.name(bet), any_of(terms.totals(bet, "win"))) for bet in bets))


def _horn(terms: Terms) -> str:
    parts = terms.bet("horn").parts
    numbers = [terms.bet(part).number for part in parts]
    return sentences(
        translate("Help", "Your bet is split in {0} equal parts, over {1}.").format(len(parts), ", ".join(numbers)),
        translate("Help", "One part wins and is paid as above, the others are lost."),
        _horn_example(terms, parts[-1], len(parts)),
    )


def _horn_example(terms: Terms, part: str, count: int) -> str:
    """What a stake wins on one of the numbers, by the sheet."""
    profit_cents = HORN_EXAMPLE_CENTS * (terms.ratio(part) - (count - 1)) / count
    return translate("Help", "So {0} on the Horn Bet wins {2} when {1} comes.").format(
        languages.brief(HORN_EXAMPLE_CENTS), terms.bet(part).number, languages.brief(int(profit_cents))
    )


def hop_page(terms: Terms) -> Page | None:
    """The hops; None for a game without."""
    bets = terms.bets("hop")
    if not bets:
        return None
    missing = ("1-1", "1-2", "5-6", "6-6")
    return Page(
        translate("Help", "Hop bets"),
        passages(
            Passage(
                "",
                translate(
                    "Help",
                    "A hop names both dice of the next roll. It wins when they come, whichever die shows which number,"
                    " and loses on any other roll.",
                ),
            ),
            Passage(
                translate("Help", "Hopping hard ways"),
                translate("Help", "Hops on a pair. A pair comes half as often as two different dice."),
            ),
            Passage(
                "",
                translate("Help", "There is no hop on {0}: these are Horn numbers.").format(any_of(missing)),
            ),
        ),
        bets,
        pay_lines(terms, bets),
    )
