"""Structured logs: one JSON object per line, and no secrets in them."""

from __future__ import annotations

import logging
import sys
from hashlib import sha256
from typing import Any, MutableMapping

import structlog

SECRET_NAMES = ("cookie", "seed", "secret", "nonce", "invite", "password", "token", "url", "code")
OTHERS = ("uvicorn", "asyncio", "websockets", "litestar", "sqlalchemy")  # libraries that log in their own way
NONSENSE = ("Invalid UTF-8 sequence received",)  # what a client sent, told with a traceback: no fault of ours

Entry = MutableMapping[str, Any]


def mark(table: str) -> str:
    """A name for a table that tells its log lines from those of others, and leads nobody to it."""
    return sha256(table.encode()).hexdigest()[:10]


def hide_secrets(_: Any, __: str, entry: Entry) -> Entry:
    """A last net: nothing with the name of a secret is ever written."""
    for name in entry:
        if any(secret in name.lower() for secret in SECRET_NAMES):
            entry[name] = "hidden"
    return entry


def mark_tables(_: Any, __: str, entry: Entry) -> Entry:
    """Whoever reads a log must not be able to sit down at the tables in it."""
    table = entry.get("table")
    if isinstance(table, str) and table:
        for name, value in entry.items():
            if isinstance(value, str):
                entry[name] = value.replace(table, mark(table))
    return entry


class Told(logging.Handler):
    """What libraries log, in our form."""

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if text.startswith(NONSENSE):
            return
        told = structlog.get_logger(record.name)
        told.log(record.levelno, text, exc_info=record.exc_info or None)


def set_up(level: str) -> None:
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            hide_secrets,
            structlog.processors.format_exc_info,
            mark_tables,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # which may have been turned elsewhere
        cache_logger_on_first_use=False,
    )
    for name in OTHERS:
        library = logging.getLogger(name)
        library.handlers, library.propagate = [Told(logging.WARNING)], False
