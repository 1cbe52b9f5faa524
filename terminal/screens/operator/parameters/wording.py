"""What the page of parameters says of one parameter, in the screen's language."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from terminal.cabinet.state.program import LastChange
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.translating.marked import translate
from terminal.screens.translating.messages import message_sentence
from terminal.settings.kinds import ALL, NONE
from terminal.settings.parameter import Need, Parameter

look_up = QCoreApplication.translate

MONEY = "money"
"""The unit of amounts in the table."""


def description(parameter: Parameter) -> str:
    """What the parameter means, as a sentence."""
    said = look_up("Parameter", parameter.meaning)
    return said[:1].upper() + said[1:]


def unit(parameter: Parameter, currency: str) -> str:
    """The unit of its value: for money the currency; empty for values without one."""
    if parameter.kind.unit == MONEY:
        return currency
    return look_up("Parameter", parameter.kind.unit) if parameter.kind.unit else ""


def with_unit(parameter: Parameter, value: str, currency: str) -> str:
    """The value with its unit, unless it is a word."""
    said = unit(parameter, currency)
    return value if value in (ALL, NONE) or not said else f"{value} {said}"


def allowed(parameter: Parameter) -> str:
    """The allowed values."""
    return message_sentence(parameter.kind.range)


def need(one: Need) -> str:
    """What a change requires, as a condition."""
    return {
        Need.IN_FILE: translate("Operator", "Changed in Param.ini, while the terminal is ended"),
        Need.RESTART: translate("Operator", "No device is at work: the terminal restarts at once"),
        Need.AT_REST: translate("Operator", "No bets are up"),
        Need.NO_CREDIT: translate("Operator", "No credit, and nothing to be settled"),
        Need.LOGIC_DOOR: translate("Operator", "The logic door is open"),
        Need.SECOND_PERSON: translate("Operator", "A second person agrees"),
    }[one]


def group(section: str) -> str:
    """The name of a section of the file."""
    return _groups().get(section, section)


def last_change(desk: Desk, change: LastChange | None) -> str:
    """When the parameter was last changed, and by whom; empty if it never was."""
    if change is None:
        return ""
    by = ", ".join(_who().get(name, name) for name in change.by)
    by = by or translate("Operator", "in the file")
    return f"{instant(desk, change.at_ms)}, {by}" if change.at_ms else by


def _groups() -> Mapping[str, str]:
    return {
        "cabinet": translate("Operator", "Cabinet"),
        "money": translate("Operator", "Money"),
        "game": translate("Operator", "Game"),
        "limits": translate("Operator", "Limits"),
        "screen": translate("Operator", "Screen"),
        "player": translate("Operator", "Player"),
        "journal": translate("Operator", "Journal"),
        "tickets": translate("Operator", "Tickets"),
        "devices": translate("Operator", "Devices"),
        "access": translate("Operator", "Access"),
        "table": translate("Operator", "Shared table"),
    }


def _who() -> Mapping[str, str]:
    return {
        "attendant": translate("Operator", "attendant key"),
        "technician": translate("Operator", "technician key"),
    }
