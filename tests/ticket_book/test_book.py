"""Ticket states and the double-spend rule (regulation 4, COMAR .24, .25, .35): whatever fails, paid once."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from drivers.ports.authority import (
    Ask,
    AuthorityReport,
    Close,
    Enter,
    Entered,
    Honoured,
    Noted,
    NumberKnown,
    Refused,
    Request,
)
from drivers.ports.message import Message, message
from terminal.ticket_book.book import (
    EXPIRED,
    OTHER_CURRENCY,
    PENDING,
    REDEEMED,
    UNKNOWN,
    VOID,
    Book,
    BookError,
    connect,
)

NUMBER = "006338742623748784"
ENTER = Enter(1, NUMBER, 20_00, "USD", 1_000, 9_000)
ASK = Ask(5, NUMBER, "USD", 2_000)
OTHER_ASK = Ask(6, NUMBER, "USD", 2_500)
REDEEM = Close("redeemed", 5, NUMBER, 2_000, 20_00)
RELEASE = Close("released", 5, NUMBER, 2_000, 20_00)
SPOIL = Close("void", 1, NUMBER, 1_000, 20_00)
NOW_MS = 3_000
YES = Honoured(5, NUMBER, 20_00)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tickets.sqlite"


@pytest.fixture
def book(path: Path) -> Iterator[Book]:
    with closing(Book(path)) as book:
        yield book


def given(book: Book, *requests: Request) -> list[AuthorityReport]:
    return [book.answer(request, NOW_MS) for request in requests]


def test_a_ticket_goes_from_issued_over_pending_to_redeemed_each_with_its_instant(book: Book) -> None:
    assert book.answer(ENTER, 1_100) == Entered(NUMBER)
    assert book.answer(ASK, 2_100) == YES
    assert book.answer(REDEEM, 2_200) == Noted("redeemed", NUMBER, 2_000)
    assert book.changes(NUMBER) == [("issued", 1_000), ("pending", 2_100), ("redeemed", 2_200)]


@pytest.mark.parametrize("times", [2, 3])
def test_every_request_may_come_again_and_has_the_answer_that_it_had(book: Book, times: int) -> None:
    for request, answer in (
        (ENTER, Entered(NUMBER)),
        (ASK, YES),
        (REDEEM, Noted("redeemed", NUMBER, 2_000)),
        (ASK, YES),
    ):
        assert given(book, *[request] * times) == [answer] * times
    assert [state for state, _ in book.changes(NUMBER)] == ["issued", "pending", "redeemed"]


def test_a_request_is_identified_by_number_and_instant_because_numbers_repeat_after_an_older_journal(
    book: Book,
) -> None:
    again = replace(ASK, at_ms=ASK.at_ms + 1)
    assert given(book, ENTER, ASK, again) == [Entered(NUMBER), YES, Refused(5, NUMBER, PENDING)]
    assert given(book, REDEEM, again) == [Noted("redeemed", NUMBER, 2_000), Refused(5, NUMBER, REDEEMED)]


@pytest.mark.parametrize("end", [REDEEM, RELEASE])
def test_an_end_with_the_number_of_another_request_ends_nothing(book: Book, end: Close) -> None:
    given(book, ENTER, ASK, replace(end, at_ms=ASK.at_ms + 1))
    assert book.state_of(NUMBER) == "pending"


def test_a_ticket_that_never_came_out_is_void_though_it_has_expired_meanwhile(book: Book) -> None:
    given(book, replace(ENTER, expires_ms=NOW_MS - 1), OTHER_ASK)
    assert book.state_of(NUMBER) == "expired"
    assert given(book, SPOIL) == [Noted("void", NUMBER, 1_000)]
    assert book.state_of(NUMBER) == "void"


@pytest.mark.parametrize(
    ("before", "why"),
    [
        ((), UNKNOWN),
        ((ENTER, ASK), PENDING),
        ((ENTER, ASK, REDEEM), REDEEMED),
        ((ENTER, SPOIL), VOID),
        ((replace(ENTER, expires_ms=NOW_MS - 1),), EXPIRED),
        ((replace(ENTER, currency="EUR"),), OTHER_CURRENCY),
    ],
    ids=["unknown", "pending", "redeemed", "void", "expired", "another currency"],
)
def test_a_ticket_that_is_not_issued_is_refused_with_the_reason(
    book: Book, before: tuple[Request, ...], why: Message
) -> None:
    given(book, *before)
    changes = book.changes(NUMBER)
    assert given(book, OTHER_ASK) == [Refused(6, NUMBER, why, unknown=why == UNKNOWN)]
    assert [one for one in book.changes(NUMBER) if one not in changes] == (
        [("expired", NOW_MS)] if why == EXPIRED else []
    )


def test_of_a_ticket_that_was_never_entered_nothing_is_known(book: Book) -> None:
    assert book.state_of(NUMBER) is None
    assert book.changes(NUMBER) == []


def test_a_book_is_begun_in_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    with closing(Book(tmp_path / "var" / "tickets" / "book.sqlite")) as book:
        assert given(book, ENTER) == [Entered(NUMBER)]


def test_the_last_millisecond_of_its_life_still_pays(book: Book) -> None:
    given(book, replace(ENTER, expires_ms=NOW_MS))
    assert given(book, ASK) == [YES]


def test_a_ticket_that_is_pending_does_not_expire_under_the_cabinets_hands(book: Book) -> None:
    given(book, ENTER, ASK)
    assert book.answer(ASK, 10_000) == YES
    assert book.answer(REDEEM, 10_000) == Noted("redeemed", NUMBER, 2_000)


def test_a_ticket_that_went_back_is_good_again(book: Book) -> None:
    assert given(book, ENTER, ASK, RELEASE, RELEASE)[2:] == [Noted("released", NUMBER, 2_000)] * 2
    assert given(book, OTHER_ASK) == [Honoured(6, NUMBER, 20_00)]


def test_a_ticket_that_was_redeemed_is_not_released_by_the_same_request(book: Book) -> None:
    *_, noted = given(book, ENTER, ASK, REDEEM, RELEASE)
    assert noted == Noted("released", NUMBER, 2_000, message("book.redeemed_by_same"))
    assert book.state_of(NUMBER) == "redeemed"


def test_a_late_release_does_not_free_what_another_request_holds(book: Book) -> None:
    given(book, ENTER, ASK, RELEASE, OTHER_ASK, RELEASE)
    assert book.state_of(NUMBER) == "pending"


@pytest.mark.parametrize(
    "end",
    [replace(REDEEM, amount_cents=20_01), replace(REDEEM, number=6), replace(REDEEM, at_ms=2_001), SPOIL],
    ids=["another amount", "another request", "another instant", "void while it is pending"],
)
def test_an_end_that_does_not_agree_with_the_book_changes_nothing_and_is_contradicted(book: Book, end: Close) -> None:
    given(book, ENTER, ASK)
    [noted] = given(book, end)
    assert isinstance(noted, Noted)
    assert noted.contradiction
    assert book.state_of(NUMBER) == "pending"


@pytest.mark.parametrize(
    "again",
    [replace(ENTER, issued_ms=1_001), replace(ENTER, number=2), replace(ENTER, amount_cents=1)],
    ids=["another instant", "another count", "another amount"],
)
def test_a_number_is_never_entered_for_another_ticket(book: Book, again: Enter) -> None:
    assert given(book, ENTER, again) == [Entered(NUMBER), NumberKnown(NUMBER)]


def test_what_is_answered_is_there_after_the_book_is_reopened(path: Path) -> None:
    for request, answer in ((ENTER, Entered(NUMBER)), (ASK, YES), (REDEEM, Noted("redeemed", NUMBER, 2_000))):
        with closing(Book(path)) as book:
            assert given(book, request) == [answer]


def test_a_process_that_is_killed_has_lost_nothing_that_it_had_answered(path: Path) -> None:
    script = (
        "import os, signal; from pathlib import Path; from terminal.ticket_book.book import Book\n"
        "from tests.ticket_book.test_book import ENTER, ASK, NOW_MS\n"
        f"book = Book(Path({str(path)!r})); book.answer(ENTER, NOW_MS); book.answer(ASK, NOW_MS)\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", script], check=False)
    with closing(Book(path)) as book:
        assert book.state_of(NUMBER) == "pending"


def test_a_book_serves_one_cabinet_and_says_so(path: Path) -> None:
    with closing(Book(path)), pytest.raises(BookError, match="it serves one cabinet only"):
        Book(path)
    with closing(Book(path)):
        pass


def test_a_file_that_is_no_ticket_book_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE hers (one INTEGER)")
        other.commit()
    with pytest.raises(BookError, match="is no ticket book"):
        Book(path)
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("hers",)]


def test_a_file_of_rubbish_is_refused(path: Path) -> None:
    path.write_bytes(os.urandom(8_192))
    with pytest.raises(BookError, match=r"cannot be used .*\.$"):
        Book(path)


class Failing:
    """A connection whose n-th statement fails: before it reaches the disk, or, with `late`, after it has."""

    def __init__(self, db: sqlite3.Connection, fails: FailsAt) -> None:
        self._db, self._fails = db, fails

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)

    def execute(self, statement: str, *values: Any) -> Any:
        if self._fails.due():
            if self._fails.late:
                self._db.execute(statement, *values)
            raise sqlite3.OperationalError("disk I/O error")
        return self._db.execute(statement, *values)


class FailsAt:
    """Counts statements over all connections, and lets one of them fail."""

    def __init__(self, at: int, late: bool) -> None:
        self.at, self.late, self.count = at, late, 0

    def due(self) -> bool:
        self.count += 1
        return self.count == self.at

    def connect(self, path: Path) -> sqlite3.Connection:
        return cast("sqlite3.Connection", Failing(connect(path), self))


LIFE = (ENTER, ASK, RELEASE, OTHER_ASK, Close("redeemed", 6, NUMBER, 2_500, 20_00), ASK)


def persistently(path: Path, fails: FailsAt) -> tuple[list[AuthorityReport], int]:
    """Give every request of a life until it is answered, reopening the book after each failure."""
    answers: list[AuthorityReport] = []
    failures = 0
    while len(answers) < len(LIFE):
        assert failures < 3, "one failure makes at most one more"
        try:
            with closing(Book(path, fails.connect)) as book:
                while len(answers) < len(LIFE):
                    answers.append(book.answer(LIFE[len(answers)], NOW_MS))
        except BookError:
            failures += 1
    return answers, failures


@pytest.mark.parametrize("late", [False, True], ids=["undone", "done all the same"])
def test_every_statement_may_fail_once_and_the_book_ends_as_it_should(tmp_path: Path, late: bool) -> None:
    whole = FailsAt(0, late)
    expected, _ = persistently(tmp_path / "whole", whole)
    assert whole.count > 30
    for at in range(1, whole.count + 1):
        path = tmp_path / f"{at}"
        answers, failures = persistently(path, FailsAt(at, late))
        assert (answers, failures) == (expected, 1), f"statement {at}"
        with closing(Book(path)) as book:
            states = [state for state, _ in book.changes(NUMBER)]
            assert states == ["issued", "pending", "issued", "pending", "redeemed"], f"statement {at}"


@pytest.mark.parametrize("call", ["open", "flock"])
def test_a_lock_that_cannot_be_had_is_said_and_may_be_had_later(
    path: Path, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(os if call == "open" else fcntl, call, fail)
        with pytest.raises(BookError, match=r"\(Input/output error\)\.$"):
            Book(path)
    with closing(Book(path)) as book:
        assert given(book, ENTER) == [Entered(NUMBER)]
