"""Walks the blocks of a simulation on all processors; the result does not depend on their number."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Generator, Iterator
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait

from terminal.maths.walk import Block, Counts, Flat, walk

Walked = list[tuple[Counts, int]]
"""For each bet, how often each end occurred, and in how many rolls."""


class WorkerError(RuntimeError):
    """A worker ended before its work was done; the message is one sentence."""


def walk_all(flats: list[Flat], count: int, blocks: Iterator[Block]) -> Generator[Walked]:
    """The results of `count` blocks, as they are finished. Closing it ends the workers at once.

    Raises WorkerError.
    """
    with _workers(min(len(os.sched_getaffinity(0)), count)) as workers:
        try:
            for worker in workers:
                worker.send(flats)
            yield from _shared_out(workers, blocks)
        except (EOFError, OSError) as error:
            raise WorkerError("A process of the simulation has ended before its work was done") from error


def _shared_out(workers: list[Connection], waiting: Iterator[Block]) -> Generator[Walked]:
    """One block for each worker, then the next block for each worker that is done."""
    busy = {worker for worker in workers if _next(worker, waiting)}
    while busy:
        for worker in wait(list(busy)):
            assert isinstance(worker, Connection), "only pipes are waited for"
            walked: Walked = worker.recv()
            if not _next(worker, waiting):
                busy.remove(worker)
            yield walked


def _next(worker: Connection, waiting: Iterator[Block]) -> bool:
    """Give it a block; whether one was left."""
    block = next(waiting, None)
    if block is not None:
        worker.send(block)
    return block is not None


@contextlib.contextmanager
def _workers(count: int) -> Iterator[list[Connection]]:
    """Start processes that wait for the bets and then for blocks.

    Both come through a pipe, which reports when a process is gone; a process would wait for ever for data passed at its
    start.
    """
    context = get_context("spawn")
    pipes = [context.Pipe() for _ in range(count)]
    processes = [context.Process(target=_work, args=(theirs,), daemon=True) for _, theirs in pipes]
    resource_tracker.ensure_running()  # here, because the first start would unblock Ctrl-C again
    try:
        with _ctrl_c_held_back():
            for process in processes:
                process.start()
        for _, theirs in pipes:
            theirs.close()
        yield [ours for ours, _ in pipes]
    finally:
        started = [process for process in processes if process.pid is not None]
        for process in started:
            process.terminate()
        for process in started:
            process.join()


@contextlib.contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """A Ctrl-C during the block takes effect afterwards; it never reaches a process that is started meanwhile.

    A terminal sends it to all processes, and the parent of these ends them.
    """
    came: list[int] = []
    # Another thread may receive the signal despite this thread's mask, so it is only recorded meanwhile.
    handler = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


def _work(pipe: Connection) -> None:
    """Receive the bets, then walk block after block until the other side is gone."""
    with contextlib.suppress(EOFError, BrokenPipeError):
        flats = pipe.recv()
        while True:
            pipe.send(walk(flats, pipe.recv()))
