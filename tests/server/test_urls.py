"""URLs of databases: what hosts hand out is understood, and all else is refused in a line that says what is wrong."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from rednovember.cli import main
from rednovember.server.hub.hub import Hub
from rednovember.server.store import Listening, Store, StoreError
from rednovember.server.store.urls import file_of, read_url, said_to_driver
from rednovember.words import Words, languages, say_error
from tests.server.databases import Database
from tests.server.playing import NOTHING, InlineMinds, any_record
from tests.server.servers import ROOT

PASSWORD = "hush-hush"


def refused(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        read_url(url)
    for language in languages():
        told = say_error(Words(language, strict=True), caught.value)
        assert "\n" not in told
        assert PASSWORD not in told
    return caught.value


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("mysql://x/y", "server-database-url"),
        ("what", "server-database-url"),
        (f"postgresql://anna:{PASSWORD}@db:notaport/x", "server-database-port"),
        (f"postgresql://anna:{PASSWORD}@db:0/x", "server-database-port"),
        (f"postgresql://anna:{PASSWORD}@db:70000/x", "server-database-port"),
        ("sqlite:////f.db?mode=ro", "server-database-plain-file"),
        ("sqlite:///file:f.db", "server-database-plain-file"),
        (f"postgresql://anna:{PASSWORD}@db/x?bogus=1", "server-database-parameter"),
        (f"postgresql://anna:{PASSWORD}@db/x?sslmode=require&channel_binding=require", "server-database-parameter"),
        (f"postgresql://anna:{PASSWORD}@db/x?sslmode=maybe", "server-database-parameter-value"),
        (f"postgresql://anna:{PASSWORD}@db/x?sslmode=require&sslmode=disable", "server-database-parameter-value"),
        (f"postgresql://anna:{PASSWORD}@db/x?sslmode=require&ssl=disable", "server-database-parameter-value"),
        (f"postgresql://anna:{PASSWORD}@db/x?connect_timeout=soon", "server-database-parameter-value"),
        (f"postgresql://anna:{PASSWORD}@db/x?connect_timeout=0", "server-database-parameter-value"),
        (f"postgresql://anna:{PASSWORD}@db/x?port=x", "server-database-parameter-value"),
    ],
)
def test_what_is_wrong_with_a_url_is_said(url: str, kind: str) -> None:
    error = refused(url)
    assert error.kind == kind
    assert ("should begin with" in str(error)) is (kind == "server-database-url")


def test_an_unknown_parameter_is_named_with_those_that_are_known() -> None:
    told = str(refused("postgresql://db/x?bogus=1"))
    assert "‘bogus’" in told
    assert "sslmode" in told


def test_what_may_be_a_piece_of_a_password_is_not_named() -> None:
    assert "hush" not in str(refused("postgresql://anna:a@b?hush=1@db/x"))


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("", {"server_settings": {"application_name": "rednovember"}}),
        ("sslmode=require", {"dsn": "postgresql://?sslmode=require"}),
        ("ssl=disable", {"dsn": "postgresql://?sslmode=disable"}),
        ("sslmode=verify-full&sslrootcert=/etc/ca.pem",
         {"dsn": "postgresql://?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem"}),
        ("connect_timeout=3", {"timeout": 3.0}),
        ("application_name=boat", {"server_settings": {"application_name": "boat"}}),
    ],
)  # fmt: skip
def test_what_postgresql_calls_so_is_said_to_the_driver_in_its_words(query: str, said: dict[str, Any]) -> None:
    arguments: dict[str, Any] = {"timeout": 60, **read_url(f"postgresql://db/x?{query}").query}
    said_to_driver(arguments)
    assert said.items() <= arguments.items()
    assert arguments.keys() <= {"dsn", "timeout", "server_settings"}


@pytest.mark.parametrize("more", ["sslmode=disable", "sslmode=prefer", "connect_timeout=3", "application_name=boat"])
def test_a_store_is_opened_and_listened_to_with_parameters(postgresql: Database, more: str) -> None:
    async def work() -> str:
        store = await Store.open(f"{postgresql.url}&{more}")
        hub = Hub(store, InlineMinds())
        listening = Listening(store, hub.refresh, hub.refresh_all)
        listening.start()
        async with asyncio.timeout(20):
            await listening.connected.wait()
        await store.add("t", [any_record()], NOTHING)
        async with store.engine.connect() as connection:
            found = (await connection.execute(text("SHOW application_name"))).scalar_one()
        await listening.close()
        await store.close()
        return str(found)

    assert asyncio.run(work()) == ("boat" if "boat" in more else "rednovember")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://nobody@127.0.0.1:1/x?sslmode=disable",
        "postgresql://nobody@127.0.0.1:1/x?sslmode=require&connect_timeout=3",
        "postgresql://nobody@127.0.0.1:1/x?sslmode=verify-full&sslrootcert=/no/such.pem",
        "postgresql://nobody@127.0.0.1:1/x?bogus=1",
        "postgresql://nobody@127.0.0.1:notaport/x",
        "sqlite:////no/such/dir/x.db",
        "sqlite:///x.db?mode=ro",
        "sqlite:///:memory:",
        "sqlite+aiosqlite:///:memory:",
    ],
)
def test_a_server_that_cannot_have_its_database_says_so_in_a_line(tmp_path: Path, url: str) -> None:
    own = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src"), "REDNOVEMBER_LANG": "en"}
    command = [sys.executable, "-m", "rednovember", "serve", "--port", "0", "--data", str(tmp_path), "--database", url]
    done = subprocess.run(command, env=own, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("rednovember: ")
    assert list(tmp_path.iterdir()) == []


def test_only_the_data_folder_is_made_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there, missing = tmp_path / "there.db", tmp_path / "missing"

    async def fill() -> None:
        store = await Store.open(f"sqlite:///{there}")
        await store.add("t", [any_record()], NOTHING)
        await store.close()

    asyncio.run(fill())
    assert main(["backup", str(missing / "f.rnb"), "--database", f"sqlite:///{there}", "--lang", "en"]) == 2
    assert not missing.exists()
    assert main(["backup", str(tmp_path / "f.rnb"), "--database", f"sqlite:///{there}", "--lang", "en"]) == 0
    restore = ["restore", str(tmp_path / "f.rnb"), "--lang", "en"]
    capsys.readouterr()
    assert main([*restore, "--database", f"sqlite:///{missing / 'x.db'}"]) == 2
    assert capsys.readouterr().err.startswith(f"rednovember: there is no folder {missing} for the database")
    assert not missing.exists()
    assert main([*restore, "--data", str(tmp_path / "data" / "inside")]) == 0
    assert (tmp_path / "data" / "inside" / "server.db").is_file()


def test_a_file_is_a_file() -> None:
    assert file_of(read_url("sqlite:////a/b.db")) == Path("/a/b.db")
    assert file_of(read_url("postgres://db/x")) is None
