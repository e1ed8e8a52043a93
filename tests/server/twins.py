"""Twins over the wire: two tables that differ only in what a seat may not know, driven alike, everything kept.

`python -m tests.server.twins` measures how long twins take to answer, and writes it down in bench/twins.md.
"""

from __future__ import annotations

import asyncio
import io
import json
import re
import statistics
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from rednovember.game.writer import logbook_text
from rednovember.server.app import make_app
from rednovember.server.http.guard import Buckets
from rednovember.server.http.services import Context
from rednovember.server.hub.hub import Hub
from rednovember.server.running.listeners import address_of, bind
from rednovember.server.running.logs import set_up
from rednovember.server.running.settings import Settings
from rednovember.server.serve import configured
from rednovember.server.store import Store
from rednovember.server.workers import handlers
from rednovember.server.workers.job_queue import ADVICE, QUICK, Job
from rednovember.server.workers.messages import question_frame, read_advice, read_replies
from rednovember.table import Budget, Reply, Table, advice_question, beginning
from tests.table.test_leaks import SEAT, Twins

Json = dict[str, Any]
PATIENCE: Final = 30.0
ROLLOUTS: Final = 4  # of advice: a number in place of a time makes it the same each time
MANY: Final = 1_000_000
USUAL: Final = {"requests_per_second": MANY, "burst": MANY, "tables_per_minute": MANY, "chats_per_minute": MANY}
PROBES: Final = ("enter", "draw 4", "use crowbar", "use lucky_charm", "trade Boris grog", "give", "fix engine 3", "ha")
MOVES: Final = re.compile(r"^moves = .*", re.DOTALL | re.MULTILINE)


class HereMinds:
    """Thinks in this process just as a worker does, but for a number of rollouts, so that it is the same each time."""

    def __init__(self) -> None:
        self.mind = handlers.Mind()

    async def reply(self, table_id: str, table: Table) -> Reply:
        """A bot's answer."""
        assert table.decides is not None
        asked = {"do": "reply", "seed": table.bot_seed(table.decides)}
        replies: list[Reply] = self._ask(QUICK, table_id, table, asked, read_replies)
        return replies[0]

    async def advise(self, table_id: str, table: Table, player: str, language: str) -> Json:
        """Advice."""
        advice_question(table, player)
        asked = {"do": "advise", "player": player, "language": language, "milliseconds": 1}
        advice: Json = self._ask(ADVICE, table_id, table, asked, read_advice)
        return advice

    def _ask(self, kind: int, table_id: str, table: Table, asked: Json, read: Callable[[Table, Json], Any]) -> Any:
        job: Job[Any] = Job(kind, table_id, table, table.number, asked, read, asyncio.Future())
        frame = question_frame(1, job, 0, beginning(table))
        return read(table, self.mind.answer(json.loads(json.dumps(frame, default=vars_of))))


def vars_of(entry: Any) -> Json:
    """An entry as the pipe has it."""
    return {name: getattr(entry, name) for name in entry.__slots__}


@contextmanager
def counted_rollouts() -> Iterator[None]:
    """Advice by rollouts instead of milliseconds."""
    real = Budget
    setattr(handlers, "Budget", lambda milliseconds: real(rollouts=ROLLOUTS))  # noqa: B010 - it is not exported
    try:
        yield
    finally:
        setattr(handlers, "Budget", real)  # noqa: B010


class Clock:
    """A clock that goes on by a second whenever somebody looks at it: alike for both twins."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


class Here:
    """A server in this process, at a real port."""

    def __init__(self, url: str, context: Context, log: io.StringIO) -> None:
        self.url, self.context, self.log = url, context, log
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def make_table(self, **body: Any) -> Json:
        """A new table: id, keys, links."""
        answer = await self.http.post("/api/v1/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def socket(self, table_id: str, **more: Any) -> connect:
        """A connection to a table's socket."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{table_id}/socket"
        return connect(address, subprotocols=[Subprotocol("rednovember.2")], max_size=None, compression=None, **more)


