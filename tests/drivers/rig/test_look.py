"""What the rig's window shows of each device, from the rig's picture."""

from __future__ import annotations

from drivers.ports import DOORS, KEYS
from drivers.simulated.orders import DEVICES
from drivers.simulated.window.look import Look, look_of


def part(name: str, seen: dict[str, object]) -> Look:
    look = look_of({name: {"plugged": True, "powered": True, "device": seen}})[name]
    assert isinstance(look, dict)
    return look


def cable(plugged: bool, powered: bool) -> Look:
    cables = look_of({"dice": {"plugged": plugged, "powered": powered}})["cables"]
    assert isinstance(cables, dict)
    look = cables["dice"]
    assert isinstance(look, dict)
    return look


def test_a_device_that_says_nothing_looks_as_if_nothing_were_up() -> None:
    look = look_of({})
    assert look["cables"] == {name: {"plugged": False, "powered": False, "says": "unplugged"} for name in DEVICES}
    assert look["validator"] == {
        "says": "", "jammed": False, "full": False, "open": False, "cheated": False, "failed": False,
    }  # fmt: skip
    assert look["dice"] == {"says": "", "counts": [2], "lidOpen": False}
    assert look["printer"] == {
        "says": "0 printed", "paper": "ok", "jammed": False, "headUp": False, "drawerOpen": False, "chute": False,
        "held": False,
    }  # fmt: skip
    assert look["board"] == {"doors": dict.fromkeys(DOORS, False), "keys": dict.fromkeys(KEYS, False), "lamp": "off"}


def test_a_cable_says_what_is_missing() -> None:
    assert [cable(True, True)["says"], cable(True, False)["says"], cable(False, True)["says"]] == [
        "",
        "no power",
        "unplugged",
    ]


def test_a_validator_shows_what_is_wrong_with_it_and_what_is_stacked() -> None:
    seen = {"status": "jam in acceptor", "stacked": [2_000, 500], "tickets": ["1"], "bill": 2_000}
    look = part("validator", dict(seen))
    assert look["says"] == "jam in acceptor, 2000 under way, 3 stacked"
    assert look["jammed"]
    for status, switch in {"stacker full": "full", "stacker open": "open", "cheated": "cheated"}.items():
        on = [name for name, value in part("validator", {"status": status}).items() if value is True]
        assert on == [switch]
    assert part("validator", {"status": "failure"})["failed"]


def test_dice_show_what_fell_and_what_is_forced_next() -> None:
    seen = {
        "state": "at_rest",
        "last": [3, 4],
        "forced": [[1, 1], [2, 2], [6, 6]],
        "dice_counts": [1, 3],
        "lid_open": True,
    }
    assert part("dice", dict(seen)) == {
        "says": "at rest, showing 3-4, next 1-1 and 2 more",
        "counts": [1, 3],
        "lidOpen": True,
    }
    assert part("dice", {"state": "ready", "forced": [[5, 5]]})["says"] == "ready, next 5-5"


def test_a_printer_shows_its_paper_and_each_of_its_switches() -> None:
    seen: dict[str, object] = {"printed": [1, 2], "chute": True, "paper": "low"}
    assert part("printer", seen)["says"] == "2 printed, ticket in the slot"
    assert part("printer", seen)["paper"] == "low"
    assert part("printer", {"printing": True})["says"] == "printing"
    switches = {"jammed": "jammed", "head_up": "headUp", "drawer_open": "drawerOpen", "chute": "chute", "held": "held"}
    for said, switch in switches.items():
        assert [name for name, value in part("printer", {said: True}).items() if value is True] == [switch]


def test_a_board_shows_its_doors_its_keys_and_its_lamp() -> None:
    look = part("board", {"doors": {"main": True}, "keys": {"technician": True}, "lamp": "call"})
    assert look["doors"] == {**dict.fromkeys(DOORS, False), "main": True}
    assert look["keys"] == {**dict.fromkeys(KEYS, False), "technician": True}
    assert look["lamp"] == "call"


def test_what_is_no_list_where_one_is_expected_looks_as_if_there_were_none() -> None:
    assert part("validator", {"status": "idling", "stacked": [20], "tickets": None})["says"] == "idling, 1 stacked"
    assert part("validator", {"status": "idling", "stacked": None})["says"] == "idling"
    assert part("dice", {"state": "self_test", "last": "3-4", "forced": "5-5"})["says"] == "self test"
    assert part("dice", {"state": "ready", "forced": [None]})["says"] == "ready, next "
    assert part("dice", {"state": "ready", "forced": [[1, 2], [3, 4]]})["says"] == "ready, next 1-2 and 1 more"
    assert part("printer", {"printed": 3})["says"] == "0 printed"
    assert look_of({"board": 3})["board"] == look_of({})["board"]


def test_the_dealer_is_offered_what_the_phase_of_the_round_allows() -> None:
    assert part("dealer", {})["known"] is False
    assert part("dealer", {"known": True})["says"] == "no table"
    for phase, dice, offered, says in (
        ("idle", [], {"opens"}, "round 7, none yet"),
        ("open", [], {"calls", "closes"}, "round 7, bets are open"),
        ("hurry", [], {"closes"}, "round 7, last bets"),
        ("closed", [], {"enters", "voids"}, "round 7, no more bets"),
        ("shown", [3, 4], {"enters", "shown", "voids"}, "round 7, to be confirmed: 3-4"),
        ("decided", [], {"opens"}, "round 7, decided"),
    ):
        look = part("dealer", {"known": True, "table": {"round": 7, "phase": phase, "dice": dice, "by_hand": True}})
        assert look.pop("known") is True
        assert {name for name, value in look.items() if value is True} == offered, phase
        assert look["says"] == says
    rolling = part("dealer", {"table": {"round": 7, "phase": "shown", "dice": [3, 4], "by_hand": False}})
    assert rolling["enters"] is False, "the generator has read them"
