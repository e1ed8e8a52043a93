"""Players at servers that are killed, who write down what was acknowledged, and the reckoning.

All that is said at a table is written in a book outside of the server: what was said, what was acknowledged, and what
was told. In the end every table's log is compared with its book.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

from rednovember.client import Server as Client
from rednovember.client.errors import ClientError
from rednovember.server.requests import rebuild
from rednovember.server.rooms.frames import Framer, reader_of
from rednovember.server.store import Store
from rednovember.server.store.records import ENTRY, Record
from tests.server.mortal import ENVIRON, PATIENCE, Mortal, Reached

AGAIN: Final = ("table-stale", "server-conflict")
HOME: Final = 0.05  # how likely somebody at another server than their own looks after a frame whether it is back
Json = dict[str, Any]


# What is written down outside of the server.


@dataclass(frozen=True, eq=False)
class Sent:
    """Something that was said, and to which server. `after` is the newest record that anybody knew by then."""

    seat: str
    request: Json
    after: int
    server: Reached | None = None


@dataclass(eq=False)
class Book:
    """All that is known of a table outside of the server."""

    id: str
    keys: Json
    sent: list[Sent] = field(default_factory=list)
    acknowledged: list[tuple[Sent, int]] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    entries: dict[tuple[str, int], Json] = field(default_factory=dict)  # as a seat was told of them
    said: dict[int, Json] = field(default_factory=dict)
    newest: int = -1
    over: bool = False

    def told(self, seat: str, frame: Json) -> None:
        """Take what a seat was told: the same, however often it is told."""
        message = frame["message"]
        for entry in message["entries"] if message else ():
            known = self.entries.setdefault((seat, entry["number"]), entry)
            assert known == entry, (known, entry)
        for one in frame["chat"]:
            known = self.said.setdefault(one["number"], one)
            assert known == one, (known, one)
        self.newest = max(self.newest, frame["number"])
        self.over = self.over or bool(message and message["ended"])

    def acknowledge(self, sent: Sent, number: int) -> None:
        self.acknowledged.append((sent, number))
        self.newest = max(self.newest, number)


class Tally(NamedTuple):
    """What the reckoning has found."""

    tables: int = 0
    records: int = 0
    decisions: int = 0  # acknowledged, of people
    others: int = 0  # acknowledged, of everything else
    unsure: int = 0  # sent, and never answered
    unsure_there: int = 0  # those of them that are in the log
    lost: int = 0
    doubled: int = 0

    def plus(self, other: Tally) -> Tally:
        return Tally(*(one + two for one, two in zip(self, other, strict=True)))


def expected(sent: Sent, record: Record, entry: int) -> bool:
    """Whether a record is what came of something that was said; `entry` is its number as an entry of the table."""
    said, kind = sent.request, record.kind
    body: Json = dict(record.body)
    match said["type"]:
        case "decide" | "undo" | "control":
            if kind != ENTRY or entry != said["number"] + 1 or body["by"] != sent.seat:
                return False
            if said["type"] == "decide":
                return bool(body["kind"] == "decided" and body["decision"].split() == said["decision"].split())
            if said["type"] == "undo":
                return body["kind"] == "taken_back" and said.get("to") in (None, body["to"])
            return body["kind"] == "handed" and (body["gnome"], body["bot"]) == (said["gnome"], said["bot"])
        case "chat":
            return kind == "said" and (body["by"], body["text"]) == (sent.seat, said["text"])
        case "claim":
            return kind == "claimed" and body["name"] == said["name"]
        case "leave":
            return kind == "left" and body["seat"] == said["seat"]
        case "propose_undo":
            if kind == "agreed":  # another had asked the same before
                return bool(body["by"] == sent.seat)
            return kind == "asked" and (body["by"], body["number"], body["to"]) == (
                sent.seat,
                said["number"],
                said["to"],
            )
        case "vote":
            return kind == ("agreed" if said["yes"] else "declined") and body["by"] == sent.seat
    raise AssertionError(said)


def had_agreed(sent: Sent, records: Sequence[Record], number: int) -> bool:
    """Whether a player agreed once more to a take-back that they had agreed to: it needs no second record."""
    if sent.request["type"] != "propose_undo" and not sent.request.get("yes"):
        return False
    for record in reversed(records[: number + 1]):
        if record.kind in ("asked", "agreed") and record.body["by"] == sent.seat:
            return True
        if record.kind in ("asked", "declined", ENTRY):
            return False
    return False


def is_own(records: Sequence[Record], number: int) -> bool:
    """Whether a record must be what somebody has said, and is not what came of it or of a bot."""
    record = records[number]
    if record.kind == "used":
        return False  # a seat's key was shown
    if record.kind != ENTRY:
        return number > 0
    if record.body["by"] == "":
        return False
    if record.body["kind"] == "handed" and records[number - 1].kind == "claimed":
        return False  # who sits down takes the gnome over
    return not (record.body["kind"] == "taken_back" and records[number - 1].kind in ("asked", "agreed"))


def reckon(book: Book, records: Sequence[Record]) -> Tally:
    """Compare a table's log with what was written down outside. Raises AssertionError for what is wrong with it."""
    at = f"table {book.id}"
    assert [record.number for record in records] == list(range(len(records))), f"{at}: gaps"
    assert len(records) > book.newest, f"{at}: told of record {book.newest}, has {len(records)}"
    entries = list[int]()
    for record in records:
        entries.append((entries[-1] if entries else 0) + (record.kind == ENTRY))
    taken = dict[int, Sent]()
    lost = doubled = 0
    for sent, number in book.acknowledged:
        # A request of several records is acknowledged with the last of them: its own is there or shortly before.
        own = next((n for n in range(number, max(number - 3, -1), -1) if expected(sent, records[n], entries[n])), None)
        if (own is None or own in taken or own <= sent.after) and had_agreed(sent, records, number):
            continue
        if own is None:
            lost += 1
            continue
        doubled += own in taken
        taken[own] = sent
        assert own > sent.after, f"{at}: {sent} was acknowledged as record {own}"
    assert not lost, f"{at}: {lost} acknowledged and not there"
    assert not doubled, f"{at}: {doubled} acknowledged as what others had said"
    answered = {id(sent) for sent, _ in book.acknowledged}
    open_ones = [sent for sent in book.sent if id(sent) not in answered]
    unsure = len(open_ones)
    for number in range(1, len(records)):
        if number in taken or not is_own(records, number):
            continue
        found = next((sent for sent in open_ones if expected(sent, records[number], entries[number])), None)
        assert found is not None, (
            f"{at}: nobody has said record {number}, or somebody has said it once: {records[number]}"
        )
        open_ones.remove(found)
    for (_, number), entry in book.entries.items():
        told_of(entry, records[entries.index(number)], at)
    for number, one in book.said.items():
        assert records[number].kind == "said", f"{at}: {one}"
        assert (records[number].body["by"], records[number].body["text"]) == (one["by"], one["text"])
    decisions = sum(sent.request["type"] == "decide" for sent, _ in book.acknowledged)
    others = len(book.acknowledged) - decisions
    there = unsure - len(open_ones)
    return Tally(1, len(records), decisions, others, unsure, there, lost, doubled)


