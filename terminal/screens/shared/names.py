"""The names of all bets, whichever felt they are on: a session may have begun with a different game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from terminal.screens.shared.felts.all_felts import FELTS
from terminal.screens.shared.felts.felt import Spot
from terminal.screens.shared.table.fields import spoken
from terminal.screens.translating.marked import translate


@cache
def _spots(game: str) -> Mapping[str, Spot]:
    """Every spot by its bet; if felts name one differently, by this game's felt."""
    felts = (*FELTS.values(), FELTS[game])
    return {spot.bet: spot for felt in felts for spot in felt.spots}


def bet_name(bet: str, game: str) -> str:
    """The bet's name in this game, in the current language; the rules' name if no felt has it."""
    spot = _spots(game).get(bet)
    return spoken(spot) if spot else bet


def numbers_name(bets: Sequence[str], game: str, numbers: str) -> str:
    """The name of these bets, which differ in their numbers: ``Place 4, 10``. Asserts that the first is known.

    Where each number has a name of its own, all of them: ``Crap 2, Crap 12``.
    """
    spot = _spots(game).get(bets[0])
    assert spot is not None, bets
    if "{0}" not in spot.speech:
        return ", ".join(bet_name(bet, game) for bet in bets)
    return translate("Felt", spot.speech).format(numbers)
