"""The dealer's console, touched by a finger: each order names its round, and is dim where the table would refuse it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from drivers.ports.message import Message, message
from drivers.ports.table import DealerAnswer, DealerOrdered
from drivers.ports.table_board import BoardVerbs, DealerVerb
from harness.shots import watch_states as seen
from harness.shots.finger import Finger
from terminal.cabinet.hosting.consoles import WORDS, read
from terminal.cabinet.hosting.stopping import SAID
from terminal.rules.refusal import Refusal
from terminal.rules.wording import worded
from terminal.screens.dealer.console import Console
from terminal.screens.dealer.orders import LABELS
from terminal.screens.translating import languages
from terminal.screens.window.watching import Placing, open_watching_window
from terminal.table.link.worded import answer_of, text_of
from terminal.table.watching.sight import Sight
from tests.screens.copied import COPIES, WINDOWS
from tests.screens.reading import name_of, texts, tree

ROUND = seen.ROUND


class Table:
    """A console before a table that takes every order and answers when the test says so."""

    def __init__(self, app: QGuiApplication, dealer: str = "Ann") -> None:
        self.orders: list[dict[str, Any]] = []
        self.dealers: list[str] = []
        self.console = Console(
            self._put,
            lambda: seen.NOW_MS,
            dealer=dealer,
            known=("Ann", "Bob_Lee"),
            deal_as=self.dealers.append,
            warns=self.warns,
            parent=app,
        )
        self.engine, self.window = open_watching_window(
            "DealerWindow", {"desk": self.console}, Placing(windowed=True, size=(1280, 720)), app
        )
        self.console.languageChanged.connect(self.engine.retranslate)
        self.finger = Finger(self.window, "en")

    def load(self) -> None:
        """Nothing on it is loaded late."""
        settle(self.window)

    def leave(self) -> None:
        """Close the console, the engine before its view-model."""
        self.window.close()
        self.engine.deleteLater()
        self.console.deleteLater()
        QTest.qWait(1)

    def warns(self, dealer: str) -> tuple[Message, ...]:
        """Nothing is to be said of any key."""
        del dealer
        return ()

    def _put(self, dealer: str, order: str) -> bool:
        self.orders.append(json.loads(order) | {"by": dealer})
        return True

    def show(self, sight: Sight) -> None:
        """Show this of the table, and draw it."""
        self.sight = sight
        self.console.show(sight)
        settle(self.window)

    def answer(self, number: int, refused: str = "") -> None:
        """The table answers."""
        self.show(replace(self.sight, answer=DealerAnswer(number, refused)))

    def tap(self, *names: str) -> None:
        """Tap on these, one after the other."""
        for name in names:
            self.finger.tap(name)
            settle(self.window)

    def says(self) -> set[str]:
        """Every text on top."""
        return {one.text for one in texts(self.window)}


def settle(window: QQuickWindow) -> None:
    """Let the window lay out what it shows."""
    QTest.qWait(1)
    window.grabWindow()


@pytest.fixture
def table(qapp: QGuiApplication, request: pytest.FixtureRequest) -> Iterator[Table]:
    """Ann's console."""
    fresh = COPIES.of(request.node)
    if isinstance(fresh, Table):
        yield fresh
        return
    table = Table(qapp)
    yield table
    table.leave()


WINDOWS[__name__, "table"] = Table


OF_THROW = tuple(word for word, command in WORDS.items() if "throw" in command.__struct_fields__)
"""The orders that name a throw."""


def order(do: str, number: int = ROUND, **more: object) -> dict[str, object]:
    throw = {"throw": 1} if do in OF_THROW else {}
    return {"do": do, "round": number, "dealer": "Ann", "by": "Ann", **throw, **more}


def at_throw(throw: int, one: Sight) -> Sight:
    """The same at this throw of the round."""
    return replace(one, board=replace(one.board, verbs=replace(one.board.verbs, throw=throw)))


