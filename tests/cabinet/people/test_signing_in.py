"""An account for each person, a lock-out after failures, a log of accesses (regulation V5)."""

from __future__ import annotations

import pytest

from drivers import ports
from harness.scripted_pins import add_person, change_pin, sign_in
from terminal.cabinet import commands as c
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import SignedIn, SignedOut, SignInDelayed, SignInRefused
from terminal.cabinet.people.authority import verify_right
from terminal.cabinet.people.rights import RIGHTS, Right, Role
from terminal.cabinet.people.signing_in import MAX_DELAY_MS, delay_left_ms, delay_ms
from terminal.rules.refusal import allowed
from tests.cabinet.people.staffed import FIRST, KEY, PIN, STRICT, WRONG, Staffed
from tests.cabinet.pipeline import GAME, PROFILE, SHEET

PEOPLE: tuple[tuple[str, Role], ...] = (*Staffed.NAMES, ("Otto", "operator"))
HOUR_MS = 3_600_000


@pytest.mark.parametrize(("name", "role"), PEOPLE)
def test_a_person_who_signs_in_has_the_rights_of_the_role_and_no_others(
    staffed: Staffed, name: str, role: Role
) -> None:
    (event,) = staffed.come(name)
    assert event == SignedIn(staffed.account(name).person, KEY[role], staffed.now.at_ms)
    assert {right for right in Right if allowed(verify_right, STRICT, staffed.state, right)} == RIGHTS[role]
    assert staffed.account(name).last_sign_in_ms == staffed.now.at_ms


@pytest.mark.parametrize("keys", [("attendant",), ("technician",), ("attendant", "technician")])
def test_a_turned_key_alone_gives_no_right(staffed: Staffed, keys: tuple[str, ...]) -> None:
    staffed.turn_keys(*keys)
    assert not [right for right in Right if allowed(verify_right, STRICT, staffed.state, right)]
    assert staffed.refused(c.EndPeriod(1)) == "sign_in"


@pytest.mark.parametrize(("name", "role"), PEOPLE)
def test_a_person_signs_in_only_with_the_own_key(staffed: Staffed, name: str, role: Role) -> None:
    command = sign_in(staffed.account(name), PIN)
    assert staffed.refused(command) == "key"
    staffed.turn_keys(*{"attendant", "technician"} - {KEY[role]})
    assert staffed.refused(command) == "key"


def test_two_people_are_not_signed_in_at_once(staffed: Staffed) -> None:
    staffed.come("Anna")
    assert staffed.refused(sign_in(staffed.account("Sue"), PIN)) == "sign_in"
    staffed.give(c.SignOut())
    staffed.give(sign_in(staffed.account("Sue"), PIN))
    assert staffed.name == "Sue"


def test_who_has_no_account_does_not_sign_in(staffed: Staffed) -> None:
    staffed.turn_keys("attendant")
    assert staffed.refused(c.SignIn(99, "")) == "person"


def test_where_a_key_is_enough_no_person_signs_in(staffed: Staffed) -> None:
    staffed.cabinet = Cabinet({SHEET.name: GAME}, PROFILE)
    staffed.give(c.Start("again"))
    staffed.turn_keys("attendant")
    assert staffed.refused(sign_in(staffed.account("Anna"), PIN)) == "not_offered"
    staffed.give(c.EndPeriod(1))


# It ends --------------------------------------------------------------------------------------------------------------


def test_the_key_turned_back_signs_out(staffed: Staffed) -> None:
    staffed.come("Anna")
    happened = staffed.turn_keys()
    assert SignedOut(staffed.account("Anna").person, "key", staffed.now.at_ms) in happened
    staffed.turn_keys("attendant")
    assert staffed.refused(c.EndPeriod(1)) == "sign_in"


def test_another_key_turned_back_does_not(staffed: Staffed) -> None:
    staffed.come("Anna")
    staffed.turn_keys("attendant", "technician")
    staffed.turn_keys("attendant")
    assert staffed.name == "Anna"


def test_a_start_signs_out(staffed: Staffed) -> None:
    staffed.come("Anna")
    happened = staffed.give(c.Start("again"))
    assert happened[1] == SignedOut(staffed.account("Anna").person, "start", staffed.now.at_ms)
    staffed.open_with("attendant")
    assert not staffed.name
    assert staffed.refused(c.EndPeriod(1)) == "sign_in"


