"""Reads Param.ini: every parameter is checked, every error is reported with its line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from terminal.common import ini, money
from terminal.settings.kinds import MS
from terminal.settings.parameters import CHIP_MAX_CENTS, PARAMETERS, Parameter, Profile


def load(path: Path) -> Profile:
    """Read the file. Raises IniError with file, line and reason, also for a file that cannot be read."""
    return parse(ini.read_file(path), path.name)


def parse(text: str, name: str) -> Profile:
    """Read the text of a Param.ini called `name`. A missing parameter has its default."""
    sections = ini.read(text, name)
    for title, section in sections.items():
        _verify_known(title, section, name)
    profile = Profile(**{one.field: _value(one, sections, name) for one in PARAMETERS})
    for parameter_name, reason in _contradictions(profile):
        raise ini.IniError(name, _line_of(sections, parameter_name), reason)
    return profile


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
        raise ini.IniError(name, section.line, f"unknown section [{title}]")
    for key, entry in section.entries.items():
        if key not in keys:
            raise ini.IniError(name, entry.line, f"unknown key {key} in [{title}]{_meant(title, key, keys)}")


def _meant(title: str, key: str, keys: Collection[str]) -> str:
    """Suggest the most likely parameter: the key in another section, or a similar key in this one."""
    titles = [f"[{one.section}]" for one in PARAMETERS if one.key == key.lower() and one.section != title]
    if titles:
        return f"; {key.lower()} belongs in {' or '.join(titles)}"
    alike = get_close_matches(key.lower(), keys, n=1)
    return f"; did you mean {alike[0]}?" if alike else ""


def _contradictions(profile: Profile) -> Iterator[tuple[str, str]]:
    """Each parameter that is valid by itself but conflicts with another, and why."""
    if profile.language not in profile.languages:
        offered = ", ".join(profile.languages)
        yield "screen.language", f"language has to be one of the languages offered: {offered}"
    if profile.hurry_ms > profile.bet_ms:
        bet_seconds = profile.bet_ms // MS["seconds"]
        yield "game.hurry_seconds", f"hurry_seconds has to be at most bet_seconds, which is {bet_seconds}"
    if profile.disk_full_mb > profile.disk_low_mb:
        low_mb = profile.disk_low_mb
        yield "journal.full_megabytes", f"full_megabytes has to be at most low_megabytes, which is {low_mb}"
    for factor in profile.denominations:
        for chip_cents in profile.chips_cents:
            if why := _why_no_chip(chip_cents, factor):
                yield "game.denominations", f"denominations has {factor}, {why}"


def _why_no_chip(chip_cents: int, factor: str) -> str:
    """Why the chip cannot be multiplied by the factor; empty if it can."""
    chip = money.figures(chip_cents)
    cents, fraction = divmod(chip_cents * money.cents(factor), 100)
    if fraction:
        return f"which makes no whole cents of the chip of {chip}"
    if cents > CHIP_MAX_CENTS:
        return f"which makes the chip of {chip} more than {money.figures(CHIP_MAX_CENTS)}"
    return ""


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
    except ValueError as error:
        raise ini.IniError(name, entry.line if entry else 0, f"{parameter.key} {error}") from error


def shipped() -> str:
    """The Param.ini that is delivered: every parameter with its default and its description."""
    lines = ["# The parameters of this cabinet. A line that begins with # is a comment."]
    title = ""
    for parameter in PARAMETERS:
        if parameter.section != title:
            title = parameter.section
            lines += ["", f"[{title}]"]
        lines += [f"# {parameter.meaning}", f"{parameter.key} = {parameter.default}"]
    return "\n".join(lines) + "\n"
