"""Every text of the screen is translated into every language, and nothing is lost on the way."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from assets.translations.catalogue import Catalogue, Text, read, write
from assets.translations.collecting import SCREENS, texts
from assets.translations.literals import templates_in
from assets.translations.make_translations import compile_to, missing, sources, updated
from terminal.screens.translating.languages import LANGUAGES, TRANSLATIONS

TRANSLATING = ("translate", "QT_TRANSLATE_NOOP")
MANY = 500
"""So many texts are translated in Python at least: with fewer, they were not looked for in the right way."""

PLACEHOLDER = re.compile(r"{\w*}|%n|%L?\d")


@pytest.fixture(scope="module")
def found() -> set[Text]:
    """Every text of the program."""
    return texts()


def test_no_text_is_missing_in_any_language(found: set[Text]) -> None:
    assert missing(found) == []


def test_every_text_that_python_translates_is_collected_wherever_it_is_written(found: set[Text]) -> None:
    collected = {(text.context, text.source) for text in found}
    written = {text: path.name for path in SCREENS.rglob("*.py") for text in translated_in(path)}
    assert len(written) > MANY
    assert {text: name for text, name in written.items() if text not in collected} == {}


def translated_in(path: Path) -> Iterator[tuple[str, str]]:
    """Context and text of each call; Qt's own tool finds none that is inside an f-string."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TRANSLATING:
            found = [one.value for one in node.args[:2] if isinstance(one, ast.Constant)]
            if len(found) == 2:
                yield str(found[0]), str(found[1])


@pytest.mark.parametrize("source", sources(), ids=lambda path: path.stem)
def test_no_text_is_kept_that_the_program_does_not_say_any_more(source: Path, found: set[Text]) -> None:
    assert sorted(read(source).keys() - found) == []


@pytest.mark.parametrize("source", sources(), ids=lambda path: path.stem)
def test_a_translation_has_the_placeholders_of_its_text(source: Path) -> None:
    for text, translations in read(source).items():
        for translation in filter(None, translations):
            spoken = set(PLACEHOLDER.findall(translation))
            wanted = set(PLACEHOLDER.findall(text.source))
            # A form for one may do without its number: "one roll".
            assert spoken == wanted or (text.counted and spoken == wanted - {"%n"}), f"{text}: {translation}"


@pytest.mark.parametrize("source", sources(), ids=lambda path: path.stem)
def test_the_screen_loads_what_the_translators_wrote(source: Path, tmp_path: Path) -> None:
    compile_to(source, tmp_path / "fresh.qm")
    assert (tmp_path / "fresh.qm").read_bytes() == source.with_suffix(".qm").read_bytes()


def test_every_language_but_the_source_has_its_file() -> None:
    assert {path.stem for path in TRANSLATIONS.glob("*.qm")} | {"en"} == set(LANGUAGES)


def test_one_idea_has_one_word(found: set[Text]) -> None:
    """Two texts that differ in capitals or a full stop only would be translated twice, and differently."""
    alike: dict[tuple[str, str], set[str]] = defaultdict(set)
    for text in found:
        alike[text.context, text.source.casefold().rstrip(".")].add(text.source)
    assert [sorted(sources) for sources in alike.values() if len(sources) > 1] == []


def test_the_rules_the_cabinet_and_the_drivers_are_heard(found: set[Text]) -> None:
    assert found >= {
        Text("Refusal", "{bet} of {stake} is locked until the dice decide it."),
        Text("Refusal", "The main door is open: play stops until it is shut."),
        Text("Refusal", "The bet on {bet} with its commission"),
        Text("Bet", "Come {0} Odds"),
        Text("Bet", "Hop {0}"),
        Text("Bet", "Place to Lose"),
        Text("Button", "Across"),
        Text("Button", "Undo"),
        Text("Message", "The lid of the dice generator is open."),
        Text("Message", "the stacker's motor fails"),
        Text("Message", "Ticket {number} is in doubt: {cause}."),
        Text("Message", "The meters do not agree"),
        Text("Player", "Insert a bill to play"),
    }


def test_a_template_is_found_wherever_it_is_written() -> None:
    source = """
DOOR_OPEN = {"main": "The door is open."}

def placed(door, few):
    say = "One." if few else "Two of {bet}."
    if door:
        raise Refusal("door_open", DOOR_OPEN[door])
    raise Refusal("code", say, bet=Phrase("the last {bet}"), because=Refusal("why", "{why}"))
"""
    assert sorted(templates_in(source)) == ["One.", "The door is open.", "Two of {bet}.", "the last {bet}"]


@pytest.mark.parametrize("made", ['f"No {bet}."', "sentence_of(bet)", "unknown"])
def test_a_template_that_no_translator_could_find_is_an_error(made: str) -> None:
    with pytest.raises(ValueError, match="no literal that a translator could find"):
        list(templates_in(f"def placed(bet):\n    raise Refusal('code', {made})\n"))


HELD: Catalogue = {
    Text("Main", "Roll"): ("Würfeln",),
    Text("Main", "%n roll(s) since", "hard way", counted=True): ("ein Wurf", "%n Würfe"),
    Text("Bet", "C & E <both>"): ("",),
}


def test_a_catalogue_comes_back_as_it_was_written(tmp_path: Path) -> None:
    write(tmp_path / "de.ts", "de", HELD)
    assert read(tmp_path / "de.ts") == HELD
    before = (tmp_path / "de.ts").read_text()
    write(tmp_path / "de.ts", "de", dict(reversed(HELD.items())))
    assert (tmp_path / "de.ts").read_text() == before


def test_an_update_keeps_translations_and_drops_what_has_vanished() -> None:
    rolls = Text("Main", "%n more", counted=True)
    after = updated(HELD, {Text("Main", "Roll"), Text("Main", "New"), rolls}, "sl")
    assert after == {
        Text("Main", "Roll"): ("Würfeln",),
        Text("Main", "New"): ("",),
        rolls: ("", "", "", ""),
    }
