"""The terminal with its screen: Qt's loop owns the runtime, and a queued signal wakes it."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from drivers.simulated.control import RigError
from terminal import clock
from terminal.app import VERSION, Opened, close_procedure, log_to, open_board, open_procedure
from terminal.cabinet.events import AnyEvent
from terminal.cabinet.state import State
from terminal.door_watch import DoorWatch
from terminal.loading import load_settings
from terminal.no_play import NoPlayError
from terminal.places import FONTCONFIG, PARAM, RIG
from terminal.rig_process import RigProcess
from terminal.runtime import Runtime
from terminal.screens.alarm import Alarm
from terminal.screens.lock_window import LockScreenModel, open_lock_window
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.player.voice import Voice
from terminal.screens.sound import Sounds
from terminal.screens.window import open_window
from terminal.touches import Teller, follow
from terminal.under_lock import Lock

log = logging.getLogger(__name__)

SWITCH_INTERVAL_S = 0.0005
"""How long a device's thread may hold the interpreter while a finger waits."""

CHECK_POLL_MS = 5
"""Asking costs thirty microseconds, and the player waits for the answer."""

TIDY_AFTER_MS = 4_000
"""So long after the start all is made that lasts: the garbage collector need not look at it, not even once.

Looking through all of it takes it forty milliseconds, which a player would see; what it would find is next to nothing.
"""

SOFTLY = 3
"""The volume until the player's own is known."""
SOUND_AFTER_MS = 1_500
"""Sounds are loaded so long after the start, when nobody waits for a picture."""

LAST_WORDS_MS = 1_500
"""So long it is read that the program starts again."""

COPIES_AFTER_MS = 3_000
"""The copies of a long journal are followed as a whole so long after the start, when it slows down no picture."""

REFUSED = 2
"""The exit code of a terminal that did not open at all."""

RIG_WIDTH = 460
"""What the rig's window takes of a display that is wide enough for the cabinet beside it."""
BESIDE_WIDTH_LEAST = 1280 + RIG_WIDTH


@dataclass(frozen=True)
class Options:
    """How the window is opened."""

    windowed: bool
    size: tuple[int, int] | None
    rig: bool
    touches: bool
    param: Path = PARAM
    """The parameters, for what is opened where play cannot be."""


Visitor = Callable[[QQuickWindow, PlayerScreen, Runtime], object]
"""Called once the window is there, to watch it at work; what it returns is kept as long as the window."""


class Waker(QObject):
    """Carries a wake-up from any thread into Qt's loop."""

    woken = Signal()


class Projector:
    """The runtime's watcher that the player's screen follows."""

    def __init__(self, screen: PlayerScreen) -> None:
        self._screen = screen

    def shown(self, state: State, events: tuple[AnyEvent, ...], seq: int) -> None:
        """Show the state after these events."""
        del seq
        self._screen.show(state, events)

    def locked(self, lock: Lock) -> None:
        """Cover play."""
        cover(self._screen, lock)

    def released(self) -> None:
        """Uncover play."""
        self._screen.unlock()


def cover(screen: PlayerScreen, lock: Lock) -> None:
    """Cover play; calmly while the journal or the program is only being checked."""
    screen.lock(lock.title, lock.say, calm=lock.passes)


def run(opened: Opened | NoPlayError, options: Options, visitor: Visitor | None = None) -> int:
    """Show the terminal, or why there is none, until its window is closed. Answers with the exit code."""
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    os.environ["FONTCONFIG_FILE"] = str(FONTCONFIG)
    # Qt would share out every larger surface among threads, and then wait for whichever core is busy with devices.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    app = QGuiApplication([])
    app.setApplicationName("Boxman")
    signals = EndOnSignals(app)
    QTimer.singleShot(TIDY_AFTER_MS, tidy)
    try:
        return _run(app, opened, options, visitor)
    finally:
        signals.close()


