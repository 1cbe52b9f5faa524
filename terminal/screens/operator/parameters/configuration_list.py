"""The signed configurations on sticks and in the folder for exports: touching one begins a draft with its values.

Its button *Export* writes the cabinet's own configuration, signed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject

from terminal.cabinet.events import SignedFile
from terminal.exporting.export import Export, WholeFile
from terminal.exporting.places import ExportPlace
from terminal.rules.refusal import Refusal
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.parameters.draft import Source
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.shared.while_alive import while_alive
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate
from terminal.screens.translating.messages import message_sentence
from terminal.settings.configuration import OF_THE_CABINET, SUFFIX, Configuration, fingerprint
from terminal.settings.found_configurations import OWN, Findings, Found

SHARED = "shared"
WHOLE = "whole"
KEY_DIGITS = 16

Fill = Callable[[Mapping[str, str], Source], None]


class ConfigurationList(ActionListing):
    """Every file with the machine and the time of its export, its signer, and what an import would change."""

    PAPER = "SIGNED CONFIGURATIONS"

    NOTED = True

    def __init__(self, desk: Desk, fill: Fill, parent: QObject) -> None:
        self._fill = fill
        self._findings: Findings | None = None
        super().__init__(desk, parent)
        self.look()

    def look(self) -> None:
        """Look for files, on another thread: a stick may be slow."""
        store = self.desk.configurations
        if store is None:
            return
        finder, folders = store.finder, [place.folder for place in self.desk.exports.places()]
        self.desk.derive(lambda: finder.find(folders), while_alive(self, self._show))

    def filters(self) -> Sequence[Filter]:
        """What is taken over."""
        return (
            Filter(SHARED, translate("Operator", "Shared parameters")),
            Filter(WHOLE, translate("Operator", "All, for a replaced cabinet")),
        )

    def columns(self) -> Sequence[Column]:
        """The columns of the list."""
        return (
            Column(translate("Operator", "File"), 760),
            Column(translate("Operator", "Machine"), 180),
            Column(translate("Operator", "Signed"), 360),
            Column(translate("Operator", "Signed by"), 524),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The files."""
        return [self._line(one, chosen) for one in self._findings.files] if self._findings else []

    def footnote(self) -> str:
        """What is wrong with a folder or a key; otherwise what is not taken over."""
        if self._findings and self._findings.wrong:
            return " ".join(message_sentence(one) for one in self._findings.wrong)
        if self.chosen == WHOLE:
            return translate("Operator", "The machine number, the place, and all files and ports are taken over too.")
        return translate("Operator", "Not taken over: {0}").format(", ".join(sorted(OF_THE_CABINET)))

    def nothing(self) -> str:
        """The message if there are no files."""
        if self._findings is None:
            return translate("Operator", "Files are being looked for")
        return translate("Operator", "No configuration is on a USB stick or in the folder for exports")

    def touched(self, number: int) -> None:
        """Begin a draft with the values of a file."""
        found = self._files[number]
        configuration = found.configuration
        assert configuration is not None, "only a good file can be touched"
        file = SignedFile(fingerprint(configuration.key), configuration.digest, configuration.signed_ms)
        title = translate("Operator", "From {file}, signed by {signer}").format(
            file=found.path.name, signer=_signer(found, configuration)
        )
        self._fill(self._values(configuration, self.chosen), Source(file, title))

    @property
    def _files(self) -> Sequence[Found]:
        return self._findings.files if self._findings else ()

    def _show(self, findings: Findings) -> None:
        self._findings = findings
        self.refresh()

    def _line(self, found: Found, chosen: str) -> Line:
        configuration = found.configuration
        if configuration is None:
            wrong = languages.sentence_start(message_sentence(found.wrong)) if found.wrong else ""
            return Line((found.path.name, "", "", translate("Operator", "Not usable")), wrong, tone="bad")
        count = self._differences(configuration, chosen)
        note = translate("Operator", "Values that differ from those in force: {0}").format(count)
        signed_at = instant(self.desk, configuration.signed_ms)
        cells = (found.path.name, str(configuration.machine), signed_at, _signer(found, configuration))
        speech = translate("Operator", "Import {file}").format(file=found.path.name)
        return Line(cells, note, tone="good", opens=speech)

    def _differences(self, configuration: Configuration, chosen: str) -> int:
        in_force = self.desk.touch_gateway.cabinet.profile.as_written()
        return sum(in_force[name] != value for name, value in self._values(configuration, chosen).items())

    def _values(self, configuration: Configuration, chosen: str) -> Mapping[str, str]:
        return configuration.values if chosen == WHOLE else configuration.shared()

    def _new_export(self, place: ExportPlace) -> Export:
        """The cabinet's own configuration, in place of the list. Raises Refusal."""
        store = self.desk.configurations
        if store is None:
            raise Refusal("signing_key", "This cabinet has no key to sign a configuration with.")
        return WholeFile(place, self._exporting.file_name("configuration", SUFFIX), store.signed())


def _signer(found: Found, configuration: Configuration) -> str:
    key = fingerprint(configuration.key)[:KEY_DIGITS]
    if found.signer == OWN:
        return translate("Operator", "this cabinet ({0})").format(key)
    return f"{found.signer} ({key})"
