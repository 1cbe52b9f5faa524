"""A certificate that ends soon is said to the staff long before that day, and stops nothing."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from drivers.ports import BoardInputs, BoardOrder, Lamp
from terminal.cabinet.commands import CallDice, CertificateFound, ChangeParameters, ClockFound, PlaceWager
from terminal.cabinet.events import CertificateStands
from terminal.cabinet.faults import present
from terminal.common.certificate_ends import SOON_DAYS, Ends, day_of, ending_soon, milliseconds
from terminal.common.local_time import DAY_MS
from terminal.recall.describe import describe
from terminal.table.keys.authority import ALWAYS
from tests.cabinet.at_table.station import Station
from tests.cabinet.hosting.house import House
from tests.cabinet.pipeline import NOON, Pipeline

PARTY = "station-1-3-17"
YEARS = 10 * 365


def found(own_days: int, authority_days: int = YEARS) -> CertificateFound:
    """Certificates that end so many days after the first instant of a test."""
    return CertificateFound(PARTY, Ends(NOON.at_ms + own_days * DAY_MS, NOON.at_ms + authority_days * DAY_MS))


def day(days: int) -> str:
    return day_of(NOON.at_ms + days * DAY_MS)


def codes(pipeline: Pipeline) -> list[str]:
    return [fault.code for fault in present(pipeline.state)]


def test_a_certificate_ends_soon_from_the_sixtieth_day_before_its_end_on() -> None:
    ends = Ends(NOON.at_ms, NOON.at_ms + YEARS * DAY_MS)
    first_ms = NOON.at_ms - SOON_DAYS * DAY_MS
    assert SOON_DAYS == 60
    assert ending_soon(ends, first_ms - 1).own == ""
    assert ending_soon(ends, first_ms).own == day(0)
    assert ending_soon(ends, NOON.at_ms + DAY_MS).own == day(0), "it has ended"


@pytest.mark.parametrize(
    ("own", "authority", "named"),
    [
        (90, YEARS, ("", "")),
        (30, YEARS, (day(30), "")),
        (30, 50, (day(30), day(50))),
        (50, 50, ("", day(50))),
        (80, 50, ("", day(50))),
    ],
)
def test_a_new_certificate_is_asked_for_only_if_it_would_be_valid_for_longer(
    own: int, authority: int, named: tuple[str, str]
) -> None:
    soon = ending_soon(found(own, authority).ends, NOON.at_ms)
    assert (soon.own, soon.authority) == named


def test_certificates_that_a_machine_makes_itself_never_end_soon() -> None:
    always_ms = milliseconds(ALWAYS.ends)
    for year in (2001, 2026, 2099, 2262):
        soon = ending_soon(Ends(always_ms, always_ms), milliseconds(datetime(year, 1, 1, tzinfo=UTC)))
        assert (soon.own, soon.authority) == ("", "")


def test_a_certificate_that_ends_soon_is_journaled_once_shown_and_ends_with_a_new_one() -> None:
    station = Station()
    before = codes(station)
    assert station.give(found(90)) == ()
    assert station.give(found(30)) == (CertificateStands(PARTY, day(30)),)
    assert station.give(found(30)) == ()
    (fault,) = [one for one in present(station.state) if one.code not in before]
    assert (fault.code, fault.stops, fault.who) == ("certificate_ends", (), "automatic")
    assert station.give(found(1_800)) == (CertificateStands(PARTY),)
    assert codes(station) == before


def test_it_is_found_on_a_later_day_in_a_program_that_was_started_long_before() -> None:
    station = Station()
    assert station.give(found(90)) == ()
    station.wait(31 * DAY_MS)
    assert station.give(found(90))[-1:] == (CertificateStands(PARTY, day(90)),)


def test_the_authoritys_certificate_is_a_fault_of_its_own() -> None:
    station = Station()
    before = codes(station)
    station.give(found(50, 50))
    assert codes(station) == [*before, "authority_ends"]
    station.give(found(30, 50))
    assert codes(station) == [*before, "certificate_ends", "authority_ends"]


def test_a_shared_table_says_it_of_its_own_certificate() -> None:
    table = House().opened(1)
    shown = table.shown
    table.give(found(30))
    assert codes(table) == ["certificate_ends"]
    assert (table.shown, table.state.hosting.stopped) == (shown, "")


def test_it_stops_nothing_touches_no_money_and_lights_no_lamp() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    meters, credit_cents = pipeline.state.meters, pipeline.state.credit_cents
    pipeline.give(found(-1))
    assert (pipeline.state.meters, pipeline.state.credit_cents) == (meters, credit_cents)
    assert pipeline.order("board") == BoardOrder(Lamp.OFF)
    pipeline.give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    pipeline.throw(1, 2)
    assert pipeline.state.meters.games == meters.games + 1


def test_a_clock_that_is_known_to_be_wrong_ends_no_certificate() -> None:
    station = Station().wait(YEARS * DAY_MS)
    station.give(ClockFound(NOON.at_ms))
    assert station.give(found(90)) == ()


def test_a_cabinet_that_leaves_its_table_has_no_certificate_that_ends() -> None:
    station = Station(dollars=0)
    station.give(found(30))
    station.report("board", BoardInputs(("logic",), ("attendant", "technician")))
    station.give(ChangeParameters({"table.role": "alone"}))
    assert station.state.machine.certificate is None


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (CertificateStands(PARTY, "2031-11-26"), "The certificate of station-1-3-17 ends on 2031-11-26"),
        (CertificateStands(PARTY, "", "2051-11-20"), "The certificate of the house's authority ends on 2051-11-20"),
        (
            CertificateStands(PARTY, "2051-11-01", "2051-11-20"),
            "The certificate of station-1-3-17 ends on 2051-11-01, and that of the house's authority on 2051-11-20",
        ),
        (CertificateStands(PARTY), "The certificate of station-1-3-17 no longer ends soon"),
    ],
)
def test_the_journal_says_which_certificate_ends_and_when(event: CertificateStands, said: str) -> None:
    assert describe(event).phrase.say == said
