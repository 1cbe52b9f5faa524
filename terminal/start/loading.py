"""Builds from the parameters the cabinet with its game, and the drivers of its devices."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from msgspec.structs import replace

from drivers.catalogue import INTERNAL, INTERNAL_RECORD, UnknownProtocolError, make_driver
from drivers.ports import AnyPort
from drivers.ports.message import Message, message
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state import State
from terminal.cabinet.table_limits import contradictions
from terminal.common.places import PARAM, ROOT, SHEETS, STRATEGIES
from terminal.common.version import VERSION
from terminal.ini import ini
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, open_game
from terminal.rules.sheet import Sheet
from terminal.rules.strategy import Strategy
from terminal.settings import reading as parameters
from terminal.settings.parameters import Profile
from terminal.settings.reading import line_in
from terminal.start.no_play import BAD_PARAMETER, BAD_SHEET, NoPlayError

BOUNDS = ("game.min_return", "game.max_odds")
"""The parameters by which a jurisdiction bounds every bet."""


def load_settings(path: Path) -> Profile:
    """Read Param.ini. Raises NoPlayError."""
    try:
        return parameters.load(path)
    except ini.IniError as error:
        raise NoPlayError(BAD_PARAMETER, message("lock.parameters_unreadable", error=error.message)) from error


def load_cabinet(settings: Profile, root: Path = ROOT, param: Path = PARAM, *, practice: bool = False) -> Cabinet:
    """Make the cabinet of the parameter file `param`, with par sheets of this folder.

    Raises NoPlayError for a sheet that cannot be read or offered, and for limits that a sheet does not allow.
    """
    games: dict[str, AnyGame] = {}
    try:
        for name in settings.sheets:
            game = _load_game(sheet_path(name, root), param, shared=settings.table_role != "alone")
            _verify_offered(game, settings, param)
            if game.sheet in games:
                raise _sheets_wrong(param, message("sheet.same_name", sheet=name, other=game.sheet))
            games[game.sheet] = game
        strategies = load_strategies()
    except ini.IniError as error:
        raise NoPlayError(BAD_SHEET, message("lock.sheet_unreadable", error=error.message)) from error
    for name, why in contradictions(games.values(), settings):
        wrong = ini.IniError(param.name, line_in(param, name), why)
        raise NoPlayError(BAD_PARAMETER, message("lock.parameters_unreadable", error=wrong.message))
    return Cabinet(games, settings, practice=practice, strategies=strategies)


def load_strategies() -> dict[str, Strategy]:
    """The named strategies, by their names in the order of the files; they are the program's own. Raises IniError."""
    read = (Strategy.parse(ini.read_file(path), path.name) for path in sorted(STRATEGIES.glob("*.ini")))
    return {strategy.name: strategy for strategy in read}


def sheet_path(name: str, root: Path = ROOT) -> Path:
    """The path of a par sheet by its name in the parameters."""
    return (SHEETS if root == ROOT else root / SHEETS.relative_to(ROOT)) / f"{name}.ini"


def sheet_paths(settings: Profile, root: Path = ROOT) -> list[Path]:
    """The paths of all par sheets offered."""
    return [sheet_path(name, root) for name in settings.sheets]


def _load_game(path: Path, param: Path, *, shared: bool) -> AnyGame:
    """The game of the sheet, for a shared table or for a player alone. Raises IniError."""
    if not path.exists():
        raise _sheets_wrong(param, message("sheet.missing", file=path.name))
    return open_game(replace(Sheet.parse(ini.read_file(path), path.name), shared=shared))


def _verify_offered(game: AnyGame, settings: Profile, param: Path) -> None:
    """Raise IniError for a game that this cabinet cannot offer."""
    if not GAMES[game.name].has_felts:
        raise _sheets_wrong(param, message("sheet.no_felt", sheet=game.sheet, game=game.title))
    if game.currency not in ("", settings.currency):
        limits, money = game.currency, settings.currency
        raise _sheets_wrong(param, message("sheet.other_currency", sheet=game.sheet, currency=limits, other=money))


def _sheets_wrong(param: Path, reason: Message) -> ini.IniError:
    return ini.IniError(param.name, line_in(param, "game.sheet"), reason)


def make_drivers(settings: Profile, root: Path = ROOT) -> dict[str, AnyPort]:
    """Make the driver of every device. Raises NoPlayError."""
    drivers: dict[str, AnyPort] = {}
    for kind, address in device_addresses(settings, root).items():
        try:
            drivers[kind] = make_driver(kind, _protocol_and_port(settings, kind)[0], address, settings.currency)
        except UnknownProtocolError as error:
            raise NoPlayError(BAD_PARAMETER, message("lock.protocol_unknown", error=str(error))) from error
    return drivers


def device_addresses(settings: Profile, root: Path = ROOT) -> dict[str, str]:
    """The address of every device: what its driver opens."""
    ports = {kind: _protocol_and_port(settings, kind) for kind in _devices_of(settings)}
    return {kind: address_of(port or _own_port(protocol), root) for kind, (protocol, port) in ports.items()}


def _devices_of(settings: Profile) -> tuple[str, ...]:
    """The devices of the cabinet: a table takes no money and no cards, and a station has the table's dice."""
    if settings.is_table:
        return ("printer", "dice", "board")
    dice = () if settings.is_station else ("dice",)
    return ("validator", "printer", *dice, "board", *(("cards",) if settings.cards else ()))


def _protocol_and_port(settings: Profile, kind: str) -> tuple[str, str]:
    protocol, _, port = getattr(settings, kind).partition(" ")
    return protocol, port.strip()


def dice_record(settings: Profile, root: Path = ROOT) -> tuple[Path, ...]:
    """The record file of the internal dice; none if there is a real generator."""
    protocol, _, port = settings.dice.partition(" ")
    has_own = protocol == INTERNAL and not settings.is_station
    return (root / (port.strip() or INTERNAL_RECORD),) if has_own else ()


def _own_port(protocol: str) -> str:
    """The substitute port of a protocol that needs no address."""
    return INTERNAL_RECORD if protocol == INTERNAL else ""


def address_of(port: str, root: Path = ROOT) -> str:
    """The address of a port as it is written in Param.ini: relative paths are relative to the program's folder."""
    return port if port.startswith(("usb:", "serial:", "/")) else str(root / port)


def verify_odds(settings: Profile, state: State, root: Path = ROOT) -> None:
    """Refuse a par sheet that gives the player an edge, or is out of the jurisdiction's bounds. Raises NoPlayError.

    Computing every bet takes a third of a second. A sheet with which this version of the program has started before,
    according to the journal, passed this check then if the bounds were the same, and is recognized by its digest.
    """
    checked = {state.configuration.sheet_digest, *state.configuration.offered.values()}
    if any(state.configuration.parameters.get(name) != settings.as_written()[name] for name in BOUNDS):
        checked = set()
    for path in sheet_paths(settings, root):
        try:
            text = ini.read_file(path)
            if state.program.version == VERSION and Sheet.parse(text, path.name).digest in checked:
                continue
            from terminal.maths.sheets import Bounds, open_checked

            open_checked(text, path.name, Bounds(Fraction(settings.min_return, 100_00), settings.max_odds or None))
        except ini.IniError as error:
            raise NoPlayError(BAD_SHEET, message("lock.sheet_unreadable", error=error.message)) from error
