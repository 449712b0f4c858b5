"""Positions for the gallery of boards: random games, written as JSON with all a board gets.

python client/scripts/gallery/positions.py condottiere OUT.json [SEATS] [SEED] [OPTION=VALUE ...]
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import signoria
from signoria.kernel import Game
from signoria.kernel.state import State

NAMES = ("Isabella", "Tomás", "Farinata", "Yuki", "Lucia", "Ugo")


def info(game: Game) -> dict[str, Any]:
    """What the server tells about a title."""
    return {
        "id": game.id,
        "title": game.title,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "usual_seats": game.usual_seats,
        "rules_version": game.rules_version,
        "options": [],
        "verbs": [
            {"name": v.name, "nouns": [n.name for n in v.nouns], "base": v.base, "size": v.size, "aside": v.aside}
            for v in game.verbs.verbs
        ],
        "nouns": {
            name: {"words": list(noun.words) or None, "first": noun.first, "last": noun.first + noun.size - 1}
            for name, noun in game.nouns.items()
        },
        "messages": messages(game),
        "components": game.pack().figures,
    }


def messages(game: Game) -> dict[str, Any]:
    said = game.messages
    return {key: {"rule": said.rules[key], "arguments": said.arguments[key]} for key in said.rules}


def position(g: State, seat: int, note: str) -> dict[str, Any]:
    return {
        "note": note,
        "seat": seat,
        "view": g.view(seat),
        "legal": g.legal(seat) if seat in g.to_act else [],
        "prompt": g.prompt(seat)[0] if seat in g.to_act else "",
        "events": [
            {"number": i, "key": event.key, "values": event.values} for i, event in enumerate(g.events(seat)[-60:])
        ],
    }


def play(game: Game, seats: int, seed: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Every position of a random game, seen by the seat that is asked."""
    rng = random.Random(seed)
    g = game.start(seats=seats, seed=seed, **options)
    found = []
    while not g.over:
        seat = rng.choice(g.to_act)
        found.append(position(g, seat, f"move {len(found)}"))
        g.act(seat, rng.choice(g.legal(seat)))
    found.append(position(g, 0, "the end"))
    return found


def value(text: str) -> Any:
    return {"true": True, "false": False}.get(text, int(text) if text.isdecimal() else text)


def main(arguments: list[str]) -> None:
    title, out, *rest = arguments
    numbers = [int(word) for word in rest if word.isdecimal()]
    options = {k: value(v) for k, v in (word.split("=") for word in rest if "=" in word)}
    game = signoria.game(title)
    seats = numbers[0] if numbers else game.usual_seats
    positions = play(game, seats, numbers[1] if len(numbers) > 1 else 1, options)
    table = {"game": info(game), "names": NAMES[:seats], "positions": positions}
    Path(out).write_text(json.dumps(table), encoding="utf-8")
    print(f"{len(positions)} positions of {title} for {seats}")


if __name__ == "__main__":
    main(sys.argv[1:])
