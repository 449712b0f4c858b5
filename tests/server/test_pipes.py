"""Pipes between two processes: whatever one of them thinks of the other, nobody stays at an end that leads nowhere."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import Any, AsyncIterator, Optional

import pytest
from fleet import until
from house import run
from private_redis import PrivateRedis

from signoria.server.connection import Connection
from signoria.server.processes import letters, post
from signoria.server.processes.limits import Limits
from signoria.server.processes.pipes import COME_AGAIN, Mouth, Pipes
from signoria.server.processes.post import Post
from signoria.server.settings import Settings

WAVE = 400


class Shore:
    """One process: a table that welcomes everybody and says after them what they say."""

    def __init__(self, name: str, redis: PrivateRedis) -> None:
        self.post = Post(redis.url, "pipes", name, lambda: 0)
        self.pipes = Pipes(self.post, Settings(), self._table)
        self.pipes.converse = self._converse
        self.here: list[Connection] = []

    async def _table(self, id: str) -> Any:
        return id

    async def _converse(self, receive: Any, table: Any, connection: Connection, known: tuple[int, int]) -> None:
        self.here.append(connection)
        try:
            text: Optional[str] = "welcome"
            while text is not None:
                await connection.send({"type": "websocket.send", "text": text})
                text = (await receive()).get("text")
        finally:
            self.here.remove(connection)

    def knows(self, other: Shore) -> bool:
        return other.post.address in self.post.peers


@asynccontextmanager
async def shores(redis: PrivateRedis) -> AsyncIterator[tuple[Shore, Shore]]:
    near, far = Shore("near", redis), Shore("far", redis)
    for each in (near, far):
        await each.post.open()
    await until(lambda: near.knows(far) and far.knows(near))
    yield near, far
    for each in (near, far):
        await each.post.close()


async def nobody_sends(_: Any) -> None:
    raise AssertionError


async def piped(near: Shore, far: Shore) -> tuple[Mouth, Connection]:
    somebody = Connection("anna", "Anna", nobody_sends, 1e9, 1 << 30)
    mouth = await near.pipes.open(far.post.address, "table", somebody, (0, -1))
    assert mouth is not None
    mouth.up("hello")
    await until(lambda: somebody.outbox == [b"welcome", b"hello"])
    return mouth, somebody


def test_who_is_given_up_by_the_tables_process_is_told_so(redis: PrivateRedis) -> None:
    """It was not heard for a while, perhaps because nobody could listen; it is there, and knows nothing of it."""

    async def main() -> None:
        async with shores(redis) as (near, far):
            _, somebody = await piped(near, far)
            far.post._gone(near.post.address)
            await until(lambda: somebody.closing == COME_AGAIN)
            await until(lambda: not far.here)
            assert not near.pipes.mouths

    run(main)


def test_nobody_seems_to_sit_at_a_table_whose_process_was_given_up(redis: PrivateRedis) -> None:
    async def main() -> None:
        async with shores(redis) as (near, far):
            _, somebody = await piped(near, far)
            near.post._gone(far.post.address)
            assert somebody.closing == COME_AGAIN
            await until(lambda: not far.here)
            assert not far.pipes.ends

    run(main)


def test_a_cut_of_the_line_leaves_nothing_behind_at_either_side(redis: PrivateRedis) -> None:
    async def main() -> None:
        async with shores(redis) as (near, far):
            _, one = await piped(near, far)
            _, other = await piped(far, near)
            far.post.peers.clear()  # so that it cannot notice that letters were lost
            near.post._cut(OSError())
            await until(lambda: one.closing == other.closing == COME_AGAIN)
            await until(lambda: not near.here and not far.here)

    run(main)


def test_letters_that_there_is_no_room_for_are_a_cut(redis: PrivateRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with shores(redis) as (near, far):
            mouth, somebody = await piped(near, far)
            monkeypatch.setattr(post, "MOST_WAITING", 1)
            mouth.up("first")
            mouth.up("second")
            assert somebody.closing == COME_AGAIN
            monkeypatch.undo()
            await until(lambda: near.post.up and not far.here)

    run(main)


def test_a_process_that_was_not_heard_of_is_not_counted_on(redis: PrivateRedis) -> None:
    """Nobody would notice its death."""

    async def main() -> None:
        async with shores(redis) as (near, far):
            near.post._gone(far.post.address)
            somebody = Connection("anna", "Anna", nobody_sends, 1e9, 1 << 30)
            assert await near.pipes.open(far.post.address, "table", somebody, (0, -1)) is None
            await until(lambda: near.knows(far))
            await piped(near, far)

    run(main)


def test_who_could_not_listen_does_not_hold_it_against_others(redis: PrivateRedis) -> None:
    async def main() -> None:
        async with shores(redis) as (near, far):
            _, somebody = await piped(near, far)
            for peer in near.post.peers.values():
                peer.heard -= 10
            near.post._judge(late=10.0)
            assert near.knows(far)
            near.post._judge(late=0.0)
            assert not near.knows(far)
            assert somebody.closing == COME_AGAIN

    run(main)


def test_what_goes_wrong_with_one_letter_is_no_end_of_the_post(redis: PrivateRedis) -> None:
    async def main() -> None:
        async with shores(redis) as (near, far):

            def broken(_: str) -> None:
                raise RuntimeError

            far.post.told["broken"] = broken
            near.post.send(far.post.address, letters.Tell("broken"))
            await piped(near, far)

    run(main)


def test_a_newcomer_is_answered_at_once(redis: PrivateRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(post, "BEAT", 3600.0)
        async with shores(redis) as (near, far):
            await piped(near, far)
            await piped(far, near)

    run(main)


def test_however_many_come_and_go_at_once_letters_get_through(redis: PrivateRedis) -> None:
    """Each is counted in Redis; once there were fewer lines than people in a wave, and letters found none."""

    async def scenario() -> None:
        async with shores(redis) as (near, far):
            mouth, somebody = await piped(near, far)
            limits, session = Limits(near.post), near.post.session
            wave = [Connection(f"{number}", "Anna", nobody_sends, 1e9, 1 << 30) for number in range(WAVE)]
            entering = asyncio.gather(*(limits.enter("anna", each, WAVE, 0.0) for each in wave))
            mouth.up("while they come")
            assert await entering == [True] * WAVE
            for each in wave:
                limits.leave(each)
            mouth.up("while they go")
            await until(lambda: somebody.outbox[2:] == [b"while they come", b"while they go"])
            while await near.post.counts.zcard(limits._key("sockets", "anna")):
                await asyncio.sleep(0.01)  # until all who went are forgotten
            assert (near.post.session, somebody.closing) == (session, None), "the line was never cut"

    run(scenario)