def told_of(entry: Json, record: Record, at: str) -> None:
    """What somebody was told is what stands in the log."""
    body = record.body
    by = entry["by"] or ""  # a bot
    assert (record.kind, body["kind"], body["by"]) == (ENTRY, entry["kind"], by), f"{at}: {entry}, {record}"
    if entry["kind"] == "decided" and entry["decision"]["items"] is not None:  # else a seat may not know all of it
        assert entry["decision"]["text"].split() == body["decision"].split(), f"{at}: {entry}, {record}"


# Players.


class World:
    """Tables and their players. `on_sent` is called after each request, before anything else happens."""

    def __init__(self, seed: int, servers: Sequence[Mortal], kinds: Sequence[Kind]) -> None:
        self.rng = random.Random(seed)
        self.servers, self.kinds = list(servers), list(kinds)
        self.books: list[Book] = []
        self.ending = False
        self.on_sent: Callable[[], None] = lambda: None
        self.acknowledged = 0
        self.failed: list[BaseException] = []
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._something = asyncio.Event()

    def begin(self) -> None:
        """Let people come to their tables."""
        for number, kind in enumerate(self.kinds):
            self.spawn(self._place(number, kind))

    async def end(self) -> None:
        """Let everybody leave."""
        self.ending = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.check()

    def check(self) -> None:
        """Raise what went wrong at a table."""
        if self.failed:
            raise self.failed[0]

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something that must come."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not is_so():
                    self.check()
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.05):
                            await self._something.wait()
                    self._something.clear()
        except TimeoutError:
            condition = [server.condition() for server in self.servers]
            raise AssertionError("\n".join(["nothing comes any more", *map(str, self.players), *condition])) from None
        self.check()

    def happened(self) -> None:
        self._something.set()

    def spawn(self, work: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except BaseException as error:
                self.failed.append(error)
                self._something.set()

        self._tasks.append(asyncio.create_task(guarded()))

    async def _place(self, number: int, kind: Kind) -> None:
        """One table after another, whenever a game is over."""
        while not self.ending:
            book = await self._lay(kind)
            self.books.append(book)
            people = []
            for place, seat in enumerate(kind.people):
                guest = seat == kind.guest
                keys = [book.keys["join"], book.keys["host"]] if guest else [book.keys["seats"][seat]]
                where = self.servers[(number + place) % len(self.servers) :] + self.servers
                people.append(Player(self, book, seat, keys, where, guest=guest, seed=self.rng.random()))
            self.players += people
            async with asyncio.TaskGroup() as group:  # which ends when the last of them does
                for player in people:
                    group.create_task(player.run())
            self.players = [player for player in self.players if player not in people]

    async def _lay(self, kind: Kind) -> Book:
        """A new table; one that was acknowledged is there from then on."""
        while True:
            server = self.rng.choice([server for server in self.servers if server.pid is not None] or self.servers)
            try:
                laid = await Client(server.url).create_table(kind.table, open=False)
                return Book(laid.table, laid.keys)
            except ClientError:
                await asyncio.sleep(0.05)


@dataclass(frozen=True)
class Kind:
    """A kind of table: how it is laid, who plays, and who comes as a guest and leaves again."""

    table: Json
    people: tuple[str, ...]
    guest: str = ""


PEOPLE: Final = Kind({"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Ann", "Bob", "Cyn"]}, ("Ann", "Bob", "Cyn"))
BOTS: Final = Kind(
    {
        "gnomes": ["Anna", "Boris", "Cyril", "Dora"],
        "players": ["Ann", "Bob", "Cyn", "Dot"],
        "bots": {"Cyril": "bosun", "Dora": "random"},
    },
    ("Ann", "Bob"),
)
ALONE: Final = Kind({"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Ann"]}, ("Ann",))
HIDDEN: Final = Kind(
    {
        "gnomes": ["Anna", "Boris", "Cyril"],
        "players": ["Ann", "Bob", "Cyn"],
        "options": {"hidden_hands": True},
    },
    ("Ann", "Bob", "Cyn"),
)
GUEST: Final = Kind(
    {"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Ann", "Bob", "Cyn"], "bots": {"Cyril": "bosun"}},
    ("Ann", "Bob", "Cyn"),
    guest="Cyn",
)
KINDS: Final = (PEOPLE, BOTS, ALONE, HIDDEN, GUEST, PEOPLE)


