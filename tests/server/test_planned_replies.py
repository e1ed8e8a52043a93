"""Plans of bots on a server: one round trip for what is planned, and the games that bots play if asked each time."""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from rednovember.engine.facts import TURN_BEGINS
from rednovember.server.hub.hub import Hub
from rednovember.server.store import Store
from rednovember.server.store.records import Record
from rednovember.server.workers.planned_replies import MAX_TABLES, Planned, PlannedReplies, mark
from rednovember.table import Reply, Runner, Table
from tests.server.playing import InlineMinds
from tests.server.test_minds import minds, run, until
from tests.support import CREW
from tests.support.tables import make_table

CAPTAIN: Final = "captain(rollouts=12,plans=4)"
TABLES: Final = [
    ("bosun", {}),
    ("bosun", {"options": {"hidden_hands": True}}),
    ("bosun", {"treachery": True, "options": {"crazed_gnomes": True}}),
    ("bosun", {"edition": "first", "options": {"opening_events": True, "less_deadly_dying": True}}),
    (CAPTAIN, {}),
    (CAPTAIN, {"options": {"hidden_hands": True}}),
    (CAPTAIN, {"treachery": True}),
    ("random", {"treachery": True, "options": {"hidden_hands": True}}),
]


class Asked:
    """A table whose bots are asked for every single decision, in this process."""

    def __init__(self, table: Table) -> None:
        self.table, self.runner = table, Runner()

    def play(self) -> None:
        self.runner.play(self.table, 1)


@pytest.mark.parametrize(("bot", "more"), TABLES)
def test_whole_games_are_those_of_bots_that_are_asked_each_time(bot: str, more: dict[str, Any]) -> None:
    async def main() -> None:
        table, expected = make_table(bot, **more), make_table(bot, **more)
        limit = 60 if bot == CAPTAIN else 10_000
        async with minds() as made:
            while table.question_waits and table.number < limit:
                table.answer(await made.reply("table", table))
            assert (made.failed, made.defaulted) == (0, 0)
            if bot == "bosun":
                assert made.answered < 0.75 * table.number
        Runner().play(expected, limit)
        assert table.entries == expected.entries

    run(main())


@pytest.mark.parametrize("options", [{}, {"hidden_hands": True}])
@pytest.mark.parametrize("bot", ["bosun", CAPTAIN])
def test_a_plan_ends_where_a_person_takes_over_or_takes_back(bot: str, options: dict[str, bool]) -> None:
    """Whatever happens in mid-turn, the same happens where bots are asked each time."""

    async def main() -> None:
        random = Random(5)
        table = make_table(bot, options=options, take_back="free", players=["Solo"])
        expected = Asked(make_table(bot, options=options, take_back="free", players=["Solo"]))
        async with minds() as made:
            while not table.over and table.number < 90:
                if not table.question_waits:
                    decision = table.game.legal()[0]
                    for one in (table, expected.table):
                        one.decide("Solo", decision)
                else:
                    table.answer(await made.reply("table", table))
                    expected.play()
                if random.random() < 0.25:
                    gnome, back = random.choice(CREW), random.random() < 0.4
                    for one in (table, expected.table):
                        if back and one.game.number > 2:
                            one.take_back("Solo", to=one.game.number - 2)
                        elif not back:
                            one.hand("Solo", gnome, "" if one.leaders[gnome] else bot)
                assert table.entries == expected.table.entries

    run(main())


@pytest.mark.parametrize("bot", ["bosun", "random"])
def test_another_process_may_go_on_in_mid_plan(bot: str) -> None:
    """Each has read the table from the store: its entries are equal, but not the same objects."""

    async def main() -> None:
        random = Random(3)
        tables, asked = [make_table(bot), make_table(bot)], [Asked(make_table(bot)), Asked(make_table(bot))]
        async with minds() as first, minds() as second:
            here, switched_in = 0, 0
            while not tables[0].over:
                turn = sum(fact[0] == TURN_BEGINS for fact in tables[here].game.record.facts)
                if turn != switched_in and random.random() < 0.3:
                    here, switched_in = 1 - here, turn
                tables[here].answer(await (first, second)[here].reply("table", tables[here]))
                asked[here].play()
                for one in (tables, [each.table for each in asked]):
                    for entry in one[here].entries[one[1 - here].number :]:
                        one[1 - here].replay(entry)
                assert tables[0].entries == tables[1].entries == asked[0].table.entries

    run(main())


def test_the_records_of_a_table_are_the_same_bytes(tmp_path: Path) -> None:
    async def recorded(minds: Any, name: str) -> list[Record]:
        store = await Store.open(f"sqlite:///{tmp_path / name}")
        clock = count()
        hub = Hub(store, minds, clock=lambda: float(next(clock)))
        table_id, _ = await hub.lay(
            {"table": {"gnomes": list(CREW), "bots": dict.fromkeys(CREW, "bosun"), "seed": 4, "take_back": "free"}}
        )
        live = await hub.room(table_id)
        await until(lambda: live.room.table.over)
        await hub.close()
        found = await store.records(table_id)
        await store.close()
        return found

    async def main() -> None:
        each = await recorded(InlineMinds(), "each.db")
        async with minds() as made:
            planned = await recorded(made, "planned.db")
            assert 0 < made.answered < 0.75 * len(planned)
        assert [(one.number, one.kind) for one in planned] == [(one.number, one.kind) for one in each]
        assert [repr(one.body) for one in planned[1:]] == [repr(one.body) for one in each[1:]]

    run(main())


def test_a_reply_is_planned_for_one_table_and_one_number() -> None:
    table, other = make_table(), make_table()
    asked = Asked(make_table())
    for _ in range(3):
        asked.play()
    replies = [Reply(number, entry.decision) for number, entry in enumerate(asked.table.entries)]  # type: ignore[union-attr]
    planned = PlannedReplies()
    planned.keep("table", Planned(0, mark(table, 0), replies))
    assert planned.take("other", table) is None
    table.answer(replies[0])
    assert planned.take("table", table) == replies[1]
    table.answer(replies[1])
    assert planned.take("table", table) == replies[2]
    assert len(planned) == 0
    planned.keep("table", Planned(0, mark(table, 0), replies))
    assert planned.take("table", other) is None  # as yet nothing has been decided there
    assert len(planned) == 0
    planned.keep("table", Planned(0, mark(table, 0), replies))
    table.replay(asked.table.entries[2])
    assert planned.take("table", table) is None


def test_only_so_many_tables_have_planned_replies() -> None:
    planned, table = PlannedReplies(), make_table()
    for number in range(MAX_TABLES + 3):
        planned.keep(str(number), Planned(0, mark(table, 0), [Reply(0, "wait"), Reply(1, "wait")]))
    assert len(planned) == MAX_TABLES
