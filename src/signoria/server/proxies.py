"""Behind a reverse proxy: who really asks, and by which address. Only proxies that are trusted are believed."""

from __future__ import annotations

from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from signoria.server import request_ids


class Forwarded(ProxyHeadersMiddleware):
    """uvicorn reads X-Forwarded-For and -Proto; X-Forwarded-Host, where the proxy changes the Host, and X-Request-ID
    are read here."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        client = scope.get("client")
        trusted = bool(client) and client[0] in self.trusted_hosts
        request_ids.begin(scope, request_ids.given_to(scope, trusted))
        told = [value for name, value in scope["headers"] if name == b"x-forwarded-host"]
        if trusted and told:
            host = told[-1].rpartition(b",")[2].strip()  # what the nearest proxy has added
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", host), *others]
        await super().__call__(scope, receive, send)
