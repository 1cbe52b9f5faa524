"""An untouched table: it invites passers-by, or guards a player's money; waking does nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from terminal.cabinet.commands import CallDice, PlaceWager
from terminal.screens.player.idling.attract_panels import panel
from terminal.screens.player.idling.idle import Idle
from terminal.screens.player.idling.wiping import CLEAN_S
from terminal.settings.parameters import Profile
from tests.screens.sitting import HOUSE, Sitting


class Table(Sitting):
    """A sitting whose touches are counted."""

    def __init__(self, profile: Profile = HOUSE, *, bills: tuple[int, ...] = ()) -> None:
        super().__init__(profile, bills)
        self.touches = 0
        self.idle = Idle(self.touch_gateway, self.windows, self._touched, self.root)
        self.join(self.idle)

    @property
    def phase(self) -> str:
        return str(self.idle.property("phase"))

    def _touched(self) -> None:
        self.touches += 1


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


def test_every_touch_of_an_uncovered_table_is_signalled(played: Table) -> None:
    played.idle.touched()
    played.idle.touched()
    assert played.touches == 2


def test_a_finger_that_comes_down_on_a_covered_table_does_not_wake_it_before_it_is_lifted(empty: Table) -> None:
    empty.idle.cover("attract")
    empty.idle.touched()
    assert (empty.phase, empty.touches) == ("attract", 0)
    empty.idle.wake()
    assert empty.touches == 1


def test_the_cover_is_what_the_runtime_says(played: Table) -> None:
    for cover in ("dim", "play", "attract", "play"):
        played.idle.cover(cover)
        assert played.phase == cover


def test_with_the_attraction_the_players_windows_close_and_a_dimmed_table_keeps_them(played: Table) -> None:
    played.windows.show("help")
    played.idle.cover("dim")
    assert played.open == "help"
    played.idle.cover("attract")
    assert played.open == ""


class Labelled:
    """Says what it is asked to say, and in which language that was."""

    def say(self, code: str, text: str) -> str:
        return f"{code}: {text}"


def test_the_panels_take_turns_in_every_language_and_every_fact_comes_in_each(qapp: object) -> None:
    del qapp
    table = Table(bills=(100,))
    for _ in range(20):
        table.give(PlaceWager("field", 1_00))
        table.give(CallDice())
        table.roll(5, 4)
    panels = [panel(step, table.pipeline.cabinet, table.pipeline.state, Labelled()) for step in range(18)]
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


def test_the_best_hand_of_the_day_is_told_where_the_house_wants_it(qapp: object) -> None:
    del qapp
    for wanted, told in (
        (True, {"en: Best hand today: rolls 4, Points 1", "en: This hand: rolls 1, Points 0"}),
        (False, set()),
    ):
        table = Table(replace(HOUSE, hot_shooter=wanted), bills=(100,))
        for dice in ((4, 4), (4, 4), (4, 4), (3, 4), (4, 4)):
            table.give(PlaceWager("field", 1_00))
            table.give(CallDice())
            table.roll(*dice)
        panels = [panel(step, table.pipeline.cabinet, table.pipeline.state, Labelled()) for step in range(18)]
        assert {line for one in panels if "Hot" in one.heading for line in one.lines if line[:2] == "en"} == told


def test_a_new_table_has_only_its_limits_to_tell(empty: Table) -> None:
    empty.idle.cover("attract")
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
        if table.pipeline.state.playable_cents:
            table.give(PlaceWager("field", 1_00))
            table.give(CallDice())
            table.roll(*dice)
    while table.pipeline.state.playable_cents:
        table.give(PlaceWager("field", 1_00))
        table.give(CallDice())
        table.roll(2, 3)
    table.idle.cover("attract")
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


def test_wiping_restarts_with_every_time_that_it_is_asked_for(played: Table) -> None:
    played.windows.show("clean")
    played.idle.property("wiping").wipe()
    played.windows.close()
    played.windows.show("clean")
    assert played.idle.property("wiping").property("left") == CLEAN_S
