"""The staff's page of the program: the signature of each component, verified on request (regulation V1, V2, V3)."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet.commands import VerifyProgram
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class ProgramPage(ActionListing):
    """The result of the last verification since the start, component by component."""

    PAPER = "PROGRAM"

    def columns(self) -> Sequence[Column]:
        """The columns for a comparison with a release's paper."""
        return (
            Column(translate("Operator", "Component"), 300),
            Column(translate("Operator", "Files"), 140, right=True),
            Column("CRC-32", 210),
            Column("SHA-256", 1140),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """Mismatches first; then every component, headed by the digest over all that decides."""
        del chosen
        state = self.desk.state
        found = state.program.verified
        started = translate("Operator", "At the start")
        unknown = languages.sentence_start(translate("Operator", "not verified"))
        lines = [Line((started, "", "", state.program.digest or unknown))]
        if found is not None:
            lines.append(
                Line((translate("Operator", "Verified now"), "", "", found.digest), tone=_tone(found.standing))
            )
            lines += [
                Line(("", "", "", languages.message_sentence(mismatch)), tone="bad") for mismatch in found.mismatches
            ]
            lines += [Line((one.component, str(one.files), one.crc32, one.sha256)) for one in found.components]
        return lines

    def actions(self) -> Sequence[Action]:
        """The verification, which does not affect play."""
        return (Action(translate("Operator", "Verify now"), VerifyProgram()),)

    def remark(self) -> str:
        """Who signed the program, and when it was verified."""
        state = self.desk.state
        if state.program.check_called:
            return translate("Operator", "The program is being verified.")
        found = state.program.verified
        if found is None:
            return translate("Operator", "The components are listed once the program has been verified.")
        when = translate("Operator", "Verified at {0}.").format(instant(self.desk, found.at_ms))
        return f"{_status_texts()[found.standing]} {when}"


def _status_texts() -> dict[str, str]:
    return {
        "signed": translate("Operator", "Every file matches its release."),
        "unsigned": translate("Operator", "An unsigned development copy: nothing to hold it against."),
        "changed": translate("Operator", "This is not what was released."),
    }


def _tone(status: str) -> str:
    return {"signed": "good", "unsigned": "care"}.get(status, "bad")


make = ProgramPage
