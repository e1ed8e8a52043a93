"""A real server in a process of its own, and somebody who plays at it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 30.0  # seconds after which a test gives up waiting for what must come
URL: Final = re.compile(r"http://\S+:\d+")
USUAL: Final = {
    "minds": 1,
    "log": "warning",
    "requests_per_second": 10_000,
    "burst": 10_000,
    "tables_per_minute": 10_000,
    "sockets_per_address": 10_000,
}
Json = dict[str, Any]


class Server:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], url: str, folder: Path) -> None:
        self.process, self.url, self.folder = process, url, folder
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stop it; its exit status."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    @property
    def errors(self) -> str:
        """What it has written to stderr."""
        return (self.folder / "stderr").read_text(encoding="utf-8")

    def make_table(self, table: Any = None, **said: Any) -> Made:
        """A new table, given as a whole or by what is said of it: gnomes, seed, or whether it is open."""
        more = {key: said.pop(key) for key in ("open", "stand_in_after", "logbook") if key in said}
        table = {**(table or {}), **said}
        answer = self.http.post("/api/v1/tables", json={"table": table, **more})
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json())

    def socket(self, table_id: str) -> str:
        """The address of a table's socket."""
        return f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{table_id}/socket"


class Made:
    """A table that was laid, with its keys."""

    def __init__(self, server: Server, made: Json) -> None:
        self.server, self.id, self.links = server, made["table"], made["links"]
        keys = made["keys"]
        self.host, self.join, self.watch, self.seats = keys["host"], keys["join"], keys["watch"], keys["seats"]
        self.path = f"/api/v1/tables/{self.id}"

    def get(self, rest: str = "", *keys: str, **query: Any) -> httpx.Response:
        """Ask for something with some keys."""
        return self.server.http.get(self.path + rest, headers=bearer(*keys), params=query)

    def ask(self, *keys: str, **request: Any) -> httpx.Response:
        """Ask for something to be done."""
        return self.server.http.post(f"{self.path}/requests", headers=bearer(*keys), json=request)

    def post(self, rest: str, said: object, *keys: str) -> httpx.Response:
        """Send something with some keys."""
        return self.server.http.post(self.path + rest, headers=bearer(*keys), json=said)

    def look(self, *keys: str) -> Json:
        """How the table stands."""
        answer = self.get("", *keys)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found


def bearer(*keys: str) -> dict[str, str]:
    """The header that shows keys."""
    return {"Authorization": f"Bearer {', '.join(keys)}"} if keys else {}


def is_problem(answer: httpx.Response, status: int, kind: str) -> bool:
    """Whether an answer is a problem of that kind, with a sentence."""
    found = answer.json()
    return (
        answer.status_code == status
        and found["kind"] == kind
        and {"kind", "text", "atom", "rule"} <= set(found)
        and len(found["text"]) > 5
        and "error-" not in found["text"]
    )


@contextmanager
def serving(folder: Path, environ: Mapping[str, str] | None = None, **settings: Any) -> Iterator[Server]:
    """A server with a data folder of its own, at any free port."""
    given = {"port": 0, "data": folder / "data", **USUAL, **settings}
    options = [part for name, value in given.items() for part in (f"--{name.replace('_', '-')}", str(value))]
    command = [sys.executable, "-m", "rednovember", "serve", *options]
    own = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src"), "REDNOVEMBER_LANG": "en", **(environ or {})}
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "stderr").open("a") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=own, text=True)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = URL.search(line)
            assert found, (line, (folder / "stderr").read_text())
            server = Server(process, found[0], folder)
            with server.http:
                yield server
        finally:
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(PATIENCE)
                except subprocess.TimeoutExpired:
                    process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


class Player:
    """Somebody at a table's socket. `number` is the last record that was seen, `message` the last one of the game."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Json] = []
        self.welcome: Json = {}
        self.number = -1
        self.you: Json = {}
        self.lounge: Json = {}
        self.said: list[Json] = []
        self.message: Json = {}
        self.story: list[str] = []
        self.told = 0  # facts that the story tells
        self.facts: list[Json] = []
        self._asked = 0

    async def next(self) -> Json:
        """The next frame, taken in."""
        frame: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.frames.append(frame)
        if frame["type"] == "welcome":
            self.welcome = frame
            self.said, self.story, self.facts = [], [], []
            self.told = 0
        if frame["type"] in ("welcome", "news"):
            if frame["type"] == "news":
                assert frame["since"] == self.number or self.number == -1
            self.number, self.you = frame["number"], frame["you"]
            self.lounge = frame["lounge"]
            self.said += frame["chat"]
            if frame["message"] is not None:
                self.message = frame["message"]
                self.story += [sentence["text"] for sentence in frame["message"]["story"]]
                self.told += sum(sentence["count"] for sentence in frame["message"]["story"])
                self.facts += frame["message"]["facts"]
        return frame

    async def until(self, is_it: Callable[[Json], bool]) -> Json:
        """The next frame of which that is true."""
        while True:
            frame = await self.next()
            if is_it(frame):
                return frame

    async def tell(self, **request: Any) -> int:
        """Send a request; its id."""
        self._asked += 1
        await self.socket.send(json.dumps({"id": self._asked, **request}))
        return self._asked

    async def ask(self, **request: Any) -> Json:
        """Send a request, and wait for its answer."""
        asked = await self.tell(**request)
        return await self.until(lambda frame: frame["type"] == "response" and frame["id"] == asked)

    async def ask_well(self, **request: Any) -> Json:
        """Send a request that must be done."""
        answer = await self.ask(**request)
        assert answer["ok"], answer
        return answer

    async def closed(self) -> int:
        """Read until the server hangs up; the code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code

    @property
    def choices(self) -> Json | None:
        """What may be decided, if it is this player's turn."""
        found: Json | None = self.message.get("choices")
        return found


class Sitting:
    """A connection as a context: says hello and takes in the first frame."""

    def __init__(self, made: Made, *keys: str, sock: socket.socket | None = None, **more: Any) -> None:
        hello = {"type": "hello", "protocol": 2, "keys": list(keys), "language": "en", "style": "lively", "seen": None}
        self.made, self.hello = made, {**hello, **more}
        self.connecting = connect(
            made.server.socket(made.id),
            subprotocols=[Subprotocol("rednovember.2")],
            max_size=None,
            compression=None,
            sock=sock,
        )

    async def __aenter__(self) -> Player:
        player = Player(await self.connecting.__aenter__())
        await player.socket.send(json.dumps(self.hello))
        player.number = -1 if self.hello["seen"] is None else self.hello["seen"]
        await player.next()
        return player

    async def __aexit__(self, *error: Any) -> None:
        await self.connecting.__aexit__(*error)


def some_decision(choices: Json) -> str:
    """A decision that may be taken: answers first, then something to do, then somewhere to go, then the end."""
    if choices["answers"]:
        return str(choices["answers"][0]["decision"]["text"])
    cards = choices["cards"]
    if cards is not None:
        kind = "give" if choices["phase"] == "give" else "discard"
        return " ".join([kind, *cards["items"][: cards["least"]]])
    rows = [deed["row"] for deed in choices["deeds"] if deed["cards"] is None and deed["row"]]
    if rows:
        return str(rows[0][-1]["decision"]["text"])
    if choices["end"] is not None:
        return str(choices["end"]["decision"]["text"])
    return str(choices["ways"][0]["stages"][0]["decision"]["text"])
