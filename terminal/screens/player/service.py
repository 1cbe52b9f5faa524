"""What is shown beside the game: devices that fail, the lock over the play, and the attendant's panel."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from drivers.ports import BoardInputs
from terminal.cabinet import hand_pay
from terminal.cabinet.faults import standing
from terminal.cabinet.meters import JACKPOTS
from terminal.cabinet.staff import KEY
from terminal.cabinet.state import State
from terminal.cabinet.state.bills import Dispute
from terminal.cabinet.state.hand_pays import HandPay, Receipt
from terminal.cabinet.state.machine import Device
from terminal.cabinet.state.tickets import TicketMatter
from terminal.screens import languages
from terminal.screens.player.rows import Row, Rows
from terminal.screens.player.words import translate

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1

DEVICE_ROLES = ("name", "tone", "standing", "advice")
MATTER_ROLES = ("kind", "number", "title", "sentence", "yes", "no")

DOT = "  ·  "
LINE_MOST = 110
"""So many characters surely fit on one line of the notice."""

AUTHORITY = "authority"
"""Stands among the devices: it is one in all but name."""
NO_DEVICES = ("clock_off", "disk_full")
"""Faults that stop something for the player, though every device is well."""
OWN_WORDS = {"validator": "bill", "printer": "ticket", "dice": "dice", "board": "board"}
"""The word of its own by which a driver's sentence names its device; others say "it"."""


