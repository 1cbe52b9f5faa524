"""A newcomer turns a key, adds the first operator, signs in, and adds others; each dialog ends with the key (V5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports.message import Message
from harness.scripted_pins import add_person, agree, change_pin
from terminal.cabinet.commands import AddPerson, ChangePin, SignIn
from terminal.cabinet.people.rights import Right
from terminal.common.local_time import DAY_MS
from terminal.runtime.lockup import Lock, SeenInputs
from terminal.screens.operator.page import Exports
from terminal.screens.operator.pages import GROUPS
from terminal.screens.operator.parameters.page import ParameterBook
from terminal.screens.operator.people_page import PeoplePage
from terminal.screens.operator.work_page import ActionListing
from terminal.settings.parameters import Profile
from tests.cabinet.people.staffed import FIRST, PIN, WRONG, Staffed
from tests.cabinet.test_installing import installed
from tests.cabinet.test_witness import due
from tests.screens.copied import COPIES, WINDOWS
from tests.screens.marked_rows import marked
from tests.screens.player import Player

SIZE = (1280, 720)


class Staff(Player):
    """The staff before the screen of a cabinet at which people sign in."""

    def __init__(self, app: QGuiApplication, staffed: Staffed) -> None:
        self.staffed = staffed
        super().__init__(app, SIZE, pipeline=staffed)

    def keys(self, *keys: str, doors: tuple[str, ...] = ()) -> None:
        """These keys are turned now."""
        self.report("board", ports.BoardInputs(doors, keys))
        QTest.qWait(20)  # the buttons have found their places

    def type(self, pin: str) -> None:
        """Type a PIN on the pad and confirm it."""
        for digit in pin:
            self.tap(f"Digit {digit}")
        self.tap("Confirm the PIN")

    def write(self, name: str) -> None:
        """Type a name on the keyboard."""
        for letter in name:
            self.tap(f"Key {letter}")
        self.tap("Done")

    def come(self, name: str, pin: str = PIN) -> None:
        """Touch the name and type the PIN."""
        QTest.qWait(20)
        self.tap(name)
        self.type(pin)
        QTest.qWait(20)

    def steps(self) -> dict[str, bool]:
        """The steps to the first operator, and which of them are done."""
        return dict(self.menu.signing_in.property("conditions").rows)

    @property
    def pages(self) -> list[str]:
        """The pages that the menu offers."""
        found: list[str] = []
        for group, _ in GROUPS:
            self.menu.choose(group)
            buttons = self.menu.property("buttons")
            found += [str(buttons.value(row, "name")) for row in range(len(buttons.rows)) if group == self.group]
        return found

    @property
    def group(self) -> str:
        """The group of pages whose buttons are shown."""
        groups = self.menu.property("groups")
        shown = [row for row in range(len(groups.rows)) if groups.value(row, "chosen")]
        return str(groups.value(shown[0], "name")) if shown else ""

    def set_up(self, page: str) -> None:
        """Open a page of the set-up."""
        if self.menu.property("open") == "hand_over":  # it opens by itself at the open logic door of a new cabinet
            self.tap("Back")
        self.tap("Set-up")
        QTest.qWait(20)
        self.tap(page)


@pytest.fixture
def open_staff(qapp: QGuiApplication) -> Iterator[Callable[[Staffed], Staff]]:
    """Opens the screen of a cabinet, and closes it at the end."""
    opened: list[Staff] = []

    def open_it(staffed: Staffed) -> Staff:
        staff = Staff(qapp, staffed)
        assert QTest.qWaitForWindowExposed(staff.window)
        opened.append(staff)
        return staff

    yield open_it
    for staff in opened:
        staff.leave()


@pytest.fixture
def staff(request: pytest.FixtureRequest, open_staff: Callable[[Staffed], Staff]) -> Staff:
    """The screen of a cabinet with a person of each role; no key is turned."""
    fresh = COPIES.of(request.node)
    return fresh if isinstance(fresh, Staff) else open_staff(Staffed.with_people())


WINDOWS[__name__, "staff"] = lambda app: Staff(app, Staffed.with_people())


def test_a_newcomer_adds_the_first_operator_and_signs_in(open_staff: Callable[[Staffed], Staff]) -> None:
    staff = open_staff(Staffed.without_people())
    staff.keys("attendant")
    assert staff.sees("The first operator")
    assert staff.reads("There is no account yet: turn the technician key and open the logic door.")
    assert staff.steps() == {
        "Turn the technician key": False,
        "Open the logic door": False,
        "Type your name, and choose a PIN": False,
    }
    assert staff.reads("The devices are simulated: their window has the key and the door.")
    assert not staff.sees("Keyboard")
    staff.keys("technician")
    assert [met for met in staff.steps().values() if met] == [True]
    assert staff.steps()["Turn the technician key"]
    assert staff.reads("Open the logic door: the first operator is added from inside the logic area only.")
    staff.keys("technician", doors=("logic",))
    assert staff.pages == []
    staff.write("otto")
    assert staff.reads("otto, choose a PIN that only you know.")
    staff.type("12345")
    assert staff.reads("A PIN may not be a straight sequence, such as 12345 or 98765.")
    staff.type(PIN)
    staff.type(WRONG)
    assert staff.reads("The PINs do not match. Please start again")
    staff.type(PIN)
    staff.type(PIN)
    assert staff.sees("Sign in")
    staff.come("otto")
    assert staff.sees("Languages"), "a new cabinet is set up first"
    staff.tap("Back")
    assert staff.sees("Technician")
    assert staff.reads("otto  ·  Operator")
    assert "people" in staff.pages


def test_a_cabinet_as_shipped_opens_nothing_for_a_key_alone(open_staff: Callable[[Staffed], Staff]) -> None:
    """No touch area and no default opens anything (V5)."""
    assert Profile().sign_in == "key and pin"
    staff = open_staff(Staffed.without_people())
    for keys in (("attendant",), ("technician",), ("attendant", "technician")):
        staff.keys(*keys)
        assert staff.pages == []
        assert not staff.sees("Search")


def test_a_person_signs_in_sees_the_own_pages_and_signs_out(staff: Staff) -> None:
    staff.keys("attendant")
    assert staff.sees("Sign in")
    assert not staff.sees("Attendant")
    assert staff.pages == []
    assert not staff.sees("Tom"), "he has the other key"
    staff.come("Anna")
    assert staff.reads("Anna  ·  Attendant")
    assert staff.sees("Attendant")
    assert "people" not in staff.pages
    assert "meters" in staff.pages
    staff.tap("Sign out")
    assert staff.sees("Sign in")
    assert staff.pages == []


def test_lists_are_exported_by_those_with_the_right_alone(staff: Staff) -> None:
    history = staff.menu._desk.history
    staff.menu._desk = replace(staff.menu._desk, exports=Exports(opens=lambda: nullcontext(history())))
    for name, key, may in (("Anna", "attendant", False), ("Tom", "technician", True)):
        staff.keys(key)
        staff.come(name)
        staff.menu.show("bills")
        assert staff.sees("Export") is may, name
        staff.keys()


def test_a_wrong_pin_is_said_and_then_delayed_with_the_seconds_that_are_left(staff: Staff) -> None:
    staff.keys("attendant")
    staff.tap("Anna")
    for _ in range(2):
        staff.type(WRONG)
        assert staff.reads("That is not the PIN")
    staff.type(WRONG)
    assert staff.staffed.account("Anna").failures == 3
    pin = staff.menu.signing_in.dialog.typed_pin
    staff.tap("Digit 1")
    assert pin.property("length") == 0
    assert not staff.sees("Attendant")


def test_a_first_pin_is_changed_before_the_panel_is_seen(open_staff: Callable[[Staffed], Staff]) -> None:
    staffed = Staffed.with_people()
    staffed.come("Otto")
    staffed.give(add_person("Amy", "supervisor", FIRST))
    staffed.turn_keys()
    staff = open_staff(staffed)
    staff.keys("attendant")
    staff.come("Amy", FIRST)
    assert staff.sees("Change your PIN")
    assert staff.pages == []
    staff.type(FIRST)
    staff.type(FIRST)
    assert staff.reads("The new PIN has to differ from the present one.")
    staff.type(PIN)
    staff.type(PIN)
    assert staff.reads("Amy  ·  Supervisor")
    assert any(isinstance(command, ChangePin) for command in staff.sent)


def test_a_person_changes_the_own_pin_who_knows_the_present_one(staff: Staff) -> None:
    staff.keys("attendant")
    staff.come("Anna")
    staff.tap("Change PIN")
    staff.type(WRONG)
    staff.type(FIRST)
    staff.type(FIRST)
    assert staff.reads("That is not the PIN")
    assert staff.reads("Enter your present PIN"), "it is typed again"
    staff.type(PIN)
    staff.type(PIN)
    staff.type(PIN)
    assert staff.reads("The new PIN has to differ from the present one.")
    staff.type(FIRST)
    staff.type(FIRST)
    assert staff.reads("Your PIN is changed. The new one counts from the next sign-in.")
    staff.tap("Done: back to the panel")
    assert staff.reads("Anna  ·  Attendant")
    staff.tap("Sign out")
    staff.come("Anna", FIRST)
    assert staff.reads("Anna  ·  Attendant")


@pytest.mark.parametrize("typed", [(), (PIN,), (PIN, FIRST)])
def test_a_change_of_pin_that_is_given_up_leaves_the_pin_as_it_was(staff: Staff, typed: tuple[str, ...]) -> None:
    staff.keys("attendant")
    staff.come("Anna")
    before = staff.staffed.account("Anna")
    staff.tap("Change PIN")
    for pin in typed:
        staff.type(pin)
    staff.tap("Cancel: keep the PIN")
    assert staff.sees("Attendant")
    staff.tap("Change PIN")
    staff.keys()
    staff.keys("attendant")
    assert staff.sees("Sign in"), "the key was turned back"
    assert staff.staffed.account("Anna") == before
    assert not any(isinstance(command, ChangePin) for command in staff.sent)


def test_an_expired_pin_is_changed_before_the_panel_is_seen(open_staff: Callable[[Staffed], Staff]) -> None:
    staffed = Staffed.with_people()
    staffed.wait(90 * DAY_MS)
    staff = open_staff(staffed)
    staff.keys("attendant")
    staff.come("Anna")
    assert staff.reads("Your PIN has expired. Choose a new one.")
    assert staff.pages == []
    staff.type(FIRST)
    staff.type(FIRST)
    assert staff.reads("Anna  ·  Attendant")


@pytest.mark.parametrize("digits", ["", "27", "27182"])
def test_the_key_pulled_while_a_pin_is_typed_forgets_it(staff: Staff, digits: str) -> None:
    staff.keys("attendant")
    staff.tap("Anna")
    for digit in digits:
        staff.tap(f"Digit {digit}")
    staff.keys()
    assert not staff.sees("Sign in")
    staff.keys("attendant")
    assert not staff.sees("Confirm the PIN"), "the name has to be touched again"
    staff.tap("Anna")
    assert staff.menu.signing_in.dialog.typed_pin.property("length") == 0
    assert not any(isinstance(command, SignIn) for command in staff.sent)


def test_the_key_pulled_while_a_page_is_open_closes_it_and_signs_out(staff: Staff) -> None:
    staff.keys("technician")
    staff.come("Otto")
    staff.set_up("People")
    staff.tap("Add a person")
    staff.tap("Key a")
    staff.keys()
    assert not staff.sees("Keyboard")
    staff.keys("technician")
    assert staff.sees("Sign in")
    assert not any(isinstance(command, AddPerson) for command in staff.sent)


def test_under_a_lock_the_key_alone_opens_what_can_be_read(staff: Staff) -> None:
    """Nothing is decided any more, so that no person can sign in; recall works all the same (regulation R4)."""
    staff.screen.lock(Lock(Message("The journal cannot be written"), Message("The disk is full.")))
    staff.screen.see(SeenInputs(ports.BoardInputs((), ("attendant",))))
    QTest.qWait(20)
    assert not staff.sees("Sign in")
    assert "people" not in staff.pages
    staff.tap("Money")
    staff.tap("Tickets")
    assert staff.sees("Back")


def test_an_operator_adds_changes_and_removes_a_person(staff: Staff) -> None:
    staff.keys("technician")
    staff.come("Otto")
    staff.set_up("People")
    staff.tap("Add a person")
    staff.write("amy")
    staff.tap("Supervisor")
    staff.type(FIRST)
    staff.type(FIRST)
    amy = staff.staffed.account("amy")
    assert (amy.role, amy.first_pin) == ("supervisor", True)
    page = staff.menu.model
    assert isinstance(page, PeoplePage)
    assert marked(page) == []
    staff.tap("Account of amy")
    assert [page.picture[row].cells[1] for row in marked(page)] == ["amy"]
    staff.tap("Change amy")
    staff.tap("Done")
    staff.tap("Attendant")
    assert staff.staffed.account("amy").role == "attendant"
    staff.tap("Remove amy")
    assert staff.staffed.account("amy")
    staff.tap("Touch again: remove amy")
    assert len(staff.staffed.state.people.accounts) == 4


def test_a_name_that_is_taken_is_said_and_the_editor_stays(staff: Staff) -> None:
    staff.keys("technician")
    staff.come("Otto")
    staff.set_up("People")
    staff.tap("Add a person")
    staff.write("anna")
    staff.tap("Supervisor")
    staff.type(FIRST)
    staff.type(FIRST)
    assert staff.reads("There is an account of anna already.")
    staff.tap("Back")
    staff.tap("Back")
    assert staff.sees("Keyboard")


def test_the_last_operator_stays(staff: Staff) -> None:
    staff.keys("technician")
    staff.come("Otto")
    staff.set_up("People")
    staff.tap("Account of Otto")
    staff.tap("Remove Otto")
    assert staff.reads("Another person has to change your own account.")


def test_a_lost_pin_takes_a_second_operator(open_staff: Callable[[Staffed], Staff]) -> None:
    staffed = Staffed.with_people()
    staffed.come("Otto")
    staffed.give(add_person("Olga", "operator", FIRST))
    staffed.come("Olga", FIRST)
    staffed.give(change_pin(staffed.account("Olga"), PIN))
    staffed.turn_keys()
    staff = open_staff(staffed)
    staff.keys("technician")
    staff.come("Otto")
    staff.set_up("People")
    staff.tap("Account of Anna")
    staff.tap("New PIN for Anna")
    assert staff.sees("Second person")
    assert not staff.sees("Tom"), "he does not manage people"
    staff.come("Olga")
    assert not staff.sees("Second person")
    staff.type(FIRST)
    staff.type(FIRST)
    assert staff.staffed.account("Anna").first_pin
    assert staff.staffed.state.people.second is None


def test_a_second_person_who_does_not_come_leaves_everything_as_it_was(staff: Staff) -> None:
    staff.keys("technician")
    staff.come("Otto")
    staff.set_up("People")
    staff.tap("Account of Anna")
    staff.tap("New PIN for Anna")
    assert staff.reads("No other account has the right to do this.")
    staff.tap("Cancel: without a second person")
    assert staff.sees("Back")
    assert not staff.staffed.account("Anna").first_pin


def test_the_key_pulled_while_a_second_person_types_closes_all(staff: Staff) -> None:
    staff.keys("attendant", "technician")
    staff.come("Sue")
    staff.set_up("RAM clear")
    staff.keys("attendant", "technician", doors=("logic",))
    staff.tap("Print the meters")
    QTest.qWait(20)
    staff.tap("Tom")
    staff.tap("Digit 2")
    staff.keys()
    assert not staff.sees("Second person")
    assert not staff.sees("Back")
    assert staff.staffed.state.people.second is None


def drafted(staff: Staff, **changes: str) -> None:
    """A technician who is signed in at the open logic door has drafted these changes."""
    staff.keys("technician", doors=("logic",))
    staff.come("Tom")
    staff.set_up("Parameters")
    model = staff.menu.model
    assert isinstance(model, ParameterBook)
    draft = model.property("draft")
    for name, value in changes.items():
        draft.put(name.replace("__", "."), value)
    model.show("draft")
    QTest.qWait(20)


def in_force(staff: Staff, name: str) -> str:
    """The value of a parameter that is in force."""
    return staff.staffed.state.configuration.parameters[name]


def test_a_change_that_takes_two_people_asks_for_the_second_and_is_made(staff: Staff) -> None:
    drafted(staff, money__currency="EUR")
    assert staff.reads("Apply asks for the second person.")
    staff.tap("Apply the draft")
    assert staff.sees("Second person")
    assert not staff.sees("Sue"), "she does not change parameters"
    assert in_force(staff, "money.currency") == "USD"
    staff.come("Otto")
    assert in_force(staff, "money.currency") == "EUR"
    assert staff.staffed.state.people.second is None


def test_a_change_without_the_second_person_is_not_made(staff: Staff) -> None:
    drafted(staff, money__currency="EUR")
    staff.tap("Apply the draft")
    staff.tap("Cancel: without a second person")
    assert in_force(staff, "money.currency") == "USD"
    assert staff.sees("Apply the draft")


def test_an_agreement_at_the_instant_the_key_is_turned_back_changes_nothing(staff: Staff) -> None:
    drafted(staff, money__currency="EUR")
    staff.tap("Apply the draft")
    otto = staff.staffed.account("Otto")
    staff.screen.touch_gateway.send(agree(otto, PIN, Right.CHANGE_PARAMETERS))
    staff.report("board", ports.BoardInputs((), ()))
    QTest.qWait(20)
    assert in_force(staff, "money.currency") == "USD"


def test_the_journals_path_is_said_to_be_changed_in_the_file_only(staff: Staff) -> None:
    drafted(staff, journal__path="var/other.sqlite")
    assert staff.reads(
        "The journal holds money, people and history: end the terminal, move all of the journal's files, and then"
        " change its path in Param.ini."
    )
    staff.tap("Apply the draft")
    assert in_force(staff, "journal.path") == "var/journal.sqlite"


def test_what_a_person_may_not_settle_has_no_buttons_but_the_reason(open_staff: Callable[[Staffed], Staff]) -> None:
    staffed = Staffed.with_people()
    staffed.feed(20)
    staff = open_staff(staffed)
    staff.keys("technician")
    staff.come("Tom")
    assert staff.reads("Tom does not have the right to do this.")
    assert not staff.sees("Credit: $20.00: Cancel credit")
    staff.keys("attendant")
    staff.come("Anna")
    assert staff.sees("Credit: $20.00: Cancel credit")


def test_a_page_says_why_a_button_is_dim(staff: Staff) -> None:
    staff.keys("attendant")
    staff.come("Anna")
    staff.menu.show("meters")
    page = staff.menu.model
    assert isinstance(page, ActionListing)
    assert page.property("said").endswith("Anna does not have the right to do this.")
    staff.menu.back()
    staff.tap("Sign out")
    staff.come("Sue")
    staff.menu.show("meters")
    page = staff.menu.model
    assert isinstance(page, ActionListing)
    assert "right" not in page.property("said")


def test_a_ram_clear_asks_for_the_second_person_and_goes_on(staff: Staff) -> None:
    staff.keys("attendant", "technician", doors=("logic",))
    staff.come("Sue")
    staff.set_up("RAM clear")
    staff.tap("Print the meters")
    staff.come("Tom")
    assert staff.staffed.state.ram_clear.matter is not None
    assert staff.staffed.state.people.second is not None
    assert staff.staffed.state.people.second.right is Right.RAM_CLEAR


def test_l4_a_hand_pay_that_takes_a_witness_asks_for_one_and_is_paid(open_staff: Callable[[Staffed], Staff]) -> None:
    staffed = due(20)
    staffed.turn_keys()
    staff = open_staff(staffed)
    staff.keys("attendant")
    staff.come("Anna")
    staff.tap("Hand pay: $20.00: It is paid")
    assert staff.sees("Second person")
    staff.keys()
    assert not staff.sees("Second person"), "the key was pulled"
    assert staffed.state.credit_cents == 20_00
    staff.keys("attendant")
    staff.come("Anna")
    staff.tap("Hand pay: $20.00: It is paid")
    staff.come("Sue")
    assert not staff.sees("Second person")
    assert staffed.state.credit_cents == 0
    assert [one.witness.name for one in staffed.state.hand_pay.receipts if one.witness] == ["Sue"]


def test_v7_an_installed_program_is_accepted_on_the_panel_by_whom_it_may(
    open_staff: Callable[[Staffed], Staff],
) -> None:
    staffed = installed()
    staff = open_staff(staffed)
    staff.keys("attendant")
    staff.come("Sue")
    assert staff.reads("Version 2 of the program")
    assert not staff.sees("Version 2 of the program: Accept it"), "a supervisor may not"
    staff.keys("technician")
    staff.come("Tom")
    staff.tap("Version 2 of the program: Accept it")
    assert staffed.state.program.arrived is None
    assert staffed.state.machine.out_of_service is None
    assert not staff.reads("Version 2 of the program")
