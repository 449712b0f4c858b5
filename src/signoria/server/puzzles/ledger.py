"""What people tried, read from the database and written into it: right whatever process does it."""

from __future__ import annotations

from typing import Optional

import sqlalchemy as sa
from msgspec import Struct

from signoria.puzzles import Puzzle
from signoria.server.puzzles.protocol import PuzzleRating
from signoria.server.puzzles.rating import NEWCOMER, Strength, tried, unsolved
from signoria.server.puzzles.rows import TryRow, permits, tries
from signoria.server.rows import now_ms
from signoria.server.store import Store, Write

t = tries.c


class Sums(Struct):
    """What all tries of somebody, or of a puzzle, come to."""

    count: int
    solved: Optional[int]
    gain: Optional[float]
    firmer: Optional[float]

    def added_to(self, start: Strength) -> Strength:
        return start.after(self.gain or 0.0, self.firmer or 0.0)

    def rating(self, start: Strength) -> PuzzleRating:
        now = self.added_to(start)
        return PuzzleRating(now.mean, now.doubt, self.count, self.solved or 0)


class Given(Struct):
    """How many gave an answer."""

    action: int
    people: int


class Ledger:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_person(self, user_id: str, game: str) -> Sums:
        return await self._sums(sa.and_(t.user_id == user_id, t.game == game), t.gain, t.firmer)

    async def of_puzzle(self, puzzle: Puzzle) -> Sums:
        return await self._sums(_of(puzzle), t.puzzle_gain, t.puzzle_firmer)

    async def _sums(self, where: sa.ColumnElement[bool], gain: sa.Column[float], firmer: sa.Column[float]) -> Sums:
        query = sa.select(
            sa.func.count().label("count"),
            sa.func.sum(sa.case((t.solved, 1), else_=0)).label("solved"),
            sa.func.sum(gain).label("gain"),
            sa.func.sum(firmer).label("firmer"),
        )
        return (await self.store.all(Sums, query.where(where)))[0]

    async def answers(self, puzzle: Puzzle) -> dict[int, int]:
        """How many people gave each answer."""
        query = sa.select(t.action, sa.func.count().label("people")).where(_of(puzzle)).group_by(t.action)
        return {each.action: each.people for each in await self.store.all(Given, query)}

    async def found(self, user_id: str, puzzle: Puzzle) -> Optional[TryRow]:
        return await self.store.one(TryRow, sa.select(tries).where(t.user_id == user_id, _of(puzzle)))

    async def all_of(self, user_id: str, game: str = "") -> list[TryRow]:
        where = [t.user_id == user_id, *([t.game == game] if game else [])]
        return await self.store.all(TryRow, sa.select(tries).where(*where).order_by(t.at, t.puzzle))

    async def note(self, user_id: str, puzzle: Puzzle, action: int) -> TryRow:
        """The try that counts: this one, or the one that was made before, in whatever process."""
        solver = (await self.of_person(user_id, puzzle.source.title)).added_to(NEWCOMER)
        strength = (await self.of_puzzle(puzzle)).added_to(unsolved(puzzle.rating))
        solved = action == puzzle.answer
        change = tried(solver, strength, solved)
        values = {
            "user_id": user_id, "game": puzzle.source.title, "puzzle": puzzle.id, "action": action, "solved": solved,
            "at": now_ms(), "gain": change.gain, "firmer": change.firmer, "puzzle_gain": change.puzzle_gain,
            "puzzle_firmer": change.puzzle_firmer,
        }  # fmt: skip
        await self.store.take(TryRow, self.store.unless_there(tries).values(**values).returning(*tries.columns))
        found = await self.found(user_id, puzzle)
        assert found is not None
        return found

    # -- games of people

    async def permitted(self, user_id: str) -> bool:
        return bool(await self.store.column(sa.select(permits.c.user_id).where(permits.c.user_id == user_id)))

    async def permit(self, user_id: str, may: bool) -> None:
        write: Write = (sa.delete(permits).where(permits.c.user_id == user_id), None)
        if may:
            write = (self.store.unless_there(permits), [{"user_id": user_id, "since": now_ms()}])
        await self.store.write(write)


def _of(puzzle: Puzzle) -> sa.ColumnElement[bool]:
    return sa.and_(t.game == puzzle.source.title, t.puzzle == puzzle.id)


async def taken_over(store: Store, guest_id: str, member_id: str) -> list[Write]:
    """A guest's tries become a member's; of a puzzle that both tried the member's own counts.

    Where the member has a rating already they add nothing to it: they were reckoned for somebody of whom nothing was
    known, and guest after guest would lift it without end. Whether puzzles may be made of games is each one's own to
    say.
    """
    ledger = Ledger(store)
    mine = {(row.game, row.puzzle) for row in await ledger.all_of(member_id)}
    twice = [row for row in await ledger.all_of(guest_id) if (row.game, row.puzzle) in mine]
    return [
        *(
            (sa.delete(tries).where(t.user_id == guest_id, t.game == row.game, t.puzzle == row.puzzle), None)
            for row in twice
        ),
        (
            sa.update(tries)
            .where(t.user_id == guest_id, t.game.in_(sorted({game for game, _ in mine})))
            .values(gain=0.0, firmer=0.0),
            None,
        ),
        (sa.update(tries).where(t.user_id == guest_id).values(user_id=member_id), None),
        (sa.delete(permits).where(permits.c.user_id == guest_id), None),
    ]
