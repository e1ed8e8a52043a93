"""Sockets of a real server: hello, requests, news, coming back, and everything that a client should not do."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from rednovember.server.rooms.keys import new_key, new_table_id
from rednovember.table import table_of
from tests.server.servers import PATIENCE, Json, Player, Server, Sitting, serving, some_decision

HELLO: Final = {"type": "hello", "protocol": 2, "keys": [], "language": "en", "style": "lively", "seen": None}
HIDDEN: Final = {"options": {"hidden_hands": True}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sockets"), minds=2) as found:
        yield found
        assert "failed" not in found.errors
        assert "Traceback" not in found.errors


def playing(play: Callable[[], Awaitable[None]]) -> None:
    """Run what is to be played, and not for ever."""

    async def run() -> None:
        async with asyncio.timeout(4 * PATIENCE):
            await play()

    asyncio.run(run())


async def decide(player: Player, **more: Any) -> Json:
    """Take some decision."""
    assert player.choices is not None
    decision = {"number": player.message["number"], "decision": some_decision(player.choices)}
    return await player.ask(type="decide", **{**decision, **more})


async def to_the_end(player: Player) -> None:
    """Play until the game is over."""
    while not player.message["ended"]:
        if player.choices is None:
            await player.next()
        else:
            answer = await decide(player)
            assert answer["ok"], answer


# Playing.


@pytest.mark.smoke
def test_two_people_and_two_bots_play_a_whole_game(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=4, bots={"Cyril": "bosun", "Dora": "bosun"}, take_back="never")
        async with (
            Sitting(made, made.join) as anna,
            Sitting(made, made.seats["Boris"], language="de") as boris,
            Sitting(made, made.watch, language="ru", style="dry") as watcher,
        ):
            assert (await anna.ask_well(type="claim", name="Anna", seat="Anna"))["key"]
            await boris.ask_well(type="claim", name="Boris")
            await asyncio.gather(to_the_end(anna), to_the_end(boris))
            last = anna.message["number"]
            for player in (boris, watcher):
                while player.message["number"] < last:
                    await player.next()
                assert player.message["ended"] == anna.message["ended"]
                assert player.message["view"]["gnomes"] == anna.message["view"]["gnomes"]
            assert [fact["kind"] for fact in watcher.facts] == [fact["kind"] for fact in boris.facts]
            for player in (anna, boris, watcher):  # what came in one frame may be told in one sentence: count facts
                assert player.told == len(player.facts)
            assert anna.story[:20] != boris.story[:20]
            whole = made.look(made.watch)
            assert [fact["kind"] for fact in whole["message"]["facts"]] == [fact["kind"] for fact in watcher.facts]
            assert table_of(made.get("/logbook", made.watch).text).game.view(None).result is not None

    playing(play)


def test_the_news_comes_before_the_answer_and_to_everybody(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with (
            Sitting(made, *made.seats.values()) as player,
            Sitting(made, *made.seats.values()) as tab,
            Sitting(made, made.watch) as watcher,
        ):
            before = player.number
            answer = await decide(player)
            assert answer["ok"]
            assert player.frames[-2]["type"] == "news"
            assert player.number == answer["number"] == before + 1
            for other in (tab, watcher):
                news = await other.until(lambda frame: frame["type"] == "news" and frame["message"] is not None)
                assert (news["number"], news["message"]["number"]) == (answer["number"], 1)
            assert watcher.choices is None
            assert tab.choices == player.choices
            assert (await decide(tab))["ok"]  # the other tab goes on
            await player.until(lambda frame: frame["type"] == "news" and frame["number"] == tab.number)
            assert player.choices == tab.choices

    playing(play)


def test_a_decision_is_taken_once(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, *made.seats.values()) as player:
            assert player.choices is not None
            request = {"type": "decide", "number": 0, "decision": some_decision(player.choices)}
            asked = [await player.tell(**request) for _ in range(5)]
            answers = [await player.until(lambda frame: frame["type"] == "response") for _ in asked]
            assert [answer["id"] for answer in answers] == asked  # in order
            assert [answer["ok"] for answer in answers] == [True, False, False, False, False]
            assert {answer["kind"] for answer in answers[1:]} == {"table-stale"}
        assert made.look(made.watch)["message"]["number"] == 1

    playing(play)


def test_what_was_asked_is_done_though_whoever_asked_is_gone(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, *made.seats.values()) as player, Sitting(made, made.watch) as watcher:
            assert player.choices is not None
            await player.tell(type="decide", number=0, decision=some_decision(player.choices))
            player.socket.transport.abort()
            await watcher.until(lambda frame: frame["type"] == "news" and frame["message"] is not None)
            assert watcher.message["number"] == 1

    playing(play)


def test_taking_back(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3, players=["Eva"])
        async with Sitting(made, made.seats["Eva"]) as player:
            await decide(player)
            assert player.message["decisions"] == 1
            await player.ask_well(type="undo", number=player.message["number"])
            assert (player.message["decisions"], player.message["number"]) == (0, 2)

    playing(play)


@pytest.mark.parametrize("say", ["undo", "propose_undo"])
def test_how_far_to_take_back_counts_decisions_that_stand(server: Server, say: str) -> None:
    """Not entries, of which there are more as soon as something was taken back."""

    async def play() -> None:
        made = server.make_table(gnomes=3, players=["Eva"], take_back="free")
        async with Sitting(made, made.seats["Eva"]) as player:
            await player.ask_well(type="claim", name="Eva")
            for _ in range(3):
                await decide(player)
            await player.ask_well(type="undo", number=3)
            await decide(player)
            assert (player.message["decisions"], player.message["number"]) == (3, 5)
            await player.ask_well(type=say, number=5, to=1)
            assert (player.message["decisions"], player.message["number"]) == (1, 6)
            assert player.message["entries"][-1]["to"] == 1

    playing(play)


def test_all_news_tell_how_the_seats_stand(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, made.seats["Anna"]) as player:
            await player.ask_well(type="chat", text="ahoy")
            news = player.frames[-2]
            assert (news["type"], news["message"]) == ("news", None)
            assert [seat["seat"] for seat in news["lounge"]["seats"]] == list(made.seats)

    playing(play)


# Coming back.


@pytest.mark.smoke
def test_who_comes_back_gets_exactly_what_was_missed(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, *made.seats.values()) as player:
            async with Sitting(made, made.watch) as watcher:
                await decide(player)
                while watcher.number < player.number:
                    await watcher.next()
            for _ in range(4):
                assert (await decide(player))["ok"]
            await player.ask_well(type="chat", text="where are you?")
            async with Sitting(made, made.watch, seen=watcher.number) as again:
                assert again.frames[0]["type"] == "news"
                assert again.frames[0]["since"] == watcher.number
                assert again.number == player.number
                entries = [entry["number"] for entry in again.message["entries"]]
                assert entries == [2, 3, 4, 5]
                assert [said["text"] for said in again.said] == ["where are you?"]
                assert watcher.facts + again.facts == made.look(made.watch)["message"]["facts"]
            async with Sitting(made, made.watch, seen=player.number) as up_to_date:
                assert up_to_date.frames[0]["type"] == "news"
                assert up_to_date.message["entries"] == []  # how things stand, and nothing new

    playing(play)


@pytest.mark.parametrize("seen", [-1, 10_000, 2**62, None])
def test_what_nobody_can_have_seen_gets_everything(server: Server, seen: Any) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, made.watch, seen=None) as watcher:
            assert watcher.frames[0]["type"] == "welcome"
        async with connect(server.socket(made.id), max_size=None) as talking:
            await talking.send(json.dumps({**HELLO, "keys": [made.watch], "seen": seen}))
            assert json.loads(await talking.recv())["type"] == "welcome"

    playing(play)


def test_who_reads_slowly_gets_fewer_and_larger_frames(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3, players=["Eva"])
        async with Sitting(made, made.seats["Eva"]) as player:
            slow = connect(server.socket(made.id), max_size=None, compression=None, max_queue=1)
            async with slow as talking:
                await talking.send(json.dumps({**HELLO, "keys": [made.watch]}))
                await asyncio.sleep(0)
                taken = 0
                for _ in range(300):
                    if player.message["ended"]:
                        break
                    assert (await decide(player))["ok"]
                    player.frames.clear()
                    taken += 1
                watcher = Player(talking)
                while watcher.number < player.number:
                    await watcher.next()
                assert watcher.facts == made.look(made.watch)["message"]["facts"]
                assert len(watcher.frames) <= taken + 1

    playing(play)


# Who is who.


def test_a_key_that_is_given_out_counts_at_once(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, made.join) as player, Sitting(made, made.watch) as watcher:
            answer = await player.ask_well(type="claim", name="Eva", seat="Boris")
            assert player.you["seats"] == ["Boris"]
            assert made.look(answer["key"])["you"]["seats"] == ["Boris"]
            renewed = await player.ask_well(type="renew", seat="Boris")
            assert player.you["seats"] == ["Boris"]
            assert made.get("", answer["key"]).status_code == 404
            assert made.look(renewed["key"])["you"]["seats"] == ["Boris"]
            while watcher.lounge["seats"][1]["name"] != "Eva":
                await watcher.next()
            assert answer["key"] not in json.dumps(watcher.frames)

    playing(play)


def test_everybody_sees_who_is_there(server: Server) -> None:
    def there(player: Player) -> list[str]:
        return [seat["seat"] for seat in player.lounge["seats"] if seat["connected"]]

    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, made.watch) as watcher:
            assert there(watcher) == []
            async with Sitting(made, made.seats["Anna"]) as anna:
                await watcher.until(lambda frame: there(watcher) == ["Anna"])
                assert there(anna) == ["Anna"]
                async with Sitting(made, made.seats["Anna"]):
                    await anna.ask_well(type="renew", seat="Anna")  # the other tab has the old key
                await watcher.until(lambda frame: frame["number"] == anna.number)
                assert there(watcher) == ["Anna"]
            await watcher.until(lambda frame: there(watcher) == [])

    playing(play)


def test_who_is_removed_is_downgraded_or_hung_up_at_once(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with (
            Sitting(made, made.host) as host,
            Sitting(made, made.seats["Anna"], made.watch) as anna,
            Sitting(made, made.seats["Boris"], language="de") as boris,
        ):
            for player, name in ((anna, "Eva"), (boris, "Kim")):
                await player.ask_well(type="claim", name=name)
            await host.ask_well(type="leave", seat="Anna")
            await host.ask_well(type="leave", seat="Boris")
            await anna.until(lambda frame: anna.you["seats"] == [])
            refused = await anna.ask(type="chat", text="but I was here")
            assert refused["kind"] == "server-not-seated"
            assert await boris.closed() == 1008
            assert boris.frames[-1]["kind"] == "server-no-table"
            assert "Tisch" in boris.frames[-1]["text"]

    playing(play)


def test_when_the_door_is_closed_who_had_no_key_is_hung_up(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3, open=True)
        async with Sitting(made, made.host) as host, Sitting(made) as passer, Sitting(made, made.watch) as watcher:
            assert passer.you == {"seats": [], "host": False}
            await host.ask_well(type="set_open", open=False)
            assert await passer.closed() == 1008
            await watcher.ask_well(type="ping")

    playing(play)


def test_hidden_hands_are_hidden_until_one_sits_there(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3, **HIDDEN)
        async with Sitting(made, made.join) as player:
            assert all(gnome["items"] is None for gnome in player.message["view"]["gnomes"])
            await player.ask_well(type="claim", name="Eva", seat="Boris")
            assert player.frames[-2]["type"] == "welcome"  # all that the seat may know
            hands = {gnome["name"]: gnome["items"] for gnome in player.message["view"]["gnomes"]}
            assert hands["Boris"] is not None
            assert hands["Anna"] is None

    playing(play)


# Language and talk.


def test_language_and_style_change_at_any_time(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, *made.seats.values()) as player:
            await decide(player)
            english = player.story
            await player.ask_well(type="signal", signal="wait")
            await player.ask_well(type="language", language="de-AT", style="dry")
            assert player.frames[-2]["type"] == "welcome"
            assert player.story != english
            assert [said["text"] for said in player.said] == ["Warte auf mich"]
            refused = await player.ask(type="set_open", open=True)
            assert "Gastgeber" in refused["text"]
            await player.ask_well(type="language", language="xx")  # nobody speaks that: English
            assert "host" in (await player.ask(type="set_open", open=True))["text"]

    playing(play)


def test_chat_is_text_and_nothing_else(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        text = "<script>alert(1)</script> { $room } & ünïcödé"
        async with Sitting(made, made.seats["Anna"]) as anna, Sitting(made, made.watch) as watcher:
            await anna.ask_well(type="chat", text=text)
            await watcher.until(lambda frame: bool(watcher.said))
            assert watcher.said[0]["text"] == text
            assert watcher.said[0]["by"] == "Anna"

    playing(play)


@pytest.mark.smoke
def test_advice_keeps_nobody_waiting(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, *made.seats.values()) as player:
            asked = await player.tell(type="advice", number=0)
            await player.ask_well(type="ping")
            advice = await player.until(lambda frame: frame["type"] == "response" and frame["id"] == asked)
            assert advice["ok"], advice
            assert advice["advice"]["plans"]

    playing(play)


# What a client should not do.


@pytest.mark.parametrize(
    ("hello", "code", "kind"),
    [
        ({"type": "helo"}, 1008, "server-hello"),
        ({"protocol": 3}, 1002, "server-protocol"),
        ({"protocol": None}, 1002, "server-protocol"),
        ({"keys": ["wrong"]}, 1008, "server-no-table"),
        ({"keys": "wrong"}, 1008, "table-value"),
        ({"keys": [[], {}, 3]}, 1008, "table-value"),
        ({"language": 3, "style": [], "keys": []}, 1008, "table-value"),
        ("hello", 1008, "server-frame"),
        ("[]", 1008, "server-frame"),
        (b"{}", 1008, "server-frame"),
    ],
)
def test_a_hello_that_will_not_do(server: Server, hello: Any, code: int, kind: str) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with connect(server.socket(made.id)) as talking:
            await talking.send(json.dumps({**HELLO, **hello}) if isinstance(hello, dict) else hello)
            player = Player(talking)
            assert await player.closed() == code
            assert [(frame["type"], frame["kind"]) for frame in player.frames] == [("goodbye", kind)]
            assert len(player.frames[0]["text"]) > 5

    playing(play)


def test_unknown_tables_and_wrong_keys_look_the_same(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        seen = []
        for table_id in (made.id, new_table_id(), "x"):
            async with connect(server.socket(table_id)) as talking:
                await talking.send(json.dumps({**HELLO, "keys": [new_key()]}))
                player = Player(talking)
                seen.append((await player.closed(), player.frames))
        assert seen[0] == seen[1] == seen[2]

    playing(play)


def test_another_protocol_is_refused(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        with pytest.raises(InvalidStatus) as caught:
            await connect(server.socket(made.id), subprotocols=[Subprotocol("chess.1")])
        assert caught.value.response.status_code == 403

    playing(play)


def test_frames_that_are_none_are_refused_and_then_hung_up(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, made.host) as player:
            for bad in ("{", "[" * 30 + "]" * 30):
                await player.socket.send(bad)
                answer = await player.next()
                assert (answer["ok"], answer["id"], answer["kind"]) == (False, 0, "server-frame")
            await player.ask_well(type="ping")
            await player.socket.send('{"type": "ping"}')  # no id
            assert await player.closed() == 1008
            assert player.frames[-1]["type"] == "goodbye"

    playing(play)


REFUSED: Final[list[tuple[Json, str]]] = [
    ({}, "table-request"),
    ({"type": None}, "table-request"),
    ({"type": ["decide"]}, "table-request"),
    ({"type": "hello"}, "table-request"),
    ({"type": "decide"}, "table-missing"),
    ({"type": "decide", "number": "0", "decision": "done"}, "table-value"),
    ({"type": "decide", "number": True, "decision": "done"}, "table-value"),
    ({"type": "decide", "number": 2**63, "decision": "done"}, "table-value"),
    ({"type": "decide", "number": 0, "decision": "x" * 501}, "table-value"),
    ({"type": "decide", "number": 0, "decision": ["done"]}, "table-value"),
    ({"type": "decide", "number": 0, "decision": ""}, "notation-empty"),
    ({"type": "decide", "number": -1, "decision": "done"}, "table-stale"),
    ({"type": "control", "number": 0, "gnome": "Zoe"}, "notation-gnome"),
    ({"type": "undo", "number": 0, "to": -5}, "table-take-back"),
    ({"type": "chat", "text": {"a": 1}}, "table-value"),
    ({"type": "set_open", "open": 1}, "table-value"),
    ({"type": "leave", "seat": "Zoe"}, "server-no-seat"),
    ({"type": "stand_in_after", "seconds": 4}, "server-not-host"),
    ({"type": "advice", "number": 9}, "table-stale"),
    ({"type": "chat", "text": "a", "by": "Anna"}, "table-key"),
    ({"type": "language", "language": 5}, "table-value"),
    ({"type": "language", "language": "de", "style": ["dry"]}, "table-value"),
]


@pytest.mark.parametrize(
    ("wrong", "kind", "code", "told"),
    [
        ({"protocol": True}, "server-protocol", 1002, ""),
        ({"protocol": 2.0}, "server-protocol", 1002, ""),
        ({"protocol": "2"}, "server-protocol", 1002, ""),
        ({"seen": "3"}, "table-value", 1008, "seen: '3' should be a whole number"),
        ({"seen": True}, "table-value", 1008, "seen: True should be a whole number"),
        ({"seen": 1.5}, "table-value", 1008, "seen: 1.5 should be a whole number"),
        ({"language": ["x"]}, "table-value", 1008, "language: ['x'] should be a string"),
        ({"style": 1}, "table-value", 1008, "style: 1 should be a string"),
        ({"keys": "SECRET"}, "table-value", 1008, "should be a list of strings"),
        ({"keys": ["SECRET", 5]}, "table-value", 1008, "should be a list of strings"),
    ],
)
def test_a_hello_with_values_of_another_type_is_shown_out(
    server: Server, wrong: Json, kind: str, code: int, told: str
) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3, open=True)
        async with Sitting(made, **wrong) as player:
            goodbye = player.frames[-1]
            assert (goodbye["type"], goodbye["kind"]) == ("goodbye", kind)
            assert goodbye["text"].endswith(told)
            assert "SECRET" not in goodbye["text"]
            assert await player.closed() == code

    playing(play)


def test_a_hello_may_hold_more_or_less_than_is_known(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3, open=True)
        for more in ({"new": [1], "language": "xx", "style": "odd"}, {"language": None, "style": None, "keys": None}):
            async with Sitting(made, **more) as player:
                assert player.frames[-1]["type"] == "welcome"

    playing(play)


def test_who_says_something_unknown_is_told_all_that_can_be_said(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, made.host) as player:
            told = (await player.ask(type="dance"))["text"]
            assert all(verb in told for verb in ("decide", "signal", "language", "ping"))

    playing(play)


def test_requests_that_will_not_do_are_refused_one_by_one(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, *made.seats.values()) as player:
            for request, kind in REFUSED:
                answer = await player.ask(**request)
                assert (answer["ok"], answer["kind"]) == (False, kind), request
                assert len(answer["text"]) > 5
                assert "error-" not in answer["text"]
            assert player.message["number"] == 0
            assert (await decide(player))["ok"]  # and all is well

    playing(play)


@pytest.mark.smoke
def test_a_frame_that_is_too_large_ends_the_connection(server: Server) -> None:
    """64 KiB are answered, one more is not: whole or in pieces, and also as the first frame."""

    def ping(size: int) -> str:
        begun = '{"id": 1, "type": "ping"'
        return begun + " " * (size - len(begun) - 1) + "}"

    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with Sitting(made, made.host) as other:
            async with Sitting(made, made.host) as player:
                await player.socket.send(ping(65_536))
                assert (await player.next())["ok"]
                await player.socket.send(ping(65_537))
                assert await player.closed() == 1009
            async with Sitting(made, made.host) as player:
                await player.socket.send([ping(65_537)[:40_000], ping(65_537)[40_000:]])
                assert await player.closed() == 1009
            async with connect(server.socket(made.id), max_size=None) as early:
                await early.send(ping(65_537))
                await early.wait_closed()
                assert early.close_code == 1009
            await other.ask_well(type="ping")

    playing(play)


@pytest.mark.slow
def test_who_does_not_read_answers_is_hung_up(server: Server) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        small = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])))
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        async with Sitting(made, made.watch) as watcher, Sitting(made, made.host, sock=small) as player:
            player.socket.transport.pause_reading()
            long = "\U0001f600" * 500  # which is told back, in four times as many bytes
            frame = json.dumps({"id": 1, "type": "control", "number": 0, "gnome": "Anna", "bot": long})

            async def ask() -> None:
                while True:
                    await player.socket.send(frame)

            asking = asyncio.create_task(ask())
            while 'hung_up_total{code="1013"}' not in (await asyncio.to_thread(server.http.get, "/metrics")).text:
                await watcher.ask_well(type="ping")  # the others are not concerned
            asking.cancel()
            player.socket.transport.resume_reading()
            assert await player.closed() in (1013, 0)  # the last frame may not have reached them

    playing(play)


OLD_HELLO: Final = {"say": "hello", "protocol": 1, "keys": [], "language": "de", "seen": None}


@pytest.mark.parametrize("subprotocols", [None, [Subprotocol("rednovember.1")]])
def test_a_client_of_protocol_1_is_told_so_in_a_way_that_it_can_read(server: Server, subprotocols: Any) -> None:
    async def play() -> None:
        made = server.make_table(gnomes=3)
        async with connect(server.socket(made.id), subprotocols=subprotocols) as talking:
            if subprotocols is None:
                await talking.send(json.dumps(OLD_HELLO))
            last = json.loads(await talking.recv())
            assert (last["tell"], last["type"], last["kind"]) == ("goodbye", "goodbye", "server-protocol")
            with pytest.raises(ConnectionClosed) as closed:
                await talking.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1002
        refused = server.http.post(
            f"/api/v1/tables/{made.id}/requests",
            json={"say": "take_back", "number": 0},
            headers={"Authorization": f"Bearer {made.seats['Anna']}"},
        )
        assert (refused.status_code, refused.json()["kind"]) == (422, "server-protocol")

    playing(play)
