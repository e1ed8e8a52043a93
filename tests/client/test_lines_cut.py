"""The client for programs when lines are cut: nothing is lost, and nothing is done twice."""

from collections.abc import Awaitable, Callable

import pytest

from rednovember.client import ClientError, CreatedTable, Refusal, Server, connect
from tests.client.seats import SOLO, TWO, answers, at, first_way, play, says
from tests.server import servers
from tests.server.protocol import Json, Relay, once
from tests.support import ROOT
from tests.table.test_wire import load


def test_whoever_comes_back_gets_exactly_what_was_missed(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "Ann", "Bo") as ann, connect(server.url, laid.table, [laid.keys["host"]]) as host:
            await ann.claim("Ann", "Ann")
            for number in range(3):
                await host.chat(str(number))
                relay.cut()
                await ann.request({"type": "ping"})
                await ann.decide(first_way(ann) if ann.choices["ways"] else "enter")
            assert [one["text"] for one in ann.said] == ["0", "1", "2"]
            assert sorted(ann.entries) == [1, 2, 3]
        hellos = relay.says("hello")
        assert len(hellos) == 4
        assert all(hello["seen"] is not None for hello in hellos[1:])
        assert [frame["type"] for frame in relay.told].count("welcome") == 1

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
                relay.after = once(lambda frame: (news_too and frame["type"] == "news") or is_answer(frame))  # noqa: B023
                assert (await ann.decide(first_way(ann) if ann.choices["ways"] else "enter"))["ok"]
                assert (ann.at, len(relay.says("decide"))) == (before + 1, sent + 1)

    play(server, SOLO, game)


def test_everything_that_answers_a_number_or_leaves_a_trace_is_carried_out_once(server: servers.Server) -> None:
    async def game(relay: Relay, laid: CreatedTable) -> None:
        async with at(relay, laid, "host", "Ann") as ann:
            await ann.claim("Ann")
            await ann.decide(first_way(ann))
            deeds: list[tuple[str, Callable[[], Awaitable[Json]]]] = [
                ("undo", lambda: ann.undo(0)),
                ("control", lambda: ann.control("Boris", "bosun")),
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
            relay.after = once(answers("propose_undo", relay))
            assert (await ann.propose_undo(0))["ok"]  # nobody else to ask: it is done
            assert (ann.entries[5]["kind"], len(relay.says("propose_undo"))) == ("taken_back", 1)
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
                await guest.request({"type": "claim", "name": "Somebody"})  # without a key of one's own making
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
            return frames % (7 + seed) == 0 and frame.get("type") != "hello"

        relay.before = relay.after = now_and_then
        decided: list[str] = []
        async with at(relay, laid, "Ann") as ann:
            while ann.ended is None and len(decided) < 20:
                choices = ann.choices
                text = example.choose(choices)
                await ann.decide(text, choices["number"])
                decided.append(text)
                if ann.choices is None and ann.ended is None:
                    await ann.request({"type": "ping"})  # the news comes before the answer
            entries = [ann.entries[number] for number in sorted(ann.entries)]
            assert [entry["decision"]["text"] for entry in entries] == decided
        assert len(relay.says("hello")) > 3

    play(server, {**SOLO, "seed": 10 + seed}, game)
