"""The window of favourites: the player's saved felts as pictures, and the strategies with their edge and cost."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import ForgetFavourite, PutUpFavourite, PutUpStrategy, SaveFavourite
from terminal.cabinet.events import Event
from terminal.cabinet.favourite import Favourite
from terminal.cabinet.favourites import MAX_NAME
from terminal.cabinet.state import State
from terminal.cabinet.state.players import LoggedIn
from terminal.rules.strategy import ENGLISH, Strategy
from terminal.screens.player.favourites.costs import Costs
from terminal.screens.player.helping.help_felt import HelpFelt
from terminal.screens.player.table.rail import Rail
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.felts.all_felts import felt_of
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.percents import percent
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.table.stacks import chips_of
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.translating.marked import translate

WINDOW = "favourites"

FELT_ROLES = (
    *("name", "total", "bets", "why", "spots", "prints"),
    *("feltWidth", "feltHeight", "puckX", "puckY"),
)
STRATEGY_ROLES = ("name", "title", "about", "edge", "perRoll", "cost", "why")
OFFERED_ROLES = ("name",)


@view_model
class Favourites(QObject):
    """What can be put up by one touch. The cabinet decides what is saved, and what can be put up now."""

    changed = Signal()

    def __init__(
        self, touch_gateway: TouchGateway, windows: Windows, rail: Rail, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._rail = rail
        self._felts = Rows(FELT_ROLES, self)
        self._strategies = Rows(STRATEGY_ROLES, self)
        self._names = Rows(OFFERED_ROLES, self)
        self._pictures: dict[str, tuple[object, HelpFelt]] = {}
        """By the name of a saved felt: what the picture shows, and the picture."""
        self._costs = Costs(self)
        self._costs.found.connect(self._found)
        self._typed = TypedText(MAX_NAME, self)
        self._naming = False
        self._forgetting = False
        """The next felt that is touched is forgotten."""
        self._refusal = ""
        self._here: LoggedIn | None = None
        windows.changed.connect(self._opened)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow the state; texts are made only while the window is open."""
        del events
        here = state.players.here
        if here != self._here:  # what a player has begun to touch is none of the next one's
            self._here, self._naming, self._forgetting, self._refusal = here, False, False, ""
        if self._windows.is_open(WINDOW):
            self._write()

    def retranslate(self) -> None:
        """Write all texts, and letter the felts, in the current language."""
        self._pictures.clear()
        if self._windows.is_open(WINDOW):
            self._write()

    def play(self) -> None:
        """Another game is shown."""
        self._pictures.clear()

    felts = exposed(QObject, "_felts", changed)
    """The saved felts."""
    strategies = exposed(QObject, "_strategies", changed)
    """The strategies of this game."""
    names = exposed(QObject, "_names", changed)
    """Names that the player can take instead of typing one."""
    typed = exposed(QObject, "_typed", changed)
    """The name that is being typed."""
    naming = exposed(bool, "_naming", changed)
    """A name is being chosen for the bets that are up."""
    forgetting = exposed(bool, "_forgetting", changed)
    """A touch of a saved felt forgets it."""
    refusal = exposed(str, "_refusal", changed)
    """Why the last touch was refused; empty before."""

    @Property(bool, notify=changed)
    def keepsFelts(self) -> bool:  # noqa: N802 - QML's spelling
        """Felts can be saved here."""
        cabinet = self._touch_gateway.cabinet
        return bool(cabinet.profile.favourites_max) and cabinet.game.puts_felts_up

    @Property(bool, notify=changed)
    def savable(self) -> bool:
        """The bets that are up can be saved."""
        return not self._why_not_saved()

    @Property(str, notify=changed)
    def room(self) -> str:
        """How many felts are saved, and how many can be; while one is to be forgotten, what to touch."""
        if self._forgetting:
            return translate("Favourites", "Touch the felt that is to be forgotten.")
        state = self._touch_gateway.state
        if state is not None and state.players.here_known is not None:
            said = translate("Favourites", "{0} of {1} saved with your card")
        else:
            said = translate("Favourites", "{0} of {1} saved, until your session ends")
        return said.format(len(self._saved()), self._touch_gateway.cabinet.profile.favourites_max)

    @Slot()
    def prepare(self) -> None:
        """In a quiet moment: compute what the strategies cost before that is needed."""
        cabinet = self._touch_gateway.cabinet
        self._costs.want(cabinet.game, cabinet.strategies_offered)

    @Slot(str)
    def choose(self, name: str) -> None:
        """Put a saved felt up, or forget it."""
        if not self._forgetting:
            self._ask(PutUpFavourite(name))
            return
        self._forgetting, self._refusal = False, ""
        self._touch_gateway.ask(ForgetFavourite(name))
        self._write()

    @Slot(str)
    def putUpStrategy(self, name: str) -> None:  # noqa: N802 - QML's spelling
        """Put a strategy up, in units of the selected chip."""
        self._ask(PutUpStrategy(name, self._rail.chip_cents))

    @Slot()
    def forget(self) -> None:
        """Ask which saved felt is to be forgotten, or forget none."""
        self._refusal = ""
        self._forgetting = not self._forgetting
        self._write()

    @Slot()
    def beginSaving(self) -> None:  # noqa: N802 - QML's spelling
        """Ask for a name for the bets that are up."""
        self._refusal = self._why_not_saved()
        self._naming = not self._refusal
        self._forgetting = False
        self._typed.clear()
        self._write()

    @Slot()
    def save(self) -> None:
        """Save the bets under the name that is typed."""
        self.take(self._typed.property("text"))

    @Slot(str)
    def take(self, name: str) -> None:
        """Save the bets under this name."""
        refusal = self._touch_gateway.send(SaveFavourite(name))
        self._refusal = "" if refusal is None else self._touch_gateway.say_why(refusal)
        self._naming = refusal is not None
        self._write()

    @Slot()
    def back(self) -> None:
        """Leave the names, or the window."""
        self._refusal = ""
        if not self._naming:
            self._windows.close()
            return
        self._naming = False
        self._write()

    # Inside -------------------------------------------------------------------------------------------------------

    def _ask(self, command: PutUpFavourite | PutUpStrategy) -> None:
        self._forgetting = False
        refusal = self._touch_gateway.send(command)
        if refusal is None:
            self._windows.close()
            return
        self._refusal = self._touch_gateway.say_why(refusal)
        self._write()

    def _saved(self) -> tuple[Favourite, ...]:
        state = self._touch_gateway.state
        return () if state is None else state.favourites

    def _why_not_saved(self) -> str:
        """Why the bets that are up cannot be saved, whatever their name; empty if they can."""
        state = self._touch_gateway.state
        return "" if state is None else self._touch_gateway.why_not(SaveFavourite(_free_name(self._saved())))

    @Slot()
    def _opened(self) -> None:
        if self._windows.is_open(WINDOW):
            self._refusal, self._naming, self._forgetting = "", False, False
            self._write()

    @Slot()
    def _found(self) -> None:
        if self._windows.is_open(WINDOW):
            self._write()

    def _write(self) -> None:
        state = self._touch_gateway.state
        assert state is not None, "nothing is shown yet"
        game = self._touch_gateway.cabinet.game
        saved, strategies = self._saved(), self._touch_gateway.cabinet.strategies_offered
        self._pictures = {name: found for name, found in self._pictures.items() if name in {one.name for one in saved}}
        self._felts.show([self._felt(one) for one in saved])
        self._strategies.show([self._strategy(one, state) for one in strategies])
        self._names.show([(name,) for name in _offered_names(saved)])
        self._costs.want(game, strategies)
        self.changed.emit()

    def _felt(self, saved: Favourite) -> Row:
        gateway = self._touch_gateway
        game = gateway.cabinet.game
        felt = self._picture(saved)
        bets = (f"{bet_name(bet, game.name)} {gateway.amount(cents)}" for bet, cents in saved.stakes.items())
        return (
            saved.name,
            gateway.amount(sum(saved.stakes.values())),
            ", ".join(bets),
            gateway.why_not(PutUpFavourite(saved.name)),
            felt.spots,
            felt.prints,
            felt.felt.width,
            felt.felt.height,
            *felt.puck(None),
        )

    def _picture(self, saved: Favourite) -> HelpFelt:
        """The small felt with its chips on the fields, made once for what it shows."""
        cabinet, state = self._touch_gateway.cabinet, self._touch_gateway.state
        assert state is not None, "nothing is shown yet"
        chips = {bet: chips_of(cents, cabinet.chips_of(state))[0] for bet, cents in saved.stakes.items()}
        shows = (cabinet.game.sheet, chips)
        known = self._pictures.get(saved.name)
        if known is not None and known[0] == shows:
            return known[1]
        felt = HelpFelt(felt_of(cabinet), cabinet.game.pays(), self, turns_pages=False)
        felt.light(tuple(chips), None, chips)
        self._pictures[saved.name] = (shows, felt)
        return felt

    def _strategy(self, strategy: Strategy, state: State) -> Row:
        gateway, chip_cents = self._touch_gateway, self._rail.chip_cents
        cabinet = gateway.cabinet
        unit_cents, taken_cents = cabinet.strategy_cost(state, strategy, chip_cents)
        figures = self._costs.of(cabinet.game, strategy)
        edge, lost = "…", "…"
        if figures is not None:
            edge = f"{percent(figures.edge)} ({figures.edge})"
            lost = gateway.amount(_nearest(figures.lost_per_roll * unit_cents))
        cost = "" if taken_cents is None else translate("Favourites", "Now {0}").format(gateway.amount(taken_cents))
        language = cabinet.option(state, "language")
        return (
            strategy.name,
            strategy.titles.get(language, strategy.title),
            strategy.about.get(language, strategy.about[ENGLISH]),
            translate("Favourites", "House edge {0}").format(edge),
            translate("Favourites", "On average {0} a roll, in units of {1}").format(lost, gateway.amount(unit_cents)),
            cost,
            gateway.why_not(PutUpStrategy(strategy.name, chip_cents)),
        )


def _nearest(cents: Fraction) -> int:
    return round(cents)


def _offered_names(saved: tuple[Favourite, ...]) -> list[str]:
    """Names that are free."""
    taken = {one.name.casefold() for one in saved}
    offered = (
        _free_name(saved),
        translate("Favourites", "My usual"),
        translate("Favourites", "Lucky"),
        translate("Favourites", "Careful"),
        translate("Favourites", "Bold"),
    )
    return [name for name in offered if name.casefold() not in taken]


def _free_name(saved: tuple[Favourite, ...]) -> str:
    """``Felt 1``, or with the next free number."""
    taken = {one.name.casefold() for one in saved}
    said = translate("Favourites", "Felt {0}")
    return next(name for number in range(1, len(taken) + 2) if (name := said.format(number)).casefold() not in taken)
