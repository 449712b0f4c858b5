"""The keys a title may say, each with the rule it comes from and the nouns it speaks about."""

from __future__ import annotations

from typing import Final

Message = tuple[str, tuple[int, ...]]

NO_TURN: Final = "no-turn"
NO_OVER: Final = "no-over"
NO_CHOICE: Final = "no-choice"
NO_LIST: Final = "no-list"
NO_UNDO_NOTHING: Final = "no-undo-nothing"
NO_UNDO_CHANCE: Final = "no-undo-chance"
NO_UNDO_SHOWN: Final = "no-undo-shown"
NO_UNDO_OTHERS: Final = "no-undo-others"
NO_UNDO_CONCERNED: Final = "no-undo-concerned"

KERNEL_TABLE: Final = {
    NO_TURN: "",
    NO_OVER: "",
    NO_CHOICE: "",
    NO_LIST: "",
    NO_UNDO_NOTHING: "",
    NO_UNDO_CHANCE: "",
    NO_UNDO_SHOWN: "",
    NO_UNDO_OTHERS: "",
    NO_UNDO_CONCERNED: "",
}


class Messages:
    """What a title can say: key -> rule paragraph and named arguments.

    A row reads `"5.4 seat region strength:number"`: the rule, then one word per integer,
    `name:noun`, or just the noun where the name is the same. Keys of prompts begin with
    `ask-`, of refusals with `no-`; all others are events.
    """

    def __init__(self, table: dict[str, str]) -> None:
        self.rules: dict[str, str] = {}
        self.arguments: dict[str, tuple[tuple[str, str], ...]] = {}
        self.seat_places: dict[str, list[int]] = {}  # which of the arguments name a seat
        for key, row in {**KERNEL_TABLE, **table}.items():
            words = row.split()
            self.rules[key] = words[0] if words else ""
            self.arguments[key] = tuple(_argument(word) for word in words[1:])
            self.seat_places[key] = [at for at, (_, noun) in enumerate(self.arguments[key]) if noun == "seat"]

    def __contains__(self, key: str) -> bool:
        return key in self.rules

    def keys(self) -> list[str]:
        return list(self.rules)

    def rule(self, key: str) -> str:
        return self.rules.get(key, "")


def _argument(word: str) -> tuple[str, str]:
    name, _, noun = word.partition(":")
    return name, noun or name
