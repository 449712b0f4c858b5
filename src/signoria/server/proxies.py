"""Behind a reverse proxy: who really asks, and by which address. Only proxies that are trusted are believed."""

from __future__ import annotations

from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


class Forwarded(ProxyHeadersMiddleware):
    """uvicorn reads X-Forwarded-For and -Proto; X-Forwarded-Host, where the proxy changes the Host, is read here."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        client = scope.get("client")
        if scope["type"] != "lifespan" and client and client[0] in self.trusted_hosts:
            told = [value for name, value in scope["headers"] if name == b"x-forwarded-host"]
            if told:
                host = told[-1].rpartition(b",")[2].strip()  # what the nearest proxy has added
                others = [(name, value) for name, value in scope["headers"] if name != b"host"]
                scope["headers"] = [(b"host", host), *others]
        await super().__call__(scope, receive, send)
