"""Minds: real worker processes that think for bots and for advice, and whatever may happen to them."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

import rednovember as rn
from rednovember.errors import LuckError
from rednovember.server.errors import ServerError
from rednovember.server.hub.hub import Hub
from rednovember.server.running.supervisor import Supervisor
from rednovember.server.store import Store
from rednovember.server.workers import Minds
from rednovember.server.workers.framing import Frame, FrameError, packed, read_body, read_length
from rednovember.server.workers.job_queue import ADVICE, OVERTAKEN, QUICK, SLOW, Job, Place, Queue
from rednovember.server.workers.lru_cache import Shelf, weight_of
from rednovember.table import (
    Reply,
    Runner,
    Table,
    TableError,
    beginning,
    obvious_reply,
    read_description,
    table_of,
)
from rednovember.words import Words
from tests.support import CREW, ROOT
from tests.support.tables import make_table
from tests.table.tables import Sitting, board_of, random_table, stored

SEED: Final = 918_273_645_546_372_819
SECRET: Final = "8badf00d" * 8
LIMIT: Final = 60.0  # seconds: longer than anything here takes
SHORT: Final = 0.2
GUARD: Final = 300.0  # a test that waits for something that does not come fails then


def odd(how: str, file: Path) -> list[str]:
    return [sys.executable, str(ROOT / "tests" / "server" / "odd_worker.py"), how, str(file)]


@asynccontextmanager
async def minds(count: int = 1, limit: float = LIMIT, **more: Any) -> AsyncIterator[Minds]:
    made = Minds(count, limit, **more)
    await made.start()
    try:
        async with asyncio.timeout(GUARD):
            yield made
    finally:
        await made.close()


def run(awaitable: Awaitable[Any]) -> Any:
    async def main() -> Any:
        return await awaitable

    return asyncio.run(main())


async def until(what: Callable[[], object]) -> None:
    while not what():
        await asyncio.sleep(0.01)


# What workers answer.


@pytest.mark.parametrize("bot", ["bosun", "random", "captain(rollouts=20)"])
def test_answers_are_those_of_a_runner_at_the_table(bot: str) -> None:
    async def main() -> None:
        table, runner = make_table(bot), Runner()
        most = 40 if bot.startswith("captain") else 10_000
        async with minds() as made:
            while most and (question := table.question()) is not None:
                most -= 1
                reply = await made.reply("table", table)
                assert reply == runner.reply(question)._replace(intends=())
                table.answer(reply)
            assert (made.failed, made.defaulted, made.started) == (0, 0, 1)
        assert table.over or bot.startswith("captain")

    run(main())


def test_answers_at_tables_of_all_kinds_with_take_backs_and_hand_overs() -> None:
    async def main() -> None:
        async with minds(2) as made:
            for seed in range(24):
                sitting = Sitting(random_table(seed), seed)
                table = sitting.table
                for _ in sitting.play(40):
                    question = table.question()
                    if question is not None:
                        told = await made.reply(str(seed), table)
                        assert told.number == question.number
                        assert told.fault is None
                        assert table.game.is_legal(told.decision)
            assert made.failed == 0

    run(main())


def test_many_tables_through_two_workers() -> None:
    async def main() -> None:
        tables = [make_table(seed=seed) for seed in range(200)]
        expected = [make_table(seed=seed) for seed in range(200)]

        async def play(number: int, table: Table) -> None:
            for _ in range(15):
                table.answer(await made.reply(str(number), table))

        async with minds(2) as made:
            await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
            assert made.failed == made.waiting == made.busy == 0
            assert len(made.pids) == 2
        for table, other in zip(tables, expected, strict=True):
            Runner().play(other, 15)
            assert table.entries == other.entries

    run(main())


def assert_only_news(sent: list[Frame]) -> None:
    """Each frame has the entries since the one before, and no others."""
    numbers = [frame["number"] for frame in sent]
    assert [frame["have"] for frame in sent] == [0, *numbers[:-1]]
    assert [len(frame["entries"]) for frame in sent] == [now - then for then, now in pairwise([0, *numbers])]


def test_only_news_is_sent_to_the_worker_that_knows_the_table() -> None:
    async def main() -> None:
        table, sent = make_table(), list[tuple[int, Frame]]()
        async with minds(2, on_frame=lambda pid, frame: sent.append((pid, frame))) as made:
            for _ in range(20):
                table.answer(await made.reply("table", table))
        assert len({pid for pid, _ in sent}) == 1
        assert ["whole" in frame for _, frame in sent] == [True] + [False] * (len(sent) - 1)
        assert_only_news([frame for _, frame in sent])

    run(main())


def test_of_a_table_in_the_hub_only_news_is_sent(tmp_path: Path) -> None:
    """Its room is another object after everything that happens there."""

    async def main() -> None:
        sent = list[Frame]()
        store = await Store.open(f"sqlite:///{tmp_path / 'server.db'}")
        async with minds(on_frame=lambda _, frame: sent.append(frame)) as made:
            hub = Hub(store, made)
            table_id, _ = await hub.lay(
                {"table": {"gnomes": list(CREW), "bots": dict.fromkeys(CREW, "bosun"), "seed": 4}}
            )
            live = await hub.room(table_id)
            while live.room.table.number < 20 and not live.room.table.over:
                await asyncio.sleep(0.01)
            await hub.close()
        await store.close()
        assert len(sent) >= 5
        assert ["whole" in frame for frame in sent] == [True] + [False] * (len(sent) - 1)
        assert_only_news(sent)
        expected = make_table()
        Runner().play(expected, live.room.table.number)
        assert live.room.table.entries == expected.entries

    run(main())


def test_what_a_worker_has_forgotten_is_sent_again(tmp_path: Path) -> None:
    async def main() -> None:
        tables, sent = [make_table("random", seed=seed) for seed in range(3)], list[Frame]()
        command = odd("forgets", tmp_path / "file")
        async with minds(command=command, on_frame=lambda _, frame: sent.append(frame)) as made:
            for _ in range(8):
                for number, table in enumerate(tables):
                    table.answer(await made.reply(str(number), table))
            assert (made.failed, made.defaulted, made.started) == (0, 0, 1)
        assert sum("whole" in frame for frame in sent) > 3

    run(main())


def test_a_table_that_was_taken_from_the_store_again_is_another_one() -> None:
    async def main() -> None:
        table = make_table()
        async with minds() as made:
            for _ in range(5):
                table.answer(await made.reply("table", table))
            other = make_table(seed=77)
            for _ in range(5):
                other.answer(await made.reply("table", other))
        expected = make_table(seed=77)
        Runner().play(expected, 5)
        assert other.entries == expected.entries

    run(main())


def test_a_question_is_about_the_table_as_it_was_when_asked() -> None:
    async def main() -> None:
        table, runner = make_table(), Runner()
        question = table.question()
        assert question is not None
        async with minds() as made:
            asked = asyncio.ensure_future(made.reply("table", table))
            await asyncio.sleep(0)
            table.answer(runner.reply(question))
            later = await made.reply("table", table)
            assert (await asked).number == 0
            assert later.number == 1
            assert await asked == Runner().reply(question)._replace(intends=())

    run(main())


def test_where_no_bot_decides_nothing_is_asked() -> None:
    async def main() -> None:
        async with minds() as made:
            with pytest.raises(TableError):
                await made.reply("table", make_table(bots={}))

    run(main())


def test_a_hub_plays_a_table_of_bots_through_them(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}")
        async with minds() as made:
            hub = Hub(store, made)
            bots = dict.fromkeys(CREW, "bosun")
            table_id, _ = await hub.lay({"table": {"gnomes": list(CREW), "bots": bots, "seed": 4}})
            live = await hub.room(table_id)
            await until(lambda: live.room.table.number >= 30)
            await hub.close()
        expected = make_table()
        Runner().play(expected, live.room.table.number)
        assert live.room.table.entries == expected.entries
        await store.close()

    run(main())


# What they are told.


def test_a_worker_is_told_neither_seed_nor_secret() -> None:
    async def main() -> None:
        sent = list[bytes]()
        puzzle = rn.Game(list(CREW), seed=SEED)
        text = puzzle.to_logbook().replace("dice = []", "dice = [7, 3, 9, 1, 7, 3, 9, 1, 7, 3, 9, 1]")
        bots = dict.fromkeys(CREW, "bosun")
        tables = [
            make_table(seed=SEED),
            make_table(seed=None, secret=SECRET),
            table_of(text, bots=bots),
            table_of(puzzle.to_logbook(seed=False), bots=bots, secret=SECRET),
            make_table(bots={}, seed=SEED),
        ]
        async with minds(on_frame=lambda _, frame: sent.append(packed(frame))) as made:
            for number, table in enumerate(tables[:-1]):
                for _ in range(12):
                    table.answer(await made.reply(str(number), table))
            await made.advise("advised", tables[-1], tables[-1].awaited or "", "en")
        assert 20 < len(sent) <= 4 * 12 + 1
        for frame in sent:
            assert str(SEED).encode() not in frame
            assert SECRET.encode() not in frame
            assert b"7, 3, 9, 1" not in frame

    run(main())


def test_what_is_told_makes_the_same_table_without_luck_to_come() -> None:
    for seed in range(40):
        sitting = Sitting(random_table(seed), seed)
        for _ in sitting.play(30):
            pass
        table, began = sitting.table, beginning(sitting.table)
        assert began["table"]["seed"] is None
        assert began["table"]["secret"] is None
        other = Table(read_description(began["table"]), stored(table), logbook=began["logbook"])
        state, *_ = board_of(other)
        assert state == board_of(table)[0]
        assert (other.leaders, other.line) == (table.leaders, table.line)
        with pytest.raises(LuckError):
            other.game.luck.repair_die()
        with pytest.raises(LuckError):
            other.game.luck.item([0, 0])


def test_a_worker_has_none_of_the_servers_own_variables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with minds(command=odd("environment", tmp_path / "file")) as made:
            await made.reply("table", make_table())

    monkeypatch.setenv("REDNOVEMBER_DATABASE", "postgresql://somebody:password@somewhere/rednovember")
    run(main())
    assert "REDNOVEMBER_DATABASE" not in (tmp_path / "file").read_text()
    assert "PATH" in (tmp_path / "file").read_text()


# What happens to them.


def test_a_worker_that_is_killed_in_mid_thought_is_replaced_and_the_question_asked_again(tmp_path: Path) -> None:
    async def main() -> None:
        file, table = tmp_path / "file", make_table()
        question = table.question()
        assert question is not None
        async with minds(2, command=odd("thinks", file)) as made:
            await until(lambda: len(made.pids) == 2)
            asked = asyncio.ensure_future(made.reply("table", table))
            await until(lambda: file.exists() and file.read_text())
            killed = int(file.read_text())
            os.kill(killed, signal.SIGKILL)
            assert await asked == Runner().reply(question)._replace(intends=())
            await until(lambda: len(made.pids) == 2)
            assert killed not in made.pids
            assert (made.started, made.failed, made.defaulted) == (3, 1, 0)

    run(main())


def test_a_worker_that_is_killed_while_idle_is_replaced() -> None:
    async def main() -> None:
        async with minds() as made:
            first = await made.reply("table", make_table())
            before = made.pids
            os.kill(before[0], signal.SIGKILL)
            await until(lambda: made.started == 2 and made.pids)
            assert made.pids != before
            assert await made.reply("table", make_table()) == first
            assert made.failed == 0

    run(main())


@pytest.mark.parametrize("how", ["hangs once", "dies once", "garbage", "nonsense", "error"])
def test_whatever_a_worker_does_the_question_is_answered(how: str, tmp_path: Path) -> None:
    async def main() -> None:
        table = make_table()
        question = table.question()
        assert question is not None
        async with minds(limit=1.0 if how == "hangs once" else LIMIT, command=odd(how, tmp_path / "file")) as made:
            asked = asyncio.ensure_future(made.reply("table", table))
            await until(lambda: made.failed)
            made.limit = LIMIT  # for the second attempt, on however busy a machine
            assert await asked == Runner().reply(question)._replace(intends=())
            assert made.failed == 1
            await until(lambda: made.started == (1 if how == "error" else 2))

    run(main())


def test_a_bot_that_hangs_is_cut_off_and_the_obvious_is_done(tmp_path: Path) -> None:
    async def main() -> None:
        table = make_table()
        question = table.question()
        assert question is not None
        async with minds(limit=SHORT, command=odd("hangs", tmp_path / "file")) as made:
            reply = await made.reply("table", table)
            assert (made.failed, made.defaulted) == (2, 1)
            with pytest.raises(ServerError) as refused:
                await ask_advice(made, "other")
            assert refused.value.kind == "server-no-thought"
        assert reply.decision == obvious_reply(question, ServerError("server-no-thought")).decision
        assert reply.fault is not None
        assert reply.fault.said() == {
            "gnome": question.gnome,
            "bot": "bosun",
            "kind": "raised",
            "reason": "the bot gave no answer",
        }
        entry = table.answer(reply)
        assert entry.fault == reply.fault.said()

    run(main())


@pytest.mark.parametrize("command", [["/nowhere/at/all"], [sys.executable, "-c", "raise SystemExit(3)"]])
def test_without_any_worker_the_game_goes_on(command: list[str]) -> None:
    async def main() -> None:
        table = make_table()
        async with minds(2, command=command) as made:
            for _ in range(3):
                reply = await made.reply("table", table)
                assert reply.fault is not None
                table.answer(reply)
            assert made.pids == []

    run(main())


def test_what_is_printed_is_no_answer(tmp_path: Path) -> None:
    async def main() -> None:
        async with minds(command=odd("prints", tmp_path / "file")) as made:
            assert (await made.reply("table", make_table())).fault is None
            assert made.failed == 0

    run(main())


def test_interrupts_are_the_parents_affair() -> None:
    async def main() -> None:
        table = make_table()
        async with minds() as made:
            table.answer(await made.reply("table", table))
            pids = made.pids
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                os.kill(pids[0], number)
            table.answer(await made.reply("table", table))
            assert made.pids == pids

    run(main())


ORPHANS: Final = """
import asyncio, sys
from rednovember.server.hub.hub import Hub
from rednovember.server.workers import Minds
from rednovember.table import Table, read_description

