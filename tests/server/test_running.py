"""What those who run a server are given fits the program: container, compose file, page. No container is built here."""

import re
import shlex
import tomllib
from argparse import Namespace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from rednovember.commandline import Command, unsaid
from rednovember.server.running import logs
from rednovember.server.running.arguments import add_backup, add_restore, add_serve
from rednovember.server.running.metrics import KNOWN
from rednovember.server.running.settings import SHAPES, check_variables, read_settings
from tests.support import ROOT

PAGE = (ROOT / "docs" / "running-a-server.md").read_text(encoding="utf-8")
COMMAND = re.compile(
    r"((?:REDNOVEMBER_\w+=\S+ )*)(?:\S*/|docker compose exec server )?rednovember "
    r"((?:serve|backup|restore)\b.*)"
)
Stage = list[tuple[str, str]]


def stages() -> list[Stage]:
    """The instructions of the Dockerfile, stage by stage."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    found = list[Stage]()
    for line in filter(None, map(str.strip, text.splitlines())):
        instruction, _, rest = line.partition(" ")
        assert re.fullmatch(r"[A-Z]+", instruction), line
        if instruction == "FROM":
            found.append([])
        found[-1].append((instruction, rest.strip()))
    return found


def of(stage: Stage, instruction: str) -> list[str]:
    return [rest for name, rest in stage if name == instruction]


def read_yaml(text: str) -> Any:
    """As much of YAML as compose.yaml uses: maps and lists by indentation, and texts on one line."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]

    def depth(line: str) -> int:
        return len(line) - len(line.lstrip())

    def scalar(said: str) -> Any:
        if said.startswith("["):
            return [scalar(each) for each in re.findall(r'"[^"]*"', said)]
        return said[1:-1] if said.startswith('"') else said

    def block(at: int, level: int) -> tuple[Any, int]:
        assert depth(lines[at]) == level, lines[at]
        if lines[at].lstrip().startswith("- "):
            items = list[Any]()
            while at < len(lines) and depth(lines[at]) == level:
                items.append(scalar(lines[at].strip()[2:]))
                at += 1
            return items, at
        found = dict[str, Any]()
        while at < len(lines) and depth(lines[at]) == level:
            key, _, said = lines[at].strip().partition(":")
            assert key not in found
            at += 1
            if said.strip():
                found[key] = scalar(said.strip())
            elif at < len(lines) and depth(lines[at]) > level:
                found[key], at = block(at, depth(lines[at]))
            else:
                found[key] = None
        return found, at

    content, end = block(0, 0)
    assert end == len(lines)
    return content