class Player:
    """Somebody who plays by a script of chance, comes back whenever the server is there, and writes everything down."""

    def __init__(
        self,
        world: World,
        book: Book,
        seat: str,
        keys: list[str],
        servers: Sequence[Reached],
        *,
        guest: bool,
        seed: float,
    ) -> None:
        self.world, self.book, self.seat, self.keys = world, book, seat, keys
        self.servers, self.guest = list(servers), guest
        self.rng = random.Random(seed)
        self.number: int | None = None
        self.you: Json = {"seats": [], "host": False}
        self.lounge: Json = {}
        self.message: Json = {}
        self.waiting: dict[int, Sent] = {}  # by the id of the request
        self.server: Reached | None = None  # where it is now
        self.brought = False  # a key of one's own making, with the last claim
        self._ids = 0
        self._decided = -1

    def __str__(self) -> str:
        deciding = self.message.get("deciding")
        waits = [sent.request for sent in self.waiting.values()]
        seen = f"seen {self.number} of {self.book.newest}"
        return f"{self.seat} at {self.book.id}: {seen}, {deciding} decides, waits for {waits}"

    async def run(self) -> None:
        """Play until the game is over."""
        tries = 0
        while not self.book.over and not self.world.ending:
            server = self.servers[0] if tries < 3 else self.rng.choice(self.servers)
            try:
                async with connect(
                    f"{server.url.replace('http', 'ws')}/api/v1/tables/{self.book.id}/socket",
                    subprotocols=[Subprotocol("rednovember.2")],
                    max_size=None,
                    compression=None,
                    open_timeout=5,
                    close_timeout=0.5,
                    ping_interval=None,
                ) as connection:
                    tries, self.server = 0, server
                    await self._play(connection)
            except (OSError, TimeoutError, WebSocketException):
                tries += 1
                await asyncio.sleep(0.03)

    async def _play(self, connection: ClientConnection) -> None:
        seen = self.number if self.rng.random() < 0.9 else None
        hello = {"type": "hello", "protocol": 2, "keys": self.keys, "language": "en", "style": "dry", "seen": seen}
        await connection.send(json.dumps(hello))
        self.waiting.clear()
        first = True
        while not self.book.over and not self.world.ending:
            async with asyncio.timeout(PATIENCE):
                frame = json.loads(await connection.recv())
            if frame["type"] == "goodbye":
                assert frame["kind"] != "server-no-table", f"table {self.book.id} was laid and is not there"
                return
            if frame["type"] == "response":
                self._answered(frame)
            else:
                self._take(frame, seen, first=first)
                first = False
            if not self.waiting:
                for request in self.wishes():
                    await self._say(connection, request)
            self.world.happened()
            if self.server is not self.servers[0] and not self.waiting and self.rng.random() < HOME:
                return

    async def _say(self, connection: ClientConnection, request: Json) -> None:
        self._ids += 1
        sent = self.waiting[self._ids] = Sent(self.seat, request, self.book.newest, self.server)
        self.book.sent.append(sent)
        await connection.send(json.dumps({"id": self._ids, **request}))
        self.world.on_sent()

    def _answered(self, answer: Json) -> None:
        sent = self.waiting.pop(answer["id"], None)
        if sent is None:
            self.echoed(answer)
        elif answer["ok"]:
            self.book.acknowledge(sent, answer["number"])
            self.world.acknowledged += 1
            if answer["key"]:
                self.keys.append(answer["key"])
            if sent.request["type"] == "decide":
                self._decided = max(self._decided, sent.request["number"])
        else:
            self.book.sent.remove(sent)  # refused: nothing came of it
            self.book.refused[answer["kind"]] += 1

    def _take(self, frame: Json, seen: int | None, *, first: bool) -> None:
        """Take news: nothing left out, nothing twice, never back."""
        if frame["type"] == "news":
            assert frame["since"] == (seen if first else self.number), (frame["since"], seen, self.number)
        assert self.number is None or frame["number"] >= self.number, "back to what was before"
        self.number, self.you = frame["number"], frame["you"]
        self.lounge = frame["lounge"]
        self.message = frame["message"] or self.message
        self.book.told(self.message["reader"] or "", frame)

    def echoed(self, answer: Json) -> None:
        """An answer to what was answered already: somebody between has sent it twice."""
        raise AssertionError(answer)

    # What to say.

    def wishes(self) -> list[Json]:
        """What to say now, all of it at once."""
        wish = self._wish()
        return [] if wish is None else [wish]

    def _wish(self) -> Json | None:
        dice = self.rng.random()
        if self.guest and self.seat not in self.you["seats"]:
            return self._come_in()
        asked = self.lounge["undo_proposal"]
        if asked is not None and self.seat in asked["waiting"]:
            return {"type": "vote", "yes": dice < 0.7}
        at = self.message["number"]
        bots = [gnome for gnome in self._gnomes() if self.message["controllers"][gnome]]
        if bots and dice < 0.7:
            return {"type": "control", "number": at, "gnome": bots[0], "bot": ""}
        choices = self.message["choices"]
        if choices is None or self._decided >= at:
            return self._talk() if dice < 0.08 else None
        if dice < 0.06 and self.message["undo"] is not None:
            return {"type": "undo", "number": at, "to": self.rng.choice([None, self.message["undo"]])}
        if dice < 0.09:
            return {"type": "control", "number": at, "gnome": choices["gnome"], "bot": "bosun"}
        if dice < 0.14:
            return self._talk()
        if dice < 0.15 and self.message["decisions"] > 0:
            return {
                "type": "propose_undo",
                "number": at,
                "to": max(0, self.message["decisions"] - self.rng.randint(1, 4)),
            }
        if dice < 0.18 and self.guest:
            return {"type": "leave", "seat": self.seat}
        return {"type": "decide", "number": choices["number"], "decision": choose(choices, self.rng)}

    def _talk(self) -> Json:
        mark = f"{self.seat} {self.rng.getrandbits(64):x}"
        return (
            {"type": "chat", "text": mark}
            if self.rng.random() < 0.7
            else {"type": "claim", "name": mark, "seat": self.seat}
        )

    def _come_in(self) -> Json | None:
        """Sit down, half the time with a key of one's own making.

        Whose key was lost with an answer is removed by the host first, who is the same person here.
        """
        sits = next(seat["name"] for seat in self.lounge["seats"] if seat["seat"] == self.seat)
        if sits is not None:
            assert not self.brought, "locked out with a key of one's own making"
            return {"type": "leave", "seat": self.seat}
        claim = {"type": "claim", "name": f"guest {self.rng.getrandbits(64):x}", "seat": self.seat}
        self.brought = self.rng.random() < 0.5
        if self.brought:
            claim["key"] = f"{self.rng.getrandbits(192):048x}"
            self.keys = [*self.keys[:2], *self.keys[2:][-8:], claim["key"]]  # the first two are to join and the host's
        return claim

    def _gnomes(self) -> list[str]:
        return next(seat["gnomes"] for seat in self.lounge["seats"] if seat["seat"] == self.seat)


