"""Golden transcripts: one whole game as text, with every view, option and event.

`python -m signoria.testing.transcript GAME [GAME ...]` writes them anew into `tests/transcripts` of the title. Do that
only when a rule has changed on purpose, and raise the title's `rules_version` when the actions differ.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Iterator

from signoria.kernel import Game, State
from signoria.kernel.components import FIRST_PRINTING
from signoria.titles import game
from signoria.titles import title as find_title


def digest(value: Any) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:10]


def moment(g: State) -> str:
    """Every seat's view and options in one short line; they are long, so they are hashed."""
    views = [
        digest([g.view(viewer), g.legal(viewer) if viewer is not None else []]) for viewer in [None, *range(g.seats)]
    ]
    return " ".join(views)


def lines(g: State, rng: Random, limit: int = 5000) -> Iterator[str]:
    verbs = g.game.verbs
    mark = 0
    while True:
        log = g.log or []
        for event in log[mark:]:
            audience = "all" if event.audience == -1 else format(event.audience & 0xFF, "08b")
            shown = " *" if event.shown else ""
            yield f"  {event.key} {' '.join(map(str, event.values))} [{audience}]{shown}"
        mark = len(log)
        yield f"  = {moment(g)}"
        if g.over or limit == 0:
            break
        limit -= 1
        seat = rng.choice(g.to_act)
        legal = g.legal(seat)
        action = rng.choice(legal)
        asked = g.prompt(seat)
        yield f"{seat} {asked} of {len(legal)}: {verbs.text(action)}"
        g.submit(seat, action)
    yield f"scores {g.scores} winners {g.winners} breakdown {json.dumps(g.breakdown(), sort_keys=True)}"


def transcript(title: Game, seats: int, options: dict[str, Any], seed: int = 1) -> str:
    g = title.start(seats, seed, FIRST_PRINTING, **options)
    head = f"{title.id} rules {title.rules_version} seats {seats} options {json.dumps(options, sort_keys=True)}"
    return "\n".join([head, *lines(g, Random(seed))]) + "\n"


def settings(title: Game) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Name, seats and options of each golden game: every seat count, and every option once."""
    for seats in range(title.min_seats, title.max_seats + 1):
        yield f"{title.id}-{seats}", seats, {}
    for name, option in title.options.items():
        for value in option.choices:
            if value == option.default:
                continue
            for seats in (title.usual_seats, *range(title.min_seats, title.max_seats + 1)):
                try:
                    title.settle(seats, {name: value})
                except ValueError:
                    continue
                yield f"{title.id}-{seats}-{name}-{str(value).lower()}", seats, {name: value}
                break


def folder(game: Game) -> Path:
    return find_title(game.id).folder / "tests" / "transcripts"


def main(arguments: list[str]) -> None:
    for id in arguments:
        title = game(id)
        folder(title).mkdir(parents=True, exist_ok=True)
        for name, seats, options in settings(title):
            (folder(title) / f"{name}.txt").write_text(transcript(title, seats, options), encoding="utf-8")
            print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
