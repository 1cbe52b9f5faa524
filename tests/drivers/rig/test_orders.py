"""The orders of a person to the rig, and the words that each device then gets."""

from __future__ import annotations

import pytest

from drivers.simulated.orders import DEVICES, ORDERS, Task, help_lines, help_of, resolve
from drivers.simulated.twin import OrderError


@pytest.mark.parametrize(
    ("said", "device", "told"),
    [
        ("bill 20", "validator", "insert 20"),
        ("bill tear", "validator", "tear"),
        ("dice 3 4", "dice", "force 3 4"),
        ("dice 6 6 1", "dice", "force 6 6 1"),
        ("dice 1 2 3 4 5 6", "dice", "force 1 2 3 4 5 6"),
        ("dice 1 1 1 1 1 1 1 1", "dice", "force 1 1 1 1 1 1 1 1"),
        ("dice 5", "dice", "force 5"),
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


TICKETS = "ticket in NUMBER, ticket take, ticket hold, ticket release"
FIRST_WORDS = "bill, dice, printer, ticket, door, key, card, dealer, plug, unplug, power, status, picture"


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("", f"Nothing was ordered; an order begins with {FIRST_WORDS}."),
        ("sing a song", f"'sing a song' is no order; an order begins with {FIRST_WORDS}."),
        ("door main", "'door main' is no order; there is: door main|cashbox|logic open|close."),
        ("key x on", "'key x on' is no order; there is: key attendant|technician on|off."),
        ("power rig on", f"'power rig on' is no order; there is: power {'|'.join(DEVICES)} on|off."),
        ("ticket in 12x", f"'ticket in 12x' is no order; there is: {TICKETS}."),
        ("ticket in --", f"'ticket in --' is no order; there is: {TICKETS}."),
        ("ticket in ١٢", f"'ticket in ١٢' is no order; there is: {TICKETS}."),
        ("plug in", "'plug in' is no order; there is: plug validator|printer|dice|board|cards|dealer."),
    ],
)  # fmt: skip
def test_a_refusal_names_what_begins_as_the_order_did(said: str, sentence: str) -> None:
    with pytest.raises(OrderError) as refusal:
        resolve(said.split())
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("dice", [9, 10, 15])
def test_more_than_eight_dice_are_no_order(dice: int) -> None:
    with pytest.raises(OrderError, match=r"^'dice( 1)+' is no order; there is: dice FACE\.\.\., dice load .+\.$"):
        resolve(["dice", *["1"] * dice])


@pytest.mark.parametrize(
    ("words", "fits"), [(["x"] * 16, True), (["x"] * 17, False), (["x" * 40], True), (["x" * 41], False)]
)
def test_an_order_has_at_most_16_words_of_40_letters(words: list[str], fits: bool) -> None:
    with pytest.raises(OrderError) as refusal:
        resolve(words)
    assert (str(refusal.value) == "An order has at most 16 words of 40 letters.") is not fits


@pytest.mark.parametrize("words", [["dice"] + ["1"] * 100, ["bill", "9" * 1000]])
def test_an_endless_order_is_refused_in_a_short_sentence(words: list[str]) -> None:
    with pytest.raises(OrderError) as refusal:
        resolve(words)
    assert len(str(refusal.value)) < 400


def test_no_two_rows_of_the_table_fit_the_same_words() -> None:
    for order in ORDERS:
        example = [part.split("|")[0].replace("FACE...", "1").replace("NUMBER", "1") for part in order.pattern.split()]
        assert help_of(example) == order.help


def test_the_help_has_a_line_for_every_order_in_two_columns() -> None:
    assert len(help_lines()) == len(ORDERS)
    widest = max(len(order.pattern) for order in ORDERS)
    assert {line.find(order.help) for order, line in zip(ORDERS, help_lines(), strict=True)} == {widest + 2}
    assert all(order.pattern in line and order.help in line for order, line in zip(ORDERS, help_lines(), strict=True))
