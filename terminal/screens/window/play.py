"""The window of a terminal that opened: it covers play until everything is verified, and plays until it is closed."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from drivers.ports.message import message
from drivers.simulated.window import WIDTH as RIG_WIDTH
from terminal.common.places import ROOT
from terminal.exporting.places import ExportPlace, export_places
from terminal.journal.archives import Archives
from terminal.journal.reading import look_back
from terminal.messages.english import sentence
from terminal.rules.refusal import Refusal
from terminal.runtime.camera_watch import CameraWatch
from terminal.runtime.clock_reference import max_error_ms
from terminal.runtime.derivations import Derivations
from terminal.runtime.disk_figures import DiskLook
from terminal.runtime.runtime import Runtime
from terminal.screens.operator.page import Exports
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.sounding.desk import Desk
from terminal.screens.sounding.sound import Sounds
from terminal.screens.sounding.spoken import every_call
from terminal.screens.sounding.stickman import Stickman
from terminal.screens.sounding.voice import Voice
from terminal.screens.sounding.voice_pack import VoicePack, read_pack
from terminal.screens.window.alarm import Alarm
from terminal.screens.window.calibrated_touch import CalibratedTouch
from terminal.screens.window.loop import Waker, end_after_last_words, lock_on_exception
from terminal.screens.window.opening import open_window
from terminal.screens.window.options import Options, Visitor
from terminal.screens.window.projector import Projector
from terminal.screens.window.script import follow_touches, open_reporter
from terminal.screens.window.staff import staff_menu
from terminal.settings.sections.screen import LANGUAGES
from terminal.start.app import LOG_NAME, Opened, log_to
from terminal.start.dealer_console import follow_dealer
from terminal.start.port_search import CabinetPorts
from terminal.start.rig_process import RigNotStartedError, RigProcess
from terminal.start.table_ports import following_of, others_of

log = logging.getLogger(__name__)

CHECK_POLL_MS = 5
"""A check takes thirty microseconds, and the player waits for the result."""

SOFTLY = 3
"""The volume until the player's own is known."""
SOUND_AFTER_MS = 1_500
"""Sounds are loaded this long after the start, when no frame is urgent."""

CAMERA_LOOK_MS = 1_000
"""How often it is looked whether the camera shows something."""

COPIES_AFTER_MS = 3_000
"""The copies of a long journal are verified completely this long after the start, when that delays no frame."""

MIN_BESIDE_WIDTH = 1280 + RIG_WIDTH
"""A display of at least this width has room for the rig's window beside the cabinet."""


def play(app: QGuiApplication, opened: Opened, options: Options, visitor: Visitor | None, held: ExitStack) -> int:
    """Play until the window is closed. What is opened for that is closed with `held`, however this ends."""
    runtime = opened.runtime
    reporter = open_reporter(held) if options.touches else None
    rig = _rig(opened, options.rig_directory, held) if options.rig and opened.simulated else None
    held.callback(opened.close)
    _keep_log(opened)
    voice = Voice(_sounds(runtime, held))
    derivations = Derivations(runtime.run_on_owner)
    held.callback(derivations.close)
    screen = PlayerScreen(
        runtime.cabinet.under(runtime.state),
        runtime.touch,
        app,
        derive=derivations.derive,
        touched=runtime.touched,
        voice=voice,
    )
    _look_at_camera(runtime, screen, options.param, held)
    _look_at_others(opened, screen)
    _look_at_games(opened, screen)
    menu = staff_menu(
        screen,
        lambda: runtime.history,
        archives=lambda: Archives(opened.journal_path),
        shared=lambda: opened.shared,
        parameters=opened.parameters,
        exports=_exports(opened),
        clock_error_ms=max_error_ms,
        look_at_disks=DiskLook(opened.journal_path, opened.second, runtime.run_on_owner).look,
        configurations=opened.configurations,
        ports=None if runtime.cabinet.practice else CabinetPorts(options.rig_directory),
        wires=opened.wires,
    )
    spare_right = RIG_WIDTH if rig and app.primaryScreen().availableGeometry().width() >= MIN_BESIDE_WIDTH else 0
    profile = runtime.cabinet.profile
    engine, window = open_window(
        screen,
        menu,
        size=options.size,
        windowed=options.windowed,
        app=app,
        spare_right=spare_right,
        number=profile.table_seat if profile.is_station else 1,
    )
    runtime.watch(Projector(screen))
    runtime.follow_inputs(screen.see)
    runtime.follow_cover(screen.cover)
    runtime.watch(Alarm(runtime, app))
    touch = CalibratedTouch(window)
    runtime.watch(touch)
    touch.shown(runtime.state, (), 0)
    screen.show(runtime.state, ())
    opened.checked()  # usually everything is verified by now, and nothing must be covered
    if barred := runtime.lock or runtime.hold:
        screen.lock(barred)
    lock_on_exception(runtime)
    waker = Waker(runtime.drain, app)
    started = follow_touches(runtime, window, reporter) if reporter else _unreported
    visit = visitor(window, screen, runtime) if visitor else None
    _start_when_checked(app, opened, waker, started)
    opened.clear.then = opened.parameters.then = lambda: end_after_last_words(app)
    code = app.exec()
    del visit, window, engine
    return code


