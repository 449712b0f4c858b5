"""Everything about puzzles in one place, for the HTTP side."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path
from random import Random
from typing import Final, Optional

from signoria.puzzles import Book, Puzzle, book_of
from signoria.puzzles.book import SHIPPED, read
from signoria.server.denied import Denied
from signoria.server.hall import Hall
from signoria.server.puzzles import days
from signoria.server.puzzles.ledger import Ledger
from signoria.server.puzzles.positions import Position, Positions
from signoria.server.puzzles.protocol import (
    DayState,
    PuzzleAnswer,
    PuzzleDay,
    PuzzleInfo,
    PuzzleMoment,
    PuzzleRating,
    PuzzleRef,
    PuzzleResult,
    PuzzleShelf,
    PuzzleTitle,
)
from signoria.server.puzzles.rating import NEWCOMER, unsolved
from signoria.server.puzzles.rows import TryRow
from signoria.server.throttle import Throttle

NEAR: Final = 8  # of those nearest to somebody's rating one is drawn
PER_MINUTE: Final = 60  # puzzles that somebody looks at, or tries


class Room:
    def __init__(self, hall: Hall) -> None:
        self.hall, self.ledger = hall, Ledger(hall.store)
        self.positions, self.working = Positions(), asyncio.Lock()
        self.throttle = Throttle(PER_MINUTE, 60)
        self.books = {title.id: self._book(title.id) for title in hall.titles}

    def _book(self, game: str) -> Book:
        """What the title brings, and what the operator adds."""
        shipped = book_of(game)
        folder = self.hall.settings.puzzles
        path = Path(folder) / f"{game}.{SHIPPED}"
        if not folder or not path.is_file():
            return shipped
        return Book([*shipped.puzzles.values(), *read(path)])

    def puzzle(self, game: str, id: str) -> Puzzle:
        book = self.books.get(game)
        if book is None or id not in book.puzzles:
            raise Denied("no-puzzle", "there is no such puzzle", 404)
        return book.puzzles[id]

    async def slow_down(self, who: str) -> None:
        """Whoever looks at a puzzle has a game played again."""
        await self.throttle.pass_everywhere(self.hall.cluster, "puzzles", who)

    # -- what there is

    async def shelf(self, user_id: str) -> PuzzleShelf:
        games = [
            PuzzleTitle(game, len(book), book.themes, await self.standing(user_id, game))
            for game, book in self.books.items()
            if len(book)
        ]
        permitted = bool(user_id) and await self.ledger.permitted(user_id)
        return PuzzleShelf(games, await self.week(user_id, days.today()), permitted)

    async def standing(self, user_id: str, game: str) -> Optional[PuzzleRating]:
        sums = await self.ledger.of_person(user_id, game) if user_id else None
        return sums.rating(NEWCOMER) if sums is not None and sums.count else None

    async def week(self, user_id: str, last: date) -> list[PuzzleDay]:
        known = {(row.game, row.puzzle): row.solved for row in await self.ledger.all_of(user_id)} if user_id else {}
        found = [(day, self.daily(day)) for day in days.week(last)]
        return [_day(day, puzzle, known) for day, puzzle in found if puzzle is not None]

    def daily(self, day: date) -> Optional[Puzzle]:
        return days.puzzle_of(day, list(self.books.values()))

    async def next(self, user_id: str, game: str, theme: str) -> PuzzleRef:
        """One that the person has not tried, near the rating in its title: the same until it is tried."""
        books = [self.books[game]] if game in self.books else [] if game else list(self.books.values())
        left = [puzzle for book in books for puzzle in book.puzzles.values() if not theme or theme in puzzle.themes]
        known = {(row.game, row.puzzle) for row in await self.ledger.all_of(user_id)} if user_id else set()
        left = [each for each in left if (each.source.title, each.id) not in known and not days.is_reserved(each.id)]
        if not left:
            raise Denied("no-puzzle", "there is none left of this kind", 404)
        luck = Random(f"{user_id}:{game}:{theme}:{len(known)}")
        title = luck.choice(sorted({puzzle.source.title for puzzle in left}))
        standing = await self.standing(user_id, title)
        mean = standing.mean if standing is not None else NEWCOMER.mean
        near = sorted(
            (each for each in left if each.source.title == title), key=lambda each: (abs(each.rating - mean), each.id)
        )
        return PuzzleRef(title, luck.choice(near[:NEAR]).id)

    # -- one puzzle

    async def position(self, puzzle: Puzzle) -> Position:
        async with self.working:  # a game is played again: one at a time, off the event loop
            return await asyncio.to_thread(self.positions.of, puzzle)

    async def info(self, user_id: str, puzzle: Puzzle, day: Optional[date] = None) -> PuzzleInfo:
        position = await self.position(puzzle)
        row = await self.ledger.found(user_id, puzzle) if user_id else None
        return PuzzleInfo(
            puzzle.source.title,
            puzzle.id,
            puzzle.seat,
            position.table(),
            position.situation(),
            position.events,
            position.outcomes(),
            puzzle.themes,
            (await self.ledger.of_puzzle(puzzle)).rating(unsolved(puzzle.rating)),
            await self.standing(user_id, puzzle.source.title),
            await self.result(row, puzzle, position) if row is not None else None,
            day.isoformat() if day else "",
            await self.week(user_id, days.today()) if day else [],
        )

    async def attempt(self, user_id: str, puzzle: Puzzle, action: int) -> PuzzleResult:
        if action not in [each.action for each in puzzle.weighed]:
            raise Denied("no-choice", "this is no answer to the question")
        row = await self.ledger.note(user_id, puzzle, action)
        return await self.result(row, puzzle, await self.position(puzzle))

    async def result(self, row: TryRow, puzzle: Puzzle, position: Position) -> PuzzleResult:
        given = await self.ledger.answers(puzzle)
        people = sum(given.values())
        line, tried = await asyncio.to_thread(_lines, position, puzzle.answer, row.action)
        mine = (await self.ledger.of_person(row.user_id, row.game)).rating(NEWCOMER)
        answers = [
            PuzzleAnswer(each.action, each.value, each.error, given.get(each.action, 0) / people)
            for each in puzzle.weighed
        ]
        return PuzzleResult(
            row.solved, row.action, answers, people, row.gain, mine, line, tried, puzzle.naive, puzzle.expert
        )  # fmt: skip


def _lines(position: Position, best: int, tried: int) -> tuple[list[PuzzleMoment], list[PuzzleMoment]]:
    return position.line(best), position.line(tried) if tried != best else []


def _day(day: date, puzzle: Puzzle, known: dict[tuple[str, str], bool]) -> PuzzleDay:
    solved = known.get((puzzle.source.title, puzzle.id))
    state: DayState = "open" if solved is None else "solved" if solved else "missed"
    return PuzzleDay(day.isoformat(), puzzle.source.title, puzzle.id, state)
