"""The help: every bet of every variant has its page, and what a page says of pays and rules stands in the sheet."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import Q_RETURN_ARG, QMetaObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import SetOption
from terminal.common.places import SHEETS
from terminal.rules.craps.game import Craps
from terminal.rules.sheet import Override, Sheet
from terminal.screens.player.helping.book import pages_of
from terminal.screens.player.helping.help_pages import HelpPages
from terminal.screens.player.helping.page import Page
from terminal.screens.translating.languages import LANGUAGES, Languages
from terminal.settings.parameters import Profile
from terminal.settings.sections.game import Mode
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.screens.player import LEFT, Player

FAMILY = ("craps-el601", "crapless-el611", "easy-el621", "first-person")

MODES: tuple[Mode, ...] = ("roll", "auto", "live")

OTHER_RULES = {
    "winners": "return",
    "push": "stay",
    "odds_on_come_out": "off",
    "box_on_come_out": "off",
    "exclude": "false",
    "off_lasts": "one_roll",
    "auto_off_after_seven_out": "false",
    "commission_rate": "0.045",
    "commission_time": "on_win",
    "commission_buy_basis": "win",
    "commission_lay_basis": "bet",
    "commission_rounding": "unit_up",
    "commission_refund": "true",
    "big_small_mode": "multi",
    "lucky_roller_locked": "no",
    "lucky_shooter_7_11": "lose",
    "payout_rounding": "none",
}
"""Another value of every house rule than `craps-el601` has."""


@pytest.fixture(autouse=True)
def _english(spoken: Languages) -> None:
    assert spoken.code == "en"


def text_of(sheet: str) -> str:
    return (SHEETS / f"{sheet}.ini").read_text()


def lines_of(sheet: str, section: str) -> list[str]:
    """The keys of a section of the sheet's file."""
    body = text_of(sheet).split(f"[{section}]\n")[1].split("\n[")[0]
    return re.findall(r"^([^;=\s]+) =", body, re.MULTILINE)


def pages(sheet: str, *overrides: Override, profile: Profile = PROFILE) -> tuple[Page, ...]:
    game = Craps(Sheet.parse(text_of(sheet), f"{sheet}.ini", overrides))
    return pages_of(Cabinet({game.sheet: game}, profile))


def page_on(bet: str, found: tuple[Page, ...]) -> Page:
    return next(page for page in found if bet in page.bets)


def words_of(page: Page) -> str:
    return " ".join(passage.text for passage in page.passages)


def changed(before: tuple[Page, ...], after: tuple[Page, ...]) -> list[str]:
    return [old.title for old, new in zip(before, after, strict=True) if old != new]


@pytest.mark.parametrize("sheet", FAMILY)
def test_every_bet_of_the_variant_is_explained_on_exactly_one_page(sheet: str) -> None:
    game = Craps(Sheet.parse(text_of(sheet), f"{sheet}.ini"))
    explained = Counter(bet for page in pages(sheet) for bet in page.bets)
    assert explained == Counter(game.fields())


@pytest.mark.parametrize("sheet", FAMILY)
def test_every_page_has_a_title_of_its_own_and_something_to_say(sheet: str) -> None:
    found = pages(sheet)
    assert len({page.title for page in found}) == len(found)
    assert all(page.passages and all(passage.text for passage in page.passages) for page in found)
    assert not re.search(r"\{\d", " ".join(map(words_of, found)))


@pytest.mark.parametrize("sheet", FAMILY)
def test_a_changed_pay_changes_the_page_of_its_bet_and_no_other(sheet: str) -> None:
    before = pages(sheet)
    for line in lines_of(sheet, "pays"):
        expected = 0 if line.endswith("_multi") else 1
        other = "9:1" if line.startswith("total@") else "1:9"  # a part of Horn has to pay for the three others
        assert len(changed(before, pages(sheet, ("pays", line, other)))) == expected, line


def test_the_field_pays_what_each_sheet_of_craps_says() -> None:
    double, triple = (page_on("field", pages(sheet)) for sheet in ("craps-el601", "craps-el602"))
    assert [(pay.what, pay.pay) for pay in double.pays] == [
        ("Field: 2, 12", "2 to 1"),
        ("Field: 3, 4, 9, 10, 11", "1 to 1"),
    ]
    assert ("Field: 12", "3 to 1") in [(pay.what, pay.pay) for pay in triple.pays]


@pytest.mark.parametrize("rule", lines_of("craps-el601", "house"))
def test_another_house_rule_changes_what_the_help_says(rule: str) -> None:
    assert changed(pages("craps-el601"), pages("craps-el601", ("house", rule, OTHER_RULES[rule])))


