"""Where nobody measures: whatever is counted, set or observed is let go."""

from __future__ import annotations


class Silence:
    """Stands for every figure of `signoria.server.metrics`, and for the collection of them."""

    def __getattr__(self, name: str) -> Silence:
        return self

    def __call__(self, *values: object) -> Silence:
        return self
