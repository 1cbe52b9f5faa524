"""The staff's page of players with a card who have agreed to be remembered: figures, and cards that are blocked."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet.commands import ForgetPlayer, UnblockCard
from terminal.cabinet.players.figures import PlayerFigures, since
from terminal.cabinet.players.player import Player
from terminal.cabinet.state.machine import CARDS
from terminal.recall.describe_players import short
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.translating.marked import translate

MINUTE_MS = 60_000
MAX_OFFERED = 2
"""For so many cards there are buttons: that of the player who is here, and those that are blocked."""


class PlayersPage(ActionListing):
    """The players, who was here last first. The running session is in the figures of the player who is here."""

    PAPER = "PLAYERS WITH A CARD"

    def columns(self) -> Sequence[Column]:
        """Who, when, and how much."""
        return (
            Column(translate("Operator", "Card"), 170),
            Column(translate("Operator", "Name"), 270),
            Column(translate("Operator", "Last here"), 320),
            Column(translate("Operator", "Visits"), 160, right=True),
            Column(translate("Operator", "Time (h:mm)"), 230, right=True),
            Column(translate("Operator", "Wagered"), 240, right=True),
            Column(translate("Operator", "Player's result"), 280, right=True),
            Column(translate("Operator", "Status"), 300),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """Blocked cards first: they wait for the staff."""
        del chosen
        known = sorted(self.desk.state.players.known, key=lambda one: (not one.blocked, -one.seen_ms))
        return [self._line(one) for one in known]

    def nothing(self) -> str:
        """The message if there are no players."""
        return translate("Operator", "No player has agreed to be remembered")

    def actions(self) -> Sequence[Action]:
        """Unblock a card, and forget a player who wishes it."""
        return [action for player in self._offered() for action in _of(player)]

    def remark(self) -> str:
        """Whether there is a reader, and who is logged in."""
        state = self.desk.state
        if CARDS not in state.machine.devices:
            return translate("Operator", "This cabinet has no card reader (parameter devices.cards).")
        if state.players.here is None:
            return translate("Operator", "No player is logged in.")
        return translate("Operator", "Card {0} is logged in.").format(short(state.players.here.card))

    def _offered(self) -> Sequence[Player]:
        players = self.desk.state.players
        at_reader = (players.here.card if players.here is not None else "", players.asked, players.in_slot)
        found = [one for one in players.known if one.card in at_reader or one.blocked]
        return sorted(found, key=lambda one: (one.card not in at_reader, -one.seen_ms))[:MAX_OFFERED]

    def _line(self, player: Player) -> Line:
        amount, signed = self.desk.touch_gateway.amount, self.desk.touch_gateway.signed
        figures, status, tone = self._figures(player), "", ""
        if player.blocked:
            status, tone = translate("Operator", "Blocked"), "bad"
        elif self._is_here(player):
            status, tone = translate("Operator", "Logged in"), "good"
        elif player.failures:
            status, tone = translate("Operator", "Wrong PINs: {0}").format(player.failures), "care"
        hours, minutes = divmod(figures.played_ms // MINUTE_MS, 60)
        cells = (
            short(player.card),
            player.name,
            instant(self.desk, player.seen_ms),
            str(player.visits),
            f"{hours}:{minutes:02}",
            amount(figures.handle_cents),
            signed(figures.result_cents),
            status,
        )
        return Line(cells, tone=tone)

    def _figures(self, player: Player) -> PlayerFigures:
        state, here = self.desk.state, self.desk.state.players.here
        if here is None or here.card != player.card:
            return player.figures
        return player.figures.plus(since(here.began, state.meters, self.desk.now().at_ms))

    def _is_here(self, player: Player) -> bool:
        here = self.desk.state.players.here
        return here is not None and here.card == player.card


def _of(player: Player) -> Sequence[Action]:
    card = short(player.card)
    forget = Action(
        translate("Operator", "Forget {0}").format(card),
        ForgetPlayer(player.card),
        sure=True,
        sure_title=translate("Operator", "Touch again: forget {0}").format(card),
    )
    if not player.blocked and not player.failures:
        return (forget,)
    return (Action(translate("Operator", "Unblock {0}").format(card), UnblockCard(player.card)), forget)


make = PlayersPage
