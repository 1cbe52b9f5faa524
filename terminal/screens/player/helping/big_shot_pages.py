"""The pages on Big Shot: a round, the six numbers, the fourth die, and the side bets."""

from __future__ import annotations

from terminal.screens.player.helping.page import Page, Passage, Pay, passages, sentences
from terminal.screens.player.helping.terms import Terms
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating.marked import translate


def big_shot_pages(terms: Terms) -> tuple[Page, ...]:
    """All pages on the bets."""
    return (_round(terms), _numbers(terms), _fourth_die(terms), _sides(terms))


def _pay(terms: Terms, what: str, line: str) -> Pay:
    return Pay(what, spelled(terms.pays[line]))


def _round(terms: Terms) -> Page:
    seconds = terms.cabinet.profile.choice_ms // 1000
    return Page(
        translate("Help", "How a round goes"),
        passages(
            Passage(
                translate("Help", "Bets"),
                translate(
                    "Help",
                    "Place chips on any of the six numbers, on Double, Straight and Triple, as many as you like. Every"
                    " bet is for one throw.",
                ),
            ),
            Passage(
                translate("Help", "The throw"),
                sentences(
                    translate("Help", "ROLL closes the bets, and three dice are thrown together. They decide all bets"),
                    translate("Help", "but a number that all three have hit: there you choose."),
                ),
            ),
            Passage(
                translate("Help", "The choice"),
                translate(
                    "Help",
                    "You have {0} seconds for it. No bet is taken and no dice are thrown before. When the time is over,"
                    " your win is taken.",
                ).format(seconds),
            ),
            Passage(
                translate("Help", "Throws that do not count"),
                translate(
                    "Help", "A die that lies askew or on another makes the throw void: all dice are thrown again."
                ),
            ),
        ),
    )


def _numbers(terms: Terms) -> Page:
    return Page(
        translate("Help", "The six numbers"),
        passages(
            Passage(
                translate("Help", "Hits"),
                translate(
                    "Help",
                    "Your number wins when at least one of the three dice shows it. Each die that does is a hit, and"
                    " more hits pay more. Without a hit the stake is lost.",
                ),
            ),
        ),
        bets=tuple(f"number@{number}" for number in range(1, 7)),
        pays=(
            _pay(terms, translate("Help", "One hit"), "number_1"),
            _pay(terms, translate("Help", "Two hits"), "number_2"),
            _pay(terms, translate("Help", "Three hits"), "number_3"),
        ),
    )


def _fourth_die(terms: Terms) -> Page:
    return Page(
        translate("Help", "The BIG SHOT"),
        passages(
            Passage(
                translate("Help", "Take or risk"),
                translate(
                    "Help",
                    "After three hits take your win, or risk the BIG SHOT: a fourth die is thrown alone. If it shows"
                    " your number once more, it hits; any other number misses. You win either way, and the stake comes"
                    " back.",
                ),
            ),
            Passage(
                translate("Help", "The odds"),
                translate(
                    "Help",
                    "The fourth die hits once in six throws. The window shows what each choice pays, its chance, and"
                    " what it is worth on average.",
                ),
            ),
        ),
        pays=(
            _pay(terms, translate("Help", "Three hits taken"), "number_3"),
            _pay(terms, translate("Help", "The fourth die hits"), "number_risk_hit"),
            _pay(terms, translate("Help", "The fourth die misses"), "number_risk_miss"),
        ),
    )


def _sides(terms: Terms) -> Page:
    return Page(
        translate("Help", "Double, Straight and Triple"),
        passages(
            Passage(
                translate("Help", "Double"),
                translate("Help", "Wins when two dice show the same number, and pays more when all three do."),
            ),
            Passage(
                translate("Help", "Straight"),
                sentences(
                    translate("Help", "Wins on 1-2-3, 2-3-4, 3-4-5 and 4-5-6, in any order."),
                    translate("Help", "It does not go on after the six: 5-6-1 is no Straight."),
                ),
            ),
            Passage(
                translate("Help", "Triple"),
                translate("Help", "Wins when all three dice show the same number, whichever it is."),
            ),
        ),
        bets=("double", "straight", "triple"),
        pays=(
            _pay(terms, translate("Help", "Double"), "double"),
            _pay(terms, translate("Help", "Double, three alike"), "double_triple"),
            _pay(terms, translate("Help", "Straight"), "straight"),
            _pay(terms, translate("Help", "Triple"), "triple"),
        ),
    )
