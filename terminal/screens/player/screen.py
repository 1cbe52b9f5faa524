"""The player's screen: shows every state of the runtime, and sends every touch to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import Instant
from terminal.cabinet.events import (
    BetsMoved,
    BetsRestored,
    BettingOpened,
    BettingPaused,
    ChoiceMade,
    DealerSilent,
    DiceCalled,
    DiceSeen,
    DiceSettled,
    DiceShown,
    Event,
    GameChosen,
    ParametersChanged,
    RoundOpened,
    SeatVoided,
)
from terminal.cabinet.inactivity import Cover
from terminal.cabinet.repeating import FALL_MS
from terminal.cabinet.state import State
from terminal.cabinet.wins import win_of
from terminal.common.sounds import THROWS
from terminal.runtime import clock
from terminal.runtime.derivations import Derive
from terminal.runtime.lockup import Lock, SeenInputs
from terminal.screens.player.followers import Followers
from terminal.screens.player.line import speaking
from terminal.screens.player.line.hints import hint
from terminal.screens.player.table.betting_clock import BettingClock
from terminal.screens.player.table.hot_shooter import HotShooter
from terminal.screens.player.table.live_picture import LivePicture
from terminal.screens.player.table.next_game import NextGame
from terminal.screens.player.table.others import Others
from terminal.screens.player.table.session_clock import SessionClock
from terminal.screens.player.table.shooter import Shooter
from terminal.screens.player.table.wall_clock import WallClock
from terminal.screens.player.touching import Touching
from terminal.screens.player.winning.settlement import pays_of
from terminal.screens.player.winning.win_show import WinShow
from terminal.screens.shared import words
from terminal.screens.shared.felts.all_felts import felt_of
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.staff import NoStaffScreen, StaffScreen
from terminal.screens.shared.table.dice import Dice
from terminal.screens.shared.table.facts import Settled, fates_of, resolved_by
from terminal.screens.shared.table.fields import Fields
from terminal.screens.shared.table.history import HISTORY_ROLES, history_rows
from terminal.screens.shared.table.panel import Panel
from terminal.screens.shared.timers import once
from terminal.screens.shared.touch_gateway import Send
from terminal.screens.sounding.cues import DOOR_ALARM, shaken
from terminal.screens.sounding.stickman import StickmanStatus
from terminal.screens.sounding.voice import SILENT, Voice
from terminal.screens.translating import languages

MOVES_ON = (BettingOpened, BettingPaused, RoundOpened, DiceShown, DealerSilent)
"""After these the information line says something new, though no chip has moved."""

LAYING_AFTER_MS = 400
LAYING_EVERY_MS = 40
LAID_AT_ONCE = 4
"""Fields not visible at first are created after the first frame, this many at a time, too few to be noticed."""

NEXT_PICTURE_MS = 10
"""Work that can wait is spread over frames: the effects of a roll, the windows it opens, the greyed fields. All of it
in one frame would be late. Qt draws a change as soon as no other event waits.
"""

HEARD_WINDOWS = (
    "reality_check",
    "break",
    "limit",
    "choice",
    "odds",
    "transfer",
    "card",
    "games",
    "statistics",
    "first_hand",
)
"""The windows with an opening sound."""


MOVES = (BetsMoved, BetsRestored, ChoiceMade, DiceCalled, GameChosen, SeatVoided)
"""After one of these the results of the last roll are shown no longer."""


class PlayerScreen(Touching):
    """The player's whole screen. While dice fall, the money from before the roll is still shown.

    `derive` runs work that is too slow for this thread, `touched` is called at every touch. The staff's screen follows
    this one (`follow_with`).
    """

    languageChanged = Signal()
    """Every text must be read again."""

    def __init__(
        self,
        cabinet: Cabinet,
        send: Send,
        parent: QObject | None = None,
        *,
        derive: Derive,
        now: Callable[[], Instant] = clock.now,
        touched: Callable[[], None] = lambda: None,
        voice: Voice = SILENT,
    ) -> None:
        languages.show_currency(sign=cabinet.profile.amounts == "sign")
        super().__init__(cabinet, send, voice, parent)
        self._now = now
        self._state: State | None = None
        self.derive = derive
        self._settled: Settled | BetsRestored | None = None
        self._unshown: tuple[Event, ...] = ()
        self._owed = False
        """The dice have landed, and no frame has shown it yet."""
        self.fields = Fields(cabinet, self.felt, self)
        self.others = Others(self)
        self.next_game = NextGame(self)
        self.panel = Panel(cabinet, self.felt, self)
        self.history = Rows(HISTORY_ROLES, self)
        self.hot_shooter = HotShooter(self)
        self.shooter = Shooter(now, self)
        self.dice = Dice(self)
        self.live_picture = LivePicture(self)
        self._viewing = once(self, cabinet.profile.dice_view_ms, self._close_dice)
        self._viewing.setObjectName("moment")
        self.win_show = WinShow(self.touch_gateway, self.windows, self)
        self.betting_clock = BettingClock(cabinet, lambda: now().at_ms, self)
        self.wall_clock = WallClock(now, self)
        self.session_clock = SessionClock(self.touch_gateway, now, self)
        self.followers = Followers(
            self.touch_gateway, self.windows, self.rail, self.auto_repeat, derive, now, touched, self
        )
        self._staff: StaffScreen = NoStaffScreen()
        self._languages = languages.Languages.of_program()
        self._landing = once(self, FALL_MS, self._landed)
        self._following = once(self, NEXT_PICTURE_MS, self._open_windows)
        self._asking = once(self, NEXT_PICTURE_MS, self._ask)
        self._laying = once(self, LAYING_AFTER_MS, self._lay)
        self._laying.setObjectName("quiet")
        self.others.changed.connect(self._others_moved)
        self.next_game.changed.connect(self._next_game_chosen)
        self.windows.changed.connect(self._window_changed)
        self.chipChanged.connect(self._asking.start)
        self.betting_clock.hurried.connect(self._hurry)
        self.followers.choice.ticked.connect(self._tick)
        self.win_show.ended.connect(self._show_over)
        self.wall_clock.changed.connect(self._minute_passed)

    def follow_with(self, staff: StaffScreen) -> None:
        """Let the staff's screen follow everything this one is shown."""
        self._staff = staff

    # Updates from the runtime ----------------------------------------------------------------------------------------

    def show(self, state: State, events: tuple[Event, ...]) -> None:
        """Show the state after these events; without events it appears at once."""
        spoken = self._languages.code
        before, self._state = self._state, state
        other_parameters = any(isinstance(event, ParametersChanged) for event in events)
        if self.touch_gateway.show(state) or other_parameters:
            self.play(self._cabinet)
        falling = self._landing.isActive()
        self._unshown += events
        self._voice.heard(before, state, events)
        self._listen(state)
        if before is None:
            self._laying.start()
        self._call_for_bets(before, state, events)
        if state.machine.keys_turned or any(isinstance(event, DiceCalled) for event in events):
            self.win_show.end()
            self._close_dice()
        self.service.project(state)
        self._staff.turn_keys(self.service.keys)
        self._staff.project(state, events)
        self.betting_clock.project(state)
        self.session_clock.project(state)
        settled = next((event for event in reversed(events) if isinstance(event, DiceSettled)), None)
        seen = next((event for event in reversed(events) if isinstance(event, DiceSeen)), None)
        if settled is not None and before is not None and before.rounds.phase == "shown":
            self._settled, self._owed = settled, True  # the player has seen these dice lie
            self.show_owed()
        elif settled is not None:
            self._fall(settled.record.dice, settled)
        elif seen is not None:
            self._fall(seen.dice, None)
        elif not falling:
            self._stand(events, turned=speaking.turned(self._cabinet, before, state))
        elif any(isinstance(event, BetsMoved | ChoiceMade | DiceCalled) for event in events):
            self.skip()
        if other_parameters:
            self._retranslate(state)  # texts with limits, times and the help line
        if self._languages.code != spoken or other_parameters:
            self.catch_up()  # no frame mixes two languages

    def lock(self, lock: Lock) -> None:
        """Cover the play and say why; calmly when nothing is wrong and it passes by itself."""
        self.windows.close()
        self.win_show.end()
        self.service.lock(lock)

    def unlock(self) -> None:
        """Remove the cover."""
        self.service.unlock()

    def see(self, seen: SeenInputs) -> None:
        """Show doors and keys by the board's reports, because nothing is journaled any more and no event shows them."""
        assert self._state is not None, "nothing is shown yet"
        if seen.opened:
            self._voice.play(DOOR_ALARM)
        self.service.see(seen.inputs, self._state)
        self._staff.turn_keys(seen.inputs.keys_turned)

    def cover(self, cover: Cover) -> None:
        """Cover an untouched table with this."""
        self.followers.idle.cover(cover)

    @Slot()
    def skip(self) -> None:
        """End the fall of the dice: the player's tap skips it."""
        self.end_fall()
        self.show_owed()

    @Slot()
    def touchDice(self) -> None:  # noqa: N802 - QML's spelling
        """The dice box was touched: end the fall of the dice, or show them larger for a while."""
        view_ms = self._cabinet.profile.dice_view_ms
        if self._landing.isActive():
            self.skip()
        elif view_ms and (not self.live_picture.image.isNull() or (self.dice.doing == "rest" and self.dice.faces)):
            self._viewing.start(view_ms)
            self.windows.show("dice")

    @Slot()
    def _close_dice(self) -> None:
        """The larger view of the dice is over: its time is, or they are thrown again."""
        self._viewing.stop()
        if self.windows.is_open("dice"):
            self.windows.close()

    def end_fall(self) -> None:
        """End the fall of the dice; the frame with their result is owed."""
        if self._landing.isActive():
            self._landing.stop()
            for name in THROWS:
                self._voice.stop(name)
            self._owed = True

    def show_owed(self) -> None:
        """Show the result of the dice, if that is owed."""
        if self._owed:
            self._landed()

    def catch_up(self) -> None:
        """Do at once what is scheduled for the next frames."""
        self.win_show.catch_up()
        if self._following.isActive():
            self._open_windows()
        if self._asking.isActive():
            self._asking.stop()
            self._ask()

    def lay_all(self) -> None:
        """Create all fields: some that were not visible at first are needed now."""
        self._laying.stop()
        self.fields.lay(len(self.fields.felt.spots))

    @property
    def constants(self) -> dict[str, object]:
        """What QML gets once: the establishment, the duration of the fall, and other values that no game changes."""
        return {
            "establishment": self._cabinet.profile.establishment,
            "landingMs": FALL_MS,
            "historyRolls": self._cabinet.profile.history_rolls,
            "diceColour": self._cabinet.profile.dice_colour,
            "practice": self._cabinet.practice,
            "betsCanBeKept": len(self._cabinet.option_choices("keep_bets")) > 1,
        }

    def play(self, cabinet: Cabinet) -> None:
        """Show this game from now on: its felt, limits, names, help and cards; close the windows of the other."""
        self.windows.close()
        self.win_show.end()
        self.end_fall()
        self._owed, self._settled, self._unshown = (
            False,
            None,
            (),
        )  # nothing is shown or asked of the game that was left
        self.fields.play(cabinet, felt_of(cabinet))
        self.panel.play(cabinet, felt_of(cabinet))
        super().play(cabinet)
        self.betting_clock.play(cabinet)
        self.followers.play()
        self._laying.setInterval(LAYING_AFTER_MS)
        self._laying.start()

    def offer(self, cabinet: Cabinet, state: State) -> None:
        """Show this cabinet and its state, as a screen made for it would. QML must get the `constants` again."""
        languages.show_currency(sign=cabinet.profile.amounts == "sign")
        self.touch_gateway.offer(cabinet)
        self._state = None
        self.play(cabinet)
        self.show(state, ())
        self._retranslate(state)
        self.followers.prepare()

    @property
    def sound_found(self) -> bool | None:
        """Whether the sound device worked when it was last used; None if that is not known."""
        return self._voice.found

    @property
    def stickman(self) -> StickmanStatus:
        """What is known of the stickman's voice."""
        return self._voice.stickman

    @property
    def _cabinet(self) -> Cabinet:
        """The cabinet with the parameters and the game of the state that is shown."""
        return self.touch_gateway.cabinet

    # Presentation ----------------------------------------------------------------------------------------------------

    def _listen(self, state: State) -> None:
        """Use the player's language and volume, and the house's volumes."""
        profile = self._cabinet.profile
        self._voice.set_house_volumes(profile.alarm_volume, profile.voice_volume)
        self._voice.volume = self._cabinet.volume(state, self._now())
        if (code := self._cabinet.option(state, "language")) != self._languages.code:
            self._languages.choose(code)
            self._voice.language = code
            self._retranslate(state)

    @Slot()
    def _minute_passed(self) -> None:
        """The house may allow another volume from this minute on."""
        if self._state is not None:
            self.shooter.project(self._cabinet, self._state)
            self._voice.volume = self._cabinet.volume(self._state, self._now())

    def _call_for_bets(self, before: State | None, state: State, events: tuple[Event, ...]) -> None:
        """A betting time ended without a bet, and a new one begins: show that across the history bar."""
        ran_out = before is not None and before.visit.betting_closes_ms is not None and before.dice.throw is None
        opened = any(isinstance(event, BettingOpened) for event in events)
        if ran_out and opened and state.dice.throw is None and not self._cabinet.bets_valid(state):
            self.touch_gateway.call_for_bets()

    def _retranslate(self, state: State) -> None:
        self.others.reprint()
        self.fields.others = self.others.marks
        self.fields.reprint()
        self.panel.reprint()
        self.rail.lay(self._cabinet.chips_of(state))
        self.wall_clock.look()
        self.session_clock.look()
        self.hot_shooter.project(self._cabinet, state)
        self.shooter.project(self._cabinet, state)
        self.betting_clock.look()
        self.languageChanged.emit()
        self.service.retranslate(state)
        self._staff.retranslate()
        self.followers.retranslate()
        self.information.say(speaking.prompted(self._cabinet, state), "prompt")
        if self.information.property("banner"):
            self.touch_gateway.call_for_bets()
        if self.dice.doing == "rest":
            self.dice.rest(())

    def _fall(self, dice: tuple[int, ...], settled: DiceSettled | None) -> None:
        """Let the dice fall: they settle the player's bets, or those of others only."""
        self._settled = settled
        self.dice.land(dice)
        self._landing.start()

    @Slot()
    def _landed(self) -> None:
        """The dice have landed: show their effect on the felt, the money and the line."""
        state, settled = self._state, self._settled
        assert not isinstance(settled, BetsRestored), "the dice were not the last thing that happened"
        assert state is not None, "dice fell before a state was shown"
        self._owed = False
        self._rest_dice(state)
        self._voice.landed(state)
        self.information.say(*speaking.result(self._cabinet, state))
        if settled is not None:
            self._celebrate(state, settled)
        self._project(state, settled)
        self._follow_later()

    def _stand(self, events: tuple[Event, ...], *, turned: bool = False) -> None:
        """`turned`: the line has something else to say of a shared table."""
        state = self._state
        assert state is not None, "nothing is shown yet"
        chosen = next((event for event in events if isinstance(event, ChoiceMade)), None)
        moved = not events or any(isinstance(event, MOVES) for event in events)
        opened = any(isinstance(event, MOVES_ON) for event in events)
        owed, self._owed = self._owed, False
        if owed:
            self._voice.landed(state)
        if moved:
            late = next((event for event in reversed(events) if isinstance(event, BetsRestored)), None)
            self._settled = chosen or late
        self._lay_dice(state)
        stands = self.information.said
        renewed = moved or opened or turned or stands.tone == "prompt" or speaking.has_passed(stands, state)
        said = speaking.said(self._cabinet, state, events, moved=renewed)
        if owed and not moved:
            said = speaking.result(self._cabinet, state)
        if chosen is not None and state.dice.throw is None:
            said = speaking.chosen(self._cabinet, chosen) or said
            self._celebrate(state, chosen)
        if said is not None:
            self.information.say(*said)
        self._project(state, self._settled)
        if owed:
            self._follow_later()
        else:
            self._open_windows()

    def _lay_dice(self, state: State) -> None:
        if state.dice.throw is not None and not shaken(state):
            self.dice.rest(state.rounds.dice)  # hand-thrown ones, or none yet
        elif shaken(state):
            if self.dice.doing != "shake":
                self.dice.shake(self._cabinet.game_of(state).dice_count(state.table))
        elif state.results.rolls and (self.dice.doing != "rest" or not self.dice.faces):
            self._rest_dice(state)
        elif not state.results.rolls and (self.dice.doing != "rest" or self.dice.faces):
            self.dice.rest(())  # those of another game do not lie here

    def _rest_dice(self, state: State) -> None:
        last = state.results.rolls[-1]
        self.dice.rest(last.record.dice, words.call_of(state), is_bad=words.is_bad(last))

    def _project(self, state: State, settled: Settled | BetsRestored | None) -> None:
        if self.rail.lay(self._cabinet.chips_of(state)):
            self.chipChanged.emit()
        self.fields.project(state, fates_of(settled))
        self.panel.project(state)
        self.win_show.follow(state.credit_cents)
        if not self.win_show.fills_screen:
            self.service.cover_hand_pay(state)
        self.readout.project(state)
        if not self._cabinet.has_stake(state) or self._cabinet.bets_valid(state):
            self.information.hang("")
        self.information.advise(self.next_game.sentence or hint(self._cabinet, state))
        rolls = state.results.rolls[-self._cabinet.profile.history_rolls :]
        self.history.show(history_rows(rolls, state.felt.point))
        self.hot_shooter.project(self._cabinet, state)
        self.shooter.project(self._cabinet, state)

    def _celebrate(self, state: State, settled: Settled) -> None:
        """Begin to show the wins and losses of this throw or choice. The cabinet says how large the win is."""
        cabinet, resolved = self._cabinet, resolved_by(settled)
        win = win_of(cabinet.profile, state, resolved)
        settles = cabinet.profile.settlement
        pays = pays_of(self.felt, self._tab, win, cabinet.chips_of(state)) if settles else ()
        self.win_show.begin(win, state, pays, settles=settles)

    @Slot()
    def _show_over(self) -> None:
        """What waited for the celebration of a win is shown: who must be paid by hand."""
        if self._state is not None and not self._landing.isActive():
            self.service.cover_hand_pay(self._state)

    def _follow_later(self) -> None:
        """Show the result of the dice first, then the windows, then the greyed fields."""
        self._asking.stop()
        self._following.start()

    @Slot()
    def _open_windows(self) -> None:
        """Let the windows follow the state, and open those for the last roll's offers and questions."""
        self._following.stop()
        assert self._state is not None, "windows follow no state before one is shown"
        self.win_show.open_moment()
        unshown, self._unshown = self._unshown, ()
        self.followers.project(self._state, unshown)
        self._asking.start()

    @Slot()
    def _ask(self) -> None:
        """Grey what would be refused. After the touch is shown, because it takes longer than everything else."""
        state = self._state
        if state is None or self._landing.isActive():
            return
        grants = self.touch_gateway.grants
        self.controls.light(state, grants, self.rail.chip_cents)
        self.fields.grey(state, grants, self.rail.chip_cents)
        self.fields.project(state, fates_of(self._settled))

    @Slot()
    def _others_moved(self) -> None:
        """Others at the shared table have other bets; nothing else has happened."""
        self.fields.others = self.others.marks
        if self._state is not None and not self._landing.isActive():
            self.fields.project(self._state, fates_of(self._settled))

    @Slot()
    def _next_game_chosen(self) -> None:
        """Another game comes next at the shared table, or none any more."""
        if self._state is not None:
            self.information.advise(self.next_game.sentence or hint(self._cabinet, self._state))

    @Slot()
    def _lay(self) -> None:
        """Create a few more of the fields that were not visible at first."""
        if self.fields.lay(LAID_AT_ONCE):
            self._laying.setInterval(LAYING_EVERY_MS)
            self._laying.start()

    @Slot()
    def _window_changed(self) -> None:
        if self.windows.property("open") in HEARD_WINDOWS:
            self._voice.play("window")

    @Slot()
    def _tick(self) -> None:
        """One of the last seconds of a choice."""
        self._voice.play("choice-clock")

    @Slot()
    def _hurry(self) -> None:
        """The last seconds of a betting time."""
        self._voice.hurry()
        self.information.say(speaking.hurry(), "hurry")
