"""Builds from the parameters the cabinet with its game, and the drivers of its devices."""

from __future__ import annotations

from pathlib import Path

from drivers.catalogue import INTERNAL, INTERNAL_RECORD, UnknownProtocolError, make_driver
from drivers.ports import AnyPort
from drivers.ports.message import message
from terminal.cabinet.cabinet import Cabinet
from terminal.common import ini
from terminal.common.places import PARAM, ROOT, SHEETS
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.settings import reading as parameters
from terminal.settings.parameters import Profile
from terminal.settings.reading import line_in
from terminal.start.no_play import BAD_PARAMETER, BAD_SHEET, NoPlayError

PLAYED = ("craps", "crapless", "easy", "first_person")
"""The games that a cabinet has a felt for."""


def load_settings(path: Path) -> Profile:
    """Read Param.ini. Raises NoPlayError."""
    try:
        return parameters.load(path)
    except ini.IniError as error:
        raise NoPlayError(BAD_PARAMETER, message("lock.parameters_unreadable", error=str(error))) from error


def load_cabinet(settings: Profile, root: Path = ROOT, param: Path = PARAM) -> Cabinet:
    """Make the cabinet of the parameter file `param`, with par sheets of this folder.

    Raises NoPlayError for a sheet that cannot be read or offered.
    """
    games: dict[str, AnyGame] = {}
    try:
        for name in settings.sheets:
            game = _load_game(sheet_path(name, root), param)
            _verify_offered(game, settings, param)
            if game.sheet in games:
                raise _sheets_wrong(param, f"{name} is a sheet with the name of another, {game.sheet}")
            games[game.sheet] = game
    except ini.IniError as error:
        raise NoPlayError(BAD_SHEET, message("lock.sheet_unreadable", error=str(error))) from error
    return Cabinet(games, settings)


def sheet_path(name: str, root: Path = ROOT) -> Path:
    """The path of a par sheet by its name in the parameters."""
    return (SHEETS if root == ROOT else root / SHEETS.relative_to(ROOT)) / f"{name}.ini"


def _load_game(path: Path, param: Path) -> AnyGame:
    """The game of the sheet. Raises IniError."""
    if not path.exists():
        raise _sheets_wrong(param, f"there is no par sheet {path.name}")
    return open_game(Sheet.parse(ini.read_file(path), path.name))


def _verify_offered(game: AnyGame, settings: Profile, param: Path) -> None:
    """Raise IniError for a game that this cabinet cannot offer."""
    if game.name not in PLAYED:
        say = f"{game.sheet} is a sheet of {game.title}, for which this cabinet has no felt; the lab plays it"
        raise _sheets_wrong(param, say)
    if game.currency not in ("", settings.currency):
        say = f"the limits of {game.sheet} are in {game.currency}, and this cabinet's money is {settings.currency}"
        raise _sheets_wrong(param, say)


def _sheets_wrong(param: Path, reason: str) -> ini.IniError:
    return ini.IniError(param.name, line_in(param, "game.sheet"), reason)


def make_drivers(settings: Profile, root: Path = ROOT) -> dict[str, AnyPort]:
    """Make the driver of every device. Raises NoPlayError."""
    drivers: dict[str, AnyPort] = {}
    for kind in ("validator", "printer", "dice", "board"):
        protocol, _, port = getattr(settings, kind).partition(" ")
        try:
            drivers[kind] = make_driver(
                kind, protocol, _address(port.strip() or _own_port(protocol), root), settings.currency
            )
        except UnknownProtocolError as error:
            raise NoPlayError(BAD_PARAMETER, message("lock.protocol_unknown", error=str(error))) from error
    return drivers


def dice_record(settings: Profile, root: Path = ROOT) -> tuple[Path, ...]:
    """The record file of the internal dice; none if there is a real generator."""
    protocol, _, port = settings.dice.partition(" ")
    return (root / (port.strip() or INTERNAL_RECORD),) if protocol == INTERNAL else ()


def _own_port(protocol: str) -> str:
    """The substitute port of a protocol that needs no address."""
    return INTERNAL_RECORD if protocol == INTERNAL else ""


def _address(port: str, root: Path) -> str:
    """Relative paths of ports are relative to the program's folder."""
    return port if port.startswith(("usb:", "serial:", "/")) else str(root / port)
