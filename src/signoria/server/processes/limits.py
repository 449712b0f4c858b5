"""How much one person, or one address, may do at all processes together: counted in Redis.

While Redis is away each process counts for itself.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from datetime import timedelta
from typing import Any, Optional, Union

from litestar.stores.memory import MemoryStore
from litestar.stores.redis import RedisStore

from signoria.server.connection import Connection
from signoria.server.processes.post import FAULTS, Post

_NOW = "local t = redis.call('TIME') local now = t[1] * 1000 + math.floor(t[2] / 1000)\n"
_ONE_MORE = (
    _NOW
    + """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now, ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 1
"""
)
# Arguments: the most there may be, the least silence of one that has to go, the newcomer, and the living processes.
_ENTER = (
    _NOW
    + """
local living = {}
for place = 4, #ARGV do living[ARGV[place]] = true end
for _, member in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
    if not living[string.match(member, '^%S+')] then redis.call('ZREM', KEYS[1], member) end
end
local silent = ''
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then
    local found = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
    if now - found[2] < tonumber(ARGV[2]) then return 'full' end
    silent = found[1]
    redis.call('ZREM', KEYS[1], silent)
end
redis.call('ZADD', KEYS[1], now, ARGV[3])
redis.call('PEXPIRE', KEYS[1], 86400000)
return silent
"""
)
_HEARD = _NOW + "return redis.call('ZADD', KEYS[1], 'XX', now, ARGV[1])"
HEARD_EVERY = 10.0  # seconds after which another word of a connection is counted


class Limits:
    def __init__(self, post: Post) -> None:
        self.post = post
        self.open: dict[str, tuple[str, Connection]] = {}  # by their name in Redis: the person's key and the connection
        self._one_more = post.counts.register_script(_ONE_MORE)
        self._enter = post.counts.register_script(_ENTER)
        self._forget = post.counts.register_script("return redis.call('ZREM', KEYS[1], ARGV[1])")
        self._heard = post.counts.register_script(_HEARD)
        post.told["full"] = self._push_out

    def _key(self, kind: str, who: str) -> str:
        return f"{self.post.prefix}{kind}:{who}"

    async def _run(self, script: Any, key: str, *arguments: Any) -> Any:
        """None while Redis is away."""
        if not self.post.up:
            return None
        try:
            return await script(keys=[key], args=arguments)
        except FAULTS:
            return None

    async def one_more(self, kind: str, who: str, most: int, seconds: float) -> Optional[bool]:
        """Whether somebody may do something once more within this time."""
        key = self._key(kind, who)
        found = await self._run(self._one_more, key, int(seconds * 1000), most, secrets.token_urlsafe(9))
        return None if found is None else bool(found)

    # -- connections

    async def enter(self, person: str, connection: Connection, most: int, silence: float) -> Optional[bool]:
        """Whether there is room for one more; the one longest silent has to go for it, wherever it is."""
        name, key = f"{self.post.address} {secrets.token_urlsafe(9)}", self._key("sockets", person)
        living = [self.post.address, *self.post.peers]
        silent = await self._run(self._enter, key, most, int(silence * 1000), name, *living)
        if silent is None or silent == b"full":
            return None if silent is None else False
        self.open[name] = (key, connection)
        if silent:
            self.post.tell("full", silent.decode())
        return True

    async def keep(self) -> None:
        """Tell who has been heard since, so that the silent can be told from them."""
        while True:
            since = time.monotonic()
            await asyncio.sleep(HEARD_EVERY)
            for name, (key, connection) in list(self.open.items()):
                if connection.heard > since:
                    await self._run(self._heard, key, name)

    def _push_out(self, name: str) -> None:
        found = self.open.pop(name, None)
        if found is not None:
            found[1].close(4429, "no-hurry")

    def leave(self, connection: Connection) -> None:
        for name, (key, each) in list(self.open.items()):
            if each is connection:
                del self.open[name]
                self.post.start(self._run(self._forget, key, name))


class RequestCounts(MemoryStore):
    """Where the limit of requests keeps its counts: in Redis, and while that is away here."""

    def __init__(self) -> None:
        super().__init__()
        self.post: Optional[Post] = None
        self.shared: Optional[RedisStore] = None

    def share(self, post: Post) -> None:
        self.post, self.shared = post, RedisStore(post.counts, namespace=f"{post.prefix}requests")

    async def get(self, key: str, renew_for: Union[int, timedelta, None] = None) -> Optional[bytes]:
        if self.post is not None and self.shared is not None and self.post.up:
            try:
                return await self.shared.get(key, renew_for)
            except FAULTS:
                pass
        return await super().get(key, renew_for)

    async def set(self, key: str, value: Union[str, bytes], expires_in: Union[int, timedelta, None] = None) -> None:
        await super().set(key, value, expires_in)
        if self.post is not None and self.shared is not None and self.post.up:
            try:
                await self.shared.set(key, value, expires_in)
            except FAULTS:
                return
