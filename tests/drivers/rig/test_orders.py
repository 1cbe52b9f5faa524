"""What a person can say to the rig, and what each device is then told."""

from __future__ import annotations

import pytest

from drivers.simulated.orders import ORDERS, Task, help_lines, help_of, resolve
from drivers.simulated.twin import OrderError


@pytest.mark.parametrize(
    ("said", "device", "told"),
    [
        ("bill 20", "validator", "insert 20"),
        ("bill tear", "validator", "tear"),
        ("dice 3 4", "dice", "force 3 4"),
        ("dice 6 6 1", "dice", "force 6 6 1"),
        ("dice load 6", "dice", "load 6"),
        ("dice lid open", "dice", "lid open"),
        ("printer paper out", "printer", "paper out"),
        ("ticket take", "printer", "take"),
        ("ticket in 00-1234-5678-9012-3456", "validator", "ticket 001234567890123456"),
        ("ticket release", "printer", "release"),
        ("door main open", "board", "door main open"),
        ("door cashbox close", "board", "door cashbox close"),
        ("key attendant on", "board", "key attendant on"),
        ("power dice off", "rig", "power dice off"),
        ("Unplug Validator", "rig", "unplug validator"),
    ],
)
def test_short_words_reach_the_device_that_is_meant(said: str, device: str, told: str) -> None:
    assert resolve(said.split()) == Task(device, tuple(told.split()))


@pytest.mark.parametrize(
    "said", ["", "bet 5", "bill", "bill 7", "bill 20 20", "dice 7", "dice 0 1", "door main", "key x on"]
)
def test_other_words_are_refused_with_what_could_be_said(said: str) -> None:
    with pytest.raises(OrderError, match=r"(there is: .+|begins with bill, .+)\.$"):
        resolve(said.split())


@pytest.mark.parametrize("words", [["dice"] + ["1"] * 100, ["bill", "9" * 1000]])
def test_an_endless_order_is_refused_in_a_short_sentence(words: list[str]) -> None:
    with pytest.raises(OrderError) as refusal:
        resolve(words)
    assert len(str(refusal.value)) < 400


def test_no_two_rows_of_the_table_fit_the_same_words() -> None:
    for order in ORDERS:
        example = [part.split("|")[0].replace("FACE...", "1").replace("NUMBER", "1") for part in order.pattern.split()]
        assert help_of(example) == order.help


def test_the_help_has_a_line_for_every_order() -> None:
    assert len(help_lines()) == len(ORDERS)
    assert all(order.pattern in line and order.help in line for order, line in zip(ORDERS, help_lines(), strict=True))
