"""In the Python of browsers: one random game of each of these titles under all laws."""

from signoria import game
from signoria.testing import laws

for title in map(game, ARGUMENTS):  # type: ignore[name-defined]  # noqa: F821
    print("held", title.id, laws.check(title, title.min_seats, seed=1, every=60.0))