COMPOSE = read_yaml((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def substituted(text: str, environ: dict[str, str]) -> str:
    """A text of compose.yaml with its variables."""

    def one(found: re.Match[str]) -> str:
        name, sign, other = found[1], found[2], found[3]
        assert sign != ":?" or environ.get(name)
        return environ.get(name) or (other if sign == ":-" else "")

    return re.sub(r"\$\{(\w+)(:[?-])?([^}]*)\}", one, text)


def ignored(path: str) -> bool:
    """Whether .dockerignore leaves a file out."""
    out = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.strip()
        if pattern and not pattern.startswith("#"):
            bare = pattern.removeprefix("!").removeprefix("**/")
            parts = [path, *(str(each) for each in Path(path).parents)][:-1]
            fits = any(fnmatch(each, bare) or ("**" in pattern and fnmatch(Path(each).name, bare)) for each in parts)
            out = (not pattern.startswith("!")) if fits else out
    return out


def test_the_image_is_built_in_stages_and_runs_without_rights() -> None:
    page, build, run = stages()
    assert of(page, "FROM") == ["node:22-slim AS page"]
    assert of(page, "RUN") == ["npm ci --no-audit --no-fund", "npm run build"]
    assert of(build, "FROM") == ["python:3.12-slim AS build"]
    assert of(run, "FROM") == ["python:3.12-slim"]
    assert any("gcc" in each for each in of(build, "RUN"))
    assert not any("gcc" in each for each in of(run, "RUN"))
    assert any('"(compiled engine)"' in each for each in of(build, "RUN"))
    (user,) = of(run, "USER")
    assert user.split(":")[0] not in ("root", "0")
    assert [name for name, _ in run].index("USER") > max(at for at, (name, _) in enumerate(run) if name == "RUN")
    assert of(run, "VOLUME") == ["/data"]


def test_what_the_image_copies_is_there_and_not_left_out() -> None:
    page, build, run = stages()
    for copied in (*of(page, "COPY"), *of(build, "COPY")):
        *sources, _ = copied.split()
        for source in sources if not copied.startswith("--from") else ():
            assert (ROOT / source).exists(), source
            assert not ignored(source), source
    # Where Vite puts the page, the wheel finds it: not one that happens to lie in the checkout.
    assert "--from=page /build/src/rednovember/page ./src/rednovember/page" in of(build, "COPY")
    assert 'outDir: "../src/rednovember/page"' in (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert any("rednovember/page/index.html" in each for each in of(build, "RUN"))
    assert of(run, "COPY") == ["--from=build /opt/rednovember /opt/rednovember"]
    for path in (".env", ".git/config", "server.db", "tests/x.py", "src/rednovember/__pycache__/x.pyc", "compose.yaml",
                 "src/rednovember/page/index.html", "web/node_modules/vite/package.json"):  # fmt: skip
        assert ignored(path), path
    for path in (
        "src/rednovember/cli.py",
        "src/rednovember/words/en/cli.ftl",
        "tools/compile_engine.py",
        "web/src/main.ts",
    ):
        assert not ignored(path), path


def test_what_the_image_runs_is_a_command_of_ours() -> None:
    *_, run = stages()
    assert of(run, "ENTRYPOINT") == ['["rednovember"]']
    name, *arguments = re.findall(r'"([^"]*)"', of(run, "CMD")[0])
    assert name == "serve"
    environ = dict(shlex.split(of(run, "ENV")[0])[at].split("=", 1) for at in range(4))
    settings = read_settings(served(arguments), environ)
    assert (settings.host, settings.port, str(settings.data), settings.log_format) == ("0.0.0.0", 8000, "/data", "json")
    assert of(run, "EXPOSE") == [str(settings.port)]
    (health,) = of(run, "HEALTHCHECK")
    assert "/healthz" in health
    program = re.search(r'"-c", "([^"]*)"', health)
    assert program
    compile(program[1], "healthcheck", "exec")


def served(arguments: list[str]) -> Namespace:
    command = Command(prog="serve", say=unsaid)
    add_serve(command)
    return command.parse_args(arguments)


def test_the_compose_file_starts_the_server_when_its_database_answers() -> None:
    server, database = COMPOSE["services"]["server"], COMPOSE["services"]["database"]
    assert server["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "pg_isready" in database["healthcheck"]["test"][1]
    assert server["restart"] == database["restart"] == "unless-stopped"
    assert server["ports"] == ["127.0.0.1:8000:8000"]
    mounted = [each.partition(":")[0] for service in (server, database) for each in service["volumes"]]
    assert sorted(mounted) == sorted(COMPOSE["volumes"])
    assert "data:/data" in server["volumes"]


def test_the_server_of_the_compose_file_understands_its_variables() -> None:
    secret = {"POSTGRES_PASSWORD": "0a1b2c3d"}
    server, database = COMPOSE["services"]["server"], COMPOSE["services"]["database"]
    environ = {name: substituted(value, secret) for name, value in server["environment"].items()}
    settings = read_settings(Namespace(), environ)
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    assert settings.database == f"postgresql://{user}:0a1b2c3d@database/{name}"
    assert settings.proxies == ("172.16.0.0/12",)
    own = {**secret, "REDNOVEMBER_BASE_URL": "https://red.example.org"}
    environ = {name: substituted(value, own) for name, value in server["environment"].items()}
    assert read_settings(Namespace(), environ).base_url == "https://red.example.org"


def test_no_secret_stands_in_a_file_of_the_repository() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert re.findall(r"PASSWORD: \"(?!\$\{POSTGRES_PASSWORD:\?)", text) == []
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


# The page.


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def table_below(title: str) -> list[str]:
    """The names in the first column of the table of a chapter."""
    chapter = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("| `")]
    return [name for row in rows for name in re.findall(r"`([^`]*)`", row)]


def test_the_unit_of_the_page_raises_the_limit_of_file_descriptors() -> None:
    (unit,) = (block for block in blocks("ini") if "[Service]" in block)
    assert int(re.findall(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)[0]) >= 65536


def test_every_setting_is_on_the_page() -> None:
    assert sorted(table_below("Settings")) == sorted(SHAPES)


def test_every_event_and_every_metric_is_on_the_page() -> None:
    events = {
        logs.STARTED, logs.STOPPED, logs.LAID, logs.STORE, logs.TABLE_CORRUPT, logs.HUNG_UP, logs.RETIRED, logs.FAILED,
        logs.REQUEST, logs.OTHERS, logs.STUCK, logs.DESCRIPTORS,
    }  # fmt: skip
    assert set(table_below("Logs")) == events
    assert set(table_below("Metrics")) == set(KNOWN)


def test_the_file_of_the_page_can_be_read(tmp_path: Path) -> None:
    (example,) = blocks("toml")
    file = tmp_path / "server.toml"
    file.write_text(example, encoding="utf-8")
    settings = read_settings(Namespace(config=str(file)), {})
    assert settings.base_url == tomllib.loads(example)["base_url"]


def commands() -> list[tuple[dict[str, str], list[str]]]:
    """The commands of ours on the page, with the variables before them."""
    found = list[tuple[dict[str, str], list[str]]]()
    for line in re.findall(r"^(?:    |ExecStart=)(.*)$", PAGE, re.MULTILINE):
        match = COMMAND.fullmatch(line)
        if match:
            variables = dict(each.split("=", 1) for each in shlex.split(match[1]))
            found.append((variables, shlex.split(match[2])))
    return found


@pytest.mark.parametrize(("variables", "arguments"), commands())
def test_the_commands_of_the_page_are_understood(variables: dict[str, str], arguments: list[str]) -> None:
    command = Command(prog=arguments[0], say=unsaid)
    {"serve": add_serve, "backup": add_backup, "restore": add_restore}[arguments[0]](command)
    chosen = command.parse_args(arguments[1:])
    chosen.config = None  # it is not on this machine
    variables.pop("REDNOVEMBER_CONFIG", None)
    read_settings(chosen, variables)


def test_the_page_has_commands_and_its_variables_are_known() -> None:
    assert len(commands()) >= 9
    check_variables(dict.fromkeys(re.findall(r"REDNOVEMBER_[A-Z_]+", PAGE), "x"))
