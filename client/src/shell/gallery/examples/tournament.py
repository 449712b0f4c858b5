from random import Random

import signoria
from signoria.bots import bot
from signoria.bots.match import play

title = signoria.game("condottiere")
levels = ["random", "novice", "expert"]
wins = dict.fromkeys(levels, 0.0)
for number in range(6):
    turned = levels[number % 3 :] + levels[: number % 3]
    result = play(title, [bot(level, title.id) for level in turned], seed=number, rng=Random(number))
    for seat, level in enumerate(turned):
        wins[level] += result.share(seat)
    print(f"game {number + 1}: {result.decisions} decisions, scores {result.scores}")
print(wins)
