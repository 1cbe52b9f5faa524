"""Why not, in the language of the screen: the sentences of the rules, and what devices and locks say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from assets.translations.catalogue import Catalogue, Text, write
from assets.translations.collecting import texts
from assets.translations.make_translations import compile_to
from drivers.ports.message import Amount, Message, message
from terminal.cabinet.commands import CashOut
from terminal.ini.ini import IniError
from terminal.messages.english import sentence
from terminal.messages.tables import TEMPLATES
from terminal.rules.refusal import Button, Cents, Phrase, Refusal, Said, Title
from terminal.rules.sheet import Sheet
from terminal.screens.translating import languages
from terminal.screens.translating.languages import LANGUAGES, Languages
from terminal.settings.reading import parse
from tests.cabinet.pipeline import Pipeline

REFUSED = (
    Refusal("bets_up", "A ticket is for the whole credit: your bets have to be decided or taken down first."),
    Refusal(
        "above_maximum",
        "The most on {bet} is {most}; this would make {stake}.",
        bet=Title("Come 4 Odds"),
        most=Cents(1234_50),
        stake=Cents(2000_00),
    ),
    Refusal(
        "balance",
        "{button} places nothing: {because}",
        button=Button("Double"),
        because=Refusal(
            "balance",
            "{what} needs {needed}, and {left} is left to play with.",
            what=Phrase("The bet on {bet}", bet=Title("Hop 1-3")),
            needed=Cents(5_00),
            left=Cents(0),
        ),
    ),
    Refusal(
        "locked",
        "Only bets that are locked or off are up: {bets}.",
        bets=(
            Phrase("{bet} of {stake}", bet=Title("Pass Line"), stake=Cents(10_00)),
            Phrase("{bet} of {stake}", bet=Title("Hard 4"), stake=Cents(5_00)),
        ),
    ),
    Refusal("hand_pay", "The win of {amount} has to be paid by hand.", amount=Amount(3000_00, "USD")),
    Refusal("device", "The ticket printer is not ready: {why}.", why=Said("The ticket paper is running low.")),
    Refusal(
        "after_a_seven_only",
        "{bet} takes bets only right after a 7; since the last one {came} came.",
        bet=Title("Low Rolls"),
        came=(4, 6),
    ),
)


SEPARATOR = {"en": ",", "de": ".", "es": ".", "fr": "\xa0", "it": ".", "sl": "."}
"""Between the thousands of an amount with its currency."""


@pytest.mark.parametrize("refusal", REFUSED, ids=lambda refusal: refusal.template[:30])
def test_an_english_refusal_is_the_one_that_scripts_and_laboratories_read(spoken: Languages, refusal: Refusal) -> None:
    assert spoken.code == "en"
    assert languages.sentence(refusal) == refusal.say == str(refusal)


def test_a_refusal_is_said_in_another_language_with_its_own_figures(spoken: Languages) -> None:
    spoken.choose("de")
    assert [languages.sentence(refusal) for refusal in REFUSED[:5]] == [
        "Ein Ticket gilt für das ganze Guthaben: Erst müssen Ihre Einsätze entschieden oder zurückgenommen sein.",
        "Auf Come 4 Odds sind höchstens 1234,50 zu setzen; das wären 2000,00.",
        "„Verdoppeln“ setzt nichts: Der Einsatz auf Hop 1-3 braucht 5,00, spielbar sind noch 0,00.",
        "Es liegen nur Einsätze, die gesperrt oder ausgeschaltet sind: Pass Line mit 10,00, Hard 4 mit 5,00.",
        "Der Gewinn von 3.000,00\xa0$ muss von Hand ausgezahlt werden.",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_figure_of_a_refusal_is_lost_in_any_language(spoken: Languages, code: str) -> None:
    spoken.choose(code)
    for refusal in REFUSED:
        said = languages.sentence(refusal)
        assert "{" not in said
        assert re.findall(r"\d+", said.replace(SEPARATOR[code], "")) == re.findall(r"\d+", refusal.say.replace(",", ""))


def test_a_bet_is_called_by_its_name_and_number(spoken: Languages) -> None:
    titles = ("Seven", "Total 11", "Place 10 to Lose", "Hop 2-2", "C & E")
    assert [languages.bet_title(title) for title in titles] == list(titles)
    spoken.choose("de")
    assert [languages.bet_title(title) for title in titles] == [
        "Seven",
        "Summe 11",
        "Place 10 to Lose",
        "Hop 2-2",
        "C & E",
    ]


def test_a_refusal_of_the_cabinet_reaches_the_screen_with_its_values(spoken: Languages) -> None:
    pipeline = Pipeline().open_for_play()
    refusal = pipeline.cabinet.refusal(pipeline.state, CashOut())
    assert refusal is not None
    assert refusal.say == "There is no credit to cash out."
    spoken.choose("de")
    assert languages.sentence(refusal) == "Es ist kein Guthaben da, das ausgezahlt werden könnte."


# What devices and locks say -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def shouts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Translations of a language that says in capitals all that devices and locks can say; the others say nothing."""
    folder = tmp_path_factory.mktemp("shouts")
    told: Catalogue = {text: (_shouted(text.source),) for text in texts() if text.context == "Message"}
    for code in LANGUAGES.keys() - {"en"}:
        write(folder / f"{code}.ts", code, told if code == "sl" else {Text("Message", "a"): ("b",)})
        compile_to(folder / f"{code}.ts", folder / f"{code}.qm")
    return folder


