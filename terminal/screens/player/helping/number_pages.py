"""The pages on bets on numbers: Place, Buy and Lay, the Field, Big and Small, Hard Ways."""

from __future__ import annotations

from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.player.helping.page import Page, Passage, passages, sentences
from terminal.screens.player.helping.pay_lines import pay_lines
from terminal.screens.player.helping.terms import Terms
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def place_page(terms: Terms) -> Page:
    """Place, and where there is one Place to Lose."""
    bets = terms.bets("place", "place_lose")
    against = bool(terms.bets("place_lose"))
    return Page(
        translate("Help", "Place to Win and Place to Lose") if against else translate("Help", "Place bets"),
        passages(
            Passage(
                translate("Help", "Place to Win") if against else "",
                translate(
                    "Help", "A Place bet wins when its number comes before a 7, and loses when the 7 comes first."
                ),
            ),
            Passage(
                translate("Help", "Place to Lose"),
                translate("Help", "It wins when a 7 comes before its number, and loses when the number comes first."),
            )
            if against
            else None,
            Passage(
                "",
                translate(
                    "Help", "You may bet it before any roll, and raise it, reduce it or take it down as you like."
                ),
            ),
            Passage("", _transfer(terms)),
        ),
        bets,
        pay_lines(terms, bets),
        point=8,
    )


def _transfer(terms: Terms) -> str:
    to = terms.bet(terms.bets("place")[0]).transfer_to
    if to == "buy":
        return translate("Help", "If it wins on a come-out roll, you may move it to the Buy field of another number.")
    if to == "place":
        return translate("Help", "If it wins on a come-out roll, you may move it to the Place field of another number.")
    return ""


def commission_page(terms: Terms) -> Page | None:
    """Buy and Lay, with their commission; None for a game without."""
    bets = terms.bets("buy", "lay")
    if not bets:
        return None
    lays = bool(terms.bets("lay"))
    return Page(
        translate("Help", "Buy and Lay") if lays else translate("Help", "Buy bets"),
        passages(
            Passage(
                translate("Help", "Buy"),
                translate("Help", "Like Place it wins when its number comes before a 7, but it costs a commission."),
            ),
            Passage(
                translate("Help", "Lay"),
                translate("Help", "It wins when a 7 comes before its number, and costs a commission too."),
            )
            if lays
            else None,
            Passage(translate("Help", "Commission"), _commission(terms, lays=lays)),
            Passage("", translate("Help", "Lay cannot be up together with Place or Buy on the same number."))
            if lays and terms.says("exclude", "true")
            else None,
        ),
        bets,
        pay_lines(terms, bets),
        point=8,
    )


def _commission(terms: Terms, *, lays: bool) -> str:
    return sentences(
        _basis(terms, "buy"),
        _basis(terms, "lay") if lays else "",
        translate("Help", "You are asked before it is taken, when you place or raise the bet.")
        if terms.says("commission_time", "upfront")
        else translate("Help", "It is taken of the win."),
        _rounding(terms),
        _refund(terms) if terms.says("commission_time", "upfront") else "",
    )


def _basis(terms: Terms, side: str) -> str:
    rate = terms.percent("commission_rate")
    of_bet = terms.says(f"commission_{side}_basis", "bet")
    if side == "buy":
        say = translate("Help", "Buy: {0}% of the bet.") if of_bet else translate("Help", "Buy: {0}% of the win.")
    else:
        say = translate("Help", "Lay: {0}% of the bet.") if of_bet else translate("Help", "Lay: {0}% of the win.")
    return say.format(rate)


def _rounding(terms: Terms) -> str:
    unit = languages.amount(100, terms.cabinet.profile.currency)
    match terms.house["commission_rounding"]:
        case "unit_up":
            return translate("Help", "It is rounded up to the next whole {0}.").format(unit)
        case "unit_down":
            return translate("Help", "It is rounded down to the whole {0}.").format(unit)
    return translate("Help", "A fraction of a cent counts as a whole one.")


def _refund(terms: Terms) -> str:
    if terms.says("commission_refund", "true"):
        return translate("Help", "You get it back when you take the bet down.")
    return translate("Help", "You do not get it back when you take the bet down.")


def field_page(terms: Terms) -> Page:
    """The Field, and in Easy Craps its two ends."""
    bets = terms.bets("field", "low_field", "high_field")
    return Page(
        all_of([terms.name(bet) for bet in bets]),
        passages(
            Passage("", translate("Help", "Decided by the next roll, whatever it is. Bet it before any roll.")),
            *(
                Passage(
                    terms.name(bet),
                    translate("Help", "It wins on {0}, and loses on {1}.").format(
                        any_of(terms.totals(bet, "win")), any_of(terms.totals(bet, "lose"))
                    ),
                )
                for bet in bets
            ),
        ),
        bets,
        pay_lines(terms, bets),
    )


def big_page(terms: Terms) -> Page | None:
    """Big 6, Big 8, Big and Small; None for a game without."""
    bets = terms.bets("big6", "big8", "big", "small")
    if not bets:
        return None
    six = translate("Help", "Big 6 wins when a 6 comes before a 7, Big 8 when an 8 comes before a 7.")
    return Page(
        all_of([terms.name(bet) for bet in bets]),
        passages(
            Passage(all_of([terms.name("big6"), terms.name("big8")]), six),
            Passage(terms.name("big"), _one_of_five(terms, "big")),
            Passage(terms.name("small"), _one_of_five(terms, "small")),
            Passage("", translate("Help", "You may bet them before any roll.")),
        ),
        bets,
        pay_lines(terms, bets),
    )


def _one_of_five(terms: Terms, bet: str) -> str:
    wins = any_of(terms.totals(bet, "win"))
    if terms.says("big_small_mode", "multi"):
        return translate("Help", "It wins when {0} comes before a 7.").format(wins)
    return translate("Help", "It wins when the next roll is {0}, and loses on any other.").format(wins)


def hard_page(terms: Terms) -> Page:
    """The Hard Ways."""
    bets = terms.bets("hard")
    pairs = [f"{int(number) // 2}-{int(number) // 2}" for number in terms.numbers("hard")]
    return Page(
        translate("Help", "Hard Ways"),
        passages(
            Passage(
                "",
                translate(
                    "Help",
                    "A bet that its number comes the hard way, as a pair: {0}. It loses on a 7, and when its number"
                    " comes the easy way, with two different dice. Any other roll leaves it as it is.",
                ).format(any_of(pairs)),
            ),
            Passage(
                translate("Help", "Rolls since last"),
                translate(
                    "Help", "The field tells how many rolls ago its pair came last. It does not change what comes next."
                ),
            ),
        ),
        bets,
        pay_lines(terms, bets),
    )
