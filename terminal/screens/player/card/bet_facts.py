"""All texts of a bet's card, in the current language."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.screens.player.card.families import writer_of
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.percents import percent
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class Facts(msgspec.Struct, frozen=True):
    """The texts, each a sentence or a few words."""

    title: str = ""
    wins: str = ""
    loses: str = ""
    now: str = ""
    terms: str = ""
    edge: str = ""
    limits: str = ""
    stake: str = ""


def facts_of(cabinet: Cabinet, state: State, bet: str, edge: Fraction | None) -> Facts:
    """All facts of this bet. `edge` is None while it is computed."""
    game = cabinet.game
    writer = writer_of(game)
    rules = writer.rules_of(game, bet)
    stake_cents = state.felt.bets.get(bet, 0)
    return Facts(
        title=bet_name(bet, cabinet.game.name),
        wins=rules.wins,
        loses=rules.loses,
        now=writer.now(game, bet, state.table),
        terms=" ".join(writer.terms_of(game, bet)),
        edge=_edge(edge),
        limits=_limits(cabinet, state, bet),
        stake=languages.amount(stake_cents, cabinet.profile.currency) if stake_cents else translate("Player", "no bet"),
    )


def _edge(edge: Fraction | None) -> str:
    if edge is None:
        return "…"
    return percent(edge) if edge else translate("Player", "none")


def _limits(cabinet: Cabinet, state: State, bet: str) -> str:
    """The least and the most that the field may hold now."""
    if not writer_of(cabinet.game).takes_chips(cabinet.game, bet):
        return translate("Player", "takes no chips")
    min_cents, max_cents = cabinet.limits(state, bet)
    least = languages.amount(min_cents, cabinet.profile.currency)
    if max_cents is None:
        return translate("Player", "from {0}").format(least)
    if max_cents < min_cents:
        return translate("Player", "closed now")
    return translate("Player", "{0} to {1}").format(least, languages.amount(max_cents, cabinet.profile.currency))
