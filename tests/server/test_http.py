"""HTTP, asked of a real server: every route, as everybody."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rednovember.server.http.services import STATUS
from rednovember.server.rooms.keys import new_key, new_table_id
from rednovember.table import read_description, table_of
from rednovember.words import Words, languages
from tests.server.servers import ROOT, Made, Player, Server, Sitting, bearer, is_problem, serving, some_decision

HIDDEN = {"options": {"hidden_hands": True}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("http")) as found:
        yield found
        assert "failed" not in found.errors


@pytest.fixture(scope="module")
def over(server: Server) -> Made:
    """A game that is over: one person has led all gnomes."""
    made = server.make_table(gnomes=3, players=["Eva"], seed=3)
    while True:
        message = made.look(made.seats["Eva"])["message"]
        if message["ended"]:
            return made
        if message["choices"] is not None:
            request = {"number": message["number"], "decision": some_decision(message["choices"])}
            answer = made.ask(made.seats["Eva"], type="decide", **request)
            assert answer.status_code == 200, answer.text


def wait_until_over(made: Made) -> Any:
    """What is told of a game of bots when it is over."""
    for _ in range(600):
        message = made.look(made.watch)["message"]
        if message["ended"]:
            return message
        time.sleep(0.1)
    raise AssertionError("the bots do not come to an end")


# Laying tables, and finding them.


def test_a_table_with_its_keys_and_links(server: Server) -> None:
    answer = server.http.post("/api/v1/tables", json={"table": {"gnomes": 4, "players": ["A", "B"]}})
    assert answer.status_code == 201
    made = answer.json()
    keys = made["keys"]
    assert set(keys["seats"]) == {"A", "B"}
    every = [keys["host"], keys["join"], keys["watch"], *keys["seats"].values()]
    assert len(set(every)) == 5
    assert all(len(key) == 32 for key in every)
    assert made["links"]["seats"]["A"] == f"{server.url}/#/t/{made['table']}/k/{keys['seats']['A']}"
    assert made["links"]["watch"].endswith(keys["watch"])


def test_a_table_behind_another_server_has_its_links(tmp_path: Path) -> None:
    with serving(tmp_path, base_url="https://game.example/red/") as server:
        assert server.make_table().links["host"].startswith("https://game.example/red/#/t/")


def test_open_tables_are_found_and_others_not(server: Server) -> None:
    shown = server.make_table(gnomes=3, open=True, bots={"Boris": "bosun"})
    hidden = server.make_table(gnomes=3)
    found = {each["table"]: each for each in server.http.get("/api/v1/tables").json()}
    assert hidden.id not in found
    entry = found[shown.id]
    assert (entry["gnomes"], entry["edition"]) == (["Anna", "Boris", "Cyril"], "revised")
    assert entry["free"] == ["Anna", "Boris", "Cyril"]
    assert shown.look()["you"] == {"seats": [], "host": False}  # anybody may watch
    shown.ask(shown.host, type="set_open", open=False)
    assert shown.id not in {each["table"] for each in server.http.get("/api/v1/tables").json()}
    assert shown.get().status_code == 404


def test_nothing_secret_is_shown(server: Server) -> None:
    made = server.make_table(gnomes=3, seed=123456789, open=True)
    said = server.http.get("/api/v1/tables").text + made.get("", made.host, *made.seats.values()).text
    assert "123456789" not in said
    assert "secret" not in said
    assert not any(key in said for key in (made.host, made.join, made.watch, *made.seats.values()))


# Who may look.


def test_unknown_tables_and_missing_keys_look_the_same(server: Server) -> None:
    made, other = server.make_table(gnomes=3), server.make_table(gnomes=3)
    unknown = f"/api/v1/tables/{new_table_id()}"
    for rest in ("", "/moments/0", "/logbook"):
        answers = [
            server.http.get(unknown + rest, headers=bearer(made.host)),
            server.http.get(f"/api/v1/tables/x{rest}", headers=bearer(made.host)),
            server.http.get(made.path + rest),
            server.http.get(made.path + rest, headers=bearer(new_key())),
            server.http.get(
                made.path + rest, headers=bearer(other.host, other.join, other.watch, *other.seats.values())
            ),
            server.http.get(made.path + rest, headers={"Authorization": f"Basic {made.host}"}),
            server.http.get(made.path + rest, params={"key": made.host}),
        ]
        assert {(answer.status_code, answer.text) for answer in answers} == {(404, answers[0].text)}
        assert is_problem(answers[0], 404, "server-no-table")
        for found in answers:
            assert found.headers.keys() == answers[0].headers.keys()
    posted = [
        server.http.post(f"{path}/requests", json={"type": "set_open", "open": True}, headers=bearer(key))
        for path, key in ((unknown, made.host), (made.path, other.host))
    ]
    assert {(answer.status_code, answer.text) for answer in posted} == {(404, posted[0].text)}


@pytest.mark.parametrize("rest", ["/moments/x", "/moments/-1", "/moments/99999999999999999999"])
def test_numbers_that_are_none_are_refused(server: Server, rest: str) -> None:
    made = server.make_table(gnomes=3)
    answer = made.get(rest, made.host)
    assert is_problem(answer, 422, "server-query")
    assert answer.json()["text"] == "number: it should be a whole number from 0 to 2147483648"


def test_queries_that_will_not_do_are_told_what_would(server: Server) -> None:
    answer = server.http.get("/api/v1/rules", params={"find": "x" * 201})
    assert answer.json()["text"] == "find: it should be a string of at most 200 characters"
    answer = server.http.get("/api/v1/rules", params={"edition": "third"})
    assert answer.json()["text"] == "edition: it should be one of first, revised"


def test_what_a_request_should_be_is_true_and_does_not_repeat_thousands_of_letters(server: Server) -> None:
    made = server.make_table(gnomes=3)
    anna = made.seats["Anna"]

    def told(**request: Any) -> str:
        answer = made.ask(anna, **request)
        assert answer.status_code == 422
        return str(answer.json()["text"])

    long = told(type="decide", number=0, decision="x" * 5000)
    assert long.endswith("should be a string of at most 500 characters")
    assert len(long) < 400
    largest = 2**53
    for number in (2**63, 2**70, -(2**60)):
        assert told(type="decide", number=number, decision="x").endswith(
            f"should be a whole number from -{largest} to {largest}"
        )
    assert told(type="decide", number="x", decision="x").endswith("'x' should be a whole number")
    assert told(type="decide", number=1.5, decision="x").endswith("1.5 should be a whole number")
    assert told(type="decide", number=0, decision=7).endswith("7 should be a string")
    assert len(told(type="decide", number=0, decision="done", **{"k" * 5000: 1})) < 400
    answer = server.http.post("/api/v1/tables", json={"logbook": 3})
    assert answer.json()["text"] == "table: logbook: 3 should be a string"
    assert "ping" not in told(type="dance")  # which is for sockets
    assert "signal" in told(type="dance")


def test_who_has_which_key_sees_what_it_opens(server: Server) -> None:
    made = server.make_table(gnomes=3)
    assert made.look(made.host)["you"] == {"seats": [], "host": True}
    assert made.look(made.watch)["you"] == made.look(made.join)["you"] == {"seats": [], "host": False}
    assert made.look(made.seats["Boris"], made.seats["Anna"])["you"] == {"seats": ["Anna", "Boris"], "host": False}
    deciding = made.look(made.watch)["message"]["deciding"]["player"]
    for seat, key in made.seats.items():
        assert (made.look(key)["message"]["choices"] is not None) == (seat == deciding)


# Asking.


def test_something_is_asked_and_answered(server: Server) -> None:
    made = server.make_table(gnomes=3)
    answer = made.ask(made.join, type="claim", name="Eva", seat="Anna").json()
    assert (answer["ok"], answer["id"], answer["seat"]) == (True, 0, "Anna")
    assert made.look(answer["key"])["you"]["seats"] == ["Anna"]
    assert made.look(made.watch)["lounge"]["seats"][0]["name"] == "Eva"


def test_refusals_have_a_status_a_kind_and_a_sentence(server: Server) -> None:
    made = server.make_table(gnomes=3)
    message = made.look(made.watch)["message"]
    player = message["deciding"]["player"]
    other = next(seat for seat in made.seats if seat != player)
    decide = {"type": "decide", "number": message["number"], "decision": "done"}

    def asked(status: int, kind: str, *keys: str, **request: Any) -> None:
        answer = made.ask(*keys, **request)
        assert is_problem(answer, status, kind), answer.text
        assert answer.json()["ok"] is False

    asked(403, "server-not-seated", made.watch, **decide)
    asked(403, "server-not-seated", made.host, **decide)
    asked(403, "table-not-yours", made.seats[other], **decide)
    asked(409, "table-stale", made.seats[player], **{**decide, "number": 77})
    asked(422, "notation", made.seats[player], **{**decide, "decision": "dance"})
    asked(403, "server-not-host", made.seats[player], type="set_open", open=True)
    asked(403, "server-not-invited", made.watch, type="claim", name="x")
    asked(422, "table-request", made.host, type="dance")
    asked(422, "table-key", made.host, type="set_open", open=True, more=1)
    asked(422, "table-value", made.host, type="set_open", open="yes")
    asked(422, "table-missing", made.host, type="set_open")
    asked(403, "server-not-seated", made.watch, type="advice", number=message["number"])
    asked(403, "table-not-yours", made.seats[other], type="advice", number=message["number"])
    illegal = made.ask(made.seats[player], **{**decide, "decision": "enter"})
    assert illegal.status_code == 422
    assert illegal.json()["rule"]


def test_advice_is_given(server: Server) -> None:
    made = server.make_table(gnomes=3)
    message = made.look(made.watch)["message"]
    key = made.seats[message["deciding"]["player"]]
    answer = made.ask(key, type="advice", number=message["number"]).json()
    assert answer["ok"]
    assert answer["advice"]["plans"][0]["decisions"]


@pytest.mark.parametrize(("language", "word"), [("de", "Tisch"), ("ru", "стол"), ("en", "table")])
def test_problems_are_told_in_the_readers_language(server: Server, language: str, word: str) -> None:
    path = f"/api/v1/tables/{new_table_id()}"
    for answer in (
        server.http.get(path, params={"language": language}),
        server.http.get(path, headers={"Accept-Language": f"xx, {language}-XX;q=0.9, fr;q=0.8"}),
    ):
        assert word in answer.json()["text"]


def test_every_kind_has_a_sentence_in_every_language() -> None:
    for language in languages():
        words = Words(language)
        assert [kind for kind in STATUS if not words.has(f"error-{kind}")] == []


# Looking back, and taking home.


def test_any_moment_as_it_was(server: Server, over: Made) -> None:
    last = over.look(over.watch)["number"]
    assert over.get(f"/moments/{last}", over.watch).json() == over.look(over.watch)["message"]
    first = over.get("/moments/0", over.seats["Eva"]).json()
    assert (first["number"], first["ended"]) == (0, None)
    assert first["choices"] is not None
    assert over.get("/moments/0", over.watch).json()["choices"] is None
    middle = over.get("/moments/20", over.watch, language="de", style="dry").json()
    assert middle["number"] == 19  # entries: the second record says that the seat was used
    assert is_problem(over.get(f"/moments/{last + 1}", over.watch), 422, "server-moment")


def test_the_logbook_of_a_finished_game_is_public_with_its_seed(over: Made) -> None:
    text = over.get("/logbook", over.watch).text
    assert "seed = 3" in text
    again = table_of(text)
    assert again.over
    assert over.get("/logbook").status_code == 404


def test_the_logbook_of_a_running_game_is_for_its_players_without_seed(server: Server) -> None:
    made = server.make_table(gnomes=3, seed=123456789)
    assert is_problem(made.get("/logbook", made.watch), 403, "server-not-seated")
    assert is_problem(made.get("/logbook", made.host), 403, "server-not-seated")
    answer = made.get("/logbook", made.seats["Anna"])
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "123456789" not in answer.text


def test_where_hands_are_hidden_the_logbook_is_too(server: Server) -> None:
    made = server.make_table(gnomes=3, **HIDDEN)
    assert is_problem(made.get("/logbook", made.seats["Anna"]), 403, "server-logbook-hidden")
    assert made.get("/logbook", *made.seats.values()).status_code == 200  # whoever has all hands may read all


def test_a_rematch_has_the_same_crew_and_keys_of_its_own(server: Server, over: Made) -> None:
    before = over.look(over.watch)["about"]
    for said in ({}, {"same_luck": False}, {"same_luck": True}):
        answer = over.post("/rematch", said, over.watch)
        assert answer.status_code == 201, answer.text
        again = Made(server, answer.json())
        assert again.id != over.id
        assert again.look(again.seats["Eva"])["about"] == before
        assert again.look(again.seats["Eva"])["message"]["decisions"] == 0
        assert is_problem(again.get("", over.seats["Eva"]), 404, "server-no-table")


@pytest.mark.parametrize("luck", [{"seed": 3}, {}], ids=["a seed", "secret luck"])
def test_in_a_rematch_the_same_luck_falls_if_it_is_asked_for(server: Server, luck: dict[str, int]) -> None:
    first = server.make_table(
        gnomes=3, players=["Eva"], bots=dict.fromkeys(("Anna", "Boris", "Cyril"), "random"), **luck
    )
    told = wait_until_over(first)
    same, other = (
        Made(server, first.post("/rematch", {"same_luck": same}, first.watch).json()) for same in (True, False)
    )
    set_up = [fact for fact in told["facts"] if fact["entry"] == 0]
    assert [f for f in wait_until_over(same)["facts"] if f["entry"] == 0] == set_up
    assert [f for f in wait_until_over(other)["facts"] if f["entry"] == 0] != set_up


def test_there_is_no_rematch_of_a_game_that_goes_on(server: Server, over: Made) -> None:
    made = server.make_table(gnomes=3, players=["Eva"])
    assert is_problem(made.post("/rematch", {}, made.seats["Eva"]), 422, "server-not-over")
    assert is_problem(made.post("/rematch", {}), 404, "server-no-table")
    assert is_problem(over.post("/rematch", {"same": True}, over.watch), 422, "table-key")
    assert is_problem(over.post("/rematch", {"same_luck": 1}, over.watch), 422, "table-value")
    assert is_problem(over.post("/rematch", [], over.watch), 422, "table-key")


def test_a_game_goes_on_from_a_logbook(server: Server, over: Made) -> None:
    text = over.get("/logbook", over.watch).text
    laid = server.http.post("/api/v1/tables", json={"logbook": text}).json()
    again = Made(server, laid)
    assert again.look(again.watch)["message"]["ended"] == over.look(over.watch)["message"]["ended"]


def test_what_one_may_not_know_changes_nothing(server: Server) -> None:
    """Two games that differ in hidden hands alone look the same to a spectator, byte for byte."""
    seen = set()
    for seed in range(40):
        made = server.make_table(gnomes=3, seed=seed, **HIDDEN)
        welcome = made.look(made.watch)
        view = json.dumps([welcome["message"][part] for part in ("view", "facts", "story", "entries")])
        assert "items" not in json.dumps(welcome["message"]["facts"]) or '"item"' not in view
        seen.add(json.dumps(welcome["lounge"]))
    assert len(seen) == 1


# For everybody.


def test_languages_and_their_files(server: Server) -> None:
    found = {each["language"]: each for each in server.http.get("/api/v1/languages").json()}
    assert {name: each["name"] for name, each in found.items()} == {"de": "Deutsch", "en": "English", "ru": "русский"}
    text = server.http.get("/api/v1/words/de/server.ftl")
    assert text.headers["content-type"].startswith("text/plain")
    assert "signal-wait" in text.text
    assert "server.ftl" in found["de"]["files"]


@pytest.mark.parametrize(
    "path", ["xx/server.ftl", "en/server.py", "en/..%2fbundle.py", "..%2fen/server.ftl", "en/translated.txt"]
)
def test_other_files_are_not_given_out(server: Server, path: str) -> None:
    assert server.http.get(f"/api/v1/words/{path}").status_code == 404


def test_the_rules(server: Server) -> None:
    whole = server.http.get("/api/v1/rules", params={"language": "de"}).json()
    assert len(whole["chapters"]) > 10
    found = server.http.get("/api/v1/rules", params={"find": "water pump"}).json()
    assert found["found"][0]["id"] == "I18"
    assert server.http.get("/api/v1/rules", params={"find": "krakken"}).json()["near"] == ["Kraken"]
    assert is_problem(server.http.get("/api/v1/rules", params={"edition": "third"}), 422, "server-query")


def test_the_server_says_how_it_is(server: Server) -> None:
    assert server.http.get("/healthz").json()["ok"] is True
    assert server.http.post("/api/v1/tables", json={"table": {"gnomes": 3}}).status_code == 201
    text = server.http.get("/metrics").text
    assert 'rednovember_tables{state="running"}' in text
    assert "rednovember_durable_seconds" in text
    assert re.search(r"^rednovember_records_total [1-9]", text, re.MULTILINE)  # a table that is laid is one
    assert "rednovember_workers_replaced_total 0" in text


def test_a_page_lists_what_programs_can_ask(server: Server) -> None:
    answer = server.http.get("/docs")
    assert answer.headers["content-type"].startswith("text/html")
    assert "<script" not in answer.text
    assert "/api/v1/tables" in answer.text


@pytest.mark.parametrize(
    ("verb", "path", "status", "kind"),
    [
        ("GET", "/nothing", 404, "server-no-page"),
        ("GET", "/api/v1/tables/x/y/z", 404, "server-no-page"),
        ("DELETE", "/api/v1/tables", 405, "server-method"),
        ("PUT", "/healthz", 405, "server-method"),
    ],
)
def test_what_is_not_there(server: Server, verb: str, path: str, status: int, kind: str) -> None:
    assert is_problem(server.http.request(verb, path), status, kind)


def test_what_can_be_done_is_told_where_something_else_was_tried(server: Server) -> None:
    assert server.http.delete("/api/v1/tables").headers["allow"] == "GET, HEAD, POST"
    assert server.http.put("/api/v1/rules").headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/docs", "/openapi.json", "/api/v1/languages", "/api/v1/setup", "/api/v1/tables"]
)
def test_what_can_be_got_can_be_asked_for_without_its_body(server: Server, path: str) -> None:
    got, asked = server.http.get(path), server.http.head(path)
    assert (asked.status_code, asked.content) == (got.status_code, b"") == (200, b"")
    same = ("content-type", "content-security-policy", "cache-control", "content-length")
    assert {name: asked.headers.get(name) for name in same} == {name: got.headers.get(name) for name in same}
    assert server.http.get("/healthz").status_code == 200  # and the connection goes on


def test_what_can_only_be_sent_cannot_be_asked_for(server: Server) -> None:
    made = server.make_table(gnomes=3)
    assert server.http.head(f"{made.path}/requests").status_code == 405
    assert server.http.head(made.path).status_code == 404
    assert server.http.head("/nothing").status_code == 404


def test_openapi_declares_every_answer(server: Server) -> None:
    paths = server.http.get("/openapi.json").json()["paths"]
    assert set(paths) == {
        "/api/v1/tables",
        "/api/v1/tables/{table_id}",
        "/api/v1/tables/{table_id}/requests",
        "/api/v1/tables/{table_id}/moments/{number}",
        "/api/v1/tables/{table_id}/logbook",
        "/api/v1/tables/{table_id}/rematch",
        "/api/v1/languages",
        "/api/v1/setup",
        "/api/v1/words/{language}/{file}",
        "/api/v1/rules",
        "/healthz",
        "/metrics",
    }
    for verbs in paths.values():
        for said in verbs.values():
            assert said["description"]
            assert said["responses"]
    asked = paths["/api/v1/tables/{table_id}/requests"]["post"]["responses"]
    assert {"200", "403", "404", "409", "413", "415", "422", "429", "503"} <= set(asked)


def test_what_a_table_is_described_by_is_read(server: Server) -> None:
    assert read_description({"gnomes": 3}).gnomes  # the same reader as everywhere
    assert server.http.post("/api/v1/tables", json={"table": {"gnomes": 99}}).json()["kind"] == "crew-size"


# Running.


def command(*arguments: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    own = {"PATH": "/usr/bin", "PYTHONPATH": str(ROOT / "src"), "REDNOVEMBER_LANG": language}
    given = [sys.executable, "-m", "rednovember", "serve", *arguments]
    return subprocess.run(given, capture_output=True, text=True, env=own, timeout=60, check=False)


def test_a_taken_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = command("--port", port, "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert port in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_address_of_somebody_else_is_one_clear_line(tmp_path: Path) -> None:
    done = command("--host", "192.0.2.1", "--data", str(tmp_path), language="de")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "192.0.2.1" in done.stderr


@pytest.mark.parametrize(("how", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_stops_in_good_order(tmp_path: Path, how: signal.Signals, status: int) -> None:
    async def listen(made: Made) -> tuple[Player, int]:
        async with Sitting(made, made.watch, language="de") as player:
            made.server.process.send_signal(how)
            return player, await player.closed()

    with serving(tmp_path) as server:
        player, code = asyncio.run(listen(server.make_table(gnomes=3)))
        assert code == 1012
        assert player.frames[-1]["type"] == "goodbye"
        assert player.frames[-1]["kind"] == "server-stopping"
        assert "Server" in player.frames[-1]["text"]
        assert server.process.wait(30) == status
        assert "Traceback" not in server.errors
