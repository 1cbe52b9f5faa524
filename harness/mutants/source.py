"""A source file and its mutants: where each mistake is, and the file's text with it."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import libcst as cst
import libcst.matchers as m
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider

from harness.mutants.operators import changes

NEVER = (
    m.Annotation()
    | m.Decorator()
    | m.Import()
    | m.ImportFrom()
    | m.Assert()  # an invariant that holds: weakening it has no visible effect
    | m.If(test=m.Name("TYPE_CHECKING"))
    | m.Subscript(value=m.Name("Literal"))
    | m.Expr(m.Call(func=m.Attribute(value=m.Name("log"), attr=m.Name("debug") | m.Name("info"))))
    | m.Call(func=m.Name("cast") | m.Name("TypeVar"))
    | m.Assign(targets=[m.AssignTarget(m.Name("__all__") | m.Name("__slots__"))])
)
"""What is never changed, with its contents: types and names, which the type check covers, and invariants."""

NEVER_TYPES = (
    cst.Annotation,
    cst.Decorator,
    cst.Import,
    cst.ImportFrom,
    cst.Assert,
    cst.If,
    cst.Subscript,
    cst.Call,
    cst.Expr,
    cst.Assign,
)
"""The nodes that `NEVER` covers; checking the type first makes the search ten times as fast."""


Lines = Callable[[cst.CSTNode], tuple[int, int]]
"""The first and the last line of a node."""


@dataclass(frozen=True)
class _Around:
    """The context of a node: the names of functions and classes, the statement's line, whether it is in a body."""

    names: tuple[str, ...]
    statement: int
    inside: bool
    defines: str = ""


@dataclass(frozen=True)
class Place:
    """One possible mistake: the node, its replacement, and the lines by which tests reach it (from 1)."""

    node: cst.CSTNode
    instead: cst.CSTNode
    function: str
    first: int
    last: int
    inside: bool
    """In a function's body, so that the mistake can be inserted into a loaded program."""
    defines: str = ""
    """The name that the statement assigns, if that is all it does: through it other code uses the change."""


class Source:
    """A file of the program, by its path from the program's root."""

    def __init__(self, root: Path, path: str) -> None:
        self.path = path
        self.text = (root / path).read_text()
        wrapper = MetadataWrapper(cst.parse_module(self.text))
        self._module = wrapper.module
        lines = _lines(wrapper.resolve(PositionProvider))
        self.places: Sequence[Place] = tuple(_places(self._module, lines, _Around((), 1, inside=False)))

    def mutated(self, place: Place) -> str:
        """Return the file's text with a mistake in it."""
        return self._module.visit(_Replacing(place.node, place.instead)).code


def changed_lines(text: str, mutated: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the lines that a mistake removes and adds, without their indentation."""
    taken: list[str] = []
    put: list[str] = []
    for line in difflib.ndiff(text.splitlines(), mutated.splitlines()):
        if line.startswith("- "):
            taken.append(line[2:].strip())
        elif line.startswith("+ "):
            put.append(line[2:].strip())
    return tuple(taken), tuple(put)


class _Replacing(cst.CSTTransformer):
    """Replaces one node by another; nodes are compared by identity, because equal ones occur in many places."""

    def __init__(self, node: cst.CSTNode, instead: cst.CSTNode) -> None:
        super().__init__()
        self._node = node
        self._instead = instead

    def on_visit(self, node: cst.CSTNode) -> bool:
        return node is not self._node

    def on_leave(  # type: ignore[override]
        self, original_node: cst.CSTNode, updated_node: cst.CSTNode
    ) -> cst.CSTNode:
        return self._instead if original_node is self._node else updated_node


STATEMENTS = (cst.SimpleStatementLine, cst.BaseCompoundStatement, cst.MatchCase)


def _places(node: cst.CSTNode, lines: Lines, around: _Around) -> Iterator[Place]:
    """Find every mistake in a node and its contents."""
    if isinstance(node, NEVER_TYPES) and m.matches(node, NEVER):
        return
    if isinstance(node, STATEMENTS):
        around = replace(around, statement=lines(node)[0], defines=_defined_by(node))
    if isinstance(node, (cst.FunctionDef, cst.ClassDef)):
        around = replace(around, names=(*around.names, node.name.value))
    for instead in changes(node):
        seen = node.test if isinstance(node, (cst.If, cst.While)) else node
        yield Place(
            node, instead, ".".join(around.names), around.statement, lines(seen)[1], around.inside, around.defines
        )
    for child in node.children:
        if isinstance(node, cst.FunctionDef) and child is node.body:
            yield from _places(child, lines, replace(around, inside=True))
        elif not isinstance(node, cst.ClassDef) or child is node.body:  # the bases of a class are a matter of types
            yield from _places(child, lines, around)


def _defined_by(statement: cst.CSTNode) -> str:
    found = m.extract(
        statement,
        m.SimpleStatementLine([m.Assign([m.AssignTarget(m.SaveMatchedNode(m.Name(), "name"))])])
        | m.SimpleStatementLine([m.AnnAssign(m.SaveMatchedNode(m.Name(), "name"))]),
    )
    name = found["name"] if found else None
    return name.value if isinstance(name, cst.Name) else ""


def _lines(positions: Mapping[cst.CSTNode, CodeRange]) -> Lines:
    return lambda node: (positions[node].start.line, positions[node].end.line)
