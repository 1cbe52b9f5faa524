"""Each role has its rights and no others (regulation, chapter 6), and a key alone gives those of one role."""

from __future__ import annotations

import pytest

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.people.authority import verify_right, verify_second_person
from terminal.cabinet.people.rights import RIGHTS, ROLES, Right, Role
from terminal.rules.refusal import Refusal, allowed
from tests.cabinet.pipeline import PROFILE, Pipeline

MONEY = {
    Right.HAND_PAY,
    Right.CANCEL_CREDIT,
    Right.SETTLE,
    Right.MANUAL_CREDIT,
    Right.SHIFT,
    Right.DROP,
    Right.END_PERIOD,
}
TWO_PEOPLE = {Right.CHANGE_PARAMETERS, Right.IMPORT_CONFIGURATION, Right.RAM_CLEAR, Right.PEOPLE}


def has(right: Right) -> set[Role]:
    """The roles that have this right."""
    return {role for role in ROLES if right in RIGHTS[role]}


def test_every_role_is_in_the_table_and_every_right_is_given_to_a_role() -> None:
    assert tuple(RIGHTS) == ROLES
    assert set[Right]().union(*RIGHTS.values()) == set(Right)


def test_a_supervisor_may_do_all_that_an_attendant_may_and_an_operator_everything() -> None:
    assert RIGHTS["attendant"] < RIGHTS["supervisor"] < RIGHTS["operator"]
    assert RIGHTS["technician"] < RIGHTS["operator"] == set(Right)


def test_the_attendant_pays_by_hand_settles_and_reads() -> None:
    assert {Right.HAND_PAY, Right.SETTLE, Right.READ_METERS, Right.READ_LOGS} <= RIGHTS["attendant"]
    assert not RIGHTS["attendant"] & {Right.END_PERIOD, Right.VOLUME, Right.OUT_OF_SERVICE, *TWO_PEOPLE}


def test_a_technician_touches_no_money_and_a_supervisor_no_parameter() -> None:
    assert not RIGHTS["technician"] & MONEY
    assert has(Right.CHANGE_PARAMETERS) == has(Right.IMPORT_CONFIGURATION) == {"technician", "operator"}


def test_whoever_reads_lists_prints_them_and_a_technician_no_paper_about_money() -> None:
    assert has(Right.PRINT_LISTS) == has(Right.READ_LOGS)
    assert has(Right.PRINT) == {"attendant", "supervisor", "operator"}


def test_only_an_operator_manages_people() -> None:
    """Who may give rights could otherwise give himself all of them."""
    assert has(Right.PEOPLE) == {"operator"}


@pytest.mark.parametrize(("key", "role"), [("attendant", "supervisor"), ("technician", "technician")])
def test_a_key_alone_gives_the_rights_of_one_role(pipeline: Pipeline, key: str, role: Role) -> None:
    pipeline.turn_keys(key)
    given = {right for right in Right if allowed(verify_right, PROFILE, pipeline.state, right)}
    assert given == RIGHTS[role]


def test_without_a_key_there_is_no_right(pipeline: Pipeline) -> None:
    assert not [right for right in Right if allowed(verify_right, PROFILE, pipeline.state, right)]


@pytest.mark.parametrize(
    ("right", "sentence"),
    [
        (Right.HAND_PAY, "Only an attendant may do this: turn the attendant key."),
        (Right.SET_CLOCK, "Only a technician may do this: turn the technician key."),
        (Right.READ_LOGS, "Only the staff may do this: turn a key."),
        (Right.PEOPLE, "Turn both keys and open the logic door: that is how people are managed without a sign-in."),
    ],
)
def test_the_refusal_says_which_key_to_turn(pipeline: Pipeline, right: Right, sentence: str) -> None:
    with pytest.raises(Refusal) as caught:
        verify_right(PROFILE, pipeline.state, right)
    assert caught.value.say == sentence


def test_the_two_keys_are_two_people(pipeline: Pipeline) -> None:
    for keys in ((), ("attendant",), ("technician",)):
        pipeline.turn_keys(*keys)
        assert not allowed(verify_second_person, PROFILE, pipeline.state, Right.RAM_CLEAR)
    pipeline.turn_keys("attendant", "technician")
    verify_second_person(PROFILE, pipeline.state, Right.RAM_CLEAR)
    assert not allowed(verify_second_person, PROFILE, pipeline.state, Right.PEOPLE)


def test_both_keys_at_the_open_logic_door_manage_people_where_a_key_is_enough(pipeline: Pipeline) -> None:
    pipeline.turn_keys("attendant", "technician")
    assert not allowed(verify_right, PROFILE, pipeline.state, Right.PEOPLE)
    pipeline.report("board", ports.BoardInputs(("logic",), ("attendant", "technician")))
    verify_right(PROFILE, pipeline.state, Right.PEOPLE)


@pytest.mark.parametrize("key", ["attendant", "technician"])
def test_either_key_lets_the_program_be_verified(pipeline: Pipeline, key: str) -> None:
    assert pipeline.refused(c.VerifyProgram()) == "key"
    pipeline.turn_keys(key)
    pipeline.give(c.VerifyProgram())
    assert pipeline.state.program.check_called
