"""Two people for what one must not do alone: the second one agrees to one function, for a few minutes (O10)."""

from __future__ import annotations

import pytest

from drivers import ports
from harness.scripted_pins import add_person, change_pin
from terminal.cabinet import commands as c
from terminal.cabinet.events import ClearConfirmed, SecondSignedIn, SecondSignedOut, SignedOut, SignInRefused
from terminal.cabinet.people.authority import verify_second_person
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import SECOND_MS
from terminal.rules.refusal import allowed
from tests.cabinet.people.staffed import FIRST, PIN, STRICT, WRONG, Staffed


def agreed(staffed: Staffed, right: Right) -> bool:
    """A second person agrees to the use of the right."""
    return allowed(verify_second_person, STRICT, staffed.state, right)


def test_another_person_with_the_right_agrees_to_that_right_alone(staffed: Staffed) -> None:
    staffed.come("Tom")
    assert not agreed(staffed, Right.CHANGE_PARAMETERS)
    (event,) = staffed.agree("Otto", Right.CHANGE_PARAMETERS)
    now_ms = staffed.now.at_ms
    assert event == SecondSignedIn(staffed.account("Otto").person, Right.CHANGE_PARAMETERS, now_ms, now_ms + SECOND_MS)
    assert agreed(staffed, Right.CHANGE_PARAMETERS)
    assert not agreed(staffed, Right.IMPORT_CONFIGURATION)
    assert staffed.name == "Tom"


def test_it_is_never_the_same_person(staffed: Staffed) -> None:
    staffed.come("Otto")
    number = staffed.account("Otto").number
    assert staffed.refused(c.SignInSecond(number, "", Right.CHANGE_PARAMETERS)) == "second_person"


def test_both_need_the_right(staffed: Staffed) -> None:
    staffed.come("Tom")
    assert staffed.refused(c.SignInSecond(staffed.account("Anna").number, "", Right.RAM_CLEAR)) == "right"
    staffed.come("Anna")
    assert staffed.refused(c.SignInSecond(staffed.account("Otto").number, "", Right.RAM_CLEAR)) == "right"


def test_without_a_first_person_there_is_no_second(staffed: Staffed) -> None:
    staffed.turn_keys("technician")
    assert staffed.refused(c.SignInSecond(staffed.account("Otto").number, "", Right.RAM_CLEAR)) == "sign_in"


def test_a_wrong_pin_of_the_second_person_is_counted_and_delays(staffed: Staffed) -> None:
    staffed.come("Tom")
    for _ in range(3):
        (event,) = staffed.agree("Otto", Right.RAM_CLEAR, WRONG)
        assert isinstance(event, SignInRefused)
    assert not agreed(staffed, Right.RAM_CLEAR)
    assert staffed.account("Otto").failures == 3
    assert staffed.refused(c.SignInSecond(1, staffed.account("Otto").pin.digest, Right.RAM_CLEAR)) == "sign_in_delay"


def test_it_ends_after_five_minutes(staffed: Staffed) -> None:
    staffed.come("Tom")
    staffed.agree("Otto", Right.RAM_CLEAR)
    assert (
        staffed.cabinet.alarm_ms(staffed.state, staffed.now)
        == staffed.now.at_ms + SECOND_MS
        == (staffed.now.at_ms + 5 * 60_000)
    )
    assert not staffed.wait(SECOND_MS - 1).give(c.TimePasses())
    (event,) = staffed.wait(1).give(c.TimePasses())
    assert event == SecondSignedOut(staffed.account("Otto").person, "time", staffed.now.at_ms)
    assert not agreed(staffed, Right.RAM_CLEAR)


def test_a_clock_set_back_does_not_prolong_it(staffed: Staffed) -> None:
    staffed.come("Tom")
    staffed.agree("Otto", Right.RAM_CLEAR)
    (event,) = staffed.wait(-3_600_000).give(c.TimePasses())
    assert isinstance(event, SecondSignedOut)


@pytest.mark.parametrize("ends", ["button", "key", "start", "time"])
def test_it_ends_with_the_first_persons_sign_in(staffed: Staffed, ends: str) -> None:
    staffed.come("Tom")
    staffed.agree("Otto", Right.RAM_CLEAR)
    match ends:
        case "button":
            happened = staffed.give(c.SignOut())
        case "key":
            happened = staffed.turn_keys()
        case "start":
            happened = staffed.give(c.Start("again"))
        case _:
            happened = staffed.give(c.TimePasses(STRICT.sign_out_ms))
    people = [event for event in happened if isinstance(event, SecondSignedOut | SignedOut)]
    assert [(event.person.name, event.reason) for event in people] == [("Otto", "first"), ("Tom", ends)]
    assert staffed.state.people.second is None


def test_a_second_person_who_replaces_another_is_the_only_one(staffed: Staffed) -> None:
    staffed.come("Otto")
    staffed.give(add_person("Olga", "operator", FIRST))
    staffed.come("Olga", FIRST)
    staffed.give(change_pin(staffed.account("Olga"), PIN))
    staffed.agree("Tom", Right.RAM_CLEAR)
    ended, began = staffed.agree("Otto", Right.RAM_CLEAR)
    assert isinstance(ended, SecondSignedOut)
    assert isinstance(began, SecondSignedIn)
    assert (ended.person.name, began.person.name) == ("Tom", "Otto")


def test_a_ram_clear_takes_both_keys_the_logic_door_and_two_people(staffed: Staffed) -> None:
    """Regulation C9, O10: who confirmed it stands in the last event of the journal."""
    staffed.come("Sue")
    staffed.inside("attendant", "technician")
    assert staffed.refused(c.CallClear()) == "second_person"
    staffed.agree("Tom", Right.RAM_CLEAR)
    staffed.give(c.CallClear())
    while staffed.state.papers.slips:
        staffed.report("printer", ports.SlipPrinted(staffed.state.papers.slips[0].slip.number))
    *_, used, confirmed = staffed.give(c.ConfirmClear())
    assert isinstance(used, SecondSignedOut)
    assert isinstance(confirmed, ClearConfirmed)
    assert (confirmed.who, confirmed.second) == (staffed.account("Sue").person, staffed.account("Tom").person)
    assert staffed.state.people.second is None


def test_one_key_less_and_it_does_not(staffed: Staffed) -> None:
    staffed.come("Sue")
    staffed.agree("Tom", Right.RAM_CLEAR)
    staffed.inside("attendant")
    assert staffed.refused(c.CallClear()) == "key"
