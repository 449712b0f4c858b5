"""Plays the games of a shard and watches every decision that is one."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from signoria.bots import Bot, specs
from signoria.bots.company import Company, Fault
from signoria.bots.match import LIMIT
from signoria.dataset.plan import DataPlan, split_of
from signoria.dataset.steps import Writer, save
from signoria.envs.play import Play, returns
from signoria.kernel import State
from signoria.titles import game as find_game


@cache
def player(spec: str, title: str, seat: int) -> Bot:
    """One for each seat, as it may remember what it saw there."""
    return specs.make(spec, title)


class Game:
    """One game, told to a writer. All bots see through a blindfold, levels too: what they know is what is kept."""

    def __init__(self, plan: DataPlan, number: int) -> None:
        self.plan, self.number = plan, number
        rng = Random(plan.seed_of(number, "bots"))
        self.names = [rng.choice(plan.bots) for _ in range(plan.seats)]
        bots = {seat: player(name, plan.title, seat) for seat, name in enumerate(self.names)}
        rngs = {seat: Random(rng.getrandbits(64)) for seat in bots}
        self.g: State = find_game(plan.title).start(plan.seats, plan.seed_of(number, "deal"), **plan.settings)
        self.seen = Play(plan.title, plan.seats, plan.settings)
        self.seen.g = self.g
        self.company = Company(self.g, bots, rngs, self.names)

    def play(self, writer: Writer) -> None:
        g, company, step = self.g, self.company, 0
        company.greet()
        while not g.over and step < LIMIT:
            seat = g.first_to_act()
            legal = g.legal(seat)
            action = legal[0] if len(legal) == 1 else self.decide(writer, step, seat, legal)
            company.act(seat, action)
            company.chat()
            step += 1
        company.part()
        writer.end(np.asarray(returns(g), np.float32))

    def decide(self, writer: Writer, step: int, seat: int, legal: list[int]) -> int:
        company, teacher = self.company, self.plan.teacher
        sight = company.sight(seat)
        action = company.choose(seat, legal, sight)
        assert action is not None, "a fault raises"
        taught = player(teacher, self.plan.title, -1 - seat).choose(sight) if teacher else action
        if taught not in legal:
            raise Fault(f"the teacher {teacher} answered {taught!r}, which was not open, in game {self.number}")
        writer.add(
            game=self.number, step=step, seat=seat, observation=self.seen.vector(seat).copy(),
            mask=np.packbits(self.seen.mask(seat).astype(np.uint8)), action=action, policy=taught,
        )  # fmt: skip
        return action


def play_shard(plan: DataPlan, folder: str, shard: int) -> int:
    """Write the files of a shard; how many steps it has."""
    writer, lines = Writer(), []
    for number in plan.games_of(shard):
        game = Game(plan, number)
        game.play(writer)
        record = game.g.record().text()
        lines.append({"game": number, "split": split_of(number), "bots": game.names, "record": record})
    columns = writer.columns()
    path = plan.records_file(Path(folder), shard)
    with gzip.GzipFile(path, "wb", mtime=0) as file:
        file.write("".join(json.dumps(line) + "\n" for line in lines).encode())
    save(columns, plan.steps_file(Path(folder), shard))
    return len(columns["game"])
