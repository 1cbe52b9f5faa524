"""Whatever a hand pay is due for, the staff reads why: on its receipt, in the log, and on both of its pages."""

from __future__ import annotations

from typing import get_args

import pytest

from terminal.cabinet import receipts
from terminal.cabinet.events import HandPayReason
from terminal.recall import tell_money
from terminal.screens.operator import bills_page, receipts_page


@pytest.mark.parametrize("reason", get_args(HandPayReason))
def test_every_reason_is_told_wherever_a_hand_pay_is(reason: HandPayReason) -> None:
    tables = (receipts.REASONS, tell_money.HAND_PAYS, bills_page._reasons(), receipts_page._reasons())
    assert all(table[reason] for table in tables)
