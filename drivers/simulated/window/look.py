"""Reduces the rig's picture to what its window shows: a few words and switches for each device, as QML takes them."""

from __future__ import annotations

from collections.abc import Mapping

from drivers.ports import DOORS, KEYS
from drivers.simulated.orders import DEVICES

Look = dict[str, object]


def look_of(picture: Mapping[str, object]) -> Look:
    """Reduce the picture. A device that is missing or incomplete in it is shown as idle."""
    devices = {name: _part(picture, name) for name in DEVICES}
    seen = {name: _part(device, "device") for name, device in devices.items()}
    return {
        "cables": {name: _cable(device) for name, device in devices.items()},
        "validator": _validator(seen["validator"]),
        "dice": _dice(seen["dice"]),
        "printer": _printer(seen["printer"]),
        "board": _board(seen["board"]),
        "cards": _cards(seen["cards"]),
        "dealer": _dealer(seen["dealer"]),
    }


def _cable(device: Mapping[str, object]) -> Look:
    plugged, powered = bool(device.get("plugged", False)), bool(device.get("powered", False))
    says = "" if plugged and powered else "no power" if plugged else "unplugged"
    return {"plugged": plugged, "powered": powered, "says": says}


def _validator(seen: Mapping[str, object]) -> Look:
    status = str(seen.get("status", ""))
    stacked, bill, tickets = seen.get("stacked"), seen.get("bill"), seen.get("tickets")
    says = [status] if bill is None else [status, f"{bill} under way"]
    if isinstance(stacked, list):
        says.append(f"{len(stacked) + (len(tickets) if isinstance(tickets, list) else 0)} stacked")
    return {
        "says": ", ".join(says),
        "jammed": status.startswith("jam"),
        "full": status == "stacker full",
        "open": status == "stacker open",
        "cheated": status == "cheated",
        "failed": status == "failure",
    }


def _dice(seen: Mapping[str, object]) -> Look:
    says = [str(seen.get("state", "")).replace("_", " ")]
    last = seen.get("last")
    if isinstance(last, list):
        says.append(f"showing {_faces(last)}")
    forced = seen.get("forced")
    if isinstance(forced, list) and forced:
        says.append(f"next {_faces(forced[0])}" + (f" and {len(forced) - 1} more" if forced[1:] else ""))
    return {
        "says": ", ".join(says),
        "counts": seen.get("dice_counts", [2]),
        "lidOpen": bool(seen.get("lid_open", False)),
    }


def _printer(seen: Mapping[str, object]) -> Look:
    printed = seen.get("printed")
    count = len(printed) if isinstance(printed, list) else 0
    says = ["printing" if seen.get("printing") else f"{count} printed"]
    if seen.get("chute"):
        says.append("ticket in the slot")
    return {
        "says": ", ".join(says),
        "paper": seen.get("paper", "ok"),
        "jammed": bool(seen.get("jammed", False)),
        "headUp": bool(seen.get("head_up", False)),
        "drawerOpen": bool(seen.get("drawer_open", False)),
        "chute": bool(seen.get("chute", False)),
        "held": bool(seen.get("held", False)),
    }


def _board(seen: Mapping[str, object]) -> Look:
    doors, keys = _part(seen, "doors"), _part(seen, "keys")
    return {
        "doors": {name: bool(doors.get(name, False)) for name in DOORS},
        "keys": {name: bool(keys.get(name, False)) for name in KEYS},
        "lamp": str(seen.get("lamp", "off")),
    }


def _cards(seen: Mapping[str, object]) -> Look:
    slot, card = str(seen.get("slot", "")), str(seen.get("card", ""))
    keyboard = seen.get("reader") == "keyboard"
    says = {"card": f"card {card} is in", "unreadable": "a bad card is in", "several": "two cards are in"}
    return {
        "says": "swipe a card" if keyboard else says.get(slot, "empty"),
        "keyboard": keyboard,
        "full": slot not in ("", "empty"),
        "second": slot == "several",
        "failed": bool(seen.get("broken", False)),
    }


def _dealer(seen: Mapping[str, object]) -> Look:
    table = _part(seen, "table")
    phase, dice = str(table.get("phase", "")), table.get("dice")
    shown = f": {_faces(dice)}" if isinstance(dice, list) and dice else ""
    return {
        "says": f"round {table.get('round', 0)}, {PHASES.get(phase, phase)}{shown}" if table else "no table",
        "known": bool(seen.get("known", False)),
        "opens": phase in ("idle", "decided", "void"),
        "calls": phase == "open",
        "closes": phase in ("open", "hurry"),
        "enters": bool(table.get("by_hand", False)) and phase in ("closed", "shown"),
        "shown": phase == "shown",
        "voids": phase in ("closed", "rolling", "shown"),
        "refusal": str(seen.get("refusal", "")),
    }


PHASES = {
    "idle": "none yet",
    "open": "bets are open",
    "hurry": "last bets",
    "closed": "no more bets",
    "rolling": "the dice are thrown",
    "shown": "to be confirmed",
    "decided": "decided",
    "void": "void",
}
"""The phases of a round in words."""


def _part(whole: Mapping[str, object], name: str) -> Mapping[str, object]:
    part = whole.get(name)
    return part if isinstance(part, dict) else {}


def _faces(dice: object) -> str:
    return "-".join(str(face) for face in dice) if isinstance(dice, list) else ""
