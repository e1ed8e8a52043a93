"""An undo that needs a vote: everyone with a seat has to agree. Being away, with a bot as stand-in, is no consent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.servers import some_decision
from tests.server.twins import Here, Json, bearer, here

GNOMES = ["Anna", "Boris", "Cyril"]


class Voting:
    """A table whose players act over HTTP; bots stand in for those who are away."""

    def __init__(self, server: Here, made: Json) -> None:
        self.server, self.id = server, made["table"]
        self.seats: dict[str, str] = made["keys"]["seats"]
        self.host: str = made["keys"]["host"]

    async def say(self, *keys: str, **request: Any) -> str:
        """The kind of the refusal, or nothing."""
        path = f"/api/v1/tables/{self.id}/requests"
        answer = await self.server.http.post(path, headers=bearer(*keys), json=request)
        return "" if answer.status_code == 200 else str(answer.json()["kind"])

    async def look(self, seat: str = "Anna") -> Json:
        path = f"/api/v1/tables/{self.id}"
        found: Json = (await self.server.http.get(path, headers=bearer(self.seats[seat]))).json()
        return found

    async def sit(self, *seats: str) -> None:
        for seat in seats:
            assert await self.say(self.seats[seat], type="claim", name=seat) == ""

    async def decide(self, *seats: str) -> None:
        """A decision of the player whose turn it is, if it is one of these; else a bot's."""
        message = (await self.look())["message"]
        player = message["deciding"]["player"]
        if message["deciding"]["bot"] is None and player in seats:
            message = (await self.look(player))["message"]
            decision = some_decision(message["choices"])
            said = {"type": "decide", "number": message["number"], "decision": decision}
            assert await self.say(self.seats[player], **said) == ""
            return
        live = await self.server.context.hub.room(self.id)
        await self.server.context.hub.see_to(live)  # a stand-in, if somebody is away
        await self.bots()

    async def bots(self) -> None:
        """Wait until bots have decided what they have to."""
        live = await self.server.context.hub.room(self.id)
        while live.thinks:
            await asyncio.sleep(0.005)

    async def undone(self) -> int:
        """How often something was undone."""
        return sum(entry["kind"] == "taken_back" for entry in (await self.look())["message"]["entries"])

    async def ask(self, *keys: str) -> str:
        await self.bots()
        message = (await self.look())["message"]
        return await self.say(*keys, type="propose_undo", number=message["number"], to=0)


def at_a_table(folder: Path, play: Callable[[Voting], Awaitable[None]], **table: Any) -> None:
    async def run() -> None:
        async with here(folder) as server:
            made = await server.make_table(table={"gnomes": GNOMES, "seed": 7, **table}, stand_in_after=5)
            await play(Voting(server, made))

    asyncio.run(run())


async def until_stood_in(table: Voting, *away: str) -> int:
    """All play, then some are away until a bot leads their gnomes; how many decisions stand."""
    for _ in range(12):
        await table.decide(*GNOMES)
    there = [name for name in GNOMES if name not in away]
    for _ in range(200):
        leaders = (await table.look())["message"]["controllers"]
        if all(leaders[name] for name in away):
            break
        await table.decide(*there)
    message = (await table.look())["message"]
    assert all(message["controllers"][name] == "bosun" for name in away)
    return int(message["decisions"])


def test_nobody_undoes_what_others_have_decided_while_bots_stand_in_for_them(tmp_path: Path) -> None:
    async def play(table: Voting) -> None:
        await table.sit(*GNOMES)
        stands = await until_stood_in(table, "Boris", "Cyril")
        assert await table.ask(table.seats["Anna"]) == ""
        found = await table.look()
        assert found["message"]["decisions"] == stands
        assert found["lounge"]["undo_proposal"]["waiting"] == ["Boris", "Cyril"]
        assert await table.say(table.seats["Boris"], type="vote", yes=True) == ""  # comes back, only to vote
        assert await table.undone() == 0
        assert await table.say(table.seats["Cyril"], type="vote", yes=True) == ""
        assert await table.undone() == 1

    at_a_table(tmp_path, play)


def test_who_has_used_a_link_and_not_sat_down_has_a_vote(tmp_path: Path) -> None:
    async def play(table: Voting) -> None:
        await table.look("Boris")
        await table.sit("Anna")
        leads = False
        while not leads:
            await table.decide("Anna", "Cyril")
            leads = (await table.look())["message"]["controllers"]["Boris"] == "bosun"
        assert await table.ask(table.seats["Anna"], table.seats["Cyril"]) == ""
        assert (await table.look())["lounge"]["undo_proposal"]["waiting"] == ["Boris"]
        assert await table.undone() == 0
        assert await table.say(table.seats["Boris"], type="vote", yes=True) == ""
        assert await table.undone() == 1

    at_a_table(tmp_path, play)


def test_who_is_away_may_come_back_and_say_no(tmp_path: Path) -> None:
    async def play(table: Voting) -> None:
        await table.sit("Anna")  # the others play by their links, without having sat down
        stands = await until_stood_in(table, "Boris")
        assert await table.ask(table.seats["Anna"]) == ""
        assert await table.say(table.seats["Cyril"], type="vote", yes=True) == ""
        assert (await table.look())["lounge"]["undo_proposal"]["waiting"] == ["Boris"]
        assert await table.say(table.seats["Boris"], type="vote", yes=False) == ""
        found = await table.look()
        assert found["lounge"]["undo_proposal"] is None
        assert found["message"]["decisions"] == stands

    at_a_table(tmp_path, play)


def test_a_vote_counts_for_all_seats_of_whoever_casts_it(tmp_path: Path) -> None:
    async def play(table: Voting) -> None:
        await table.sit(*GNOMES)
        for _ in range(4):
            await table.decide(*GNOMES)
        both = table.seats["Anna"], table.seats["Cyril"]
        assert await table.ask(*both) == ""
        assert (await table.look())["lounge"]["undo_proposal"]["waiting"] == ["Boris"]
        assert await table.say(table.seats["Boris"], type="vote", yes=True) == ""
        assert (await table.look())["message"]["decisions"] == 0
        for _ in range(4):
            await table.decide(*GNOMES)
        assert await table.ask(table.seats["Boris"]) == ""
        assert await table.say(*both, type="vote", yes=True) == ""
        assert (await table.look())["message"]["decisions"] == 0

    at_a_table(tmp_path, play)


def test_who_was_removed_need_not_agree(tmp_path: Path) -> None:
    async def play(table: Voting) -> None:
        await table.sit(*GNOMES)
        await until_stood_in(table, "Boris", "Cyril")
        assert await table.ask(table.seats["Anna"]) == ""
        for seat in ("Boris", "Cyril"):
            assert await table.say(table.host, type="leave", seat=seat) == ""
        assert await table.ask(table.seats["Anna"]) == ""
        assert await table.undone() == 1

    at_a_table(tmp_path, play)
