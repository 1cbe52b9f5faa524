"""A snapshot that another version of the program has written."""

from __future__ import annotations

import json

import msgspec
import pytest

from terminal.cabinet.state import from_bytes, to_bytes
from tests.cabinet.pipeline import Pipeline


def test_a_snapshot_with_money_that_this_program_does_not_know_is_refused() -> None:
    later = json.loads(to_bytes(Pipeline().state)) | {"promotional_cents": 50_00}
    with pytest.raises(msgspec.MsgspecError):
        from_bytes(json.dumps(later).encode())


def test_a_snapshot_that_lacks_a_meter_is_not_read_as_nothing() -> None:
    earlier = json.loads(to_bytes(Pipeline().open_for_play().feed(20).state))
    del earlier["meters"]["games"]
    with pytest.raises(msgspec.MsgspecError):
        from_bytes(json.dumps(earlier).encode())
