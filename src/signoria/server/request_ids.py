"""An id for every request and websocket: in the answer, and in each line that is logged on its behalf."""

from __future__ import annotations

import re
import secrets
from typing import Any

from structlog.contextvars import bind_contextvars

HEADER = "x-request-id"
KEY = "signoria.request"  # in the scope
_WELL_FORMED = re.compile(rb"[A-Za-z0-9._-]{8,64}")


def given_to(scope: Any, trusted: bool) -> str:
    """The id that a trusted proxy gave it, or a new one. Nobody else may choose what stands in our logs."""
    told = [value for name, value in scope["headers"] if name == HEADER.encode()]
    if trusted and len(told) == 1 and _WELL_FORMED.fullmatch(told[0]):
        return str(told[0].decode())
    return secrets.token_hex(8)


def begin(scope: Any, id: str) -> None:
    """From now on this task speaks for the request."""
    scope[KEY] = id
    speak_for(id)


def speak_for(id: str) -> None:
    if id:
        bind_contextvars(request=id)


def of(scope: Any) -> str:
    return str(scope.get(KEY, ""))


def told(scope: Any) -> dict[str, str]:
    """For the answer's headers."""
    return {HEADER: of(scope)} if KEY in scope else {}
