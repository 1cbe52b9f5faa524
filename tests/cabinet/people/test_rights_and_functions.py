"""No right without a function that requires it, and no function of the staff without a right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.people.rights import Right
from terminal.common.places import ROOT
from tests.cabinet.pipeline import Pipeline

NAMED_ONLY = ("rights.py", "describe_people.py")
"""Here rights are listed and named, but not required."""
READ = {Right.READ_METERS, Right.READ_LOGS}
"""What these open is not a command but a page; `terminal/screens/operator/pages.py` requires them."""

FIT = {
    "PrintList.about": "current_meters",
    "ChangeParameters.changes": {"screen.history_rolls": "5"},
    "SetClock.to_ms": 1,
    "TestLamp.lamp": ports.Lamp.OFF,
}
WITHOUT_RIGHT = {
    c.EndExport: "it records what became of a file that exists",
}


def required(folder: str) -> set[Right]:
    """The rights that the code of this folder names where it is decided who may do what."""
    names = {
        name
        for path in Path(ROOT / folder).rglob("*.py")
        if path.name not in NAMED_ONLY
        for name in re.findall(r"\bRight\.([A-Z_]+)", path.read_text("utf-8"))
    }
    return {Right[name] for name in names}


def samples() -> Iterator[c.Staff]:
    """One command of each kind; what its fields contain does not matter where a right is missing."""
    for kind in get_args(c.Staff):
        fields: dict[str, Any] = {}
        for name, hint in get_type_hints(kind).items():
            fields[name] = FIT.get(f"{kind.__name__}.{name}", _any(hint))
        yield kind(**fields)


def _any(hint: object) -> object:
    if isinstance(hint, type) and hint in (int, str, bool, dict, tuple):
        return hint()
    return next(iter(get_args(hint)), None)


def test_every_right_is_required_by_a_function() -> None:
    assert required("terminal/cabinet") | READ == set(Right)
    assert required("terminal/screens/operator") >= READ


def test_no_function_of_the_staff_is_carried_out_without_a_key(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    done = {type(one) for one in samples() if pipeline.cabinet.refusal(pipeline.state, one) is None}
    assert done == set(WITHOUT_RIGHT)
