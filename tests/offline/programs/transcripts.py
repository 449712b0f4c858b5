"""In the Python of browsers: every golden game of these titles, compared byte by byte with its text."""

from pathlib import Path

from signoria import game
from signoria.testing.transcript import settings, transcript

for title in map(game, ARGUMENTS):  # type: ignore[name-defined]  # noqa: F821
    golden = Path("/source/titles") / title.id / "tests" / "transcripts"
    for name, seats, options in settings(title):
        played = transcript(title, seats, options).encode()
        assert played == (golden / f"{name}.txt").read_bytes(), f"{name} is played otherwise"
        print("same", name)
