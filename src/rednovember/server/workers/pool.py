"""The worker pool: asks worker processes, restarts those that fail, and always has an answer for a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from rednovember.server.errors import ServerError
from rednovember.server.running.supervisor import Supervisor
from rednovember.server.workers.framing import Frame
from rednovember.server.workers.job_queue import ADVICE, Job, Place, Queue, kind_of
from rednovember.server.workers.lru_cache import weight_of
from rednovember.server.workers.messages import question_frame, read_advice, read_replies
from rednovember.server.workers.planned_replies import Planned, PlannedReplies, mark
from rednovember.server.workers.process import COMMAND, Worker, WorkerLost
from rednovember.table import Reply, Table, TableError, advice_question, beginning, obvious_reply

ATTEMPTS: Final = 2  # to answer a question
ADVICE_MILLISECONDS: Final = 1000
ADVICE_WAITING: Final = 32  # questions for advice, of all tables
RETRY: Final = 1.0  # seconds before a worker that could not be started is started again


Told = TypeVar("Told")


class Minds:
    """So many worker processes, each of which may think for so many seconds about a question.

    They are told how a table began and what has happened since, never its seed or secret. `on_frame` sees what is sent.
    """

    def __init__(
        self,
        count: int,
        limit: float,
        *,
        command: Sequence[str] = COMMAND,
        advice_waiting: int = ADVICE_WAITING,
        on_frame: Callable[[int, Frame], None] | None = None,
        supervisor: Supervisor | None = None,
    ) -> None:
        self.limit = limit
        self.command = tuple(command)
        self.advice_waiting = advice_waiting
        self.answered = 0  # questions that a worker has answered
        self.failed = 0  # attempts that came to nothing
        self.defaulted = 0  # questions of bots that were decided here in the end
        self.started = 0  # processes
        self._on_frame = on_frame
        self._supervisor = supervisor or Supervisor()
        self._queue = Queue([Place(number) for number in range(count)])
        self._workers: list[Worker | None] = [None] * count
        self._free: dict[int, asyncio.Future[Job[Any] | None]] = {}  # the places that wait for a question
        self._advised: set[str] = set()  # the tables that have asked for advice
        self._tasks: list[asyncio.Task[None]] = []
        self._planned = PlannedReplies()
        self._asked_so_far = 0
        self._open = False

    # Beginning and end.

    async def start(self) -> None:
        """Start the workers. They need not be ready for something to be asked."""
        self._open = True
        self._tasks = [
            self._supervisor.start(f"worker-{place.number}", partial(self._serve, place))
            for place in self._queue.places
        ]

    async def close(self) -> None:
        """End the workers; who still waits is refused."""
        self._open = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        thinking = [place.job for place in self._queue.places if place.job is not None]
        for job in [*self._queue.empty(), *thinking]:
            if not job.answer.done():
                job.answer.set_exception(ServerError("server-busy"))
        await asyncio.gather(*(worker.end() for worker in self._workers if worker is not None))

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that are ready."""
        ready = zip(self._queue.places, self._workers, strict=True)
        return [worker.pid for place, worker in ready if worker is not None and place.ready]

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._queue.waiting()

    @property
    def busy(self) -> int:
        """How many workers think."""
        return sum(place.job is not None for place in self._queue.places)

    # Questions.

    async def reply(self, table_id: str, table: Table) -> Reply:
        """The answer of the bot that decides at a table, as the table is when this is called.

        What the bot has planned already is not asked again. If no worker can tell, it is the obvious decision, with
        the fault. Raises `TableError` if no bot decides.
        """
        gnome = table.decides
        if gnome is None or not table.leaders[gnome]:
            raise TableError("table-not-asked")
        planned = self._planned.take(table_id, table)
        if planned is not None:
            return planned
        asked = {"do": "reply", "seed": table.bot_seed(gnome)}
        job: Job[list[Reply]] = self._job(kind_of(table.leaders[gnome]), table_id, table, asked, read_replies)
        start, last = table.number, mark(table, table.number)
        replies = await self._answer(job)
        if replies is None:
            return self._obvious(job)
        self._planned.keep(table_id, Planned(start, last, replies))
        return replies[0]

    async def advise(self, table_id: str, table: Table, player: str, language: str) -> dict[str, Any]:
        """Advice for a player who has to decide (`Advised` as plain data), in their language.

        Refused where the table has none, while the table has asked already, and when too many have.
        """
        advice_question(table, player)
        if table_id in self._advised or len(self._advised) >= self.advice_waiting:
            raise ServerError("server-busy")
        asked = {"do": "advise", "player": player, "language": language, "milliseconds": ADVICE_MILLISECONDS}
        job: Job[dict[str, Any]] = self._job(ADVICE, table_id, table, asked, read_advice)
        self._advised.add(table_id)
        try:
            advice = await self._answer(job)
        finally:
            self._advised.discard(table_id)
        if advice is None:
            raise ServerError("server-no-thought")
        return advice

    def _job(
        self, kind: int, table_id: str, table: Table, asked: Frame, read: Callable[[Table, Frame], Told]
    ) -> Job[Told]:
        answer = asyncio.get_running_loop().create_future()
        return Job(kind, table_id, table, table.number, asked, read, answer)

    async def _answer(self, job: Job[Told]) -> Told | None:
        """A worker's answer; None if there is none after all attempts."""
        if not self._open:
            raise ServerError("server-busy")
        self._queue.add(job)
        self._match()
        try:
            return await job.answer
        finally:
            self._queue.drop(job)

    def _obvious(self, job: Job[list[Reply]]) -> Reply:
        """What is decided in place of a bot of which no worker could tell anything."""
        self.defaulted += 1
        table = job.table if job.table.number == job.number else job.table.moment(job.number)
        question = table.question()
        assert question is not None
        return obvious_reply(question, ServerError("server-no-thought"))

    # Workers.

    async def _serve(self, place: Place) -> None:
        """Start a worker at a place and ask it what waits, for ever. Begins anew where an earlier run has failed."""
        if place.job is not None:  # taken by that run
            self._queue.add_again(place.job)
            place.job = None
        worker = await self._start(place)
        while True:
            job = await self._next(place, None if worker else RETRY)
            if job is None:  # the worker has ended unasked, or it is time to try again
                hopeless = worker is not None and not worker.answered
                worker = None if hopeless else await self._start(place)
                continue
            worker = worker or await self._start(place)
            await self._attempt(worker, job)
            place.job = None
            if worker is not None and worker.ended:
                worker = await self._start(place)
            elif worker is not None:
                place.tables = len(worker.known)

    async def _start(self, place: Place) -> Worker | None:
        """A new worker at a place; None if it cannot be started."""
        before = self._workers[place.number]
        if before is not None:
            await before.end()
        worker = Worker(lambda: self._ended(place))
        self._workers[place.number] = worker
        place.ready, place.tables = False, 0
        try:
            await worker.start(self.command)
        except WorkerLost:
            worker.kill()
            return None
        self.started += 1
        place.ready = True
        return worker

    def _ended(self, place: Place) -> None:
        """A worker has ended: if nobody asks it, its place hears of it."""
        place.ready = False
        self._give(place, None)
        self._match()  # others serve its lane

    async def _next(self, place: Place, patience: float | None) -> Job[Any] | None:
        """The next question for a place; None if its worker ends before there is one, or after so many seconds."""
        worker = self._workers[place.number]
        if patience is None and worker is not None and worker.ended:
            return None
        free: asyncio.Future[Job[Any] | None] = asyncio.get_running_loop().create_future()
        self._free[place.number] = free
        timer = None
        if patience is not None:
            timer = asyncio.get_running_loop().call_later(patience, self._give, place, None)
        self._match()
        try:
            return await free
        finally:
            if timer is not None:
                timer.cancel()

    def _match(self) -> None:
        """Give questions to places that wait for one; one without a worker is given none if another has one."""
        while self._free and any(self._matched(place) for place in self._by_load()):
            pass  # what was given may let others serve its lane

    def _by_load(self) -> list[Place]:
        """The places that wait for a question, those that know few tables first."""
        anybody = any(place.ready for place in self._queue.places)
        free = [place for place in self._queue.places if place.number in self._free and (place.ready or not anybody)]
        return sorted(free, key=lambda place: place.tables)

    def _matched(self, place: Place) -> bool:
        job = self._queue.take(place)
        if job is not None:
            self._give(place, job)
        return job is not None

    def _give(self, place: Place, job: Job[Any] | None) -> None:
        free = self._free.pop(place.number, None)
        if free is not None and not free.done():
            place.job = job
            free.set_result(job)

    async def _attempt(self, worker: Worker | None, job: Job[Any]) -> None:
        """Ask a worker, and tell who waits. If it comes to nothing the worker is ended, and another one asked."""
        if job.answer.done():
            return
        try:
            if worker is None:
                raise WorkerLost("it cannot be started")
            told = await self._asked(worker, job)
        except Exception:  # whatever it is, this place goes on, and the question is answered
            if worker is not None:
                worker.kill()
            told = None
        if told is not None:
            self.answered += 1
            if not job.answer.done():
                job.answer.set_result(told)
            return
        self.failed += 1
        job.attempts += 1
        if job.answer.done():
            return
        if job.attempts < ATTEMPTS:
            self._queue.add_again(job)
            self._match()
        else:
            job.answer.set_result(None)

    async def _asked(self, worker: Worker, job: Job[Any]) -> Any:  # noqa: ANN401 - what the job wants to be told
        """What a worker tells; None if it says that it cannot. Raises `WorkerLost` if it says nothing."""
        if job.kind != ADVICE:
            for other in self._workers:
                if other is not None and other is not worker:
                    other.known.drop(job.table_id)  # its bots do not know what these decide from now on
        answer = await self._sent(worker, job)
        if "miss" in answer:
            worker.known.drop(job.table_id)
            answer = await self._sent(worker, job)
        if "error" in answer:
            worker.known.drop(job.table_id)
            return None
        try:
            return job.read(job.table, answer)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise WorkerLost("an answer that is none") from error

    async def _sent(self, worker: Worker, job: Job[Any]) -> Frame:
        """Send a question, with what the worker does not know of its table, and wait for the answer."""
        table, known = job.table, worker.known
        found = known.get(job.table_id)
        same = found is not None and found.entries <= job.number and found.kept is mark(table, found.entries)
        have = found.entries if found is not None and same else None
        whole = await began(table) if have is None else None
        self._asked_so_far += 1
        frame = question_frame(self._asked_so_far, job, have or 0, whole)
        known.put(job.table_id, mark(table, job.number), job.number, weight_of(table, job.number))
        if self._on_frame is not None:
            self._on_frame(worker.pid, frame)
        return await worker.ask(frame, self.limit)


async def began(table: Table) -> Frame:
    """How a table began; elsewhere if it is a logbook, which may be long: what is read of the table never changes."""
    return await asyncio.to_thread(beginning, table) if table.logbook_before else beginning(table)
