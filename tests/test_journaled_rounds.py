"""An exchange whose disk is lost is filled from the journal of the table: rounds, and the bets that counted in each."""

from __future__ import annotations

from msgspec.structs import replace

from drivers.ports.table import ShownRound
from terminal.cabinet.events import TableRoundDecided
from terminal.common.places import SHEETS
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.start.journaled_rounds import decided
from tests.cabinet.hosting.house import LINE, TABLE, House
from tests.cabinet.pipeline import PROFILE

BIG_SHOT = open_game(Sheet.parse((SHEETS / "big-shot-baden.ini").read_text(), "big-shot-baden.ini"))


def shown(one: ShownRound) -> ShownRound:
    """What matters of a decided round, whenever it was shown."""
    return replace(one, revision=0, remaining_ms=0, stopped="")


def rounds_of(house: House) -> list[ShownRound]:
    """The decided rounds, as the journal of the table tells them."""
    return [shown(one) for _, one in decided(enumerate(house.events, start=1))]


def test_its_disk_lost() -> None:
    """Row of the table of cuts: a new database is filled from the table's journal, with rounds and accepted lists."""
    house = House().opened(1, 2)
    published = []
    for dice in ((2, 2), (5, 5), (3, 4), (6, 6)):
        house.seal(2, {"field": 5_00})
        published.append(shown(house.to_decided(*dice).shown))
        house.time_passes(1)
    assert rounds_of(house) == published
    for seq, one in decided(enumerate(house.events, start=1)):
        result = house.events[seq - 1]
        assert isinstance(result, TableRoundDecided)
        assert result.round == one.round, "the row names the event of the journal that it follows from"


def test_a_round_that_is_not_decided_is_not_told() -> None:
    house = House().opened(1).to_next(2, 2).to_rolling()
    assert [one.round for one in rounds_of(house)] == [1]


def test_a_round_that_left_a_choice_is_told_in_that_phase() -> None:
    house = House(TABLE, BIG_SHOT).opened(1).to_rolling(1, {"number@3": 5_00})
    house.throw(3, 3, 3)
    (told,) = rounds_of(house)
    assert (told.phase, told.faces) == ("choice", (3, 3, 3))


def test_a_round_that_was_over_without_dice_is_told_without_a_throw() -> None:
    house = House(TABLE, BIG_SHOT).opened(1).to_rolling(1, {"number@3": 5_00})
    house.throw(3, 3, 3)
    house.say(1, "chosen")
    house.seal(1, {}, final=True)
    house.fix()
    told = rounds_of(house)[-1]
    assert (told.round, told.phase, told.throw, told.faces, told.accepted) == (2, "decided", None, (), {1: 1})


def test_the_shooter_who_has_passed_the_dice_is_not_the_one_who_shot() -> None:
    house = House().opened(1, 2)
    house.seal(2, LINE)
    house.to_closed(1)
    house.say(1, "pass_dice")
    house.time_passes(PROFILE.shooter_ms)
    house.throw(2, 2)
    (told,) = rounds_of(house)
    assert told.shooter == 2
