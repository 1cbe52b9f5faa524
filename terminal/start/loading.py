"""Makes of the parameters what they describe: the cabinet with its game, and the drivers of its devices."""

from __future__ import annotations

from pathlib import Path

from drivers.catalogue import INTERNAL, INTERNAL_RECORD, UnknownProtocolError, make_driver
from drivers.ports import Driver
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.profile import Profile
from terminal.common import ini
from terminal.common.places import ROOT, SHEETS
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.settings import settings as parameters
from terminal.settings.settings import Settings
from terminal.start.no_play import BAD_SHEET, NoPlayError

PLAYED = ("craps", "crapless", "easy", "first_person")
"""The games that a cabinet has a felt for."""


def load_settings(path: Path) -> Settings:
    """Read Param.ini. Raises NoPlayError."""
    try:
        return parameters.load(path)
    except ini.IniError as error:
        raise NoPlayError("A parameter is wrong", f"{error}.") from error


def load_cabinet(settings: Settings, root: Path = ROOT) -> Cabinet:
    """Make the cabinet that the parameters describe, with a par sheet of this folder. Raises NoPlayError."""
    path = sheet_path(settings, root)
    try:
        game = open_game(Sheet.parse(ini.read_file(path), path.name))
    except ini.IniError as error:
        raise NoPlayError(BAD_SHEET, f"{error}.") from error
    if game.name not in PLAYED:
        say = f"{path.name} is a sheet of {game.title}, for which this cabinet has no felt; the lab plays it."
        raise NoPlayError(BAD_SHEET, say)
    return Cabinet(game, game.sheet, profile(settings))


def sheet_path(settings: Settings, root: Path = ROOT) -> Path:
    """The file of the par sheet that the parameters name."""
    return (SHEETS if root == ROOT else root / SHEETS.relative_to(ROOT)) / f"{settings['game.sheet']}.ini"


def profile(settings: Settings) -> Profile:
    """Take from the parameters what the cabinet's decisions need."""
    return Profile(
        machine_id=settings["cabinet.machine_id"],
        establishment=settings["cabinet.establishment"],
        location=settings["cabinet.location"],
        city=settings["cabinet.city"],
        currency=settings["money.currency"],
        ticket_days=settings["money.ticket_days"],
        credit_limit_cents=settings["money.credit_limit"],
        ticket_limit_cents=settings["money.ticket_limit"],
        credit_meter_limit_cents=settings["money.credit_meter_limit"],
        attended_limits=settings["money.attended_limit"],
        chips_cents=settings["game.chips"],
        puck_can_be_reset=settings["game.puck_can_be_reset"],
        denominations=settings["game.denominations"],
        mode=settings["game.mode"],
        bet_ms=settings["game.bet_seconds"] * 1_000,
        hurry_ms=settings["game.hurry_seconds"] * 1_000,
        keep_bets=settings["game.keep_bets"],
        auto_repeat=settings["game.auto_repeat"],
        language=settings["screen.language"],
        languages=settings["screen.languages"],
        reserve_ms=settings["screen.reserve_minutes"] * 60_000,
        history_rolls=settings["screen.history_rolls"],
        dice_colour=settings["screen.dice_colour"],
        attract_ms=settings["screen.attract_seconds"] * 1_000,
        sound=settings["screen.sound"],
        alarm_volume=settings["screen.alarm_volume"],
        dice_alarm_locks=settings["devices.dice_alarm_locks"],
        day_begins_minutes=settings["cabinet.day_begins"],
        disk_low_mb=settings["journal.low_megabytes"],
        disk_full_mb=settings["journal.full_megabytes"],
        ticket_terms=settings["tickets.terms"],
    )


def make_drivers(settings: Settings, root: Path = ROOT) -> dict[str, Driver]:
    """Make the driver of every device. Raises NoPlayError."""
    drivers: dict[str, Driver] = {}
    for kind in ("validator", "printer", "dice", "board"):
        protocol, _, port = settings[f"devices.{kind}"].partition(" ")
        try:
            drivers[kind] = make_driver(
                kind, protocol, _address(port.strip() or _own_port(protocol), root), settings["money.currency"]
            )
        except UnknownProtocolError as error:
            raise NoPlayError("A parameter is wrong", str(error)) from error
    return drivers


def dice_record(settings: Settings, root: Path = ROOT) -> tuple[Path, ...]:
    """The file in which the internal dice keep their record; none where a generator throws."""
    protocol, _, port = settings["devices.dice"].partition(" ")
    return (root / (port.strip() or INTERNAL_RECORD),) if protocol == INTERNAL else ()


def _own_port(protocol: str) -> str:
    """What stands for a port that a protocol can do without."""
    return INTERNAL_RECORD if protocol == INTERNAL else ""


def _address(port: str, root: Path) -> str:
    """Ports that are relative paths are seen from the program's folder."""
    return port if port.startswith(("usb:", "serial:", "/")) else str(root / port)
