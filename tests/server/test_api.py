"""The HTTP API against its own OpenAPI description, by schemathesis: bounded, on a live server."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, Iterator

import pytest
import schemathesis
from house import open_house
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


class Neighbour:
    """A house in a thread of its own, with a guest who holds a table, for callers that are not async."""

    def __init__(self, folder: Any) -> None:
        self.ready, self.leave = threading.Event(), threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.live(folder)))
        self.thread.start()
        assert self.ready.wait(30)

    async def live(self, folder: Any) -> None:
        async with open_house(folder) as house:
            (guest,) = await house.guests(1)
            self.address, self.cookie = house.address, guest.cookie
            await guest.play_now("tricks", level="random", pace=0, options={"tricks": 1})
            self.document = await guest.request("GET", "/api/schema/openapi.json")
            self.ready.set()
            while not self.leave.is_set():
                await asyncio.sleep(0.05)


@pytest.fixture(scope="module")
def neighbour(tmp_path_factory: Any) -> Iterator[Neighbour]:
    there = Neighbour(tmp_path_factory.mktemp("api"))
    yield there
    there.leave.set()
    there.thread.join()


def test_the_api_keeps_its_word(neighbour: Neighbour) -> None:
    schema = schemathesis.openapi.from_dict(neighbour.document)
    found = list(schema.get_all_operations())
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    assert len(operations) == len(found) > 20
    for operation in operations:
        _examine(operation, neighbour)


def _examine(operation: Any, neighbour: Neighbour) -> None:
    @settings(
        max_examples=8, deadline=None, derandomize=True, database=None, phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy())
    def examine(case: Any) -> None:
        case.call_and_validate(base_url=neighbour.address, headers={"Cookie": neighbour.cookie}, checks=CHECKS)

    examine()