def _look_at_camera(runtime: Runtime, screen: PlayerScreen, param: Path, held: ExitStack) -> None:
    """Show the live picture of the dice, if a camera is configured: only then is its code imported."""
    profile = runtime.cabinet.profile
    if not profile.shows_camera:
        return
    from drivers.video.address import read_address
    from drivers.video.camera import Camera
    from drivers.video.password import NAME

    camera = Camera(read_address(profile.camera), password=param.with_name(NAME))
    camera.start()
    held.callback(camera.close)
    screen.live_picture.follow(camera)
    _watch_camera(runtime, screen)


def _watch_camera(runtime: Runtime, screen: PlayerScreen) -> None:
    """Have the cabinet know when the camera shows nothing: that is a fault, though nothing waits for it."""
    watch = CameraWatch(
        lambda: screen.live_picture.why_none,
        lambda: bool(runtime.state.machine.camera),
        lambda found: runtime.submit_untouched(found, _unrefused),
    )
    timer = QTimer(screen, interval=CAMERA_LOOK_MS)

    def look() -> None:
        watch.look(time.monotonic_ns() // 1_000_000)

    timer.timeout.connect(look)
    timer.start()


def _unrefused(refusal: Refusal | None) -> None:
    """A finding about the camera is only refused under a lock or a hold, after which it is reported again."""
    del refusal


def _look_at_others(opened: Opened, screen: PlayerScreen) -> None:
    """At a station, show the bets of the other players as the house wants that."""
    profile = opened.runtime.cabinet.profile
    style = profile.others_bets
    others = others_of(profile, opened.ports) if style != "off" else None
    if others is not None:
        screen.others.follow(others, style)


def _look_at_games(opened: Opened, screen: PlayerScreen) -> None:
    """At a station that can play several games, say which one comes next at the table."""
    cabinet = opened.runtime.cabinet
    following = following_of(cabinet.profile, opened.ports) if len(cabinet.games) > 1 else None
    if following is not None:
        screen.next_game.follow(following)


def _exports(opened: Opened) -> Exports:
    """Where lists are exported to, and from which journal. Practice writes to no stick."""
    named = opened.runtime.cabinet.profile.export_folder
    folder = ROOT / named if named else None
    if opened.runtime.cabinet.practice:
        places = [ExportPlace(folder)] if folder else []
        return Exports(lambda: places, lambda: look_back(opened.journal_path))
    return Exports(lambda: export_places(folder), lambda: look_back(opened.journal_path))


def _sounds(runtime: Runtime, held: ExitStack) -> Sounds:
    """The cabinet's sounds, loaded after the first frame. If the house wants none they are only alarms."""
    profile = runtime.cabinet.profile
    stickman = Stickman(lambda: _voice_pack(profile.voice_pack))
    sounds = Sounds(
        SOFTLY if profile.sound else 0,
        lambda: Desk(stickman=stickman),
        alarm_volume=profile.alarm_volume,
        spoken_volume=profile.voice_volume,
    )
    held.callback(sounds.close)
    QTimer.singleShot(SOUND_AFTER_MS, sounds.prepare)
    return sounds


def _voice_pack(named: str) -> VoicePack | None:
    """The house's recordings of the stickman's calls. Raises VoicePackError."""
    return read_pack(ROOT / named, every_call(), LANGUAGES) if named else None


def _rig(opened: Opened, directory: Path, held: ExitStack) -> RigProcess | None:
    """Start the simulated devices beside the cabinet. If that fails play is locked: there are no others."""
    try:
        rig = RigProcess.of(opened.runtime.cabinet.profile, directory, windowed=True)
    except RigNotStartedError as error:
        opened.runtime.lock_play(message("lock.no_simulated_devices"), error.message)
        return None
    held.callback(rig.close)
    follow_dealer(opened.runtime, directory, held)
    return rig


def _keep_log(opened: Opened) -> None:
    """Keep the technician's log; if that fails, errors of devices would go unnoticed, so play is locked."""
    folder = opened.journal_path.parent
    try:
        log_to(folder)
        if opened.shared:
            log.warning("%s", sentence(opened.shared.message))
    except OSError as error:
        why = message("lock.file_unwritable", path=str(folder / LOG_NAME), error=str(error.strerror))
        opened.runtime.lock_play(message("lock.log_unwritable"), why)


def _unreported() -> None:
    """The default for a start that is not reported."""


def _start_when_checked(app: QGuiApplication, opened: Opened, waker: Waker, started: Callable[[], None]) -> None:
    """Begin to play as soon as the whole journal is verified; a short one already is."""
    timer = QTimer(app)

    def look() -> None:
        if opened.checked():
            timer.stop()
            opened.start(waker.wake)
            if not opened.runtime.lock:
                started()
                QTimer.singleShot(COPIES_AFTER_MS, app, opened.check_copies)

    timer.timeout.connect(look)
    timer.start(CHECK_POLL_MS)
    look()
