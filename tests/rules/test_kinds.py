"""Each kind of game names all of its tables and records, and a journal's bytes find them by their tags alone."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from terminal.common.places import SHEETS
from terminal.rules import big_shot, craps, hazard, tables
from terminal.rules.big_shot import records as big_shot_records
from terminal.rules.craps import records as craps_records
from terminal.rules.games import GAMES, KINDS, OWN_SHEETS, kind_of, open_game
from terminal.rules.hazard import records as hazard_records
from terminal.rules.sheet import Sheet
from terminal.rules.tables import AnyChange, AnyRoll, AnyTable, apply, is_of, opened


def tagged(module: ModuleType) -> set[type]:
    """The records of a game: its structs that a journal tells by a tag."""
    found = (one for _, one in inspect.getmembers(module, inspect.isclass) if one.__module__ == module.__name__)
    return {one for one in found if issubclass(one, msgspec.Struct) and one.__struct_config__.tag}


def test_every_record_of_a_game_is_named_by_its_kind_once() -> None:
    records = set.union(*map(tagged, (big_shot_records, craps_records, hazard_records)))
    named = [one for kind in KINDS for one in (*kind.rolls, *kind.changes)]
    assert set(named) == records
    assert len(named) == len(records)


def test_every_folder_of_a_game_has_its_line() -> None:
    folders = {path.parent.name for path in Path(str(tables.__file__)).parent.glob("*/kind.py")}
    assert folders == {type(kind).__module__.split(".")[-2] for kind in KINDS}
    assert folders == {module.__name__.split(".")[-1] for module in (big_shot, craps, hazard)}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_back_from_its_bytes_and_is_opened_under_the_sheet_that_a_script_plays(game: str) -> None:
    table = opened(game, "player", 100_00)
    assert msgspec.json.decode(msgspec.json.encode(table), type=AnyTable) == table
    assert (table.playable_cents, table.bet_cents) == (100_00, 0)
    path = SHEETS / f"{OWN_SHEETS[game]}.ini"
    assert open_game(Sheet.parse(path.read_text(), path.name)).name == game
    assert [other for other in GAMES if is_of(table, other)] == [one for one in GAMES if GAMES[one] is kind_of(table)]


def test_a_record_of_another_game_is_never_applied() -> None:
    with pytest.raises(AssertionError, match="happened at another game"):
        apply(opened("hazard", "player", 100_00), craps_records.CommissionDeclined())


def test_what_an_event_keeps_is_decoded_by_its_tag_whichever_game_it_is_of() -> None:
    passed = big_shot_records.DicePassed("ann")
    rolled = hazard_records.HazardRolled((1, 2), "main", (), "first", 7, None, must_pass=False)
    assert msgspec.json.decode(msgspec.json.encode(passed), type=AnyChange) == passed
    assert msgspec.json.decode(msgspec.json.encode(rolled), type=AnyRoll) == rolled
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(passed), type=AnyRoll)
