"""Who moves when nobody clicks: bots, forced passes, and bots of the clock."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Coroutine, Optional

import structlog

from signoria.kernel.verbs import EVERYBODY
from signoria.server import moves, ordering, pace
from signoria.server.appointment import Appointment
from signoria.server.by_post import votes
from signoria.server.by_post.modest import least_harm
from signoria.server.logs import mark
from signoria.server.pace import Asked, Habits, Tempos, Wait
from signoria.server.protocol import NOBODY
from signoria.server.seatsets import seats_of
from signoria.server.speaking import Speaker, told_to
from signoria.server.thinker import CoachQuestion, ThinkJob
from signoria.server.thinkers import Decision, WorkerLost
from signoria.server.turns import Whose
from signoria.teacher.coach import Advice

if TYPE_CHECKING:
    from signoria.server.table import Table

MOST_ASIDES_IN_A_ROW = 8
LONGEST_SLEEP = 1.0  # then a sleeper looks whether somebody has come
LONGEST_WAIT = 3600.0  # for a clock: the hour of the day may be set meanwhile
FIRST_REST, LONGEST_REST = 0.5, 6.0  # seconds after a failure before a seat is tried again

log = structlog.get_logger("driver")


async def wake(table: Table) -> None:
    table.go_on()


class Driver:
    """At most one pending task per seat; each ends by posting its answer to the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now = asyncio.get_running_loop().time  # to ask for the loop each time is a system call
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.asked: dict[int, Asked] = {}
        self.waits: dict[int, Wait] = {}
        self.habits = Habits(table.hall.settings.pass_delay)
        self.tempos = Tempos(table.row.game)
        self.watched = False
        self.failures: dict[int, int] = {}
        self.resting: dict[int, float] = {}  # seats that failed, and until when they are left alone
        self.talk: Optional[asyncio.Task[None]] = None
        self.holds = False  # bots decide only once this talk is over
        self.talked = -1  # rows stored when the bots last had nothing to say
        self.mute: set[str] = set()  # levels that never talk in this title
        self.speaker = Speaker(table)

    def busy(self) -> bool:
        return bool(self.tasks) or self.talk is not None or bool(self.speaker.tasks)

    def rest(self, seat: Optional[int] = None) -> None:
        """Give up what was being done for a seat, or for all."""
        if seat is None and self.talk is not None:
            self.talk.cancel()
            self.talk = None
        if seat is None:
            self.forget()
            self.speaker.rest()
        for each in (seat,) if seat is not None else self.asked.keys() | self.tasks.keys():
            self._give_up(each)

    def _give_up(self, seat: int) -> None:
        self.asked.pop(seat, None)
        task = self.tasks.pop(seat, None) if self.tasks else None
        if task is not None:
            task.cancel()

    def forget(self, seats: int = EVERYBODY) -> None:
        """The questions of these seats are others from now on."""
        for seat in tuple(self.waits):
            if seats >> seat & 1:
                del self.waits[seat]

    def drive(self) -> None:
        """See to it that every seat that is asked and does not answer itself will be answered for."""
        table = self.table
        g = table.g
        table.waiting.changed()
        if g is None or table.row.status != "running" or table.row.paused:
            self.rest()
            if table.clock is not None:
                table.clock.stop()
            return
        waiting = table.position().waiting
        if table.wish is not None:
            waiting &= ~self._bots()
        if table.clock is not None:
            holding = 0 if table.wish is None else 1 << table.wish.seat
            table.clock.ask(waiting, 0 if g.secret() else waiting, holding)
        fresh = self._look_around(waiting)
        if table.wish is None:
            self._let_talk(fresh)
            if self.speaker.knows:
                self.let_promise()
        for seat in seats_of(waiting):
            if seat not in self.tasks:
                self._plan(seat)

    def _runs(self) -> bool:
        table = self.table
        return table.row.status == "running" and not table.row.paused and table.wish is None

    def _look_around(self, waiting: int) -> bool:
        """Which questions are gone, which are new (whether any is), and whether somebody has come to watch."""
        table = self.table
        assert table.g is not None
        for seat in tuple(self.asked):
            if not waiting >> seat & 1:
                self._give_up(seat)
        if self.waits:
            self.forget(~waiting)
        frame, at, fresh = table.g.stack[-1] if table.g.stack else None, self.now(), False
        for seat in seats_of(waiting):
            if seat not in self.asked:
                fresh = True
                self._ask(seat, frame, at)
        watched = bool(table.connections)
        if watched and not self.watched:
            for seat, asked in self.asked.items():
                if asked.answer is not None and (level := self._level(seat)):
                    asked.answer.hasten(self.now() + self._bot_delay(level, asked))
        self.watched = watched
        return fresh

    def _ask(self, seat: int, frame: Any, at: float) -> None:
        kind = pace.kind_of(frame)
        self.asked[seat] = Asked(kind, self.tempos.of(frame), at)
        if seat not in self.waits:
            self.waits[seat] = Wait(at, self.habits, seat, kind)
        if level := self._level(seat):
            self._draw(seat, level)

    def _draw(self, seat: int, level: str) -> None:
        """When a bot will answer: drawn with the question, whatever is talked about meanwhile, perhaps in secret."""
        asked = self.asked[seat]
        asked.answer = self._appointment(level, asked)
        if self._talkers():
            asyncio.get_running_loop().call_later(asked.answer.latest() - self.now(), self.table.post, wake)

    def _appointment(self, level: str, asked: Asked) -> Appointment:
        least = pace.least(self.table.hall.settings, level, asked.tempo)
        return Appointment(asked.at + self._bot_delay(level, asked), least)

    def _level(self, seat: int) -> str:
        """The bot that plays a seat; empty if a person does."""
        place = self.table.places[seat]
        return place.level if place.kind == "bot" else place.driver

    def _bots(self) -> int:
        return sum(1 << seat for seat in range(self.table.row.seats) if self._level(seat))

    # -- asides of bots: they answer offers, and make some, before the next of them decides

    def _let_talk(self, fresh: bool) -> None:
        """A new question waits for one round of talk. What is said later in secret must not hold up anybody."""
        table = self.table
        if fresh and self.talk is not None:
            self.talk.cancel()
            self.talk = None
        if self.talk is not None or self.talked == table.written:
            return
        talkers = [each for each in self._talkers() if self._may_talk(each[0])]
        if talkers:
            self.holds = fresh
            self.talk = asyncio.create_task(self._listen(talkers), name=f"talk at {mark(table.row.id)}")
            self.talk.add_done_callback(self._talk_over)

    def let_promise(self) -> None:
        """Bots speak of promises beside all this."""
        if self.speaker.knows and self._runs():
            self.speaker.listen(self._job, self._whose())

    def _talkers(self) -> list[tuple[int, str]]:
        """The bots that talk, or of whom it is not known yet that they never do."""
        verbs = self.table.title.verbs
        if verbs.first_aside >= verbs.size:
            return []
        found = []
        for place in self.table.places:
            level = place.level if place.kind == "bot" else place.driver
            if level and level not in self.mute:
                found.append((place.seat, level))
        return found

    def _may_talk(self, seat: int) -> bool:
        """Bots that answer each other without end are cut short."""
        spoken = 0
        for actor, action in reversed(self.table.history):
            if action < self.table.title.verbs.first_aside:
                break
            spoken += actor == seat
        return spoken < MOST_ASIDES_IN_A_ROW

    async def _listen(self, talkers: list[tuple[int, str]]) -> None:
        table, written, began = self.table, self.table.written, self.now()
        job = self._job(talkers[0][0], talkers[0][1])
        job.talkers = talkers
        thought = await table.hall.thinkers.listen(job, self._whose())
        if not thought.talks:
            self.mute |= {level for _, level in talkers}
        if thought.seat >= 0:
            await asyncio.sleep(max(0.0, began + table.hall.settings.bot_seconds - self.now()))
        table.post(moves.aside_for, thought.seat, thought.action, written, asyncio.current_task())

    def _talk_over(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        log.error("bots could not talk", table=self.table.row.id, exc_info=error)
        if self.talk is task:
            self.talk, self.talked = None, self.table.written
            self.table.post(wake)

    # -- answers

    def _plan(self, seat: int) -> None:
        table = self.table
        level, asked = self._level(seat), self.asked[seat]
        asked.forced = not level and table.forced(table.legal(seat))
        if self.resting and self.resting.get(seat, 0.0) > self.now():
            return  # planned again once it has rested
        if level and self.talk is not None and self.holds and not self._must_think(seat):
            return  # planned again once the talk is over, or when it is time
        if level:
            self._begin(seat, self._bot(seat, level))
        elif table.wish is None and self._ordered_now(seat):
            self._begin(seat, self._order(seat))
        elif table.wish is None and asked.forced and self._passes(seat):
            self._begin(seat, self._pass(seat))
        elif table.clock is not None and not votes.is_open(table, seat):
            self._begin(seat, self._time_out(seat))

    def _must_think(self, seat: int) -> bool:
        answer = self.asked[seat].answer
        return answer is not None and answer.must_begin(self.now())

    def _begin(self, seat: int, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=f"seat {seat} of {mark(self.table.row.id)}")
        self.tasks[seat] = task
        task.add_done_callback(lambda done: self._over(seat, done))

    def _over(self, seat: int, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        log.error("a seat's driver failed", table=self.table.row.id, seat=seat, exc_info=error)
        if self.tasks.get(seat) is task:
            del self.tasks[seat]
            self.failed(seat)

    def failed(self, seat: int) -> None:
        """Nothing came of what was done for a seat: it is tried again, less and less often."""
        times = self.failures.get(seat, 0)
        self.failures[seat] = times + 1
        pause = min(LONGEST_REST, FIRST_REST * 2 ** min(times, 10))
        self.resting[seat] = self.now() + pause
        self.asked.pop(seat, None)
        asyncio.get_running_loop().call_later(pause, self.table.post, wake)

    def release(self, seat: int, task: Optional[asyncio.Task[None]]) -> bool:
        """Whether this is the task that answers for the seat; if so it has done its part."""
        if self.tasks.get(seat) is not task:
            return False
        del self.tasks[seat]
        self.asked.pop(seat, None)
        self.forget(1 << seat)
        return True

    def heard(self, seat: int) -> None:
        """A person has acted."""
        table = self.table
        asked = self.asked.get(seat)
        answered = table.history[-1][1] < table.title.verbs.first_aside
        if asked is not None and answered and not asked.forced:
            self.habits.note(seat, asked.kind, self.now() - self.waits[seat].at)
        if answered:
            self.waits.pop(seat, None)
        self._give_up(seat)

    async def _bot(self, seat: int, level: str) -> None:
        """The moment is drawn first; thinking happens within it, or within as long once a worker is free."""
        table, asked = self.table, self.asked[seat]
        answer = asked.answer = asked.answer or self._appointment(level, asked)
        decision = await self._think(seat, level, asked)
        table.hall.metrics.decisions.observe(self.now() - decision.began)
        if answer.thought(decision.began, self.now()):
            table.hall.metrics.late_answers.inc()
        while (left := answer.due - self.now()) > 0:
            await asyncio.sleep(min(left, LONGEST_SLEEP))
        self._answer(seat, least_harm(table, seat, decision.action))

    def _bot_delay(self, level: str, asked: Asked) -> float:
        table = self.table
        settings = table.hall.settings
        delay = pace.bot_delay(settings, level, asked.tempo, table.row.pace, bool(table.connections))
        talk = settings.bot_seconds if self._talkers() else 0.0
        # never two at once: which of them came first would tell who had thought less
        apart = pace.chance.random() * settings.bot_seconds / 4
        return max(delay, talk + pace.least(settings, level, asked.tempo)) + apart

    async def _think(self, seat: int, level: str, asked: Asked) -> Decision:
        table = self.table
        job = self._job(seat, level)
        if table.pacts.rows:
            job.promises = told_to(table, seat)
        job.seconds = pace.search_seconds(table.hall.settings, level, asked.tempo)
        job.budget += job.seconds
        try:
            return await table.hall.thinkers.decide(job, self._whose())
        except (WorkerLost, OSError) as error:
            log.error("no worker could answer", table=table.row.id, reason=type(error).__name__)
            assert table.g is not None
            return Decision(secrets.choice(table.g.legal(seat)), self.now())

    def _whose(self) -> Whose:
        return Whose(self.table.row.host, self.table.row.id, bool(self.table.connections))

    def _job(self, seat: int, level: str) -> ThinkJob:
        table = self.table
        return ThinkJob(
            table=table.row.id, game=table.row.game, seats=table.row.seats, options=table.row.options,
            seed=table.seed, actions=list(table.history), seat=seat, level=level,
            budget=table.hall.settings.bot_budget, pack=table.hall.pack_text(table.pack), scene=table.row.scene,
        )  # fmt: skip

    async def advice(self, seat: int, question: CoachQuestion) -> Optional[Advice]:
        """What a coach would say on this seat."""
        job = self._job(seat, "")
        job.coach, job.seconds = question, self.table.hall.settings.coach_seconds
        try:
            return await self.table.hall.thinkers.advise(job, self._whose())
        except OSError as error:
            log.error("no worker for the coach", table=self.table.row.id, reason=type(error).__name__)
            return None

    def _passes(self, seat: int) -> bool:
        """Whether the table may pass for a person. For somebody absent it may not while others play: an answer from
        an empty chair would tell that there was no choice."""
        table = self.table
        if not table.forced(table.legal(seat)):
            return False
        here = bool(table.viewers[seat].connections) or table.hall.settings.pass_for_absent
        return here or self._alone(seat)

    def _alone(self, seat: int) -> bool:
        """Nobody else who sits here, even behind a bot, or looks on could learn from how fast a pass is given."""
        table = self.table
        others = any(place.kind == "person" and place.seat != seat for place in table.places)
        return not others and not table.viewers[NOBODY].connections

    def _usual_delay(self, seat: int) -> float:
        """About as long as the person takes for such a question, so that the speed of an answer tells nothing."""
        return self.waits[seat].delay * (pace.BRISK if self._alone(seat) else 1.0)

    def reconsider(self, seat: int) -> None:
        """The orders of a seat have changed: what was planned for it is planned anew, and nobody else is stirred.

        Time that is out stays out, or orders without end would hold up the bot of the clock.
        """
        clock = self.table.clock
        if seat not in self.asked or not self._runs() or (clock is not None and not clock.left(seat)):
            return
        task = self.tasks.pop(seat, None)
        if task is not None:
            task.cancel()
        self.waits[seat].moment = None
        self._plan(seat)

    def returned(self, seat: int) -> None:
        """Somebody is back while the table was waiting for their time to be out: if a pass is all they could say, it is
        given for them."""
        table = self.table
        first = seat in self.asked and len(table.viewers[seat].connections) == 1
        if first and table.forced(table.legal(seat)) and not self._level(seat) and not self._ordered_now(seat):
            self.reconsider(seat)

    def _ordered_now(self, seat: int) -> bool:
        clock = self.table.clock
        return self.table.orders.answer(seat) is not None and (clock is None or clock.left(seat) > 0)

    async def _order(self, seat: int) -> None:
        """What the seat's order says, when the person might have answered. The moment is drawn before, whatever is
        answered; within the clock, which all can see; and alike whether or not the person is here."""
        table, wait = self.table, self.waits[seat]
        if wait.moment is None:
            delay = self._usual_delay(seat)
            within = table.clock.left(seat) / 2000 if table.clock is not None else delay
            wait.moment = self.now() + min(delay, within)
        self.asked[seat].answer = Appointment(wait.moment)
        await asyncio.sleep(wait.moment - self.now())
        table.post(ordering.answer_by_order, seat, asyncio.current_task())

    async def _pass(self, seat: int) -> None:
        table, asked, delay = self.table, self.asked[seat], self._usual_delay(seat)
        if table.clock is not None and delay * 1000 > table.clock.left(seat):
            await self._time_out(seat)
            return
        asked.answer = Appointment(self.now() + delay)
        await asyncio.sleep(delay)
        assert table.g is not None
        if self._passes(seat):
            self._answer(seat, table.g.legal(seat)[0])
        elif table.clock is not None:
            await self._time_out(seat)
        elif self.tasks.get(seat) is asyncio.current_task():
            del self.tasks[seat]  # planned again when the person is back

    async def _time_out(self, seat: int) -> None:
        """The bot of the clock begins to think when the time is out, and takes as long as at its own seat."""
        table, asked = self.table, self.asked[seat]
        assert table.clock is not None
        asked.answer = None
        while table.clock.left(seat) > 0:
            await asyncio.sleep(min(table.clock.wait(seat), LONGEST_WAIT) + 0.001)
        if votes.is_open(table, seat):
            self.tasks.pop(seat, None)
            table.presence()
            return
        asked.at = self.now()
        await self._bot(seat, table.clock.rule.bot)

    def _answer(self, seat: int, action: int) -> None:
        task = asyncio.current_task()
        self.table.post(moves.answer_for, seat, action, task)

    # -- what the watchdog asks

    def stuck(self) -> str:
        """Why nothing happens although nobody is waited for who could move; empty if all is well."""
        table = self.table
        if table.g is None or not self._runs():
            return ""
        if self.talk is not None:
            return "talk"
        waiting = table.g.waiting()
        seats = [seat for seat in range(table.row.seats) if waiting >> seat & 1]
        return next((why for seat in seats if (why := self._stuck_at(seat))), "")

    def _stuck_at(self, seat: int) -> str:
        clock, asked = self.table.clock, self.asked.get(seat)
        if seat not in self.tasks:
            timed = clock is not None and not votes.is_open(self.table, seat)
            driven = bool(self._level(seat)) or self._passes(seat) or self._ordered_now(seat) or timed
            return "nobody" if driven else ""
        if asked is None or asked.answer is None:
            return "clock" if clock is None or not clock.left(seat) else ""
        return "late" if self.now() > asked.answer.due else ""
