from random import Random

import signoria
from signoria.bots import bot
from signoria.bots.match import play


class Dreamer:
    """Tries each answer in a world that its seat can imagine, played on at random."""

    def choose(self, sight):
        return max(sight.options, key=lambda option: self.dream(sight, option))

    def dream(self, sight, option):
        g = sight.imagine()
        g.submit(sight.seat, option)
        while not g.over:
            seat = g.to_act[0]
            g.submit(seat, sight.rng.choice(g.legal(seat)))
        return g.scores[sight.seat] - max(g.scores)


title = signoria.game("il_principe")
for seed in range(2):
    others = [bot("random", title.id) for _ in range(2)]
    result = play(title, [Dreamer(), *others], seed=seed, rng=Random(seed))
    print(f"game {seed + 1}: scores {result.scores}, the dreamer's share {result.share(0)}")
