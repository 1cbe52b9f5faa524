"""The states of the hand-over: its steps, the parameters of one, and a cabinet that is handed over."""

from __future__ import annotations

from drivers import ports
from harness.shots.steps import PRINTER_READY, READY, Curtain, Says, Scene, Steps, Tap

INSIDE = Says("board", ports.BoardInputs(("logic",), ("technician",)))
BOTH = Says("board", ports.BoardInputs(("logic",), ("technician", "attendant")))
OPEN: Steps = (*READY, Curtain(), INSIDE, Tap("Set-up"), Tap("Hand-over"))

HAND_OVER: dict[str, Scene] = {
    "hand-over": Scene("The steps of setting a new cabinet up.", OPEN),
    "hand-over-place": Scene("The parameters of one step.", (*OPEN, Tap("Machine number and place"))),
    "hand-over-ports": Scene(
        "Devices are found at the ports; one is in the draft.",
        (
            *(*OPEN, Tap("Devices and their ports"), Tap("Look for devices at the ports")),
            Tap("Use Bill validator at /dev/serial/by-id/usb-FTDI_FT4232H-if00-port0"),
        ),
    ),
    "hand-over-skip": Scene(
        "The tests are not done, and the reason to skip them is asked for.", (*OPEN, BOTH, Tap("Sign and print"))
    ),
    "hand-over-signed": Scene(
        "The hand-over is signed and printed.",
        (
            *(*OPEN, BOTH, Tap("Sign and print"), Tap("They were done before the cabinet was brought here")),
            *(Says("printer", ports.SlipPrinted(1)), PRINTER_READY),
        ),
    ),
}
