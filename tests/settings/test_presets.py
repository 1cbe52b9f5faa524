"""Presets of jurisdictions: each is valid, names its source, and says nothing that is no parameter."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.common.places import PRESETS
from terminal.ini.ini import IniError
from terminal.settings.presets import presets, read

GOOD = "[preset]\ntitle = Here\nsource = The law: a ticket is valid for a week\n[money]\nticket_days = 007\n"


def test_every_shipped_preset_is_valid_and_names_its_source() -> None:
    found = list(presets(PRESETS))
    assert len(found) == len(list(PRESETS.iterdir())) >= 2
    assert all(one.title and one.source and one.values for one in found)


def test_a_preset_says_only_what_its_file_says_in_the_form_of_param_ini(tmp_path: Path) -> None:
    path = tmp_path / "here.ini"
    path.write_text(GOOD)
    preset = read(path)
    assert (preset.title, dict(preset.values)) == ("Here", {"money.ticket_days": "7"})


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (GOOD.replace("007", "0"), "line 5: ticket_days has to be a whole number from 1 to 999"),
        (GOOD.replace("ticket_days", "days"), "line 5: unknown key days"),
        (GOOD.replace("[preset]", "[money]", 1), "duplicate section"),
        (GOOD.replace("source = The law: a ticket is valid for a week\n", ""), "does not say source"),
        ("[money]\nticket_days = 7\n", "section .preset. is missing"),
        (GOOD + "[screen]\nlanguage = de\nlanguages = en\n", "language has to be one of the languages offered"),
    ],
)
def test_a_wrong_preset_is_refused_with_file_line_and_reason(tmp_path: Path, wrong: str, reason: str) -> None:
    path = tmp_path / "here.ini"
    path.write_text(wrong)
    with pytest.raises(IniError, match=reason):
        read(path)
