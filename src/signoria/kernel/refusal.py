"""A move that was not accepted, and why."""

from __future__ import annotations

from typing import Any


class Refusal(ValueError):
    """The action changed nothing: `key` and `args` name the reason in the message catalogue."""

    def __init__(self, key: str, args: tuple[int, ...] = (), rule: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.values = args
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.key, self.values, self.rule)

    def __str__(self) -> str:
        words = " ".join([self.key, *map(str, self.values)])
        return f"{words} (rule {self.rule})" if self.rule else words
