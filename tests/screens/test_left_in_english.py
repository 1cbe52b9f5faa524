"""No text is left in English by mistake: a translation that is the English text stands on one of these lists."""

from __future__ import annotations

import re

import pytest

from assets.translations.catalogue import PLURALS, Text, read
from terminal.screens.translating.languages import SOURCE, TRANSLATIONS

NAMES = frozenset(
    {
        *("BIG SHOT", "Double", "Double {0}", "Straight", "Straight {0}", "Triple", "Triple {0}"),
        *("7 11 Craps", "Any Craps", "Big", "Big 6", "Big 8", "Big {0}", "Buy", "Buy {0}", "Come", "Come Odds"),
        *(
            "Come Odds {0}",
            "Come {0}",
            "Come {0} Odds",
            "Crap 12",
            "Crap 2",
            "Crap 3",
            "Craps",
            "Eleven",
            "Don't Come",
            "Don't Come Bar",
        ),
        *("Don't Come Odds", "Don't Come Odds {0}", "Don't Come {0}", "Don't Come {0} Odds", "Don't Pass"),
        *("Don't Pass Bar", "Don't Pass Odds", "Field", "Give Odds", "Hard", "Hard Ways", "Hard {0}"),
        *("High Field", "High Rolls", "Hop", "Hop Bets", "Hop {0}", "Hopping Hard Ways", "Horn", "Horn Bet"),
        *("Horn {0}", "Lay", "Lay {0}", "Low Field", "Low Rolls", "Lucky Roller", "Lucky Shooter", "Natural"),
        *("Nine", "Odds", "Pass Line", "Pass Line Odds", "Place", "Place to Lose", "Place to Win"),
        *("Place to lose", "Place to lose {0}", "Place to win", "Place {0}", "Place {0} to Lose", "Point"),
        *("Puck", "Puck OFF", "Puck ON", "Roll 'Em All", "Seven", "Six", "Small", "Take Odds"),
        *("Fire", "Hot Roller", "Repeater", "Repeater {0}", "Repeaters", "Side Bets"),
    }
)
"""What is printed on felt, puck and lammers in every casino, and the trade's own words: never translated."""

UNITS = frozenset({"Maryland", "{0} ({1} mm)", "{0} px", "{0} x {1} mm"})
"""A state's name, and amounts with symbols that are the same in every language."""

ALIKE = {
    "de": {
        *(
            "Bank",
            "Chance",
            "Chip {0}",
            "Main",
            "Main {0}",
            "Journal",
            "Limits",
            "Name",
            "OK",
            "Parameter",
            "Test",
            "Text",
            "Ticket {0}: {1}",
            "Tickets",
        ),
        *("Dealer", "Phase", "Points", "Shooter", "Shooter: {0}"),
        "{0} MB",
    },
    "es": {
        "No",
        "OK",
        "Points",
        "Ticket {0}: {1}",
        "Tickets",
        "Total",
        "Total {0}",
        "Triple",
        "megabytes",
        "supervisor",
        "{0} MB",
    },
    "fr": {
        "Points",
        "Chance",
        "Cents",
        "Certain",
        "Commission",
        "Configuration",
        "Date",
        "Table {0}",
        "Double",
        "Face",
        "Faces",
        "Journal",
        "Phase",
        "Machine",
        "OK",
        "Options",
        "Pause",
        "Port",
        "Ports",
        "Session",
        "Test",
        "Tickets",
        "Total %1",
        "Total",
        "Total {0}",
        "Triple",
        "Volume",
        "Volume {0}",
        "Volume %1",
        "{0} x {1} pixels",
        "code {code}",
        "minutes",
        "volume",
    },
    "it": {"File", "No", "OK", "Test", "Ticket {0}: {1}", "Volume", "Volume {0}", "Volume %1", "volume", "{0} MB"},
    "sl": {"Parameter", "Program", "Program, SHA-256", "Test", "{0} MB"},
}
"""Words that this language happens to share with English."""

PLACEHOLDER = re.compile(r"\{\w*\}|%\d|%n")
WORD = re.compile(r"[A-Za-z]{2}")


def left_in_english(language: str) -> set[str]:
    """Every text whose translation is the English one, letter by letter."""
    catalogue = read(TRANSLATIONS / f"{language}.ts")
    said = {text.source for text, forms in catalogue.items() if text.source in forms}
    return {source for source in said if WORD.search(PLACEHOLDER.sub("", source))}


@pytest.mark.parametrize("language", sorted(PLURALS.keys() - {SOURCE}))
def test_what_is_said_as_in_english_is_meant_to_be(language: str) -> None:
    assert left_in_english(language) - NAMES - UNITS == ALIKE[language] - NAMES


def test_a_name_that_is_never_translated_is_translated_nowhere() -> None:
    left = {language: left_in_english(language) for language in ALIKE}
    assert [name for name in sorted(NAMES) for language in ALIKE if name not in left[language]] == []


@pytest.mark.parametrize("language", sorted(ALIKE))
def test_the_call_of_a_hard_way_is_not_half_in_english(language: str) -> None:
    assert "Hard" not in read(TRANSLATIONS / f"{language}.ts")[Text("Player", "Hard {0}")][0]
