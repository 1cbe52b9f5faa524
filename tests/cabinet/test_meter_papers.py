"""The meters on paper and as data, line by line, from figures of which no two are alike (regulation M1 to M7, C9)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers.ports import BoardInputs
from terminal.cabinet import meter_sheet
from terminal.cabinet.commands import CallClear
from terminal.cabinet.gaming_day import Totals, totals
from terminal.cabinet.meters import Meters, Period, Since, disagreement
from terminal.messages.english import sentence
from terminal.rules.money_error import MoneyError
from tests.cabinet.papers import DAY_MS, papers
from tests.cabinet.pipeline import NOON, Pipeline

METERS = Meters(
    bills_in_cents=160_00,
    attendant_in_cents=5_00,
    credits_given=9,
    won_cents=25_00,
    lost_cents=40_00,
    commission_cents=25,
    tickets_out_cents=152_09,
    games=31,
    coin_in_cents=90_00,
    paid_cents=74_75,
    bills={"2000": 3, "10000": 1},
    tickets_out=4,
    tickets_in_cents=12_34,
    tickets_in=2,
    doors={"main": 5, "logic": 1},
    power_resets=6,
    jackpots_due_cents=9_00,
    jackpots_cents=7_00,
    jackpots=7,
    cancelled_cents=3_00,
    cancelled=8,
    dropped_cents=120_00,
    drops=2,
    sheet_games={"craps-el601": 31},
    sheet_wagers_cents={"craps-el601": 90_00},
    sheet_wins_cents={"craps-el601": 74_75},
)
"""The meters of a cabinet without credit, whose logic door is opened next."""
BEFORE = Meters(
    bills_in_cents=20_00,
    attendant_in_cents=1_00,
    credits_given=4,
    won_cents=5_00,
    lost_cents=10_00,
    commission_cents=5,
    tickets_out_cents=10_00,
    games=11,
    coin_in_cents=30_00,
    paid_cents=24_95,
    bills={"2000": 1},
    tickets_out=1,
    tickets_in_cents=34,
    tickets_in=1,
    doors={"main": 2},
    power_resets=2,
    jackpots_due_cents=2_00,
    jackpots_cents=1_00,
    jackpots=3,
    cancelled_cents=50,
    cancelled=1,
    dropped_cents=20_00,
    drops=1,
    sheet_games={"craps-el601": 11},
    sheet_wagers_cents={"craps-el601": 30_00},
    sheet_wins_cents={"craps-el601": 24_95},
)
"""What they showed when the period began."""


def metered() -> Pipeline:
    """A cabinet with these meters; an attendant and a technician stand at its open logic door."""
    pipeline = Pipeline().open_for_play()
    pipeline.state = replace(
        pipeline.state,
        meters=METERS,
        accounting=replace(
            pipeline.state.accounting,
            period=Period(3, NOON.at_ms - 3 * DAY_MS, BEFORE),
            games_before=Since(9, 21),
            day=None,
        ),
        results=replace(pipeline.state.results, last_bet_cents=15_00, last_win_cents=2_50, last_paid_cents=152_09),
        papers=replace(pipeline.state.papers, last_slip=41),
    )
    pipeline.wait(60_000).report("board", BoardInputs(("logic",), ("attendant", "technician")))
    return pipeline


def test_before_a_ram_clear_every_meter_is_printed() -> None:
    pipeline = metered()
    pipeline.give(CallClear())
    assert [one.slip.number for one in pipeline.state.papers.slips] == [42, 43]
    assert papers(pipeline) == [
        """\
meters 1:
RAM CLEAR - METERS BEFORE IT
NOT A TICKET - CANNOT BE REDEEMED

Test House
Pit 1
Reno NV
MACHINE# 00000001

Printed on               09/21/2026 14:14:20
Page                                  1 of 2

Amounts are in                           USD
Coin in (all wagers)                   90.00
Coin out (paid by the machine)         65.75
Won on top of stakes                   25.00
Stakes lost                            40.00
Commission                              0.25
Bills in                              160.00
Tickets in                             12.34
Credited by an attendant                5.00
Tickets out                           152.09
Jackpots paid by an attendant           7.00
Cancelled credits paid by an attendant  3.00
Bills in cash boxes taken out (drop)  120.00
Bills of $20.00                   0000000003
Bills of $100.00                  0000000001
Number of tickets in              0000000002
Number of tickets out             0000000004
Number of credits given by an attendant
                                  0000000009
Number of jackpots paid by an attendant
                                  0000000007
""",
        """\
meters 2:
RAM CLEAR - METERS BEFORE IT
NOT A TICKET - CANNOT BE REDEEMED

Test House
Pit 1
Reno NV
MACHINE# 00000001

Printed on               09/21/2026 14:14:20
Page                                  2 of 2

Number of cancelled credits paid by an
attendant
                                  0000000008
Number of cash boxes taken out    0000000002
Games                             0000000031
Power resets                      0000000006
craps, craps-el601: games         0000000031
craps, craps-el601: wagers             90.00
craps, craps-el601: wins               74.75
Main door opened                  0000000005
Cash box door opened              0000000000
Logic door opened                 0000000002
Games since power reset                   22
Games since door close                    10
Games since RAM clear                     31
Credit                                  0.00
Last wager                             15.00
Last win                                2.50
Last paid                             152.09
""",
    ]


def test_the_meters_stand_in_columns_for_the_lifetime_and_for_the_period() -> None:
    pipeline = metered()
    expected = """\