@pytest.fixture
def shouting(qapp: QGuiApplication, shouts: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Languages]:
    """The program speaks that language."""
    monkeypatch.setattr(languages, "TRANSLATIONS", shouts)
    spoken = Languages(qapp)
    spoken.choose("sl")
    yield spoken
    spoken.choose("en")


def _shouted(template: str) -> str:
    return "".join(part if part.startswith("{") else part.upper() for part in re.split(r"({\w+})", template))


VALUE = re.compile(r"{(\w+)}")
EVERY_MESSAGE = [
    Message(code, {name: f"{number}" for number, name in enumerate(VALUE.findall(template), start=7)})
    for code, template in TEMPLATES.items()
    if re.search(r"\w", VALUE.sub("", template))
]
"""Those of the tables, each value a text that is no word of any language."""
FAILED = message("validator.failed", cause=message("validator.failure.stacker_motor"))
LIMIT = message("credit.limit", amount=Amount(3_000_00, "USD"))


@pytest.mark.parametrize("said", EVERY_MESSAGE, ids=lambda said: said.code)
def test_every_message_is_said_in_the_language_of_the_screen(shouting: Languages, said: Message) -> None:
    assert shouting.code == "sl"
    shouted = languages.message_sentence(said)
    assert shouted == shouted.upper() != sentence(said)
    assert re.findall(r"\d+", shouted) == re.findall(r"\d+", sentence(said))


def test_a_cause_in_a_sentence_is_said_in_the_language_of_the_screen(shouting: Languages) -> None:
    assert shouting.code == "sl"
    assert languages.message_sentence(FAILED) == "THE BILL VALIDATOR HAS FAILED: THE STACKER'S MOTOR FAILS."
    doubt = message("ticket.in_doubt", number=7, cause=message("ticket.stopped", cause=message("ticket.stopped.jam")))
    assert languages.message_sentence(doubt).startswith("TICKET 7 IS IN DOUBT: PAPER JAMMED BEFORE THE TICKET PRINTER")


def test_an_amount_in_a_message_is_written_in_the_languages_way(shouting: Languages) -> None:
    assert shouting.code == "sl"
    assert languages.message_sentence(LIMIT).endswith(" 3.000,00\xa0$.")