def choose(choices: Json, rng: random.Random) -> str:
    """Some decision in notation, out of what the table lists; seldom one that kills."""
    if choices["cards"]:
        few = choices["cards"]["items"][: choices["cards"]["least"]]
        return " ".join([choices["phase"], *few])
    deeds = [one for deed in choices["deeds"] if deed["action"] not in ("abandon", "attack") for one in deed["row"][:2]]
    ways = [way["stages"][0]["decision"]["text"] for way in choices["ways"] if way["usual"] and not way["items"]]
    listed = [*choices["answers"], *deeds, *([choices["end"]] if choices["end"] else [])]
    safe = [one for one in listed if one["death"] is None or one["death"][0] == 0]
    texts = [one["decision"]["text"] for one in safe or listed]
    if texts and (not ways or rng.random() < 0.8):
        return str(rng.choice(texts))
    return str(rng.choice(ways or [one["decision"]["text"] for one in choices["hatches"]]))


# Killing, and the reckoning.


async def kill_again_and_again(world: World, server: Mortal, kills: int, progress: Callable[[int], None]) -> None:
    """Kill a server at moments of chance, many of them just after something was asked of it, and start it again."""
    rng = world.rng
    for done in range(kills):
        how = rng.random()
        if how < 0.08:  # while it starts
            await asyncio.sleep(rng.uniform(0.0, 0.4))
        else:
            before = world.acknowledged
            await world.until(lambda before=before: world.acknowledged > before)  # type: ignore[misc]
            await asyncio.sleep(rng.uniform(0.0, 0.4))
            if how < 0.7:
                await just_after(world, rng.randint(1, 6))
                if how > 0.35:
                    await asyncio.sleep(rng.uniform(0.0, 0.012))  # as long as a commit takes
        server.kill()
        server.start()
        world.check()
        progress(done + 1)


