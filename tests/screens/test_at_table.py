"""A player at a station of a shared table: its clock, pale and full chips, the button of the dice, the shooter."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import TablePhase
from harness.qml_type import qml_type
from terminal.cabinet import commands as c
from terminal.cabinet.events import Event
from terminal.screens.player.helping.book import pages_of
from terminal.settings.parameters import Profile
from tests.cabinet.at_table.station import AUTO, HURRY_MS, ROLL, SEAT, Station
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.screens.copied import COPIES, WINDOWS
from tests.screens.player import Player
from tests.screens.reading import cut_texts

SIZE = (1280, 720)
OTHER = SEAT + 2


class AtTable(Player):
    """A player whose table does what the test says."""

    def __init__(self, app: QGuiApplication, profile: Profile) -> None:
        self.station = Station(profile).seated()
        super().__init__(app, SIZE, pipeline=self.station)

    def sees_events(self, events: tuple[Event, ...]) -> None:
        """What has happened is shown."""
        self.screen.show(self.station.state, events)
        self.screen.catch_up()
        QTest.qWait(1)

    def shows(self, phase: TablePhase, **fields: object) -> None:
        """The table shows its round in this phase."""
        self.sees_events(self.station.show(phase, **fields))

    def opens(self, **fields: object) -> None:
        """The next round is open."""
        self.station.number += 1
        self.shows("open", **fields)

    def answers(self, answer: str = "sealed") -> None:
        """The table answers the seal that is under way."""
        self.sees_events(self.station.answers(answer))

    def closes(self, accepted: int | None = None) -> None:
        """The table takes the last seals, and fixes the bets."""
        self.shows("closing")
        if self.station.wanted.seal is not None:
            self.answers()
        self.sees_events(self.station.closes(accepted))

    def rolls(self, *dice: int) -> None:
        """The rest of the round, until the dice lie."""
        self.closes()
        self.shows("rolling", throw=1_000 + self.station.number)
        self.shows("decided", faces=dice)
        self.screen.skip()
        self.screen.catch_up()
        QTest.qWait(1)

    def clock(self, name: str) -> object:
        """What the clock shows."""
        return self.screen.betting_clock.property(name)

    def button(self, name: str) -> object:
        """What the button of the dice shows."""
        return self.dice_button.property(name)

    def dice_do(self) -> str:
        """Rest, shake or land."""
        return str(self.screen.dice.doing)

    @property
    def dice_button(self) -> QQuickItem:
        """The button of the dice, whatever it says."""
        return self.item({"ready": "Ready", "roll": "Roll"}[str(self.screen.controls.property("throwWord"))])


def seated(qapp: QGuiApplication, profile: Profile) -> Iterator[AtTable]:
    player = AtTable(qapp, profile)
    assert QTest.qWaitForWindowExposed(player.window)
    yield player
    player.leave()


@pytest.fixture
def player(qapp: QGuiApplication, request: pytest.FixtureRequest) -> Iterator[AtTable]:
    """A player with 50.00 at a station whose table closes the bets by its clock."""
    fresh = COPIES.of(request.node)
    if isinstance(fresh, AtTable):
        yield fresh
    else:
        yield from seated(qapp, AUTO)


WINDOWS[__name__, "player"] = lambda app: AtTable(app, AUTO)


@pytest.fixture
def ready(qapp: QGuiApplication) -> Iterator[AtTable]:
    """A player with 50.00 at a station whose table waits for its players."""
    yield from seated(qapp, ROLL)


# The clock and the line -----------------------------------------------------------------------------------------------


def test_the_clock_counts_the_table_s_time_to_the_end_of_the_last_seconds(player: AtTable) -> None:
    player.opens(remaining_ms=15_000)
    assert (player.clock("phase"), player.clock("seconds")) == ("open", (15_000 + HURRY_MS) // 1_000)
    player.station.wait(5_000)
    player.screen.betting_clock.look()
    assert player.clock("seconds") == (10_000 + HURRY_MS) // 1_000
    player.shows("hurry", remaining_ms=HURRY_MS)
    assert (player.clock("phase"), player.clock("seconds")) == ("hurry", HURRY_MS // 1_000)
    assert player.line == "Last seconds: place your bets"


def test_clock_and_line_follow_the_phases_of_the_round(player: AtTable) -> None:
    player.opens()
    assert (player.clock("phase"), player.clock("word")) == ("", "")
    player.tap("Chip 5.00")
    player.tap("Field")
    player.answers()
    player.shows("closing", remaining_ms=500)
    assert (player.clock("phase"), player.line) == ("closed", "The table takes no more bets")
    player.answers()
    player.sees_events(player.station.closes())
    assert (player.clock("phase"), player.line) == ("closed", "No more bets: the dice are thrown in a moment")
    player.shows("rolling", throw=1_001)
    assert (player.clock("phase"), player.line) == ("closed", "No more bets: the dice are out")
    assert player.dice_do() == "shake"
    player.shows("decided", faces=(3, 1))
    assert player.dice_do() == "land"
    assert (player.clock("phase"), player.clock("word")) == ("over", "Result")
    player.screen.skip()
    assert player.line == "Four, mark it: you win $5.00"
    player.opens()
    assert player.line == "The Point is 4: place your bets"


@pytest.mark.parametrize(
    ("stopped", "word", "line"),
    [
        ("paused", "Paused", "The table is paused: all bets stand"),
        ("dice", "One moment", "The dice are checked: all bets stand"),
        ("staff", "One moment", "The staff is at work on the table: all bets stand"),
    ],
)
def test_a_stopped_table_says_why_and_goes_on(player: AtTable, stopped: str, word: str, line: str) -> None:
    player.opens(remaining_ms=9_000)
    player.shows("open", stopped=stopped)
    assert (player.clock("phase"), player.clock("word"), player.line) == ("stopped", word, line)
    player.shows("open", remaining_ms=9_000)
    assert player.clock("phase") == "open"
    assert player.line == "Come-out roll: place your bets"


def test_without_the_table_the_clock_is_grey_and_the_line_says_that_it_waits(player: AtTable) -> None:
    player.opens(remaining_ms=9_000)
    player.report("dice", ports.Lost(message("exchange.table_silent")))
    assert (player.clock("phase"), player.clock("word"), player.line) == ("away", "Waiting", "Waiting for the table")
    player.report("dice", ports.Back("table 1"))
    player.report("dice", ports.DiceReady())
    assert player.clock("phase") == "open"


def test_with_bets_up_the_waiting_player_reads_that_they_stand(player: AtTable) -> None:
    player.opens()
    player.tap("Field")
    player.report("dice", ports.Lost(message("exchange.table_silent")))
    assert player.line == "Waiting for the table: all bets stand"


def test_a_lost_table_replaces_the_sentence_that_was_on_the_line(player: AtTable) -> None:
    player.opens()
    player.tap("Take the dice")
    player.tap("Take the dice")
    assert player.line == "The table knows: please wait for the dice."
    player.report("dice", ports.Lost(message("exchange.table_silent")))
    assert player.line == "Waiting for the table"


def test_a_station_that_disagrees_asks_for_the_attendant(player: AtTable) -> None:
    player.opens()
    player.station.number = 5
    player.shows("open")
    assert player.line == "This station and the table disagree: please call the attendant"
    assert player.clock("word") == "Stopped"


def test_a_player_without_a_bet_sees_the_dice_fall_and_reads_no_win_of_an_earlier_roll(player: AtTable) -> None:
    player.opens()
    player.tap("Chip 5.00")
    player.tap("Field")
    player.answers()
    player.rolls(3, 1)
    assert "you win" in player.line
    player.opens()
    player.closes()
    player.shows("rolling", throw=1_002)
    assert player.dice_do() == "shake"
    player.shows("decided", faces=(2, 4))
    assert player.dice_do() == "land"
    player.screen.skip()
    player.screen.catch_up()
    assert (player.line, player.screen.dice.faces) == ("Six", (2, 4))
    assert player.field("field", "outcome") == ""


def test_an_empty_seat_is_told_nothing_of_the_table(qapp: QGuiApplication) -> None:
    player = AtTable(qapp, AUTO)
    player.leave()
    empty = Player(qapp, SIZE, pipeline=Station(AUTO, dollars=0))
    assert empty.line == "Insert a bill to play"
    assert empty.screen.betting_clock.property("word") == ""
    assert empty.screen.controls.property("throwNote") == ""
    empty.leave()


def test_no_bill_is_asked_for_before_the_table_is_heard_after_a_start(qapp: QGuiApplication) -> None:
    station = Station(AUTO, dollars=0).seated()
    station.give(c.Start("test"))
    for device in ("validator", "printer", "board"):
        station.report(device, ports.Back("twin"))
    station.report("validator", ports.ValidatorIdle(accepting=True))
    station.report("board", ports.BoardInputs((), ()))
    empty = Player(qapp, SIZE, pipeline=station)
    assert empty.line == "One moment, please"
    empty.report("dice", ports.Lost(message("exchange.table_silent")))
    assert empty.line == "No bills can be taken now"
    empty.report("dice", ports.Back("table 1", (2,)))
    assert empty.line == "Insert a bill to play"
    empty.report("dice", ports.Lost(message("exchange.table_silent")))
    assert empty.line == "Insert a bill to play", "what it takes it can pay out"
    empty.report("dice", ports.Lost(message("exchange.old_copy", cabinet=1)))
    assert empty.line == "No bills can be taken now"
    empty.leave()


# Pale and full chips --------------------------------------------------------------------------------------------------


def test_chips_are_pale_with_a_sign_until_the_table_has_answered(player: AtTable) -> None:
    player.opens()
    player.tap("Chip 5.00")
    player.tap("Field")
    assert player.field("field", "pale") == 1
    assert described(player.item("Field")).startswith("on the way to the table, 5")
    player.answers()
    assert player.field("field", "pale") == 0
    assert described(player.item("Field")) == "5"


def test_new_chips_lie_pale_on_the_sealed_ones(player: AtTable) -> None:
    player.opens()
    player.tap("Chip 5.00")
    player.tap("Field")
    player.answers()
    player.tap("Chip 1.00")
    player.tap("Field")
    assert (player.field("field", "chips"), player.field("field", "pale")) == (["500:5", "100:1"], 1)


def test_chips_that_came_too_late_return_to_the_credit_and_the_line_says_how_much(player: AtTable) -> None:
    player.opens()
    player.tap("Chip 5.00")
    player.tap("Field")
    player.answers("late")
    player.shows("closing")
    player.sees_events(player.station.closes(accepted=0))
    assert player.line == "Too late for this roll: $5.00 is back in your credit"
    assert player.field("field", "leaving") is True
    assert player.screen.readout.property("playable") == "$50.00"
    assert player.bets == {}


def test_chips_taken_down_too_late_lie_again_and_the_line_says_how_much(player: AtTable) -> None:
    player.opens()
    player.tap("Chip 5.00")
    player.tap("Field")
    player.answers()
    player.tap("Clear last")
    player.answers("late")
    player.shows("closing")
    player.sees_events(player.station.closes(accepted=1))
    assert player.line == "Taken down too late: $5.00 stays on the felt for this roll"
    assert player.field("field", "stake") == "5"


# The bets of the others -----------------------------------------------------------------------------------------------


def test_the_sums_of_the_others_appear_on_the_fields_and_change_no_money(player: AtTable) -> None:
    player.opens()
    seen = {1: {"field": 5_00, "place@6": 12_00}, 5: {"field": 10_00}}
    player.screen.others.follow(lambda: seen, "sums")
    player.screen.others.look()
    assert player.field("field", "others") == ["0:15"]
    assert described(player.item("Field")) == "others: 15"
    assert player.field("field", "stake") == ""
    assert (player.bets, player.sent) == ({}, [])
    seen = {1: {"place@6": 12_00}}
    player.screen.others.look()
    assert (player.field("field", "others"), player.field("place@6", "others")) == ([], ["0:12"])


def test_the_chips_of_the_others_have_their_seat_s_number_and_further_ones_are_counted(player: AtTable) -> None:
    player.opens()
    player.screen.others.follow(lambda: {seat: {"field": seat * 100} for seat in (1, 2, 5, 14)}, "chips")
    player.screen.others.look()
    assert player.field("field", "others") == ["1:1", "2:2", "+:2"]
    assert described(player.item("Field")) == "seat 1: 1, seat 2: 2, 2 more seats"


def test_where_the_house_shows_no_bets_of_others_none_are_asked_for(player: AtTable) -> None:
    def asked() -> dict[int, dict[str, int]]:
        raise AssertionError("nobody wants to see them")

    player.opens()
    player.screen.others.follow(asked, "off")
    QTest.qWait(300)
    assert player.field("field", "others") == []


def test_the_bets_of_others_make_room_for_the_limits(player: AtTable) -> None:
    player.opens()
    player.screen.others.follow(lambda: {1: {"field": 5_00}}, "sums")
    player.screen.others.look()
    assert shown_marks(player) == 1
    player.screen.touch_gateway.ask(c.SetOption("show_limits", "yes"))
    player.screen.catch_up()
    assert shown_marks(player) == 0


def test_the_window_s_title_names_the_seat_for_stations_may_be_on_one_display(player: AtTable) -> None:
    assert player.window.title() == f"Seat {SEAT}: Craps"


def test_the_help_has_a_page_on_the_shared_table(player: AtTable) -> None:
    titles = [page.title for page in pages_of(player.station.cabinet)]
    assert titles.count("Shared table") == 1
    alone = Pipeline(profile=PROFILE)
    assert "Shared table" not in [page.title for page in pages_of(alone.cabinet)]


# The button of the dice and the shooter -------------------------------------------------------------------------------


def test_in_mode_roll_the_button_says_ready_and_then_why_it_is_dark(ready: AtTable) -> None:
    ready.opens(shooter=OTHER)
    assert (ready.button("says"), ready.button("open")) == ("Ready", False)
    ready.tap("Field")
    ready.answers()
    assert (ready.button("note"), ready.button("open")) == ("Touch when all your bets are down", True)
    ready.tap("Ready")
    assert ready.sent[-1] == c.CallDice()
    assert ready.station.wanted.say == ("ready",)
    assert (ready.button("note"), ready.button("open")) == ("The table knows: please wait for the dice.", False)
    assert ready.line == "You are ready: the dice are thrown as soon as the other players are"


def test_the_shooter_s_button_throws_when_the_bets_are_fixed(player: AtTable) -> None:
    player.opens(shooter=SEAT)
    assert (player.button("says"), player.button("open")) == ("Roll", False)
    assert player.button("note") == "The dice are thrown when the time for bets is over."
    player.closes()
    player.shows("closed", remaining_ms=8_000)
    assert (player.button("open"), player.button("note")) == (True, "You throw: 8 seconds")
    assert player.line == "You are the shooter: press ROLL"
    player.tap("Roll")
    assert player.station.wanted.say == ("roll",)
    assert player.line == "You have thrown: the dice are out in a moment"
    assert player.button("open") is False


def test_everybody_else_reads_who_throws(player: AtTable) -> None:
    player.opens(shooter=OTHER)
    player.closes()
    assert (player.button("open"), player.button("note")) == (False, f"Seat {OTHER} throws the dice.")


def test_the_shooter_passes_the_dice_by_a_button_and_another_player_takes_them(player: AtTable) -> None:
    player.opens(shooter=SEAT)
    player.tap("Pass the dice")
    assert player.sent[-1] == c.PassTheDice()
    assert player.item("Pass the dice").property("open") is False
    player.rolls(3, 4)
    player.opens(shooter=OTHER)
    player.tap("Take the dice")
    assert c.TakeTheDice() in player.sent
    assert player.item("Take the dice").property("open") is False
    player.tap("Take the dice")
    assert player.line == "The table knows: please wait for the dice."


def test_the_panel_names_the_shooter_and_counts_the_hand(player: AtTable) -> None:
    player.opens()
    assert player.sees("Shooter: Nobody yet")
    player.shows("open", shooter=SEAT)
    player.rolls(2, 2)
    player.station.wait(61_000)
    player.opens(shooter=SEAT)
    player.rolls(3, 1)
    assert player.sees(f"Shooter: You: seat {SEAT}, rolls 2, Points 1, time 0:01")
    player.opens(shooter=SEAT)
    player.rolls(2, 2)
    player.opens(shooter=SEAT)
    player.rolls(4, 3)
    player.opens(shooter=OTHER)
    assert player.sees(f"Shooter: Seat {OTHER}, rolls 0, Points 0, time 0:00")


def test_every_phase_has_room_for_its_words(player: AtTable) -> None:
    player.opens(shooter=14)
    player.tap("Field")
    for phase in ("closing", "closed", "rolling"):
        fields: dict[str, object] = {"throw": 1_001} if phase == "rolling" else {}
        if phase == "closed":
            fields = {"accepted": {}}
        player.shows(phase, **fields)
        assert cut_texts(player.window) == []


def test_targets_of_the_station_are_large_enough(player: AtTable) -> None:
    player.opens(shooter=SEAT)
    for name in ("Pass the dice", "Roll"):
        item = player.item(name)
        assert min(item.width(), item.height()) >= 55 * SIZE[1] / 1080


def test_a_cabinet_alone_has_no_panel_no_notes_and_its_old_button(qapp: QGuiApplication) -> None:
    alone = Player(qapp, SIZE, pipeline=Pipeline(profile=PROFILE).open_for_play().feed(100))
    assert not alone.screen.shooter.property("shown")
    assert (alone.item("Roll").property("note"), alone.item("Roll").property("says")) == ("", "Roll")
    assert not alone.items("Take the dice")
    assert not alone.screen.betting_clock.property("timed")
    alone.leave()


def test_the_clock_of_a_station_is_shown_in_mode_roll_too(ready: AtTable) -> None:
    ready.opens()
    assert ready.clock("timed") is True
    assert ready.reads("Place bets")


def shown_marks(player: AtTable) -> int:
    return sum(qml_type(item) == "OthersMark" for item in player.visible())


def described(item: QQuickItem) -> str:
    interface = QAccessible.queryAccessibleInterface(item)
    assert interface is not None, "it has no accessible name"
    return interface.text(QAccessible.Text.Description)


# The next game --------------------------------------------------------------------------------------------------------


def test_under_the_line_a_station_says_which_game_comes_next_until_it_has_begun(player: AtTable) -> None:
    titles = ["Crapless Craps"]
    hint = player.screen.information.property("hint")
    player.screen.next_game.follow(lambda: titles[0])
    player.screen.next_game.look()
    said = player.screen.information.property("hint")
    assert said == "Next at this table: Crapless Craps, as soon as no player has bets up"
    titles[0] = ""
    player.screen.next_game.look()
    assert player.screen.information.property("hint") == hint


# Bets that are void --------------------------------------------------------------------------------------------------


def test_the_line_says_that_the_bets_are_void_and_the_felt_is_empty(player: AtTable) -> None:
    player.opens()
    player.tap("Chip 5.00")
    player.tap("Field")
    player.answers()
    player.sees_events(player.station.closes(accepted=7))
    player.station.turn_keys("attendant", "technician")
    player.sees_events(player.station.give(c.VoidBets(player.station.number)))
    assert player.line == "Your bets are void: $5.00 is back in your credit"
    assert player.bets == {}
    assert player.screen.readout.property("playable") == "$50.00"