def test_a_message_in_a_refusal_ends_its_sentence(spoken: Languages) -> None:
    refusal = Refusal("device", "Tickets cannot be issued now: {why}.", why=message("book.damaged"))
    assert refusal.say == languages.sentence(refusal) == "Tickets cannot be issued now: the ticket book is damaged."
    spoken.choose("fr")
    assert languages.sentence(refusal).endswith(" : le livre des tickets est endommagé.")


def test_a_whole_sentence_ends_another_one_with_a_small_letter_but_in_german(spoken: Languages) -> None:
    why = message("dice.not_throwing", cause=message("device.unplugged"))
    assert languages.message_sentence(why) == "The dice cannot be thrown: it was unplugged."
    spoken.choose("de")
    assert ": Das Gerät wurde " in languages.message_sentence(why)


def test_the_text_of_an_older_journal_and_a_message_of_another_program_are_said_as_they_are(spoken: Languages) -> None:
    old = "The bill validator has failed: the stacker's motor fails."
    for code in LANGUAGES:
        spoken.choose(code)
        assert languages.message_sentence(old) == old
        assert languages.message_sentence(Message("printer.melted", {"degrees": 90})) == "printer.melted (degrees: 90)"


LOCKS = (
    message("journal.unwritable", cause=message("journal.disk_full", error="DISK")),
    message("journal.broken", number=1207, reason=message("journal.event_altered")),
    message("journal.copy_rebuilt", number=2, cause=message("journal.copy_missing")),
    message("lock.passes"),
    message("lock.meters_disagree"),
    message("lock.money_in_another_currency", currency="USD", other="EUR"),
    message("lock.limits_of_another_sheet", before="5.00 - 500.00", other="CRAPS", after="5.00 - 900.00"),
)


@pytest.mark.parametrize("why", LOCKS, ids=lambda one: one.code)
def test_a_lock_says_why_in_the_language_of_the_screen(shouting: Languages, why: Message) -> None:
    assert shouting.code == "sl"
    said = languages.message_sentence(why)
    assert said.replace("Param.ini", "PARAM.INI") == said.upper() != sentence(why)


def test_a_cause_ends_its_sentence_in_the_language_of_the_screen(shouting: Languages) -> None:
    assert shouting.code == "sl"
    cause = message("journal.broken", number=7, reason=message("journal.hash_malformed"))
    rebuilt = message("journal.copy_rebuilt", number=2, cause=cause)
    said = languages.message_sentence(rebuilt)
    assert said.casefold() == sentence(rebuilt).casefold()
    assert said.replace(": t", ": T") == said.upper()


WRONG_PARAMETERS = (
    ("[game]\ncurrency = USD\n", "Zeile 2: unbekannter Schlüssel currency in [game]; currency gehört in [money]"),
    ("[game]\n\nbet_seconds = often\n", "Zeile 3: für bet_seconds ist erlaubt: eine ganze Zahl von 5 bis 300"),
    ("[game]\nmode = roll\nmode = auto\n", "Zeile 3: doppelter Schlüssel mode, zuerst in Zeile 2"),
)


@pytest.mark.parametrize(("text", "reason"), WRONG_PARAMETERS)
def test_an_error_in_a_file_names_line_and_key_in_the_language_of_the_screen(
    spoken: Languages, text: str, reason: str
) -> None:
    with pytest.raises(IniError) as caught:
        parse(text, "Param.ini")
    why = message("lock.parameters_unreadable", error=caught.value.message)
    assert sentence(why) == f"{caught.value}."
    spoken.choose("de")
    assert languages.message_sentence(why) == f"Param.ini, {reason}."


def test_a_key_of_a_file_keeps_its_first_letter(spoken: Languages) -> None:
    with pytest.raises(IniError) as caught:
        Sheet.parse("[sheet]\nGame = craps\n[pays]\n[house]\n[limits]\n", "own.ini")
    assert str(caught.value) == "own.ini, line 2: Game is no key of [sheet]; did you mean game?"
    spoken.choose("it")
    said = "own.ini, riga 2: Game non è una chiave di [sheet]; forse game?"
    assert languages.message_sentence(caught.value.message) == said
