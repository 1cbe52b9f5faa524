"""The pages on a round and on the bets that depend on the puck: the lines and the come bets."""

from __future__ import annotations

from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.player.helping.page import Page, Passage, passages, sentences
from terminal.screens.player.helping.pay_lines import pay_lines
from terminal.screens.player.helping.terms import Terms
from terminal.screens.translating.marked import translate


def round_page(terms: Terms) -> Page:
    """The course of a round."""
    points = terms.cabinet.game.points
    return Page(
        translate("Help", "How a round goes"),
        passages(
            Passage(translate("Help", "Come-out roll"), _come_out(terms)),
            Passage(
                translate("Help", "The Point"),
                translate(
                    "Help",
                    "When {0} comes, it becomes the Point: the puck turns white, says ON and moves to its number. Now"
                    " the dice are thrown until the Point comes again, or a 7.",
                ).format(any_of(points)),
            ),
            Passage(
                translate("Help", "The end of a round"),
                translate(
                    "Help",
                    "When the Point comes again, it is made. A 7 before it is a seven-out. Either ends the round: the"
                    " puck is OFF again, and the next roll is a come-out roll. Bets that are not decided stay up.",
                ),
            ),
        ),
        point=8,
    )


def _come_out(terms: Terms) -> str:
    wins, loses = terms.totals("pass_line", "win"), terms.totals("pass_line", "lose")
    begins = translate("Help", "A round begins while the puck is black and says OFF.")
    if not loses:
        return sentences(
            begins,
            translate("Help", "On this roll the Pass Line wins on a {0}, and nothing makes it lose.").format(
                any_of(wins)
            ),
        )
    return sentences(
        begins,
        translate("Help", "On this roll the Pass Line wins on {0}, and loses on {1}.").format(
            any_of(wins), any_of(loses)
        ),
        translate("Help", "None of these is a Point: another come-out roll follows."),
    )


def line_page(terms: Terms) -> Page:
    """Pass Line and Don't Pass."""
    bets = terms.bets("pass_line", "dont_pass")
    return Page(
        all_of([terms.name(bet) for bet in bets]),
        passages(
            Passage(terms.name("pass_line"), _pass_line(terms)),
            Passage(terms.name("dont_pass"), _dont_pass(terms)) if terms.has("dont_pass") else None,
            _together(terms, "pass_line", "dont_pass"),
        ),
        bets,
        pay_lines(terms, bets),
    )


def _pass_line(terms: Terms) -> str:
    wins, loses = terms.totals("pass_line", "win"), terms.totals("pass_line", "lose")
    at_once = (
        translate("Help", "On the come-out roll it wins on {0} and loses on {1}.").format(any_of(wins), any_of(loses))
        if loses
        else translate("Help", "On the come-out roll it wins on a {0}, and nothing makes it lose.").format(any_of(wins))
    )
    return sentences(
        translate("Help", "Bet it while the puck is OFF."),
        at_once,
        translate("Help", "Once the Point is set, it wins when the Point comes again and loses on a 7."),
        translate("Help", "From then on it is locked: you cannot raise it, reduce it or take it down."),
    )


def _dont_pass(terms: Terms) -> str:
    wins, loses = terms.totals("dont_pass", "win"), terms.totals("dont_pass", "lose")
    return sentences(
        translate("Help", "The opposite of the Pass Line, also bet while the puck is OFF."),
        translate("Help", "On the come-out roll it wins on {0} and loses on {1}.").format(any_of(wins), any_of(loses)),
        _pushed(terms, "dont_pass"),
        translate("Help", "Once the Point is set, it wins on a 7 and loses when the Point comes again."),
        translate("Help", "You may reduce it or take it down, but not raise it."),
    )


def _pushed(terms: Terms, bet: str) -> str:
    """What happens to the bet on the total that it bars."""
    barred = any_of(terms.totals(bet, "push"))
    if terms.says("push", "stay"):
        return translate("Help", "On {0} it is a stand-off: the bet stays up.").format(barred)
    return translate("Help", "On {0} it is a stand-off: you get your bet back.").format(barred)


def _together(terms: Terms, bet: str, opposite: str) -> Passage | None:
    """Whether both sides can be bet at once."""
    if not terms.has(opposite):
        return None
    both = (terms.name(bet), terms.name(opposite))
    if terms.says("exclude", "true"):
        return Passage("", translate("Help", "{0} and {1} cannot be up at the same time.").format(*both))
    return Passage("", translate("Help", "{0} and {1} may be up at the same time.").format(*both))


def come_page(terms: Terms) -> Page | None:
    """Come and Don't Come; None for a game without."""
    bets = terms.bets("come", "dont_come")
    if not bets:
        return None
    return Page(
        all_of([terms.name(bet) for bet in bets if "@" not in bet]),
        passages(
            Passage(terms.name("come"), _come(terms)),
            Passage(terms.name("dont_come"), _dont_come(terms)) if terms.has("dont_come") else None,
            _together(terms, "come", "dont_come"),
        ),
        bets,
        pay_lines(terms, bets),
        point=6,
    )


def _come(terms: Terms) -> str:
    wins, loses = terms.totals("come", "win"), terms.totals("come", "lose")
    first = (
        translate("Help", "On the next roll it wins on {0} and loses on {1}.").format(any_of(wins), any_of(loses))
        if loses
        else translate("Help", "On the next roll it wins on a {0}, and nothing makes it lose.").format(any_of(wins))
    )
    return sentences(
        translate("Help", "A Pass Line bet for those who come later: bet it while the puck is ON."),
        first,
        translate("Help", "Any other number becomes its own Point, and the chips move to that number's box."),
        translate("Help", "There it wins when its number comes before a 7, and it is locked."),
    )


def _dont_come(terms: Terms) -> str:
    wins, loses = terms.totals("dont_come", "win"), terms.totals("dont_come", "lose")
    return sentences(
        translate("Help", "The opposite of Come, also bet while the puck is ON."),
        translate("Help", "On the next roll it wins on {0} and loses on {1}.").format(any_of(wins), any_of(loses)),
        _pushed(terms, "dont_come"),
        translate("Help", "Any other number becomes its own Point, and there it wins when a 7 comes first."),
        translate("Help", "You may reduce it or take it down, but not raise it once it has moved."),
    )