# Orders
# ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sight", "label", "expected"),
    [
        (seen.DECIDED, "Open betting", order("open_betting", ROUND + 1)),
        (seen.OPEN, "Last call", order("last_call")),
        (seen.OPEN, "No more bets", order("no_more_bets")),
        (seen.OPEN, "Pause the table", order("pause")),
        (seen.PAUSED, "Resume the table", order("resume")),
        (seen.LIES, "Confirm 3 - 5", order("confirm_dice", dice=[3, 5])),
    ],
)
def test_each_order_names_the_round_that_it_is_meant_for(
    table: Table, sight: Sight, label: str, expected: dict[str, object]
) -> None:
    table.show(sight)
    table.tap(label)
    assert table.orders == [expected]


@pytest.mark.parametrize(
    ("sight", "labels", "expected"),
    [
        (seen.CLOSED, ("Die 1 shows 3", "Die 2 shows 6", "Enter 3 - 6"), order("enter_dice", dice=[3, 6])),
        (seen.LIES, ("Confirm 3 - 5",), order("confirm_dice", dice=[3, 5])),
        (
            seen.READ,
            ("Void the throw", "A die is cocked", "Void the throw: all bets stand"),
            order("void_throw", reason="cocked"),
        ),
        (seen.PAUSED, ("Resume the table",), order("resume")),
    ],
)
def test_an_order_about_dice_names_the_throw_that_the_dealer_sees(
    table: Table, sight: Sight, labels: tuple[str, ...], expected: dict[str, object]
) -> None:
    table.show(at_throw(3, sight))
    table.tap(*labels)
    assert table.orders == [{**expected, "throw": 3}]


def description_of(item: QQuickItem) -> str:
    """What is said of it besides its name."""
    interface = QAccessible.queryAccessibleInterface(item)
    assert interface is not None
    return interface.text(QAccessible.Text.Description)


def several_games(*verbs: DealerVerb, following: bool = False) -> Sight:
    """A table that offers several games."""
    games = seen.GAMES if following else replace(seen.GAMES, following=None, waits_for=())
    return seen.sight("open", ("pause", *verbs), games=games)


def test_another_game_is_chosen_among_those_that_the_table_offers(table: Table) -> None:
    table.show(several_games("next_game"))
    table.tap("Choose the next game", "Crapless Craps")
    assert table.orders == [order("next_game", sheet="crapless-el611")]


def test_the_game_that_is_played_withdraws_a_choice_and_without_one_changes_nothing(table: Table) -> None:
    table.show(several_games("next_game"))
    table.tap("Choose the next game", "Craps")
    assert table.orders == []
    table.show(several_games("next_game", following=True))
    table.tap("Next game: Crapless Craps", "Craps")
    assert table.orders == [order("next_game", sheet="craps-el601")]


def test_the_console_says_for_whose_bets_the_next_game_waits(table: Table) -> None:
    table.show(several_games("next_game", following=True))
    (button,) = [one for one in tree(table.window.contentItem()) if name_of(one) == "Next game: Crapless Craps"]
    assert description_of(button) == "waits for bets: 2, 5"


def test_the_window_of_the_games_closes_when_no_choice_is_allowed_any_more(table: Table) -> None:
    table.show(several_games("next_game"))
    table.tap("Choose the next game")
    table.show(several_games())
    assert "Crapless Craps" not in table.says()


def test_a_table_with_one_game_has_no_button_for_another(table: Table) -> None:
    table.show(seen.OPEN)
    assert "Choose the next game" not in table.says()


def test_a_throw_of_the_generator_is_ordered_where_no_dice_are_entered(table: Table) -> None:
    mode = replace(seen.CLOSED.board.mode, by_hand=False)
    table.show(
        replace(seen.CLOSED, board=replace(seen.CLOSED.board, mode=mode, verbs=BoardVerbs("closed", {"throw": ROUND})))
    )
    table.tap("Throw the dice")
    assert table.orders == [order("throw")]


