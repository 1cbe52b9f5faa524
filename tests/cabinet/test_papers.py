"""Every paper for the staff, line by line, from figures of which no two are alike (regulation M1 to M7, L4, C9)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from drivers.ports import BoardInputs, PrinterReady, SlipPrinted
from terminal.cabinet import meter_sheet
from terminal.cabinet.commands import CallClear, ConfirmHandPay, PrintDay, PrintReceipt
from terminal.cabinet.events import HandPayDue
from terminal.cabinet.fold import fold
from terminal.cabinet.gaming_day import DayFigures, DayReport, Player, Totals, totals
from terminal.cabinet.meters import Meters, Period, Since, disagreement
from tests.cabinet.street import NOON, Street

DAY_MS = 86_400_000

METERS = Meters(
    bills_in_cents=160_00,
    attendant_in_cents=5_00,
    won_cents=25_00,
    lost_cents=40_00,
    fees_cents=25,
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
    sheet_games={"craps-el601": 31},
    sheet_wagers_cents={"craps-el601": 90_00},
    sheet_wins_cents={"craps-el601": 74_75},
)
"""The meters of a cabinet without credit, whose logic door is opened next."""
BEFORE = Meters(
    bills_in_cents=20_00,
    attendant_in_cents=1_00,
    won_cents=5_00,
    lost_cents=10_00,
    fees_cents=5,
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
    sheet_games={"craps-el601": 11},
    sheet_wagers_cents={"craps-el601": 30_00},
    sheet_wins_cents={"craps-el601": 24_95},
)
"""What they showed when the period began."""


def metered() -> Street:
    """A cabinet with these meters; an attendant and a technician stand at its open logic door."""
    street = Street().open_for_play()
    street.state = replace(
        street.state,
        meters=METERS,
        accounting=replace(
            street.state.accounting,
            period=Period(3, NOON.at_ms - 3 * DAY_MS, BEFORE),
            games_before=Since(9, 21),
            day=None,
        ),
        results=replace(street.state.results, last_bet_cents=15_00, last_win_cents=2_50, last_paid_cents=152_09),
        papers=replace(street.state.papers, last_slip=41),
    )
    street.wait(60_000).report("board", BoardInputs(("logic",), ("attendant", "technician")))
    return street


def papers(street: Street) -> list[str]:
    """Each paper that is to be printed, as it looks; all of them then come out."""
    found = ["\n".join((f"{one.about} {one.number}:", *one.slip.lines, "")) for one in street.state.papers.slips]
    for one in street.state.papers.slips:
        street.report("printer", SlipPrinted(one.slip.number))
    street.report("printer", PrinterReady())
    return found


def test_before_a_ram_clear_every_meter_is_printed() -> None:
    street = metered()
    street.give(CallClear())
    assert [one.slip.number for one in street.state.papers.slips] == [42, 43]
    assert papers(street) == [
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
Bills of $20.00                   0000000003
Bills of $100.00                  0000000001
Number of tickets in              0000000002
Number of tickets out             0000000004
Number of jackpots paid by an attendant
                                  0000000007
Number of cancelled credits paid by an
attendant
                                  0000000008
Games                             0000000031
Power resets                      0000000006
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
    street = metered()
    expected = """\
                                                        lifetime  period 3, from 2026-09-18 14:13 UTC
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
Bills of $20.00                                       0000000003                           0000000002
Bills of $100.00                                      0000000001                           0000000001
Number of tickets in                                  0000000002                           0000000001
Number of tickets out                                 0000000004                           0000000003
Number of jackpots paid by an attendant               0000000007                           0000000004
Number of cancelled credits paid by an attendant      0000000008                           0000000007
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
    assert meter_sheet.as_text(street.state) == expected


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
            "fees_cents": {"lifetime": 25, "period": 20},
            "bills_in_cents": {"lifetime": 160_00, "period": 140_00},
            "tickets_in_cents": {"lifetime": 12_34, "period": 12_00},
            "attendant_in_cents": {"lifetime": 5_00, "period": 4_00},
            "tickets_out_cents": {"lifetime": 152_09, "period": 142_09},
            "jackpots_cents": {"lifetime": 7_00, "period": 6_00},
            "cancelled_cents": {"lifetime": 3_00, "period": 2_50},
            "bills_2000": {"lifetime": 3, "period": 2},
            "bills_10000": {"lifetime": 1, "period": 1},
            "tickets_in": {"lifetime": 2, "period": 1},
            "tickets_out": {"lifetime": 4, "period": 3},
            "jackpots": {"lifetime": 7, "period": 4},
            "cancelled": {"lifetime": 8, "period": 7},
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


