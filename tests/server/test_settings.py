"""The settings of a server: whence they come, what is checked, and what is never shown."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from rednovember.cli import main, parser
from rednovember.commandline import Command, unsaid
from rednovember.server.errors import ServerError
from rednovember.server.running.arguments import add_serve
from rednovember.server.running.settings import SHAPES, Settings, option, read_settings, variable
from rednovember.words import Words, languages, say_error
from rednovember.words.choosing import wished

PASSWORD = "hush-hush"
SECRET = f"postgresql://anna:{PASSWORD}@db/red"


def read(arguments: dict[str, Any] | None = None, environ: dict[str, str] | None = None, file: str = "") -> Settings:
    return read_settings(Namespace(**(arguments or {})), environ or {})


def refused(arguments: dict[str, Any] | None = None, environ: dict[str, str] | None = None) -> ServerError:
    with pytest.raises(ServerError) as caught:
        read(arguments, environ)
    for language in languages():
        assert "\n" not in say_error(Words(language, strict=True), caught.value)
    return caught.value


def test_what_is_usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REDNOVEMBER_DATA", str(tmp_path))
    settings = read()
    assert (settings.host, settings.port, settings.lan) == ("127.0.0.1", 8000, False)
    assert settings.database == f"sqlite:///{tmp_path}/server.db"
    assert settings.minds >= 1
    assert (settings.thinking, settings.retention_days, settings.retention_unfinished_days) == (10.0, 0, 0)
    rates = (settings.tables_per_minute, settings.requests_per_second, settings.burst, settings.chats_per_minute)
    assert rates == (30, 20, 100, 30)
    assert settings.sockets_per_address == 200
    assert (settings.tables_per_day, settings.megabytes_per_day, settings.room_megabytes) == (1_000, 20, 512)
    assert settings.retention_unplayed_days == 7
    assert (settings.log, settings.log_format, settings.metrics_token, settings.origins) == ("info", "auto", "", ())
    assert settings == Settings()


def test_the_command_line_comes_before_variables_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('host = "10.0.0.1"\nport = 1\nminds = 3\norigins = ["https://a.example"]\nlan = true\n')
    environ = {"REDNOVEMBER_CONFIG": str(file), "REDNOVEMBER_PORT": "2", "REDNOVEMBER_MINDS": "4"}
    settings = read({"port": "3"}, environ)
    assert (settings.host, settings.port, settings.minds) == ("10.0.0.1", 3, 4)
    assert settings.origins == ("https://a.example",)
    other = tmp_path / "other.toml"
    other.write_text("port = 7\n")
    assert read({"config": str(other)}, {"REDNOVEMBER_CONFIG": str(file)}).port == 7


def test_every_setting_is_a_variable_and_a_key_and_all_but_secrets_an_option(tmp_path: Path) -> None:
    values = {
        "host": "localhost", "port": "0", "database": "sqlite:///x.db", "data": "x", "base_url": "https://x.example/",
        "lan": "yes", "origins": "https://a.example, http://b.example:81", "proxies": "10.0.0.0/8", "minds": "2",
        "thinking": "2.5", "retention_days": "30", "retention_unfinished_days": "90", "tables_per_minute": "5",
        "retention_unplayed_days": "91", "tables_per_day": "10", "megabytes_per_day": "11", "room_megabytes": "12",
        "requests_per_second": "6", "burst": "7", "chats_per_minute": "8", "sockets_per_address": "9",
        "log": "debug", "log_format": "json", "metrics_token": "0123456789abcdef",
    }  # fmt: skip
    assert set(values) == set(SHAPES)
    by_variables = read({}, {variable(name): value for name, value in values.items()})
    command = Command(prog="serve", say=unsaid)
    add_serve(command)
    typed = [
        part
        for name, value in values.items()
        if name not in ("lan", "metrics_token", "origins")
        for part in (option(name), value)
    ]
    chosen = command.parse_args([*typed, "--lan", "--origin", "https://a.example", "--origin", "http://b.example:81"])
    by_arguments = read_settings(chosen, {"REDNOVEMBER_METRICS_TOKEN": values["metrics_token"]})
    file = tmp_path / "server.toml"
    file.write_text(
        'host = "localhost"\nport = 0\ndatabase = "sqlite:///x.db"\ndata = "x"\n'
        'base_url = "https://x.example/"\nlan = true\n'
        'origins = ["https://a.example", "http://b.example:81"]\nproxies = ["10.0.0.0/8"]\nminds = 2\nthinking = 2.5\n'
        "retention_days = 30\nretention_unfinished_days = 90\nretention_unplayed_days = 91\n"
        "tables_per_day = 10\nmegabytes_per_day = 11\nroom_megabytes = 12\n"
        "tables_per_minute = 5\nrequests_per_second = 6\nburst = 7\nchats_per_minute = 8\nsockets_per_address = 9\n"
        'log = "debug"\nlog_format = "json"\nmetrics_token = "0123456789abcdef"\n'
    )
    by_file = read({"config": str(file)})
    assert by_variables == by_arguments == by_file
    assert by_file.base_url == "https://x.example"
    assert by_file.data == Path("x")


def test_a_command_line_that_says_nothing_sets_nothing() -> None:
    command = Command(prog="serve", say=unsaid)
    add_serve(command)
    assert read_settings(command.parse_args([]), {}) == Settings()


def test_in_the_house_means_every_address_unless_one_is_given() -> None:
    assert read({"lan": True}).host == "0.0.0.0"
    assert read({"lan": True, "host": "192.168.1.5"}).host == "192.168.1.5"
    assert read({}, {"REDNOVEMBER_LAN": "1"}).host == "0.0.0.0"


def test_variables_of_others_are_theirs_and_empty_ones_say_nothing() -> None:
    others = ("REDNOVEMBER_LANG", "REDNOVEMBER_WORDS", "REDNOVEMBER_PLAIN", "REDNOVEMBER_CI", "REDNOVEMBER_TEST_X")
    assert read({}, {**dict.fromkeys(others, "x"), "REDNOVEMBER_PORT": "", "PORT": "no"}) == Settings()


@pytest.mark.parametrize(
    ("key", "nearest"), [("REDNOVEMBER_PROT", "REDNOVEMBER_PORT"), ("REDNOVEMBER_DATABSE", "REDNOVEMBER_DATABASE")]
)
def test_a_variable_that_nobody_knows_is_refused(key: str, nearest: str) -> None:
    error = refused({}, {key: "1"})
    assert str(error) == f"there is no variable {key}; did you mean {nearest}?"


def test_a_name_that_is_near_none_is_refused_with_all_that_there_are(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text("[server]\nport = 5\n")
    told = str(refused({"config": str(file)}))
    assert "there is no setting ‘server’; known: host, port, database, " in told
    told = str(refused({}, {"REDNOVEMBER_WHATEVER": "1"}))
    assert told.startswith("there is no variable REDNOVEMBER_WHATEVER; known: REDNOVEMBER_HOST, ")


def test_a_key_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text("retention = 5\n")
    assert str(refused({"config": str(file)})).endswith(
        "there is no setting ‘retention’; did you mean ‘retention_days’?"
    )


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (None, "settings-file"),
        (b"\xff\xfe", "settings-file"),
        (b"port = \n", "settings-toml"),
        (b"a = " + b"[" * 3000, "settings-toml"),
        (b'port = "8000"\n', "settings-value"),
        (b"port = true\n", "settings-value"),
        (b"port = 80.0\n", "settings-value"),
        (b"thinking = 'x'\n", "settings-value"),
        (b"origins = 'https://a.example'\n", "settings-value"),
        (b"origins = [1]\n", "settings-value"),
        (b"lan = 1\n", "settings-value"),
        (b"[host]\na = 1\n", "settings-value"),
        (b"database = 5\n", "settings-secret"),
    ],
)
def test_a_file_that_will_not_do_is_refused(tmp_path: Path, content: bytes | None, kind: str) -> None:
    file = tmp_path / "s.toml"
    if content is not None:
        file.write_bytes(content)
    error = refused({"config": str(file)})
    assert error.kind == kind
    assert str(file) in str(error)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("host", ["", " ", "a b", "http://x", "x:80", "-x", "300.1.1.1", "127.0.0.1.5", "ä.de", "a" * 300]),
        ("port", ["-1", "65536", "x", "1.5", "", "9" * 30, "²"]),
        ("database", ["", "x.db", "mysql://x/y", "sqlite://", "postgresql://", "sqlite:///a\nb"]),
        ("data", ["", "a\0b"]),
        ("base_url", ["x", "ftp://x", "https://", "https://x?y=1", "https://x/#a", "https://x:99999", "https://a@b", "https://[x]"]),
        ("base_url", ["http://x.example\r\nfoo", "http://x.example/a\tb", " http://x.example"]),
        ("origins", ["x", "https://x/path", "https://x,y", "null", "*", "https://x\n.example"]),
        ("proxies", ["x", "10.0.0.0/x", "10.0.0.0/999", "10.0.0", "10.0.0.0/99", "::/129", "10.0.0.1/8", "10.0.0.0/"]),
        ("lan", ["maybe"]),
        ("minds", ["0", "257"]),
        ("thinking", ["0", "nan", "inf", "601", "x"]),
        ("retention_days", ["-1", "1000000"]),
        ("burst", ["0"]),
        ("log", ["loud", "INFO"]),
        ("log_format", ["xml"]),
        ("metrics_token", ["short", "a b c d e f g h i j", "ä" * 20, "x" * 1025]),
    ],
)  # fmt: skip
def test_a_value_that_will_not_do_is_refused(name: str, wrong: list[str]) -> None:
    for value in wrong:
        error = refused({name: value})
        assert error.kind in ("settings-value", "settings-secret")
        assert str(error).startswith(f"{option(name)}: ")
        if value:
            assert refused({}, {variable(name): value}).params["where"] == variable(name)


def test_a_database_in_memory_is_refused() -> None:
    for url in ("sqlite:///:memory:", "sqlite+aiosqlite:///:memory:", "SQLITE:///file::memory:"):
        assert refused({"database": url}).kind == "settings-memory"


def test_a_net_of_proxies_is_kept() -> None:
    nets = ["10.0.0.0/8", "fd00::/8", "192.168.1.1", "::1", "*"]
    assert read({"proxies": nets}).proxies == tuple(nets)


def test_what_should_be_is_said() -> None:
    assert str(refused({"port": "x"})) == "--port: 'x' should be a whole number from 0 to 65535"
    assert str(refused({"log": "loud"})) == "--log: 'loud' should be one of debug, info, warning, error"
    assert str(refused({}, {"REDNOVEMBER_BURST": "0"})).startswith("REDNOVEMBER_BURST: 0 should be")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://Example.org:443", "https://example.org"),
        ("http://example.org:80", "http://example.org"),
        ("http://example.org:8080", "http://example.org:8080"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_an_origin_is_kept_as_browsers_write_it(given: str, kept: str) -> None:
    assert read({"origins": [given]}).origins == (kept,)


def test_nothing_secret_is_shown() -> None:
    settings = read({"database": SECRET}, {"REDNOVEMBER_METRICS_TOKEN": "0123456789abcdef"})
    assert settings.database == SECRET
    assert settings.database_kind == "postgresql"
    assert PASSWORD not in repr(settings)
    assert "0123456789abcdef" not in repr(settings)
    for given in (
        {"database": f"mysql://anna:{PASSWORD}@db/red"},
        {"database": f"postgres//anna:{PASSWORD}@db/red"},
        {"base_url": f"https://anna:{PASSWORD}@db"},
        {"origins": [f"https://anna:{PASSWORD}@db"]},
    ):
        error = refused(given)
        assert error.kind == "settings-secret"
        assert PASSWORD not in f"{error} {error!r} {error.params}"
    error = refused({}, {"REDNOVEMBER_METRICS_TOKEN": "hush hush hush hush"})
    assert "hush" not in f"{error} {error.params}"


def test_a_file_with_secrets_that_is_no_toml_shows_none(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text(f'database = "{SECRET}\n')
    error = refused({"config": str(file)})
    assert PASSWORD not in str(error)
    assert "line 1" in str(error)


def test_a_path_with_odd_letters_is_still_one_file() -> None:
    from sqlalchemy.engine import make_url

    settings = Settings(data=Path("/tmp/100% sure?"))
    assert make_url(settings.database).database == "/tmp/100% sure?/server.db"


@pytest.mark.parametrize("language", languages())
def test_help_teaches_in_every_language(language: str) -> None:
    say = Words(language, strict=True).text
    for name in ("backup", "restore"):
        assert "--lang" in parser(Command, say, [name]).format_help()
    command = Command(prog="serve", say=say)
    add_serve(command)
    shown = command.format_help()
    assert all(option(name) in shown for name in SHAPES if name != "metrics_token")


def test_in_the_house_is_no_language() -> None:
    arguments = ["serve", "--lan", "--port", "0", "--lang", "de"]
    assert wished(arguments, whole=True) == "de"
    assert wished(["serve", "--lan", "--port", "0"], whole=True) is None
    assert wished(["play", "--lan", "ru"]) == "ru"


def test_a_server_for_the_house_starts_reading_its_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lan", "--port", "x", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "rednovember: --port: 'x' should be a whole number from 0 to 65535\n"
