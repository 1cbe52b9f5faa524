"""Parameters are changed at the cabinet: only with valid values, and only when it is as each of them requires (D8)."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.clearing import cleared
from terminal.cabinet.commands import (
    AcceptParameters,
    CallDice,
    CancelCredit,
    CashOut,
    ChangeParameters,
    ConfirmHandPay,
    CountDrop,
    ParametersInFile,
    PlaceWager,
    RestoreParameters,
    Start,
    TakeDrop,
)
from terminal.cabinet.events import (
    ClearConfirmed,
    ParameterChange,
    ParametersChanged,
    ParametersRestored,
    ParametersWritten,
    Started,
)
from terminal.cabinet.fold import fold
from terminal.cabinet.parameters import needs_of, verify_need
from terminal.recall.describe import describe
from terminal.rules.refusal import Refusal
from terminal.settings.parameter import Need
from terminal.settings.parameters import PARAMETERS
from tests.cabinet.pipeline import NOON, PROFILE, Pipeline
from tests.each import each_of

BOTH = ("attendant", "technician")
TECHNICIAN = ("technician",)
VOLUME = ChangeParameters({"screen.alarm_volume": "4"})
CITY = ChangeParameters({"cabinet.city": "Elko NV"})
DAYS = ChangeParameters({"money.ticket_days": "7"})
CURRENCY = ChangeParameters({"money.currency": "EUR"})


@pytest.fixture
def pipeline() -> Pipeline:
    """A cabinet that is open for play, with the technician's key turned."""
    return Pipeline().open_with("technician")


def inside(pipeline: Pipeline, *keys: str) -> Pipeline:
    """Open the logic door, with these keys turned."""
    pipeline.report("board", ports.BoardInputs(("logic",), keys))
    return pipeline


def test_a_change_is_recorded_with_before_and_after_who_allowed_it_and_when(pipeline: Pipeline) -> None:
    command = ChangeParameters({"cabinet.city": "Elko NV", "game.bet_seconds": "030"}, file_digest="5f")
    (changed, *_) = pipeline.give(command)
    assert changed == ParametersChanged(
        (
            ParameterChange("cabinet.city", "Reno NV", "Elko NV"),
            ParameterChange("game.bet_seconds", "25", "30"),
        ),
        "screen",
        TECHNICIAN,
        NOON.at_ms,
        "5f",
    )
    assert pipeline.state.configuration.parameters["cabinet.city"] == "Elko NV"
    last = pipeline.state.configuration.changed["cabinet.city"]
    assert (last.at_ms, last.origin, last.by) == (NOON.at_ms, "screen", TECHNICIAN)


def test_what_is_changed_decides_at_once(pipeline: Pipeline) -> None:
    inside(pipeline, "technician").give(ChangeParameters({"money.credit_limit": "50.00"}))
    assert pipeline.cabinet.in_force(pipeline.state).profile.credit_limit_cents == 50_00


@pytest.mark.parametrize("keys", [(), ("attendant",)])
def test_without_the_right_nothing_is_changed(keys: tuple[str, ...]) -> None:
    pipeline = Pipeline().open_with(*keys)
    assert pipeline.refused(ChangeParameters({"cabinet.city": "Elko NV"})) == "key"
    assert pipeline.refused(RestoreParameters(message("lock.passes"))) == "key"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game.bet_seconds": "4"}, "parameter_wrong"),
        ({"game.bet_seconds": "25 # or so"}, "parameter_wrong"),
        ({"game.beat_seconds": "25"}, "parameter_unknown"),
        ({"cabinet.city": "Reno #1"}, "parameter_wrong"),
        ({"cabinet.city": ""}, "parameter_wrong"),
        ({"cabinet.city": "Reno\n[money]"}, "parameter_wrong"),
        ({"game.hurry_seconds": "30"}, "parameter_wrong"),
        ({"screen.language": "fr"}, "parameter_wrong"),
        ({"cabinet.city": "Reno NV"}, "parameters_same"),
        ({}, "parameters_same"),
    ],
)
def test_a_value_that_a_start_would_refuse_is_refused_here(
    pipeline: Pipeline, changes: dict[str, str], code: str
) -> None:
    assert pipeline.refused(ChangeParameters(changes)) == code


