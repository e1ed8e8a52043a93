"""The client for programs at a table: every frame as the protocol describes it."""

import asyncio
import json
import os
import subprocess
import sys

import pytest
from websockets.asyncio.client import connect as open_socket

from rednovember.client import ClientError, CreatedTable, Refusal, Server, connect
from tests.client.seats import SOLO, TIME, TWO, at, play
from tests.server import servers
from tests.server.protocol import Json, Relay, fits
from tests.server.test_protocol import EXAMPLES, PAGE
from tests.support import ROOT


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
            await ann.undo()
            assert [ann.entries[number]["kind"] for number in (1, 2)] == ["decided", "taken_back"]
            await ann.decide(ann.choices["ways"][0]["stages"][0]["decision"]["text"])
            await ann.propose_undo(0)
            assert ann.lounge["undo_proposal"]["waiting"] == ["Bo"]
            await guest.vote()
            await guest.request({"type": "ping"})
            assert guest.lounge["undo_proposal"] is None
            assert guest.entries[4]["kind"] == "taken_back"
            await ann.control("Cyril", "bosun", number=4)
            await ann.control("Cyril")
            await ann.request({"type": "set_open", "open": True})
            await ann.request({"type": "stand_in_after", "seconds": 600})
            assert (ann.lounge["open"], ann.lounge["stand_in_after"]) == (True, 600)
            await guest.read_in("ru", "dry")
            assert guest.message["since"] is None  # everything, in Russian
            renewed = await guest.request({"type": "renew", "seat": "Bo"})
            assert renewed["key"] == guest.keys[-1]
            await guest.leave("Bo")
            assert not guest.seats
            passed = await ann.request({"type": "transfer_host"})
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
        tells = [frame["type"] async for frame in ann]
        assert tells[0] == "welcome"
        assert set(tells[1:]) == {"news"}
        assert [frame["type"] async for frame in ann] == []

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
            await host.request({"type": "ping"})
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
    seat._heard({"type": "decide", "number": 3}, {"key": None})
    assert seat.choices is None
