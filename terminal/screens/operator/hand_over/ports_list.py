"""The ports of the machine with the device that answers at each: a touch takes the device into the draft.

A question moves nothing and prints nothing. A port that a driver of the running terminal has open is left alone.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject

from drivers.ports.message import Message
from drivers.probing import Device
from drivers.transport.byte_stream import StreamGoneError
from terminal.recall.describe_machine import DEVICES
from terminal.rules.refusal import Phrase
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk, PortSearch
from terminal.screens.operator.parameters.draft import ParameterDraft
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.shared.while_alive import while_alive
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate
from terminal.screens.translating.messages import message_sentence


class Answer(msgspec.Struct, frozen=True):
    """What is known of a port."""

    port: str
    asked: bool = False
    device: Device | None = None
    """None if nothing has answered."""
    why: Message | None = None
    """Why the port could not be asked."""


class PortsList(ActionListing):
    """Asks one port after the other, each on another thread, and shows what is known so far."""

    PAPER = "PORTS"

    NOTED = True

    def __init__(self, desk: Desk, draft: ParameterDraft, parent: QObject) -> None:
        self._draft = draft
        self._answers: list[Answer] = []
        super().__init__(desk, parent)

    def search(self) -> None:
        """Ask all ports again; a search that is still running goes on instead."""
        search = self.desk.ports
        if search is None or any(not one.asked for one in self._answers):
            return
        self._answers = [Answer(port) for port in search.addresses()]
        self.refresh()
        self._ask_next(search)

    def columns(self) -> Sequence[Column]:
        """The columns of the list."""
        return (
            Column(translate("Operator", "Port"), 900),
            Column(translate("Operator", "Device"), 524),
            Column(translate("Operator", "Status"), 400),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """Every port."""
        del chosen
        return [self._line(one) for one in self._answers]

    def nothing(self) -> str:
        """The message if there are no ports."""
        if self.desk.ports is None:
            return translate("Operator", "Practice has no ports but its own")
        return translate("Operator", "This machine has no serial port")

    def footnote(self) -> str:
        """What a touch does, and which devices are not found."""
        return translate("Operator", "Touch a device to take it into the draft. A printer on USB is entered by hand.")

    def touched(self, number: int) -> None:
        """Take the device into the draft."""
        answer = self._answers[number]
        assert answer.device is not None, "only a device can be touched"
        self._draft.put(_parameter(answer.device), _written(answer))
        self.refresh()

    def _line(self, answer: Answer) -> Line:
        if not answer.asked:
            return Line((answer.port, "", languages.sentence_start(translate("Operator", "is being asked"))))
        if answer.why is not None:
            why = languages.sentence_start(message_sentence(answer.why))
            return Line((answer.port, "", translate("Operator", "Not asked")), why, tone="care")
        if answer.device is None:
            return Line((answer.port, "", translate("Operator", "No device answers")))
        device = languages.sentence(Phrase(DEVICES[answer.device.kind]))
        taken = self._draft.value_of(_parameter(answer.device)) == _written(answer)
        status = translate("Operator", "In the draft, or in force") if taken else translate("Operator", "Found")
        speech = translate("Operator", "Use {device} at {port}").format(device=device, port=answer.port)
        cells = (answer.port, device, status)
        return Line(cells, answer.device.identity, tone="good" if taken else "care", opens=speech)

    def _ask_next(self, search: PortSearch) -> None:
        number = next((at for at, one in enumerate(self._answers) if not one.asked), None)
        if number is None:
            return
        port = self._answers[number].port

        def answered(answer: Answer) -> None:
            self._answers[number] = answer
            self.refresh()
            self._ask_next(search)

        self.desk.derive(lambda: _asked(search, port), while_alive(self, answered))


def _asked(search: PortSearch, port: str) -> Answer:
    try:
        return Answer(port, asked=True, device=search.identify(port))
    except StreamGoneError as gone:
        return Answer(port, asked=True, why=gone.reason)


def _parameter(device: Device) -> str:
    return f"devices.{device.kind}"


def _written(answer: Answer) -> str:
    assert answer.device is not None
    return f"{answer.device.protocol} {answer.port}"
