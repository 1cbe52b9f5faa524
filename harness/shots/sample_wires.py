"""Lines on which the simulated devices have talked for some seconds: for the page of the devices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from drivers.catalogue import PROTOCOLS
from drivers.ports import BillOrder, BoardOrder, DiceOrder, Lamp, Order, PrinterOrder, ValidatorOrder
from drivers.simulated.cabinet_board import BoardTwin
from drivers.simulated.dice_generator import DiceTwin
from drivers.simulated.printer_tcl import TclTwin
from drivers.simulated.twin import Twin
from drivers.simulated.validator_id003 import Id003Twin
from drivers.wire import Wire
from harness.shots.cast import NOW

STEP_MS = 5
LAST_MS = 9_000
ALL_HANDLED = 1_000


@cache
def sample_wires() -> Mapping[str, Wire]:
    """The four devices; the validator has returned a bill."""
    returns = ValidatorOrder(accept=True, bill=BillOrder.RETURN)
    return {
        "validator": _talked("validator", "id003", returns, Id003Twin(), (5_000, ("insert", "20"))),
        "printer": _talked("printer", "tcl", PrinterOrder(), TclTwin(None), (7_000, ("paper", "low"))),
        "dice": _talked("dice", "boxman", DiceOrder(1), DiceTwin(lambda count: (4, 2)[:count])),
        "board": _talked("board", "boxman", BoardOrder(Lamp.CALL), BoardTwin(), (6_000, ("key", "technician", "on"))),
    }


def _talked(kind: str, protocol: str, order: Order, twin: Twin, hand: tuple[int, Sequence[str]] | None = None) -> Wire:
    """A line after the machine and the device have talked, with what a hand did at an instant."""
    now_ms = 0
    chosen = PROTOCOLS[kind][protocol]
    machine = chosen.machine("USD")
    wire = Wire(chosen.dialect, lambda: machine.garbled, lambda: NOW.at_ms - LAST_MS + now_ms)
    machine.order, machine.handled = order, ALL_HANDLED
    machine.opened(0)
    wire.opened()
    received = b""
    for now_ms in range(0, LAST_MS, STEP_MS):
        if hand is not None and now_ms == hand[0]:
            twin.do(hand[1])
        sent = machine.step(now_ms, received)
        wire.passed(sent, sent=True)
        received = twin.step(now_ms, sent)
        wire.passed(received, sent=False)
    return wire
