"""The mistakes of mutants: mutmut's operators, without those that the type check rejects, and our own.

An operator takes a node of the source and yields its replacements. `a = None` and a missing positional argument are
excluded, because mypy, which every change has to pass, finds nearly all of them. Sentences for people are excluded too,
because their wording is not a rule.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

import libcst as cst
from mutmut.mutation import mutators

Operator = Callable[[Any], Iterable[cst.CSTNode]]


def _code_word(node: cst.SimpleString) -> Iterator[cst.CSTNode]:
    """Change a string that is a code or a name; one with a space in it is a sentence and stays."""
    if " " not in node.value and node.raw_value:
        yield from islice(mutators.operator_string(node), 1)


def _without_keyword_argument(node: cst.Call) -> Iterator[cst.CSTNode]:
    for index, argument in enumerate(node.args):
        if argument.keyword is not None:
            yield node.with_changes(args=[*node.args[:index], *node.args[index + 1 :]])


def _negated_condition(node: cst.If | cst.While) -> Iterator[cst.CSTNode]:
    test = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    yield node.with_changes(test=cst.UnaryOperation(cst.Not(), test))


def _without_call(node: cst.Expr) -> Iterator[cst.CSTNode]:
    """Remove a statement that is a call, like a forgotten order to a device."""
    if isinstance(node.value, cst.Call):
        yield cst.Pass()


def _without_filter(node: cst.CompFor) -> Iterator[cst.CSTNode]:
    if node.ifs:
        yield node.with_changes(ifs=[])


def _without_element(node: cst.Tuple | cst.List) -> Iterator[cst.CSTNode]:
    """Remove one of several constructed objects, like a forgotten event."""
    for index, element in enumerate(node.elements):
        if isinstance(element.value, cst.Call) or isinstance(element, cst.StarredElement):
            rest = [*node.elements[:index], *node.elements[index + 1 :]]
            if rest:
                rest[-1] = rest[-1].with_changes(comma=cst.Comma())
                yield node.with_changes(elements=rest)


OPERATORS: tuple[tuple[tuple[type[cst.CSTNode], ...], Operator], ...] = (
    ((cst.Integer, cst.Float), mutators.operator_number),
    ((cst.Name,), mutators.operator_name),
    ((cst.AugAssign,), mutators.operator_augmented_assignment),
    ((cst.UnaryOperation,), mutators.operator_remove_unary_ops),
    ((cst.Call,), mutators.operator_symmetric_string_methods_swap),
    ((cst.Call,), mutators.operator_unsymmetrical_string_methods_swap),
    ((cst.Is, cst.IsNot, cst.In, cst.NotIn, cst.Break, cst.Continue), mutators.operator_keywords),
    ((cst.BinaryOperation, cst.UnaryOperation, cst.BooleanOperation), mutators.operator_swap_op),
    ((cst.ComparisonTarget, cst.AugAssign), mutators.operator_swap_op),
    ((cst.Match,), mutators.operator_match),
    ((cst.IfExp,), mutators.operator_if_exp),
    ((cst.SimpleString,), _code_word),
    ((cst.Call,), _without_keyword_argument),
    ((cst.If, cst.While), _negated_condition),
    ((cst.Expr,), _without_call),
    ((cst.CompFor,), _without_filter),
    ((cst.Tuple, cst.List), _without_element),
)
"""The node types of each operator."""


def changes(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    """Yield all replacements of a node."""
    for operator in _operators(type(node)):
        yield from operator(node)


@functools.cache
def _operators(kind: type[cst.CSTNode]) -> tuple[Operator, ...]:
    """The operators for nodes of one type."""
    return tuple(operator for types, operator in OPERATORS if issubclass(kind, types))
