"""The mistakes that mutants are made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.mutants.mutant import Mutant
from harness.mutants.source import Source

MADE = {
    "if a < b: pass": {"if a <= b: pass", "if not (a < b): pass"},
    "x = 1 if a else 2": {
        "x = 2 if a else 2",
        "x = 1 if a else 3",
        "x = 1 if (a) and False else 2",
        "x = 1 if (a) or True else 2",
    },
    "x = replace(state, bill=bill, bills=bills)": {
        "x = replace(state, bills=bills)",
        "x = replace(state, bill=bill, )",
    },
    "def f():\n    return (Seen(), Closed())": {"return (Closed(),)", "return (Seen(),)"},
    "def f():\n    link.want(order)": {"pass"},
    "x = [one for one in bets if one]": {"x = [one for one in bets]"},
    'x = "stacked"': {'x = "XXstackedXX"'},
    "x += y": {"x = y", "x -= y"},
}

LEFT_ALONE = (
    '"""A page of words."""',
    'x = "The bill is in the stacker."',
    "assert a < b",
    "def f(x: Literal['one', 'two']) -> int: ...",
    "from drivers import ports",
    "@dataclass(frozen=True)\nclass A: ...",
    "class Seen(Shape, tag='seen', frozen=True): ...",
    "if TYPE_CHECKING:\n    x = 1",
    'log.info("sent", 1)',
)


def changed(folder: Path, text: str) -> set[str]:
    (folder / "one.py").write_text(text + "\n")
    source = Source(folder, "one.py")
    return {" / ".join(Mutant(source, place).said.now) for place in source.places}


@pytest.mark.parametrize("text", MADE)
def test_a_line_becomes_each_of_its_mutants(text: str, tmp_path: Path) -> None:
    assert changed(tmp_path, text) == MADE[text]


@pytest.mark.parametrize("text", LEFT_ALONE)
def test_types_sentences_invariants_and_names_are_left_alone(text: str, tmp_path: Path) -> None:
    assert changed(tmp_path, text) == set()
