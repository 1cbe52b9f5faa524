"""The papers of a gaming day and of a hand pay, line by line, from figures of which no two are alike (M7, L4)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.cabinet.commands import ConfirmHandPay, PrintDay, PrintReceipt
from terminal.cabinet.events import HandPayDue
from terminal.cabinet.fold import fold
from terminal.cabinet.gaming_day import DayFigures, DayReport, Player, Totals
from tests.cabinet.papers import DAY_MS, papers
from tests.cabinet.pipeline import NOON, Pipeline

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

HOUSE = """\
NOT A TICKET - CANNOT BE REDEEMED

Test House
Pit 1
Reno NV
MACHINE# 00000001"""
"""What stands below the title of every paper."""
FIGURES = """\
In play at the beginning               10.00
Deposits                               20.00
Winnings credited                       3.00
Losing wagers                           4.50
Commission                              0.25
Withdrawals                            15.00
In play at the end                     13.25
Table win                               1.75"""
"""The day that is over, on paper."""


def with_day(*days: DayFigures) -> Pipeline:
    """A cabinet that knows these days before the one that runs; the attendant's key is turned."""
    pipeline = Pipeline().open_for_play()
    pipeline.state = replace(
        pipeline.state,
        accounting=replace(pipeline.state.accounting, days=days),
        papers=replace(pipeline.state.papers, last_slip=41),
    )
    pipeline.turn_keys("attendant")
    return pipeline.wait(60_000)


def test_the_totals_of_a_day_that_is_over_are_printed_on_one_slip() -> None:
    pipeline = with_day(OVER)
    pipeline.give(PrintDay(7))
    assert papers(pipeline) == [
        f"""\
day 7:
GAMING DAY REPORT
{HOUSE}

Slip                                  000042
Printed on               09/21/2026 14:14:20
Gaming day                            000007
Date                              2026-09-20
Began                    09/19/2026 14:13:20
Ended                    09/20/2026 14:13:20
Days after the one before                  3
Amounts are in                           USD

{FIGURES}
"""
    ]


def test_the_totals_of_the_day_that_runs_say_that_it_is_not_over() -> None:
    pipeline = with_day()
    pipeline.give(PrintDay(1))
    [paper] = papers(pipeline)
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
    pipeline = with_day(OVER)
    pipeline.give(PrintDay(7, DayReport(OVER, "EUR", PLAYERS, NOON.at_ms - 1_000, cleared=True)))
    assert papers(pipeline) == [
        f"""\
players 7:
GAMING DAY REPORT
{HOUSE}

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

{FIGURES}
Players                                    2
""",
        f"""\
players 7:
GAMING DAY REPORT
{HOUSE}

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


def test_amounts_too_wide_for_their_columns_stand_below_each_other_with_their_names() -> None:
    rich = Totals(begin_cents=1_234_567_89, deposits_cents=1, end_cents=1_234_567_90)
    day = DayFigures(8, "2026-09-20", NOON.at_ms - 2 * DAY_MS, None, 1, rich)
    pipeline = with_day()
    player = Player(NOON.at_ms - DAY_MS, False, rich)
    pipeline.give(PrintDay(8, DayReport(day, "EUR", (player,), NOON.at_ms - 1_000)))
    [paper] = papers(pipeline)
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
        "09/20/2026 14:13:20",
        "  in play                       1,234,567.89",
        "  in the end                    1,234,567.90",
        "       0.01       0.00       0.00       0.00",
    ]


def test_the_receipt_of_a_win_has_all_that_is_signed_for() -> None:
    pipeline = Pipeline().open_for_play().feed(100)
    pipeline.state = replace(
        pipeline.state,
        papers=replace(pipeline.state.papers, last_slip=41),
        hand_pay=replace(pipeline.state.hand_pay, last_number=6),
    )
    pipeline.state = fold(pipeline.state, HandPayDue(7, "credit_limit", 12_34, 100_00, "dont_pass"))
    pipeline.turn_keys("attendant")
    pipeline.give(ConfirmHandPay(7))
    receipt = f"""\
receipt 7:
HAND PAY RECEIPT
{HOUSE}

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
    assert papers(pipeline) == [receipt]
    pipeline.give(PrintReceipt(7))
    title, slip = "HAND PAY RECEIPT", "Slip                                  0000"
    duplicate = receipt.replace(f"{title}\n", f"{title} - DUPLICATE\n").replace(f"{slip}42", f"{slip}43")
    assert papers(pipeline) == [duplicate]
