"""The puzzles that ship: sound as they are written, and solved again alike."""

from __future__ import annotations

import pytest

from signoria.puzzles import Puzzle, book_of
from signoria.puzzles.book import SHIPPED
from signoria.puzzles.checking import fault, sample, solve_again
from signoria.puzzles.mining import LEAST_LEAD
from signoria.titles import own, title
from signoria.words import LANGUAGES, Words

TITLES = [id for id in own() if len(book_of(id))]
MOST_BYTES = 150_000
OFTEN = 8  # of each title that are looked at here; `signoria puzzles verify` does the rest


def some(game: str, count: int) -> list[Puzzle]:
    return sample(list(book_of(game).puzzles.values()), count, 7)


def test_condottiere_and_il_principe_have_their_share() -> None:
    assert {"condottiere", "il_principe"} <= set(TITLES)
    assert len(book_of("condottiere")) >= 200


@pytest.mark.parametrize("game", TITLES)
def test_the_file_is_small_and_its_puzzles_differ(game: str) -> None:
    assert (title(game).folder / SHIPPED).stat().st_size <= MOST_BYTES
    puzzles = list(book_of(game).puzzles.values())
    assert len({(each.source.seed, each.at) for each in puzzles}) == len(puzzles)
    assert all(each.gap >= LEAST_LEAD - 0.001 for each in puzzles)
    assert all(800 <= each.rating <= 2600 for each in puzzles)


@pytest.mark.parametrize("game", TITLES)
def test_puzzles_are_sound(game: str) -> None:
    assert [fault(puzzle) for puzzle in some(game, OFTEN)] == [""] * min(OFTEN, len(book_of(game)))


@pytest.mark.parametrize("game", TITLES)
def test_somebody_is_misled(game: str) -> None:
    assert all(puzzle.misleads for puzzle in book_of(game).puzzles.values())


@pytest.mark.parametrize("game", TITLES)
def test_the_master_solves_them_alike(game: str) -> None:
    solved = [solve_again(puzzle, times=1, seed=3) for puzzle in some(game, 2)]
    assert all(each.agrees for each in solved)


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_its_name(game: str, language: str) -> None:
    words = Words(title(game).game, language, [])
    for theme in book_of(game).themes:
        assert words.raw(f"theme-{theme}") != f"theme-{theme}"
