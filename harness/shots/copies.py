"""Lets a copy of this process do something: what it does to itself touches nobody else.

A window is costly to make and cannot be brought back to how it was. So it is made once, and every scene is played by a
copy of the whole process that ends with it: no scene can feel another, whatever their order.
"""

from __future__ import annotations

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
"""A copy that has not answered by then never will: drawing gives way to all else, and may get little of a processor."""

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
    """What the copy was to do went wrong; the text says how."""


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
        # The threads that Qt keeps for loading have nothing left to do: all that a scene shows is loaded before.
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
        copy.kill()  # it has nothing more to say, and nothing to tidy up
        copy.join()
    for record in answer.logged:
        logging.getLogger(record.name).handle(record)
    if answer.failure:
        raise CopyFailedError(answer.failure)
    return answer.result  # type: ignore[return-value] # without a failure there is a result


def _answer(do: Callable[[], T], there: Connection) -> None:
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
    """What Qt complains of is a log record like any other."""
    del context
    qt_log.log(QT_LEVELS[kind], "%s", message)
