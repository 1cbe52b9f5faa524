"""A table that nobody touches: it invites those who pass by, or guards what is a player's; waking does nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from terminal.cabinet.commands import CallDice, CashOut, EndSession, FromDevice, Place, SetOption
from terminal.screens.player.idling.attract_panels import panel
from terminal.screens.player.idling.idle import Idle
from terminal.screens.player.idling.idle_clock import DIM_TIMES, IdleClock
from terminal.screens.player.idling.wiping import CLEAN_S
from tests.screens.sitting import HOUSE, Sitting

MINUTE_MS = 60_000


class Table(Sitting):
    """A sitting of which the idle clock is told, with a minute until the table turns to those who pass by."""

    def __init__(self, *, bills: tuple[int, ...] = (), mode: str = "roll") -> None:
        super().__init__(replace(HOUSE, mode=mode), bills)  # type: ignore[arg-type]
        self.idle = Idle(self.hand, self.windows, MINUTE_MS, self.root, self.monotonic_ms)
        self.join(self.idle)

    def wait(self, ms: int) -> str:
        """Let time pass; what the table is covered with then."""
        self.now_ms += ms
        self.idle.tick()
        return self.phase

    @property
    def phase(self) -> str:
        return str(self.idle.property("phase"))

    def board(self, *doors: str, keys: tuple[str, ...] = ()) -> None:
        self.give(FromDevice("board", ports.BoardInputs(doors, keys)))


@pytest.fixture
def empty(qapp: object) -> Table:
    """A table without credit."""
    del qapp
    return Table()


@pytest.fixture
def played(qapp: object) -> Table:
    """A table with a player's credit."""
    del qapp
    return Table(bills=(100,))


def test_a_table_without_credit_attracts_after_its_time_without_a_touch(empty: Table) -> None:
    assert empty.wait(MINUTE_MS - 1) == "play"
    assert empty.wait(1) == "attract"


def test_a_touch_begins_the_time_anew(empty: Table) -> None:
    empty.wait(MINUTE_MS - 1)
    empty.idle.touched()
    assert empty.wait(MINUTE_MS - 1) == "play"
    assert empty.wait(1) == "attract"


def test_a_finger_that_comes_down_on_a_covered_table_does_not_wake_it_before_it_is_lifted(empty: Table) -> None:
    empty.wait(MINUTE_MS)
    empty.idle.touched()
    assert empty.phase == "attract"
    empty.idle.wake()
    assert empty.phase == "play"
    assert empty.wait(MINUTE_MS) == "attract"


def test_money_ends_the_attraction(empty: Table) -> None:
    empty.wait(MINUTE_MS)
    empty.feed(20)
    assert empty.phase == "play"


def test_a_players_table_is_dimmed_only_after_three_times_as_long(played: Table) -> None:
    assert played.wait(DIM_TIMES * MINUTE_MS - 1) == "play"
    assert played.wait(1) == "dim"
    played.idle.wake()
    assert played.phase == "play"


def test_no_table_is_covered_while_the_dice_are_out(played: Table) -> None:
    played.give(Place("field", 1_00))
    played.give(CallDice())
    assert played.wait(100 * MINUTE_MS) == "play"
    played.roll(3, 1)
    assert played.wait(DIM_TIMES * MINUTE_MS) == "dim"


def test_what_happens_by_a_script_wakes_the_table_as_a_finger_does(played: Table) -> None:
    played.wait(DIM_TIMES * MINUTE_MS)
    played.give(Place("field", 1_00))
    assert played.phase == "play"


@pytest.mark.parametrize("mode", ["auto", "live", "video"])
def test_where_the_dice_do_not_wait_a_players_table_is_never_covered(qapp: object, mode: str) -> None:
    del qapp
    assert Table(bills=(100,), mode=mode).wait(100 * MINUTE_MS) == "play"


def test_an_open_door_or_a_turned_key_is_never_covered(empty: Table) -> None:
    empty.wait(MINUTE_MS)
    empty.board("main")
    assert empty.phase == "play"
    assert empty.wait(MINUTE_MS) == "play"
    empty.board(keys=("attendant",))
    assert empty.wait(MINUTE_MS) == "play"
    empty.board()
    assert empty.wait(MINUTE_MS) == "attract"