TOTALS = Totals(
    begin_cents=10_00,
    deposits_cents=20_00,
    winnings_cents=3_00,
    losing_wagers_cents=4_50,
    commission_cents=25,
    withdrawals_cents=15_00,
    end_cents=13_25,
)
OVER = DayFigures(7, "2026-09-20", NOON.at_ms - 2 * DAY_MS, NOON.at_ms - DAY_MS, 3, TOTALS)
"""A day that is over, three days after the one before it."""
PLAYERS = (
    Player(None, True, Totals(begin_cents=10_00, losing_wagers_cents=4_50, commission_cents=25, end_cents=5_25)),
    Player(
        NOON.at_ms - 2 * DAY_MS + 1_000,
        False,
        Totals(deposits_cents=20_00, winnings_cents=3_00, withdrawals_cents=15_00, end_cents=8_00),
    ),
)
"""Who was in play before there were sessions, and who came on the day."""


def with_day(*days: DayFigures) -> Street:
    """A cabinet that knows these days before the one that runs; the attendant's key is turned."""
    street = Street().open_for_play()
    street.state = replace(
        street.state,
        accounting=replace(street.state.accounting, days=days),
        papers=replace(street.state.papers, last_slip=41),
    )
    street.turn_keys("attendant")
    return street.wait(60_000)


def test_the_totals_of_a_day_that_is_over_are_printed_on_one_slip() -> None:
    street = with_day(OVER)
    street.give(PrintDay(7))
    assert papers(street) == [
        """\
day 7:
GAMING DAY REPORT
NOT A TICKET - CANNOT BE REDEEMED

Test House
Pit 1
Reno NV
MACHINE# 00000001

Slip                                  000042
Printed on               09/21/2026 14:14:20
Gaming day                            000007
Date                              2026-09-20
Began                    09/19/2026 14:13:20
Ended                    09/20/2026 14:13:20
Days after the one before                  3
Amounts are in                           USD

In play at the beginning               10.00
Deposits                               20.00
Winnings credited                       3.00
Losing wagers                           4.50
Commission                              0.25
Withdrawals                            15.00
In play at the end                     13.25
Table win                               1.75
"""
    ]


def test_the_totals_of_the_day_that_runs_say_that_it_is_not_over() -> None:
    street = with_day()
    street.give(PrintDay(1))
    [paper] = papers(street)
    lines = paper.splitlines()
    assert lines[:2] == ["day 1:", "GAMING DAY REPORT - THE DAY IS NOT OVER"]
    assert lines[9:16] == [
        "Slip                                  000042",
        "Printed on               09/21/2026 14:14:20",
        "Gaming day                            000001",
        "Date                              2026-09-21",
        "Began                    09/21/2026 14:13:20",
        "Ended                               not over",
        "Amounts are in                           USD",
    ]


def test_a_day_that_a_ram_clear_has_ended_is_printed_with_its_players_in_its_own_currency() -> None:
    street = with_day(OVER)
    street.give(PrintDay(7, DayReport(OVER, "EUR", PLAYERS, NOON.at_ms - 1_000, cleared=True)))
    assert papers(street) == [
        """\
players 7:
GAMING DAY REPORT
NOT A TICKET - CANNOT BE REDEEMED

Test House
Pit 1
Reno NV
MACHINE# 00000001

Slip                                  000042
Printed on               09/21/2026 14:14:20
Gaming day                            000007
Date                              2026-09-20
Page                                  1 of 2
Began                    09/19/2026 14:13:20
Ended                    09/20/2026 14:13:20
Ended by                           RAM clear
Days after the one before                  3
Amounts are in                           EUR

In play at the beginning               10.00
Deposits                               20.00
Winnings credited                       3.00
Losing wagers                           4.50
Commission                              0.25
Withdrawals                            15.00
In play at the end                     13.25
Table win                               1.75
Players                                    2
""",
        """\
players 7:
GAMING DAY REPORT
NOT A TICKET - CANNOT BE REDEEMED

Test House
Pit 1
Reno NV
MACHINE# 00000001

Slip                                  000043
Printed on               09/21/2026 14:14:20
Gaming day                            000007
Date                              2026-09-20
Page                                  2 of 2

PLAYER CAME               in play in the end
   deposits   winnings     losing  withdrawn
not known                   10.00       5.25
       0.00       0.00       4.50       0.00
  commission                            0.25
  stayed from the day before
09/19/2026 14:13:21          0.00       8.00
      20.00       3.00       0.00      15.00
""",
    ]


