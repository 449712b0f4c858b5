"""A line tried out: what becomes of an answer, what bots reply, what the coach says, and a table that goes on."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import TYPE_CHECKING, Optional

from signoria.kernel import Refusal, SceneError, State
from signoria.server import asking
from signoria.server import protocol as p
from signoria.server.coaching import option_info
from signoria.server.denied import Denied
from signoria.server.exploring.ground import Ground
from signoria.server.exploring.protocol import (
    MOST_MOVES,
    AdviceCall,
    ExploreAdvice,
    ExploreCall,
    ExploreMoment,
    ExploreReasons,
    ExploreWhy,
    PlayOn,
)
from signoria.server.pace import search_seconds
from signoria.server.seating import level_of
from signoria.server.thinker import CoachQuestion, ThinkJob
from signoria.server.throttle import Throttle
from signoria.server.turns import Whose
from signoria.server.viewer import info
from signoria.titles import title as find_title

if TYPE_CHECKING:
    from signoria.server.hall import Hall
    from signoria.server.lobby import Lobby
    from signoria.server.rows import UserRow
    from signoria.server.table import Table

MOST_REPLIES = 24  # of bots in one answer
LONGEST_SEARCH = 1.8  # seconds of one bot: whoever explores waits for all replies
LOOKS, QUESTIONS = 240, 40  # of one person, a minute
Moves = list[tuple[int, int]]


class Laboratory:
    """Where lines are tried; it keeps nothing but how often each has asked."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self.hall, self.lobby = hall, lobby
        self.looks, self.questions = Throttle(LOOKS, 60), Throttle(QUESTIONS, 60)

    async def look(self, ground: Ground, call: ExploreCall, person: str) -> ExploreMoment:
        """The position after the moves and the answers; with a level, after what bots reply."""
        moves: Moves = list(call.moves)
        g = await asyncio.to_thread(ground.line, moves)
        fresh = len(g.log or [])
        refusal = _answer(g, call, moves)
        if refusal is None and call.level and ground.seat >= 0:
            await self._reply(ground, g, moves, call.level, person)
        return await asyncio.to_thread(_told, ground, g, moves, fresh, call, refusal)

    async def _reply(self, ground: Ground, g: State, moves: Moves, level: str, person: str) -> None:
        if not person:
            raise Denied("no-name", status=401)
        game = ground.record.game
        known = level_of(game.id, level)
        for _ in range(MOST_REPLIES):
            if not g.stack or g.legal(ground.seat) or len(moves) >= MOST_MOVES:
                return
            actor = g.first_to_act()
            job = self._job(ground, moves, actor, known, person)
            job.seconds = min(search_seconds(self.hall.settings, known, 1.0), LONGEST_SEARCH)
            job.budget += job.seconds
            decision = await self.hall.thinkers.decide(job, Whose(person, job.table))
            g.act(actor, decision.action)
            moves.append((actor, decision.action))

    def _job(self, ground: Ground, moves: Moves, seat: int, level: str, person: str) -> ThinkJob:
        record = ground.record
        begun = f"{record.game.id} {record.seed.hex()} {record.scene} {person}"
        pack = None if record.pack.hash == record.game.pack().hash else record.pack
        return ThinkJob(
            table=f"line {blake2b(begun.encode(), digest_size=12).hexdigest()}", game=record.game.id,
            seats=record.seats, options=record.options, seed=record.seed, actions=ground.actions(moves), seat=seat,
            level=level, budget=self.hall.settings.bot_budget, pack=self.hall.pack_text(pack), scene=record.scene,
        )  # fmt: skip

    async def advise(self, ground: Ground, call: AdviceCall, person: str) -> ExploreAdvice:
        """What a coach would do, from what the seat knows that is asked."""
        g = await asyncio.to_thread(ground.line, call.moves)
        seat = _asked(ground, g, call.by)
        legal = g.legal(seat) if seat >= 0 else []
        if not legal or (call.asked is not None and call.asked not in legal):
            raise Denied("no-advice")
        job = self._job(ground, call.moves, seat, "", person)
        digest = blake2b(f"{job.table} {seat} {len(call.moves)}".encode(), digest_size=16).digest()
        job.coach, job.seconds = CoachQuestion(digest, call.asked), self.hall.settings.coach_seconds
        advice = await self.hall.thinkers.advise(job, Whose(person, job.table))
        if advice is None:
            raise Denied("no-advice", "the coach is busy", 503)
        chances = [round(chance, 4) for chance in advice.chances]
        return ExploreAdvice(seat, [option_info(each) for each in advice.options], advice.sure, advice.worlds, chances)

    async def play_on(self, ground: Ground, call: PlayOn, user: UserRow) -> Table:
        """A table that begins here. It is rated for nobody, and its record tells what went before."""
        g = await asyncio.to_thread(ground.line, call.moves)
        if g.over:
            raise Denied("no-moment", "the game is over there", 409)
        if call.seat >= g.seats:
            raise Denied("no-open-seat", f"seat must be from 0 to {g.seats - 1}, got {call.seat}", 400)
        record = ground.record
        fresh = not record.actions and not call.moves and ground.seat < 0 and record.scene
        scene = record.scene if fresh else ground.scene_after(call.moves, call.seat)
        await asyncio.to_thread(_must_stand, ground, scene)
        wanted = p.PlayNow(record.game.id, record.seats, dict(record.options), call.level, call.seat, coach=call.coach)
        return await self.lobby.play_from(user, wanted, scene, record.pack)