def test_nobody_is_asked_in_who_could_not_play(empty: Table) -> None:
    empty.give(FromDevice("validator", ports.ValidatorFault("jam", "A bill is stuck in the acceptor.")))
    assert empty.wait(MINUTE_MS) == "play"


def test_a_ticket_under_way_is_not_covered(played: Table) -> None:
    played.give(CashOut())
    assert played.wait(100 * MINUTE_MS) == "play"


def test_with_the_attraction_the_players_session_ends_and_his_windows_close(empty: Table) -> None:
    empty.give(SetOption("language", "de"))
    empty.windows.show("help")
    empty.wait(MINUTE_MS)
    assert empty.sent == [EndSession()]
    assert empty.street.state.options == {}
    assert empty.open == ""


def test_a_dimmed_table_keeps_the_players_session(played: Table) -> None:
    played.wait(DIM_TIMES * MINUTE_MS)
    assert played.sent == []
    assert played.street.state.session is not None


class Labelled:
    """Says what it is asked to say, and in which language that was."""

    def say(self, code: str, text: str) -> str:
        return f"{code}: {text}"


def test_the_panels_take_turns_in_every_language_and_every_fact_comes_in_each(qapp: object) -> None:
    del qapp
    table = Table(bills=(100,))
    for _ in range(20):
        table.give(Place("field", 1_00))
        table.give(CallDice())
        table.roll(5, 4)
    panels = [panel(step, table.street.cabinet, table.street.state, Labelled()) for step in range(18)]
    assert [one.invitation[:2] for one in panels[:7]] == ["en", "de", "es", "fr", "it", "sl", "en"]
    assert {one.heading for one in panels} == {
        f"{code}: {heading}"
        for code in ("en", "de", "es", "fr", "it", "sl")
        for heading in ("The last rolls", "The dice so far", "At this table")
    }
    lines = {line for one in panels for line in one.lines}
    assert "en: Bets from $1.00" in lines
    assert "de: Bets from 1,00\N{NO-BREAK SPACE}$" in lines, "German writes its amounts its own way"
    assert "en: The 9 came 20 times in 20 rolls" in lines


def test_a_new_table_has_only_its_limits_to_tell(empty: Table) -> None:
    empty.wait(MINUTE_MS)
    lines = empty.idle.property("lines")
    assert [lines.value(row, "line") for row in range(len(lines.rows))] == [
        "Bets from $1.00",
        "Up to $500.00 on the Pass Line",
        "Up to $5,000.00 on the whole table",
    ]


def test_the_last_rolls_are_shown_newest_first(qapp: object) -> None:
    del qapp
    table = Table(bills=(1,))
    for dice in ((3, 6), (1, 1), (2, 3)):
        if table.street.state.playable_cents:
            table.give(Place("field", 1_00))
            table.give(CallDice())
            table.roll(*dice)
    while table.street.state.playable_cents:
        table.give(Place("field", 1_00))
        table.give(CallDice())
        table.roll(2, 3)
    table.wait(MINUTE_MS)
    assert table.phase == "attract"
    faces = [table.idle.property("dice").value(row, "face") for row in range(len(table.idle.property("dice").rows))]
    assert faces[:2] == [2, 3]
    assert len(faces) % 2 == 0


def test_the_glass_can_be_wiped_for_twenty_seconds_and_then_the_table_is_back(played: Table) -> None:
    played.windows.show("clean")
    assert played.idle.property("wiping").property("left") == CLEAN_S == 20
    for left in range(CLEAN_S - 1, 0, -1):
        played.idle.property("wiping").wipe()
        assert played.idle.property("wiping").property("left") == left
    assert played.open == "clean"
    played.idle.property("wiping").wipe()
    assert played.open == ""


def test_wiping_begins_anew_with_every_time_that_it_is_asked_for(played: Table) -> None:
    played.windows.show("clean")
    played.idle.property("wiping").wipe()
    played.windows.close()
    played.windows.show("clean")
    assert played.idle.property("wiping").property("left") == CLEAN_S


def test_the_clock_waits_for_nothing_while_nothing_can_come_of_it() -> None:
    clock = IdleClock(MINUTE_MS, 0)
    assert clock.due_in_ms(0) is None
    clock.stands("attract", 1_000)
    assert clock.due_in_ms(1_000) == MINUTE_MS
    assert clock.tick(1_000 + MINUTE_MS) == "attract"
    assert clock.due_in_ms(1_000 + MINUTE_MS) is None
