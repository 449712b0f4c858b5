"""Requests to addresses that people have given: push services and webhooks. Only public https, and nothing but that.

Whoever gives an address could point this server at machines that only it can reach. So the name is looked up at the
moment of sending, by the very connection that is opened, every address it stands for must be public, and no
redirection is followed. An operator may name hosts for which this does not hold (`notice_hosts`).
"""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any, Final, Mapping
from urllib.parse import SplitResult, urlsplit

from signoria.server.denied import Denied
from signoria.server.settings import Settings

if TYPE_CHECKING:
    from aiohttp import ClientSession

SECONDS: Final = 15.0
LONGEST: Final = 1000
NAT64: Final = IPv6Network("64:ff9b::/96")
_LOOKING_UP: Final = ThreadPoolExecutor(4, "names")  # whoever gives a name has a say in how long that takes


class NotPublic(OSError):
    """A name stands for an address inside."""


def is_public(address: str) -> bool:
    """Whether anybody could reach it; addresses that carry another one are as public as that."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    inner = _carried(ip) if isinstance(ip, IPv6Address) else None
    if inner is not None:
        return is_public(str(inner))
    site_local = isinstance(ip, IPv6Address) and ip.is_site_local
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified or site_local)


def _carried(ip: IPv6Address) -> IPv4Address | None:
    if ip.ipv4_mapped is not None:
        return ip.ipv4_mapped
    if ip in NAT64:
        return IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.sixtofour or (ip.teredo[1] if ip.teredo else None)


class Outside:
    def __init__(self, settings: Settings) -> None:
        self.allowed = frozenset(settings.notice_hosts)

    def parted(self, url: str) -> SplitResult:
        """The address in parts, if it is one that may be asked at all."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise _refused("this is no address") from None
        if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or not host:
            raise _refused("this is no address")
        if self._is_allowed(parts):
            return parts
        if parts.scheme != "https" or port not in (None, 443) or parts.username is not None:
            raise _refused("only https, without a port or a name in it")
        if (_is_literal(host) or _is_number(host)) and not is_public(host):
            raise _refused("this address is not public")
        return parts

    async def checked(self, url: str) -> str:
        """The address, if what it stands for just now is public; looked at again whenever it is used."""
        parts = self.parted(url)
        if not self._is_allowed(parts):
            try:
                await look_up(parts.hostname or "", 443)
            except OSError:
                raise _refused("this address is not public, or not known") from None
        return url

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; whatever is wrong with the way there is an `OSError`."""
        from aiohttp import ClientError

        parts = self.parted(url)
        try:
            async with (
                self._session(self._is_allowed(parts)) as session,
                session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                return answer.status
        except (TimeoutError, ClientError) as error:
            raise OSError(type(error).__name__) from None

    def _is_allowed(self, parts: SplitResult) -> bool:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        return parts.scheme in ("http", "https") and f"{parts.hostname}:{port}" in self.allowed

    def _session(self, anywhere: bool) -> ClientSession:
        from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

        connector = TCPConnector(force_close=True) if anywhere else TCPConnector(
            resolver=_resolver(), use_dns_cache=False, force_close=True
        )  # fmt: skip
        limits = ClientTimeout(total=SECONDS)
        return ClientSession(connector=connector, cookie_jar=DummyCookieJar(), timeout=limits, trust_env=False)


async def look_up(host: str, port: int, family: int = socket.AF_UNSPEC) -> list[tuple[Any, ...]]:
    """All that a name stands for; if one address of it is inside, it stands for nothing."""
    asked = partial(socket.getaddrinfo, host, port, family=family, type=socket.SOCK_STREAM)
    found = await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(_LOOKING_UP, asked), SECONDS)
    if not found or not all(is_public(str(each[4][0])) for each in found):
        raise NotPublic("not a public address")
    return list(found)


def _resolver() -> Any:
    from aiohttp.abc import AbstractResolver, ResolveResult

    class Public(AbstractResolver):
        """What the connection is opened to is what was looked at."""

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            return [
                ResolveResult(
                    hostname=host, host=str(address[0]), port=port, family=kind, proto=0,
                    flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
                )
                for kind, _, _, _, address in await look_up(host, port, family)
            ]  # fmt: skip

        async def close(self) -> None:
            """It holds nothing."""

    return Public()


def _is_literal(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def _is_number(host: str) -> bool:
    """What a connection would not look up, as `127.1`."""
    return host.replace(".", "").isdigit()


def _refused(detail: str) -> Denied:
    return Denied("no-outside", detail, 400)
