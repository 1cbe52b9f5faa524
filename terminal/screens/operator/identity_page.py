"""The staff's page that identifies the cabinet: number and place, program, game, par sheet, parameters (section 6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from terminal.cabinet.table_limits import set_limits
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate
from terminal.settings.parameters import digest

LIMITS_A_LINE = 4


class IdentityPage(ActionListing):
    """What an inspector compares with the papers of the cabinet, on one page."""

    PAPER = "IDENTITY OF THE MACHINE"

    def columns(self) -> Sequence[Column]:
        """What it is, and its value."""
        return (Column(translate("Operator", "Property"), 500), Column(translate("Operator", "Value"), 1290))

    def lines(self, chosen: str) -> Sequence[Line]:
        """The cabinet, then the program, then what is played."""
        del chosen
        state, cabinet = self.desk.state, self.desk.touch_gateway.cabinet
        profile, program, configuration = cabinet.profile, state.program, state.configuration
        unknown = languages.sentence_start(translate("Operator", "not verified"))
        rows = (
            (translate("Operator", "Machine number"), str(profile.machine_id)),
            (translate("Operator", "Establishment"), profile.establishment),
            (translate("Operator", "Location"), f"{profile.location}, {profile.city}"),
            (translate("Operator", "Currency"), configuration.currency),
            (translate("Operator", "Program version"), program.version),
            (translate("Operator", "Program, SHA-256"), program.digest or unknown),
            (translate("Operator", "Game"), cabinet.game.name),
            (translate("Operator", "Par sheet"), configuration.metered),
            (translate("Operator", "Par sheet, SHA-256"), configuration.sheet_digest),
            *_limits(set_limits(cabinet.written)),
            (translate("Operator", "Parameters, SHA-256"), digest(cabinet.written)),
        )
        return [Line(row) for row in rows]

    def footnote(self) -> str:
        """How far the program can be trusted."""
        if self.desk.state.program.signed:
            return translate("Operator", "A signed release has played on this journal: only signed programs may.")
        return translate("Operator", "Only development copies of the program have played on this journal.")


def _limits(named: Mapping[str, str]) -> Sequence[tuple[str, str]]:
    """The limits that narrow those of the par sheet, as Param.ini has them, several to a line."""
    title = translate("Operator", "Limits of the table")
    if not named:
        return [(title, translate("Operator", "as the par sheet has them"))]
    said = [f"{name.partition('.')[2]} {value}" for name, value in named.items()]
    lines = [", ".join(said[at : at + LIMITS_A_LINE]) for at in range(0, len(said), LIMITS_A_LINE)]
    return [(title if at == 0 else "", line) for at, line in enumerate(lines)]


make = IdentityPage
