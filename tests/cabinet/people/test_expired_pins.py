"""A PIN that is older than the parameters allow is changed at sign-in, before anything else (regulation V5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from harness.scripted_pins import change_pin, reset_pin
from terminal.cabinet import commands as c
from terminal.cabinet.events import SignedIn
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.rights import Right
from terminal.cabinet.people.signing_in import pin_expired
from terminal.common.local_time import DAY_MS
from terminal.recall.describe import describe
from terminal.settings.parameters import Profile
from tests.cabinet.people.staffed import FIRST, PIN, STRICT, Staffed

DAYS = STRICT.pin_days


def test_a_cabinet_as_shipped_asks_for_new_pins() -> None:
    assert 0 < Profile().pin_days <= 90


@pytest.mark.parametrize(("age_ms", "expired"), [(0, False), (DAYS * DAY_MS - 1, False), (DAYS * DAY_MS, True)])
def test_a_pin_expires_after_the_days_of_the_parameter(staffed: Staffed, age_ms: int, expired: bool) -> None:
    anna = staffed.account("Anna")
    assert pin_expired(STRICT, anna, anna.pin_since_ms + age_ms) is expired


@pytest.mark.parametrize("age_ms", [0, DAYS * DAY_MS, 10**13])
def test_without_a_number_of_days_no_pin_expires(staffed: Staffed, age_ms: int) -> None:
    anna = staffed.account("Anna")
    assert not pin_expired(replace(STRICT, pin_days=0), anna, anna.pin_since_ms + age_ms)


def test_an_expired_pin_allows_nothing_but_its_change(staffed: Staffed) -> None:
    staffed.wait(DAYS * DAY_MS)
    (came,) = staffed.come("Sue")
    assert isinstance(came, SignedIn)
    assert came.pin_expired
    assert describe(came).phrase.say == f"Sue has signed in with an expired PIN (account {came.person.number})"
    assert staffed.refused(c.EndPeriod(1)) == "pin_expired"
    assert staffed.refused(change_pin(staffed.account("Sue"), PIN)) == "pin"
    staffed.give(change_pin(staffed.account("Sue"), FIRST))
    staffed.give(c.EndPeriod(1))
    staffed.come("Sue", FIRST)
    assert staffed.refused(c.EndPeriod(1)) != "pin_expired"


def test_a_power_cut_before_the_change_leaves_it_to_be_done(staffed: Staffed) -> None:
    staffed.wait(DAYS * DAY_MS)
    staffed.come("Sue")
    staffed.give(c.Start("again"))
    staffed.open_with("attendant")
    staffed.come("Sue")
    assert staffed.refused(c.EndPeriod(1)) == "pin_expired"


def test_a_pin_that_expires_while_its_owner_is_signed_in_counts_until_the_next_sign_in(staffed: Staffed) -> None:
    staffed.wait(DAYS * DAY_MS - 1_000)
    staffed.come("Sue")
    staffed.wait(2_000)
    staffed.give(c.EndPeriod(1))


def test_the_second_person_changes_an_expired_pin_first(staffed: Staffed) -> None:
    staffed.wait(DAYS * DAY_MS)
    staffed.come("Sue")
    staffed.give(change_pin(staffed.account("Sue"), FIRST))
    assert staffed.refused(c.SignInSecond(staffed.account("Otto").number, "", Right.RAM_CLEAR)) == "pin_expired"


def test_any_new_pin_begins_the_days_again(staffed: Staffed) -> None:
    staffed.wait(DAYS * DAY_MS)
    staffed.come("Otto")
    staffed.give(change_pin(staffed.account("Otto"), FIRST))
    staffed.inside("technician")
    staffed.give(reset_pin(staffed.account("Anna"), FIRST))
    for name in ("Otto", "Anna"):
        account = staffed.account(name)
        assert (account.pin_since_ms, account.pin_expired) == (staffed.now.at_ms, False)


def test_an_account_of_an_earlier_version_has_a_pin_of_unknown_age(staffed: Staffed) -> None:
    """A RAM clear of an earlier version has carried the account over without its date."""
    before = staffed.account("Anna")
    kept = Account(before.number, before.name, before.role, before.pin)
    assert pin_expired(STRICT, kept, staffed.now.at_ms)