def why(ground: Ground, call: ExploreWhy) -> ExploreReasons:
    g = ground.line(call.moves)
    seat = _asked(ground, g, call.by)
    touched = (call.noun, call.value) if call.noun else None
    return ExploreReasons(asking.why_not(g, seat, touched, call.verb, call.picked) if seat >= 0 else [])


def _must_stand(ground: Ground, scene: str) -> None:
    """A table whose position could not be set up would never begin."""
    record = ground.record
    try:
        find_title(record.game.id).stage(scene, record.seats, 0, record.pack, record.options)
    except SceneError as error:
        raise Denied("no-position", str(error), 409) from None


def _answer(g: State, call: ExploreCall, moves: Moves) -> Optional[Refusal]:
    """All answers or none; why not, if the rules do not allow it."""
    if not call.answers:
        return None
    by = call.by if call.by >= 0 else g.first_to_act()
    try:
        g.submit(by, list(call.answers) if len(call.answers) > 1 else call.answers[0])
    except Refusal as refusal:
        return refusal
    except ValueError as error:
        raise Denied("no-line", str(error), 400) from None
    moves += [(by, action) for action in call.answers]
    return None


def _asked(ground: Ground, g: State, wished: int) -> int:
    """Whose question it is: the seat of the line, else the one wished for if it is asked, else the first."""
    if ground.seat >= 0:
        return ground.seat
    return wished if wished >= 0 and g.waiting() >> wished & 1 else g.first_to_act()


def _told(
    ground: Ground, g: State, moves: Moves, fresh: int, call: ExploreCall, refusal: Optional[Refusal]
) -> ExploreMoment:
    own = ground.seat
    eyes = _asked(ground, g, call.eyes)
    seat = eyes if eyes >= 0 else max(call.eyes, 0)
    heard = g.log or [] if own < 0 else g.events(own)
    before = fresh if own < 0 else sum(1 for event in (g.log or [])[:fresh] if event.audience >> own & 1)
    return ExploreMoment(
        seat=seat,
        state=asking.situation(g, seat, len(moves)),
        events=[info(event) for event in heard],
        fresh=before,
        moves=moves,
        waiting=g.to_act if own < 0 else asking.asked_now(g, own),
        scores=g.scores if own < 0 or g.over else [],
        winners=g.winners,
        outcomes=asking.outcomes(g, seat),
        hands=[asking.seen(g, each) for each in range(g.seats)] if own < 0 else [],
        going=bool(g.stack) and own >= 0 and bool(call.level) and not g.legal(own),
        refusal=p.ReasonInfo("", refusal.key, list(refusal.values), refusal.rule) if refusal else None,
        played=ground.played(moves),
        led=[info(event) for event in ground.led] if own < 0 else [],
    )
