"""Twins at random: pairs of tables that differ only in what Anna may not know are led the same way, step by step.

Trades are undone and made again, ends are reached and left for a rematch, bots stand in, seats change hands, rooms are
dropped from memory, and everything happens through several processes that hear of each other sooner or later. Anna and
a spectator must be told the same, byte for byte.

    python -m tests.server.twin_walks --pairs 2000 --seed 1

walks for longer. It needs PostgreSQL for several processes; without it, there is one.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rednovember.engine.luck import Stream, stream_of
from rednovember.table import Table
from tests.server.twin_processes import Eyes, ManualClock, Process, Twin, own_databases, processes, twin_of
from tests.server.twin_tables import SEAT, twin_decision, twin_logbooks
from tests.server.twins import PATIENCE, Json, bearer

STEPS: Final = 36  # of a walk
STEPS_BETWEEN: Final = (
    *("take_back", "vote", "give_again", "give_again", "stand_in"),
    *("hand", "seat", "come_back", "evict", "look", "talk"),
)
STEPS_AT_THE_END: Final = ("rematch", "take_back", "vote", "look", "come_back")
ABSENT: Final = 60  # seconds until a bot stands in


class Walk:
    """A pair of tables on their way."""

    def __init__(self, at: list[Process], clock: ManualClock, seed: int) -> None:
        self.at, self.clock = at, clock
        self.pick: Stream = stream_of(seed, 17)
        self.logbooks = twin_logbooks(seed, self.pick)
        self.twins: list[Twin] = []
        self.done: Counter[str] = Counter()

    async def run(self, steps: int) -> Counter[str]:
        """Walk; what was done how often. Raises AssertionError where Anna could tell the two tables apart."""
        process = self.any_process()
        for logbook in (self.logbooks.left, self.logbooks.right):
            body = {"logbook": logbook, "open": True, "stand_in_after": ABSENT, "table": {"take_back": "unrevealed"}}
            answer = await process.http.post("/api/v1/tables", json=body)
            assert answer.status_code == 201, answer.text
            self.twins.append(twin_of(answer.json()))
        await self.come()
        for _ in range(steps):
            self.clock.now += 1.0
            table = (await self.table(self.any_process())).copy()
            if not await self.step(table):
                break
            for process in self.at:
                if self.chance(70):  # else it hears of it later
                    await self.hear(process)
            await self.look_up()
        for process in self.at:
            await self.hear(process)
        await self.look_up()
        for twin in self.twins:
            for eyes in twin.eyes:
                eyes.leave()
        return self.done

    # Steps.

    async def step(self, table: Table) -> bool:
        """Something at both tables; False if there is nothing left to do."""
        name = self.some_step(table)
        went = await getattr(self, f"_{name}")(table)
        if went:
            self.done[name] += 1
        return bool(went)

    def some_step(self, table: Table) -> str:
        if table.over:
            return STEPS_AT_THE_END[self.pick.below(len(STEPS_AT_THE_END))]
        return "decide" if self.chance(65) else STEPS_BETWEEN[self.pick.below(len(STEPS_BETWEEN))]

    async def _decide(self, _: Table) -> bool:
        process = self.any_process()
        await self.hear(process)
        tables = [(await process.hub.room(twin.id)).room.table for twin in self.twins]
        found = twin_decision(tables[0], tables[1], self.logbooks.cards, self.pick)
        if found is None:
            return False
        if found.left != found.right:
            self.done["differently"] += 1
        self.done[found.left.split()[0]] += 1
        for twin, table, decision in zip(self.twins, tables, (found.left, found.right), strict=True):
            if twin is self.twins[1]:
                table.lay(found.luck)
            if table.question_waits:
                await self.bot_decides(process, twin, decision)
            else:
                said = {"type": "decide", "number": table.number, "decision": decision}
                assert await self.says(process, twin, table.awaited or "", said) == "", decision
        return True

    async def bot_decides(self, process: Process, twin: Twin, decision: str) -> None:
        live = await process.hub.room(twin.id)
        number = live.room.table.number
        async with asyncio.timeout(PATIENCE):
            while live.room.table.number == number:
                await process.hub.see_to(live)  # it may still wait for an answer to an older question
                process.minds.tell(twin.id, decision)
                await asyncio.sleep(0)

    async def _take_back(self, table: Table) -> bool:
        seat = self.any_seat()
        to = {} if self.chance(50) or not table.game.number else {"to": self.some_moment(table)}
        await self.both(seat, {"type": "undo", "number": table.number, **to})
        return True

    async def _vote(self, table: Table) -> bool:
        """Everybody goes back together; or somebody does not want to."""
        await self.vote(table, self.some_moment(table))
        return True

    async def _give_again(self, table: Table) -> bool:
        """Back to where somebody answered an offer: they may give something else now."""
        gifts = [number for number, taken in enumerate(table.game.history) if taken.decision.kind == "give"]
        if gifts:
            await self.vote(table, gifts[-1 - self.pick.below(min(3, len(gifts)))])
        return await self._decide(table)

    async def vote(self, table: Table, to: int) -> None:
        asks = self.any_seat()
        refused = await self.both(asks, {"type": "propose_undo", "number": table.number, "to": to})
        for seat in self.twins[0].keys["seats"]:
            if not refused and seat != asks:
                await self.both(seat, {"type": "vote", "yes": self.chance(97)})

    async def _stand_in(self, table: Table) -> bool:
        """Somebody is away for so long that a bot stands in."""
        if table.awaited is None:
            return True
        process = self.any_process()
        await self.hear(process)
        self.clock.now += 2 * ABSENT
        for twin in self.twins:
            await process.hub.see_to(await process.hub.room(twin.id))
        return True

    async def _hand(self, table: Table) -> bool:
        gnome = table.game.gnomes[self.pick.below(len(table.game.gnomes))]
        bot = "" if table.leaders[gnome] else "bosun"
        await self.both(table.player_of(gnome), {"type": "control", "number": table.number, "gnome": gnome, "bot": bot})
        return True

    async def _seat(self, _: Table) -> bool:
        """Somebody leaves, and another sits down."""
        seat = self.any_seat(but=SEAT)
        await self.both(seat, {"type": "leave", "seat": seat})
        process = self.any_process()
        for twin in self.twins:
            path, said = (
                f"/api/v1/tables/{twin.id}/requests",
                {"type": "claim", "name": f"Zoe for {seat}", "seat": seat},
            )
            answer = (await process.http.post(path, headers=bearer(twin.keys["join"]), json=said)).json()
            assert answer["ok"] or answer["kind"] == "server-conflict", answer
            twin.keys["seats"][seat] = answer["key"] or twin.keys["seats"][seat]
        return True

    async def _come_back(self, table: Table) -> bool:
        """The connections are lost; Anna and the spectator come back, perhaps to another process."""
        for twin in self.twins:
            for eyes in twin.eyes:
                eyes.leave()
        await self.come(self.pick.below(table.number + 1) if self.chance(50) else None)
        return True

    async def _evict(self, _: Table) -> bool:
        """Everybody goes, the rooms are dropped from memory and are read again."""
        for twin in self.twins:
            for eyes in twin.eyes:
                eyes.leave()
            for process in self.at:
                live = process.hub._rooms.get(twin.id)
                if live is not None and live.is_idle:
                    process.hub._rooms.drop(live)
        await self.come()
        return True

    async def _look(self, table: Table) -> bool:
        """Everything that can be read over HTTP."""
        process, moment = self.any_process(), self.pick.below(table.number + 1)
        rests = ["", f"/moments/{moment}", "?language=ru", *([] if table.over else ["/logbook"])]
        for rest in rests:
            for twin in self.twins:
                for name, key in ((SEAT, twin.keys["seats"][SEAT]), ("watch", twin.keys["watch"])):
                    answer = await process.http.get(f"/api/v1/tables/{twin.id}{rest}", headers=bearer(key))
                    twin.transcript.http(f"{name} {rest}", answer)
        return True

    async def _talk(self, table: Table) -> bool:
        """Anna says what she can, and tries what she cannot."""
        said: tuple[Json, ...] = (
            {"type": "chat", "text": "What do you hold?"},
            {"type": "decide", "number": table.number, "decision": "use crowbar nonsense"},
            {"type": "decide", "number": table.number + 1, "decision": "done"},
            {"type": "claim", "name": "Ann"},
            {"type": "advice", "number": table.number + 1},
            {"type": "leave", "seat": "Boris"},
        )
        await self.both(SEAT, said[self.pick.below(len(said))])
        return True

    async def _rematch(self, _: Table) -> bool:
        """The end is left: the same again, with the same luck."""
        process = self.any_process()
        for twin in self.twins:
            for eyes in twin.eyes:
                eyes.leave()
        for place, twin in enumerate(self.twins):
            path = f"/api/v1/tables/{twin.id}/rematch"
            answer = await process.http.post(path, headers=bearer(twin.keys["watch"]), json={"same_luck": True})
            assert answer.status_code == 201, answer.text
            self.twins[place] = twin_of(answer.json())
        await self.come()
        return True

    # Inside.

    async def both(self, seat: str, said: Json) -> str:
        """The same request at both tables; the kind of the refusal, if it was refused."""
        process = self.any_process()
        kinds = [await self.says(process, twin, seat, said) for twin in self.twins]
        assert kinds[0] == kinds[1], (seat, said, kinds)
        return kinds[0]

    async def says(self, process: Process, twin: Twin, seat: str, said: Json) -> str:
        path, key = f"/api/v1/tables/{twin.id}/requests", twin.keys["seats"][seat]
        answer = await process.http.post(path, headers=bearer(key), json=said)
        if seat == SEAT:
            twin.transcript.http(f"{SEAT} {said}" if said["type"] != "decide" else SEAT, answer)
        return "" if answer.status_code == 200 else str(answer.json()["kind"])

    async def come(self, seen: int | None = None) -> None:
        """Anna and a spectator listen, each at some process."""
        places = [self.any_process() for _ in range(2)]
        for twin in self.twins:
            anna = Eyes(places[0], twin, (twin.keys["seats"][SEAT],), "en", seen)
            watcher = Eyes(places[1], twin, (twin.keys["watch"],), "de", seen)
            twin.eyes = [anna, watcher]
            for eyes in twin.eyes:
                await eyes.come()

    async def hear(self, process: Process) -> None:
        """A process hears of what others have written."""
        for twin in self.twins:
            rooms = [other.hub._rooms.get(twin.id) for other in self.at]
            newest = max((live.room.number for live in rooms if live is not None), default=None)
            await process.hub.refresh(twin.id, newest)

    async def look_up(self) -> None:
        """Anna and the spectator read on; nothing of it differs."""
        for twin in self.twins:
            for eyes in twin.eyes:
                await eyes.read()
        left, right = (twin.transcript.lines for twin in self.twins)
        for mine, other in zip(left, right, strict=True):
            assert mine == other
        left.clear()
        right.clear()

    async def table(self, process: Process) -> Table:
        await self.hear(process)
        return (await process.hub.room(self.twins[0].id)).room.table

    def any_process(self) -> Process:
        return self.at[self.pick.below(len(self.at))]

    def any_seat(self, but: str = "") -> str:
        seats: list[str] = [seat for seat in self.twins[0].keys["seats"] if seat != but]
        return seats[self.pick.below(len(seats))]

    def some_moment(self, table: Table) -> int:
        """Not long ago."""
        return max(0, table.game.number - 1 - self.pick.below(4))

    def chance(self, percent: int) -> bool:
        return self.pick.below(100) < percent


async def walk(urls: Sequence[str], folder: Path, seeds: range, steps: int = STEPS) -> Counter[str]:
    """Let a pair of twins walk for each of these seeds; what was done how often."""
    done: Counter[str] = Counter()
    async with processes(urls, folder) as (at, clock):
        for seed in seeds:
            try:
                done += await Walk(at, clock, seed).run(steps if seed % 4 else 3 * steps)  # some come to an end
            except AssertionError as error:
                raise AssertionError(f"seed {seed}") from error
    return done


def main() -> None:
    """Walk for as long as is wanted."""
    wanted = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    wanted.add_argument("--pairs", type=int, default=2000)
    wanted.add_argument("--seed", type=int, default=1)
    given: Any = wanted.parse_args()
    with tempfile.TemporaryDirectory() as folder, own_databases(Path(folder)) as urls:
        done = asyncio.run(walk(urls, Path(folder), range(given.seed, given.seed + given.pairs)))
    print(f"{given.pairs} pairs of tables, {len(urls)} processes: {dict(done)}")


if __name__ == "__main__":
    main()