def test_amounts_too_wide_for_their_columns_stand_below_each_other_beside_when_the_player_came() -> None:
    rich = Totals(begin_cents=1_234_567_89, deposits_cents=1, end_cents=1_234_567_90)
    day = DayFigures(8, "2026-09-20", NOON.at_ms - 2 * DAY_MS, None, 1, rich)
    street = with_day()
    player = Player(NOON.at_ms - DAY_MS, False, rich)
    street.give(PrintDay(8, DayReport(day, "EUR", (player,), NOON.at_ms - 1_000)))
    [paper] = papers(street)
    assert paper.splitlines()[13:] == [
        "Page                                  1 of 1",
        "Began                    09/19/2026 14:13:20",
        "Ended                               not over",
        "As it was at             09/21/2026 14:13:19",
        "Amounts are in                           EUR",
        "",
        "In play at the beginning        1,234,567.89",
        "Deposits                                0.01",
        "Winnings credited                       0.00",
        "Losing wagers                           0.00",
        "Commission                              0.00",
        "Withdrawals                             0.00",
        "In play at the end              1,234,567.90",
        "Table win                               0.00",
        "Players                                    1",
        "",
        "PLAYER CAME               in play in the end",
        "   deposits   winnings     losing  withdrawn",
        "09/20/2026 14:13:20             1,234,567.89",
        "                                1,234,567.90",
        "       0.01       0.00       0.00       0.00",
    ]


def test_the_receipt_of_a_win_has_all_that_is_signed_for() -> None:
    street = Street().open_for_play().feed(100)
    street.state = replace(
        street.state,
        papers=replace(street.state.papers, last_slip=41),
        hand_pay=replace(street.state.hand_pay, last_number=6),
    )
    street.state = fold(street.state, HandPayDue(7, "credit_limit", 12_34, 100_00, "dont_pass"))
    street.turn_keys("attendant")
    street.give(ConfirmHandPay(7))
    receipt = """\
receipt 7:
HAND PAY RECEIPT
NOT A TICKET - CANNOT BE REDEEMED

Test House
Pit 1
Reno NV
MACHINE# 00000001

Hand pay                              000007
Slip                                  000042
Paid on                  09/21/2026 14:13:20
Reason           Wins above the credit limit
Bet                                Dont Pass
Confirmed by key                   attendant

AMOUNT                                $12.34
TWELVE DOLLARS AND THIRTY-FOUR CENTS

Attendant     ______________________________

Witness       ______________________________

Cashier       ______________________________

Player        ______________________________
"""
    assert papers(street) == [receipt]
    street.give(PrintReceipt(7))
    title, slip = "HAND PAY RECEIPT", "Slip                                  0000"
    duplicate = receipt.replace(f"{title}\n", f"{title} - DUPLICATE\n").replace(f"{slip}42", f"{slip}43")
    assert papers(street) == [duplicate]


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
    with pytest.raises(AssertionError, match="521 cents ought to be in play, there are 520"):
        totals(BEFORE, 10_00, METERS, 5_20)


def test_meters_that_contradict_each_other_are_named_with_both_figures() -> None:
    assert disagreement(METERS) == ""
    for changed, said in (
        ({"bills_in_cents": 159_00}, "the bills by denomination are 16000 cents, all bills 15900"),
        ({"paid_cents": 74_00}, "wagers less pays are 1600 cents, the bank's result 1525"),
        (
            {"sheet_games": {}},
            "games, wagers and wins of all sheets together are (0, 9000, 7475), of the machine (31, 9000, 7475)",
        ),
        ({"jackpots_cents": 9_01}, "jackpots of 901 cents were paid, of 900 cents due"),
    ):
        assert disagreement(replace(METERS, **changed)) == said