@pytest.mark.parametrize("verb", LABELS)
def test_an_order_that_the_table_would_refuse_is_dim_and_does_nothing(table: Table, verb: DealerVerb) -> None:
    by_hand = verb != "throw"
    board = replace(seen.board(by_hand=by_hand), verbs=BoardVerbs("open", {}))
    board = replace(board, games=replace(seen.GAMES, following=None))
    resumed = {"resume": "Pause the table"}
    table.show(replace(seen.OPEN, board=board))
    table.tap(resumed.get(verb, LABELS[verb]))
    assert table.orders == []


@pytest.mark.parametrize("verb", WORDS)
def test_the_table_understands_every_order_of_the_console(table: Table, verb: DealerVerb) -> None:
    more: dict[str, dict[str, Any]] = {
        "enter_dice": {"dice": [3, 5]},
        "confirm_dice": {"dice": [3, 5]},
        "choose_shooter": {"seat": 2},
        "next_game": {"sheet": "craps-el602"},
        "void_throw": {"reason": "cocked"},
    }
    table.console._send(verb, ROUND, **more.get(verb, {}))
    (sent,) = table.orders
    by = str(sent.pop("by"))
    command = read(DealerOrdered(1, by, json.dumps(sent), "a"))
    assert type(command) is WORDS[verb]
    assert (command.round, command.dealer) == (ROUND, "Ann")


def test_the_console_has_a_label_for_every_order_of_the_table() -> None:
    assert set(LABELS) == set(WORDS)


def test_nothing_more_is_ordered_before_the_table_has_answered(table: Table) -> None:
    table.show(seen.OPEN)
    table.tap("Last call", "No more bets", "Last call")
    assert table.orders == [order("last_call")]
    assert any("sent to the table" in text for text in table.says())
    table.answer(1)
    assert any("Last call: done" in text for text in table.says())
    table.tap("No more bets")
    assert table.orders == [order("last_call"), order("no_more_bets")]


def test_a_refusal_of_the_table_is_read_out_with_a_sign(table: Table) -> None:
    table.show(seen.OPEN)
    table.tap("Last call")
    table.answer(7, "The table is paused already.")
    assert "✗  The table is paused already." in table.says()


def test_a_table_that_cannot_be_reached_gets_no_order(table: Table) -> None:
    table.show(seen.AWAY)
    table.tap("No more bets")
    assert table.orders == []
    assert any("cannot be reached" in text for text in table.says())


def test_an_order_that_is_not_answered_when_the_line_is_cut_is_not_given_twice(table: Table) -> None:
    table.show(seen.OPEN)
    table.tap("No more bets")
    table.show(seen.AWAY)
    table.show(seen.OPEN)
    table.tap("No more bets")
    assert table.orders == [order("no_more_bets")], "it is on its way, with a key of its own"


# The bets of the seats
# ----------------------------------------------------------------------------------------------------------------------


def test_a_touch_on_a_seat_shows_its_bets_the_largest_first_until_none_are_known(table: Table) -> None:
    table.show(seen.LAID)
    table.console.seat(14)
    settle(table.window)
    assert {"Seat 14: $12,345.50", "Don't Pass", "$12,000.00", "Lay 4", "$345.50"} <= table.says()
    table.show(seen.OPEN)
    assert not table.console.property("seat_bets").property("open")
    assert table.orders == []


def test_a_seat_without_bets_shows_none_and_a_shooter_is_chosen_all_the_same(table: Table) -> None:
    table.show(seen.LAID)
    table.console.seat(7)
    assert not table.console.property("seat_bets").property("open")
    table.show(seen.DECIDED)
    table.tap("Choose the shooter")
    table.console.seat(2)
    assert table.orders == [order("choose_shooter", seat=2)]
    assert not table.console.property("seat_bets").property("open")


# Dice
# ----------------------------------------------------------------------------------------------------------------------


def test_hand_thrown_dice_are_entered_when_both_are_tapped(table: Table) -> None:
    table.show(seen.CLOSED)
    table.tap("Die 1 shows 3", "Enter the dice")
    assert table.orders == [], "a die is missing"
    table.tap("Die 2 shows 6", "Enter 3 - 6")
    assert table.orders == [order("enter_dice", dice=[3, 6])]


