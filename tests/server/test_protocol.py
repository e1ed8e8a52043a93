"""The protocol as it is written down: schema, TypeScript and words fit the server, and each other."""

import json
import re
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from rednovember.errors import RedNovemberError
from rednovember.server.http.services import STATUS, refusal, written
from rednovember.server.protocol_schema import HTTP, SERVER_FRAMES, Hello, requests
from rednovember.server.requests import REQUEST_TYPES, dispatch, parse_request, rebuild
from rednovember.server.rooms.chat import LONGEST_CHAT, SIGNALS
from rednovember.server.rooms.creation import lay
from rednovember.server.rooms.frames import PROTOCOL, Framer, reader_of
from rednovember.server.rooms.quotas import GUESTS_RECORDS, HOSTS_RECORDS, HOSTS_SAID, MOST, MOST_RECORDS, MOST_SAID
from rednovember.server.rooms.room import Room
from rednovember.server.running.settings import Settings
from rednovember.server.sockets import closing, connection
from rednovember.server.store.records import LAID, Record
from rednovember.words.bundle import load as load_words
from tests.server.protocol import CHECKS, PARTIAL, SCHEMA, checker, fits
from tests.support import ROOT, SOURCE
from tests.table.test_wire import load

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (part of )?(\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
TYPES = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")


# The files.


def test_schema_and_types_are_what_the_generator_makes() -> None:
    tool = load(ROOT / "tools" / "make_protocol.py")
    for path, text in tool.pages().items():
        assert path.read_text(encoding="utf-8") == text, f"python tools/make_protocol.py would change {path.name}"


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_every_type_of_the_protocol_is_in_typescript_with_its_comment() -> None:
    for kind in (*SERVER_FRAMES, Hello, *requests(), *HTTP):
        found = re.search(rf"\*/\nexport interface {kind.__name__} \{{\n(.*?)^\}}", TYPES, re.MULTILINE | re.DOTALL)
        assert found is not None, kind
        wanted = SCHEMA["$defs"][kind.__name__]
        lines = re.findall(r"readonly (\w+)(\??): ", found[1])
        assert [name for name, _ in lines] == list(wanted["properties"])
        assert [name for name, optional in lines if not optional] == wanted["required"]


def test_frames_are_told_apart_by_one_key() -> None:
    for union in ("ServerFrame", "AnyRequest"):
        names = [one["$ref"].rpartition("/")[2] for one in SCHEMA["$defs"][union]["oneOf"]]
        values = [SCHEMA["$defs"][name]["properties"]["type"]["enum"] for name in names]
        assert len({value for (value,) in values}) == len(names)
        body = re.search(rf"export type {union} =\n(.*?);", TYPES, re.DOTALL)
        assert body is not None
        assert re.findall(r"\| (\w+)", body[1]) == names
    assert "export type ClientFrame = Hello | (AnyRequest & Numbered);" in TYPES


# The page.


def test_every_example_of_the_page_fits_its_type() -> None:
    assert len(EXAMPLES) == len(re.findall("^```json", PAGE, re.MULTILINE)) > 15
    for part, name, text in EXAMPLES:
        (checker(name, PARTIAL) if part else CHECKS[name]).validate(json.loads(text))


def test_the_page_names_every_request_and_every_frame() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", PAGE.partition("## Requests")[2], re.MULTILINE)
    said = {name: re.findall(r"`(\w+)`", keys) for name, keys in rows}
    for kind in requests():
        keys = SCHEMA["$defs"][kind.__name__]["properties"]
        assert said[keys["type"]["enum"][0]] == [key for key in keys if key != "type"]
    for frame in SERVER_FRAMES:
        assert f"| `{frame.__name__}` |" in PAGE


def test_the_page_names_every_kind_of_error_with_its_status() -> None:
    table = PAGE.partition("## Errors by kind")[2].partition("## ")[0]
    for kind, status in STATUS.items():
        row = next(line for line in table.splitlines() if f"`{kind}`" in line)
        assert str(status) in row.split("|")[1], kind
    folders = [SOURCE / "server" / name for name in ("requests", "rooms", "sockets", "http")]
    sources = [path for folder in folders for path in folder.glob("*.py")]
    raised = {kind for path in sources for kind in re.findall(r'Error\("(server-[a-z-]+)"', path.read_text("utf-8"))}
    assert [kind for kind in sorted(raised) if f"`{kind}`" not in PAGE] == []
    known = load_words("en").message_ids
    assert [kind for kind in re.findall(r"`((?:server|table)-[a-z-]+)`", PAGE) if f"error-{kind}" not in known] == []


def test_the_page_names_every_closing_code() -> None:
    rows = re.findall(r"^\| (1\d\d\d) \|", PAGE, re.MULTILINE)
    names = ("BAD_PROTOCOL", "NOT_ALLOWED", "BROKEN", "STOPPING", "LATER")
    assert {str(getattr(closing, name)) for name in names} | {"1009"} == set(rows)


def test_the_figures_of_the_page_are_the_usual_ones() -> None:
    usual = Settings()
    limits = " ".join(PAGE.partition("## Limits")[2].split())
    assert f"{usual.tables_per_minute} new tables" in limits
    assert f"{usual.requests_per_second} requests a second with bursts of {usual.burst}" in limits
    assert f"{usual.tables_per_day:,} new tables and {usual.megabytes_per_day} megabytes" in limits
    assert f"{usual.sockets_per_address} sockets at once" in limits
    assert f"{usual.chats_per_minute} chats and signals" in limits
    for most in (GUESTS_RECORDS, MOST_RECORDS, HOSTS_RECORDS, MOST_SAID, HOSTS_SAID, *MOST.values()):
        assert f"{most:,} " in limits
    assert f"1 to {LONGEST_CHAT} letters" in PAGE
    assert all(f"`{signal}`" in PAGE for signal in SIGNALS)
    assert f"in `server/rooms/frames.py`: it is {PROTOCOL}." in PAGE
    assert f"subprotocol `{connection.SUBPROTOCOL}`" in PAGE


# What the server says and reads.

LEAST: dict[str, Any] = {"number": 3, "decision": "wait", "gnome": "Anna", "name": "Ann", "seat": "Ann", "open": True}
LEAST |= {"text": "hello", "signal": "help", "to": 1, "yes": True, "language": "de"}


@pytest.mark.parametrize("say", REQUEST_TYPES)
def test_what_fits_the_schema_is_read_and_what_does_not_is_refused(say: str) -> None:
    definition = SCHEMA["$defs"][REQUEST_TYPES[say].fields.__name__]
    least = {key: LEAST[key] for key in definition["required"] if key != "type"} | {"type": say}
    fits("AnyRequest", least)
    fits("ClientFrame", {"id": 1, **least})
    assert parse_request(least).type == say
    for wrong in ({**least, "further": 1}, *({**least, key: [1]} for key in least)):
        assert not CHECKS["AnyRequest"].is_valid(wrong)
        with pytest.raises(RedNovemberError):
            parse_request(wrong)
    for key in least:
        assert not CHECKS["AnyRequest"].is_valid({name: value for name, value in least.items() if name != key})


def sitting(seed: int) -> tuple[Room, list[str]]:
    """A table for two people, and all its keys."""
    options = ["hidden_hands"] if seed % 2 else []
    table = {"gnomes": 4, "players": ["Ann", "Bo"], "seed": seed, "options": options}
    body, keys = lay({"table": table, "open": bool(seed % 3), "stand_in_after": None if seed % 2 else 60})
    return rebuild([Record(0, 1763300000.0, LAID, body)]), [keys.host, *keys.seats.values()]


@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_at_a_table_every_frame_of_every_reader_fits(seed: int) -> None:
    random, (room, keys) = Random(seed), sitting(seed)
    framer, refusals = Framer("0" * 24, room), 0
    for step in range(60):
        since, number = room.number, room.table.number
        wishes: list[dict[str, Any]] = [
            {"type": "decide", "number": number, "decision": str(random.choice(room.table.game.legal()))},
            {"type": "claim", "name": "Somebody", "seat": random.choice(("Ann", "Bo"))},
            {"type": "chat", "text": f"<b>{step}</b>"},
            {"type": "signal", "signal": random.choice(SIGNALS), "room": random.choice((None, 4)), "item": "crowbar"},
            {"type": "propose_undo", "number": number, "to": 0},
            {"type": "vote", "yes": False},
            {"type": "undo", "number": number},
        ]
        wish = wishes[0] if random.random() < 0.6 else random.choice(wishes)
        who = room.who(keys)
        fits("ClientFrame", {"id": step, **wish})
        try:
            dispatch(room, who, float(step), parse_request(wish))
        except RedNovemberError as error:
            refusals += 1
            fits("ServerFrame", json.loads(written(refusal(room.number, room.table, error, "de", step))))
        if room.table.over:
            break
        for mine in ([], keys[:1], keys[1:2], keys):
            reader = reader_of(room, room.who(mine), random.choice(("en", "ru")), "lively")
            news = framer.news(room.who(mine), reader, since, frozenset({"Ann"}))
            fits("ServerFrame", json.loads(written(news)))
            if step % 20 == 0:
                welcome = framer.welcome(room.who(mine), reader, frozenset())
                fits("ServerFrame", json.loads(written(welcome)))
    assert refusals
