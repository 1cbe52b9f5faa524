"""Section devices: protocol and port of each device."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.settings.kinds import Text, YesNo
from terminal.settings.parameter import DEVICE, LIMIT, parameter


@dataclass(frozen=True)
class DevicesSection:
    """The parameters of this section."""

    simulated: bool = parameter(
        "devices.simulated",
        YesNo(),
        "yes",
        DEVICE,
        "yes: simulated devices are started in place of the devices below",
    )
    validator: str = parameter(
        "devices.validator", Text(1, 200), "id003 var/rig/validator", DEVICE, "protocol and port"
    )
    printer: str = parameter("devices.printer", Text(1, 200), "tcl var/rig/printer", DEVICE, "protocol and port")
    dice: str = parameter(
        "devices.dice",
        Text(1, 200),
        "boxman var/rig/dice",
        DEVICE,
        "protocol and port; internal: random numbers of the program instead of real dice",
    )
    board: str = parameter("devices.board", Text(1, 200), "boxman var/rig/board", DEVICE, "protocol and port")
    cards: str = parameter(
        "devices.cards",
        Text(1, 200, or_none=True),
        "none",
        DEVICE,
        "protocol and port of the reader of players' cards: boxman for one that holds the card, keyboard for one that"
        " types like a keyboard; or none",
    )
    camera: str = parameter(
        "devices.camera",
        Text(1, 200, or_none=True),
        "none",
        DEVICE,
        "the live picture of the dice in modes video and live: the HTTP address of a stream of JPEG pictures"
        " (multipart/x-mixed-replace), the RTSP address of a camera, /dev/video0 for one on USB, or none;"
        " unix:var/rig/video is the moving test picture of the rig",
    )
    dice_alarm_locks: bool = parameter(
        "devices.dice_alarm_locks",
        YesNo(),
        "no",
        LIMIT,
        "yes: after an alarm of the dice statistics no dice are thrown until the technician's key is turned",
    )
