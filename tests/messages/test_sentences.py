"""A message becomes a sentence: its values, a sentence in a sentence, amounts, and what this program does not know."""

from __future__ import annotations

import msgspec
import pytest

from drivers.ports.message import Amount, Message, message
from terminal.messages import rendering
from terminal.messages.english import sentence
from terminal.messages.text import Text

TABLE = {
    "test.whole": "The drawer is open.",
    "test.half": "paper jammed",
    "test.library": "USB is missing.",
    "test.cause": "The ticket is in doubt: {cause}.",
    "test.start": "{error}. Nothing of it was booked.",
    "test.amount": "The credit may not exceed {amount}.",
    "test.count": "{count} of {name}",
}


@pytest.fixture(autouse=True)
def _table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "TEMPLATES", TABLE)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (message("test.whole"), "The drawer is open."),
        (message("test.count", count=3, name="{braces}"), "3 of {braces}"),
        (message("test.cause", cause=message("test.half")), "The ticket is in doubt: paper jammed."),
        (message("test.cause", cause=message("test.whole")), "The ticket is in doubt: the drawer is open."),
        (message("test.cause", cause=message("test.library")), "The ticket is in doubt: USB is missing."),
        (message("test.start", error=message("test.whole")), "The drawer is open. Nothing of it was booked."),
        (message("test.amount", amount=Amount(3000_00, "USD")), "The credit may not exceed $3,000.00."),
        (
            message("test.cause", cause=message("test.cause", cause=message("test.half"))),
            "The ticket is in doubt: the ticket is in doubt: paper jammed.",
        ),
    ],
    ids=lambda one: one if isinstance(one, str) else None,
)
def test_the_sentence_of_a_message_has_its_values(said: Message, expected: str) -> None:
    assert sentence(said) == expected


def test_the_text_of_an_older_journal_is_said_as_it_is() -> None:
    assert sentence("It has grown legs: {so it said}") == "It has grown legs: {so it said}"
    assert sentence("") == ""


def test_a_code_of_another_program_is_said_as_code_and_values_and_nothing_fails() -> None:
    assert sentence(Message("printer.melted")) == "printer.melted"
    unknown = Message("printer.melted", {"degrees": 90, "fee": Amount(5_00, "EUR"), "by": Message("sun")})
    assert sentence(unknown) == "printer.melted (degrees: 90, fee: 500 cents EUR, by: sun)"
    assert sentence(Message("test.cause", {"cause": unknown})).startswith("The ticket is in doubt: printer.melted (")


def test_values_of_another_program_are_said_beside_the_code() -> None:
    assert sentence(Message("test.cause", {"reason": "heat"})) == "test.cause (reason: heat)"
    assert sentence(Message("test.whole", {"reason": "heat"})) == "The drawer is open."


@pytest.mark.parametrize(
    "said",
    [
        "",
        "The text of an older journal.",
        message("test.whole"),
        message("test.count", count=3, name="3"),
        message("test.amount", amount=Amount(1, "USD")),
        message("test.cause", cause=message("test.amount", amount=Amount(1, "USD"))),
    ],
)
def test_what_a_journal_keeps_is_read_as_it_was_written(said: Text) -> None:
    assert msgspec.json.decode(msgspec.json.encode(said), type=Text) == said