def test_a_button_signs_out(staffed: Staffed) -> None:
    staffed.come("Anna")
    (event,) = staffed.give(c.SignOut())
    assert event == SignedOut(staffed.account("Anna").person, "button", staffed.now.at_ms)
    assert staffed.refused(c.SignOut()) == "sign_in"


def test_who_touches_nothing_for_long_is_signed_out(staffed: Staffed) -> None:
    staffed.come("Anna")
    assert not staffed.give(c.TimePasses(STRICT.sign_out_ms - 1))
    (event,) = staffed.give(c.TimePasses(STRICT.sign_out_ms))
    assert event == SignedOut(staffed.account("Anna").person, "time", staffed.now.at_ms)
    assert not staffed.give(c.TimePasses(STRICT.sign_out_ms))


def test_a_key_that_the_board_reports_turned_back_under_a_lock_gives_no_right_afterwards(staffed: Staffed) -> None:
    """Under a lock nothing is decided but what the board sees; the sign-in then ends with the next start."""
    staffed.come("Sue")
    report = c.FromDevice("board", ports.BoardInputs((), ()))
    staffed.state = staffed.cabinet.decide_under_lock(staffed.state, report).state
    assert staffed.refused(c.EndPeriod(1)) == "key"


# A wrong PIN ----------------------------------------------------------------------------------------------------------


def test_a_wrong_pin_is_refused_counted_and_journaled(staffed: Staffed) -> None:
    (event,) = staffed.come("Anna", WRONG)
    assert event == SignInRefused(staffed.account("Anna").person, staffed.now.at_ms)
    assert not staffed.name
    assert staffed.account("Anna").failures == 1


def test_a_right_pin_ends_the_count(staffed: Staffed) -> None:
    staffed.come("Anna", WRONG)
    staffed.come("Anna", WRONG)
    staffed.come("Anna")
    assert staffed.account("Anna").failures == 0
    staffed.turn_keys()
    staffed.come("Anna", WRONG)
    assert not delay_left_ms(staffed.account("Anna"), staffed.now.at_ms)


def test_twenty_wrong_pins_take_hours_and_the_right_one_waits_like_any_other(staffed: Staffed) -> None:
    delays = []
    for number in range(1, 21):
        staffed.come("Anna", WRONG)
        assert staffed.account("Anna").failures == number
        left_ms = delay_left_ms(staffed.account("Anna"), staffed.now.at_ms)
        delays.append(left_ms)
        if left_ms:
            assert staffed.refused(sign_in(staffed.account("Anna"), PIN)) == "sign_in_delay"
            staffed.wait(left_ms - 1)
            assert staffed.refused(sign_in(staffed.account("Anna"), PIN)) == "sign_in_delay"
            staffed.wait(1)
    assert delays[:6] == [0, 0, 10_000, 20_000, 40_000, 80_000]
    assert delays == sorted(delays)
    assert delays[-1] == MAX_DELAY_MS
    assert sum(delays) > 2 * HOUR_MS
    staffed.come("Anna")
    assert staffed.name == "Anna"


def test_the_delay_of_any_number_of_failures_is_bounded() -> None:
    assert [delay_ms(number) for number in (0, 2, 3, 1_000_000)] == [0, 0, 10_000, MAX_DELAY_MS]


def test_the_refusal_says_how_many_seconds_are_left(staffed: Staffed) -> None:
    staffed.mistake("Anna", 3)
    staffed.wait(500)
    refusal = staffed.cabinet.refusal(staffed.state, sign_in(staffed.account("Anna"), PIN))
    assert refusal is not None
    assert refusal.say == "Too many wrong PINs: wait 10 seconds."


def test_the_delay_of_one_person_is_no_other_persons(staffed: Staffed) -> None:
    staffed.mistake("Anna", 5)
    staffed.come("Sue")
    assert staffed.name == "Sue"


def test_a_power_cut_does_not_shorten_the_delay(staffed: Staffed) -> None:
    staffed.mistake("Anna", 5)
    staffed.give(c.Start("again"))
    staffed.open_with("attendant")
    assert delay_left_ms(staffed.account("Anna"), staffed.now.at_ms) == delay_ms(5)
    assert staffed.refused(sign_in(staffed.account("Anna"), PIN)) == "sign_in_delay"


