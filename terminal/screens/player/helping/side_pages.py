"""The page on the side bets: Fire, Hot Roller and the Repeaters, as far as the sheet offers them."""

from __future__ import annotations

from terminal.rules.rulebook import CountedEnding
from terminal.rules.two_dice import ROLLS_OF
from terminal.screens.player.helping.lists import all_of
from terminal.screens.player.helping.page import Page, Passage, Pay, passages, sentences
from terminal.screens.player.helping.pay_lines import pay_lines
from terminal.screens.player.helping.terms import Terms
from terminal.screens.shared.names import numbers_name
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating.marked import translate


def side_page(terms: Terms) -> Page | None:
    """Fire, Hot Roller and the Repeaters; None for a sheet without."""
    fire, roller, repeaters = terms.bets("fire"), terms.bets("hot_roller"), terms.bets("repeater")
    if not fire and not roller and not repeaters:
        return None
    return Page(
        translate("Help", "Side Bets"),
        passages(
            Passage(terms.name("fire"), _fire(terms)) if fire else None,
            Passage(terms.name("hot_roller"), _hot_roller(terms)) if roller else None,
            Passage(translate("Help", "Repeaters"), _repeaters(terms, repeaters)) if repeaters else None,
            Passage(translate("Help", "When to bet"), _when(fire, roller, repeaters)),
        ),
        (*fire, *roller, *repeaters),
        (*pay_lines(terms, fire), *pay_lines(terms, roller), *_pays(terms, repeaters)),
    )


def _fire(terms: Terms) -> str:
    return sentences(
        translate("Help", "It counts the different Points that you make before the seven-out: {0}.").format(
            all_of(terms.cabinet.game.points)
        ),
        translate("Help", "A Point that is made turns gold; made again, it does not count."),
        translate("Help", "The seven-out ends the bet; the last of all Points pays at once."),
    )


def _hot_roller(terms: Terms) -> str:
    points = terms.cabinet.game.points
    return sentences(
        translate("Help", "It counts the totals that come in each of their ways before a 7, of {0}.").format(
            all_of(points)
        ),
        "; ".join(f"{point}: {', '.join(f'{low}-{high}' for low, high in ROLLS_OF[point])}" for point in points) + ".",
        translate("Help", "The next 7 ends the bet, on a come-out roll too; the last of all totals pays at once."),
    )


def _repeaters(terms: Terms, bets: tuple[str, ...]) -> str:
    times: dict[int, list[str]] = {}
    for bet in bets:
        times.setdefault(_times(terms, bet), []).append(terms.bet(bet).number)
    say = translate("Help", "{0}: {1} times")
    return sentences(
        translate("Help", "Each total is a bet of its own. It wins when it has come often enough before a 7."),
        "; ".join(say.format(", ".join(numbers), count) for count, numbers in sorted(times.items())) + ".",
    )


def _times(terms: Terms, bet: str) -> int:
    """How often its total has to come."""
    (endings,) = {deed.endings for deed in terms.bet(bet).by_point[None].values() if isinstance(deed, CountedEnding)}
    return len(endings) - 1


def _when(fire: tuple[str, ...], roller: tuple[str, ...], repeaters: tuple[str, ...]) -> str:
    return sentences(
        translate("Help", "Fire: before the first Point of a hand is set; after that it is locked.") if fire else "",
        translate("Help", "Hot Roller: right after a 7; locked once one of its totals has come.") if roller else "",
        translate("Help", "Repeaters: right after a 7; each is locked once its total has come.") if repeaters else "",
    )


def _pays(terms: Terms, bets: tuple[str, ...]) -> list[Pay]:
    """A line for all Repeaters with the same pay."""
    alike: dict[str, list[str]] = {}
    for bet in bets:
        alike.setdefault(terms.pays[bet], []).append(bet)
    return [
        Pay(numbers_name(same, terms.cabinet.game.name, ", ".join(terms.bet(bet).number for bet in same)), spelled(pay))
        for pay, same in alike.items()
    ]
