"""Every message has its sentence, every sentence its message, and both the same values: read off the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from drivers.messages import RETIRED
from terminal.common.places import ROOT
from terminal.messages.tables import TEMPLATES, merged

ROOMS = (ROOT / "drivers", ROOT / "terminal")
PLACEHOLDER = re.compile(r"{(\w+)}")
CODE = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+")


class Made(NamedTuple):
    """A place where a message is made."""

    where: str
    code: str
    values: frozenset[str]


def made_in(source: str, name: str = "") -> Iterator[Made]:
    """Every message that this source makes. Raises ValueError for a code that is no literal."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message":
            where = f"{name}:{node.lineno}"
            match node.args:
                case [ast.Constant(value=str(code))]:
                    yield Made(where, code, frozenset(one.arg or "**" for one in node.keywords))
                case _:
                    raise ValueError(f"{where}: the code of a message is a literal")


def made() -> Iterator[Made]:
    """Every message that the product makes."""
    for room in ROOMS:
        for path in sorted(room.rglob("*.py")):
            yield from made_in(path.read_text(), str(path.relative_to(ROOT)))


@pytest.fixture(scope="module")
def everywhere() -> list[Made]:
    return list(made())


def test_every_message_has_a_sentence_with_its_values(everywhere: list[Made]) -> None:
    wrong = [
        one
        for one in everywhere
        if one.code not in TEMPLATES or one.values != set(PLACEHOLDER.findall(TEMPLATES[one.code]))
    ]
    assert wrong == []


def test_every_sentence_has_a_message_that_is_made_somewhere(everywhere: list[Made]) -> None:
    assert sorted(TEMPLATES.keys() - {one.code for one in everywhere}) == sorted(RETIRED)


def test_messages_are_made_by_the_one_function_whose_codes_can_be_read_off_the_source() -> None:
    calls = re.compile(r"\bMessage\(['\"]")
    found = [str(path) for room in ROOMS for path in room.rglob("*.py") if calls.search(path.read_text())]
    assert found == []


@pytest.mark.parametrize("code", sorted(TEMPLATES))
def test_a_code_is_a_word_of_its_room_and_one_of_its_own(code: str) -> None:
    assert CODE.fullmatch(code)


def test_a_code_in_two_tables_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"duplicate codes of messages: a\.b"):
        merged({"a.b": "One.", "c.d": "Two."}, {"a.b": "Three."})


def test_a_message_whose_code_is_made_on_the_way_is_found_out() -> None:
    with pytest.raises(ValueError, match="is a literal"):
        list(made_in("message(f'printer.{code}')"))
    assert list(made_in("message('a.b', cause=1)")) == [Made(":1", "a.b", frozenset({"cause"}))]


SENTENCE = re.compile(r"[A-Z][^{}]* [^{}]*[.]")
SAYS_BY_CODE = ("drivers", "terminal/ticket_book")
"""Rooms that say all they say by messages; the simulated devices speak to the person who tries them out."""


def sentences_in(source: str) -> Iterator[str]:
    """Every whole sentence among the literals of this source; what documents or asserts is none."""
    tree = ast.parse(source)
    unsaid = {id(part) for node in ast.walk(tree) for part in _unsaid(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in unsaid and SENTENCE.fullmatch(str(node.value)):
            yield str(node.value)


def _unsaid(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Expr):
        return [node.value]
    return list(ast.walk(node)) if isinstance(node, ast.Assert) else []


def test_no_driver_and_no_ticket_book_says_a_finished_sentence() -> None:
    files = [path for room in SAYS_BY_CODE for path in sorted((ROOT / room).rglob("*.py"))]
    files = [path for path in files if path.name != "messages.py" and "simulated" not in path.parts]
    assert [(path.name, say) for path in files for say in sentences_in(path.read_text())] == []


def test_a_finished_sentence_would_be_found() -> None:
    source = '"""A module."""\nassert port, "There is no port."\nreport(Fault("lid", "The lid is open."))\n'
    assert list(sentences_in(source)) == ["The lid is open."]
