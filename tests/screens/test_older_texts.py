"""What older journals say in finished English stays as it was written, in every language of the screen."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal.journal import Journal
from terminal.recall.log import log
from terminal.screens.translating import languages
from terminal.screens.translating.languages import LANGUAGES, Languages
from tests.journal_with_texts import texts, unpack


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_log_of_events_shows_them_as_they_are(spoken: Languages, tmp_path: Path, code: str) -> None:
    journal = unpack(tmp_path)
    written = set(texts(journal)) - RETURNED
    with closing(Journal.open(journal, 0)) as opened:
        entries = log(opened.history())
    spoken.choose(code)
    shown = [languages.sentence(entry.description.phrase) for entry in entries]
    assert [text for text in written if not any(text[1:].rstrip(".") in one for one in shown)] == []


RETURNED = {"The bill was not taken: it did not move as it should."}
"""The page of the bills shows why a bill went back; the log says only that it did."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_page_of_the_staff_shows_them_as_they_are(spoken: Languages, code: str) -> None:
    spoken.choose(code)
    for text in ("The bill stacker is full.", "Ticket 3 is in doubt: paper jammed."):
        assert languages.message_sentence(text) == text
