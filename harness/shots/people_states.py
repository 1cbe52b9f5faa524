"""The states in which people of the staff sign in, and an operator manages them."""

from __future__ import annotations

from drivers import ports
from harness.scripted_pins import add_person, change_pin, sign_in, staff_pin
from harness.shots.play_states import PLAYER
from harness.shots.steps import READY, Curtain, Passes, Says, Scene, Steps, Tap
from terminal.cabinet.commands import CashOut
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.rights import Role
from terminal.common.local_time import DAY_MS

PARAM = "[access]\nsign_in = key and pin\n"
OWN, FIRST, WRONG = "27182", "31415", "16180"
"""The PIN of those who have changed their first one, that first one, and one that no person has."""

OTTO = Account(1, "Otto", "operator", staff_pin(OWN))
STAFF: tuple[tuple[str, Role], ...] = (
    ("Anna", "attendant"),
    ("Bruno", "attendant"),
    ("Sue", "supervisor"),
    ("Tom", "technician"),
    ("Olga", "operator"),
)


def keys(*turned: str, doors: tuple[str, ...] = ()) -> Says:
    """These keys are turned, and these doors open."""
    return Says("board", ports.BoardInputs(doors, turned))


def typed(pin: str) -> Steps:
    """A PIN is typed and confirmed."""
    return (*(Tap(f"Digit {digit}") for digit in pin), Tap("Confirm the PIN"))


def changed(number: int) -> Steps:
    """A person comes for the first time, and changes the first PIN."""
    name, role = STAFF[number]
    account = Account(number + 2, name, role, staff_pin(FIRST))
    key = "attendant" if role in ("attendant", "supervisor") else "technician"
    return (keys(key), sign_in(account, FIRST), change_pin(account, OWN), keys())


PEOPLE: Steps = (
    *PLAYER,
    keys("technician", doors=("logic",)),
    add_person(OTTO.name, OTTO.role, OWN),
    keys("technician"),
    sign_in(OTTO, OWN),
    *(add_person(name, role, FIRST) for name, role in STAFF),
    keys(),
    *(step for number in (0, 2, 3, 4) for step in changed(number)),
)
"""A player at the table, and six people of the staff; Bruno has not come yet."""

OPERATOR: Steps = (*PEOPLE, keys("technician"), sign_in(OTTO, OWN), Curtain(), Tap("Set-up"), Tap("People"))
ANNA: Steps = (*PEOPLE, Curtain(), keys("attendant"), Tap("Anna"), *typed(OWN))
SELECTED: Steps = (*OPERATOR, Tap("Account of Anna"))
SET_UP: Steps = (
    *PEOPLE,
    keys(),
    CashOut(),
    Says("printer", ports.TicketPrinted(1)),
    Curtain(),
    keys("technician", doors=("logic",)),
    Tap("Tom"),
    *typed(OWN),
    Tap("Set-up"),
)
"""The logic door of an empty cabinet is open, and a technician is signed in."""
TWO_PEOPLE: Steps = (
    *SET_UP,
    Tap("Parameters"),
    Tap("Access"),
    Tap("Change access.sign_in"),
    Tap("key"),
    Tap("Done"),
)

PEOPLE_STATES: dict[str, Scene] = {
    "sign-in": Scene("A key was turned, and a name is asked for.", (*PEOPLE, Curtain(), keys("attendant")), PARAM),
    "sign-in-pin": Scene(
        "A wrong PIN was entered, and the next is being typed.",
        (*PEOPLE, Curtain(), keys("attendant"), Tap("Anna"), *typed(WRONG), Tap("Digit 2"), Tap("Digit 7")),
        PARAM,
    ),
    "sign-in-delay": Scene(
        "Three wrong PINs: the next is accepted after ten seconds.",
        (*PEOPLE, Curtain(), keys("attendant"), Tap("Anna"), *typed(WRONG), *typed(WRONG), *typed(WRONG)),
        PARAM,
    ),
    "sign-in-first-pin": Scene(
        "The first PIN is changed before anything else.",
        (*PEOPLE, Curtain(), keys("attendant"), Tap("Bruno"), *typed(FIRST)),
        PARAM,
    ),
    "sign-in-panel": Scene(
        "The panel of an attendant who is signed in.",
        ANNA,
        PARAM,
    ),
    "sign-in-expired": Scene(
        "A PIN that has expired is changed before anything else.",
        (*PEOPLE, Passes(DAY_MS), Curtain(), keys("attendant"), Tap("Anna"), *typed(OWN)),
        PARAM + "pin_days = 1\n",
    ),
    "sign-in-own-pin": Scene(
        "A person changes the own PIN: the present one was wrong.",
        (*ANNA, Tap("Change PIN"), *typed(WRONG), *typed(FIRST), *typed(FIRST), Tap("Digit 2")),
        PARAM,
    ),
    "sign-in-new-pin": Scene(
        "A person changes the own PIN: the new one is typed the second time.",
        (*ANNA, Tap("Change PIN"), *typed(OWN), *typed(FIRST), Tap("Digit 3"), Tap("Digit 1")),
        PARAM,
    ),
    "sign-in-pin-changed": Scene(
        "The own PIN is changed.",
        (*ANNA, Tap("Change PIN"), *typed(OWN), *typed(FIRST), *typed(FIRST)),
        PARAM,
    ),
    "first-operator": Scene(
        "There is no account yet: the first operator types the name.",
        (*READY, Curtain(), keys("technician", doors=("logic",)), Tap("Shift"), Tap("Key O"), Tap("Key t")),
        PARAM,
    ),
    "first-operator-door": Scene(
        "There is no account yet, and the logic door is shut.", (*READY, Curtain(), keys("technician")), PARAM
    ),
    "staff-people": Scene("The accounts, one of them chosen.", SELECTED, PARAM),
    "staff-people-own": Scene(
        "The own account cannot be removed.", (*OPERATOR, Tap("Account of Otto"), Tap("Remove Otto")), PARAM
    ),
    "staff-people-role": Scene(
        "The role of a person who is changed.", (*SELECTED, Tap("Change Anna"), Tap("Done")), PARAM
    ),
    "settle-no-right": Scene(
        "A technician may not cancel the credit.",
        (*PEOPLE, Curtain(), keys("technician"), Tap("Tom"), *typed(OWN)),
        PARAM,
    ),
    "parameter-two-people": Scene("A change that takes a second person.", TWO_PEOPLE, PARAM),
    "parameter-second-person": Scene("The second person is asked.", (*TWO_PEOPLE, Tap("Apply the draft")), PARAM),
    "parameter-in-file": Scene(
        "The path of the journal is changed in the file only.",
        (
            *SET_UP,
            Tap("Parameters"),
            Tap("Journal"),
            Tap("Change journal.path"),
            Tap("Erase the last letter"),
            Tap("Done"),
        ),
        PARAM,
    ),
    "second-person": Scene(
        "A second person agrees to a first PIN for a lost one.",
        (*SELECTED, Tap("New PIN for Anna"), Tap("Olga"), Tap("Digit 2")),
        PARAM,
    ),
}
