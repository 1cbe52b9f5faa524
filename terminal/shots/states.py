"""Every state of the screens that is drawn, by its file's name."""

from __future__ import annotations

from terminal.shots.felt_states import FELT
from terminal.shots.money_states import MONEY
from terminal.shots.play_states import PLAY
from terminal.shots.reading_states import READING
from terminal.shots.service_states import SERVICE
from terminal.shots.service_windows_states import SERVICE_WINDOWS
from terminal.shots.staff_states import STAFF
from terminal.shots.steps import RigScene, Scene
from terminal.shots.variant_states import VARIANTS, retold
from terminal.shots.window_states import WINDOWS

RIG: dict[str, RigScene] = {
    "rig": RigScene("The rig's window before a cabinet has spoken to the devices.", ()),
    "rig-faults": RigScene(
        "The rig's window with something wrong at every device.",
        (
            "bill full",
            "printer paper low",
            "printer jam",
            "dice 3 4",
            "dice lid open",
            "door main open",
            "key attendant on",
        ),
    ),
}

CRAPS: dict[str, Scene] = {**PLAY, **FELT, **READING, **WINDOWS}

STATES: dict[str, Scene | RigScene] = {
    **CRAPS,
    **VARIANTS,
    **retold(CRAPS),
    **MONEY,
    **SERVICE,
    **SERVICE_WINDOWS,
    **STAFF,
    **RIG,
}
