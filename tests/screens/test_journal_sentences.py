"""What the journal says of itself on a lock's screen is known to the translators, to the last sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from terminal import journal
from terminal.journal.errors import KINDS
from terminal.screens.translating.told import LOCK_SENTENCES

FOLDER = Path(journal.__path__[0])
SAYS = {kind.__name__ for kind in KINDS.values()} | {"_OtherThanBothError", "_UndecidedError", "Examined", "Finding"}


def said(source: str) -> Iterator[str]:
    """Every sentence that an error or a finding is made with, each variable part as ``{}``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYS:
            for value in (*node.args, *(keyword.value for keyword in node.keywords)):
                if text := sentence(value):
                    yield text


def sentence(value: ast.expr) -> str:
    """A literal text, plain or formatted; empty for anything else."""
    if isinstance(value, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in value.values)
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def test_every_sentence_of_the_journal_is_known_to_the_translators() -> None:
    known = {re.sub(r"\{\w+\}", "{}", one) for one in LOCK_SENTENCES}
    known |= {f"{one[:1].lower()}{one[1:-1]}" for one in known if one.endswith(".")}  # as half a sentence
    found = [(path.name, text) for path in sorted(FOLDER.rglob("*.py")) for text in said(path.read_text())]
    assert len(found) > 40
    assert [(name, text) for name, text in found if text not in known] == []


def test_a_sentence_that_nobody_has_translated_would_be_found() -> None:
    assert list(said('raise JournalBroken(seq, f"event {seq} has grown legs")')) == ["event {} has grown legs"]
