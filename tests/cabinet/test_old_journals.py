"""A journal from before there were sessions, options and betting times is read as it always was."""

from __future__ import annotations

from drivers import ports
from terminal.cabinet.commands import CashOut, Start
from terminal.cabinet.events import from_bytes
from terminal.cabinet.fold import fold
from terminal.cabinet.session import Session
from terminal.cabinet.statistics import Hand, Statistics
from tests.cabinet.pipeline import KEY, SHEET, Pipeline

OLD = """
{"kind":"started","version":"old","sheet":"craps-el601","sheet_digest":"DIGEST","currency":"USD"}
{"kind":"device_back","device":"board","identity":"old"}
{"kind":"device_stands","device":"dice","code":"","say":"","note":""}
{"kind":"inputs_changed","doors_open":[],"keys_turned":[]}
{"kind":"bill_seen","number":1,"value_cents":10000,"fate":"stack","why":""}
{"kind":"bill_credited","number":1,"value_cents":10000,"evidence":"vend_valid"}
{"kind":"bill_closed","number":1,"outcome":"stacked","reason":""}
{"kind":"bets_moved","record":{"type":"bets_changed","verb":"place","changes":[["hard@8",100]]}}
{"kind":"dice_called","throw":7}
{"kind":"dice_settled","throw":7,"record":{"type":"rolled","dice":[4,4],"resolved":[{"type":"resolution",\
"bet":"hard@8","result":"win","stake_cents":100,"profit_cents":900,"credited_cents":900,"stays":true}],"point":8}}
{"kind":"dice_called","throw":8}
{"kind":"dice_settled","throw":8,"record":{"type":"rolled","dice":[3,4],"resolved":[{"type":"resolution",\
"bet":"hard@8","result":"lose","stake_cents":100,"profit_cents":0,"credited_cents":0,"stays":false}],"point":null}}
"""


def old_pipeline() -> Pipeline:
    """A cabinet whose journal holds what an earlier program has written."""
    pipeline = Pipeline()
    pipeline.state = pipeline.cabinet.new_state()
    for line in OLD.replace("DIGEST", SHEET.digest).split("\n"):
        if line:
            pipeline.state = fold(pipeline.state, from_bytes(line.encode()))
    return pipeline


def test_the_money_is_what_it_was_and_nothing_is_made_up_beside_it() -> None:
    state = old_pipeline().state
    assert state.credit_cents == 108_00
    assert (state.visit.session, state.visit.options, state.visit.reservation, state.visit.betting_closes_ms) == (
        None,
        {},
        None,
        None,
    )
    assert not state.visit.attendant_called


def test_its_start_says_which_sheet_is_played() -> None:
    pipeline = old_pipeline()
    assert (pipeline.state.configuration.sheet, pipeline.cabinet.game_of(pipeline.state).sheet_digest) == (
        SHEET.name,
        SHEET.digest,
    )


def test_its_rolls_count_in_the_statistics() -> None:
    expected = Statistics(((4, 4), (3, 4)), 0, 0, 0, 2, (2, 2, 1, 2), Hand(2, 0))
    assert old_pipeline().state.results.statistics == expected


def test_money_that_was_there_before_has_no_session_and_the_next_player_has_one() -> None:
    pipeline = old_pipeline()
    pipeline.give(Start("new", fresh_key=KEY))
    pipeline.open_for_play().feed(5)
    assert pipeline.state.visit.session is None
    pipeline.give(CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.feed(20)
    assert pipeline.state.visit.session == Session(pipeline.now.at_ms, in_cents=20_00)


def test_a_mend_and_a_verification_from_before_they_were_dated_are_kept_without_an_instant() -> None:
    state = old_pipeline().state
    for line in (
        b'{"kind":"memory_repaired","copy":2,"say":"It was missing."}',
        b'{"kind":"program_verified","standing":"signed","digest":"d1","mismatches":[]}',
    ):
        state = fold(state, from_bytes(line))
    assert (state.journal.repairs[0].copy, state.journal.repairs[0].at_ms) == (2, 0)
    assert state.program.verified is not None
    assert (state.program.verified.components, state.program.verified.at_ms) == ((), 0)
