"""The staff's page that identifies the cabinet: number and place, program, game, par sheet, parameters (section 6)."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.screens.operator.list_page import Column, Line, Listing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate
from terminal.settings.parameters import digest


class IdentityPage(Listing):
    """What an inspector compares with the papers of the cabinet, on one page."""

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
            (translate("Operator", "Parameters, SHA-256"), digest(cabinet.written)),
        )
        return [Line(row) for row in rows]

    def footnote(self) -> str:
        """How far the program can be trusted."""
        if self.desk.state.program.signed:
            return translate("Operator", "A signed release has played on this journal: only signed programs may.")
        return translate("Operator", "Only development copies of the program have played on this journal.")


make = IdentityPage