async def just_after(world: World, sends: int) -> None:
    """Wait until so many requests were sent, and not a moment longer."""
    left = sends
    soon: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def sent() -> None:
        nonlocal left
        left -= 1
        if left == 0 and not soon.done():
            soon.set_result(None)

    world.on_sent = sent
    try:
        async with asyncio.timeout(PATIENCE):
            await soon
    finally:
        world.on_sent = lambda: None


async def reckoning(world: World, server: Mortal, database: str, folder: Path) -> Tally:
    """Compare all logs with all books, all rooms with what the server tells, and play all logbooks through.

    The server is running when this begins, and killed when it ends: what is in the database then is what counts.
    """
    await server.ready()
    told, logbooks = {}, []
    client = Client(server.url)
    for book in world.books:
        seats = book.keys["seats"]
        told[book.id] = [await client.look(book.id, [key, book.keys["watch"]]) for key in seats.values()]
        logbooks.append(folder / f"{book.id}.rn.toml")
        logbooks[-1].write_text(await client.logbook(book.id, list(seats.values())), encoding="utf-8")
    server.kill()
    tally = Tally()
    store = await Store.open(database)
    try:
        for book in world.books:
            records = await store.records(book.id)
            tally = tally.plus(reckon(book, records))
            same_as_told(records, book, told[book.id])
    finally:
        await store.close()
    for start in range(0, len(logbooks), 200):
        play_through(logbooks[start : start + 200])
    return tally


