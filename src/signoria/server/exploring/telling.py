"""A moment told in the words of its title's scenes: as it stands, else as an earlier one and what was played since."""

from __future__ import annotations

from collections import deque
from typing import Any, Iterator

from signoria.kernel import Record, SceneError, State
from signoria.kernel.scene import AFTER, DICE, MOVES, scene_text, scene_words
from signoria.titles import title as find_title
from signoria.titles import vocabulary_of

BACK = 60  # moves since a moment that words can tell
DIE = 6
Played = list[tuple[int, int]]


def told(record: Record, moves: Played, g: State) -> tuple[str, bool]:
    """The position `g` after the record and these moves, and whether the words tell all of it: else what was under way
    begins anew."""
    plain = in_words(g)
    if alike(g, staged(record, plain)):
        return scene_text(plain), True
    for words in since(record, moves):
        try:
            again = staged(record, words)
            if alike(g, again) and not again.script:  # no die is fixed that is still to come
                return scene_text(words), True
        except SceneError:
            continue
    return scene_text(plain), False


def since(record: Record, moves: Played) -> Iterator[dict[str, Any]]:
    """The position that was set up with all that was played since; or earlier moments, the latest first."""
    texts = [f"{seat} {record.game.verbs.text(action)}" for seat, action in (*record.actions, *moves)]
    begun = scene_words(record.scene) if record.scene else {AFTER: {}}
    if AFTER not in begun:
        yield {**begun, MOVES: [*begun.get(MOVES, []), *texts]}
        return
    moments = earlier(record, moves)
    for number, g in moments[1:]:
        dice = rolled(g, moments[0][1])
        yield {**in_words(g), MOVES: texts[number:], **({DICE: dice} if dice else {})}


def rolled(g: State, now: State) -> list[int]:
    """What dice showed between the two, if all that chance did was to roll them."""
    again = g.copy()
    return [again.roll(DIE) for _ in range(min(now.draws - g.draws, BACK))]


def earlier(record: Record, moves: Played) -> list[tuple[int, State]]:
    """This moment and the last ones before it, the latest first, with how much had been played."""
    g = record.start()
    g.log = None
    found = deque([(0, g.copy())], maxlen=BACK + 1)
    for number, (seat, action) in enumerate((*record.actions, *moves)):
        g.submit(seat, action)
        found.appendleft((number + 1, g.copy()))
    return list(found)


def in_words(g: State) -> dict[str, Any]:
    return vocabulary_of(g.game.id).read(find_title(g.game.id).describe(g), g.seats)


def staged(record: Record, words: dict[str, Any]) -> State:
    return find_title(record.game.id).stage(scene_text(words), record.seats, record.seed, record.pack, record.options)


def alike(g: State, told: State) -> bool:
    """Whether everybody sees the same, and is asked the same."""
    asked = [[(seat, each.prompt(seat)) for seat in each.to_act] for each in (g, told)]
    return asked[0] == asked[1] and all(g.view(seat) == told.view(seat) for seat in (None, *range(g.seats)))