def test_nothing_is_urged_for_which_there_is_no_button(table: Table) -> None:
    rounds: dict[DealerVerb, int] = {"throw": ROUND, "enter_dice": ROUND}
    table.show(replace(seen.CLOSED, board=replace(seen.CLOSED.board, verbs=BoardVerbs("closed", rounds))))
    assert "Touch the face that each die shows." in table.says()


def test_the_puck_has_its_place_above_the_point(table: Table) -> None:
    table.show(seen.OPEN)
    table.show(seen.CLOSED)
    (eight,) = (one.inked for one in texts(table.window) if one.text == "8" and one.letters_px > 40)
    pucks = [item for item in tree(table.window.contentItem()) if "puck-on" in str(item.property("picture"))]
    (puck,) = (item.mapRectToScene(item.boundingRect()) for item in pucks)
    assert puck.bottom() <= eight.top()


def test_a_slip_is_put_right_by_one_touch_on_the_other_face(table: Table) -> None:
    table.show(seen.LIES)
    table.tap("Die 2 shows 6", "Enter 3 - 6")
    assert table.orders == [order("enter_dice", dice=[3, 6])]


def test_dice_that_were_picked_for_one_round_are_not_entered_in_the_next(table: Table) -> None:
    table.show(seen.CLOSED)
    table.tap("Die 1 shows 3", "Die 2 shows 6")
    shown = seen.CLOSED.shown
    assert shown is not None
    rounds: dict[DealerVerb, int] = {"enter_dice": ROUND + 1}
    following = replace(seen.CLOSED.board, verbs=BoardVerbs("closed", rounds))
    table.show(replace(seen.CLOSED, shown=replace(shown, round=ROUND + 1), board=following))
    table.tap("Enter the dice")
    assert table.orders == []


def test_dice_that_were_picked_for_one_throw_are_not_entered_for_the_next(table: Table) -> None:
    table.show(seen.CLOSED)
    table.tap("Die 1 shows 3", "Die 2 shows 6")
    table.show(at_throw(2, seen.CLOSED))
    table.tap("Enter the dice")
    assert table.orders == []


def test_what_is_confirmed_are_the_dice_that_were_seen(table: Table) -> None:
    table.show(seen.READ)
    table.tap("Confirm 6 - 4")
    assert table.orders == [order("confirm_dice", dice=[6, 4])]


def test_a_refusal_with_values_is_said_in_the_language_of_the_console(table: Table) -> None:
    """Also one whose values are a part of the sentence with words of its own."""
    refusals = (
        Refusal("round", "Round {number} is not the next one.", number=7),
        Refusal("stopped", "The table is stopped: {why}.", why=SAID["paused"]),
    )
    table.console.speak("de")
    for number, refusal in enumerate(refusals, 1):
        table.show(seen.READ)
        table.tap("6 - 4 bestätigen")
        table.show(replace(seen.READ, answer=answer_of(number, text_of(DealerAnswer(number, "", worded(refusal))))))
        expected = languages.sentence(refusal)
        assert expected != refusal.say, "it is not English"
        assert any(expected in text for text in table.says())


def test_who_has_entered_dice_that_another_person_confirms_has_no_button_for_it(table: Table) -> None:
    dice = replace(seen.LIES.board.dice, another=True)
    for by, orders in (("ann", []), ("Bob_Lee", [order("confirm_dice", dice=[3, 5])])):
        table.show(replace(seen.LIES, board=replace(seen.LIES.board, dice=replace(dice, by=by))))
        assert ("Another person confirms these dice." in table.says()) == (by == "ann")
        table.tap("Confirm 3 - 5")
        assert table.orders == orders


