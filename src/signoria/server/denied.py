"""A request the table or the lobby does not grant, with its reason as a catalogue key."""

from __future__ import annotations


class Denied(Exception):
    """`key` is in `words/*.ftl`, `detail` is for people who read logs and API answers."""

    def __init__(self, key: str, detail: str = "", status: int = 409) -> None:
        super().__init__(detail or key)
        self.key = key
        self.detail = detail or key
        self.status = status


class Elsewhere(Denied):
    """Another process has the table; `owner` is empty while nobody may take it yet."""

    def __init__(self, owner: str) -> None:
        super().__init__("no-service", "another process has this table", 503)
        self.owner = owner