def _run(app: QGuiApplication, opened: Opened | NoPlayError, options: Options, visitor: Visitor | None) -> int:
    if isinstance(opened, Opened):
        with ExitStack() as held:
            return _play(app, opened, options, visitor, held)
    sys.stderr.write(f"kiosk: {opened}\n")
    if opened.in_use:
        return REFUSED
    with ExitStack() as held:
        if options.touches:
            _teller(held).locked(Lock(opened.title, opened.say))
        model = LockScreenModel(opened.title, opened.say, app, _alarm_voice(options, held))
        waker = _start_procedure(app, opened, model, options, held) or _watch_doors(app, model, options, held)
        window = open_lock_window(model, size=options.size, windowed=options.windowed, app=app)
        code = app.exec()
        del window, waker
    return code


def _start_procedure(
    app: QGuiApplication, refused: NoPlayError, model: LockScreenModel, options: Options, held: ExitStack
) -> Waker | None:
    """Let the staff clear a journal of which no copy is good; what is to be kept as long as they may."""
    found = open_procedure(refused, options.param)
    if found is None:
        return None
    runtime, drivers = found
    held.callback(lambda: close_procedure(refused, runtime))
    _rig_beside(options, held)
    assert refused.clear is not None, "a procedure notices its end"
    refused.clear.then = lambda: QTimer.singleShot(LAST_WORDS_MS, app.quit)
    waker = Waker(app)
    waker.woken.connect(runtime.drain, Qt.ConnectionType.QueuedConnection)
    runtime.start(VERSION, drivers, waker.woken.emit)
    model.follow(runtime, clock.now, app)
    return waker


def _watch_doors(app: QGuiApplication, model: LockScreenModel, options: Options, held: ExitStack) -> Waker | None:
    """Give alarm when a door is opened where no journal tells of it; what is to be kept as long as that is done."""
    board = open_board(options.param)
    if board is None:
        return None
    _rig_beside(options, held)
    watch = DoorWatch(board, model.see)
    held.callback(watch.stop)
    waker = Waker(app)
    waker.woken.connect(watch.drain, Qt.ConnectionType.QueuedConnection)
    watch.start(waker.woken.emit)
    return waker


def _alarm_voice(options: Options, held: ExitStack) -> Voice:
    """The voice of a terminal that cannot play: alarms alone, as loud as the parameters have them if they can be read.

    Nothing is loaded before the first alarm.
    """
    try:
        sounds = Sounds(0, alarm_volume=load_settings(options.param)["screen.alarm_volume"])
    except NoPlayError:
        sounds = Sounds(0)
    held.callback(sounds.close)
    return Voice(sounds)


def _rig_beside(options: Options, held: ExitStack) -> None:
    """Have the simulated devices beside a window that does not play, if they can be."""
    if options.rig and load_settings(options.param)["devices.simulated"]:
        with suppress(RigError):
            held.callback(RigProcess(RIG, windowed=True).close)


def _play(app: QGuiApplication, opened: Opened, options: Options, visitor: Visitor | None, held: ExitStack) -> int:
    """Play until the window is closed. What is opened for that is closed with `held`, however this ends."""
    runtime = opened.runtime
    teller = _teller(held) if options.touches else None
    rig = _rig(opened, held) if options.rig and opened.simulated else None
    held.callback(opened.close)
    _keep_log(opened)
    sounds = _sounds(runtime, held)
    screen = PlayerScreen(
        runtime.cabinet,
        runtime.touch,
        app,
        past=lambda: runtime.past,
        voice=Voice(sounds),
    )
    spare_right = RIG_WIDTH if rig and app.primaryScreen().availableGeometry().width() >= BESIDE_WIDTH_LEAST else 0
    engine, window = open_window(screen, size=options.size, windowed=options.windowed, app=app, spare_right=spare_right)
    runtime.watch(Projector(screen))
    runtime.follow_inputs(screen.see)
    runtime.watch(Alarm(runtime, app))
    screen.show(runtime.state, ())
    opened.checked()  # mostly all is by now, and nothing has to be covered
    if barred := runtime.lock or runtime.hold:
        cover(screen, barred)
    _lock_on_exception(runtime)
    waker = Waker(app)
    waker.woken.connect(runtime.drain, Qt.ConnectionType.QueuedConnection)
    started = _follow_touches(runtime, window, teller) if teller else _untold
    visit = visitor(window, screen, runtime) if visitor else None
    _start_when_checked(app, opened, waker, started)
    opened.clear.then = lambda: QTimer.singleShot(LAST_WORDS_MS, app.quit)
    code = app.exec()
    del visit, window, engine
    return code


