"""Reads Param.ini: every parameter is checked, every error is reported with its line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terminal.common import money
from terminal.common.spelling import nearest
from terminal.ini import ini
from terminal.messages.lazy import message
from terminal.settings.kinds import MS, WrongValueError
from terminal.settings.parameter import Parameter
from terminal.settings.parameters import PARAMETERS, Profile
from terminal.settings.sections.game import CHIP_MAX_CENTS

if TYPE_CHECKING:
    from drivers.ports.message import Message

BY_NAME = {one.name: one for one in PARAMETERS}


def load(path: Path) -> Profile:
    """Read the file. Raises IniError with file, line and reason, also for a file that cannot be read."""
    return parse(ini.read_file(path), path.name)


def parse(text: str, name: str) -> Profile:
    """Read the text of a Param.ini called `name`. A missing parameter has its default."""
    sections = ini.read(text, name)
    for title, section in sections.items():
        _verify_known(title, section, name)
    profile = Profile(**{one.field: _value(one, sections, name) for one in PARAMETERS})
    for parameter_name, reason in contradictions(profile):
        raise ini.IniError(name, _line_of(sections, parameter_name), reason)
    return profile


def what_is_valid(path: Path) -> Profile:
    """The parameters of a file that may be wrong: each that is not valid there has its default."""
    try:
        text = ini.read_file(path)
    except ini.IniError:
        return Profile()
    values: dict[str, Any] = {}
    title = ""
    for raw in text.splitlines():
        line = ini.without_comment(raw)
        if line.startswith("["):
            title = line.strip("[] ")
        name, equals, value = (part.strip() for part in line.partition("="))
        if equals and (parameter := BY_NAME.get(f"{title}.{name}")) is not None:
            with suppress(ValueError):
                values[parameter.field] = parameter.kind.read(value)
    return Profile(**values)


def line_in(path: Path, parameter_name: str) -> int:
    """The line of the file that says this parameter; 0 where it has its default, or the file cannot be read."""
    try:
        return _line_of(ini.read(ini.read_file(path), path.name), parameter_name)
    except ini.IniError:
        return 0


def from_written(written: Mapping[str, str], otherwise: Profile) -> Profile:
    """The profile recorded in a journal by this version or an earlier one.

    A value that is missing there, or that this version would refuse, is taken from `otherwise`.
    """
    values: dict[str, Any] = {}
    for one in PARAMETERS:
        try:
            values[one.field] = one.kind.read(written[one.name])
        except (KeyError, ValueError):
            values[one.field] = getattr(otherwise, one.field)
    return Profile(**values)


def _verify_known(title: str, section: ini.Section, name: str) -> None:
    """Check that a parameter has this name. Raises IniError."""
    keys = {parameter.key for parameter in PARAMETERS if parameter.section == title}
    if not keys:
        raise ini.IniError(name, section.line, message("parameter.unknown_section", section=title))
    for key, entry in section.entries.items():
        if key not in keys:
            raise ini.IniError(name, entry.line, _unknown_key(title, key, keys))


def _unknown_key(title: str, key: str, keys: Collection[str]) -> Message:
    """The key is unknown; suggests the most likely parameter, in another section or with a similar key in this one."""
    titles = ", ".join(f"[{one.section}]" for one in PARAMETERS if one.key == key.lower() and one.section != title)
    if titles:
        return message("parameter.key_of_another", key=key, section=title, known=key.lower(), others=titles)
    if known := nearest(key, keys):
        return message("parameter.key_misspelt", key=key, section=title, known=known)
    return message("parameter.unknown_key", key=key, section=title)


def contradictions(profile: Profile) -> Iterator[tuple[str, Message]]:
    """Each parameter that is valid by itself but conflicts with another, and why."""
    there = money.BILLS_CENTS[profile.currency]
    for bill_cents in profile.bills_cents:
        if bill_cents not in there:
            known = ", ".join(money.figures(one) for one in there)
            bill, currency = money.figures(bill_cents), profile.currency
            yield "money.bills", message("parameter.not_a_bill", bill=bill, currency=currency, bills=known)
    if profile.language not in profile.languages:
        offered = ", ".join(profile.languages)
        yield "screen.language", message("parameter.language_not_offered", offered=offered)
    if profile.hurry_ms > profile.bet_ms:
        bet_seconds = profile.bet_ms // MS["seconds"]
        yield "game.hurry_seconds", message("parameter.hurry_too_long", seconds=bet_seconds)
    if profile.break_after_ms and not profile.break_ms:
        yield "player.break_after_minutes", message("parameter.break_of_no_length")
    if profile.camera and not _is_address(profile.camera):
        yield "devices.camera", message("parameter.no_camera")
    if profile.disk_full_mb > profile.disk_low_mb:
        low_mb = profile.disk_low_mb
        yield "journal.full_megabytes", message("parameter.full_above_low", megabytes=low_mb)
    chips_cents = {*profile.chips_cents, *(cents for _, chips in profile.chips_by_sheet for cents in chips)}
    for factor in profile.denominations:
        for chip_cents in sorted(chips_cents):
            if why := _why_no_chip(chip_cents, factor):
                yield "game.denominations", why


def _why_no_chip(chip_cents: int, factor: str) -> Message | None:
    """Why the chip cannot be multiplied by the factor; None if it can."""
    chip = money.figures(chip_cents)
    cents, fraction = divmod(chip_cents * money.cents(factor), 100)
    if fraction:
        return message("parameter.chip_fraction", factor=factor, chip=chip)
    if cents > CHIP_MAX_CENTS:
        return message("parameter.chip_too_large", factor=factor, chip=chip, most=money.figures(CHIP_MAX_CENTS))
    return None


def _line_of(sections: Mapping[str, ini.Section], parameter: str) -> int:
    """The line of the parameter; 0 if it has its default."""
    title, _, key = parameter.partition(".")
    entry = sections[title].entries.get(key) if title in sections else None
    return entry.line if entry else 0


def _value(parameter: Parameter, sections: Mapping[str, ini.Section], name: str) -> Any:
    section = sections.get(parameter.section)
    entry = section.entries.get(parameter.key) if section else None
    try:
        return parameter.kind.read(entry.value if entry else parameter.default)
    except WrongValueError as error:
        raise ini.IniError(name, entry.line if entry else 0, error.about(parameter.key)) from error


SHIPPED = {
    "game.sheet": "craps-el601, crapless-el611, easy-el621, first-person, big-shot-baden, hazard",
    "game.chips_by_sheet": "first-person 0.50 1.00 5.00 25.00 100.00 500.00",
}
"""What a new cabinet is delivered with, where it is more than the default of a line that is missing."""


def shipped(values: Mapping[str, str] = SHIPPED) -> str:
    """A Param.ini of every parameter with its description: the one delivered, or with these values and defaults."""
    lines = ["# The parameters of this cabinet. A line that begins with # is a comment."]
    title = ""
    for parameter in PARAMETERS:
        if parameter.section != title:
            title = parameter.section
            lines += ["", f"[{title}]"]
        value = values.get(parameter.name, parameter.default)
        lines += [f"# {parameter.meaning}", f"{parameter.key} = {value}"]
    return "\n".join(lines) + "\n"


def _is_address(camera: str) -> bool:
    from drivers.video.address import read_address  # here, because most cabinets have no camera

    try:
        read_address(camera)
    except ValueError:
        return False
    return True