@asynccontextmanager
async def here(folder: Path, minds: Any = None, **settings: Any) -> AsyncIterator[Here]:
    """A server in this process and loop, with real sockets, a clock of its own, and nothing rate limited."""
    given = Settings(data=folder, log="debug", log_format="json", **{**USUAL, **settings})
    log = io.StringIO()
    set_up(given, log)
    listening = bind("127.0.0.1", 0)
    store = await Store.open(given.database)
    hub = Hub(store, minds or HereMinds(), Clock())
    app = make_app(given, store, hub, hub.minds)  # type: ignore[arg-type]  # it advises, too
    context: Context = app.state.context
    context.address = address_of(listening[0])
    context.limits.wrong_keys = Buckets(MANY, MANY)
    surface = uvicorn.Server(configured(app, given))
    surface.capture_signals = contextmanager(lambda: iter([None]))  # type: ignore[method-assign]
    serving = asyncio.create_task(surface.serve([*listening]))
    while not surface.started:
        await asyncio.sleep(0.005)
    running = Here(context.address, context, log)
    try:
        async with running.http:
            yield running
    finally:
        surface.should_exit = True
        await serving
        await hub.close()
        await store.close()


def bearer(*keys: str) -> dict[str, str]:
    """The header that shows keys."""
    return {"Authorization": f"Bearer {','.join(keys)}"} if keys else {}


# The script.


class Script:
    """What is decided at both twins, and the logbooks that they begin with: the luck of it all is laid down there."""

    def __init__(self, seed: int, most: int, options: dict[str, bool]) -> None:
        twins = Twins(seed, options)
        self.decisions: list[tuple[str, str]] = []
        while not twins.left.over and len(self.decisions) < most:
            player = twins.left.awaited
            before = [table.copy() for table in (twins.left, twins.right)]
            if not twins.decide():
                twins.left, twins.right = before
                break
            assert player is not None
            entry = twins.left.entries[-1]
            self.decisions.append((player, entry.decision))  # type: ignore[union-attr]
        self.left, self.right = (unplayed(logbook_text(table.game, seed=False)) for table in (twins.left, twins.right))
        self.crew = list(twins.left.leaders)


class LuckScript(Script):
    """Twins with open hands: they differ in the luck to come, which is laid down but never falls."""

    def __init__(self, seed: int, most: int) -> None:
        super().__init__(seed, most, {})
        self.right = self.left.replace("dice = [", "dice = [").rstrip() + "\n"
        found = re.search(r"^dice = \[(.*)\]$", self.left, re.MULTILINE)
        assert found is not None, self.left
        fell = found[1] + (", " if found[1] else "")
        self.left = self.left.replace(found[0], f"dice = [{fell}1, 2, 3, 4]")
        self.right = self.right.replace(found[0], f"dice = [{fell}10, 9, 8, 7, 6, 5]")


def unplayed(logbook: str) -> str:
    """A logbook at its beginning, all its luck laid down."""
    return MOVES.sub('moves = ""\n', logbook)


# Driving.


class Transcript:
    """Everything that somebody was told, in order; ids and keys are replaced by what they are called."""

    def __init__(self, made: Json) -> None:
        keys = made["keys"]
        named = {"host": keys["host"], "join": keys["join"], "watch": keys["watch"], **keys["seats"]}
        self.named = {made["table"]: "TABLE", **{key: f"KEY-{name}" for name, key in named.items()}}
        self.lines: list[str] = []

    def add(self, what: str, told: str) -> None:
        """What somebody was told."""
        for secret, name in self.named.items():
            told = told.replace(secret, name)
        self.lines.append(f"{what}: {told}")

    def http(self, what: str, answer: httpx.Response) -> None:
        """An answer: status, headers without the date, and body."""
        heads = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        self.add(what, f"{answer.status_code} {heads} {answer.text}")


class Eyes:
    """A socket of which every frame is kept."""

    def __init__(self, socket: ClientConnection, transcript: Transcript) -> None:
        self.socket, self.transcript = socket, transcript
        self.number, self.entries, self.asked = -1, 0, 0

    async def hello(self, *keys: str, **more: Any) -> None:
        """Say hello."""
        said = {"type": "hello", "protocol": 2, "keys": list(keys), "language": "en", "style": "lively", "seen": None}
        await self.socket.send(json.dumps({**said, **more}))
        await self.next()

    async def next(self) -> Json:
        """The next frame."""
        text = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.transcript.add("frame", text)
        frame: Json = json.loads(text)
        if frame["type"] in ("welcome", "news"):
            self.number = frame["number"]
            self.entries = frame["message"]["number"] if frame["message"] else self.entries
        return frame

    async def ask(self, **request: Any) -> Json:
        """A request and all that comes until it is answered."""
        self.asked += 1
        await self.socket.send(json.dumps({"id": self.asked, **request}))
        while True:
            frame = await self.next()
            if frame["type"] == "response" and frame["id"] == self.asked:
                return frame

    async def up_to(self, number: int) -> None:
        """All news up to a record."""
        while self.number < number:
            await self.next()


