"""Opens par sheets for play: a sheet that gives the player an edge on any bet except odds is refused."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from drivers.ports.message import message
from terminal.common.places import SHEETS
from terminal.maths.par import ParLine, par_line
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.rules.sheet_reader import PAY


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
            line = par_line(game, wager)
        except ValueError as error:
            raise sheet.reader.error(0, message("sheet.odds_unknown", error=str(error))) from error
        if line.edge < 0:
            edge = f"{float(-line.edge):.2%} ({-line.edge})"
            reason = message("sheet.players_edge", bet=line.name, edge=edge)
            raise sheet.reader.error(_line_of_best_pay(sheet, (*game.fields(), wager.bet), wager.bet, line), reason)


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
