"""Recall on the screen: games on the felt as they looked (regulation R1 to R4)."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports.message import Message, message
from terminal.cabinet import events as e
from terminal.cabinet.commands import CallDice, ChooseGame, PlaceWager
from terminal.journal.errors import JournalDamaged
from terminal.journal.history import History
from terminal.recall.games import Found, Span
from terminal.recall.kept_journals import KeptJournal
from terminal.runtime.lockup import Lock, SeenInputs
from terminal.screens.operator.games.games_page import Games
from terminal.screens.operator.games.recalled import Recalled
from terminal.screens.operator.list_page import Line
from terminal.screens.operator.page import Desk
from tests.recall.memory import Memory
from tests.screens.player import Player
from tests.screens.recalling import KEY, desk, feed, played_seat
from tests.screens.seat import Seat

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def seat() -> Seat:
    return played_seat()


@pytest.fixture
def games(seat: Seat) -> Games:
    return Games(desk(seat), seat.screen)


def opened(games: Games, number: int) -> Recalled:
    """Open the game of this number from the list."""
    page = games.property("list")
    row = next(row for row, line in enumerate(page.picture) if line.cells[0] == str(number))
    page.touch(row)
    assert games.opened is not None
    return games.opened


def field(game: Recalled, bet: str, role: str) -> object:
    rows = game.property("felt").property("fields")
    number = next(number for number in range(len(rows.rows)) if rows.value(number, "bet") == bet)
    return rows.value(number, role)


def test_the_list_has_the_incomplete_game_first_and_then_the_newest(games: Games) -> None:
    lines = games.property("list").picture
    assert [line.cells[0] for line in lines] == ["4", "3", "2", "1"]
    assert lines[0].cells[1] == "Not complete yet"
    assert lines[2].cells[2:] == ("5-4  =  9", "$5.00", "$5.00")


@pytest.mark.parametrize(("dice", "shown"), [((6, 6, 2), "6-6-2  =  14"), ((5, 4), "5-4  =  9"), ((4,), "4")])
def test_several_dice_have_their_total_so_that_no_spreadsheet_takes_them_for_a_date(
    games: Games, dice: tuple[int, ...], shown: str
) -> None:
    listing = games.property("list")
    found = Found(Span(7, 0, 5, 9), 1_790_000_000_000, dice, 5_00, 0)
    assert listing._complete(found, KeptJournal(lambda: None), "USD").cells[2] == shown  # type: ignore[arg-type,return-value]


def test_a_game_opens_at_its_outcome_as_it_was_displayed(games: Games) -> None:
    game = opened(games, 2)
    assert game.property("sentence") == "The dice show 5-4: 9"
    assert field(game, "field", "outcome") == "win"
    assert (field(game, "pass_line", "stake"), game.property("felt").property("readout").property("puckNumber")) == (
        "10",
        6,
    )
    assert game.property("dice").faces == (5, 4)
    assert [row[0] for row in game.property("decisions").rows] == ["Field $5.00 wins $5.00"]


def test_its_steps_are_shown_one_by_one_in_the_sequence_of_play(games: Games) -> None:
    game = opened(games, 2)
    game.first()
    assert field(game, "field", "stake") == ""
    assert game.property("isFirst")
    said = []
    while not game.property("isLast"):
        game.forward()
        said.append(game.property("sentence"))
    assert said[0] == "Bet: put up Field $5.00"
    assert said[1].startswith("No more bets: the dice are called for throw ")
    assert said[2] == "The dice show 5-4: 9"


def test_each_step_has_the_credit_and_the_felt_before_and_after_it(games: Games) -> None:
    game = opened(games, 2)
    game.first()
    game.forward()
    assert game.property("bet") == "$11.00  →  $16.00"
    assert field(game, "field", "stake") == "5"
    game.back()
    assert game.property("bet") == "$11.00"


def test_the_facts_of_a_game_are_those_of_the_regulation(games: Games) -> None:
    game = opened(games, 3)
    facts = dict(game.property("facts").rows)
    assert facts["Date"] == "09/21/2026"
    assert facts["Start"] == facts["End"] == "14:13:20"
    assert (facts["Credit at start"], facts["Bet"], facts["Won"]) == ("$214.00", "$11.00", "$0.00")
    assert (facts["Credit at end"], facts["Out by ticket"]) == ("$203.00", "$203.00")
    assert game.property("sheet") == "Craps  ·  craps-el601"


def test_bets_under_a_closed_tab_are_laid_open(seat: Seat) -> None:
    feed(seat)
    seat.give(PlaceWager("hop@1-3", 1_00))
    seat.give(PlaceWager("hard@8", 1_00))
    seat.roll(1, 3)
    game = opened(Games(desk(seat), seat.screen), 4)
    assert game.property("felt").property("tabOpen") == "hop", "the hop won"
    game.back()
    game.back()
    assert game.property("felt").property("tabOpen") == "hard", "the Hard Way was bet last"


def test_more_decisions_than_there_is_room_for_come_on_a_picture_of_their_own() -> None:
    seat = Seat(bills=(1_000, 1_000))
    for bet in ("pass_line", "field", "any_seven", "any_craps", "big6", "big8"):
        if seat.pipeline.cabinet.refusal(seat.pipeline.state, PlaceWager(bet, 5_00)) is None:
            seat.give(PlaceWager(bet, 5_00))
    for number in (4, 5, 6, 8, 9, 10):
        seat.give(PlaceWager(f"place@{number}", 30_00))
    for number in (4, 6, 8, 10):
        seat.give(PlaceWager(f"hard@{number}", 5_00))
    seat.roll(4, 2)
    for name in ("1-3", "1-4", "1-5", "1-6", "2-4", "2-5", "2-6", "3-5"):
        seat.give(PlaceWager(f"hop@{name}", 5_00))
    seat.roll(3, 4)
    games = Games(desk(seat), seat.screen)
    game = opened(games, 2)
    first = len(game.property("decisions").rows)
    game.forward()
    assert first == 15
    assert len(game.property("decisions").rows) >= 1
    assert game.property("sentence") == "The dice show 3-4: 7"


def test_the_incomplete_game_is_shown_with_the_dice_out(seat: Seat) -> None:
    feed(seat)
    seat.give(PlaceWager("field", 5_00))
    seat.give(CallDice())
    game = opened(Games(desk(seat), seat.screen), 4)
    assert game.property("title") == "Game 4, not complete yet"
    assert game.property("dice").doing == "shake"
    assert dict(game.property("facts").rows)["End"] == "\N{EN DASH}"


def test_the_pays_of_its_sheet_are_at_hand_and_the_way_back_leads_through_them(games: Games) -> None:
    opened(games, 1)
    games.showPays()
    pays = games.property("pays")
    assert Line(("pass_line", "Pass Line", "1:1")) in pays.picture
    assert Line(("take_odds@4", "Odds taken on 4", "2:1")) in pays.picture
    assert Line(("field_12", "Field: 12", "2:1")) in pays.picture
    assert games.step_back()
    assert games.property("pays") is None
    assert games.step_back()
    assert games.opened is None
    assert not games.step_back()


def test_a_game_of_a_sheet_that_is_gone_is_described_in_words_and_drawn_under_no_other(seat: Seat) -> None:
    memory = Memory()
    for at_ms, event in zip(seat.pipeline.at_ms, seat.pipeline.events, strict=True):
        gone = isinstance(event, e.Started)
        memory.append(at_ms, e.Started("1", "craps-of-old", "0" * 64, "USD") if gone else event)
    games = Games(Desk(seat.screen.touch_gateway, lambda: seat.pipeline.now, memory.history), seat.screen)
    game = opened(games, 2)
    assert game.property("undrawn").startswith("The sheet craps-of-old of this game is not here any more")
    assert game.property("sentence") == "The dice show 5-4: 9"
    games.showPays()
    assert games.property("pays") is None


def test_each_game_of_a_journal_with_several_is_recalled_on_its_own_felt() -> None:
    """The sheets pay 2 to 1, 3 to 1 and 2 to 1 on a 12 of the Field; only Easy Craps has a Low Field."""
    sheets = ("craps-el601", "craps-el602", "easy-el621")
    seat = Seat(others=sheets[1:])
    for sheet in sheets:
        seat.give(ChooseGame(sheet))
        seat.give(PlaceWager("field", 5_00))
        seat.roll(6, 6)
    for number, (sheet, win) in enumerate(zip(sheets, ("$10.00", "$15.00", "$10.00"), strict=True), 1):
        game = opened(Games(desk(seat), seat.screen), number)
        assert game.cabinet is not None
        assert game.cabinet.game.sheet == sheet
        fields = [row[0] for row in game.property("felt").property("fields").rows]
        assert ("low_field" in fields, "lay@4" in fields) == ("easy" in sheet, "easy" not in sheet)
        assert [row[0] for row in game.property("decisions").rows] == [f"Field $5.00 wins {win}"], sheet


def test_a_long_way_is_walked_beside_the_screens_work_and_said(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.screens.operator.slices.SLICE_MS", 0)
    memory = Memory()
    started, *others = seat.pipeline.events
    memory.append(0, started)
    for number in range(1_000):
        memory.append(0, e.AttendantCalled(bool(number % 2)))
    memory.snapshot(0, b"{}")
    for event in others:
        memory.append(0, event)
    games = Games(Desk(seat.screen.touch_gateway, lambda: seat.pipeline.now, memory.history), seat.screen)
    games.property("list").touch(1)
    assert games.opened is None
    assert games.property("list").property("foot").startswith("The journal is followed from its beginning")
    for _ in range(100):
        QTest.qWait(1)
        if games.opened is not None:
            break
    assert opened(games, 3).property("sentence") == "The dice show 3-4: 7"


def test_the_way_back_gives_a_long_search_up(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.screens.operator.slices.SLICE_MS", 0)
    memory = Memory()
    for number in range(1_000):
        memory.append(0, e.AttendantCalled(bool(number % 2)))
    memory.snapshot(0, b"{}")
    for event in seat.pipeline.events:
        memory.append(0, event)
    games = Games(Desk(seat.screen.touch_gateway, lambda: seat.pipeline.now, memory.history), seat.screen)
    games.property("list").touch(1)
    assert games.step_back()
    QTest.qWait(20)
    assert games.opened is None
    assert not games.step_back()


def test_a_damaged_journal_says_so_where_the_list_would_be(seat: Seat) -> None:
    def broken() -> History:
        raise JournalDamaged(message("journal.damaged", error="row 7"))

    hurt = Desk(seat.screen.touch_gateway, lambda: seat.pipeline.now, broken)
    for make in ("bills_page", "events_page", "hand_pays_page"):
        module = __import__(f"terminal.screens.operator.{make}", fromlist=["make"])
        assert module.make(hurt, seat.screen).property("empty") == "The journal's file is damaged (row 7)."


def test_a_changed_event_is_never_shown_and_named(seat: Seat) -> None:
    memory = Memory()
    for at_ms, event in zip(seat.pipeline.at_ms, seat.pipeline.events, strict=True):
        memory.append(at_ms, event)
    games = Games(Desk(seat.screen.touch_gateway, lambda: seat.pipeline.now, memory.history), seat.screen)
    memory.connection.execute("UPDATE events SET body = x'00' WHERE kind = 'bets_moved'")
    games.property("list").touch(1)
    assert games.opened is None
    assert games.property("list").property("foot").startswith("The journal is broken at event")


@pytest.fixture
def played(player: Player) -> Player:
    player.tap("Field")
    player.tap("Roll")
    player.dice_fall(5, 4)
    player.screen.skip()
    player.screen.catch_up()
    return player


def test_a_finger_recalls_a_game_step_by_step_and_comes_back_to_the_table_as_it_was(played: Player) -> None:
    felt, credit = played.screen.fields.rows.rows, played.screen.readout.property("credit")
    played.report("board", KEY)
    played.tap("Gaming")
    played.tap("Games")
    played.tap("Game 1")
    assert played.reads("The dice show 5-4: 9")
    played.tap("First step")
    played.tap("Next step")
    sent = len(played.sent)
    QTest.qWait(1)
    played.tap("Pays")
    assert played.reads("Pass Line")
    played.tap("Back")
    played.tap("Back")
    played.tap("Back")
    played.report("board", ports.BoardInputs((), ()))
    assert (played.screen.fields.rows.rows, played.screen.readout.property("credit")) == (felt, credit)
    assert len(played.sent) == sent


def test_the_recalled_felt_takes_no_bets(played: Player) -> None:
    played.report("board", KEY)
    played.tap("Gaming")
    played.tap("Games")
    played.tap("Game 1")
    fields = [item for item in played.items("Field") if item.isEnabled()]
    sent = len(played.sent)
    for item in fields:
        played.tap_at(item.mapToScene(item.boundingRect().center()).toPoint())
    assert len(played.sent) == sent


def test_recall_works_while_play_is_locked(played: Player) -> None:
    played.screen.lock(Lock(Message("The journal cannot be written"), Message("The disk is full.")))
    played.screen.see(SeenInputs(ports.BoardInputs((), ("attendant",))))
    played.tap("Gaming")
    played.tap("Games")
    played.tap("Game 1")
    assert played.reads("The dice show 5-4: 9")
    played.screen.see(SeenInputs())
    assert played.sees("The journal cannot be written")
