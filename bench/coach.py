"""In how many questions of expert games the coach has no feature of the expert to tell, and in how many no word at all.

python -m bench.coach condottiere --questions 200 --worlds 16
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Iterator

from signoria import game as find_game
from signoria.bots import guide
from signoria.bots.sight import Sight
from signoria.kernel import State
from signoria.teacher.coach import Advice, Coach

SHOWN = 4  # answers on the coach's card
ALIKE = 0.005  # of victory: two answers that come out alike, which the card says
SEED = b"questions asked."
Counts = Counter[str]


def questions(title: str, share: float) -> Iterator[tuple[State, int]]:
    """Some of the questions in games of experts, at tables of every size, without end."""
    game, expert = find_game(title), guide(title)
    seed = 0
    while True:
        seed += 1
        rng = Random(seed)
        g = game.start(rng.randint(game.min_seats, game.max_seats), seed=seed)
        g.log = None
        while not g.over:
            seat = g.first_to_act()
            if rng.random() < share and len(g.legal(seat)) > 1:
                yield g, seat
            g.act(seat, expert.choose(Sight(g.imagine(seat, rng.randbytes(16)), seat, rng)))


def said(advice: Advice) -> str:
    """What stands on the card beside the answer."""
    shown = advice.options[1:SHOWN]
    if any(option.reasons for option in shown):
        return "features"
    if any(option.loss < ALIKE for option in shown):
        return "alike"
    return "outcome" if any(option.gain >= ALIKE for option in shown) else "nothing"


def counted(title: str, count: int, worlds: int, share: float) -> tuple[Counts, Counts]:
    coach = Coach(title, worlds=worlds)
    found: Counts = Counter()
    where: Counts = Counter()
    for g, seat in questions(title, share):
        words = said(coach.advise(g, seat, SEED))
        found[words] += 1
        if words in ("outcome", "nothing"):
            where[(g.prompt(seat) or ("",))[0]] += 1
        if found.total() == count:
            break
    return found, where


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="+")
    parser.add_argument("--questions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--share", type=float, default=0.1, help="of the questions of a game")
    wanted = parser.parse_args()
    for title in wanted.titles:
        found, where = counted(title, wanted.questions, wanted.worlds, wanted.share)
        shares = ", ".join(f"{words} {100 * number / found.total():.1f} %" for words, number in found.most_common())
        print(f"{title}: {found.total()} questions: {shares}; outcome or nothing: {dict(where)}", flush=True)


if __name__ == "__main__":
    main()
