"""The window of a terminal that could not open: shows the reason, watches doors and lets a lost journal be cleared."""

from __future__ import annotations

from contextlib import ExitStack, suppress

from PySide6.QtGui import QGuiApplication

from drivers.simulated.control import RigError
from terminal.common.version import VERSION
from terminal.runtime import clock
from terminal.runtime.door_watch import DoorWatch
from terminal.screens.sounding.sound import Sounds
from terminal.screens.sounding.voice import Voice
from terminal.screens.window.lock_window import LockScreenModel, open_lock_window
from terminal.screens.window.loop import Waker, end_after_last_words
from terminal.screens.window.options import Options
from terminal.screens.window.script import open_reporter
from terminal.start.loading import load_settings
from terminal.start.no_play import NoPlayError
from terminal.start.recovery import close_procedure, open_board, open_procedure
from terminal.start.rig_process import RigProcess


def show_no_play(app: QGuiApplication, refused: NoPlayError, options: Options, held: ExitStack) -> int:
    """Show why there is no play until the window is closed; what is opened for that is closed with `held`."""
    if options.touches:
        open_reporter(held).locked(refused.lock)
    model = LockScreenModel(refused.lock, app, _alarm_voice(options, held))
    waker = _start_procedure(app, refused, model, options, held) or _watch_doors(app, model, options, held)
    window = open_lock_window(model, size=options.size, windowed=options.windowed, app=app, practice=options.practice)
    code = app.exec()
    del window, waker
    return code


def _start_procedure(
    app: QGuiApplication, refused: NoPlayError, model: LockScreenModel, options: Options, held: ExitStack
) -> Waker | None:
    """Let the staff clear a journal without a good copy; returns what must be kept meanwhile."""
    found = open_procedure(refused, options.param)
    if found is None:
        return None
    runtime, drivers = found
    held.callback(lambda: close_procedure(refused, runtime))
    _rig_beside(options, held)
    assert refused.clear is not None, "a procedure notices its end"
    refused.clear.then = lambda: end_after_last_words(app)
    waker = Waker(runtime.drain, app)
    runtime.start(VERSION, drivers, waker.wake)
    model.follow(runtime, clock.now, app)
    return waker


def _watch_doors(app: QGuiApplication, model: LockScreenModel, options: Options, held: ExitStack) -> Waker | None:
    """Sound the alarm when a door is opened without a journal; returns what must be kept meanwhile."""
    board = open_board(options.param)
    if board is None:
        return None
    _rig_beside(options, held)
    watch = DoorWatch(board, model.see)
    held.callback(watch.stop)
    waker = Waker(watch.drain, app)
    watch.start(waker.wake)
    return waker


def _alarm_voice(options: Options, held: ExitStack) -> Voice:
    """The sounds of a terminal that cannot play: only alarms, at the parameters' volume if they can be read.

    Nothing is loaded before the first alarm.
    """
    try:
        sounds = Sounds(0, alarm_volume=load_settings(options.param).alarm_volume)
    except NoPlayError:
        sounds = Sounds(0)
    held.callback(sounds.close)
    return Voice(sounds)


def _rig_beside(options: Options, held: ExitStack) -> None:
    """Start the simulated devices beside a window without play, if possible."""
    if options.rig and (settings := load_settings(options.param)).simulated:
        with suppress(RigError):
            held.callback(RigProcess.of(settings, options.rig_directory, windowed=True).close)
