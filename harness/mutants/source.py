"""A source file and its mutants: where each mistake is, and the file's text with it."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
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
    nodes: tuple[cst.CSTNode, ...] = ()


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
    around: tuple[cst.CSTNode, ...] = ()
    """What the node lies in, from the module on."""


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
        """Return the file's text with a mistake in it. Only the statement around it is rewritten."""
        _, around, *_ = (*place.around, place.node)
        number = next(number for number, statement in enumerate(self._module.body) if statement is around)
        statement = around.visit(_Replacing(place))
        assert isinstance(statement, cst.CSTNode), "no mistake takes a statement away"
        before, after = self._parts[: number + 1], self._parts[number + 2 :]
        return "".join((*before, self._module.code_for_node(statement), *after))

    @cached_property
    def _parts(self) -> Sequence[str]:
        """The text before the first statement of the module, each statement, and the text after the last."""
        statements = [self._module.code_for_node(statement) for statement in self._module.body]
        head = "".join(self._module.code_for_node(line) for line in self._module.header)
        found = (head, *statements, self.text[len(head) + sum(map(len, statements)) :])
        assert "".join(found) == self.text, f"{self.path} is not the text of its statements"
        return found


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

    def __init__(self, place: Place) -> None:
        super().__init__()
        self._node = place.node
        self._instead = place.instead
        self._around = frozenset(place.around)

    def on_visit(self, node: cst.CSTNode) -> bool:
        return node in self._around

    def on_leave(  # type: ignore[override]
        self, original_node: cst.CSTNode, updated_node: cst.CSTNode
    ) -> cst.CSTNode:
        return self._instead if original_node is self._node else updated_node


SPACES = (
    cst.BaseParenthesizableWhitespace,
    cst.TrailingWhitespace,
    cst.EmptyLine,
    cst.Comment,
    cst.Newline,
    cst.Comma,
    cst.Dot,
    cst.LeftParen,
    cst.RightParen,
)
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
        function, nodes = ".".join(around.names), around.nodes
        yield Place(node, instead, function, around.statement, lines(seen)[1], around.inside, around.defines, nodes)
    contents = [child for child in node.children if not _is_space(type(child))]
    around = replace(around, nodes=(*around.nodes, node)) if contents else around
    for child in contents:
        if isinstance(node, cst.FunctionDef) and child is node.body:
            yield from _places(child, lines, replace(around, inside=True))
        elif not isinstance(node, cst.ClassDef) or child is node.body:  # the bases of a class are a matter of types
            yield from _places(child, lines, around)


@functools.cache
def _is_space(kind: type[cst.CSTNode]) -> bool:
    """Whether nodes of this type are spaces, comments and the like: two thirds of all."""
    return issubclass(kind, SPACES)


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
