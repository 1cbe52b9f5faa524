"""What is shown beside the game: devices that fail, the lock over the play, and the attendant's panel."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from terminal.cabinet.state import Device, Dispute, State, TicketMatter
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
        self._shown = (False, "", "")

    def project(self, state: State) -> None:
        """Show this state's devices, doors and what an attendant has to settle."""
        self.devices.show([_device_row(name, device) for name, device in state.devices.items()])
        self.matters.show(self._matters(state))
        shown = ("attendant" in state.keys_turned, _doors(state.doors_open), notice(state))
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    def lock(self, title: str, sentence: str, *, calm: bool = False) -> None:
        """Cover the play; an empty title uncovers it. A calm cover passes by itself and calls for nobody."""
        self._lock = (title, sentence, calm)
        self.changed.emit()

    def retranslate(self, state: State) -> None:
        """Read every text anew."""
        self._shown = (False, "", "")
        self.project(state)
        self.changed.emit()

    @Property(bool, notify=changed)
    def locked(self) -> bool:
        """The play is covered."""
        return bool(self._lock[0])

    @Property(str, notify=changed)
    def lockTitle(self) -> str:  # noqa: N802 - QML's spelling
        """What is wrong, in a few words."""
        return languages.lock_sentence(self._lock[0])

    @Property(str, notify=changed)
    def lockSentence(self) -> str:  # noqa: N802 - QML's spelling
        """What is wrong and what to do."""
        return languages.lock_sentence(self._lock[1])

    @Property(bool, notify=changed)
    def lockCalm(self) -> bool:  # noqa: N802 - QML's spelling
        """Nothing is wrong: the cover goes by itself."""
        return self._lock[2]

    @Property(bool, notify=changed)
    def attendant(self) -> bool:
        """An attendant has turned the key."""
        return self._shown[0]

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
        return rows

    def _bill(self, dispute: Dispute) -> Row:
        known = bool(dispute.value_cents)
        value = languages.amount(dispute.value_cents, self._currency) if known else translate("Player", "unknown value")
        title = translate("Player", "Bill {0}: {1}").format(dispute.number, value)
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
    }
    return names.get(name, name)


def notice(state: State) -> str:
    """Say which devices the player cannot use now; doors have their own sentence."""
    failing = [named(name, device.say) for name, device in state.devices.items() if device.faulty]
    return _in_lines([_doors(state.doors_open), *failing] if state.doors_open else failing)


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


def _device_row(name: str, device: Device) -> Row:
    standing = (
        translate("Player", "Ready") if device.ready else _capital(languages.device_sentence(device.say or device.code))
    )
    tone = "ready" if device.ready else "fault" if device.faulty else "passing"
    return (device_name(name), tone, standing, languages.device_sentence(device.note))


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