def test_another_maximum_and_other_multiples_change_what_the_help_says() -> None:
    before = pages("craps-el601")
    assert changed(before, pages("craps-el601", ("limits", "max_total_bet", "700.00"))) == ["House rules"]
    assert changed(before, pages("craps-el601", ("limits", "take_odds", "1 2 3"))) == ["Odds"]


def test_only_fair_odds_are_called_without_advantage() -> None:
    say = "the house has no advantage on them"
    assert say in words_of(page_on("pass_odds", pages("craps-el601")))
    assert say not in words_of(page_on("pass_odds", pages("craps-el601", ("pays", "take_odds@6", "1:1"))))


def test_a_hundred_on_the_horn_win_675_on_boxcars_as_in_the_document() -> None:
    assert "So 100 on the Horn Bet wins 675 when 12 comes." in words_of(page_on("horn", pages("craps-el601")))


def test_the_commission_is_that_of_the_sheet() -> None:
    said = words_of(page_on("buy@4", pages("craps-el601", ("house", "commission_rate", "0.045"))))
    assert "Buy: 4.50% of the bet. Lay: 4.50% of the win." in said


def test_no_variant_hears_of_bets_that_it_does_not_have() -> None:
    for sheet, absent in (("crapless-el611", "Don't"), ("easy-el621", "Come bet"), ("first-person", "Set Bets")):
        assert absent not in " ".join(f"{page.title} {words_of(page)}" for page in pages(sheet))


def test_the_pucks_button_is_explained_only_where_the_player_may_move_the_puck() -> None:
    may = replace(PROFILE, puck_can_be_reset="2")
    heads = [passage.head for page in pages("craps-el601", profile=may) for passage in page.passages]
    assert "Puck OFF" in heads
    assert "Puck OFF" not in [passage.head for page in pages("craps-el601") for passage in page.passages]
    assert "Puck OFF" not in [passage.head for page in pages("first-person", profile=may) for passage in page.passages]


def test_the_roll_is_explained_by_the_cabinets_mode() -> None:
    said = {mode: " ".join(map(words_of, pages("craps-el601", profile=replace(PROFILE, mode=mode)))) for mode in MODES}
    assert len(set(said.values())) == len(MODES)
    assert "The dealer closes the bets" in said["live"]


@pytest.mark.parametrize("sheet", FAMILY)
def test_malfunction_voids_all_pays_and_plays(sheet: str) -> None:
    assert words_of(pages(sheet)[-1]).count("Malfunction voids all pays and plays.") == 1


def heads(profile: Profile) -> list[str]:
    """The headings of the page on the player's card; none where there is no such page."""
    return [
        one.head for page in pages("craps-el601", profile=profile) if page.title == "Your card" for one in page.passages
    ]


def test_the_card_is_explained_where_there_is_a_reader_and_what_the_house_offers_with_it() -> None:
    reader = replace(PROFILE, cards="boxman var/rig/cards")
    assert heads(PROFILE) == []
    assert heads(reader) == ["Log in", "Log out", "Where it is"]
    remembers = replace(reader, card_memory=True, card_pin=False, player_limits=True)
    assert heads(remembers) == ["Log in", "Log out", "What is remembered", "Limits", "Where it is"]
    page = "\n".join(words_of(page) for page in pages("craps-el601", profile=remembers))
    assert "Limits that you set with your card hold for it until the gaming day ends" in page
    assert "Without a card it ends when you cash out." in page
    assert "Forget me deletes all that is remembered" in page
    assert "5 min without a touch" in page
    assert "PIN" not in page
    for other, say in (
        (replace(remembers, card_pin=True), "You choose a PIN for it; 6 wrong ones in a row block it"),
        (replace(remembers, cards="keyboard /dev/input/by-id/usb-event-kbd"), "Swipe your card to log in"),
        (replace(remembers, card_log_out_ms=120_000), "2 min without a touch"),
    ):
        assert say in "\n".join(words_of(page) for page in pages("craps-el601", profile=other)), say


# On the screen --------------------------------------------------------------------------------------------------------


def test_it_opens_on_its_first_page_and_its_cross_closes_it(player: Player) -> None:
    player.tap("Help")
    assert player.reads("How a round goes")
    player.tap("Close")
    assert not player.reads("How a round goes")


def test_arrows_and_marks_turn_the_pages_and_the_ends_hold(player: Player) -> None:
    player.tap("Help")
    player.tap("Previous page")
    assert player.reads("1 / 17")
    player.tap("Next page")
    assert player.reads("2 / 17")
    player.tap("Page 17: House rules")
    player.tap("Next page")
    assert player.reads("17 / 17")
    player.tap("Previous page")
    assert player.reads("16 / 17")


def test_opened_again_it_begins_at_the_beginning(player: Player) -> None:
    player.tap("Help")
    player.tap("Page 4: Odds")
    player.tap("Close")
    player.tap("Help")
    assert player.reads("1 / 17")


