"""Validation numbers, against the numbers computed in the device reference, chapter 3."""

from __future__ import annotations

import pytest

from terminal.cabinet.validation import validation_number


@pytest.mark.parametrize(
    ("machine_id", "sequence", "number"),
    [
        (1, 0, "006000001728978432"),
        (1, 1, "000169370485315032"),
        (1, 2, "006338742623748784"),
        (0x123456, 1, "007648465487018968"),
        (0xABCDEF, 0x000102, "006440377392591673"),
        (0xFFFFFF, 0xFFFFFF, "000000000080061624"),
    ],
)
def test_the_number_of_machine_and_sequence(machine_id: int, sequence: int, number: str) -> None:
    assert validation_number(machine_id, sequence) == number


def test_no_two_tickets_of_one_machine_share_a_number() -> None:
    numbers = {validation_number(77, sequence) for sequence in range(1, 20_001)}
    assert len(numbers) == 20_000
