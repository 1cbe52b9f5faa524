"""Every state of the screens that is drawn, by its file name."""

from __future__ import annotations

from harness.shots.at_table_states import AT_TABLE
from harness.shots.big_shot_states import BIG_SHOT
from harness.shots.card_states import CARD
from harness.shots.favourite_states import FAVOURITES
from harness.shots.felt_states import FELT
from harness.shots.first_hand_states import FIRST_HAND
from harness.shots.hand_over_states import HAND_OVER
from harness.shots.hazard_states import HAZARD
from harness.shots.lobby_states import LOBBY
from harness.shots.money_states import MONEY
from harness.shots.parameter_states import PARAMETERS
from harness.shots.people_states import PEOPLE_STATES
from harness.shots.play_states import PLAY
from harness.shots.reading_states import READING
from harness.shots.responsible_states import RESPONSIBLE
from harness.shots.service_states import SERVICE
from harness.shots.service_windows_states import SERVICE_WINDOWS
from harness.shots.staff_states import STAFF
from harness.shots.steps import RigScene, Scene, WatchScene
from harness.shots.table_states import TABLE_STATES
from harness.shots.variant_states import VARIANTS, in_variants
from harness.shots.watch_states import WATCHING
from harness.shots.win_states import WINS
from harness.shots.window_states import WINDOWS

RIG: dict[str, RigScene] = {
    "rig": RigScene("The rig's window before a cabinet has spoken to the devices.", ()),
    "rig-dealer": RigScene(
        "The rig's window beside a cabinet in mode live: hand-thrown dice are to be confirmed.",
        (),
        dealt=b'{"table": {"round": 7, "phase": "shown", "dice": [3, 4], "by_hand": true, "throw": 1}}\n',
    ),
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

STATES: dict[str, Scene | RigScene | WatchScene] = {
    **CRAPS,
    **VARIANTS,
    **BIG_SHOT,
    **in_variants(CRAPS),
    **WINS,
    **LOBBY,
    **FAVOURITES,
    **HAZARD,
    **AT_TABLE,
    **MONEY,
    **SERVICE,
    **SERVICE_WINDOWS,
    **STAFF,
    **TABLE_STATES,
    **PARAMETERS,
    **HAND_OVER,
    **RESPONSIBLE,
    **FIRST_HAND,
    **PEOPLE_STATES,
    **CARD,
    **RIG,
    **WATCHING,
}