def tidy() -> None:
    """Keep all that the start has made out of all collections, and let these begin."""
    gc.freeze()
    gc.enable()


def _sounds(runtime: Runtime, held: ExitStack) -> Sounds:
    """The cabinet's voice, made ready once the first picture is there. Where the house wants none it is the alarm's."""
    profile = runtime.cabinet.profile
    sounds = Sounds(SOFTLY if profile.sound else 0, alarm_volume=profile.alarm_volume)
    held.callback(sounds.close)
    QTimer.singleShot(SOUND_AFTER_MS, sounds.prepare)
    return sounds


def _teller(held: ExitStack) -> Teller:
    teller = Teller(sys.stdout)
    held.callback(teller.close)
    return teller


def _rig(opened: Opened, held: ExitStack) -> RigProcess | None:
    """Have the simulated devices beside the cabinet. Without them play is locked: nothing else stands in for them."""
    try:
        rig = RigProcess(RIG, windowed=True)
    except RigError as error:
        opened.runtime.lock_play("The simulated devices cannot be started", str(error))
        return None
    held.callback(rig.close)
    return rig


def _keep_log(opened: Opened) -> None:
    """Keep the technician's log; where that cannot be, nobody would learn what devices complain of: play is locked."""
    folder = opened.journal_path.parent
    try:
        log_to(folder)
    except OSError as error:
        opened.runtime.lock_play("The log cannot be written", f"{folder / 'boxman.log'}: {error.strerror}.")


def _untold() -> None:
    """Nobody has asked to be told of the start."""


def _follow_touches(runtime: Runtime, window: QQuickWindow, teller: Teller) -> Callable[[], None]:
    """Take touches from standard input. To be called at the start of play: what tells of its first frame."""
    teller.watch(runtime)
    threading.Thread(target=follow, args=(sys.stdin, runtime.submit, teller), name="touches", daemon=True).start()

    shown_ms: list[int] = []
    awaited = [window]

    def swapped() -> None:  # where the frame is drawn, at once: the loop may have much to do before it hears of it
        shown_ms.append(time.monotonic_ns() // 1_000_000)

    def heard() -> None:
        if awaited:  # a second frame may have been queued before the first one was told
            shown = awaited.pop().frameSwapped
            shown.disconnect(swapped)
            shown.disconnect(heard)
            teller.framed(shown_ms[0])

    def started() -> None:
        window.frameSwapped.connect(swapped, Qt.ConnectionType.DirectConnection)
        window.frameSwapped.connect(heard, Qt.ConnectionType.QueuedConnection)
        window.update()

    return started


def _start_when_checked(app: QGuiApplication, opened: Opened, waker: Waker, started: Callable[[], None]) -> None:
    """Begin to play as soon as all of the journal is vouched for; a short one is so already."""
    timer = QTimer(app)

    def look() -> None:
        if opened.checked():
            timer.stop()
            opened.start(waker.woken.emit)
            if not opened.runtime.lock:
                started()
                QTimer.singleShot(COPIES_AFTER_MS, app, opened.check_copies)

    timer.timeout.connect(look)
    timer.start(CHECK_POLL_MS)
    look()


def _lock_on_exception(runtime: Runtime) -> None:
    """A mistake of the program locks play: it is never shrugged off with money on the felt."""

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        sys.__excepthook__(kind, error, trace)
        log.critical("the program has made a mistake", exc_info=(kind, error, trace))
        runtime.lock_play("The terminal has found a mistake of its own", f"{kind.__name__}: {error}")

    sys.excepthook = hook


class EndOnSignals:
    """SIGTERM and SIGINT end Qt's loop, or keep it from beginning. To be kept for as long as it may run."""

    def __init__(self, app: QGuiApplication) -> None:
        self._app = app
        self._reader, self._writer = socket.socketpair()
        self._writer.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno())
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._end)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: None)  # the byte that Python writes to the socket does the rest

    def _end(self) -> None:
        self._reader.recv(64)
        self._app.quit()

    def close(self) -> None:
        """End no loop any more; the signals are ignored from now on."""
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()
