"""The screen speaks six languages, and writes amounts, dates and times in the way of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine

from assets.translations.catalogue import Text, write
from assets.translations.make_translations import compile_to
from drivers.ports.message import Amount, message
from terminal.common import money
from terminal.screens.translating import languages
from terminal.screens.translating.languages import LANGUAGES, Languages
from terminal.settings.sections.screen import LANGUAGES as OFFERED
from terminal.settings.sections.screen import AmountForm
from tests.cabinet.pipeline import PROFILE
from tests.screens.seat import Seat

AMOUNTS_CENTS = (0, 5, 99, 100, 1250, 123_456, 100_000_000, -8502)


def test_the_languages_are_called_by_their_own_names() -> None:
    assert list(LANGUAGES.items()) == [
        ("en", "English"),
        ("de", "Deutsch"),
        ("es", "Español"),
        ("fr", "Français"),
        ("it", "Italiano"),
        ("sl", "Slovenščina"),
    ]


def test_the_parameters_offer_the_languages_that_there_are() -> None:
    assert list(LANGUAGES) == list(OFFERED)


# Switching ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def greeting(qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Languages]:
    """Languages that know one text, which is written in `Greeting.qml`."""
    monkeypatch.setattr(languages, "TRANSLATIONS", tmp_path)
    for code in LANGUAGES.keys() - {"en"}:
        write(tmp_path / f"{code}.ts", code, {Text("Greeting", "Good luck"): (f"Viel Glück ({code})",)})
        compile_to(tmp_path / f"{code}.ts", tmp_path / f"{code}.qm")
    spoken = Languages(qapp)
    yield spoken
    spoken.choose("en")


def test_a_switch_changes_a_text_at_once_and_back(greeting: Languages) -> None:
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    source = b'import QtQml\nQtObject { property string said: qsTr("Good luck") }'
    component.setData(source, QUrl("file:///Greeting.qml"))
    shown = component.create()
    heard = [shown.property("said")]
    for code in ("de", "sl", "en", "fr"):
        greeting.choose(code)
        engine.retranslate()
        heard.append(shown.property("said"))
        assert greeting.code == code
    assert heard == ["Good luck", "Viel Glück (de)", "Viel Glück (sl)", "Good luck", "Viel Glück (fr)"]
    shown.deleteLater()
    engine.deleteLater()


def test_a_switch_takes_milliseconds(spoken: Languages) -> None:
    started_s = perf_counter()
    for code in LANGUAGES:
        spoken.choose(code)
    assert (perf_counter() - started_s) / len(LANGUAGES) < 0.02


def test_a_language_that_there_is_not_changes_nothing(spoken: Languages) -> None:
    spoken.choose("de")
    with pytest.raises(KeyError):
        spoken.choose("tlh")
    assert spoken.code == "de"
    assert languages.button_title("Undo") == "Zurück"


# Amounts and times ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cents", AMOUNTS_CENTS)
@pytest.mark.parametrize("currency", ["USD", "EUR", "GBP", "CHF"])
def test_english_amounts_are_those_of_tickets_and_journals(spoken: Languages, cents: int, currency: str) -> None:
    assert spoken.code == "en"
    written = money.amount(cents, currency), money.figures(cents), money.figures(cents).removesuffix(".00")
    shown = languages.amount(cents, currency), languages.figures(cents), languages.brief(cents)
    assert shown == tuple(text.replace("-", languages.MINUS) for text in written)


WRITTEN = {
    "en": ("$1,234,567.89", "CHF 0.05", "12.50", "5", "1,000", "\N{MINUS SIGN}0.50"),
    "de": ("1.234.567,89\xa0$", "0,05\xa0CHF", "12,50", "5", "1.000", "\N{MINUS SIGN}0,50"),
    "es": ("1.234.567,89\xa0$", "0,05\xa0CHF", "12,50", "5", "1.000", "\N{MINUS SIGN}0,50"),
    "fr": ("1\xa0234\xa0567,89\xa0$", "0,05\xa0CHF", "12,50", "5", "1\xa0000", "\N{MINUS SIGN}0,50"),
    "it": ("1.234.567,89\xa0$", "0,05\xa0CHF", "12,50", "5", "1.000", "\N{MINUS SIGN}0,50"),
    "sl": ("1.234.567,89\xa0$", "0,05\xa0CHF", "12,50", "5", "1.000", "\N{MINUS SIGN}0,50"),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_amounts_are_written_in_the_languages_own_way(spoken: Languages, code: str) -> None:
    spoken.choose(code)
    written = (
        languages.amount(123_456_789, "USD"),
        languages.amount(5, "CHF"),
        languages.brief(1250),
        languages.brief(500),
        languages.brief(100_000),
        languages.figures(-50),
    )
    assert written == WRITTEN[code]


BY_CODE = {
    "en": ("USD 1,234.56", "EUR 0.05", "\N{MINUS SIGN}0.50"),
    "de": ("1.234,56\xa0USD", "0,05\xa0EUR", "\N{MINUS SIGN}0,50"),
    "es": ("1.234,56\xa0USD", "0,05\xa0EUR", "\N{MINUS SIGN}0,50"),
    "fr": ("1\xa0234,56\xa0USD", "0,05\xa0EUR", "\N{MINUS SIGN}0,50"),
    "it": ("1.234,56\xa0USD", "0,05\xa0EUR", "\N{MINUS SIGN}0,50"),
    "sl": ("1.234,56\xa0USD", "0,05\xa0EUR", "\N{MINUS SIGN}0,50"),
}


@pytest.fixture
def by_code() -> Iterator[None]:
    """Amounts name their currency by its code."""
    languages.show_currency(sign=False)
    yield
    languages.show_currency(sign=True)


@pytest.mark.usefixtures("by_code")
@pytest.mark.parametrize("code", LANGUAGES)
def test_where_the_house_shows_no_sign_the_currency_is_named_by_its_code(spoken: Languages, code: str) -> None:
    spoken.choose(code)
    written = (languages.amount(123_456, "USD"), languages.amount(5, "EUR"), languages.figures(-50))
    assert written == BY_CODE[code]


@pytest.mark.usefixtures("by_code")
def test_an_amount_in_a_message_names_it_in_the_same_way(spoken: Languages) -> None:
    assert spoken.code == "en"
    said = languages.message_sentence(message("credit.limit", amount=Amount(3_000_00, "USD")))
    assert "USD 3,000.00" in said


def test_the_screen_shows_amounts_as_the_parameter_says(qapp: QGuiApplication) -> None:
    del qapp
    forms: tuple[AmountForm, ...] = ("code", "sign")
    shown = []
    for amounts in forms:
        profile = replace(PROFILE, amounts=amounts)
        shown.append(Seat(profile).screen.readout.property("credit"))
    assert shown == ["USD 200.00", "$200.00"]


def test_an_amount_too_large_for_a_float_keeps_its_last_cent(spoken: Languages) -> None:
    spoken.choose("de")
    assert languages.figures(2**53 * 100 + 1) == "9.007.199.254.740.992,01"


DATED = {
    "en": ("03/09/2026", "3:05 PM", "12:00 AM"),
    "de": ("09.03.2026", "15:05", "00:00"),
    "es": ("09/03/2026", "15:05", "00:00"),
    "fr": ("09/03/2026", "15:05", "00:00"),
    "it": ("09/03/2026", "15:05", "00:00"),
    "sl": ("9. 3. 2026", "15:05", "00:00"),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_dates_and_times_are_those_of_the_cabinets_place(spoken: Languages, code: str) -> None:
    spoken.choose(code)
    at_ms = 1_773_065_159_999  # 9 March 2026, 14:05:59.999 in UTC
    midnight_ms = 1_773_010_800_000  # 8 March 2026, 23:00 in UTC
    assert (languages.date(at_ms, 60), languages.time(at_ms, 60), languages.time(midnight_ms, 60)) == DATED[code]
    assert languages.date(midnight_ms, 60) == languages.date(at_ms, 60)
