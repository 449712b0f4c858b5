"""Structured logs: one JSON object per line, and no secrets in them."""

from __future__ import annotations

import logging
import sys
from typing import Any, MutableMapping

import structlog

SECRET_NAMES = ("cookie", "seed", "secret", "nonce", "invite", "password", "token", "url")


def hide_secrets(_: Any, __: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A last net: nothing with the name of a secret is ever written."""
    for name in entry:
        if any(secret in name.lower() for secret in SECRET_NAMES):
            entry[name] = "hidden"
    return entry


def set_up(level: str) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            hide_secrets,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
