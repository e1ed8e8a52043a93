"""Names and messages over the wire: nothing invisible, no heaps of marks, and nobody looks like somebody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.server.servers import Made, Server, is_problem, serving

INVISIBLE: Final = {
    "hangul filler": "\u3164",
    "halfwidth hangul filler": "\uffa0",
    "braille blank": "\u2800",
    "zero width space": "\u200b",
    "word joiner": "An\u2060na",
    "soft hyphen": "An\u00adna",
    "grapheme joiner": "An\u034fna",
    "joiner alone": "\u200d",
    "joiner in Latin": "An\u200dna",
    "two joiners in Persian": "علی\u200c\u200cرضا",
    "turned around": "\u202eannA",
    "isolate": "\u2066Anna\u2069",
    "tags without a flag": "Anna\U000e0041",
    "variation of a letter": "A\ufe0fnna",
    "null notehead": "\U0001d159",
    "private use": "\ue000",
}
HEAPED: Final = {
    "39 marks": "A" + "\u0301\u0302\u0303" * 13,
    "5 marks": "A\u0323\u0301\u0302\u0303\u0304",
    "the same mark twice": "A\u0332\u0332nna",
    "a mark on nothing": "\u0301Anna",
    "a mark on a space": "An \u0301na",
}
ACCEPTED: Final = {
    "family": "👩\u200d👩\u200d👧",
    "rainbow flag": "🏳\ufe0f\u200d🌈",
    "colour of skin": "👍🏽",
    "flag": "🇺🇦",
    "flag of a part": "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "keycap": "1\ufe0f\u20e3",
    "heart": "I ❤\ufe0f gnomes",
    "Persian": "علی\u200cرضا",
    "Hindi": "राजर्षि",
    "Hindi with a joiner": "क\u094d\u200dष",
    "Sinhala": "ශ\u0dca\u200dරී",
    "Vietnamese": "Nguyễn Thị Minh Khai",
    "Hebrew with points": "שָׁלוֹם",
    "Thai": "น้ำผึ้ง",
    "Japanese with a variant": "葛\U000e0100城",
    "Cyrillic": "Ольга Йовович",
    "punctuation": "Jean-Luc O’Neill, Jr.",
}
LIKE_BORIS: Final = {
    "the same": "Boris",
    "capitals": "BORIS",
    "Cyrillic o": "B\u043eris",
    "full width": "Ｂoris",
    "spaces around": " Boris ",
    "mathematical": "𝐁𝐨𝐫𝐢𝐬",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("names")) as found:
        yield found


@pytest.fixture
def made(server: Server) -> Made:
    return server.make_table(gnomes=["Anna", "Boris", "Cyril"])


def named(made: Made) -> Any:
    """What the player at Anna's seat is called."""
    return next(seat["name"] for seat in made.look(made.host)["lounge"]["seats"] if seat["seat"] == "Anna")


@pytest.mark.parametrize("name", [*INVISIBLE.values(), *HEAPED.values()], ids=[*INVISIBLE, *HEAPED])
def test_a_name_that_cannot_be_read_as_it_is_written_is_refused(made: Made, name: str) -> None:
    assert is_problem(made.ask(made.join, type="claim", seat="Anna", name=name), 422, "server-name")


@pytest.mark.parametrize("text", [*INVISIBLE.values(), *HEAPED.values()], ids=[*INVISIBLE, *HEAPED])
def test_nor_is_it_said(made: Made, text: str) -> None:
    assert is_problem(made.ask(made.seats["Anna"], type="chat", text=text), 422, "server-chat")


@pytest.mark.parametrize("name", ["\u3164", "An\u00adna", HEAPED["39 marks"]])
def test_no_table_is_made_with_such_a_player(server: Server, name: str) -> None:
    said = {"table": {"gnomes": ["Boris", "Cyril", "Dora"], "players": [name, "Cyril", "Dora"]}}
    assert server.http.post("/api/v1/tables", json=said).status_code == 422


