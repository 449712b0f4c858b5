"""What every answer carries and every request must pass: headers, origin, size."""

from __future__ import annotations

from typing import Any, Iterable, Optional
from urllib.parse import urlsplit

from signoria.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
FOR_WATCHERS = ("/health", "/ready", "/metrics")  # asked for by addresses inside, whatever the server is called outside
MOST_BODY = 64 * 1024
FORWARDED = "signoria.forwarded"  # in the scope of a request that another process carries here, and has checked

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an invite link must not travel on
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> Optional[str]:
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def same_origin(scope: Any, settings: Settings) -> bool:
    """Browsers say where a request comes from; other programs send no Origin and hold no cookies of people."""
    headers = scope["headers"]
    site = header(headers, b"sec-fetch-site")
    if site in ("cross-site", "same-site"):
        return header(headers, b"origin") in settings.allowed_origins
    if site == "same-origin":  # set by the browser alone, and true whatever a proxy makes of the Host
        return True
    origin = header(headers, b"origin")
    if origin is None or origin in settings.allowed_origins:
        return True
    return urlsplit(origin).netloc == (header(headers, b"host") or "")


def known_host(scope: Any, settings: Settings) -> bool:
    """A loopback server answers to its own names only, so that no foreign name can be pointed at it."""
    if not settings.allowed_hosts:
        return True
    host = header(scope["headers"], b"host") or ""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    return name.lower() in settings.allowed_hosts
