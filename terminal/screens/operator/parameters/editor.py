"""The editor of one parameter: the right control for its kind, and whether the value would be valid."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.parameters import canonical
from terminal.cabinet.state.program import LastChange
from terminal.common import money
from terminal.rules.refusal import Refusal
from terminal.screens.operator.page import Desk
from terminal.screens.operator.parameters import wording
from terminal.screens.operator.parameters.draft import ParameterDraft
from terminal.screens.shared.exposed import view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.translating.marked import translate
from terminal.settings.kinds import (
    ALL,
    NONE,
    Amount,
    BillValues,
    ChipValues,
    DailyLevels,
    DatedAmounts,
    Duration,
    Factors,
    InOrder,
    Kind,
    LastDay,
    OneOf,
    Several,
    TimeOfDay,
    Whole,
    YesNo,
)
from terminal.settings.reading import BY_NAME

LENGTH_MAX = 900
FROM = " from "
DAY = (4, 2, 2)
TIME = (2, 2)
"""The digits of a day and of a time, between its hyphens or its colon."""


def control_of(kind: Kind[object]) -> str:
    """How values of this kind are entered: with a keyboard or a pad, by choice, as a list of amounts, or as a day."""
    match kind:
        case Whole() | Duration() | Amount() | TimeOfDay():
            return "pad"
        case OneOf() | YesNo():
            return "choice"
        case Several() | BillValues() | InOrder():
            return "several"
        case ChipValues() | Factors():
            return "list"
        case DatedAmounts() | DailyLevels():
            return "dated"
        case LastDay():
            return "day"
    return "keyboard"


@view_model
class ParameterEditor(QObject):
    """One parameter that is being changed. What is typed stays text until it is taken into the draft."""

    changed = Signal()
    closed = Signal()

    def __init__(self, desk: Desk, draft: ParameterDraft, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._draft = draft
        self._name = ""
        self._items: list[str] = []
        self._text = ""
        self._date = ""
        self._dating = False
        self._options = Rows(("value", "title", "chosen"), self)
        self._listed = Rows(("value", "title"), self)

    def open(self, name: str) -> None:
        """Edit this parameter, from its value in the draft."""
        self._name = name
        self._set(self._draft.value_of(name))

    def retranslate(self) -> None:
        """Update every text."""
        if self._name:
            self._refresh()

    # For QML: the parameter ------------------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def name(self) -> str:
        """Its name in the file."""
        return self._name

    @Property(str, notify=changed)
    def description(self) -> str:
        """What it means."""
        return wording.description(BY_NAME[self._name]) if self._name else ""

    @Property(str, notify=changed)
    def unit(self) -> str:
        """The unit of its value."""
        currency = self._draft.value_of("money.currency")
        return wording.unit(BY_NAME[self._name], currency) if self._name else ""

    @Property(str, notify=changed)
    def allowed(self) -> str:
        """The allowed values."""
        return wording.allowed(BY_NAME[self._name]) if self._name else ""

    @Property(str, notify=changed)
    def preset(self) -> str:
        """Its default."""
        return BY_NAME[self._name].default if self._name else ""

    @Property(str, notify=changed)
    def present(self) -> str:
        """The value in force."""
        return self._desk.touch_gateway.cabinet.profile.as_written()[self._name] if self._name else ""

    @Property(str, notify=changed)
    def history(self) -> str:
        """When it was last changed, and by whom."""
        last: LastChange | None = self._desk.state.configuration.changed.get(self._name)
        return wording.last_change(self._desk, last) or translate("Operator", "never, in this journal")

    @Property(str, notify=changed)
    def control(self) -> str:
        """How the value is entered."""
        return control_of(BY_NAME[self._name].kind) if self._name else ""

    @Property(str, notify=changed)
    def sign(self) -> str:
        """The sign that the pad has beside the digits."""
        if not self._name or self._dating:
            return ""
        return {Amount: ".", ChipValues: ".", Factors: ".", DatedAmounts: ".", TimeOfDay: ":"}.get(
            type(BY_NAME[self._name].kind), ""
        )

    # For QML: the value ----------------------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def text(self) -> str:
        """What is being typed."""
        return self._date if self._dating else self._text

    @Property(bool, notify=changed)
    def dating(self) -> bool:
        """The day of a dated amount is being typed, and not the amount."""
        return self._dating

    @Property(str, notify=changed)
    def amount(self) -> str:
        """The amount of the dated amount that is being typed."""
        return self._text

    @Property(str, notify=changed)
    def date(self) -> str:
        """The day of the dated amount that is being typed."""
        return self._date

    @Property(str, notify=changed)
    def amount_title(self) -> str:
        """What is typed before the day or the time."""
        daily = bool(self._name) and isinstance(BY_NAME[self._name].kind, DailyLevels)
        return translate("Operator", "Level") if daily else translate("Operator", "Amount")

    @Property(str, notify=changed)
    def date_title(self) -> str:
        """What is typed after it."""
        daily = bool(self._name) and isinstance(BY_NAME[self._name].kind, DailyLevels)
        return translate("Operator", "From the time") if daily else translate("Operator", "From the day")

    @Property(QObject, notify=changed)
    def options(self) -> QObject:
        """What can be chosen."""
        return self._options

    @Property(QObject, notify=changed)
    def listed(self) -> QObject:
        """The values of a list."""
        return self._listed

    @Property(str, notify=changed)
    def value(self) -> str:
        """The whole value as it would be written."""
        match self.property("control"):
            case "several" | "list" | "dated":
                return ", ".join(self._items) or self._nothing
            case "day":
                return self._date
        return self._text

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Why the value cannot be taken; empty if it can."""
        if not self._name:
            return ""
        try:
            canonical(self._name, self.property("value"))
        except Refusal as refusal:
            return self._desk.touch_gateway.say_why(refusal)
        return ""

    @Slot(str)
    def type(self, letters: str) -> None:
        """Append what a key types; a day gets its hyphens by itself, and a time its colon."""
        if self._dating:
            self._date = self._grouped(self._digits + letters)
        elif len(self._text) + len(letters) <= LENGTH_MAX:
            self._text += letters
        self._typed()

    @Slot()
    def erase(self) -> None:
        """Remove the last character."""
        if self._dating:
            self._date = self._grouped(self._digits[:-1])
        else:
            self._text = self._text[:-1]
        self._typed()

    @Slot()
    def clear(self) -> None:
        """Remove what is typed."""
        if self._dating:
            self._date = ""
        else:
            self._text = ""
        self._typed()

    @Slot(bool)
    def turn_to_date(self, dating: bool) -> None:
        """Type the day from now on, or the amount."""
        self._dating = dating
        self.changed.emit()

    @Slot(str)
    def choose(self, value: str) -> None:
        """Choose this, or this too; of several the last one stays."""
        if self.property("control") == "choice":
            self._text = value
        elif self.property("control") == "day":
            self._date = value
        elif value == ALL and isinstance(BY_NAME[self._name].kind, BillValues):
            self._items = []
        else:
            items = [one for one in self._items if one != value] if value in self._items else [*self._items, value]
            ordered = isinstance(BY_NAME[self._name].kind, InOrder)
            self._items = items if ordered else [one for one in self._choices() if one in items]
        self._refresh()

    @Slot()
    def add(self) -> None:
        """Put what is typed into the list."""
        typed = f"{self._text}{FROM}{self._date}" if self.property("control") == "dated" else self._text
        if typed and typed not in self._items:
            self._items = sorted([*self._items, typed], key=_order)
        self._text = self._date = ""
        self._dating = False
        self._refresh()

    @Slot(str)
    def remove(self, value: str) -> None:
        """Take a value out of the list."""
        self._items = [one for one in self._items if one != value]
        self._refresh()

    @Slot()
    def back_to_default(self) -> None:
        """Enter the default."""
        self._set(BY_NAME[self._name].default)

    @Slot()
    def done(self) -> None:
        """Take a valid value into the draft, and close the editor."""
        if self.property("trouble"):
            return
        self._draft.put(self._name, canonical(self._name, self.property("value")))
        self.closed.emit()

    # ----------------------------------------------------------------------------------------------------------------

    def _typed(self) -> None:
        """Something was typed: of a day, it is no word that could be chosen instead any more."""
        if self.property("control") == "day":
            self._refresh()
        else:
            self.changed.emit()

    @property
    def _nothing(self) -> str:
        """How an empty list is written."""
        match BY_NAME[self._name].kind:
            case BillValues():
                return ALL
            case DatedAmounts():
                return NONE
        return ""

    @property
    def _digits(self) -> str:
        """The day or time as far as it is typed; a word in its place is no part of one."""
        return "" if self._date in (ALL, NONE) else self._date

    def _grouped(self, typed: str) -> str:
        """The digits of a day or a time, in groups."""
        lengths, mark = (TIME, ":") if isinstance(BY_NAME[self._name].kind, DailyLevels) else (DAY, "-")
        digits, groups = typed.replace(mark, ""), []
        for length in lengths:
            groups.append(digits[:length])
            digits = digits[length:]
        return mark.join(group for group in groups if group)

    def _set(self, value: str) -> None:
        """Begin with this value."""
        self._text, self._items, self._date, self._dating = "", [], "", False
        if self.property("control") in ("several", "list", "dated"):
            self._items = [] if value == self._nothing else [one.strip() for one in value.split(",")]
        elif self.property("control") == "day":
            self._date, self._dating = value, True
        else:
            self._text = value
        self._refresh()

    def _choices(self) -> tuple[str, ...]:
        match BY_NAME[self._name].kind:
            case YesNo():
                return ("yes", "no")
            case LastDay():
                return (ALL, NONE)
            case OneOf(choices=choices) | Several(choices=choices) | InOrder(choices=choices):
                return tuple(choices)
            case BillValues():
                currency = self._draft.value_of("money.currency")
                return tuple(f"{cents // 100}.{cents % 100:02d}" for cents in money.BILLS_CENTS[currency])
        return ()

    def _refresh(self) -> None:
        chosen = {*self._items, self._text, self._date}
        options = [(one, one, one in chosen) for one in self._choices()]
        if isinstance(BY_NAME[self._name].kind, InOrder):
            places = {one: f"{place}. {one}" for place, one in enumerate(self._items, start=1)}
            options = [(one, places.get(one, one), one in chosen) for one in self._choices()]
        if isinstance(BY_NAME[self._name].kind, BillValues):
            options = [(ALL, translate("Operator", "All"), not self._items), *options]
        self._options.show(options)
        self._listed.show([(one, one) for one in self._items])
        self.changed.emit()


def _order(item: str) -> tuple[str, int, str]:
    """Dated amounts by their days or times, amounts by their size; what is neither comes last."""
    amount, _, day = item.partition(FROM)
    try:
        return (day, money.cents(amount), item)
    except ValueError:
        return (day, money.BILLS_CENTS["USD"][-1] ** 2, item)
