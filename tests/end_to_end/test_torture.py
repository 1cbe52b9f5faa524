"""The torture: killed at a hundred instants with devices failing all the while, and not a cent is lost or doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.torture.torture import Outcome, Pace, Torture

KILLS = 110
SEED = 20_260
PACE = Pace(rig_speed=20.0, life_s_least=0.3, play_s_most=0.7)


@pytest.mark.timeout(280)
def test_no_kill_and_no_mishap_of_a_device_loses_or_doubles_a_cent(tmp_path: Path) -> None:
    tortures: list[int] = []

    def told(outcome: Outcome) -> None:
        tortures.append(outcome.kills)

    outcome = Torture(tmp_path, SEED, PACE).run(KILLS, told)
    assert outcome.wrong == []
    assert tortures == list(range(1, KILLS + 1))
    assert outcome.bills + outcome.tickets_in > 20
    assert outcome.tickets_in > 2
    assert outcome.rolls > 20
    assert outcome.tickets > 2
    assert outcome.tickets + outcome.hand_pays > 5  # a cash-out ends in either, as the printer stands
    assert outcome.events > 1_000
