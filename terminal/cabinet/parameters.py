"""The parameters at a start: those in force until now, compared with those of Param.ini."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.cabinet.events import ParameterChange, ParametersChanged
from terminal.cabinet.state import State


def parameters_changed(state: State, written: Mapping[str, str]) -> tuple[ParametersChanged, ...]:
    """The changed parameters, with before and after; nothing if the journal holds no parameters yet."""
    before = state.configuration.parameters
    if not before or before == written:
        return ()
    names = sorted(name for name in {*before, *written} if before.get(name) != written.get(name))
    changes = (ParameterChange(name, before.get(name, ""), written.get(name, "")) for name in names)
    return (ParametersChanged(tuple(changes)),)
