"""The torture: killed again and again with devices failing all the while, and not a cent is lost or doubled."""

from __future__ import annotations

from pathlib import Path

from harness.torture.torture import Pace, torture

KILLS = 20
"""A bounded sample; the nightly form is `./kiosk torture --kills 1000`."""
SEED = 20_260
PACE = Pace(rig_speed=40.0, min_life_s=0.3, max_play_s=3.0)


def test_no_kill_and_no_mishap_of_a_device_loses_or_doubles_a_cent(tmp_path: Path) -> None:
    told: list[int] = []
    outcome = torture(tmp_path, SEED, KILLS, lambda: told.append(1), PACE)
    assert outcome.wrong == []
    assert len(told) == outcome.kills == KILLS
    assert outcome.struck > 0
    assert outcome.bills + outcome.tickets_in > 3
    assert outcome.rolls > 5
    assert outcome.games_chosen > 0
    assert outcome.tickets + outcome.hand_pays > 0  # a cash-out ends in either, as the printer stands
    assert outcome.events > 200
