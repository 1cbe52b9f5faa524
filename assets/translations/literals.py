"""Finds in Python source the texts that no `translate` marks: templates of refusals and phrases, and counted texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

Function = ast.FunctionDef | ast.AsyncFunctionDef


def templates_in(source: str) -> Iterator[str]:
    """The templates of all refusals and phrases that this source makes.

    A template is a literal, a choice between literals, or a name that is given literals in the function or the module.
    Raises ValueError for one that is anything else.
    """
    tree = ast.parse(source)
    for scope in (tree, *(node for node in ast.walk(tree) if isinstance(node, Function))):
        for call in _calls(scope):
            template = _template(call)
            if template is not None:
                yield from words(_literals(template, scope, tree))


def counted_in(source: str) -> Iterator[tuple[str, str]]:
    """Context and text of every call of `counted` with literals."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="counted"), args=[ast.Constant(str(context)), ast.Constant(str(text)), _]):
                yield context, text


def _calls(scope: ast.AST) -> Iterator[ast.Call]:
    """The calls of this scope itself, not of the functions in it."""
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, ast.Call):
            yield node
        if not isinstance(node, Function):
            yield from _calls(node)


def _template(call: ast.Call) -> ast.expr | None:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name == "Refusal":
        return call.args[1]
    return call.args[0] if name == "Phrase" else None


def _literals(node: ast.expr, scope: ast.AST, tree: ast.AST) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=otherwise):
            return [*_literals(body, scope, tree), *_literals(otherwise, scope, tree)]
        case ast.Dict(values=values):
            return [text for value in values for text in _literals(value, scope, tree)]
        case ast.Name(id=name):
            return _assigned(name, scope, tree)
        case ast.Subscript(value=ast.Name(id=name)):
            return _assigned(name, tree, tree)
    raise ValueError(f"line {node.lineno}: {ast.unparse(node)} is no literal that a translator could find")


def _assigned(name: str, scope: ast.AST, tree: ast.AST) -> list[str]:
    values = [
        node.value
        for node in ast.walk(scope)
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and name in _targets(node)
    ]
    if not values:
        raise ValueError(f"{name} is given no literal that a translator could find")
    return [text for value in values for text in _literals(value, scope, tree)]


def _targets(node: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}


def words(templates: Iterable[str]) -> Iterator[str]:
    """Those that hold anything to translate besides their values."""
    return (template for template in templates if re.search(r"\w", re.sub(r"{\w+}", "", template)))
