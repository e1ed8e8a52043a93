"""A table that begins with a logbook: each process reads and plays it once, whatever is done with the table."""

from typing import Any

import pytest

import rednovember as rn
from rednovember.bots import BotGame, Runner
from rednovember.game import logbook, toml
from rednovember.server.requests import rebuild
from rednovember.server.rooms.creation import checked, laid, read_wish
from rednovember.server.store.records import LAID, Record
from rednovember.table import Table, beginning, read_description
from tests.support import CREW


@pytest.fixture
def text() -> str:
    game = rn.Game(CREW, seed=7)
    Runner().play(BotGame(game, dict.fromkeys(CREW, "bosun")), 60)
    return game.to_logbook()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often a logbook is parsed, and how many decisions are played, from now on."""
    counts = {"read": 0, "played": 0}
    read, play = toml.read_toml, rn.Game.play

    def reads(text: str) -> Any:
        counts["read"] += 1
        return read(text)

    def plays(game: rn.Game, *args: Any, **more: Any) -> None:
        counts["played"] += 1
        play(game, *args, **more)

    monkeypatch.setattr(logbook, "read_toml", reads)
    monkeypatch.setattr(rn.Game, "play", plays)
    return counts


def test_a_new_table_reads_its_logbook_once_in_the_sandbox_and_once_in_the_server(
    text: str, counted: dict[str, int]
) -> None:
    wish = read_wish({"table": {"take_back": "free"}, "logbook": text})
    described = checked(wish)  # in the sandbox
    assert counted == {"read": 1, "played": 60}
    record = Record(0, 1.0, LAID, laid(wish, described)[0])
    room = rebuild([record])
    assert counted == {"read": 2, "played": 120}
    moment, start = room.table.moment(0), beginning(room.table)
    assert counted == {"read": 2, "played": 120}
    assert moment.game.state.key() == room.table.game.state.key()
    assert start["logbook"] == Table(read_description(described), logbook=text).to_logbook(seed=False, to_come=False)


def test_a_past_moment_is_that_of_the_logbook_even_after_more_has_happened(text: str) -> None:
    wish = read_wish({"table": {"take_back": "free", "bots": dict.fromkeys(CREW, "bosun")}, "logbook": text})
    described = checked(wish)
    table = Table(read_description(described), logbook=text)
    Runner().play(table, 12)
    again = Table(read_description(described), table.entries, logbook=text)
    assert again.game.state.key() == table.game.state.key()
    for number in (0, 5, 12):
        before = Table(read_description(described), table.entries[:number], logbook=text)
        assert table.moment(number).game.state.key() == before.game.state.key()
        assert table.moment(number).to_logbook() == before.to_logbook()


def test_the_luck_after_a_logbook_is_the_same_however_it_was_handed_on(text: str) -> None:
    unseeded = rn.Game(CREW, seed=3).to_logbook(seed=False)
    for given in (text, unseeded):
        wish = read_wish({"table": {"bots": dict.fromkeys(CREW, "bosun")}, "logbook": given})
        described = checked(wish)
        one, other = (Table(read_description(described), logbook=given) for _ in range(2))
        Runner().play(one, 30)
        Runner().play(other, 30)
        assert one.entries == other.entries
        assert Table(read_description(described), one.entries, logbook=given).moment(30).entries == one.entries