async def main():
    minds = Minds(2, 3600, command=sys.argv[1:])
    await minds.start()
    gnomes = ["Anna", "Boris", "Cyril"]
    table = Table(read_description({"gnomes": gnomes, "bots": dict.fromkeys(gnomes, "bosun"), "seed": 1}))
    asked = asyncio.ensure_future(minds.reply("table", table))
    while len(minds.pids) < 2 or not minds.busy:
        await asyncio.sleep(0.01)
    print("thinking", flush=True)
    await asked

asyncio.run(main())
"""


def test_no_worker_outlives_its_parent_not_even_in_mid_thought(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ORPHANS, *odd("hangs", tmp_path / "file")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        line = parent.stdout.readline()
        parent.kill()
        # The workers have the same standard error: it ends when the last of them does.
        assert (line, parent.stderr.read()) == (b"thinking\n", b"")


def test_who_waits_when_it_is_closed_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        made = Minds(1, LIMIT, command=odd("hangs", tmp_path / "file"))
        await made.start()
        asked = [asyncio.ensure_future(made.reply(str(number), make_table())) for number in range(2)]
        await until(lambda: made.busy)
        await made.close()
        for one in asked:
            with pytest.raises(ServerError):
                await one
        with pytest.raises(ServerError):
            await made.reply("table", make_table())

    run(main())


def test_who_does_not_want_to_know_any_more_holds_nobody_up(tmp_path: Path) -> None:
    async def main() -> None:
        file = tmp_path / "file"
        async with minds(command=odd("gate", file)) as made:
            advice = [ask_advice(made, str(number)) for number in range(2)]
            await until(lambda: made.busy)
            for one in advice:
                one.cancel()
            await asyncio.gather(*advice, return_exceptions=True)
            assert made.waiting == 0
            file.touch()
            assert (await made.reply("table", make_table())).fault is None

    run(main())


# Advice.


def ask_advice(made: Minds, table_id: str, language: str = "en") -> "asyncio.Future[dict[str, Any]]":
    table = make_table(bots={})
    return asyncio.ensure_future(made.advise(table_id, table, table.awaited or "", language))


def test_advice_in_three_languages() -> None:
    async def main() -> None:
        async with minds() as made:
            told = {language: await ask_advice(made, "table", language) for language in ("en", "de", "ru")}
        texts = {}
        for language, advised in told.items():
            assert advised["number"] == 0
            assert advised["gnome"] in CREW
            assert advised["plans"][0]["decisions"]
            texts[language] = [because["text"] for plan in advised["plans"] for because in plan["reasons"]]
        assert all(texts.values())
        assert any("\u0400" <= letter <= "\u04ff" for text in texts["ru"] for letter in text)
        assert not any("\u0400" <= letter <= "\u04ff" for text in texts["en"] + texts["de"] for letter in text)
        assert texts["en"][0] != texts["de"][0]

    run(main())


def test_advice_is_refused_as_the_table_refuses_it() -> None:
    async def main() -> None:
        async with minds() as made:
            for table, player in (
                (make_table(bots={}, advice=False), CREW[0]),
                (make_table(bots={}), "nobody"),
            ):
                with pytest.raises(TableError):
                    await made.advise("table", table, player, "en")

    run(main())


def test_one_question_for_advice_per_table_and_not_too_many_of_all(tmp_path: Path) -> None:
    async def main() -> None:
        file = tmp_path / "file"
        async with minds(command=odd("gate", file), advice_waiting=2) as made:
            first = ask_advice(made, "one")
            await asyncio.sleep(0)
            with pytest.raises(ServerError) as again:
                await ask_advice(made, "one")
            second = ask_advice(made, "two")
            await asyncio.sleep(0)
            with pytest.raises(ServerError) as many:
                await ask_advice(made, "three")
            assert again.value.kind == many.value.kind == "server-busy"
            file.touch()
            assert (await first)["plans"]
            assert (await second)["plans"]
            assert (await ask_advice(made, "one"))["plans"]

    run(main())


def test_the_refusals_have_words() -> None:
    for language in ("en", "de", "ru"):
        words = Words(language, strict=True)
        assert words.text("error-server-busy")
        assert words.text("error-server-no-thought")


# Whose turn it is.


def test_quick_bots_do_not_wait_for_long_thoughts(tmp_path: Path) -> None:
    async def main() -> None:
        file = tmp_path / "file"
        async with minds(2, command=odd("gate", file)) as made:
            advice = [ask_advice(made, str(number)) for number in range(4)]
            await until(lambda: made.busy)
            table = make_table()
            for _ in range(10):  # while all those who want advice wait
                table.answer(await made.reply("table", table))
            assert not any(one.done() for one in advice)
            file.touch()
            assert all(told["plans"] for told in await asyncio.gather(*advice))

    run(main())


def job(kind: int, table_id: str) -> Job[Reply]:
    table = make_table()
    return Job(kind, table_id, table, 0, {}, lambda *_: Reply(0, ""), asyncio.get_running_loop().create_future())


def places(count: int) -> list[Place]:
    return [Place(number, ready=True) for number in range(count)]


def taken(queue: Queue, number: int) -> str | None:
    """The table of the question that a place takes up."""
    place = queue.places[number]
    place.job = None
    place.job = queue.take(place)
    return None if place.job is None else place.job.table_id


async def queued(count: int, *waiting: tuple[int, str]) -> Queue:
    queue = Queue(places(count))
    for kind, table_id in waiting:
        queue.add(job(kind, table_id))
    return queue


def test_bots_go_before_advice_and_quick_ones_first() -> None:
    async def main() -> None:
        queue = await queued(1, (ADVICE, "a"), (SLOW, "s"), (QUICK, "q"), (QUICK, "r"))
        assert [taken(queue, 0) for _ in range(5)] == ["q", "r", "s", "a", None]

    run(main())


def test_nobody_is_overtaken_for_ever() -> None:
    async def main() -> None:
        queue = await queued(1, (ADVICE, "a"))
        count = 0
        while True:
            queue.add(job(QUICK, f"q{count}"))
            if taken(queue, 0) == "a":
                break
            count += 1
        assert count == OVERTAKEN + 1

    run(main())


def test_one_place_is_left_to_quick_ones() -> None:
    async def main() -> None:
        queue = await queued(3, (SLOW, "s"), (ADVICE, "a"), (SLOW, "t"))
        assert [taken(queue, number) for number in range(3)] == ["s", "t", None]
        queue.add(job(QUICK, "q"))
        assert taken(queue, 2) == "q"
        queue.places[0].job = queue.places[2].job = None
        assert taken(queue, 0) == "a"

    run(main())


def test_a_table_is_asked_about_where_it_is_known_unless_that_place_thinks_for_long() -> None:
    async def main() -> None:
        queue = await queued(2, (QUICK, "known"))
        assert taken(queue, 1) == "known"
        queue.add(job(QUICK, "known"))
        assert taken(queue, 0) is None
        assert taken(queue, 1) == "known"
        queue.add(job(SLOW, "known"))
        assert taken(queue, 1) == "known"
        queue.add(job(QUICK, "known"))
        assert taken(queue, 0) == "known"
        queue.places[0].ready = False
        queue.places[1].job = None
        queue.add(job(QUICK, "known"))
        assert taken(queue, 1) == "known"

    run(main())


def test_the_tables_of_a_crowded_place_move() -> None:
    async def main() -> None:
        names = [str(number) for number in range(8)]
        queue = await queued(2, *((QUICK, name) for name in names))
        assert [taken(queue, 0) for _ in names] == names
        for name in names[:-1]:
            queue.add(job(QUICK, name))
        assert taken(queue, 1) is None
        queue.add(job(QUICK, names[-1]))
        assert taken(queue, 1) == names[0]
        assert taken(queue, 1) is None

    run(main())


# Shelves and frames.


def test_a_shelf_is_bounded() -> None:
    shelf: Shelf[str] = Shelf(10)

    def there(names: str) -> str:
        return "".join(name for name in names if shelf.get(name) is not None)

    for name in "abcd":
        shelf.put(name, name, 1, 3)
    assert there("abcd") == "bcd"
    shelf.put("b", "b", 2, 4)
    assert there("bcd") == "bcd"
    shelf.put("c", "c", 2, 4)
    assert there("bcd") == "bc"
    shelf.put("e", "e", 9, 11)
    assert there("bcde") == "e"
    shelf.drop("e")
    assert len(shelf) == 0


def test_what_weighs_in_a_worker_are_entries_and_bots() -> None:
    assert weight_of(make_table(), 20) > weight_of(make_table(), 10) > weight_of(make_table(bots={}), 10) > 10


def test_what_is_no_frame_is_refused() -> None:
    assert read_body(packed({"a": [1, "é", None]})[4:]) == {"a": [1, "é", None]}
    for body in (b"", b"[]", b"{", b"\xff\xfe"):
        with pytest.raises(FrameError):
            read_body(body)
    with pytest.raises(FrameError):
        read_length(b"Traceback")


def test_a_place_that_fails_with_a_question_in_hand_answers_it_after_its_restart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        starts, start = list[int](), Minds._start

        async def fails_twice(self: Minds, place: Place) -> Any:
            starts.append(place.number)
            if len(starts) == 1:
                return None  # cannot be started: so it is tried again with the next question
            if len(starts) == 2:
                raise MemoryError("no room")
            return await start(self, place)

        monkeypatch.setattr(Minds, "_start", fails_twice)
        async with minds(supervisor=Supervisor(sleep=lambda _: asyncio.sleep(0))) as made:
            reply = await made.reply("table", make_table())
            assert reply.fault is None
            assert made.failed == 0

    run(main())
