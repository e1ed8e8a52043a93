"""What a form for a new table is told: everything that the server accepts, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rednovember import data
from rednovember.words import languages
from tests.server.servers import Server, is_problem, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("setup")) as running:
        yield running


def setup_in(server: Server, language: str) -> dict[str, Any]:
    found: dict[str, Any] = server.http.get("/api/v1/setup", params={"language": language}).json()
    return found


def test_everything_that_is_offered_has_a_name_and_a_text_in_every_language(server: Server) -> None:
    texts = []
    for language in languages():
        setup = setup_in(server, language)
        assert setup["language"] == language
        for kind in ("editions", "options", "bots", "take_back"):
            assert setup[kind]
            for one in setup[kind]:
                assert one["name"]
                assert len(one["text"]) > 10
                assert "web-" not in one["name"] + one["text"]
        texts.append(setup["options"][0]["text"])
    assert len(set(texts)) == len(languages())


def test_the_language_is_that_of_the_browser_if_none_is_named(server: Server) -> None:
    found = server.http.get("/api/v1/setup", headers={"Accept-Language": "ru"}).json()
    assert found["language"] == "ru"


def test_all_options_and_editions_are_offered_with_their_usual_values_and_rules(server: Server) -> None:
    setup = setup_in(server, "en")
    assert {one["id"]: one["usual"] for one in setup["options"]} == {
        name: option["default"] for name, option in data.options().items()
    }
    assert all(one["rules"][0] in data.atoms() for one in setup["options"])
    assert {one["id"]: one["effect"] for one in setup["options"] if one["effect"]} == {
        "remove_respites": "harder",
        "opening_events": "harder",
        "less_deadly_dying": "kinder",
    }
    assert [one["id"] for one in setup["editions"]] == ["revised", "first"]
    assert (setup["least_gnomes"], setup["most_gnomes"]) == (3, 8)


def test_the_server_accepts_whatever_it_offers(server: Server) -> None:
    setup = setup_in(server, "en")
    names = [f"gnome-{number}" for number in range(setup["most_gnomes"])]
    bots = [*(one["id"] for one in setup["bots"]), setup["quick_bot"]]
    options = {one["id"]: not one["usual"] for one in setup["options"]}
    for edition in setup["editions"]:
        for size in (setup["least_gnomes"], setup["usual_gnomes"], setup["most_gnomes"]):
            table = {"gnomes": names[:size], "edition": edition["id"], "options": options, "bots": {names[1]: bots[0]}}
            assert server.http.post("/api/v1/tables", json={"table": table}).status_code == 201
    for bot in bots:
        table = {"gnomes": names[:3], "bots": dict.fromkeys(names[1:3], bot)}
        assert server.http.post("/api/v1/tables", json={"table": table}).status_code == 201
    for one in setup["take_back"]:
        table = {"gnomes": names[:3], "take_back": one["id"]}
        assert server.http.post("/api/v1/tables", json={"table": table}).status_code == 201
    answer = server.http.post("/api/v1/tables", json={"logbook": "#" * (setup["longest_logbook"] + 1)})
    assert is_problem(answer, 422, "server-logbook-long")


@pytest.mark.parametrize(
    ("table", "field", "name"),
    [
        ({"gnomes": ["Anna", "A b", "Cyril"]}, "gnomes", "A b"),
        ({"gnomes": ["Anna", "Anna", "Cyril"]}, "gnomes", "Anna"),
        ({"gnomes": ["Anna", "crowbar", "Cyril"]}, "gnomes", "crowbar"),
        ({"gnomes": ["Anna", "B" * 41, "Cyril"]}, "gnomes", "B" * 41),
        ({"gnomes": ["Anna", "Boris", "Cyril", "Dora"], "players": ["A", "A", "A", "B"]}, "players", None),
        ({"gnomes": 3, "seed": "seven"}, "seed", None),
        ({"gnomes": 3, "edition": "third"}, None, None),
    ],
)
def test_a_refusal_says_which_field_is_wrong_and_which_name(
    server: Server, table: dict[str, Any], field: str | None, name: str | None
) -> None:
    found = server.http.post("/api/v1/tables", json={"table": table}).json()
    assert (found["field"], found["name"]) == (field, name)
