"""The buttons that place several Place bets at once, and the move of a Place bet that won (1.4 and 1.8)."""

from __future__ import annotations

from terminal.rules.actions import SpreadButton
from terminal.rules.craps.bet import Bet
from terminal.rules.craps.felt import Felt
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.placing import Placement, all_placed, placement, verify_place
from terminal.rules.craps.removing import removed
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Button, Cents, Refusal, Title

ENABLING = ("pass_line", "dont_pass")
"""Besides any single-roll bet, one of these enables the buttons."""


def pressed(layout: Layout, table: Table) -> Placement:
    """Double the Place bet of the current Point. Raises Refusal."""
    _verify_button(layout, table, "press")
    name = f"place@{table.point}"
    if name not in table.bets:
        raise Refusal(
            "button",
            "Press raises the Place bet on the Point, and no bet on {bet} is up.",
            bet=Title(layout.field(name).title),
        )
    return all_placed(layout, table, "press", {name: table.bets[name]})


def spread(layout: Layout, table: Table, button: SpreadButton, chip_cents: int) -> Placement:
    """Put one chip on every Place number that the button covers, except the Point: all or none. Raises Refusal."""
    _verify_button(layout, table, button)
    if chip_cents <= 0:
        raise Refusal("below_minimum", "{amount} is no chip.", amount=Cents(chip_cents))
    numbers = [number for number in layout.catalogue.buttons[button] if number != table.point]
    return all_placed(layout, table, button, {f"place@{number}": chip_cents for number in numbers})


def transferred(layout: Layout, table: Table, name: str, to: str) -> Placement:
    """Move a Place bet that won on the come-out roll completely to another number. Raises Refusal."""
    bet, target = layout.field(name), layout.field(to)
    _verify_offer(table, bet)
    if target.group != bet.transfer_to or target.number == bet.number:
        raise Refusal(
            "not_a_field",
            "{bet} can be moved to the {group} field of another number.",
            bet=Title(bet.title),
            group=Title(bet.transfer_to.title()),
        )
    stake_cents = table.bets[name]
    removed(layout, table, name, None)
    down = ((name, -stake_cents),)
    felt = Felt.of(table)
    felt.put(down)
    verify_place(layout, felt, to, stake_cents)
    return placement(layout, table, "transfer", (*down, (to, stake_cents)))


def _verify_offer(table: Table, bet: Bet) -> None:
    if bet.name not in table.offers or _was_taken_down(table, bet.name):
        raise Refusal(
            "no_decision_open",
            "{bet} can be moved only right after it has won on a come-out roll.",
            bet=Title(bet.title),
        )


def _was_taken_down(table: Table, name: str) -> bool:
    """Whether the winner left its field since the roll: anything on the field now is a new bet."""
    stake_cents = table.last_bets.get(name, 0)
    for step in table.undo:
        stake_cents += sum(cents for bet, cents in step.changes if bet == name)
        if not stake_cents:
            return True
    return False


def _verify_button(layout: Layout, table: Table, button: str) -> None:
    title = Button(button.title())
    if button not in layout.catalogue.buttons:
        raise Refusal("not_in_variant", "This game has no {button} button.", button=title)
    if table.point is None:
        raise Refusal("button", "{button} works once a Point is set.", button=title)
    if not any(name in ENABLING or layout.field(name).single_roll for name in table.bets):
        raise Refusal(
            "button", "{button} works while a Pass Line, Don't Pass, Field or single-roll bet is up.", button=title
        )