async def drive(folder: Path, logbook: str, script: Script, *, look_every: int, advice: bool) -> tuple[list[str], str]:
    """Play a script at one twin; what Anna and a spectator were told, and what the server has logged."""
    async with here(folder) as server:
        made = await server.make_table(logbook=logbook, open=True, table={"take_back": "unrevealed"})
        told = Transcript(made)
        keys = made["keys"]["seats"]
        for name, key in keys.items():
            await server.http.post(
                f"/api/v1/tables/{made['table']}/requests", headers=bearer(key), json={"type": "claim", "name": name}
            )
        async with server.socket(made["table"]) as first, server.socket(made["table"]) as second:
            eyes, watcher = Eyes(first, told), Eyes(second, told)
            await eyes.hello(keys[SEAT])
            await watcher.hello(made["keys"]["watch"], language="de")
            for place, (player, decision) in enumerate(script.decisions):
                await play(server, made, eyes, watcher, player, decision)
                if place % look_every == 0:
                    await look(server, made, told, eyes)
                    await probe(eyes, advice=advice)
                    await watcher.up_to(eyes.number)
        return told.lines, normal_log(server.log.getvalue(), told)


async def play(server: Here, made: Json, eyes: Eyes, watcher: Eyes, player: str, decision: str) -> None:
    """A decision, by Anna on her socket, by the others over HTTP."""
    request = {"type": "decide", "number": eyes.entries, "decision": decision}
    if player == SEAT:
        answer = await eyes.ask(**request)
        assert answer["ok"], (decision, answer)
        number = answer["number"]
    else:
        path, key = f"/api/v1/tables/{made['table']}/requests", made["keys"]["seats"][player]
        posted = await server.http.post(path, headers=bearer(key), json=request)
        assert posted.status_code == 200, (decision, posted.text)
        number = posted.json()["number"]
    await eyes.up_to(number)
    await watcher.up_to(number)


