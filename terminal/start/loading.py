"""Makes of the parameters what they describe: the cabinet with its game, and the drivers of its devices."""

from __future__ import annotations

from pathlib import Path

from drivers.catalogue import INTERNAL, INTERNAL_RECORD, UnknownProtocolError, make_driver
from drivers.ports import AnyPort
from terminal.cabinet.cabinet import Cabinet
from terminal.common import ini
from terminal.common.places import ROOT, SHEETS
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.settings import reading as parameters
from terminal.settings.parameters import Profile
from terminal.start.no_play import BAD_SHEET, NoPlayError

PLAYED = ("craps", "crapless", "easy", "first_person")
"""The games that a cabinet has a felt for."""


def load_settings(path: Path) -> Profile:
    """Read Param.ini. Raises NoPlayError."""
    try:
        return parameters.load(path)
    except ini.IniError as error:
        raise NoPlayError("A parameter is wrong", f"{error}.") from error


def load_cabinet(settings: Profile, root: Path = ROOT) -> Cabinet:
    """Make the cabinet that the parameters describe, with a par sheet of this folder. Raises NoPlayError."""
    path = sheet_path(settings, root)
    try:
        game = open_game(Sheet.parse(ini.read_file(path), path.name))
    except ini.IniError as error:
        raise NoPlayError(BAD_SHEET, f"{error}.") from error
    if game.name not in PLAYED:
        say = f"{path.name} is a sheet of {game.title}, for which this cabinet has no felt; the lab plays it."
        raise NoPlayError(BAD_SHEET, say)
    return Cabinet({game.sheet: game}, settings)


def sheet_path(settings: Profile, root: Path = ROOT) -> Path:
    """The file of the par sheet that the parameters name."""
    return (SHEETS if root == ROOT else root / SHEETS.relative_to(ROOT)) / f"{settings.sheet}.ini"


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
            raise NoPlayError("A parameter is wrong", str(error)) from error
    return drivers


def dice_record(settings: Profile, root: Path = ROOT) -> tuple[Path, ...]:
    """The file in which the internal dice keep their record; none where a generator throws."""
    protocol, _, port = settings.dice.partition(" ")
    return (root / (port.strip() or INTERNAL_RECORD),) if protocol == INTERNAL else ()


def _own_port(protocol: str) -> str:
    """What stands for a port that a protocol can do without."""
    return INTERNAL_RECORD if protocol == INTERNAL else ""


def _address(port: str, root: Path) -> str:
    """Ports that are relative paths are seen from the program's folder."""
    return port if port.startswith(("usb:", "serial:", "/")) else str(root / port)