def same_as_told(records: Sequence[Record], book: Book, told: Sequence[Json]) -> None:
    """The room that the log alone makes tells every seat what the server has told it; bots may have gone on since."""
    for key, welcome in zip(book.keys["seats"].values(), told, strict=True):
        number, told_last = welcome["number"], f"table {book.id}: told of {welcome['number']}"
        assert number >= book.newest, f"{told_last}, and of {book.newest} before"
        assert number < len(records), f"{told_last}, and the log has {len(records)}"
        room = rebuild(records[: number + 1])
        framer = Framer(book.id, room)
        who = room.who([key, book.keys["watch"]])
        connected = frozenset(
            seat["seat"] for seat in welcome["lounge"]["seats"] if seat["connected"]
        )  # not in the log
        made = plain(framer.welcome(who, reader_of(room, who, "en", "lively"), connected))
        assert not (found := difference(made, welcome)), f"table {book.id}: {found}"


def difference(one: Any, two: Any, where: str = "") -> str:
    """Where two pieces of plain data differ first; empty: nowhere."""
    if type(one) is not type(two) or not isinstance(one, dict | list) or len(one) != len(two):
        return "" if one == two else f"{where}: {str(one)[:200]} is not {str(two)[:200]}"
    names = one.keys() | two.keys() if isinstance(one, dict) else range(len(one))
    for name in names:
        missing = isinstance(one, dict) and (name not in one or name not in two)
        found = f"{where}.{name}" if missing else difference(one[name], two[name], f"{where}.{name}")
        if found:
            return found
    return ""


def plain(value: Any) -> Json:
    """A frame as it comes over the line."""
    found: Json = orjson.loads(orjson.dumps(asdict(value)))
    return found


def play_through(files: Sequence[Path]) -> None:
    """Every logbook replays."""
    done = subprocess.run(
        [sys.executable, "-m", "rednovember", "logbook", *map(str, files)],
        env=ENVIRON,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