def test_of_several_changes_either_all_are_made_or_none(pipeline: Pipeline) -> None:
    before = pipeline.state
    assert pipeline.refused(ChangeParameters({"cabinet.city": "Elko NV", "game.bet_seconds": "4"})) == "parameter_wrong"
    assert pipeline.refused(ChangeParameters({"cabinet.city": "Elko NV", "money.ticket_days": "7"})) == "logic_door"
    assert pipeline.state == before


def test_two_values_that_need_each_other_are_changed_together(pipeline: Pipeline) -> None:
    assert pipeline.refused(ChangeParameters({"game.hurry_seconds": "40"})) == "parameter_wrong"
    pipeline.give(ChangeParameters({"game.hurry_seconds": "40", "game.bet_seconds": "60"}))


def test_appearance_changes_while_bets_are_up_but_not_while_the_dice_are_out_and_a_volume_at_any_time() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.turn_keys("technician")
    pipeline.give(VOLUME)
    assert pipeline.refused(CITY) == "bets_up"
    pipeline.turn_keys()
    pipeline.give(CallDice())
    pipeline.turn_keys("technician")
    assert pipeline.refused(ChangeParameters({"screen.dice_colour": "white"})) == "bets_closed"
    pipeline.give(ChangeParameters({"screen.alarm_volume": "3"}))


def test_a_house_rule_waits_until_a_bill_is_in_the_stacker() -> None:
    pipeline = Pipeline().open_for_play()
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.turn_keys("technician")
    assert pipeline.refused(CITY) == "bill_open"


@pytest.mark.parametrize("need", [Need.RESTART, Need.AT_REST, Need.NO_CREDIT])
def test_money_on_its_way_is_waited_for(need: Need) -> None:
    bill, ticket_in, ticket = (Pipeline().open_for_play() for _ in range(3))
    bill.report("validator", ports.BillEscrowed(20_00))
    with pytest.raises(Refusal, match="A bill is still on its way"):
        verify_need(need, PROFILE, bill.state)
    ticket_in.give(Start("with tickets", authority=True))
    ticket_in.open_for_play()
    ticket_in.report("authority", ports.Back("book"))
    ticket_in.report("validator", ports.TicketEscrowed("000000000000000018"))
    with pytest.raises(Refusal, match="A ticket is still on its way"):
        verify_need(need, PROFILE, ticket_in.state)
    ticket.feed(20).give(CashOut())
    with pytest.raises(Refusal, match="Ticket 1 is not finished yet"):
        verify_need(need, PROFILE, ticket.state)


def test_a_limit_is_changed_only_while_the_logic_door_is_open(pipeline: Pipeline) -> None:
    assert pipeline.refused(DAYS) == "logic_door"
    inside(pipeline, "technician").give(DAYS)


def test_a_board_that_does_not_answer_opens_no_logic_door(pipeline: Pipeline) -> None:
    inside(pipeline, "technician")
    pipeline.report("board", ports.Lost(message("device.unplugged")))
    assert pipeline.refused(DAYS) in ("logic_door", "key")


def test_what_money_is_worth_is_changed_by_two_people_inside_an_empty_cabinet() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    inside(pipeline, *BOTH)
    assert pipeline.refused(CURRENCY) == "clear_open"
    empty = inside(Pipeline().open_for_play(), "technician")
    assert empty.refused(CURRENCY) == "key"
    inside(empty, *BOTH).give(CURRENCY)
    assert empty.state.configuration.changed["money.currency"].by == BOTH


def with_money_booked() -> Pipeline:
    """A bill was credited and paid by hand: no money is in play, and both keys are turned at the open logic door."""
    pipeline = Pipeline().open_for_play().feed(20)
    pipeline.turn_keys("attendant")
    pipeline.give(CancelCredit())
    pipeline.give(ConfirmHandPay(1))
    pipeline.report("printer", ports.SlipPrinted(1))
    pipeline.report("printer", ports.PrinterReady())
    return inside(pipeline, *BOTH)


def counted(pipeline: Pipeline) -> Pipeline:
    """The count of the box that was taken out."""
    pipeline.give(CountDrop(1, {"2000": 1}, 0))
    pipeline.report("printer", ports.SlipPrinted(pipeline.state.papers.slips[0].slip.number))
    return pipeline


