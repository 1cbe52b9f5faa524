"""Torture with a card reader: when everything is at rest, and what of players and their cards may not be."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from harness.torture.torture import at_rest
from harness.torture.witness import log_ins_wrong, slot_wrong
from terminal.cabinet.events import Event, PlayerLoggedIn, PlayerLoggedOut
from terminal.cabinet.players.figures import PlayerFigures
from terminal.cabinet.state.players import LoggedIn
from tests.cabinet.pipeline import Pipeline

DEVICES = ("board", "cards", "dice", "printer", "validator")
ANNA, BORIS = "a" * 32, "b" * 32


def line(*ready: str, **under_way: object) -> dict[str, Any]:
    return {"ready": list(ready), "open": [], "doubted": None, "disputed": {}} | under_way


def test_a_program_is_at_rest_once_every_device_that_its_parameters_name_is_ready() -> None:
    four = tuple(name for name in DEVICES if name != "cards")
    assert at_rest(line(*four), set(four))
    assert at_rest(line(*DEVICES), set(DEVICES)), "a card reader is one device more"
    assert not at_rest(line(*four), set(DEVICES))
    assert not at_rest({}, set(DEVICES)), "it has not said anything yet"
    for under_way in ({"open": ["throw 4"]}, {"doubted": 3}, {"disputed": {"2": "20.00"}}):
        assert not at_rest(line(*DEVICES, **under_way), set(DEVICES)), under_way


def test_a_player_who_is_logged_in_twice_or_logged_out_by_anothers_card_is_found() -> None:
    def log_in(card: str) -> PlayerLoggedIn:
        return PlayerLoggedIn(card, 0)

    def log_out(card: str) -> PlayerLoggedOut:
        return PlayerLoggedOut(card, "card", 0, PlayerFigures())

    good: list[Event] = [log_in(ANNA), log_out(ANNA), log_in(BORIS)]
    assert list(log_ins_wrong(good)) == []
    assert len(list(log_ins_wrong([log_in(ANNA), log_in(BORIS)]))) == 1
    assert len(list(log_ins_wrong([log_in(ANNA), log_out(BORIS)]))) == 1
    assert len(list(log_ins_wrong([log_out(ANNA)]))) == 1


def test_a_card_that_the_cabinet_takes_to_be_in_and_is_not_is_found_and_so_is_its_player() -> None:
    state = Pipeline().state
    empty, foreign = {"slot": "empty", "card": ""}, {"slot": "card", "card": "bank"}
    gone = replace(state, players=replace(state.players, in_slot=ANNA))
    left = replace(state, players=replace(state.players, here=LoggedIn(ANNA, 0, PlayerFigures())))
    for slot in (empty, foreign):
        assert list(slot_wrong(state, slot)) == []
        assert len(list(slot_wrong(gone, slot))) == 1
        assert len(list(slot_wrong(left, slot))) == 1
