"""The dealer's page at a shared table: the round as its stations see it, what may be ordered, and a pause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Property, QObject, Slot

from terminal.cabinet import commands as c
from terminal.cabinet.events import (
    Event,
    TableBetsFixed,
    TableResultsNoted,
    TableRoundDecided,
    TableRoundNotThrown,
    TableSeatsChanged,
)
from terminal.cabinet.hosting.freeing import RIGHT
from terminal.cabinet.hosting.next_game import following, waited_for
from terminal.cabinet.hosting.stopping import SAID
from terminal.cabinet.hosting.verbs import needs_second
from terminal.cabinet.state import State
from terminal.cabinet.state.hosting import Hosting
from terminal.recall.following import Portions
from terminal.recall.kept_journals import UnreadableError
from terminal.recall.seats.owed import Owed, owed
from terminal.recall.seats.rounds import seat_rounds
from terminal.recall.seats.telling import owed_lines
from terminal.rules.game import AnyGame
from terminal.screens.operator.dealer_page import DEAL, VOID, DealerPage
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.printing import is_printing
from terminal.screens.operator.safely import why_unreadable
from terminal.screens.operator.slices import Reading
from terminal.screens.operator.work_page import Action
from terminal.screens.shared.dealing import PHASES, REASONS, Phase, dice_text
from terminal.screens.translating import languages
from terminal.screens.translating.marked import counted, translate

SILENT = "silent"
GAMES = "games"
READ_AGAIN = (TableSeatsChanged, TableBetsFixed, TableRoundDecided, TableRoundNotThrown, TableResultsNoted)
"""What changes who is silent, or what a seat is owed."""


class TablePage(DealerPage):
    """The round that is under way. At a table without a dealer, it is paused here, and goes on here.

    What a silent seat is owed is read from the journal when the list of these seats is opened.
    """

    IS_FORM = False
    """What silent seats are owed is a list."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._reading: Reading[Mapping[int, Owed]] | None = None
        self._owed: Mapping[int, Owed] = {}
        self._after = 0
        """The last round that was decided when it was read."""
        super().__init__(desk, parent)

    def filters(self) -> Sequence[Filter]:
        """Also the seats whose stations are not heard, and the games if there are several."""
        games = (Filter(GAMES, translate("Operator", "Next game")),) if len(self._games) > 1 else ()
        return (*super().filters(), Filter(SILENT, translate("Operator", "Silent seats")), *games)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events."""
        super().project(state, events)
        if self.chosen == SILENT and any(isinstance(event, READ_AGAIN) for event in events):
            self.choose(SILENT)

    @Slot(str)
    def choose(self, name: str) -> None:
        """Read what the silent seats are owed when they are chosen, each time anew."""
        self._owed = {}
        super().choose(name)
        if self._reading is not None:
            self._reading.give_up()
            self._reading = None
        if name == SILENT:
            self._reading = Reading(
                self._read(), self, done=self._found, failed=self._unreadable, goes_on=self._goes_on
            )
            self._reading.go_on()

    def columns(self) -> Sequence[Column]:
        """What it is about, and its value."""
        title = translate("Operator", "Round {0}").format(languages.number(self._hosting.rounds))
        return (Column(title, 500), Column("", 1290))

    def lines(self, chosen: str) -> Sequence[Line]:
        """The phase of the round, who shoots, the seats, and the dice."""
        if chosen == SILENT:
            return [self._owed_line(one) for one in self._owed.values()]
        if chosen == GAMES:
            return [self._game_line(game) for game in self._games.values()]
        hosting = self._hosting
        phase = translate("Operator", PHASES[self._phase])
        tone = "bad" if hosting.silent else ""
        return (
            Line((translate("Operator", "Phase"), phase), tone=tone),
            *self._stopped(),
            *self._next_game(),
            Line((translate("Operator", "Shooter"), self._shooter())),
            Line((translate("Operator", "Seats taken"), _seats([one.seat for one in hosting.seats]))),
            *self._silent(),
            Line((translate("Operator", "Seats with bets"), _seats(hosting.up))),
            Line((translate("Operator", "Last bets are in"), _seats(hosting.seals.final))),
            *self._time_left(),
            *self._dice_shown(),
            *self._camera(),
        )

    def actions(self) -> Sequence[Action]:
        """The orders that belong to the phase, and the pause; or the reasons of a void throw."""
        if self.chosen == SILENT:
            return [action for one in self._owed.values() for action in self._of_silent(one)]
        hosting, number = self._hosting, self._hosting.rounds
        if self.chosen == GAMES:
            return [self._choosing(number, game) for game in self._games.values() if self._can_choose(game)]
        has_dealer = self.desk.touch_gateway.cabinet.profile.has_dealer
        if self.chosen == VOID:
            voidable = has_dealer and self.desk.state.dice.throw is not None and hosting.live
            return [self._voiding(number, reason) for reason in REASONS] if voidable else ()
        pause: c.PauseTable | c.ResumeTable = c.PauseTable(number)
        title = translate("Operator", "Pause the table")
        if hosting.paused or hosting.in_vain:
            pause, title = c.ResumeTable(number, throw=self._throw), translate("Operator", "Let the table go on")
        return (*(self._of_phase(number) if has_dealer else ()), Action(title, pause))

    def remark(self) -> str:
        """What the dealer has to know."""
        hosting, profile = self._hosting, self.desk.touch_gateway.cabinet.profile
        if self.chosen == SILENT:
            known = translate("Operator", "From the last result on. What has moved at the station since is not in it.")
            return is_printing(self.desk, "list") or known
        if self.chosen == GAMES:
            return translate("Operator", "It begins with the next round before which no seat has bets up.")
        if not profile.has_dealer:
            return translate("Operator", "No dealer works at this table: game.mode is not live.")
        if self.chosen == VOID and self.desk.state.dice.throw is None:
            return translate("Operator", "No throw is under way.")
        if self.chosen == VOID and needs_second(profile, hosting):
            return translate("Operator", "A second person has to agree.")
        return ""

    @Property(bool, notify=DealerPage.picked)
    def entering(self) -> bool:
        """Hand-thrown dice can be entered now."""
        by_hand = self.desk.touch_gateway.cabinet.profile.dice_by_hand
        return by_hand and self.chosen == DEAL and self._phase in ("closed", "rolling", "shown")

    @property
    def _hosting(self) -> Hosting:
        return self.desk.state.hosting

    @property
    def _phase(self) -> Phase:
        hosting = self._hosting
        if hosting.dice is not None:
            return "shown"
        return "" if hosting.shown is None else hosting.shown.phase

    @property
    def _throw(self) -> int:
        return self._hosting.throw_of_round

    def _of_phase(self, number: int) -> Sequence[Action]:
        match self._phase:
            case "" | "decided":
                return (Action(translate("Operator", "Open betting"), c.OpenBetting(number + 1)),)
            case "open":
                closing = Action(translate("Operator", "No more bets"), c.NoMoreBets(number))
                return (Action(translate("Operator", "Last call"), c.LastCall(number)), closing)
            case "hurry":
                return (Action(translate("Operator", "No more bets"), c.NoMoreBets(number)),)
            case "closed" if not self.desk.touch_gateway.cabinet.profile.dice_by_hand:
                return (Action(translate("Operator", "Throw the dice"), c.OrderThrow(number)),)
        lying = self._hosting.dice
        return self._of_dice(number, () if lying is None else lying.dice)

    @property
    def _games(self) -> Mapping[str, AnyGame]:
        return self.desk.touch_gateway.cabinet.games

    @property
    def _played(self) -> AnyGame:
        return self.desk.touch_gateway.cabinet.game_of(self.desk.state)

    @property
    def _following(self) -> AnyGame | None:
        return following(self.desk.touch_gateway.cabinet, self.desk.state)

    def _next_game(self) -> Sequence[Line]:
        """The game that comes next, and the seats that keep it waiting."""
        game = self._following
        if game is None:
            return ()
        waits = self._waits()
        says = translate("Operator", "{0}; {1}").format(game.title, waits) if waits else game.title
        return (Line((translate("Operator", "Next game"), says), tone="care"),)

    def _waits(self) -> str:
        seats = waited_for(self._played, self._hosting)
        return translate("Operator", "waits for the bets of seats {0}").format(_seats(seats)) if seats else ""

    def _game_line(self, game: AnyGame) -> Line:
        if game is self._following:
            return Line((game.title, self._waits() or translate("Operator", "comes next")), tone="care")
        return Line((game.title, translate("Operator", "is played now") if game is self._played else ""))

    def _can_choose(self, game: AnyGame) -> bool:
        """Another one than is chosen; the one that is played withdraws a choice."""
        return game is not (self._following or self._played)

    def _choosing(self, number: int, game: AnyGame) -> Action:
        say = translate("Operator", "Keep {0}") if game is self._played else translate("Operator", "Next: {0}")
        return Action(say.format(game.title), c.ChooseNextGame(number, game.sheet))

    def _shooter(self) -> str:
        shooter = self._hosting.shooter
        return translate("Operator", "Nobody") if shooter is None else languages.number(shooter)

    def _read(self) -> Portions[Mapping[int, Owed]]:
        """What each silent seat is owed now."""
        found: dict[int, Owed] = {}
        self._after = self._hosting.rounds - self._hosting.live
        games = self.desk.touch_gateway.cabinet.games.values()
        with next(self.desk.kept_journals()).look_back() as history:
            for one in self._hosting.seats:
                if not one.heard:
                    found[one.seat] = owed(games, (yield from seat_rounds(history, one.seat)))
        return found

    def _goes_on(self, share: float) -> None:
        """Nothing is shown before all is read."""
        del share

    def _found(self, found: Mapping[int, Owed]) -> None:
        self._reading, self._owed = None, found
        self.refresh()

    def _unreadable(self, error: UnreadableError) -> None:
        self._reading = None
        self._said = why_unreadable(error)
        self.workChanged.emit()

    def _owed_line(self, one: Owed) -> Line:
        title = translate("Operator", "Seat {0} is owed").format(languages.number(one.seat))
        if any(freeing.seat == one.seat for freeing in self._hosting.freeing):
            title = translate("Operator", "Seat {0} is being freed, and owed").format(languages.number(one.seat))
        if one.owed_cents is None:
            return Line((title, translate("Operator", "Not known: no result was reported")), tone="bad")
        amount = self.desk.touch_gateway.amount(one.owed_cents)
        if one.bets:
            amount = translate("Operator", "{0}, and {1} is up").format(
                amount, self.desk.touch_gateway.amount(one.bet_cents)
            )
        return Line((title, amount), tone="" if one.is_settled else "care")

    def _of_silent(self, one: Owed) -> Sequence[Action]:
        """Print what the seat is owed; and free it, once nothing of it stands."""
        if any(freeing.seat == one.seat for freeing in self._hosting.freeing):
            return ()
        number = languages.number(one.seat)
        lines = owed_lines(self.desk.state, one, self.desk.now())
        stated = c.StateSeat(one.seat, one.cabinet, self._after, one.owed_cents, not one.is_settled, lines)
        printing = Action(translate("Operator", "Print seat {0}").format(number), stated)
        if not one.is_settled:
            return (printing,)
        title, sure = translate("Operator", "Free seat {0}"), translate("Operator", "Seat {0}: really free it?")
        free = c.FreeSeat(one.seat, one.cabinet)
        return (printing, Action(title.format(number), free, True, sure.format(number), right=RIGHT))

    def _stopped(self) -> Sequence[Line]:
        """Why the table stands, while it does."""
        hosting = self._hosting
        if not hosting.stopped:
            return ()
        return (Line((translate("Operator", "Stopped"), languages.sentence(SAID[hosting.stopped])), tone="care"),)

    def _silent(self) -> Sequence[Line]:
        """The seats whose stations are not heard."""
        silent = [one.seat for one in self._hosting.seats if not one.heard]
        return (Line((translate("Operator", "Silent seats"), _seats(silent)), tone="bad"),) if silent else ()

    def _time_left(self) -> Sequence[Line]:
        """The rest of the phase, while its clock runs."""
        if self._hosting.ends_ms is None:
            return ()
        left_ms = max(self._hosting.ends_ms - self.desk.now().at_ms, 0)
        left_s = -(-left_ms // 1000)
        seconds = counted("Operator", "{0} seconds", left_s).format(left_s)
        return (Line((translate("Operator", "Time left"), seconds)),)

    def _dice_shown(self) -> Sequence[Line]:
        """The dice that lie, once some do."""
        lying = self._hosting.dice
        return () if lying is None else (Line((translate("Operator", "Dice"), dice_text(lying.dice))),)

    def _dice_count(self) -> int:
        return self._hosting.count or super()._dice_count()


def _seats(seats: Sequence[int]) -> str:
    return ", ".join(map(languages.number, sorted(seats))) or "\N{EN DASH}"


make = TablePage
