"""The table of faults: every one is let stand, and the cabinet is held against its row (regulation D3, D4, D6, D9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers import ports
from drivers.ports import BoardInputs, BoardOrder, Lamp, ValidatorOrder
from drivers.ports.message import message
from terminal.cabinet.commands import (
    CallAttendant,
    CallDice,
    CashOut,
    ClearAll,
    DiskFound,
    PlaceWager,
    Start,
)
from terminal.cabinet.events import InputsChanged, kind_of
from terminal.cabinet.faults import FAULTS, present
from terminal.cabinet.orders import RANK
from terminal.rules.refusal import Refusal
from tests.cabinet.faults_brought_about import (
    ARISES,
    BY_CODE,
    CODES,
    ENDS,
    PRINTER_READY,
    cabinet,
    codes,
    printer,
    turned,
    with_fault,
)
from tests.cabinet.pipeline import Pipeline


def refused(pipeline: Pipeline, command: CallDice | CashOut | PlaceWager) -> bool:
    try:
        pipeline.cabinet.decide(pipeline.state, command, pipeline.now)
    except Refusal:
        return True
    return False


def stops(pipeline: Pipeline) -> set[str]:
    """What does not work at this cabinet, found by trying it."""
    found = set()
    if refused(pipeline, PlaceWager("field", 5_00)):
        found.add("play")
    if refused(pipeline, CallDice()):
        found.add("dice")
    order = pipeline.order("validator")
    assert isinstance(order, ValidatorOrder)
    if not order.accept or not pipeline.state.machine.devices["validator"].ready:
        found.add("money_in")
    return found


def test_every_row_but_the_lock_can_be_brought_about_and_ended_and_none_stands_at_a_cabinet_in_order() -> None:
    assert set(ARISES) == set(ENDS) == set(CODES)
    assert codes(cabinet("")) == set()


@pytest.mark.parametrize("code", CODES)
def test_a_fault_is_in_the_journal_by_the_event_that_its_row_names(code: str) -> None:
    pipeline, kinds = with_fault(code)
    assert code in codes(pipeline)
    assert BY_CODE[code].event in kinds


@pytest.mark.parametrize("code", CODES)
def test_the_lamp_shows_the_most_urgent_of_what_stands(code: str) -> None:
    pipeline, _ = with_fault(code)
    lamps = [fault.lamp for fault in present(pipeline.state)]
    assert BY_CODE[code].lamp in lamps
    assert pipeline.order("board") == BoardOrder(max(lamps, key=RANK.__getitem__))


@pytest.mark.parametrize("code", CODES)
def test_a_fault_stops_what_its_row_says_and_nothing_else_of_the_game(code: str) -> None:
    pipeline, _ = with_fault(code)
    said = {stop for fault in present(pipeline.state) for stop in fault.stops}
    expected = said & {"play", "dice", "money_in"} | ({"dice"} if "play" in said else set())
    if code == "ticket_doubt":  # the ticket took the whole credit with it
        assert {"play", "dice"} & said == set()
        return
    if pipeline.state.dice.throw is None and not pipeline.state.bet_cents and "play" not in said:
        pipeline.give(PlaceWager("field", 5_00))
    assert stops(pipeline) == expected


@pytest.mark.parametrize("code", CODES)
def test_cash_out_is_refused_or_goes_by_hand_as_the_row_says(code: str) -> None:
    pipeline, _ = with_fault(code)
    said = {stop for fault in present(pipeline.state) for stop in fault.stops}
    if pipeline.state.bet_cents and "cash_out" not in said:
        pipeline.give(ClearAll())
    if not pipeline.state.credit_cents:
        return
    assert refused(pipeline, CashOut()) == ("cash_out" in said)
    if "cash_out" not in said:
        kinds = [kind_of(event) for event in pipeline.give(CashOut())]
        assert kinds[0] == ("hand_pay_due" if "tickets_out" in said else "ticket_issued")


@pytest.mark.parametrize("code", CODES)
def test_a_fault_that_stood_when_the_power_went_stands_after_it(code: str) -> None:
    """Minimum standard ANZ 1.17.3: D9."""
    pipeline, _ = with_fault(code)
    before = codes(pipeline)
    pipeline.give(Start("again", authority=True, cards="cards" in pipeline.state.machine.devices))
    expected = before - {"paper_low"}  # a warning, and no fault: the printer gives it again
    assert codes(pipeline) >= expected


@pytest.mark.parametrize("code", CODES)
def test_a_fault_ends_as_its_row_says(code: str) -> None:
    pipeline, _ = with_fault(code)
    ENDS[code](pipeline)
    assert code not in codes(pipeline)


@pytest.mark.parametrize("code", sorted(code for code in CODES if BY_CODE[code].who == "technician"))
def test_what_only_a_technician_may_clear_no_attendant_clears(code: str) -> None:
    pipeline, _ = with_fault(code)
    if code == "printer_failure":
        PRINTER_READY(pipeline)
    turned("attendant")(pipeline)
    assert code in codes(pipeline)


@pytest.mark.parametrize("code", sorted(code for code in CODES if BY_CODE[code].who == "attendant"))
def test_what_an_attendant_clears_no_technicians_key_clears(code: str) -> None:
    pipeline, _ = with_fault(code)
    turned("technician")(pipeline)
    assert code in codes(pipeline)


@pytest.mark.parametrize("code", sorted(code for code in CODES if BY_CODE[code].who == "automatic"))
def test_what_ends_by_itself_needs_no_key_and_no_key_ends_it(code: str) -> None:
    pipeline, _ = with_fault(code)
    if code in ("door_open", "board_lost"):
        return  # a turned key is in the same report as the doors
    turned("attendant")(pipeline)
    turned("technician")(pipeline)
    assert code in codes(pipeline)


def test_a_printer_that_failed_prints_nothing_though_it_says_that_it_is_ready() -> None:
    """Minimum standard COMAR 36.04.01.18: a printer failure is cleared by the manufacturer alone."""
    pipeline, _ = with_fault("printer_failure")
    PRINTER_READY(pipeline)
    assert not pipeline.state.machine.devices["printer"].ready
    assert codes(pipeline) == {"printer_failure"}
    turned("technician")(pipeline)
    assert pipeline.state.machine.devices["printer"].ready


def test_a_printer_that_still_fails_is_released_by_its_own_word_after_the_key() -> None:
    pipeline, _ = with_fault("printer_failure")
    turned("technician")(pipeline)
    assert not pipeline.state.machine.devices["printer"].ready
    PRINTER_READY(pipeline)
    assert pipeline.state.machine.devices["printer"].ready


def test_every_row_has_a_title_and_a_remedy_of_its_own_sentence() -> None:
    assert len({fault.code for fault in FAULTS}) == len(FAULTS)
    assert len({fault.title.say for fault in FAULTS}) == len(FAULTS)
    for fault in FAULTS:
        assert fault.remedy.say.endswith(".")
        assert not fault.title.say.endswith(".")


def test_the_lamps_of_the_regulation_are_all_there() -> None:
    """Jackpot, payout over the limit, door, call, administrative, disabled, tilt (regulation D6)."""
    shown = {fault.lamp for fault in FAULTS} | {Lamp.OFF, Lamp.ADMINISTRATIVE}
    assert shown == set(Lamp)


def test_a_lamp_of_higher_rank_covers_the_others(pipeline: Pipeline) -> None:
    rising: list[tuple[Callable[[], object], Lamp]] = [
        (lambda: pipeline.report("board", BoardInputs((), ("technician",))), Lamp.ADMINISTRATIVE),
        (lambda: pipeline.give(CallAttendant(on=True)), Lamp.CALL),
        (lambda: pipeline.give(DiskFound(10, 10)), Lamp.DISABLED),
        (lambda: printer("jam")(pipeline), Lamp.FAULT),
        (lambda: pipeline.report("board", BoardInputs(("main",), ())), Lamp.DOOR),
    ]
    for comes, lamp in rising:
        comes()
        assert pipeline.order("board") == BoardOrder(lamp)


def test_a_printer_that_failed_and_came_back_low_on_paper_is_still_low_when_a_technician_releases_it(
    pipeline: Pipeline,
) -> None:
    pipeline.report("printer", ports.PrinterFault("system", message("printer.system")))
    pipeline.report("printer", ports.PrinterReady(paper_low=True))
    assert not pipeline.state.machine.devices["printer"].ready
    pipeline.turn_keys("technician")
    assert pipeline.state.machine.devices["printer"].ready
    assert pipeline.state.machine.devices["printer"].note == message("printer.paper_low")


def test_a_key_that_has_nothing_to_acknowledge_leaves_no_acknowledgement(pipeline: Pipeline) -> None:
    for keys in (("technician",), (), ("attendant",), ()):
        assert [type(event) for event in pipeline.turn_keys(*keys)] == [InputsChanged]


def test_a_device_that_is_lost_for_the_same_reason_again_is_journaled_once(pipeline: Pipeline) -> None:
    assert len(pipeline.report("dice", ports.Lost(message("device.silent")))) == 1
    assert pipeline.report("dice", ports.Lost(message("device.silent"))) == ()
    assert len(pipeline.report("dice", ports.Lost(message("device.unplugged")))) == 1