def cleared_of_meters(pipeline: Pipeline) -> Pipeline:
    """The start after a RAM clear."""
    confirmed = ClearConfirmed(pipeline.now.at_ms, BOTH)
    begun = cleared(confirmed, fold(pipeline.state, confirmed), "2026-09-21", (1, "00"))
    pipeline.state = fold(pipeline.cabinet.new_state(), begun)
    pipeline.give(Start("test"))
    return inside(pipeline.open_for_play(), *BOTH)


def test_no_meter_adds_up_two_currencies() -> None:
    pipeline = with_money_booked()
    pipeline.give(TakeDrop(1))
    assert counted(pipeline).refused(CURRENCY) == "currency"
    edited = pipeline.state.configuration.parameters | {"money.currency": "EUR"}
    assert pipeline.refused(AcceptParameters(edited)) == "currency"
    cleared_of_meters(pipeline).give(CURRENCY)


def test_no_cash_box_adds_up_two_currencies() -> None:
    pipeline = cleared_of_meters(with_money_booked())
    assert pipeline.refused(CURRENCY) == "currency", "the box goes on over a RAM clear"
    pipeline.give(TakeDrop(1))
    assert pipeline.refused(CURRENCY) == "currency", "it is not counted"
    counted(pipeline).give(CURRENCY)


def test_no_role_changes_the_journals_path_at_the_cabinet() -> None:
    """The next start would begin a new journal, without money, people and history."""
    empty = inside(Pipeline().open_for_play(), *BOTH)
    assert empty.refused(ChangeParameters({"journal.path": "var/other.sqlite"})) == "in_file"
    assert empty.refused(ChangeParameters({"journal.path": "var/other.sqlite"}, "import")) == "in_file"
    empty.give(ChangeParameters({"journal.path": PROFILE.journal_path, "cabinet.city": "Elko NV"}, "import"))


def test_an_imported_configuration_needs_a_second_person_whatever_it_changes(pipeline: Pipeline) -> None:
    imported = ChangeParameters({"screen.alarm_volume": "4"}, "import")
    assert pipeline.refused(imported) == "key"
    pipeline.turn_keys(*BOTH)
    pipeline.give(imported)


@each_of("need", list(Need), ids=lambda need: need.name)
def test_every_need_of_the_table_is_required_of_some_parameter_and_asked_for_once(need: Need) -> None:
    names = [one.name for one in PARAMETERS if need in one.needs]
    assert names
    assert needs_of([*names, *names]).count(need) == 1


def test_the_parameters_are_newer_than_the_file_until_it_is_written(pipeline: Pipeline) -> None:
    pipeline.give(ChangeParameters({"cabinet.city": "Elko NV"}, file_digest="5f"))
    assert pipeline.state.configuration.file_digest == "5f"
    assert pipeline.give(ParametersInFile("Param.ini.2026")) == (ParametersWritten("Param.ini.2026"),)
    assert pipeline.state.configuration.file_digest == ""
    assert pipeline.give(ParametersInFile("Param.ini.2026")) == ()


def test_a_start_takes_the_file_as_it_is(pipeline: Pipeline) -> None:
    """A start has written the file before, or was told that it was edited since."""
    pipeline.give(ChangeParameters({"cabinet.city": "Elko NV"}, file_digest="5f"))
    (started, changed, *_) = pipeline.give(Start("again"))
    assert isinstance(started, Started)
    assert isinstance(changed, ParametersChanged)
    assert (changed.origin, changed.by) == ("", ())
    assert pipeline.state.configuration.file_digest == ""


def test_a_restored_file_is_recorded_with_what_was_wrong(pipeline: Pipeline) -> None:
    why = message("lock.parameters_unreadable", error="Param.ini, line 3: it is wrong")
    assert pipeline.give(RestoreParameters(why)) == (ParametersRestored(why, TECHNICIAN, NOON.at_ms),)


def test_the_journal_says_who_changed_what(pipeline: Pipeline) -> None:
    (changed, *_) = pipeline.give(CITY)
    assert describe(changed).phrase.say == (
        "Parameters are changed at the cabinet by technician key: cabinet.city: Elko NV (before: Reno NV)"
    )