Amounts are in USD                                      lifetime  period 3, from 2026-09-18 14:13 UTC
Coin in (all wagers)                                       90.00                                60.00
Coin out (paid by the machine)                             65.75                                42.80
Won on top of stakes                                       25.00                                20.00
Stakes lost                                                40.00                                30.00
Commission                                                  0.25                                 0.20
Bills in                                                  160.00                               140.00
Tickets in                                                 12.34                                12.00
Credited by an attendant                                    5.00                                 4.00
Tickets out                                               152.09                               142.09
Jackpots paid by an attendant                               7.00                                 6.00
Cancelled credits paid by an attendant                      3.00                                 2.50
Bills in cash boxes taken out (drop)                      120.00                               100.00
Bills of $20.00                                       0000000003                           0000000002
Bills of $100.00                                      0000000001                           0000000001
Number of tickets in                                  0000000002                           0000000001
Number of tickets out                                 0000000004                           0000000003
Number of credits given by an attendant               0000000009                           0000000005
Number of jackpots paid by an attendant               0000000007                           0000000004
Number of cancelled credits paid by an attendant      0000000008                           0000000007
Number of cash boxes taken out                        0000000002                           0000000001
Games                                                 0000000031                           0000000020
Power resets                                          0000000006                           0000000004
craps, craps-el601: games                             0000000031                           0000000020
craps, craps-el601: wagers                                 90.00                                60.00
craps, craps-el601: wins                                   74.75                                49.80
Main door opened                                      0000000005                           0000000003
Cash box door opened                                  0000000000                           0000000000
Logic door opened                                     0000000002                           0000000002
Games since power reset                               0000000022
Games since door close                                0000000010
Games since RAM clear                                 0000000031
Credit                                                      0.00
Last wager                                                 15.00
Last win                                                    2.50
Last paid                                                 152.09"""
    assert meter_sheet.as_text(pipeline.state) == expected


def test_a_program_reads_the_same_meters_by_their_keys() -> None:
    data = meter_sheet.as_data(metered().state)
    assert data == {
        "currency": "USD",
        "period": {"number": 3, "began_ms": NOON.at_ms - 3 * DAY_MS},
        "meters": {
            "coin_in_cents": {"lifetime": 90_00, "period": 60_00},
            "coin_out_cents": {"lifetime": 65_75, "period": 42_80},
            "won_cents": {"lifetime": 25_00, "period": 20_00},
            "lost_cents": {"lifetime": 40_00, "period": 30_00},
            "commission_cents": {"lifetime": 25, "period": 20},
            "bills_in_cents": {"lifetime": 160_00, "period": 140_00},
            "tickets_in_cents": {"lifetime": 12_34, "period": 12_00},
            "attendant_in_cents": {"lifetime": 5_00, "period": 4_00},
            "tickets_out_cents": {"lifetime": 152_09, "period": 142_09},
            "jackpots_cents": {"lifetime": 7_00, "period": 6_00},
            "cancelled_cents": {"lifetime": 3_00, "period": 2_50},
            "dropped_cents": {"lifetime": 120_00, "period": 100_00},
            "bills_2000": {"lifetime": 3, "period": 2},
            "bills_10000": {"lifetime": 1, "period": 1},
            "tickets_in": {"lifetime": 2, "period": 1},
            "tickets_out": {"lifetime": 4, "period": 3},
            "credits_given": {"lifetime": 9, "period": 5},
            "jackpots": {"lifetime": 7, "period": 4},
            "cancelled": {"lifetime": 8, "period": 7},
            "drops": {"lifetime": 2, "period": 1},
            "games": {"lifetime": 31, "period": 20},
            "power_resets": {"lifetime": 6, "period": 4},
            "sheet_games_craps-el601": {"lifetime": 31, "period": 20},
            "sheet_wagers_cents_craps-el601": {"lifetime": 90_00, "period": 60_00},
            "sheet_wins_cents_craps-el601": {"lifetime": 74_75, "period": 49_80},
            "door_main": {"lifetime": 5, "period": 3},
            "door_cashbox": {"lifetime": 0, "period": 0},
            "door_logic": {"lifetime": 2, "period": 2},
        },
        "games_since": {"power reset": 22, "door close": 10, "RAM clear": 31},
        "last_cents": {"credit": 0, "last wager": 15_00, "last win": 2_50, "last paid": 152_09},
    }


def test_a_day_comes_to_what_its_meters_counted_and_leads_from_what_was_in_play_to_what_is() -> None:
    """Regulation M7: deposits by every way in, withdrawals by every way out."""
    assert totals(BEFORE, 10_00, METERS, 5_21) == Totals(
        begin_cents=10_00,
        deposits_cents=156_00,
        winnings_cents=20_00,
        losing_wagers_cents=30_00,
        commission_cents=20,
        withdrawals_cents=150_59,
        end_cents=5_21,
    )
    with pytest.raises(MoneyError, match="521 cents ought to be in play, there are 520"):
        totals(BEFORE, 10_00, METERS, 5_20)


def test_meters_that_contradict_each_other_are_named_with_both_figures() -> None:
    assert disagreement(METERS) is None
    for changed, said in (
        ({"bills_in_cents": 159_00}, "the bills by denomination are 16000 cents, all bills 15900"),
        ({"paid_cents": 74_00}, "wagers less pays are 1600 cents, the bank's result 1525"),
        (
            {"sheet_games": {}},
            "games, wagers and wins of all sheets together are (0, 9000, 7475), of the machine (31, 9000, 7475)",
        ),
        ({"jackpots_cents": 9_01}, "jackpots of 901 cents were paid, of 900 cents due"),
    ):
        found = disagreement(replace(METERS, **changed))
        assert found is not None
        assert sentence(found) == said
