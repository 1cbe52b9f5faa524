"""A script signs people in as the screen does; no PIN is shown by its words (V4)."""

from __future__ import annotations

import pytest

from terminal.cabinet import commands as c
from terminal.cabinet.events import SignedIn
from terminal.cabinet.people.account import Account
from terminal.cabinet.people.rights import Right
from terminal.rules.refusal import Refusal
from terminal.script.people_words import AddingPerson, Agreeing, ChangingPin, ResettingPin, SigningIn
from tests.cabinet.people.staffed import FIRST, PIN, Staffed


def test_a_script_adds_people_signs_in_and_lets_a_second_person_agree(unstaffed: Staffed) -> None:
    def accounts() -> tuple[Account, ...]:
        return unstaffed.state.people.accounts

    unstaffed.inside("technician")
    unstaffed.give(AddingPerson("Otto", "operator", PIN).command(accounts))
    (signed_in,) = unstaffed.give(SigningIn("Otto", PIN).command(accounts))
    assert isinstance(signed_in, SignedIn)
    unstaffed.give(AddingPerson("Tom", "technician", FIRST).command(accounts))
    unstaffed.give(ResettingPin("Tom", "90909").command(accounts))
    unstaffed.give(c.SignOut())
    unstaffed.give(SigningIn("Tom", "90909").command(accounts))
    unstaffed.give(ChangingPin("Tom", PIN, "90909").command(accounts))
    unstaffed.give(Agreeing("Otto", PIN, Right.RAM_CLEAR).command(accounts))
    assert unstaffed.state.people.second is not None


def test_a_name_that_has_no_account_is_refused_by_the_cabinet(staffed: Staffed) -> None:
    staffed.turn_keys("attendant")
    assert staffed.refused(SigningIn("Eve", PIN).command(lambda: staffed.state.people.accounts)) == "person"


@pytest.mark.parametrize("pin", ["", "1234", "123456789", "12a45", "11111", "12345", "98765", "678901", "210987"])
def test_a_new_pin_without_the_form_is_refused_before_it_is_derived(pin: str) -> None:
    with pytest.raises(Refusal) as caught:
        AddingPerson("Otto", "operator", pin).command(tuple)
    assert caught.value.code == "pin"


@pytest.mark.parametrize(
    "word",
    [
        SigningIn("Anna", PIN),
        Agreeing("Anna", PIN, Right.PEOPLE),
        AddingPerson("Anna", "attendant", PIN),
        ResettingPin("Anna", PIN),
        ChangingPin("Anna", PIN, PIN),
    ],
    ids=lambda word: type(word).__name__,
)
def test_no_word_shows_its_pin(word: object) -> None:
    assert PIN not in repr(word)
