"""The files of strategies: bets in units, with their texts in every language."""

from __future__ import annotations

import pytest

from terminal.ini.ini import IniError
from terminal.rules.strategy import Part, Strategy
from terminal.settings.sections.screen import LANGUAGES
from terminal.start.loading import load_strategies

GOOD = "[strategy]\nname = one\ntitle = One\ntitle.de = Eins\nabout = A bet.\n[bets]\ncome = 1 up to 2\nfield = 5\n"


def test_a_file_names_its_bets_in_units() -> None:
    strategy = Strategy.parse(GOOD, "one.ini")
    assert strategy.parts == (Part("come", 1, 2), Part("field", 5))
    assert (strategy.title, strategy.titles["de"], strategy.about) == ("One", "Eins", {"en": "A bet."})


def test_a_file_that_makes_no_sense_is_refused_with_its_line() -> None:
    wrong = {
        "name = one": ("name = one\ncolour = red", 3),
        "field = 5": ("field = 0", 8),
        "come = 1 up to 2": ("come = 1 up to 0", 7),
        "about = A bet.": ("colour = red", 0),
        "title = One": ("title.fr = Un", 0),
        "come = 1 up to 2\nfield = 5\n": ("", 0),
    }
    for good, (bad, line) in wrong.items():
        with pytest.raises(IniError) as caught:
            Strategy.parse(GOOD.replace(good, bad, 1), "one.ini")
        assert str(caught.value).startswith("one.ini"), bad
        assert caught.value.line == line or not line, (bad, str(caught.value))


def test_the_shipped_strategies_say_what_they_are_in_every_language() -> None:
    for strategy in load_strategies().values():
        assert set(strategy.about) == set(LANGUAGES), strategy.name
        assert set(strategy.titles) in ({"en"}, set(LANGUAGES)), strategy.name
