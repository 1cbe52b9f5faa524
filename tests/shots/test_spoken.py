"""Scenes name what they touch in English; it is found under its name in any language."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness.shots import spoken

TEXTS = """<?xml version="1.0"?>
<TS><context><name>Main</name>
<message><source>Roll</source><translation>WURF</translation></message>
<message><source>Chip {0}</source><translation>Jeton {0}</translation></message>
<message><source>%1: more</source><translation>Mehr %1</translation></message>
<message><source>Sound</source><translation>Ton</translation></message>
<message><source>Undo</source><translation type="unfinished"></translation></message>
</context></TS>
"""


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A language of a few texts."""
    (tmp_path / "xx.ts").write_text(TEXTS)
    monkeypatch.setattr(spoken, "TRANSLATIONS", tmp_path)
    spoken._phrases.cache_clear()


def test_a_name_is_called_as_it_is_translated() -> None:
    assert "WURF" in spoken.names_in("xx", "Roll")


def test_amounts_in_a_name_are_written_as_in_the_language() -> None:
    assert "Jeton 100,00" in spoken.names_in("xx", "Chip 100.00")


def test_names_within_a_name_are_translated_too() -> None:
    assert "Mehr Ton" in spoken.names_in("xx", "Sound: more")


def test_what_is_not_translated_keeps_its_name() -> None:
    assert spoken.names_in("xx", "Undo") == {"Undo"}


def test_in_english_things_are_called_as_scenes_call_them() -> None:
    assert spoken.names_in("en", "Chip 100.00") == {"Chip 100.00"}
