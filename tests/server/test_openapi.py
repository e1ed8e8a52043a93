"""The OpenAPI of the server holds: schemathesis asks whatever it can think of, and every answer is as written."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.servers import Made, Server, serving

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 12  # of each route
OPERATIONS: Final = 13
CALM = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server, which has written no traceback at the end."""
    with serving(tmp_path_factory.mktemp("openapi")) as running:
        yield running
        assert "raceback" not in running.errors, running.errors[-3000:]


def operations(running: Server) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{running.url}/openapi.json")
    found: Any = schema.get_all_operations()
    return [each.ok() for each in found]


def try_out(running: Server, operation: Any, **more: Any) -> None:
    @CALM
    @given(operation.as_strategy())
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=running.url, checks=CHECKS, **more)

    ask()


def test_every_route_answers_as_it_says(server: Server) -> None:
    found = operations(server)
    assert len(found) == OPERATIONS, [operation.label for operation in found]
    for operation in found:
        try_out(server, operation)


def test_the_routes_of_a_table_answer_as_they_say_with_its_key(server: Server) -> None:
    table: Made = server.make_table(gnomes=3, seed=1)
    tried = 0
    for operation in operations(server):
        if "{table_id}" not in operation.path:
            continue
        tried += 1

        @CALM
        @given(operation.as_strategy())
        def ask(case: Any) -> None:
            case.path_parameters["table_id"] = table.id
            headers = {"Authorization": f"Bearer {table.seats['Anna']}"}
            case.call_and_validate(base_url=server.url, checks=CHECKS, headers=headers)

        ask()
    assert tried == 5


def test_openapi_shows_no_key_and_no_seed(server: Server) -> None:
    text = server.http.get("/openapi.json").text
    assert "example" not in server.http.get("/openapi.json").json().get("components", {}).get("securitySchemes", {})
    assert '"secret"' not in text
