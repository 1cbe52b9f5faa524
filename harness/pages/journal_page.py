"""Writes docs/journal.md from the classes of the events: an auditor's guide to every field of an event's JSON."""

from __future__ import annotations

import ast
import inspect
import sys
import typing
from collections.abc import Iterator
from dataclasses import dataclass

from terminal.cabinet.events import AnyEvent, MoneyEvent, kind_named

INTRODUCTION = """# The journal: every event

This page is for auditors and for builders. `./kiosk pages` writes it from `terminal/cabinet/events/`; a test compares
them.

An event is a row of the table `events` in the journal's database, and a record in each plain copy. It has a number, the
time of the wall clock in milliseconds since 1970 (UTC), its kind, its body as JSON, and the hash that chains it to the
event before. The body has the fields below, and `kind`. Journals of earlier versions lack some fields; "if missing" is
the value that such a field then has. Fields never change their meaning. All amounts are whole cents.

A field of type `Text` is for people. It is `{"type": "message", "code": ..., "values": {...}}` with the code of a
sentence in `drivers/messages.py` or `terminal/messages/`. In journals of earlier versions it is the English sentence
itself, which is shown unchanged. Codes never change their meaning either.

`./kiosk recall --events all` describes events in words; `sqlite3 -readonly journal.sqlite "select * from events"` shows
the raw events. **Bold** kinds move money: after them the ends of all copies are read back.
"""


@dataclass(frozen=True)
class Field:
    """One field of an event, as its class says it."""

    name: str
    type: str
    default: str
    meaning: str


def page() -> str:
    """The whole page, in Markdown."""
    matters: dict[str, list[type]] = {}
    for event in typing.get_args(AnyEvent):
        matters.setdefault(event.__module__, []).append(event)
    parts = [INTRODUCTION]
    for module, events in matters.items():
        parts.append(f"\n## {(sys.modules[module].__doc__ or '').splitlines()[0].rstrip('.')}\n")
        parts.extend(map(_section, events))
    return "".join(parts)


def _section(event: type) -> str:
    mark = "**" if issubclass(event, MoneyEvent) else ""
    lines = [f"\n{mark}`{kind_named(event)}`{mark}: {' '.join(inspect.cleandoc(event.__doc__ or '').split())}\n"]
    if fields := list(fields_of(event)):
        lines.append("\n| field | type | if missing | meaning |\n|---|---|---|---|\n")
        lines.extend(f"| `{one.name}` | `{one.type}` | {one.default} | {one.meaning} |\n" for one in fields)
    return "".join(lines)


def fields_of(event: type) -> Iterator[Field]:
    """Read the fields of an event from the text of its class, with the sentences that stand under them."""
    (definition,) = ast.parse(inspect.getsource(event)).body
    assert isinstance(definition, ast.ClassDef)
    for statement, following in zip(definition.body, [*definition.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            default = f"`{ast.unparse(statement.value)}`" if statement.value else ""
            type_text = ast.unparse(statement.annotation).replace("|", "\\|")
            yield Field(statement.target.id, type_text, default, _sentence(following))


def _sentence(statement: ast.stmt | None) -> str:
    match statement:
        case ast.Expr(ast.Constant(str(text))):
            return " ".join(text.split()).replace("|", "\\|")
    return ""
