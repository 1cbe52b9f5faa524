"""The page of the lab names every request, answer, code and setting of the program, and none that is not there."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

from terminal.common.places import ROOT
from terminal.lab import lab, requests, settings
from terminal.rules import answers
from terminal.rules.games import KINDS

PAGE = (ROOT / "docs" / "lab.md").read_text()
NAME = re.compile(r"`([a-z][a-z0-9_]*)`")


def chapter(title: str) -> str:
    """The text under this heading."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def first_cells(text: str) -> set[str]:
    """Every name in the first column of the tables."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in NAME.findall(row)}


def codes_of_the_program() -> Iterator[str]:
    """Every code of a refusal that the rules or the lab may raise of their own."""
    for room in ("rules", "lab"):
        for path in (ROOT / "terminal" / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    code = node.args[0]
                    if isinstance(code, ast.Constant):
                        yield str(code.value)
                    else:
                        assert ast.unparse(code) == "refusal.code", f"{path.name} makes up a code"


def fields_of_answers() -> set[str]:
    """Every key that the laboratory writes into an answer."""
    found = set()
    written = [ast.parse(inspect.getsource(module)) for module in (answers, lab)]
    written += [ast.parse(dedent(inspect.getsource(type(kind).answer))) for kind in KINDS]
    for tree in written:
        for node in ast.walk(tree):
            if isinstance(node, ast.Dict):
                found |= {key.value for key in node.keys if isinstance(key, ast.Constant)}
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                found |= {node.slice.value} if isinstance(node.slice, ast.Constant) else set()
    return {str(key) for key in found}


def fields_of_requests() -> set[str]:
    """Every field that is read of a request."""
    tree = ast.parse(Path(str(requests.__file__)).read_text())
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    read = [call for call in calls if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "fields"]
    return {str(call.args[0].value) for call in read if call.args and isinstance(call.args[0], ast.Constant)}


def test_every_request_stands_on_the_page_and_no_other() -> None:
    assert first_cells(chapter("Requests")) - {"do"} == set(requests.READERS)


def test_every_field_of_a_request_stands_on_the_page() -> None:
    assert fields_of_requests() - set(NAME.findall(chapter("Requests"))) == set()


def test_every_code_stands_on_the_page_and_no_other() -> None:
    assert first_cells(chapter("Codes")) - {"why"} == set(codes_of_the_program()) - {"no_such_player"}


def test_every_field_of_an_answer_stands_on_the_page_and_no_other() -> None:
    told = chapter("Answers")
    named = set(NAME.findall(told))
    assert fields_of_answers() - named == set()
    assert first_cells(told) - {"field"} <= fields_of_answers()


def test_every_setting_stands_on_the_page_and_no_other() -> None:
    assert first_cells(chapter("Settings")) - {"setting"} == set(settings.READERS)


def test_a_request_without_its_player_is_in_error_and_has_no_code() -> None:
    table = lab.Lab()
    table.answer(b'{"do": "open", "game": "big_shot", "balances": {"ann": "50.00", "bob": "50.00"}}')
    assert list(table.answer(b'{"do": "clear_all"}')) == ["error"]
