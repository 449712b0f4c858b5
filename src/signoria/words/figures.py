"""The figures of a component pack as variables of the words: `$effects-spring_bonus`, `$card-winter-count`."""

from __future__ import annotations

from typing import Any, Iterator, Mapping


def figures_of(components: Mapping[str, Any]) -> dict[str, int]:
    """Every whole number of a pack by its path; a row goes by its `id`, otherwise by its place, from 1 on."""
    return dict(_walk("", components))


def _walk(path: str, value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _walk(f"{path}-{key}" if path else key, inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value, 1):
            name = inner.get("id", place) if isinstance(inner, Mapping) else place
            yield from _walk(f"{path}-{name}", inner)
    elif type(value) is int:
        yield path, value
