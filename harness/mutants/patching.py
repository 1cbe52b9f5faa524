"""Inserts a mistake into functions that are already loaded: their code is replaced, the functions stay the same."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping, Sequence
from types import CodeType, FunctionType

CodeKey = tuple[str, str, int]
"""File, qualified name and first line: identifies a piece of code."""

Loaded = Mapping[CodeKey, Sequence[FunctionType]]


def loaded_functions(folder: str) -> Loaded:
    """Find every loaded function whose file is below a folder."""
    found: dict[CodeKey, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(folder):
            found.setdefault(_key(thing.__code__), []).append(thing)
    return found


def exchange(loaded: Loaded, path: str, text: str, mutated: str) -> tuple[tuple[FunctionType, CodeType], ...] | None:
    """Return which functions get which code; None if the mistake needs a new process."""
    old = compile(text, path, "exec", dont_inherit=True)
    new = compile(mutated, path, "exec", dont_inherit=True)
    exchanged: list[tuple[FunctionType, CodeType]] = []
    for before, after in _pairs(old, new):
        functions = loaded.get(_key(before), ())
        if functions and before != after:
            if before.co_freevars != after.co_freevars:
                return None
            exchanged += [(function, after) for function in functions]
    return tuple(exchanged) or None


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Pair each piece of code with its replacement, by name and, among equal names, by order."""
    fresh: dict[str, list[CodeType]] = {}
    for one in _inner(new):
        fresh.setdefault(one.co_name, []).append(one)
    for before in _inner(old):
        if fresh.get(before.co_name):
            after = fresh[before.co_name].pop(0)
            yield before, after
            yield from _pairs(before, after)


def _inner(code: CodeType) -> Iterator[CodeType]:
    return (one for one in code.co_consts if isinstance(one, CodeType))


def _key(code: CodeType) -> CodeKey:
    return code.co_filename, code.co_qualname, code.co_firstlineno
