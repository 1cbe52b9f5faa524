"""The hand-over: a person signs that the cabinet is set up, and a slip says how, for the papers of the house."""

from __future__ import annotations

from drivers.ports import MAX_SLIP_CHARACTERS
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet import slips
from terminal.cabinet.keys import TECHNICIAN
from terminal.cabinet.parameters import verify_at_rest, verify_logic_door
from terminal.cabinet.people.authority import acting, key_used, second, verify_right, verify_second_person
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import second_used
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import DEVICES
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile, digest

RIGHT = Right.CHANGE_PARAMETERS
TITLE = "HAND-OVER"
LINE = "_" * 26
CALLED = {
    "validator": "Bill validator",
    "printer": "Ticket printer",
    "dice": "Dice generator",
    "board": "Cabinet board",
}
SKIPPED: dict[e.SkippedTests, str] = {
    "tested_before": "tested elsewhere",
    "fitted_later": "a device comes later",
}
"""Why tests were skipped, as the slip says it."""


def sign(profile: Profile, state: State, command: c.SignHandOver, now: c.Instant) -> tuple[e.Event, ...]:
    """Sign the hand-over inside the logic area, and print it. Raises Refusal.

    Two people sign it without its tests, and say why.
    """
    verify_right(profile, state, RIGHT)
    verify_logic_door(state)
    verify_at_rest(state)
    slips.verify_none(state)
    slips.verify_printable(state)
    lacking = lacks_tests(state)
    if lacking and not command.skipped:
        raise Refusal("tests_not_done", "Do the test print and the test throw first, or say why they are skipped.")
    if lacking:
        verify_second_person(profile, state, RIGHT)
    second_person = second(profile, state, RIGHT) if lacking else None
    used = second_used(state, now) if second_person else ()
    who, number = acting(profile, state), state.papers.last_slip + 1
    signed = e.HandOverSigned(
        digest(profile.as_written()),
        now.at_ms,
        key_used(state, TECHNICIAN),
        who,
        command.skipped if lacking else "",
        second_person.person if second_person else None,
    )
    return (*used, signed, *slips.ordered(state, "hand_over", number, [paper(profile, state, signed, now)]))


def lacks_tests(state: State) -> bool:
    """The test print or the test throw is not done."""
    return not (state.hand_over.printed and state.hand_over.thrown)


def is_new(state: State) -> bool:
    """No money and no game was ever on this journal, and no hand-over: the cabinet is to be set up."""
    meters = state.meters
    money = meters.bills_in_cents or meters.tickets_in_cents or meters.attendant_in_cents
    return state.hand_over.signed is None and not money and not meters.games


def paper(profile: Profile, state: State, signed: e.HandOverSigned, now: c.Instant) -> list[str]:
    """The lines of the slip."""
    half = len(signed.parameters) // 2
    people = len(state.people.accounts)
    return [
        *slips.heading(profile, TITLE),
        slips.row("Signed on", slips.when(state, signed.at_ms, now)),
        slips.row("Signed by", (signed.who.name if signed.who else f"{signed.key} key")[: MAX_SLIP_CHARACTERS - 11]),
        slips.row("Program", state.program.version),
        *slips.entry("Par sheet", state.configuration.metered),
        slips.row("Currency", profile.currency),
        slips.row("Accounts of the staff", str(people)),
        "Parameters, SHA-256",
        signed.parameters[:half],
        signed.parameters[half:],
        *(slips.row(CALLED[name], _status(state, name)) for name in DEVICES),
        slips.row("Test print", _done(done=state.hand_over.printed)),
        slips.row("Test throw", _done(done=state.hand_over.thrown)),
        *_skipped(signed),
        "",
        slips.row("Technician", LINE),
        "",
        slips.row("For the house", LINE),
    ]


def _skipped(signed: e.HandOverSigned) -> list[str]:
    if not signed.skipped:
        return []
    agreed = signed.second.name if signed.second else "the other key"
    return [
        slips.row("Skipped", SKIPPED[signed.skipped]),
        slips.row("Agreed by", agreed[: MAX_SLIP_CHARACTERS - 11]),
    ]


def _status(state: State, name: str) -> str:
    return "ready" if state.machine.devices[name].ready else "NOT READY"


def _done(*, done: bool) -> str:
    return "done" if done else "NOT DONE"
