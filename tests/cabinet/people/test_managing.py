"""Accounts: the first, further ones, lost PINs; none opens by itself (regulation V5, O1, O2)."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import add_person, change_pin, reset_pin, sign_in, staff_pin
from terminal.cabinet import commands as c
from terminal.cabinet.events import PersonAdded, PersonChanged, PersonRemoved, PinChanged, PinReset, SecondSignedOut
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.managing import MAX_ACCOUNTS
from terminal.cabinet.people.rights import Right, Role
from tests.cabinet.people.staffed import FIRST, PIN, WRONG, Staffed

OTTO = Person(1, "Otto")

# The first person -----------------------------------------------------------------------------------------------------


def test_the_first_operator_is_added_with_the_technician_key_at_the_open_logic_door(unstaffed: Staffed) -> None:
    (event,) = unstaffed.first_operator("Otto")
    assert event == PersonAdded(OTTO, "operator", staff_pin(PIN), False, unstaffed.now.at_ms)
    unstaffed.come("Otto")
    assert unstaffed.name == "Otto"
    unstaffed.give(add_person("Anna", "attendant", FIRST))


@pytest.mark.parametrize(
    ("inputs", "code"),
    [
        (ports.BoardInputs(("logic",), ()), "key"),
        (ports.BoardInputs(("logic",), ("attendant",)), "key"),
        (ports.BoardInputs((), ("technician",)), "logic_door"),
        (ports.BoardInputs(("main", "cashbox"), ("attendant", "technician")), "logic_door"),
    ],
)
def test_in_no_other_way(unstaffed: Staffed, inputs: ports.BoardInputs, code: str) -> None:
    unstaffed.report("board", inputs)
    assert unstaffed.refused(add_person("Otto", "operator", PIN)) == code


def test_with_a_board_that_does_not_answer_no_person_signs_in(unstaffed: Staffed) -> None:
    unstaffed.inside("technician")
    unstaffed.report("board", ports.Lost(message("device.not_plugged_in")))
    assert unstaffed.refused(add_person("Otto", "operator", PIN)) == "key"


@pytest.mark.parametrize("role", ["attendant", "supervisor", "technician"])
def test_the_first_person_is_an_operator(unstaffed: Staffed, role: Role) -> None:
    unstaffed.inside("technician")
    assert unstaffed.refused(add_person("Otto", role, PIN)) == "person"


def test_it_works_once_only(unstaffed: Staffed) -> None:
    unstaffed.first_operator("Otto")
    assert unstaffed.refused(add_person("Eve", "operator", PIN)) == "sign_in"


def test_before_it_no_key_allows_anything(unstaffed: Staffed) -> None:
    unstaffed.inside("attendant", "technician")
    for command in (c.EndPeriod(1), c.CallClear(), c.VerifyProgram()):
        assert unstaffed.refused(command) == "sign_in"


# Further people -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Anna", "Sue", "Tom"])
def test_only_an_operator_adds_changes_and_removes_people(staffed: Staffed, name: str) -> None:
    staffed.come(name)
    anna = staffed.account("Anna").number
    for command in (add_person("Eve", "operator", PIN), c.ChangePerson(anna, "Eve", "operator"), c.RemovePerson(anna)):
        assert staffed.refused(command) == "right"


def test_a_person_is_added_changed_and_removed_with_who_did_it(staffed: Staffed) -> None:
    staffed.come("Otto")
    at_ms = staffed.now.at_ms
    assert staffed.give(add_person("  Amy   Adams ", "attendant", FIRST)) == (
        PersonAdded(Person(5, "Amy Adams"), "attendant", staff_pin(FIRST), True, at_ms, OTTO),
    )
    assert staffed.give(c.ChangePerson(5, "Amy Adams", "supervisor")) == (
        PersonChanged(Person(5, "Amy Adams"), "Amy Adams", "supervisor", at_ms, OTTO),
    )
    assert staffed.give(c.RemovePerson(5)) == (PersonRemoved(Person(5, "Amy Adams"), at_ms, OTTO),)
    assert staffed.refused(c.RemovePerson(5)) == "person"


def test_a_change_to_what_is_already_there_is_no_event(staffed: Staffed) -> None:
    staffed.come("Otto")
    anna = staffed.account("Anna")
    assert staffed.give(c.ChangePerson(anna.number, "Anna", "attendant")) == ()


@pytest.mark.parametrize("name", ["Anna", "anna", " ANNA ", "aNNa"])
def test_two_people_do_not_have_one_name(staffed: Staffed, name: str) -> None:
    staffed.come("Otto")
    assert staffed.refused(add_person(name, "attendant", FIRST)) == "name"
    assert staffed.refused(c.ChangePerson(staffed.account("Sue").number, name, "supervisor")) == "name"


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "An\u0007na", "An\u202ena"])
def test_a_name_is_short_and_can_be_read(staffed: Staffed, name: str) -> None:
    staffed.come("Otto")
    assert staffed.refused(add_person(name, "attendant", FIRST)) == "name"


def test_the_number_of_a_removed_account_is_not_given_again(staffed: Staffed) -> None:
    staffed.come("Otto")
    staffed.give(c.RemovePerson(staffed.account("Tom").number))
    staffed.give(add_person("Tom", "technician", FIRST))
    assert staffed.account("Tom").number == 5


def test_there_is_room_for_a_hundred_and_no_more(staffed: Staffed) -> None:
    staffed.come("Otto")
    for number in range(len(staffed.state.people.accounts), MAX_ACCOUNTS):
        staffed.give(add_person(f"Person {number}", "attendant", FIRST))
    assert staffed.refused(add_person("One more", "attendant", FIRST)) == "person"


def test_the_last_operator_cannot_be_removed_nor_get_another_role(staffed: Staffed) -> None:
    staffed.come("Otto")
    otto = staffed.account("Otto")
    assert staffed.refused(c.RemovePerson(otto.number)) == "person"
    assert staffed.refused(c.ChangePerson(otto.number, "Otto", "attendant")) == "person"
    staffed.give(add_person("Olga", "operator", FIRST))
    assert staffed.refused(c.RemovePerson(otto.number)) == "person", "nobody removes the own account"
    staffed.come("Olga", FIRST)
    staffed.give(change_pin(staffed.account("Olga"), PIN))
    staffed.give(c.RemovePerson(otto.number))
    assert staffed.refused(c.RemovePerson(staffed.account("Olga").number)) == "person"


def test_an_operator_may_change_the_own_name(staffed: Staffed) -> None:
    staffed.come("Otto")
    staffed.give(c.ChangePerson(1, "Otto Ott", "operator"))
    assert staffed.name == "Otto Ott"


# A lost PIN -----------------------------------------------------------------------------------------------------------


def second_operator(staffed: Staffed) -> None:
    """Olga is an operator too."""
    staffed.come("Otto")
    staffed.give(add_person("Olga", "operator", FIRST))
    staffed.come("Olga", FIRST)
    staffed.give(change_pin(staffed.account("Olga"), PIN))
    staffed.turn_keys()


def test_two_operators_give_a_first_pin_for_a_lost_one(staffed: Staffed) -> None:
    second_operator(staffed)
    staffed.mistake("Anna", 5)
    staffed.come("Otto")
    anna = staffed.account("Anna")
    assert staffed.refused(reset_pin(anna, FIRST)) == "second_person"
    staffed.agree("Olga", Right.PEOPLE)
    reset, used = staffed.give(reset_pin(anna, FIRST))
    assert reset == PinReset(anna.person, staff_pin(FIRST), staffed.now.at_ms, OTTO, staffed.account("Olga").person)
    assert isinstance(used, SecondSignedOut)
    assert used.reason == "used"
    staffed.come("Anna", FIRST)
    assert staffed.refused(c.CancelCredit()) == "first_pin"
    staffed.give(change_pin(staffed.account("Anna"), PIN))
    assert not staffed.account("Anna").first_pin


def test_whose_pin_is_lost_is_not_the_second_person(staffed: Staffed) -> None:
    second_operator(staffed)
    staffed.come("Otto")
    staffed.agree("Olga", Right.PEOPLE)
    assert staffed.refused(reset_pin(staffed.account("Olga"), FIRST)) == "second_person"
    assert staffed.refused(reset_pin(staffed.account("Otto"), FIRST)) == "person"


@pytest.mark.parametrize("name", ["Tom", "Otto"])
def test_one_person_at_the_open_logic_door_gives_a_first_pin(staffed: Staffed, name: str) -> None:
    staffed.come(name)
    anna = staffed.account("Anna")
    assert staffed.refused(reset_pin(anna, FIRST)) in ("right", "second_person")
    staffed.inside("technician")
    (event,) = staffed.give(reset_pin(anna, FIRST))
    assert event == PinReset(anna.person, staff_pin(FIRST), staffed.now.at_ms, staffed.account(name).person)


def test_no_technician_at_the_open_logic_door_comes_by_the_rights_of_an_operator(staffed: Staffed) -> None:
    second_operator(staffed)
    staffed.come("Tom")
    staffed.inside("technician")
    for name in ("Otto", "Olga"):
        assert staffed.refused(reset_pin(staffed.account(name), FIRST)) == "right"
    staffed.come("Olga")
    staffed.inside("technician")
    (event,) = staffed.give(reset_pin(staffed.account("Otto"), FIRST))
    assert isinstance(event, PinReset), "another operator does it alone there"


@pytest.mark.parametrize("name", ["Anna", "Sue"])
def test_an_attendant_at_the_open_logic_door_does_not(staffed: Staffed, name: str) -> None:
    staffed.come(name)
    staffed.inside("attendant")
    assert staffed.refused(reset_pin(staffed.account("Tom"), FIRST)) == "right"


def test_the_open_logic_door_alone_does_not_either(staffed: Staffed) -> None:
    staffed.inside("technician")
    assert staffed.refused(reset_pin(staffed.account("Anna"), FIRST)) == "sign_in"


def test_a_person_with_a_first_pin_cannot_be_the_second_person(staffed: Staffed) -> None:
    second_operator(staffed)
    staffed.come("Otto")
    staffed.give(add_person("Tim", "technician", FIRST))
    staffed.give(add_person("Olaf", "operator", FIRST))
    assert staffed.refused(c.SignInSecond(staffed.account("Olaf").number, "", Right.PEOPLE)) == "first_pin"
    staffed.come("Tim", FIRST)
    staffed.inside("technician")
    assert staffed.refused(reset_pin(staffed.account("Anna"), FIRST)) == "first_pin"


def test_the_pin_itself_is_in_no_event_and_no_repr(staffed: Staffed) -> None:
    """Regulation V4: PINs are protected; what is kept is a digest."""
    staffed.come("Anna")
    command = change_pin(staffed.account("Anna"), "90909", PIN)
    (event,) = staffed.give(command)
    assert isinstance(event, PinChanged)
    assert event.pin.digest.startswith("argon2id:")
    for shown in (
        repr(event),
        repr(command),
        repr(sign_in(staffed.account("Anna"), WRONG)),
        repr(staffed.state.people),
    ):
        assert "90909" not in shown
        assert event.pin.digest not in shown
        assert event.pin.salt not in shown
