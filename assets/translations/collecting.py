"""Collects every text that a person can read on the screen: from QML and Python, the rules, and the messages."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from assets.translations.catalogue import Text, read
from assets.translations.literals import counted_in, templates_in, words
from terminal.common.places import PRESETS, ROOT
from terminal.messages.tables import TEMPLATES
from terminal.rules.games import KINDS
from terminal.screens.translating.sentences import title_template
from terminal.settings.parameters import PARAMETERS
from terminal.settings.presets import presets

SCREENS = ROOT / "terminal" / "screens"
REFUSING = (
    ROOT / "terminal" / "rules",
    ROOT / "terminal" / "cabinet",
    ROOT / "terminal" / "recall",
    ROOT / "terminal" / "runtime",
    ROOT / "terminal" / "start",
)

BETTING_VERBS = ("undo", "redo", "double", "repeat")
"""Verbs of records that a refusal may name as a button, beside the special buttons of the variants."""

LIMIT_S = 100


def texts() -> set[Text]:
    """All of them."""
    messages = {Text("Message", template) for template in words(TEMPLATES.values())}
    refusals = {Text("Refusal", template) for template in _templates()}
    bets = {Text("Bet", title) for title in _titles()}
    buttons = {Text("Button", title) for title in _button_titles()}
    parameters = {Text("Parameter", text) for one in PARAMETERS for text in (one.meaning, one.kind.unit) if text}
    shipped = {Text("Preset", text) for one in presets(PRESETS) for text in (one.title, one.source)}
    counted = {Text(context, text, counted=True) for context, text in _counted()}
    return _screen_texts() | counted | messages | refusals | bets | buttons | parameters | shipped


def _screen_texts() -> set[Text]:
    """What stands in `qsTr` and `translate`, as Qt's own tool finds it."""
    files = sorted(path for kind in ("*.qml", "*.py") for path in SCREENS.rglob(kind))
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.ts"
        line = [str(Path(sys.executable).parent / "pyside6-lupdate"), *map(str, files), "-ts", str(found), "-silent"]
        done = subprocess.run(  # noqa: S603 - our tool, our files
            line, capture_output=True, text=True, check=False, timeout=LIMIT_S
        )
        if done.returncode or done.stderr:
            raise SystemExit(f"pyside6-lupdate failed: {done.stderr}")
        return set(read(found))


def _templates() -> Iterator[str]:
    for place in REFUSING:
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            yield from templates_in(path.read_text())


def _counted() -> Iterator[tuple[str, str]]:
    for path in sorted(SCREENS.rglob("*.py")):
        yield from counted_in(path.read_text())


def _titles() -> Iterator[str]:
    """Each title of a bet without its number, and each title of a group."""
    for kind in KINDS:
        yield from map(title_template, (*kind.bet_titles().values(), *kind.group_titles()))


def _button_titles() -> Iterator[str]:
    special = {button for kind in KINDS for button in kind.buttons()}
    return (name.title() for name in sorted({*special, *BETTING_VERBS}))