def test_a_finger_swipes_the_pages(player: Player) -> None:
    player.tap("Help")
    swipe(player, QPoint(900, 400), QPoint(560, 410))
    assert player.reads("2 / 17")
    swipe(player, QPoint(400, 400), QPoint(760, 410))
    assert player.reads("1 / 17")
    swipe(player, QPoint(900, 400), QPoint(880, 400))
    assert player.reads("1 / 17")


def test_the_mouse_swipes_too(player: Player) -> None:
    player.tap("Help")
    QTest.mousePress(player.window, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(900, 500))
    for x in range(880, 540, -20):
        QTest.mouseMove(player.window, QPoint(x, 500))
        QTest.qWait(1)
    QTest.mouseRelease(player.window, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(560, 500))
    QTest.qWait(1)
    assert player.reads("2 / 17")


def test_a_tap_on_the_page_does_nothing_and_one_beside_it_closes(player: Player) -> None:
    player.tap("Help")
    QTest.mouseClick(player.window, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(300, 60))
    assert player.reads("1 / 17")
    QTest.mouseClick(player.window, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(8, 8))
    assert not player.reads("1 / 17")
    assert player.bets == {}


def test_the_small_felt_lights_the_fields_of_the_page_under_their_tab(player: Player) -> None:
    player.tap("Help")
    player.tap("Page 11: Hop bets")
    spots = help_of(player).property("spots")
    felt = player.screen.fields.felt.spots
    lit = {spot.bet for number, spot in enumerate(felt) if spots.value(number, "lit")}
    assert lit == {spot.bet for spot in felt if spot.bet.startswith("hop@")}
    shown = {spot.tab for number, spot in enumerate(felt) if spots.value(number, "shown")}
    assert shown == {"", "hop"}


def test_the_number_of_the_point_makes_room_for_the_puck_and_the_others_keep_theirs(player: Player) -> None:
    player.tap("Help")
    book, prints = help_of(player), help_of(player).property("prints")
    felt = player.screen.fields.felt.prints
    boxes = [number for number, one in enumerate(felt) if one.number]
    narrow = [felt[number].number for number in boxes if prints.value(number, "printWidth") < felt[number].width]
    assert (book.property("puckOn"), narrow) == (True, [8])
    at = next(number for number in boxes if felt[number].number == 8)
    end = prints.value(at, "printX") + prints.value(at, "printWidth")
    assert end <= book.property("puckX") - 26, "the puck is 52 wide"


def test_place_and_buy_are_lettered_alike_on_the_small_felt(player: Player) -> None:
    player.tap("Help")
    spots = help_of(player).property("spots")
    felt = player.screen.fields.felt.spots
    corners = [number for number, spot in enumerate(felt) if spot.bet.startswith(("place@", "buy@"))]
    assert len({spots.value(number, "letters") for number in corners}) == 1


def test_no_page_is_cut_in_the_largest_text_in_any_language(qapp: QGuiApplication) -> None:
    """With all pages that a house may have."""
    profile = replace(PROFILE, cards="boxman var/rig/cards", card_memory=True, player_limits=True, break_ms=600_000)
    profile = replace(profile, break_after_ms=7_200_000, help_line="Gambling problem? Call 1-800-522-4700")
    player = Player(qapp, (1280, 720), pipeline=Pipeline(profile=profile).open_for_play())
    player.tap("Help")
    player.screen.touch_gateway.ask(SetOption("text_scale", "130"))
    window, book = window_of(player.window.contentItem()), help_of(player)
    assert window is not None
    for code in LANGUAGES:
        Languages.of_program().choose(code)
        player.engine.retranslate()
        book.retranslate()
        for page in range(20):
            book.turn(page)
            assert book.property("numbered") == f"{page + 1} / 20"
            assert not QMetaObject.invokeMethod(window, "overflows", Q_RETURN_ARG(bool)), (code, page + 1)
    player.leave()


def help_of(player: Player) -> HelpPages:
    """The view-model of the help."""
    model = player.screen.followers.models["help"]
    assert isinstance(model, HelpPages)
    return model


def window_of(item: QQuickItem) -> QQuickItem | None:
    """The help's window, at this item or below it: it alone fits its texts."""
    if item.property("fit") is not None:
        return item
    return next((found for child in item.childItems() if (found := window_of(child))), None)


def swipe(player: Player, start: QPoint, end: QPoint) -> None:
    """Draw a finger over the glass."""
    device = QTest.createTouchDevice()
    QTest.touchEvent(player.window, device).press(0, start).commit()
    for step in range(1, 9):
        QTest.touchEvent(player.window, device).move(0, start + (end - start) * step / 8).commit()
        QTest.qWait(1)
    QTest.touchEvent(player.window, device).release(0, end).commit()
    QTest.qWait(1)