def test_a_throw_is_void_for_a_reason_once_a_second_person_is_there(table: Table) -> None:
    table.show(seen.LIES_ALONE)
    table.tap("Void the throw", "A die is cocked", "Void the throw: all bets stand")
    assert table.orders == [], "nobody has turned a key"
    verbs = replace(seen.LIES_ALONE.board.verbs, second="here")
    table.show(replace(seen.LIES_ALONE, board=replace(seen.LIES_ALONE.board, verbs=verbs)))
    table.tap("Void the throw: all bets stand")
    assert table.orders == [order("void_throw", reason="cocked")]


def test_no_throw_is_void_without_a_reason(table: Table) -> None:
    table.show(seen.READ)
    table.tap("Void the throw", "Void the throw: all bets stand")
    assert table.orders == []
    table.tap("Leave the throw as it is", "Confirm 6 - 4")
    assert [one["do"] for one in table.orders] == ["confirm_dice"]


def test_the_window_of_a_void_throw_closes_when_the_round_moves_on(table: Table) -> None:
    table.show(seen.READ)
    table.tap("Void the throw", "Dice were touched")
    table.show(seen.DECIDED)
    table.tap("Open betting")
    assert table.orders == [order("open_betting", ROUND + 1)]


def test_the_window_of_a_void_throw_closes_when_another_throw_of_the_round_is_under_way(table: Table) -> None:
    table.show(seen.READ)
    table.tap("Void the throw", "Dice were touched")
    table.show(at_throw(2, seen.READ))
    table.tap("Confirm 6 - 4")
    assert table.orders == [order("confirm_dice", dice=[6, 4], throw=2)]


# Seats
# ----------------------------------------------------------------------------------------------------------------------


def seat_named(table: Table, seat: int) -> str:
    """The accessible name of a seat."""
    (name,) = {name_of(item) for item in tree(table.window.contentItem()) if name_of(item).startswith(f"Seat {seat}:")}
    return name


def test_the_dealer_chooses_a_shooter_among_the_seats_that_may_shoot(table: Table) -> None:
    table.show(seen.DECIDED)
    table.tap(seat_named(table, 2))
    table.console.seat(2)
    assert table.orders == [], "no shooter is being chosen"
    table.tap("Choose the shooter", seat_named(table, 1))
    assert table.orders == [], "seat 1 has no bet for it"
    table.tap(seat_named(table, 2))
    assert table.orders == [order("choose_shooter", seat=2)]


def test_each_seat_says_how_its_bets_stand(table: Table) -> None:
    table.show(seen.OPEN)
    names = {seat: seat_named(table, seat) for seat in (1, 2, 3, 5, 7, 9)}
    assert names == {
        1: "Seat 1: betting, $25.00",
        2: "Seat 2: bets in, $1,500.00",
        3: "Seat 3: free",
        5: "Seat 5: ready, $125.00, shoots",
        7: "Seat 7: no bets",
        9: "Seat 9: silent, $5.00",
    }
    assert {"Final bets: 4 of 8", "✗ Silent seats: 9"} <= table.says()


def test_bets_are_seen_while_they_are_sealed_and_as_the_table_has_fixed_them_afterwards(table: Table) -> None:
    bare = replace(seen.OPEN.board, seals={}, said={})
    table.show(replace(seen.OPEN, board=bare, seals={1: seen.SEALS[14]}))
    assert seat_named(table, 1) == "Seat 1: bets in, $12,345.50"
    table.show(replace(seen.CLOSED, seals={}))
    assert seat_named(table, 1) == "Seat 1: seated, $25.00"


# Keys
# ----------------------------------------------------------------------------------------------------------------------


class Warned(Table):
    """Ann's console on a machine where Ann's certificate ends soon, and Bob's does not."""

    def warns(self, dealer: str) -> tuple[Message, ...]:
        ends = message("keys.ends", who="dealer-1-Ann", day="2031-11-26")
        return (ends, message("keys.renew")) if dealer == "Ann" else ()


@pytest.fixture
def warned(qapp: QGuiApplication) -> Iterator[Warned]:
    warned = Warned(qapp)
    yield warned
    warned.leave()