def test_a_clock_that_is_set_while_it_runs_moves_the_delay_with_it(staffed: Staffed) -> None:
    staffed.mistake("Anna", 5)
    expected_ms = staffed.wait(10_000).now.at_ms
    staffed.wait(HOUR_MS).give(c.ClockFound(expected_ms))
    assert delay_left_ms(staffed.account("Anna"), staffed.now.at_ms) == delay_ms(5) - 10_000
    staffed.wait(-2 * HOUR_MS).give(c.ClockFound(expected_ms + HOUR_MS))
    assert delay_left_ms(staffed.account("Anna"), staffed.now.at_ms) == delay_ms(5) - 10_000


def test_a_clock_that_is_set_back_without_power_makes_the_delay_begin_again_and_no_longer(staffed: Staffed) -> None:
    staffed.mistake("Anna", 5)
    staffed.wait(-1_000 * HOUR_MS)
    assert delay_left_ms(staffed.account("Anna"), staffed.now.at_ms) == delay_ms(5)
    assert staffed.cabinet.alarm_ms(staffed.state, staffed.now) is not None, "the clock has to be looked at"
    (event,) = staffed.give(c.TimePasses())
    until_ms = staffed.now.at_ms + delay_ms(5)
    assert event == SignInDelayed(staffed.account("Anna").person, until_ms)
    staffed.wait(delay_ms(5))
    staffed.come("Anna")
    assert staffed.name == "Anna"


def test_a_delay_that_is_over_sets_no_alarm(staffed: Staffed) -> None:
    staffed.mistake("Anna", 3)
    staffed.turn_keys()
    account = staffed.account("Anna")
    alarm_ms = staffed.cabinet.alarm_ms(staffed.state, staffed.now)
    assert alarm_ms == account.until_ms
    staffed.wait(10_000)
    assert not staffed.give(c.TimePasses())
    later_ms = staffed.cabinet.alarm_ms(staffed.state, staffed.now)
    assert later_ms is None or later_ms > staffed.now.at_ms


# The first PIN --------------------------------------------------------------------------------------------------------


def test_a_first_pin_allows_nothing_but_its_change(staffed: Staffed) -> None:
    staffed.come("Otto")
    staffed.give(add_person("Amy", "supervisor", FIRST))
    staffed.come("Amy", FIRST)
    assert not [right for right in Right if allowed(verify_right, STRICT, staffed.state, right)]
    assert staffed.refused(c.EndPeriod(1)) == "first_pin"
    staffed.give(change_pin(staffed.account("Amy"), PIN))
    staffed.give(c.EndPeriod(1))
    staffed.come("Amy")
    assert staffed.name == "Amy"
    staffed.turn_keys()
    assert isinstance(staffed.come("Amy", FIRST)[0], SignInRefused)


def test_a_power_cut_before_the_change_leaves_it_to_be_done(staffed: Staffed) -> None:
    staffed.come("Otto")
    staffed.give(add_person("Amy", "supervisor", FIRST))
    staffed.come("Amy", FIRST)
    staffed.give(c.Start("again"))
    staffed.open_with("attendant")
    staffed.come("Amy", FIRST)
    assert staffed.refused(c.EndPeriod(1)) == "first_pin"


def test_a_new_pin_is_not_the_present_one(staffed: Staffed) -> None:
    staffed.come("Anna")
    assert staffed.refused(change_pin(staffed.account("Anna"), PIN, PIN)) == "pin"
    staffed.give(change_pin(staffed.account("Anna"), FIRST, PIN))
    assert isinstance(staffed.come("Anna", PIN)[0], SignInRefused)
    staffed.come("Anna", FIRST)
    assert staffed.name == "Anna"


def test_a_pin_is_changed_by_its_owner_who_knows_it(staffed: Staffed) -> None:
    """Who finds a cabinet with a person signed in cannot take the account over."""
    staffed.come("Anna")
    before = staffed.account("Anna").pin
    (event,) = staffed.give(change_pin(staffed.account("Anna"), FIRST, WRONG))
    assert isinstance(event, SignInRefused)
    assert staffed.account("Anna").pin == before
    for _ in range(2):
        staffed.give(change_pin(staffed.account("Anna"), FIRST, WRONG))
    assert staffed.refused(change_pin(staffed.account("Anna"), FIRST, PIN)) == "sign_in_delay"
    staffed.turn_keys()
    staffed.turn_keys("attendant")
    assert staffed.refused(change_pin(staffed.account("Anna"), FIRST, PIN)) == "sign_in"
