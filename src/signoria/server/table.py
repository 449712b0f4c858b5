"""A live table. One task owns it: whatever happens to it happens there, one thing after another."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import Context
from typing import TYPE_CHECKING, Any, Awaitable, Callable, Optional

import msgspec
import structlog

from signoria.kernel import Event, Game, Pack, Record, State
from signoria.kernel.deal import sealed
from signoria.server import protocol as p
from signoria.server.by_post.clock import PostClock, clock_of
from signoria.server.by_post.rows import VisitRow
from signoria.server.chat import ChatLog
from signoria.server.coaching import Coaching
from signoria.server.connection import Bucket, Connection
from signoria.server.dealing import Dealing
from signoria.server.denied import Denied
from signoria.server.driver import Driver
from signoria.server.foresight import look_ahead
from signoria.server.ladder import UNMEASURED, with_unmeasured
from signoria.server.ledger import LEFT, Deed, replace_from
from signoria.server.logs import mark
from signoria.server.notices.waiting import Waiting
from signoria.server.orders import Orders, let_go
from signoria.server.pacts import Pacts
from signoria.server.position import Position, position_of
from signoria.server.presence import Presence
from signoria.server.programs.names import is_program
from signoria.server.rows import ActionRow, ChatRow, NonceRow, OrderRow, PactRow, PlaceRow, TableRow, now_ms
from signoria.server.store import InDoubt, Moved, StorageError
from signoria.server.viewer import News, Viewer
from signoria.server.wish import UndoWish

if TYPE_CHECKING:
    from signoria.server.hall import Hall

LOOK_AGAIN = 0.5  # seconds between two looks at a database that does not answer
HOLDS = 10  # looks at the lease within that time
GALLERY_RATE, GALLERY_BURST = 4.0, 20.0  # lines of all spectators of a table together, per second
Errand = tuple[Callable[..., Awaitable[Any]], tuple[Any, ...], Any]
encode = msgspec.json.Encoder().encode
log = structlog.get_logger("table")


class Table:
    """Its methods are called by the owner task only, save `call`, `post` and `info`."""

    def __init__(self, hall: Hall, title: Game, row: TableRow, places: list[PlaceRow], pack: Optional[Pack]) -> None:
        self.hall, self.title, self.row, self.places, self.pack = hall, title, row, places, pack
        self.g: Optional[State] = None
        self.history: list[tuple[int, int]] = []
        self.told: list[int] = []  # events in the log right before each action
        self.ledger: list[Deed] = []  # who decided each action
        self.strayed: set[int] = set()  # seats that a bot played for somebody who had left, taken back or not
        self.written = 0  # rows in the database, undos included
        self.taken: set[tuple[int, str]] = set()  # client ids that have counted
        self.viewers = [Viewer(seat, title) for seat in (*range(row.seats), p.NOBODY)]
        self.connections: list[Connection] = []
        self.watch = Presence(self)
        self.waiting = Waiting(self)
        self.chat = ChatLog()
        self.gallery_voice = Bucket(GALLERY_RATE, GALLERY_BURST)
        self.pacts = Pacts(title, row.id, row.seats, [])
        self.orders = Orders(self)
        self.clock = clock_of(self, msgspec.convert(row.clock, p.ClockRule)) if row.clock else None
        self.wish: Optional[UndoWish] = None
        self.visits: dict[int, Optional[VisitRow]] = {}  # of tables by post, once they were looked up
        self.away = [now_ms()] * row.seats  # since when nobody sees through the eyes of a seat, if nobody does
        self.doubtful = False  # a write failed: what the database has is not known
        self.moved = False  # another process has it now
        self.closed = False
        self.known: Optional[Position] = None
        self.driver = Driver(self)
        self.coaching = Coaching(self)
        self.commitment = sealed(row.seed)
        self.seed = row.seed  # that of the game: people may add to the table's secret
        self.dealing = Dealing(self)
        self.inbox: deque[Errand] = deque()
        self.back_row: deque[Errand] = deque()  # of spectators: heard when nobody else has anything to say
        self.knock: Optional[asyncio.Future[None]] = None
        self.owner: Optional[asyncio.Task[None]] = None
        self.acted = hall.metrics.actions.labels(row.game)
        self.touched = asyncio.get_running_loop().time()

    # -- the owner task

    def open(self) -> None:
        """Its task speaks for nobody's request: whoever brought the table back is soon gone."""
        self.owner = asyncio.create_task(self._own(), name=f"table {mark(self.row.id)}", context=Context())

    async def close(self) -> None:
        self.closed = True
        self.driver.rest()
        self.coaching.rest()
        self.dealing.rest()
        self.watch.rest()
        for viewer in self.viewers:
            viewer.beside.rest()
        for connection in self.connections:
            connection.close(1012, "the server is restarting")
        if self.owner is not None:
            self.owner.cancel()
            await asyncio.gather(self.owner, return_exceptions=True)
        await self.waiting.close()
        self._turn_away()
        self.dealing.begun.set()  # nobody waits here any more

    async def _own(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            if self.doubtful and not await self._sure():
                self._turn_away()
                await asyncio.sleep(LOOK_AGAIN)
                continue
            if not self.inbox and not self.back_row:
                self.knock = loop.create_future()
                await self.knock
                self.knock = None
            if not self.hall.sure():
                await self._hold()
                continue
            if not self.inbox:
                await asyncio.sleep(0)  # a crowd must not keep the loop from sending
            method, arguments, done = (self.inbox or self.back_row).popleft()
            self.touched = loop.time()
            try:
                result = await method(self, *arguments)
                if done is not None and not done.done():
                    done.set_result(result)
            except asyncio.CancelledError:
                _settle(done, Moved() if self.moved else InDoubt("the table is closed"))
                raise
            except StorageError as failed:
                await self._doubt(failed, done)
            except Denied as denied:
                _settle(done, denied)
            except Exception as error:
                log.exception("a table met an error", table=self.row.id)
                _settle(done, error)

    def call(self, method: Callable[..., Awaitable[Any]], *arguments: Any) -> asyncio.Future[Any]:
        """Have the owner run `method(table, *arguments)`; the future has its result."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._put(method, arguments, done)
        return done

    def post(self, method: Callable[..., Awaitable[Any]], *arguments: Any) -> None:
        """As `call`, for those who need no answer."""
        self._put(method, arguments, None)

    def call_from(self, seat: int, method: Callable[..., Awaitable[Any]], *arguments: Any) -> asyncio.Future[Any]:
        """As `call`; spectators wait until those who sit have been heard."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._put(method, arguments, done, self.inbox if seat >= 0 else self.back_row)
        return done

    def hear(self, seat: int, method: Callable[..., Awaitable[Any]], arguments: tuple[Any, ...], done: Any) -> None:
        """As `call_from`, for whoever has their own place for the result (`Ear`), or needs none."""
        self._put(method, arguments, done, self.inbox if seat >= 0 else self.back_row)

    def idle(self) -> bool:
        return not (self.connections or self.inbox or self.back_row or self.driver.busy())

    def _put(
        self,
        method: Callable[..., Awaitable[Any]],
        arguments: tuple[Any, ...],
        done: Any,
        queue: Optional[deque[Errand]] = None,
    ) -> None:
        (self.inbox if queue is None else queue).append((method, arguments, done))
        if self.closed:
            self._turn_away()
        if self.knock is not None and not self.knock.done():
            self.knock.set_result(None)

    # -- after a failed write, and while another process might have the table

    async def _hold(self) -> None:
        """Nobody is answered before it is known whose the table is."""
        for _ in range(HOLDS):
            if self.hall.sure():
                return
            await asyncio.sleep(LOOK_AGAIN / HOLDS)
        self._turn_away()

    async def _doubt(self, failed: StorageError, done: Any) -> None:
        """Whoever waits is told, though the table may be closed while it looks."""
        self.doubtful = True
        try:
            await self._sure()
        finally:
            _settle(done, failed)

    async def _sure(self) -> bool:
        try:
            await self.read_back()
        except Exception as error:
            log.error("a table waits for the database", table=self.row.id, reason=type(error).__name__)
            return False
        return True

    def _turn_away(self) -> None:
        """Whoever wants an answer is told that there is none; what only has to be done waits."""
        asking = [each for each in (*self.inbox, *self.back_row) if each[2] is not None]
        self.inbox = deque(each for each in self.inbox if each[2] is None)
        self.back_row = deque(each for each in self.back_row if each[2] is None)
        for _, _, done in asking:
            _settle(done, InDoubt("the database does not answer"))

    async def read_back(self) -> None:
        """The table as the database has it, before it answers anything else: a write that failed may be stored."""
        self.doubtful = True
        if self.moved:
            raise Moved
        row, places, actions, chat, pacts, nonces, orders = await self.hall.stored(self.row.id)
        kept = Table(self.hall, self.title, row, places, self.pack)
        await asyncio.to_thread(kept.restore, actions, chat, pacts, nonces, orders)  # it takes longer than a move
        same, before = self._told() == kept._told(), (self.g.log if self.g else None) or []
        self.row, self.places, self.history, self.told = kept.row, kept.places, kept.history, kept.told
        self.chat, self.pacts, self.ledger, self.strayed = kept.chat, kept.pacts, kept.ledger, kept.strayed
        if self.clock is not None:
            self.clock.catch_up(row.banks, actions, self.written)
        self.g, self.written, self.taken = kept.g, kept.written, self.taken | kept.taken
        self.dealing.take(nonces)
        reordered = self.orders.restore(orders)
        self.doubtful = False
        self.driver.rest()
        if not same:
            self._show_again(before)
        self.go_on()
        for seat in reordered:
            self.show(seat)

    def go_on(self) -> None:
        """Whatever waits for no person is set going."""
        self.driver.drive()
        if self.orders.last:
            self.post(let_go)
        if self.row.status == "open" and self.dealing.called and self.dealing.timer is None:
            self.dealing.wait()

    def _told(self) -> tuple[Any, ...]:
        """What people know of the table; all of it is stored."""
        return self.row, self.places, self.history, self.chat.total(), self.pacts.rows

    def _show_again(self, before: list[Event]) -> None:
        """Everything anew, for whom the log was another until now."""
        self.wish = None
        for viewer in self.viewers:
            viewer.rewind(before, (self.g.log if self.g else None) or [])
        for connection in self.connections:
            self.detach(connection)
            self.attach(connection, self.seat_of(connection.user_id))
            self.welcome(connection)

    # -- the game

    def record(self) -> Record:
        """The game as it is stored, under the rules of today."""
        return Record(
            game=self.title, rules_version=self.title.rules_version, seats=self.row.seats, options=self.row.options,
            pack=self.title.pack(self.pack), seed=self.seed, actions=list(self.history),
            scene=self.row.scene,
        )  # fmt: skip

    def restore(
        self, actions: list[ActionRow], chat: list[ChatRow], pacts: list[PactRow], nonces: list[NonceRow],
        orders: list[OrderRow],
    ) -> bool:  # fmt: skip
        """Bring back the game from its rows; False if the rules have changed too much."""
        self.chat = ChatLog(chat)
        self.dealing.take(nonces)
        self.pacts.rows = pacts
        self.orders.restore(orders)
        self.taken |= {(row.seat, row.client_id) for row in orders if row.client_id}
        if self.row.status not in ("running", "over", "halted"):
            return True
        for row in actions:
            self.written = row.number + 1
            if row.client_id:
                self.taken.add((row.seat, row.client_id))
            if row.keep is None:
                self.history.append((row.seat, row.action))
                self.ledger.append(self._deed(row))
                self.strayed |= {row.seat} if row.by == LEFT else set()
            else:
                del self.history[row.keep :], self.ledger[row.keep :]
        if self.clock is not None:
            self.clock.restore(self.row.banks, actions)
        return self._replay()

    def _deed(self, row: ActionRow) -> Deed:
        earned = row.by != "" and row.bank is not None
        usual = self.clock.rule.increment * 1000 if self.clock is not None else 0
        return Deed(row.by, earned, usual if earned and row.gain is None else row.gain or 0, row.at)

    def _replay(self) -> bool:
        # Stored actions were legal when they were made; only other rules can have changed that.
        same_rules = self.row.rules_version == self.title.rules_version
        try:
            moments = self.record().moments(trust=same_rules)
            told = [len(g.log or []) for g in moments]
        except Exception as error:
            log.error("a game cannot be replayed", table=self.row.id, reason=repr(error))
            self.row.status = "halted"
            return False
        self.g, self.told = moments.g, told[:-1]
        if self.row.status == "halted":  # the rules were repaired since
            self.row.status = "running"
        news = News(self.g.log or [])
        for viewer in self.viewers:
            viewer.news(news)
        return True

    def position(self) -> Position:
        """How the game stands, and what follows from it."""
        g, known = self.g, self.known
        assert g is not None
        if known is None or known.g is not g or known.moves != g.moves:
            known = self.known = position_of(g)
        return known

    def legal(self, seat: int) -> list[int]:
        """The legal answers of a seat, worked out once per position."""
        return self.position().legal(seat) if self.g is not None else []

    def forced(self, legal: list[int]) -> bool:
        """Whether the table will answer for a seat: a pass is all it could say."""
        if len(legal) != 1 or not self.row.auto_pass:
            return False
        return not self.title.verbs.split(legal[0])[0].nouns

    # -- showing

    def attach(self, connection: Connection, seat: int) -> None:
        connection.seat = seat
        self.viewers[seat].connections.append(connection)

    def detach(self, connection: Connection) -> None:
        viewers = self.viewers[connection.seat].connections
        if connection in viewers:
            viewers.remove(connection)
        if not viewers and connection.seat >= 0:
            self.away[connection.seat] = now_ms()

    def is_here(self, seat: int) -> bool:
        return self.hall.one_screen or bool(self.viewers[seat].connections)

    def look(self, viewer: Viewer) -> bool:
        return self._look(viewer, self.position(), False)

    def _look(self, viewer: Viewer, position: Position, acted: bool) -> bool:
        seat, orders = viewer.seat, self.orders
        legal = position.legal(seat)
        forced = len(legal) == 1 and self.forced(legal)
        changed = viewer.look(position, legal, orders.shown(seat), forced, acted)
        if orders.unseen:
            orders.seen_by(viewer)
        return changed

    def publish(self, actor: int = p.NOBODY, client_id: str = "", undone: Optional[list[Event]] = None) -> None:
        """Show everybody what has changed for them; the actor's update carries the acknowledgement.

        After an undo `undone` is the log as it was.
        """
        position = self.position()
        news, updates = News(position.g.log or []), []
        for viewer in self.viewers:
            lost = undone is not None and viewer.rewind(undone, news.log)
            if not viewer.connections:
                continue
            own = viewer.seat == actor >= 0
            since, heard = viewer.count, viewer.news(news)
            try:
                if self._look(viewer, position, own) or heard or own or lost:
                    updates.append((viewer, self._update(viewer, since, heard, client_id if own else "")))
            except Exception:  # the others' views count as shown: they must be sent
                log.exception("a seat could not be shown the table", table=self.row.id, seat=viewer.seat)
                for connection in viewer.connections:
                    connection.close(1011, "no-service")
        for viewer, update in updates:  # together: how long it took to draw up somebody's is nobody else's affair
            viewer.send(update)
        for viewer, _ in updates:
            if viewer.shown.legal:
                look_ahead(self, viewer)
        if self.coaching.tasks:
            self.coaching.look_around()

    def show(self, seat: int, client_id: str = "") -> None:
        """What concerns nobody but the viewer of one seat has changed."""
        viewer = self.viewers[seat]
        if self.g is not None and viewer.connections and (self.look(viewer) or client_id):
            viewer.send(self._update(viewer, viewer.count, [], client_id))
            look_ahead(self, viewer)

    def _update(self, viewer: Viewer, since: int, heard: list[p.EventInfo], ack: str) -> bytes:
        clock = self.clock.state(viewer.rest[0]) if self.clock else None
        return encode(p.Update(viewer.shown, since, heard, viewer.epoch, clock, ack))

    def welcome(self, connection: Connection, since: int = 0, epoch: int = -1) -> None:
        """All a viewer may know; events only from the last one seen."""
        viewer = self.viewers[connection.seat]
        seat = viewer.seat
        state, events = None, []
        if self.g is not None:
            told = self.g.log or []
            viewer.news(News(told))
            self.look(viewer)
            state = viewer.shown
            since = since if epoch == viewer.epoch and 0 <= since <= viewer.count else 0
            events = viewer.told(told, since)
        message = p.Welcome(
            protocol=p.PROTOCOL, table=self.info(connection.user_id), seat=seat, state=state,
            events_from=since if self.g is not None else 0, events=events, epoch=viewer.epoch,
            chat=self.chat.heard_by(seat, self.row.status == "running", connection.unheard),
            pacts=self.pacts.seen_by(seat, self.row.status == "over"),
            clock=self.clock.state(self.g.asked(seat)) if self.clock and self.g else None,
            undo_request=self.wish.info(self, viewer) if self.wish else None,
        )  # fmt: skip
        connection.push(encode(message))

    def welcome_all(self) -> None:
        """The game begins: whoever is here is shown it, players first."""
        for viewer in self.viewers:
            for connection in viewer.connections:
                self.welcome(connection)

    def tell(self, message: Any, seats: Optional[list[int]] = None, speaker: str = "") -> None:
        """The same message for all, or for the viewers of some seats; not for those who do not hear its speaker."""
        data = encode(message)
        for viewer in self.viewers:
            if seats is None or viewer.seat in seats:
                for connection in viewer.connections:
                    if not speaker or speaker not in connection.unheard:
                        connection.push(data)

    def presence(self) -> None:
        """Who is here, as each may know it."""
        self.watch.changed()

    # -- describing

    def seat_of(self, user_id: str) -> int:
        if not user_id:
            return p.NOBODY
        sitting = (place.seat for place in self.places if place.user_id == user_id and place.kind == "person")
        return next(sitting, p.NOBODY)

    def kept_for(self, user_id: str) -> int:
        """The open seat that waits for this person."""
        waiting = (place.seat for place in self.places if place.user_id == user_id and place.kind == "open")
        return next(waiting, p.NOBODY) if user_id else p.NOBODY

    def persons(self) -> list[int]:
        """The seats whose people play themselves."""
        return [place.seat for place in self.places if place.kind == "person" and not place.driver]

    def info(self, user_id: str) -> p.TableInfo:
        row = self.row
        seat = self.seat_of(user_id)
        host = bool(user_id) and user_id == row.host
        over = row.status == "over"
        return p.TableInfo(
            id=row.id, game=row.game, rules_version=row.rules_version, status=row.status,  # type: ignore[arg-type]
            visibility=row.visibility, seats=[self._seat_info(place, seat) for place in self.places],  # type: ignore[arg-type]
            options=row.options, host=row.host, my_seat=seat, am_host=host,
            invite=row.invite if host or seat >= 0 else "", commitment=self.commitment,
            seed=self.seed.hex() if over else "",
            clock=self.clock.rule if self.clock else None, pace=row.pace, auto_pass=row.auto_pass,
            spectators=row.spectators, paused=row.paused, watching=len(self.viewers[-1].connections),
            created=row.created, started=row.started, ended=row.ended, previous=row.previous, next=row.next,
            scores=row.scores if over else None, winners=row.winners if over else None, components_hash=row.pack,
            nonces=self.dealing.infos(), called=self.dealing.called, secret=row.seed.hex() if over else "",
            unrated=row.unrated or (UNMEASURED if with_unmeasured(self.places) else ""),
            absence=self.hall.settings.absence_minutes, say=self.hall.settings.say_minutes,
            seek=row.seek if row.status == "open" else None, terms=row.terms, coach=self.coaching.allowed(),
        )  # fmt: skip

    def veiled(self) -> bool:
        """Whether nobody is told who is at the table: in a game over days an answer from an empty chair would tell of a
        standing order."""
        return self.row.status == "running" and isinstance(self.clock, PostClock)

    def _seat_info(self, place: PlaceRow, own: int) -> p.SeatInfo:
        online = place.kind == "person" and self.is_here(place.seat)
        online = online and (place.seat == own or not self.veiled())
        return p.SeatInfo(
            place.seat, place.kind, place.name, place.user_id, place.level, place.driver, online,  # type: ignore[arg-type]
            replace_from(self, place.seat), place.kind != "person" or place.agreed == self.row.terms,
            place.kind == "person" and is_program(place.name),
        )  # fmt: skip


def _settle(done: Any, error: Exception) -> None:
    if done is not None and not done.done():
        done.set_exception(error)
        done.exception()  # whoever does not wait for it need not hear of it
