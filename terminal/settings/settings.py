"""Reads Param.ini: every parameter checked, every mistake named with its line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from terminal.common import ini, money
from terminal.settings.parameters import CHIP_MOST_CENTS, PARAMETERS, Parameter


class Settings:
    """The parameters' values by name; `settings["money.currency"]`."""

    def __init__(self, values: dict[str, Any]) -> None:
        self._values = values

    def __getitem__(self, name: str) -> Any:
        return self._values[name]


def load(path: Path) -> Settings:
    """Read the file. Raises IniError with file, line and reason; a file that cannot be read is an IniError too."""
    return parse(ini.read_file(path), path.name)


def parse(text: str, name: str) -> Settings:
    """Read the text of a Param.ini called `name`. A parameter that is not there has its default."""
    sections = ini.read(text, name)
    for title, section in sections.items():
        _verify_known(title, section, name)
    settings = Settings({parameter.name: _value(parameter, sections, name) for parameter in PARAMETERS})
    for parameter_name, reason in _contradictions(settings):
        raise ini.IniError(name, _line_of(sections, parameter_name), reason)
    return settings


def _verify_known(title: str, section: ini.Section, name: str) -> None:
    """A name that no parameter has is a slip of the pen. Raises IniError."""
    keys = {parameter.key for parameter in PARAMETERS if parameter.section == title}
    if not keys:
        raise ini.IniError(name, section.line, f"there is no section [{title}]")
    for key, entry in section.entries.items():
        if key not in keys:
            raise ini.IniError(name, entry.line, f"there is no parameter {key} in [{title}]{_where_else(key)}")


def _where_else(key: str) -> str:
    """Name the sections that have a parameter of this name, for one that stands in the wrong one."""
    titles = [f"[{parameter.section}]" for parameter in PARAMETERS if parameter.key == key]
    return f"; {key} belongs in {' or '.join(titles)}" if titles else ""


def _contradictions(settings: Settings) -> Iterator[tuple[str, str]]:
    """Name each parameter that is good by itself, but not beside another, and say why."""
    languages, bet_seconds = settings["screen.languages"], settings["game.bet_seconds"]
    if settings["screen.language"] not in languages:
        yield "screen.language", f"language has to be one of the languages offered: {', '.join(languages)}"
    if settings["game.hurry_seconds"] > bet_seconds:
        yield "game.hurry_seconds", f"hurry_seconds has to be at most bet_seconds, which is {bet_seconds}"
    if settings["journal.full_megabytes"] > settings["journal.low_megabytes"]:
        low_mb = settings["journal.low_megabytes"]
        yield "journal.full_megabytes", f"full_megabytes has to be at most low_megabytes, which is {low_mb}"
    for factor in settings["game.denominations"]:
        for chip_cents in settings["game.chips"]:
            if why := _why_no_chip(chip_cents, factor):
                yield "game.denominations", f"denominations has {factor}, {why}"


def _why_no_chip(chip_cents: int, factor: str) -> str:
    """Why the chip cannot be multiplied by the factor; empty when it can."""
    chip = money.figures(chip_cents)
    cents, fraction = divmod(chip_cents * money.cents(factor), 100)
    if fraction:
        return f"which makes no whole cents of the chip of {chip}"
    if cents > CHIP_MOST_CENTS:
        return f"which makes the chip of {chip} more than {money.figures(CHIP_MOST_CENTS)}"
    return ""


def _line_of(sections: dict[str, ini.Section], parameter: str) -> int:
    """The line that the parameter stands on; 0 where it has its default."""
    title, _, key = parameter.partition(".")
    entry = sections[title].entries.get(key) if title in sections else None
    return entry.line if entry else 0


def _value(parameter: Parameter, sections: dict[str, ini.Section], name: str) -> Any:
    section = sections.get(parameter.section)
    entry = section.entries.get(parameter.key) if section else None
    try:
        return parameter.parse(entry.value if entry else parameter.default)
    except ValueError as error:
        raise ini.IniError(name, entry.line if entry else 0, f"{parameter.key} {error}") from error


def shipped() -> str:
    """Write the Param.ini that is shipped: every parameter with its default and its meaning."""
    lines = ["# The parameters of this cabinet. A line that begins with # is a comment."]
    title = ""
    for parameter in PARAMETERS:
        if parameter.section != title:
            title = parameter.section
            lines += ["", f"[{title}]"]
        lines += [f"# {parameter.meaning}", f"{parameter.key} = {parameter.default}"]
    return "\n".join(lines) + "\n"
