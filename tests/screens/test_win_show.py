"""The celebration of a win: it shows the true amounts, ends at a touch, and no touch is lost in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from drivers import ports
from drivers.ports.message import Message
from terminal.cabinet.commands import CallDice, CashOut, FromDevice, PlaceWager
from terminal.runtime.lockup import Lock
from terminal.screens.player.winning import roll_up
from terminal.screens.translating.languages import Languages
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.screens.player import Player
from tests.screens.seat import Seat
from tests.waiting import until

HOUSE = replace(PROFILE, moment_times=25, burst_times=5, attended_limits=(("1970-01-01", 200_00),))


def celebrated(seat: Seat, dice: tuple[int, int], bets: Mapping[str, int]) -> dict[str, object]:
    """What the screen makes of a throw with these bets."""
    for bet, cents in bets.items():
        seat.give(PlaceWager(bet, cents))
    seat.roll(*dice)
    show = seat.screen.win_show
    found: dict[str, object] = {name: show.property(name) for name in ("bursts", "moment", "settles", "byHand")}
    return found | {"figures": list(show.property("figures")), "pays": len(show.pays.rows)}


def credit(player: Player) -> str:
    """The credit as it stands in the bar; its accessible name always has the true one."""
    return str(player.item("Credit " + player.screen.readout.property("credit")).property("shown"))


def playable(player: Player) -> str:
    """What may be bet, as it stands in the bar."""
    return str(player.item("Playable " + player.screen.readout.property("playable")).property("shown"))


def part(player: Player, kind: str) -> QQuickItem:
    """The one part of the screen of this kind."""
    (found,) = (item for item in player.visible() if item.metaObject().className().startswith(f"{kind}_"))
    return found


def linger(player: Player) -> None:
    """Let roll-up and settlement not end by themselves, however busy the machine is."""
    for kind in ("CreditBar", "Settlement"):
        item = part(player, kind)  # kept: its children go with it
        for animation in item.findChildren(QObject):
            if animation.inherits("QQuickNumberAnimation"):
                animation.setProperty("duration", 10_000_000)


def test_the_roll_up_speeds_up_ends_at_the_true_amount_and_takes_two_and_a_half_seconds_at_most() -> None:
    wrong = []
    for before, after in ((200_00, 202_00), (0, 1), (1, 2_000_000_00), (200_00, 200_07), (99_95, 130_05), (1, 1_00)):
        shown = roll_up.figures(before, after)
        steps = [second - first for first, second in pairwise((before, *shown))]
        if shown[-1] != after or min(steps) < 0 or sum(steps[:20]) > sum(steps[20:]) or len(shown) > roll_up.FIGURES:
            wrong.append(f"from {before} to {after}: {shown}")
    assert not wrong, "\n".join(wrong)
    assert all(cents % 100 == 0 for cents in roll_up.figures(200_00, 1_700_00)), "whole amounts show no cents"
    lasts = [roll_up.duration_ms(cents, 10_00) for cents in (0, 10_00, 50_00, 300_00, 1_000_000_00)]
    assert lasts == sorted(lasts)
    assert (lasts[0], lasts[-1], roll_up.duration_ms(10_00, 0)) == (600, 2_500, 600)


def test_each_grade_is_shown_as_the_house_wants_it_and_a_losing_round_is_not(spoken: Languages) -> None:
    assert spoken.code == "en"
    field, horn = {"field": 10_00}, {"total@12": 5_00}
    shown = celebrated(Seat(HOUSE), (5, 4), field)
    assert (shown["settles"], shown["pays"], shown["bursts"], shown["moment"]) == (True, 1, False, False)
    assert shown["figures"][-1] == "$210.00"  # type: ignore[index]

    shown = celebrated(Seat(HOUSE), (6, 6), horn)
    assert (shown["bursts"], shown["moment"], shown["byHand"]) == (True, True, "")
    assert shown["figures"][-1] == "$350.00"  # type: ignore[index]

    shown = celebrated(Seat(HOUSE), (6, 6), {"total@12": 5_00, "pass_line": 20_00})
    assert (shown["bursts"], shown["moment"]) == (True, False), "130.00 are five times 25.00"

    shown = celebrated(Seat(HOUSE), (1, 1), {"field": 10_00, "pass_line": 50_00})
    assert shown == {"bursts": False, "moment": False, "settles": True, "byHand": "", "figures": [], "pays": 1}

    shown = celebrated(Seat(HOUSE), (4, 3), field)
    assert shown == {"bursts": False, "moment": False, "settles": True, "byHand": "", "figures": [], "pays": 0}

    plain: Profile = replace(
        HOUSE, settlement=False, roll_up=False, burst_times=0, moment_times=0, hand_pay_moment=False, win_tags=False
    )
    seat = Seat(plain)
    shown = celebrated(seat, (6, 6), horn)
    assert shown == {"bursts": False, "moment": False, "settles": False, "byHand": "", "figures": [], "pays": 0}
    assert seat.field("total@12", "winSteps") == []


def test_a_bet_on_a_closed_tab_is_paid_unseen_and_a_new_throw_ends_what_is_shown(spoken: Languages) -> None:
    assert spoken.code == "en"
    seat = Seat(HOUSE)
    assert celebrated(seat, (5, 1), {"hop@1-5": 1_00})["pays"] == 0
    assert seat.screen.win_show.property("figures")
    seat.give(PlaceWager("field", 1_00))
    assert seat.screen.win_show.property("figures"), "bets that are repeated by themselves do not end it"
    seat.give(CallDice())
    assert not seat.screen.win_show.property("figures")


def test_a_turned_key_or_a_lock_ends_the_moment(spoken: Languages) -> None:
    assert spoken.code == "en"
    key = FromDevice("board", ports.BoardInputs((), ("attendant",)))
    locked = Lock(Message("The journal cannot be written"), Message("The disk is full."))
    for how in ("key", "lock"):
        seat = Seat(HOUSE)
        assert celebrated(seat, (6, 6), {"total@12": 10_00})["moment"], "300.00, from 200.00 on by hand"
        assert seat.screen.service.property("lockTitle") == ""
        if how == "key":
            seat.give(key)
        else:
            seat.screen.lock(locked)
        assert not seat.screen.windows.is_open("moment"), how
        if how == "key":
            assert seat.screen.service.property("lockTitle") == "Hand pay: $300.00"


def test_the_credit_counts_up_and_a_touched_field_ends_it_and_has_its_bet(player: Player) -> None:
    player.tap("Chip 25.00")
    player.tap("Field")
    linger(player)
    player.roll_and_look(6, 6)
    assert player.pipeline.state.credit_cents == 250_00
    assert (credit(player), playable(player)) == ("$200.00", "$200.00"), "credit less bets, from the first figure on"
    assert part(player, "Settlement").property("passed") < 1

    player.tap("Place 6")

    assert player.sent[-1] == PlaceWager("place@6", 25_00), "the touch that ends it is not eaten"
    assert player.bets["place@6"] == 25_00
    assert (credit(player), playable(player)) == ("$250.00", "$225.00")
    assert part(player, "Settlement").property("passed") == 1
    assert player.screen.win_show.pays.rows == ()

    player.tap("Place 6")
    assert player.bets["place@6"] == 50_00, "and none after it"


def test_the_credit_reaches_its_true_amount_by_itself_and_the_cash_out_pays_it(player: Player, qtbot: QtBot) -> None:
    player.tap("Field")
    player.roll_and_look(5, 4)
    until(qtbot, lambda: credit(player) == "$201.00")
    until(qtbot, lambda: part(player, "Settlement").property("passed") == 1)
    player.tap("Chip 25.00")
    player.tap("Hard 8")
    linger(player)
    player.roll_and_look(4, 4)
    assert credit(player) != "$426.00"
    while player.bets:
        player.tap("Clear last")
    player.tap("Cash out")
    player.tap("Print ticket")
    assert player.sent[-1] == CashOut()
    ticket = player.pipeline.state.ticketing.ticket
    assert ticket is not None
    assert ticket.amount_cents == 426_00


@pytest.fixture
def attended(qapp: QGuiApplication) -> Iterator[Player]:
    """A player with 200.00, where an attendant pays from as much on."""
    pipeline = Pipeline(profile=HOUSE).open_for_play()
    pipeline.feed(100)
    pipeline.feed(100)
    player = Player(qapp, (1280, 720), pipeline=pipeline)
    yield player
    player.leave()


def test_a_win_for_the_attendant_fills_the_screen_before_the_hand_pay_is_asked_for(attended: Player) -> None:
    player = attended
    player.tap("Chip 25.00")
    for _ in range(3):
        player.tap("Horn 12")
    player.roll_and_look(6, 6)
    assert player.screen.windows.is_open("moment")
    assert player.sees("You win $2,250.00")
    assert player.reads("Horn 12")
    assert player.reads("An attendant pays: $2,250.00")
    assert not player.screen.service.property("locked"), "the moment comes first"
    assert player.pipeline.state.hand_pay.due, "the money waits for nothing"

    player.tap_at(QPoint(640, 360))

    assert not player.sees("You win $2,250.00")
    assert player.sees("Hand pay: $2,250.00")


def test_a_touch_of_the_dice_box_shows_the_dice_larger_until_a_touch_or_the_next_throw(player: Player) -> None:
    player.tap("Dice tray")
    assert not player.screen.windows.is_open("dice"), "no dice lie there yet"
    player.tap("Field")
    player.roll_and_look(5, 3)
    player.tap("Dice tray")
    assert player.sees("The dice: 5, 3")
    player.tap_at(QPoint(640, 300))
    assert not player.sees("The dice: 5, 3")
    assert player.screen.dice.faces == (5, 3)
    player.tap("Dice tray")
    assert player.sees("The dice: 5, 3")
    player._send(PlaceWager("field", 1_00))
    player._send(CallDice())
    assert not player.screen.windows.is_open("dice")
    player.dice_fall(2, 1)
    player.tap("Dice tray")
    assert player.screen.dice.doing == "rest"
    assert not player.screen.windows.is_open("dice"), "a touch while the dice fall ends their fall"


def test_the_larger_dice_go_by_themselves_and_are_not_there_where_the_house_wants_none(qtbot: QtBot) -> None:
    seat = Seat(replace(HOUSE, dice_view_ms=30))
    celebrated(seat, (4, 4), {"field": 1_00})
    seat.screen.touchDice()
    assert seat.screen.windows.is_open("dice")
    until(qtbot, lambda: not seat.screen.windows.is_open("dice"))

    seat = Seat(replace(HOUSE, dice_view_ms=0))
    celebrated(seat, (4, 4), {"field": 1_00})
    seat.screen.touchDice()
    QTest.qWait(1)
    assert not seat.screen.windows.is_open("dice")
