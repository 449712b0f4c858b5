"""Plays the games of a shard and watches every decision that is one."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from signoria.bots import Bot, Sight, Talker, specs
from signoria.bots.match import LIMIT
from signoria.bots.roles import ASIDES
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
        self.bots = [player(name, plan.title, seat) for seat, name in enumerate(self.names)]
        self.rngs = [Random(rng.getrandbits(64)) for _ in range(plan.seats)]
        self.g: State = find_game(plan.title).start(plan.seats, plan.seed_of(number, "deal"), **plan.settings)
        self.seen = Play(plan.title, plan.seats, plan.settings)
        self.seen.g = self.g

    def play(self, writer: Writer) -> None:
        g, step = self.g, 0
        while not g.over and step < LIMIT:
            seat = g.first_to_act()
            legal = g.legal(seat)
            action = legal[0] if len(legal) == 1 else self.decide(writer, step, seat, legal)
            g.act(seat, action)
            self.talk()
            step += 1
        writer.end(np.asarray(returns(g), np.float32))

    def decide(self, writer: Writer, step: int, seat: int, legal: list[int]) -> int:
        sight = Sight.blind(self.g, seat, self.rngs[seat])
        action = self.bots[seat].choose(sight)
        teacher = self.plan.teacher
        taught = player(teacher, self.plan.title, -1 - seat).choose(sight) if teacher else action
        for answer in (action, taught):
            if answer not in legal:
                raise ValueError(f"a bot answered {answer!r}, which was not open, in game {self.number}")
        writer.add(
            game=self.number, step=step, seat=seat, observation=self.seen.vector(seat).copy(),
            mask=np.packbits(self.seen.mask(seat).astype(np.uint8)), action=action, policy=taught,
        )  # fmt: skip
        return action

    def talk(self) -> None:
        """Bots that trade do so here too; what is said out of turn is in the record."""
        for seat, each in enumerate(self.bots):
            if not isinstance(each, Talker):
                continue
            for _ in range(ASIDES):
                open_now = self.g.asides(seat) if not self.g.over else []
                said = each.aside(Sight.blind(self.g, seat, self.rngs[seat])) if open_now else None
                if said is None or said not in open_now:
                    break
                self.g.act(seat, said)


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
