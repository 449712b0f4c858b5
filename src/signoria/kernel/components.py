"""Packs of component figures: read from TOML, checked, named by hash."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Union

from signoria.kernel import travel

FIRST_PRINTING: Final = "first_printing"
BALANCED: Final = "balanced"
# the packs that a title may ship, and their files; the first one that is there is the usual one
EDITIONS: Final = {BALANCED: "balanced.toml", FIRST_PRINTING: "components.toml"}


class PackError(ValueError):
    """A component pack that cannot be played, with the place where it went wrong."""


class Pack:
    """One parsed pack: its figures, its hash, and reading with clear errors."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.hash = sha256(text.encode()).hexdigest()[:16]
        self.edition = ""  # which of the title's own packs it is; empty: somebody else's
        try:
            self.figures: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PackError(f"{name}: not valid TOML: {error}") from None

    def __reduce__(self) -> tuple[Any, ...]:
        return travel.by_fields(self)

    def number(self, table: dict[str, Any], key: str, where: str, low: int = 0, high: int = 10_000) -> int:
        value = table.get(key)
        if type(value) is not int or not low <= value <= high:
            raise PackError(f"{self.name}: {where}.{key} must be a whole number from {low} to {high}, got {value!r}")
        return value

    def section(self, key: str) -> dict[str, Any]:
        value = self.figures.get(key)
        if not isinstance(value, dict):
            raise PackError(f"{self.name}: section [{key}] is missing")
        return value

    def rows(self, key: str, ids: tuple[str, ...]) -> list[dict[str, Any]]:
        """The rows of `[[key]]`, one for each id, in the order of the ids."""
        value = self.figures.get(key, [])
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise PackError(f"{self.name}: [[{key}]] must be a list of tables")
        found = {str(row.get("id")): row for row in value}
        for name in found:
            if name not in ids:
                raise PackError(f"{self.name}: unknown {key} {name!r}; ids cannot be added")
        for name in ids:
            if name not in found:
                raise PackError(f"{self.name}: {key} {name!r} is missing")
        if len(found) != len(value):
            raise PackError(f"{self.name}: a {key} is listed twice")
        return [found[name] for name in ids]

    def require(self, holds: bool, sentence: str) -> None:
        if not holds:
            raise PackError(f"{self.name}: {sentence}")


def read_pack(path: Union[str, Path]) -> Pack:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise PackError(f"component pack {str(path)!r} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise PackError(f"component pack {str(path)!r} is not UTF-8 text") from None
    return Pack(text, Path(path).name)