async def look(server: Here, made: Json, told: Transcript, eyes: Eyes) -> None:
    """Everything that can be read over HTTP, as Anna, with a watcher's key, and as nobody; and coming back."""
    base, keys = f"/api/v1/tables/{made['table']}", made["keys"]
    moments = [f"/moments/{number}" for number in {0, eyes.number // 2, eyes.number, eyes.number + 1}]
    for name, key in ((SEAT, keys["seats"][SEAT]), ("watch", keys["watch"]), ("host", keys["host"])):
        for rest in ("", "/logbook", *moments):
            told.http(f"{name} {rest}", await server.http.get(base + rest, headers=bearer(key)))
    told.http("russian", await server.http.get(f"{base}?language=ru&style=dry", headers=bearer(keys["seats"][SEAT])))
    told.http("tables", await server.http.get("/api/v1/tables"))
    async with server.socket(made["table"]) as socket:
        await Eyes(socket, told).hello(keys["seats"][SEAT], seen=eyes.number // 2)


async def probe(eyes: Eyes, *, advice: bool) -> None:
    """Everything that Anna may say, most of which is refused: nothing of it may change the game."""
    now = eyes.entries
    for words in PROBES:
        await eyes.ask(type="decide", number=now + 1, decision=words)
        if not eyes_decide(eyes):
            await eyes.ask(type="decide", number=now, decision=words)
        else:
            await eyes.ask(type="decide", number=now, decision=f"{words} nonsense")
    await eyes.ask(type="undo", number=now, to=0)
    await eyes.ask(type="control", number=now, gnome="Boris", bot="bosun")
    await eyes.ask(type="propose_undo", number=now, to=0)
    await eyes.ask(type="vote", yes=False)
    await eyes.ask(type="vote", yes=True)
    requests: list[Json] = [
        {"type": "claim", "name": SEAT},
        {"type": "leave", "seat": "Boris"},
        {"type": "renew", "seat": "Boris"},
        {"type": "transfer_host"},
        {"type": "set_open", "open": True},
        {"type": "stand_in_after", "seconds": 9},
        {"type": "chat", "text": "What do you hold, Boris?"},
        {"type": "signal", "signal": "need", "item": "crowbar"},
        {"type": "language", "language": "en"},
        {"type": "ping"},
        {"type": "peek", "seat": "Boris"},
        *([{"type": "advice", "number": now}] if advice else []),
    ]
    for request in requests:
        await eyes.ask(**request)


def eyes_decide(eyes: Eyes) -> bool:
    """Whether Anna is to decide, so that a legal probe would be taken."""
    for line in reversed(eyes.transcript.lines):
        if line.startswith("frame: ") and '"message":{' in line:
            return f'"player":"{SEAT}"' in line.partition('"deciding":')[2][:80]
    return True


def normal_log(log: str, told: Transcript) -> str:
    """The server's log without times, ports and ids."""
    for secret, name in told.named.items():
        log = log.replace(secret, name)
    return re.sub(r'"time": "[^"]*"|127\.0\.0\.1:\d+|process \[\d+\]', "-", log)


# How long answers take.


async def timings(folder: Path, times: int) -> dict[str, list[float]]:
    """Milliseconds that answers take: both twins, with the right key, a wrong one, none, and at no table.

    Who is asked what comes in another order each time, so that no twin always follows the other.
    """
    script, order = Script(3, 25, {"hidden_hands": True}), Random(1)
    out: dict[str, list[float]] = {}
    async with here(folder) as server:
        questions: list[tuple[str, str, str, str, Json | None]] = [
            ("no such table", "GET", f"/api/v1/tables/{'0' * 24}", "A" * 32, None)
        ]
        for name, logbook in (("left", script.left), ("right", script.right)):
            made = await server.make_table(logbook=logbook)
            path, seats = f"/api/v1/tables/{made['table']}", made["keys"]["seats"]
            good = seats[SEAT]
            near = good[:-1] + ("A" if good[-1] != "A" else "B")
            stale = {"type": "decide", "number": 99, "decision": "enter"}
            foreign = {"type": "decide", "number": 0, "decision": "use crowbar"}
            decides = script.decisions[0][0]
            other = next(seat for seat in seats if seat != decides)
            questions += [
                (f"{name}: the table, right key", "GET", path, good, None),
                (f"{name}: the table, wrong key", "GET", path, "A" * 32, None),
                (f"{name}: the table, last letter wrong", "GET", path, near, None),
                (f"{name}: the table, no key", "GET", path, "", None),
                (f"{name}: stale decision", "POST", f"{path}/requests", good, stale),
                (f"{name}: decision out of turn", "POST", f"{path}/requests", seats[other], foreign),
            ]
        for _ in range(times):
            order.shuffle(questions)
            for what, method, path, key, request in questions:
                begun = perf_counter()
                await server.http.request(method, path, headers=bearer(key) if key else {}, json=request)
                out.setdefault(what, []).append(1000 * (perf_counter() - begun))
    return out


def timing_table(found: dict[str, list[float]]) -> str:
    """The figures as a table."""
    lines = ["| request | times | median ms | 90 % | 99 % |", "|---|---|---|---|---|"]
    for what, took in sorted(found.items(), key=lambda pair: pair[0].partition(": ")[::-1]):
        cuts = statistics.quantiles(took, n=100)
        lines.append(f"| {what} | {len(took)} | {statistics.median(took):.2f} | {cuts[89]:.2f} | {cuts[98]:.2f} |")
    return "\n".join(lines)


def closed_code(closed: ConnectionClosed) -> int:
    """The code with which the server has hung up."""
    return 0 if closed.rcvd is None else closed.rcvd.code


def main() -> None:
    """Measure, and write it down."""
    with tempfile.TemporaryDirectory() as folder:
        text = timing_table(asyncio.run(timings(Path(folder), 500)))
    head = """# Twins: do response times reveal secrets?

Two tables ("left" and "right") differ only in a hidden card of another seat's hand, their secrets and the luck to come.
HTTP requests to both, in random order, on a shared machine. Made by `python -m tests.server.twins`.
"No such table" has to query the store and is slower than a wrong key at a table in memory: a table's id is not a
secret, its keys are.

"""
    target = Path(__file__).parents[2] / "bench" / "twins.md"
    target.write_text(head + text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
