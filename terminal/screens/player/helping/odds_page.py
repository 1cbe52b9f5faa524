"""The page on odds, taken and given."""

from __future__ import annotations

from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.player.helping.page import Page, Passage, passages, sentences
from terminal.screens.player.helping.pay_lines import pay_lines
from terminal.screens.player.helping.terms import Terms
from terminal.screens.translating.marked import translate


def odds_page(terms: Terms) -> Page:
    """Odds, taken and given."""
    bets = terms.bets("pass_odds", "come_odds", "dont_pass_odds", "dont_come_odds")
    backed = [terms.name(bet) for bet in ("pass_line", "come") if terms.has(bet)]
    against = [terms.name(bet) for bet in ("dont_pass", "dont_come") if terms.has(bet)]
    return Page(
        translate("Help", "Odds"),
        passages(
            Passage("", _odds(terms)),
            Passage(translate("Help", "Taking odds"), _taking(terms, backed)),
            Passage(translate("Help", "Giving odds"), _giving(terms, against)) if against else None,
            Passage("", _odds_on_come_out(terms)) if terms.has("come") else None,
        ),
        bets,
        pay_lines(terms, bets),
        point=6,
    )


def _odds(terms: Terms) -> str:
    return sentences(
        translate("Help", "As soon as your bet has its Point, you may back it with odds."),
        translate("Help", "Odds pay exactly what they are worth: the house has no advantage on them.")
        if terms.odds_are_fair
        else "",
        translate("Help", "A window offers them, and before any roll you may place, raise, reduce or remove them."),
        translate("Help", "They are decided together with the bet that they back."),
    )


def _taking(terms: Terms, backed: list[str]) -> str:
    wins = translate("Help", "Behind {0}: they win when the Point comes before a 7.").format(all_of(backed))
    return sentences(wins, _most(terms.cabinet.game.odds_multiples("pass_odds")))


def _giving(terms: Terms, against: list[str]) -> str:
    wins = translate("Help", "Behind {0}: they win when a 7 comes before the Point.").format(all_of(against))
    return sentences(wins, _most(terms.cabinet.game.odds_multiples("dont_pass_odds")))


def _most(multiples: tuple[int, ...]) -> str:
    if not multiples:
        return ""
    return translate("Help", "The window offers {0} times your bet; {1} times is the most.").format(
        any_of(multiples), multiples[-1]
    )


def _odds_on_come_out(terms: Terms) -> str:
    if terms.says("odds_on_come_out", "working"):
        return translate("Help", "Odds behind bets that have moved to a number play on come-out rolls too.")
    return translate(
        "Help",
        "Odds behind bets that have moved to a number are off on come-out rolls: if their bet is decided then, you"
        " get them back.",
    )
