"""Runs something in a forked copy of this process: its effects are confined to the copy.

A window is expensive to create and cannot be reset. So it is created once, and every scene is played by a copy of the
whole process that ends with it: no scene can affect another, whatever their order.
"""

from __future__ import annotations

import gc
import logging
import logging.handlers
import multiprocessing
import queue
import traceback
import warnings
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

MAX_ANSWER_S = 900
"""A copy that has not answered by then never will: drawing has low priority and may get little processor time."""

QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

qt_log = logging.getLogger("qt")

T = TypeVar("T")


class CopyFailedError(RuntimeError):
    """The copy's work failed; the text says how."""


class _Answer(Generic[T]):
    """What a copy sends before it ends."""

    def __init__(self, result: T | None, failure: str, logged: list[logging.LogRecord]) -> None:
        self.result = result
        self.failure = failure
        self.logged = logged


def in_copy(do: Callable[[], T]) -> T:
    """Do this in a copy and return its result. What it logs is logged here. Raises CopyFailedError."""
    here, there = multiprocessing.Pipe(duplex=False)
    copy = multiprocessing.get_context("fork").Process(target=_answer, args=(do, there), daemon=True)
    with warnings.catch_warnings():
        # Qt's loader threads have nothing left to do: everything that a scene shows has been loaded.
        warnings.simplefilter("ignore", DeprecationWarning)
        copy.start()
    there.close()
    try:
        answer: _Answer[T] = here.recv() if here.poll(MAX_ANSWER_S) else _Answer(None, "It does not answer.", [])
    except EOFError:
        copy.join()
        answer = _Answer(None, f"It ended without an answer (exit code {copy.exitcode}).", [])
    finally:
        here.close()
        copy.kill()  # it has nothing more to report, and nothing to clean up
        copy.join()
    for record in answer.logged:
        logging.getLogger(record.name).handle(record)
    if answer.failure:
        raise CopyFailedError(answer.failure)
    return answer.result  # type: ignore[return-value] # without a failure there is a result


def _answer(do: Callable[[], T], there: Connection) -> None:
    gc.disable()
    logged: queue.SimpleQueue[logging.LogRecord] = queue.SimpleQueue()
    root = logging.getLogger()
    root.handlers = [logging.handlers.QueueHandler(logged)]
    qInstallMessageHandler(_log_qt)
    result, failure = None, ""
    try:
        result = do()
    except Exception:  # noqa: BLE001 - it is told to those who have asked
        failure = traceback.format_exc()
    there.send(_Answer(result, failure, [logged.get() for _ in range(logged.qsize())]))


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Qt's complaints become log records like any other."""
    del context
    qt_log.log(QT_LEVELS[kind], "%s", message)