@QmlElement
class Service(QObject):
    """The state of the machine round the game."""

    changed = Signal()

    def __init__(self, currency: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.devices = Rows(DEVICE_ROLES, self)
        self.matters = Rows(MATTER_ROLES, self)
        self._currency = currency
        self._lock = ("", "", False)
        self._shown: tuple[tuple[str, ...], str, str] = ((), "", "")
        self._seen: BoardInputs | None = None
        self._hand_pay: HandPay | None = None
        self._touched = 0

    def project(self, state: State) -> None:
        """Show this state's devices, doors and what an attendant has to settle."""
        rows = [_device_row(name, device, _advice(state, name)) for name, device in _with_authority(state).items()]
        self.devices.show(rows)
        inputs = self._seen or BoardInputs(state.doors_open, state.keys_turned)
        if all(one.number != self._touched for one in state.hand_pays) or KEY not in inputs.keys_turned:
            self._touched = 0
        self.matters.show(self._matters(state))
        self._show(inputs, notice(state, inputs.doors_open))

    def see(self, inputs: BoardInputs, state: State | None = None) -> None:
        """Where no event tells of them any more, doors and keys stand like this, whatever the state says."""
        self._seen = inputs
        if state is None:
            self._show(inputs, "")
        else:
            self.project(state)

    def _show(self, inputs: BoardInputs, notice: str) -> None:
        shown = (inputs.keys_turned, _doors(inputs.doors_open), notice)
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    @property
    def why_locked(self) -> str:
        """The sentence of a lock that does not pass by itself, as the runtime said it; empty without one."""
        return "" if self._lock[2] else self._lock[1]

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that are turned."""
        return self._shown[0]

    def cover_hand_pay(self, state: State) -> None:
        """Cover the play while an attendant is to pay something by hand; told once the dice lie."""
        first = next(iter(state.hand_pays), None)
        if first != self._hand_pay:
            self._hand_pay = first
            self.changed.emit()

    def is_second_touch(self, number: int, state: State) -> bool:
        """Whether the attendant has touched "paid" of this hand pay before; the first touch only asks for one more."""
        if self._touched == number:
            return True
        self._touched = number
        self.project(state)
        return False

    def lock(self, title: str, sentence: str, *, calm: bool = False) -> None:
        """Cover the play; an empty title uncovers it. A calm cover passes by itself and calls for nobody."""
        self._lock = (title, sentence, calm)
        self.changed.emit()

    def retranslate(self, state: State) -> None:
        """Read every text anew."""
        self._shown = ((), "", "")
        self.project(state)
        self.changed.emit()

    @Property(bool, notify=changed)
    def locked(self) -> bool:
        """The play is covered."""
        return bool(self._lock[0]) or self._hand_pay is not None

    @Property(str, notify=changed)
    def lockTitle(self) -> str:  # noqa: N802 - QML's spelling
        """What is wrong, in a few words."""
        if self._hand_pay is None or self._lock[0]:
            return languages.lock_sentence(self._lock[0])
        return self._hand_pay_title(self._hand_pay)

    @Property(str, notify=changed)
    def lockSentence(self) -> str:  # noqa: N802 - QML's spelling
        """What is wrong and what to do."""
        if self._hand_pay is None or self._lock[0]:
            return languages.lock_sentence(self._lock[1])
        return languages.sentence(hand_pay.why(self._hand_pay, self._currency))

    @Property(bool, notify=changed)
    def lockCalm(self) -> bool:  # noqa: N802 - QML's spelling
        """Nothing is wrong: the cover goes by itself."""
        return self._lock[2]

    @Property(bool, notify=changed)
    def lockCalled(self) -> bool:  # noqa: N802 - QML's spelling
        """The attendant has been called already: the lamp is lit for a hand pay."""
        return self._hand_pay is not None and not self._lock[0]

    @Property(bool, notify=changed)
    def attendant(self) -> bool:
        """An attendant has turned the key."""
        return KEY in self._shown[0]

    @Property(bool, notify=changed)
    def staff(self) -> bool:
        """An attendant or a technician has turned a key."""
        return bool(self._shown[0])

    @Property(str, notify=changed)
    def doors(self) -> str:
        """The doors that stand open, as a sentence."""
        return self._shown[1]

    @Property(str, notify=changed)
    def notice(self) -> str:
        """What the player should know of a device; empty when all is well."""
        return self._shown[2]

    def _matters(self, state: State) -> list[Row]:
        rows = [self._bill(dispute) for dispute in state.disputes]
        if state.ticket is not None and state.ticket.doubt:
            rows.append(self._ticket(state.ticket))
        rows += [self._due(one) for one in state.hand_pays]
        if not rows and state.playable_cents and not state.bet_cents and state.throw is None:
            rows.append(self._credit(state.playable_cents))
        if state.receipts and state.receipts[-1].outcome in ("none", "failed"):
            rows.append(self._unprinted(state.receipts[-1]))
        return rows

    def _unprinted(self, receipt: Receipt) -> Row:
        """The last hand pay has no receipt: it may be had at any time, and nobody waits for it."""
        amount = languages.amount(receipt.amount_cents, self._currency)
        title = translate("Player", "Receipt of hand pay {0}: {1}").format(receipt.number, amount)
        why = languages.device_sentence(receipt.why)
        sentence = why or translate("Player", "The receipt was not printed: the printer was not ready.")
        return ("receipt", receipt.number, title, sentence, translate("Player", "Print the receipt"), "")

    def _due(self, due: HandPay) -> Row:
        sure = self._touched == due.number
        yes = translate("Player", "Touch again: it is paid") if sure else translate("Player", "It is paid")
        no = "" if due.reason in JACKPOTS else translate("Player", "It is not paid")
        sentence = languages.sentence(hand_pay.why(due, self._currency))
        return ("hand_pay", due.number, self._hand_pay_title(due), sentence, yes, no)

    def _credit(self, cents: int) -> Row:
        title = translate("Player", "Credit: {0}").format(languages.amount(cents, self._currency))
        sentence = translate("Player", "An attendant can pay the whole credit by hand.")
        return ("credit", 0, title, sentence, translate("Player", "Cancel credit"), "")

    def _hand_pay_title(self, due: HandPay) -> str:
        return translate("Player", "Hand pay: {0}").format(languages.amount(due.amount_cents, self._currency))

    def _bill(self, dispute: Dispute) -> Row:
        known = bool(dispute.value_cents)
        value = languages.amount(dispute.value_cents, self._currency) if known else translate("Player", "unknown value")
        ticket = translate("Player", "Ticket {0}: {1}")
        title = (ticket if dispute.validation else translate("Player", "Bill {0}: {1}")).format(dispute.number, value)
        yes = translate("Player", "Credit it") if known else translate("Player", "It is in the stacker")
        return (
            "bill",
            dispute.number,
            title,
            languages.device_sentence(dispute.reason),
            yes,
            translate("Player", "Player has it"),
        )

    def _ticket(self, matter: TicketMatter) -> Row:
        amount = languages.amount(matter.amount_cents, self._currency)
        title = translate("Player", "Ticket {0}: {1}").format(matter.ticket.number, amount)
        return (
            "ticket",
            matter.ticket.number,
            title,
            languages.device_sentence(matter.doubt),
            translate("Player", "It was printed"),
            translate("Player", "It was not printed"),
        )


def device_name(name: str) -> str:
    """Call a device as people call it."""
    names = {
        "validator": translate("Player", "Bill validator"),
        "printer": translate("Player", "Ticket printer"),
        "dice": translate("Player", "Dice generator"),
        "board": translate("Player", "Cabinet board"),
        AUTHORITY: translate("Player", "Validation authority"),
    }
    return names.get(name, name)


def notice(state: State, doors_open: tuple[str, ...]) -> str:
    """Say what the player cannot use now, and why; doors have their own sentence."""
    failing = [named(name, device.say) for name, device in _with_authority(state).items() if device.faulty]
    failing += [languages.sentence(fault.title) for fault in standing(state) if fault.code in NO_DEVICES]
    return _in_lines([_doors(doors_open), *failing] if doors_open else failing)


def _in_lines(sentences: list[str]) -> str:
    """Put the sentences in one line, or in two that are as even as they can be without breaking a sentence."""
    if len(DOT.join(sentences)) <= LINE_MOST or len(sentences) == 1:
        return DOT.join(sentences)
    halves = [(DOT.join(sentences[:at]), DOT.join(sentences[at:])) for at in range(1, len(sentences))]
    return "\n".join(min(halves, key=lambda lines: max(map(len, lines))))


def named(name: str, say: str) -> str:
    """Say what a device says of itself so that a player knows which one it is, and no word twice.

    A sentence that does not name the device is put behind its name.
    """
    sentence = languages.device_sentence(say)
    if OWN_WORDS.get(name, name) in say.lower():
        return sentence.rstrip(".")
    return f"{device_name(name)}: {languages.sentence_end(sentence)}"


def _doors(doors: tuple[str, ...]) -> str:
    if not doors:
        return ""
    names = {
        "main": translate("Player", "main"),
        "cashbox": translate("Player", "cash box"),
        "logic": translate("Player", "logic"),
    }
    *others, last = (names.get(door, door) for door in doors)
    if not others:
        return translate("Player", "The {0} door is open").format(last)
    return translate("Player", "The {0} and {1} doors are open").format(", ".join(others), last)


def _advice(state: State, name: str) -> str:
    """What the staff should know of a device that works: its note, or the last figure of the dice above its limit."""
    if name == "dice" and state.dice_alarms:
        alarm = state.dice_alarms[-1]
        told = translate("Player", "Statistics: {0} is {1} in {2} throws, the limit is {3}")
        return told.format(alarm.test, alarm.chi_square, alarm.throws, alarm.limit)
    if name == AUTHORITY:
        return languages.device_sentence(state.contradictions[-1]) if state.contradictions else ""
    return languages.device_sentence(state.devices[name].note)


def _with_authority(state: State) -> dict[str, Device]:
    return state.devices if state.authority is None else state.devices | {AUTHORITY: state.authority}


def _device_row(name: str, device: Device, advice: str) -> Row:
    standing = (
        translate("Player", "Ready") if device.ready else _capital(languages.device_sentence(device.say or device.code))
    )
    tone = "ready" if device.ready else "fault" if device.faulty else "passing"
    return (device_name(name), tone, standing, advice)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
