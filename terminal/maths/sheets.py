"""Opens par sheets for play: a sheet that gives the player an edge on any bet except odds is refused.

Bets are settled independently of each other, and their limits only ever exclude stakes; so what a player wins with all
his bets is the sum of what he wins with each, and he has an edge if and only if one bet alone can be played with one.

A bet with choices is judged by its best play at a stake on which every pay is exact. A pay is rounded down at every
other one, and what was taken down of a stake is worth its part; so no stake and no part does better. Without choices
and without a positive edge there the same holds, except for commissions: `stakes` looks for the stake.
"""

from __future__ import annotations

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

LONGEST_EXACT = 50
"""With more letters a fraction is not part of a sentence."""


def shipped() -> dict[str, Path]:
    """The files of the shipped sheets by name, in alphabetical order."""
    return {path.stem: path for path in sorted(SHEETS.glob("*.ini"))}


def open_checked(text: str, name: str) -> AnyGame:
    """The game of this sheet, safe to play; `name` is its file's.

    Raises IniError for a sheet that cannot be read or that would give the player an edge on any bet except odds.
    """
    sheet = Sheet.parse(text, name)
    game = open_game(sheet)
    verify_edges(sheet, game)
    return game


def verify_edges(sheet: Sheet, game: AnyGame) -> None:
    """Raise IniError for the first bet except odds that would give the player an edge, with the line of its best pay.

    The sheet's own house rules apply: a bet that is off on a come-out roll is only decided later.
    """
    for wager in game.wagers():
        if wager.odds:
            continue
        try:
            chain = build_chain(game, wager)
            line = line_of(chain)
            edge = _best_play(game, chain) or _best_stake(line, wager)
        except UnprovenError:
            edge = message("sheet.edge_unproven", bet=wager.name)
        except ValueError as error:
            raise sheet.reader.error(0, message("sheet.odds_unknown", error=str(error))) from error
        if edge is not None:
            raise sheet.reader.error(_line_of_best_pay(sheet, (*game.fields(), wager.bet), wager.bet, line), edge)


def _best_play(game: AnyGame, chain: Chain) -> Message | None:
    """The player's edge if he ends or changes the bet at the best moments. He also chooses when to place it."""
    wager = chain.wager
    if not chain.has_choices and len(chain.starts) == 1:
        return None
    starts = (replace(wager, starts=(start,)) for start in wager.starts)
    edge = max(best_profit_cents(game, start) for start in starts) / (wager.stake_cents + wager.commission_cents)
    if edge <= 0:
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