def test_no_table_is_made_with_an_invisible_gnome_not_even_from_a_logbook(server: Server) -> None:
    assert is_problem(server.http.post("/api/v1/tables", json={"table": {"gnomes": ["\u3164", "Boris", "Cyril"]}}), 422,
                      "server-name")  # fmt: skip
    said = {"logbook": '[game]\ngnomes = ["\u3164", "Boris", "Cyril"]\nseed = 1\n'}
    assert is_problem(server.http.post("/api/v1/tables", json=said), 422, "server-name")


@pytest.mark.parametrize("name", ACCEPTED.values(), ids=ACCEPTED)
def test_names_and_messages_of_people_everywhere_are_accepted(made: Made, name: str) -> None:
    assert made.ask(made.join, type="claim", seat="Anna", name=name).status_code == 200
    assert named(made) == name
    assert made.ask(made.seats["Cyril"], type="chat", text=name).status_code == 200


@pytest.mark.parametrize("name", ["👩\u200d👩\u200d👧", "علی\u200cرضا"])
def test_a_table_is_made_with_such_players(server: Server, name: str) -> None:
    made = server.make_table(gnomes=["Anna", "Boris", "Cyril"], players=[name, "Boris", "Cyril"])
    assert name in made.seats


@pytest.mark.smoke
@pytest.mark.parametrize("name", LIKE_BORIS.values(), ids=LIKE_BORIS)
def test_nobody_has_the_name_of_another_or_one_that_looks_the_same(made: Made, name: str) -> None:
    assert is_problem(made.ask(made.join, type="claim", seat="Anna", name=name), 422, "server-name-alike")
    assert made.ask(made.seats["Anna"], type="claim", name="Olga").status_code == 200
    assert is_problem(made.ask(made.seats["Anna"], type="claim", seat="Anna", name=name), 422, "server-name-alike")


def test_the_names_of_people_are_compared_with_each_other(made: Made) -> None:
    assert made.ask(made.seats["Anna"], type="claim", name="Max").status_code == 200
    assert is_problem(made.ask(made.seats["Boris"], type="claim", name="Мах"), 422, "server-name-alike")  # Cyrillic
    assert is_problem(made.ask(made.seats["Boris"], type="claim", name="max"), 422, "server-name-alike")
    assert made.ask(made.seats["Boris"], type="claim", name="Maximilian").status_code == 200


def test_the_name_of_a_seat_stays_its_own_when_its_player_has_taken_another(server: Server) -> None:
    made = server.make_table(gnomes=4, players=["Olga", "Peter"])
    assert made.ask(made.seats["Olga"], type="claim", name="Captain").status_code == 200
    for name in ("Olga", "olga", "\u041elga"):
        assert is_problem(made.ask(made.seats["Peter"], type="claim", name=name), 422, "server-name-alike")
    assert made.ask(made.seats["Olga"], type="claim", name="Olga").status_code == 200


def test_ones_own_gnome_and_ones_own_name_may_be_used_again(made: Made) -> None:
    for name in ("Anna", "anna", "Ann", "Anna"):
        assert made.ask(made.seats["Anna"], type="claim", name=name).status_code == 200


def test_letters_are_composed(made: Made) -> None:
    assert made.ask(made.seats["Anna"], type="claim", name="Zoe\u0308").status_code == 200
    assert named(made) == "Zo\u00eb"


@pytest.mark.parametrize(
    "table",
    [
        {"gnomes": ["Anna", "\u0410nna", "Cyril"]},
        {"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Olga", "\u041elga", "Cyril"]},
        {"gnomes": ["Anna", "Boris", "Cyril"], "players": ["\u0412oris", "Olga", "Cyril"]},
    ],
    ids=["gnomes", "players", "player and gnome"],
)
def test_no_table_is_made_at_which_two_names_look_the_same(server: Server, table: dict[str, Any]) -> None:
    assert is_problem(server.http.post("/api/v1/tables", json={"table": table}), 422, "server-name-alike")
