"""The tower light shows the most urgent of what is wrong (regulation D6), in the order of the sheet in the cabinet."""

from __future__ import annotations

import msgspec

from drivers.ports import Lamp
from terminal.cabinet.events import HandPayReason
from terminal.cabinet.orders import lamp
from terminal.cabinet.state import State
from terminal.cabinet.state.hand_pays import HandPay
from terminal.cabinet.state.machine import Device, Disk
from terminal.runtime.lockup import board_order
from tests.cabinet.pipeline import Pipeline


def due(state: State, reason: HandPayReason) -> State:
    """One more thing is to be paid by hand."""
    return msgspec.structs.replace(
        state,
        hand_pay=msgspec.structs.replace(state.hand_pay, due=(*state.hand_pay.due, HandPay(1, reason, 1_00, 0, ""))),
    )


def with_machine(state: State, **fields: object) -> State:
    return msgspec.structs.replace(state, machine=msgspec.structs.replace(state.machine, **fields))


def test_what_is_more_urgent_is_shown_though_all_that_is_less_urgent_stands_too(pipeline: Pipeline) -> None:
    """From the least urgent on, one thing after another comes about, and none of them ends."""
    state = pipeline.state
    shown = [lamp(state)]
    for more in (
        lambda state: with_machine(state, keys_turned=("attendant",)),
        lambda state: msgspec.structs.replace(state, visit=msgspec.structs.replace(state.visit, attendant_called=True)),
        lambda state: with_machine(state, disk=Disk("full", 100, 100)),
        lambda state: due(state, "ticket_limit"),
        lambda state: due(state, "win"),
        lambda state: with_machine(state, devices=state.machine.devices | {"dice": Device(False, "lost", "Gone.")}),
        lambda state: with_machine(state, doors_open=("main",)),
    ):
        state = more(state)
        shown.append(lamp(state))
    assert shown == ["off", "administrative", "call", "disabled", "payout", "jackpot", "fault", "door"]


def test_under_a_lock_an_open_door_is_more_urgent_than_the_lock() -> None:
    assert board_order(door_open=False, writes=True).lamp is Lamp.TILT
    assert board_order(door_open=True, writes=True).lamp is Lamp.DOOR