ENDS = "The certificate of dealer-1-Ann ends on 2031-11-26. Have the house's authority issue a new one."


def test_a_certificate_that_ends_soon_is_said_to_its_dealer_until_the_first_order(warned: Warned) -> None:
    warned.show(seen.OPEN)
    assert (warned.console.property("line"), warned.console.property("tone")) == (ENDS, "care")
    warned.console.speak("de")
    assert warned.console.property("line").startswith("Das Zertifikat von dealer-1-Ann endet am 2031-11-26.")
    warned.console.speak("en")
    warned.tap("No more bets")
    warned.answer(1)
    assert (warned.console.property("line"), warned.console.property("tone")) == ("No more bets: done", "good")


def test_it_is_said_again_to_the_dealer_who_comes_back_and_to_no_other(warned: Warned) -> None:
    warned.show(seen.OPEN)
    warned.console.take_over("Bob_Lee")
    assert (warned.console.property("line"), warned.console.property("tone")) == ("Next: No more bets", "")
    warned.console.take_over("Ann")
    assert warned.console.property("line") == ENDS


# Dealers and languages
# ----------------------------------------------------------------------------------------------------------------------


def test_a_console_without_a_dealer_asks_who_deals_and_orders_nothing(qapp: QGuiApplication) -> None:
    table = Table(qapp, dealer="")
    table.show(seen.OPEN)
    assert "Who deals?" in table.says()
    table.console.press("no_more_bets")
    assert table.orders == []
    table.tap("Key b", "Key o", "Key b", "Done", "No more bets")
    assert (table.dealers, [one["by"] for one in table.orders]) == (["bob"], ["bob"])
    table.leave()


@pytest.mark.parametrize("typed", ["", "7up", "Ann-Lee", "Zoë", "A" * 21])
def test_a_name_that_no_login_can_have_is_not_taken(table: Table, typed: str) -> None:
    table.console.rename()
    table.console._name.set(typed)
    table.console.named()
    assert table.dealers == []


def test_another_dealer_takes_over_by_name(table: Table) -> None:
    table.show(seen.OPEN)
    table.tap("Dealer Ann: change the dealer")
    table.console._name.set("Ada Lovelace")
    settle(table.window)
    table.tap("Done", "No more bets")
    assert table.dealers == ["Ada_Lovelace"]
    assert [one["by"] for one in table.orders] == ["Ada_Lovelace"]
    assert "Ada Lovelace" in table.says()


def test_a_dealer_whose_keys_are_here_takes_over_by_a_touch(table: Table) -> None:
    table.show(seen.OPEN)
    table.tap("Dealer Ann: change the dealer", "Bob Lee", "No more bets")
    assert (table.dealers, [one["by"] for one in table.orders]) == (["Bob_Lee"], ["Bob_Lee"])


def test_an_answer_to_the_dealer_before_is_not_taken_for_one_to_the_next(table: Table) -> None:
    table.show(seen.OPEN)
    table.tap("Last call", "Dealer Ann: change the dealer")
    table.console._name.set("Bob")
    settle(table.window)
    table.tap("Done")
    table.answer(1, "No, Ann.")
    table.tap("No more bets")
    table.show(table.sight)
    assert any("sent to the table" in text for text in table.says())


@pytest.mark.parametrize(
    ("tongue", "word"), [("Deutsch", "Einsätze sind offen"), ("Français", "Les mises sont ouvertes")]
)
def test_the_dealer_speaks_another_language_at_a_touch(table: Table, tongue: str, word: str) -> None:
    table.show(seen.OPEN)
    table.tap("Languages", tongue)
    assert word in table.says(), table.says()


def test_what_stops_the_table_is_said_where_the_dealer_looks_for_it(table: Table) -> None:
    table.show(seen.FAULT)
    assert "✗  The lid of the dice generator is open." in table.says()
    table.show(replace(seen.OPEN, board=replace(seen.OPEN.board, fault=(message("table.paused"),))))
    assert not any("lid" in text for text in table.says())
