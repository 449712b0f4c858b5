import random

import signoria

rng = random.Random(1)
g = signoria.game("il_principe").start(seats=3, seed=5)
while not g.over:
    seat = g.to_act[0]
    g.submit(seat, rng.choice(g.legal(seat)))
text = g.record().text()
print(*text.splitlines()[:12], "...", sep="\n")
again = signoria.Record.parse(text).replay()
print("scores", again.scores, "- the same:", again.scores == g.scores)
