import signoria
from signoria.testing import laws

for title in signoria.games():
    decisions = laws.check(title, title.min_seats, seed=3, every=80)
    print(f"{title.title}: {decisions} decisions, every law holds")
