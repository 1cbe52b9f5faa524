"""Reads Param.ini: every parameter checked, every mistake named with its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from terminal import ini
from terminal.settings.parameters import PARAMETERS, Parameter


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
    return Settings({parameter.name: _value(parameter, sections, name) for parameter in PARAMETERS})


def _verify_known(title: str, section: ini.Section, name: str) -> None:
    """A name that no parameter has is a slip of the pen. Raises IniError."""
    keys = {parameter.key for parameter in PARAMETERS if parameter.section == title}
    for key, entry in section.entries.items():
        if key not in keys:
            raise ini.IniError(name, entry.line, f"there is no parameter {key} in [{title}]")
    if not keys:
        raise ini.IniError(name, section.line, f"there is no section [{title}]")


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
