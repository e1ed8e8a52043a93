"""The client for programs: against a real server, through a relay that checks every frame and cuts lines."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect as open_socket
from websockets.asyncio.server import ServerConnection, serve

from rednovember.client import ClientError, CreatedTable, Refusal, SeatClient, Server, connect, read_link
from rednovember.client.seat import PROTOCOL
from rednovember.server.rooms.frames import PROTOCOL as SERVED
from tests.server import servers
from tests.server.protocol import SCHEMA, Json, Relay, fits, once, relayed
from tests.server.test_protocol import EXAMPLES, PAGE
from tests.support import ROOT
from tests.table.test_wire import load

SOLO = {"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Ann"], "seed": 1}
TWO = {"gnomes": ["Anna", "Boris", "Cyril", "Dora"], "players": ["Ann", "Bo"], "seed": 1}
TIME = 60.0  # seconds after which a test has hung


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    with servers.serving(tmp_path_factory.mktemp("server"), chats_per_minute=10_000) as running:
        yield running


def play(
    server: servers.Server, table: Json, game: Callable[[Relay, CreatedTable], Awaitable[None]], **more: Any
) -> None:
    """A table, and a relay on the way to it."""

    async def run() -> None:
        async with relayed(server.url) as relay, asyncio.timeout(TIME):
            await game(relay, await Server(server.url).create_table(table, **more))

    asyncio.run(run())


def at(relay: Relay, laid: CreatedTable, *names: str, **more: Any) -> SeatClient:
    """A connection with the keys of seats, or of whoever else."""
    keys = [laid.keys["seats"].get(name) or laid.keys[name] for name in names]
    return connect(relay.base_url, laid.table, keys, **more)


def answers(say: str, relay: Relay) -> Callable[[Json], bool]:
    """Whether a frame is the answer to a request of a kind."""
    return lambda frame: frame["tell"] == "answer" and frame["id"] in [asked["id"] for asked in relay.says(say)]


def says(say: str) -> Callable[[Json], bool]:
    return lambda frame: bool(frame["say"] == say)


# Over HTTP.


def test_tables_over_http(server: servers.Server) -> None:
    async def run() -> None:
        there = Server(f"{server.url}/", "de")
        laid = await there.create_table({**SOLO, "seed": None}, open=True, absent=3600)
        fits("Made", {"table": laid.table, "keys": laid.keys, "links": laid.links})
        assert read_link(laid.links["seats"]["Ann"]) == (server.url, laid.table, (laid.keys["seats"]["Ann"],))
        tables = await there.tables()
        for table in tables:
            fits("OpenTable", table)
        assert laid.table in [table["table"] for table in tables]
        keys = [laid.keys["host"], laid.keys["seats"]["Ann"]]
        welcome = await there.look(laid.table, keys)
        fits("Welcome", welcome)
        assert welcome["you"] == {"seats": ["Ann"], "host": True}
        decision = welcome["message"]["choices"]["ways"][0]["stages"][0]["decision"]["text"]
        answer = await there.ask(laid.table, {"say": "decide", "number": 0, "decision": decision}, keys)
        fits("Answer", answer)
        moment = await there.moment(laid.table, 0, keys)
        fits("Message", moment)
        assert (moment["number"], answer["number"]) == (0, 1)
        assert "seed" not in await there.logbook(laid.table, keys)
        with pytest.raises(Refusal) as refused:
            await there.logbook("0" * 24)
        assert refused.value.kind == "server-no-table"
        with pytest.raises(Refusal) as stale:
            await there.ask(laid.table, {"say": "decide", "number": 0, "decision": decision}, keys)
        assert stale.value.kind == "table-stale"
        with pytest.raises(Refusal, match="Gnome") as wrong:
            await there.create_table({"gnomes": 2})
        assert wrong.value.kind == "crew-size"
        with pytest.raises(Refusal):
            await there.moment(laid.table, 99, keys)

    asyncio.run(run())


def test_all_types_of_http_fit_what_the_server_sends(server: servers.Server) -> None:
    for language in server.http.get("/api/v1/languages").json():
        fits("LanguageShown", language)
    fits("Problem", server.http.get(f"/api/v1/tables/{'0' * 24}").json())
    fits("Problem", server.http.get("/nowhere").json())
    assert server.http.post("/api/v1/tables", json={"open": True}).status_code == 201
    fits("NewTable", {"open": True})
    for key in SCHEMA["$defs"]["Wanted"]["properties"]:
        answer = server.http.post("/api/v1/tables", json={"table": {key: None}})
        assert answer.status_code == 201, answer.text  # every key is known


def test_a_server_that_is_none() -> None:
    async def run() -> None:
        with pytest.raises(ClientError) as unreachable:
            await Server("http://127.0.0.1:9").tables()
        assert unreachable.value.kind == "client-unreachable"
        with pytest.raises(ClientError) as nowhere:
            async with connect("http://127.0.0.1:9", "0" * 24):
                pass
        assert nowhere.value.kind == "client-unreachable"
        with pytest.raises(ClientError) as no_address:
            Server("ftp://example.org")
        assert no_address.value.kind == "client-address"
        for link in ("", "http://127.0.0.1/", "http://127.0.0.1/#/t/", "file:///#/t/a/k/b", "http://h/#/t/a/k/b?c"):
            with pytest.raises(ClientError) as wrong:
                read_link(link)
            assert wrong.value.kind == "client-link"

    asyncio.run(run())


# At a table.


@pytest.mark.smoke
def test_a_game_over_the_network(server: servers.Server) -> None:
    """The example plays one gnome by the link to join, bots play the others; another client watches."""
    laid = server.make_table(gnomes=["Anna", "Boris", "Cyril"], bots={"Boris": "random", "Cyril": "random"}, seed=3)
    example = [sys.executable, str(ROOT / "examples" / "bot_over_the_network.py"), laid.links["join"], "Robot"]
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    bot = subprocess.run(example, capture_output=True, text=True, env=environ, timeout=120)
    assert (bot.returncode, bot.stderr) == (0, "")
    told = laid.look(laid.watch)
    fits("Welcome", told)
    assert told["message"]["ended"] is not None
    assert told["lounge"]["seats"][0]["name"] == "Robot"
    story = [line["text"] for line in told["message"]["story"]]
    lines = bot.stdout.splitlines()
    assert lines[:3] == story[:3]
    assert len(lines) > len(story) / 2  # the narrator words it anew for every frame
    decided = [entry for entry in told["message"]["entries"] if entry["kind"] == "decided"]
    assert {entry["by"] for entry in decided if entry["gnome"] == "Anna"} == {"Anna"}


def test_the_example_is_short_and_tells_what_is_wrong() -> None:
    path = ROOT / "examples" / "bot_over_the_network.py"
    assert len(path.read_text(encoding="utf-8").splitlines()) < 100
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, str(path), "nonsense"], capture_output=True, text=True, env=environ)
    assert done.returncode == 1
    assert done.stderr.startswith("that is not a link to a table")
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, env=environ)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "usage: python examples/bot_over_the_network.py LINK [NAME]\n"


def test_the_session_of_the_page(server: servers.Server) -> None:
    """What the page shows is what is sent."""
    session = [each for each in EXAMPLES if each[2] in PAGE.partition("## A session")[2].partition("\n## ")[0]]
    table = next(json.loads(text) for _, name, text in EXAMPLES if name == "NewTable")

    async def run() -> None:
        laid = await Server(server.url).create_table(table["table"])
        address = server.socket(laid.table)
        async with open_socket(address, max_size=None) as socket, asyncio.timeout(TIME):
            for part, name, text in session:
                shown = json.loads(text)
                if name == "ClientFrame":
                    if "keys" in shown:
                        shown["keys"] = [laid.keys["seats"]["Ann"]]
                    await socket.send(json.dumps(shown))
                else:
                    told = json.loads(await socket.recv())
                    fits(name, told)
                    assert part
                    assert contains(told, shown), (shown, told)

    asyncio.run(run())
    assert len(session) == 13


def contains(whole: Json, part: Json) -> bool:
    """Whether everything of a part is in the whole; lists show their first things."""
    if isinstance(part, dict):
        return all(key in whole and contains(whole[key], value) for key, value in part.items())
    if isinstance(part, list):
        return len(whole) >= len(part) and bool(part or not whole) and all(map(contains, whole, part))
    return bool(whole == part)


def test_requests_of_every_kind(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "host", "Ann") as ann, at(relay, laid, "join", language="de") as guest:
            assert (ann.seats, guest.seats, guest.message["reader"]) == (("Ann",), (), None)
            claimed = await guest.claim("Bo of the Bilge", "Bo")
            assert claimed["key"] == guest.keys[-1]
            assert "Bo" in guest.seats
            assert guest.message["reader"] == "Bo"  # how things stand for who has just sat down
            await ann.claim("Ann")
            assert ann.choices["gnome"] == "Anna"
            assert guest.choices is None
            await ann.chat("  I open \n the hatch  ")
            await ann.signal("need", item="crowbar")
            assert [one["text"] for one in ann.said] == ["I open the hatch", ann.said[1]["text"]]
            await guest.signal("take", room=4)
            german = next(one for one in guest.said if one["signal"] == "need")
            assert german["text"] != ann.said[1]["text"]
            assert (await ann.advice())["plans"]
            await ann.decide(ann.choices["ways"][0]["stages"][0]["decision"]["text"])
            assert ann.at == 1
            await ann.take_back()
            assert [ann.entries[number]["kind"] for number in (1, 2)] == ["decided", "taken_back"]
            await ann.decide(ann.choices["ways"][0]["stages"][0]["decision"]["text"])
            await ann.ask(0)
            assert ann.lounge["asked"]["waiting"] == ["Bo"]
            await guest.agree()
            await guest.say({"say": "ping"})
            assert guest.lounge["asked"] is None
            assert guest.entries[4]["kind"] == "taken_back"
            await ann.hand("Cyril", "bosun", number=4)
            await ann.hand("Cyril")
            await ann.say({"say": "door", "open": True})
            await ann.say({"say": "absent", "seconds": 600})
            assert (ann.lounge["open"], ann.lounge["absent"]) == (True, 600)
            await guest.read_in("ru", "dry")
            assert guest.message["since"] is None  # everything, in Russian
            renewed = await guest.say({"say": "renew", "seat": "Bo"})
            assert renewed["key"] == guest.keys[-1]
            await guest.leave("Bo")
            assert not guest.seats
            passed = await ann.say({"say": "pass_on"})
            assert passed["key"] in ann.keys
            with pytest.raises(Refusal, match="look again") as refused:
                await ann.decide("wait", number=0)
            assert refused.value.kind == "table-stale"
            with pytest.raises(Refusal) as illegal:
                await ann.decide("enter")
            assert illegal.value.atom
            assert illegal.value.rule
        with pytest.raises(ClientError, match="closed"):
            await ann.chat("anybody?")

    play(server, TWO, game)


def test_iterating_gives_every_frame_until_the_seat_is_closed(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "Ann") as ann:
            await ann.claim("Ann")
            await ann.chat("one")
        tells = [frame["tell"] async for frame in ann]
        assert tells[0] == "welcome"
        assert set(tells[1:]) == {"news"}
        assert [frame["tell"] async for frame in ann] == []

    play(server, SOLO, game)


def test_a_seat_is_kept_for_who_is_there_with_its_link_but_not_for_the_host_who_has_all_links(
    server: servers.Server,
) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with (
            at(relay, laid, "host", "Ann") as host,
            at(relay, laid, "Bo") as bo,
            at(relay, laid, "join") as guest,
        ):
            with pytest.raises(Refusal) as refused:
                await guest.claim("a stranger", "Bo")
            assert refused.value.kind == "server-seat-taken"
            assert bo.seats == ("Bo",)
            await guest.claim("a guest", "Ann")
            assert guest.seats == ("Ann",)
            await host.say({"say": "ping"})
            assert host.seats == ()

    play(server, TWO, game)


def test_who_leaves_is_answered_before_being_shown_out(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "Ann") as ann:
            await ann.claim("Ann")
            assert (await ann.leave("Ann"))["ok"] is True
            with pytest.raises(Refusal) as shown_out:
                async for _ in ann:
                    pass
            assert shown_out.value.kind == "server-no-table"

    play(server, SOLO, game)


def test_keys_that_open_nothing(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        with pytest.raises(Refusal) as refused:
            async with connect(relay.base_url, laid.table, ["wrong"]):
                pass
        assert refused.value.kind == "server-no-table"
        async with at(relay, laid, "host") as host, at(relay, laid, "Ann") as ann:
            await ann.claim("Ann")
            await host.leave("Ann")
            with pytest.raises(Refusal) as removed:
                async for _ in ann:
                    pass
            assert removed.value.kind == "server-no-table"

    play(server, SOLO, game)


def test_choices_that_were_answered_are_gone_before_the_news_comes() -> None:
    seat = connect("http://127.0.0.1:1", "0" * 24)
    seat.message = {"number": 3, "choices": {"number": 3}, "ended": None}
    assert seat.choices
    seat._heard({"say": "decide", "number": 3}, {"key": None})
    assert seat.choices is None


# Lines that are cut.


def first_way(seat: SeatClient) -> str:
    return str(seat.choices["ways"][0]["stages"][0]["decision"]["text"])


def test_whoever_comes_back_gets_exactly_what_was_missed(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "Ann", "Bo") as ann, connect(server.url, laid.table, [laid.keys["host"]]) as host:
            await ann.claim("Ann", "Ann")
            for number in range(3):
                await host.chat(str(number))
                relay.cut()
                await ann.say({"say": "ping"})
                await ann.decide(first_way(ann) if ann.choices["ways"] else "enter")
            assert [one["text"] for one in ann.said] == ["0", "1", "2"]
            assert sorted(ann.entries) == [1, 2, 3]
        hellos = relay.says("hello")
        assert len(hellos) == 4
        assert all(hello["seen"] is not None for hello in hellos[1:])
        assert [frame["tell"] for frame in relay.told].count("welcome") == 1

    play(server, TWO, game)


def test_a_decision_that_was_never_heard_is_said_again(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "Ann") as ann:
            relay.before = once(says("decide"))
            assert (await ann.decide(first_way(ann)))["ok"]
            assert (ann.at, len(relay.says("decide"))) == (1, 2)

    play(server, SOLO, game)


def test_a_decision_whose_answer_was_lost_is_not_said_twice(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "Ann") as ann:
            for news_too in (False, True):
                is_answer = answers("decide", relay)
                before, sent = ann.at, len(relay.says("decide"))
                relay.after = once(lambda frame: (news_too and frame["tell"] == "news") or is_answer(frame))  # noqa: B023
                assert (await ann.decide(first_way(ann) if ann.choices["ways"] else "enter"))["ok"]
                assert (ann.at, len(relay.says("decide"))) == (before + 1, sent + 1)

    play(server, SOLO, game)


def test_everything_that_answers_a_number_or_leaves_a_trace_is_carried_out_once(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "host", "Ann") as ann:
            await ann.claim("Ann")
            await ann.decide(first_way(ann))
            deeds: list[tuple[str, Callable[[], Awaitable[Json]]]] = [
                ("take_back", lambda: ann.take_back(0)),
                ("hand", lambda: ann.hand("Boris", "bosun")),
                ("chat", lambda: ann.chat("once  only")),
                ("signal", lambda: ann.signal("wait")),
            ]
            for say, deed in deeds:
                relay.after = once(answers(say, relay))
                assert (await deed())["ok"]
                assert len(relay.says(say)) == 1, say
            assert sorted(ann.entries) == [1, 2, 3]
            assert ann.said[0]["text"] == "once only"
            assert len(ann.said) == 2
            await ann.decide(first_way(ann))
            relay.after = once(answers("ask", relay))
            assert (await ann.ask(0))["ok"]  # nobody else to ask: it is done
            assert (ann.entries[5]["kind"], len(relay.says("ask"))) == ("taken_back", 1)
            relay.after = once(answers("advice", relay))
            assert (await ann.advice())["plans"]
            assert len(relay.says("advice")) == 2  # asking twice does no harm

    play(server, SOLO, game)


@pytest.mark.parametrize("lost", ["request", "answer"])
def test_who_sits_down_is_not_locked_out_by_a_lost_line(server: servers.Server, lost: str) -> None:
    """Their key is of their own making: they have it whatever is lost."""

    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "join") as guest:
            cut(relay, "claim", lost)
            await guest.claim("Guest", "Bo")
            assert guest.seats == ("Bo",)
            cut(relay, "renew", lost)
            await guest.renew("Bo")
            with pytest.raises(Refusal):
                await guest.claim("Guest", "Ann of nowhere")
        async with connect(relay.base_url, laid.table, guest.keys[-1:]) as again:
            assert again.seats == ("Bo",)
        names = {seat["seat"]: seat["name"] for seat in again.lounge["seats"]}
        assert names == {"Ann": None, "Bo": "Guest"}

    play(server, TWO, game)


@pytest.mark.parametrize("lost", ["nothing", "request", "answer"])
def test_a_hidden_hand_is_one_s_own_also_before_who_laid_the_table(server: servers.Server, lost: str) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        there = Server(server.url)
        maker = [laid.keys["host"], *laid.keys["seats"].values()]
        async with connect(server.url, laid.table, maker[2:]) as peeping, at(relay, laid, "Bo") as bo:
            cut(relay, "claim", lost)
            await bo.claim("Bo", alone=True)
            assert bo.seats == ("Bo",)
            with pytest.raises(Refusal) as shown_out:
                async for _ in peeping:
                    pass
            assert shown_out.value.kind == "server-no-table"
            hidden = await there.look(laid.table, maker)
            assert hidden["you"]["seats"] == ["Ann"]
            hands = {gnome["name"]: gnome["items"] for gnome in hidden["message"]["view"]["gnomes"]}
            own = {gnome["name"]: gnome["items"] for gnome in bo.message["view"]["gnomes"]}
            assert [hands[name] for name in ("Boris", "Dora")] == [None, None]
            assert own["Boris"] is not None
            await bo.chat("still here")
        async with connect(server.url, laid.table, bo.keys[-1:]) as again:
            assert again.seats == ("Bo",)

    play(server, {**TWO, "options": {"hidden_hands": True}}, game)


def cut(relay: Relay, say: str, lost: str) -> None:
    """Lose the next request of a kind, or its answer, with the line."""
    if lost == "request":
        relay.before = once(says(say))
    if lost == "answer":
        relay.after = once(answers(say, relay))


def test_what_nobody_can_know_is_told_as_unsure(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "join") as guest:
            relay.after = once(answers("claim", relay))
            with pytest.raises(ClientError, match="claim") as unsure:
                await guest.say({"say": "claim", "name": "Somebody"})  # without a key of one's own making
            assert unsure.value.kind == "client-unsure"
            assert guest.lounge["seats"][0]["name"] == "Somebody"
            relay.before = once(says("chat"))
            with pytest.raises(ClientError):
                await guest.chat("unheard")

    play(server, SOLO, game)


def test_two_at_one_seat_and_only_one_is_heard(server: servers.Server) -> None:
    """The answer to the loser's decision is lost; what the table shows is the other's."""

    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "Ann") as ann, connect(server.url, laid.table, [laid.keys["seats"]["Ann"]]) as other:
            await other.decide("open 5")
            relay.after = once(answers("decide", relay))
            with pytest.raises(Refusal) as refused:
                await ann.decide("wait", number=0)
            assert refused.value.kind == "table-stale"
            assert ann.entries[1]["decision"]["text"] == "open 5"

    play(server, SOLO, game)


@pytest.mark.parametrize("seed", range(3))
def test_however_lines_are_cut_every_decision_is_there_once(server: servers.Server, seed: int) -> None:
    """A line is cut at every so many frames, in either direction, while a game is played."""

    example = load(ROOT / "examples" / "bot_over_the_network.py")

    async def game(relay: Relay, laid: CreatedTable) -> None:
        frames = 0

        def now_and_then(frame: Json) -> bool:
            nonlocal frames
            frames += 1
            return frames % (7 + seed) == 0 and frame.get("say") != "hello"

        relay.before = relay.after = now_and_then
        decided: list[str] = []
        async with at(relay, laid, "Ann") as ann:
            while ann.ended is None and len(decided) < 20:
                choices = ann.choices
                text = example.choose(choices)
                await ann.decide(text, choices["number"])
                decided.append(text)
                if ann.choices is None and ann.ended is None:
                    await ann.say({"say": "ping"})  # the news comes before the answer
            entries = [ann.entries[number] for number in sorted(ann.entries)]
            assert [entry["decision"]["text"] for entry in entries] == decided
        assert len(relay.says("hello")) > 3

    play(server, {**SOLO, "seed": 10 + seed}, game)


# Servers that come and go.


def test_a_server_that_is_stopped_and_started_again(tmp_path: Path) -> None:
    with servers.serving(tmp_path) as first:
        port = int(first.url.rpartition(":")[2])
        laid = first.make_table(**SOLO)

        async def run() -> None:
            loop = asyncio.get_running_loop()
            async with connect(first.url, laid.id, [laid.seats["Ann"]]) as ann, asyncio.timeout(TIME):
                await ann.decide(first_way(ann))
                assert await loop.run_in_executor(None, first.stop) == 0
                with servers.serving(tmp_path, port=port):
                    await ann.take_back()
                    assert ann.at == 2
                frames = []
                await ann.close()
                async for frame in ann:
                    frames.append(frame["tell"])
                assert "goodbye" in frames

        asyncio.run(run())


async def refused_after(answer: Callable[[ServerConnection], Awaitable[None]], patience: float = 0.3) -> Exception:
    """What a client says of a server that behaves like that."""
    async with serve(answer, "127.0.0.1", 0, subprotocols=["rednovember.1"]) as listening:  # type: ignore[list-item]
        port = next(iter(listening.sockets)).getsockname()[1]
        try:
            async with asyncio.timeout(TIME), connect(f"http://127.0.0.1:{port}", "0" * 24, patience=patience) as seat:
                async for _ in seat:
                    pass
        except (ClientError, Refusal) as error:
            return error
    raise AssertionError("no error")


def test_why_there_is_no_place_is_told_in_the_end() -> None:
    async def full(line: ServerConnection) -> None:
        await line.recv()
        await line.send('{"tell": "goodbye", "kind": "server-sockets", "text": "too many"}')
        await line.close(1013)

    assert getattr(asyncio.run(refused_after(full)), "kind", "") == "server-sockets"


def test_servers_that_are_none_of_ours(server: servers.Server) -> None:
    async def nonsense(line: ServerConnection) -> None:
        await line.recv()
        await line.send('{"hello": "world"}')

    async def no_json(line: ServerConnection) -> None:
        await line.recv()
        await line.send("hello")

    async def closes(line: ServerConnection) -> None:
        await line.close(4000)

    async def drops(line: ServerConnection) -> None:
        line.transport.abort()

    async def run() -> None:
        kinds = [str(getattr(await refused_after(each), "kind", "")) for each in (nonsense, no_json, closes)]
        assert kinds == ["client-answer", "client-answer", "client-closed-by"]
        assert getattr(await refused_after(drops), "kind", "") == "client-lost"
        with pytest.raises(ClientError) as elsewhere:
            async with connect(f"{server.url}/elsewhere", "0" * 24):
                pass
        assert elsewhere.value.kind == "client-refused"

    asyncio.run(run())


def test_the_client_speaks_the_servers_version() -> None:
    assert PROTOCOL == SERVED
    assert (
        re.search(r"from rednovember\.(?!client|errors)", (ROOT / "src/rednovember/client/seat.py").read_text()) is None
    )
