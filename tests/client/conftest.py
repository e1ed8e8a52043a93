"""One server for each file of the client's tests."""

from collections.abc import Iterator

import pytest

from tests.server import servers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Server]:
    with servers.serving(tmp_path_factory.mktemp("server"), chats_per_minute=10_000) as running:
        yield running
