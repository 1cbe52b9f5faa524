"""Opens par sheets for play: a sheet that gives the player an edge on any bet except odds is refused.

A jurisdiction may bound them further (regulation L1): by the least return of a bet with the best play, and the longest
odds against a pay.

Bets are settled independently of each other, and their limits only ever exclude stakes; so what a player wins with all
his bets is the sum of what he wins with each, and he has an edge if and only if one bet alone can be played with one.

A bet with choices is judged by its best play at a stake on which every pay is exact. A pay is rounded down at every
other one, and what was taken down of a stake is worth its part; so no stake and no part does better. Without choices
and without a positive edge there the same holds, except for commissions: `stakes` looks for the stake.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from drivers.ports.message import Message, message
from terminal.common.places import SHEETS
from terminal.maths.best import best_profit_cents
from terminal.maths.chain import Chain, build_chain
from terminal.maths.par import ParLine, line_of
from terminal.maths.stakes import UnprovenError, best_gain
from terminal.rules.game import AnyGame, Stakes, Wager
from terminal.rules.games import open_game
from terminal.rules.refusal import money
from terminal.rules.sheet import Sheet
from terminal.rules.sheet_reader import PAY


@dataclass(frozen=True)
class Bounds:
    """What a jurisdiction asks of every bet but odds."""

    min_return: Fraction = Fraction(0)
    max_odds: int | None = None
    """So many to 1; None without a bound."""


NO_BOUNDS = Bounds()

LONGEST_EXACT = 50
"""With more letters a fraction is not part of a sentence."""


def shipped() -> dict[str, Path]:
    """The files of the shipped sheets by name, in alphabetical order."""
    return {path.stem: path for path in sorted(SHEETS.glob("*.ini"))}


def open_checked(text: str, name: str, bounds: Bounds = NO_BOUNDS) -> AnyGame:
    """The game of this sheet, safe to play; `name` is its file's.

    Raises IniError for a sheet that cannot be read, that would give the player an edge on any bet except odds, or that
    is out of bounds.
    """
    sheet = Sheet.parse(text, name)
    game = open_game(sheet)
    verify_edges(sheet, game, bounds)
    return game


def verify_edges(sheet: Sheet, game: AnyGame, bounds: Bounds = NO_BOUNDS) -> None:
    """Raise IniError for the first bet except odds with an edge for the player, or out of bounds, on its best line.

    The sheet's own house rules apply: a bet that is off on a come-out roll is only decided later.
    """
    for wager in game.wagers():
        if wager.odds:
            continue
        try:
            chain = build_chain(game, wager)
            line = line_of(chain)
            best = _best_edge(game, chain)
            wrong = _best_play(wager, best) or _best_stake(line, wager) or _out_of_bounds(line, best, bounds)
        except UnprovenError:
            wrong = message("sheet.edge_unproven", bet=wager.name)
        except ValueError as error:
            raise sheet.reader.error(0, message("sheet.odds_unknown", error=str(error))) from error
        if wrong is not None:
            raise sheet.reader.error(_line_of_best_pay(sheet, (*game.fields(), wager.bet), wager.bet, line), wrong)


def _best_edge(game: AnyGame, chain: Chain) -> Fraction | None:
    """What the player gains on average if he ends or changes the bet at the best moments; None without any choice.

    He also chooses when to place it.
    """
    wager = chain.wager
    if not chain.has_choices and len(chain.starts) == 1:
        return None
    starts = (replace(wager, starts=(start,)) for start in wager.starts)
    return max(best_profit_cents(game, start) for start in starts) / (wager.stake_cents + wager.commission_cents)


def _out_of_bounds(line: ParLine, best: Fraction | None, bounds: Bounds) -> Message | None:
    """What a jurisdiction does not allow: too low a return with the best play, or too long odds."""
    returned = line.rtp if best is None else 1 + best
    if returned < bounds.min_return:
        bound = f"{float(bounds.min_return):.2%}"
        return message("sheet.return_too_low", bet=line.name, figure=_percent(returned), bound=bound)
    chance = min((chance for end, chance in line.distribution if end.profit > 0 and chance > 0), default=Fraction(1))
    if bounds.max_odds is not None and 1 / chance - 1 > bounds.max_odds:
        figure, bound = f"{int(1 / chance - 1)}:1", f"{bounds.max_odds}:1"
        return message("sheet.odds_too_long", bet=line.name, figure=figure, bound=bound)
    return None


def _best_play(wager: Wager[Any], edge: Fraction | None) -> Message | None:
    """The player's edge by the best play."""
    if edge is None or edge <= 0:
        return None
    stakes = wager.stakes or Stakes(wager.stake_cents, wager.stake_cents)
    stake_cents = -(-stakes.least_cents // wager.stake_cents) * wager.stake_cents
    if stakes.most_cents is not None and stake_cents > stakes.most_cents:
        raise UnprovenError
    return message("sheet.players_edge_by_play", bet=wager.name, edge=_percent(edge), stake=money(stake_cents))


def _best_stake(line: ParLine, wager: Wager[Any]) -> Message | None:
    """The player's edge at the best stake."""
    gain = best_gain(line, wager)
    if gain is None:
        return None
    bet, edge, stake = line.name, _percent(gain.edge), money(gain.stake_cents)
    if gain.commission.reduced:
        fee = money(gain.commission.cents)
        return message("sheet.players_edge_reduced", bet=bet, edge=edge, stake=stake, commission=fee)
    if gain.commission.part_cents:
        part = money(gain.commission.part_cents)
        return message("sheet.players_edge_in_parts", bet=bet, edge=edge, stake=stake, part=part)
    return message("sheet.players_edge", bet=bet, edge=edge, stake=stake)


def _percent(edge: Fraction) -> str:
    """In percent, and exactly where that can be read; the par sheet has every figure in full."""
    exact = str(edge)
    return f"{float(edge):.2%} ({exact})" if len(exact) <= LONGEST_EXACT else f"{float(edge):.6%}"


def _line_of_best_pay(sheet: Sheet, fields: tuple[str, ...], bet: str, line: ParLine) -> int:
    """The line of the highest pay with which the bet is won; 0 if it is only paid by the lines of other bets.

    A line may apply to several bets (``hop_hard`` for each hard hop), or to another choice of the player or of the
    house; so the lines that really paid the bet come first.
    """
    names = {name for field in fields for name in (field, _group(field))}
    lines = sheet.reader.values("pays")
    pays = {key: _ratio(lines[key]) for key in lines if _owner(key, names) in (bet, _group(bet))}
    paid = {end.profit for end, _ in line.distribution}
    best = max(pays, key=lambda key: (pays[key] in paid, pays[key], len(key)), default=None)
    return sheet.reader.line_of("pays", best) if best else 0


def _owner(key: str, names: set[str]) -> str:
    """The bet of a key in [pays]: ``field`` of ``field_12``; but ``c_and_e`` of ``c_and_e_11``, not ``c``."""
    owners = (name for name in names if key == name or key.startswith(f"{name}_"))
    return max(owners, key=len, default="")


def _group(name: str) -> str:
    """The common name of a field and its numbers: ``place`` of ``place@6``."""
    return name.partition("@")[0]


def _ratio(pay: str) -> Fraction:
    """The pay as a fraction of the stake; 0 for a line without one (``none``)."""
    match = PAY.fullmatch(pay)
    return Fraction(int(match[1]), int(match[2])) if match else Fraction(0)
