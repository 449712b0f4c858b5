"""The clock of a table by post: it runs by the hours of the day, though nobody looks and no server runs."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any, Optional

from signoria.server import ledger
from signoria.server.by_post import calendar as days
from signoria.server.by_post import votes
from signoria.server.by_post.calendar import Calendar
from signoria.server.by_post.protocol import PostRule, PostSeat
from signoria.server.clock import Clock
from signoria.server.denied import Denied
from signoria.server.protocol import ClockRule, ClockState
from signoria.server.rows import ActionRow, now_ms
from signoria.server.store import Write, update_table

if TYPE_CHECKING:
    from signoria.server.table import Table

MOST_RESTS_TOLD = 24
ENOUGH_KNOWN = 3  # answers, before it is told how fast somebody mostly is
IN_TIME = (ledger.PERSON, ledger.ORDER, ledger.PASS)  # which of these it was, only whose answer it is may know
MOST_A_WEEK = 48 * 3600  # seconds: with all nights and weekends off a week has 70 hours


def clock_of(table: Table, rule: ClockRule) -> Clock:
    return Clock(rule, table.row.seats) if rule.post is None else PostClock(rule, rule.post, table)


def kept_with(table: Table, seat: int, codes: list[int], bank: Optional[float]) -> list[Write]:
    """A clock that no crash may stop is stored with every answer."""
    clock = table.clock
    if clock is None or not ledger.answers(table, codes):
        return []
    kept = clock.kept(seat, clock.rest(seat) if bank is None else bank, table.written + len(codes))
    return [] if kept is None else [update_table(table.row.id, banks=kept)]


def must_make_sense(rule: ClockRule) -> None:
    """Refuse a rule by which a clock would never run out, or begin beyond its limit."""
    post = rule.post
    if post is None:
        return
    if post.weekly and (rule.increment or post.most is not None or rule.bank > MOST_A_WEEK):
        raise Denied("no-option", "a weekly budget has no increment, and 48 hours at most", 400)
    if post.most is not None and post.most < rule.bank:
        raise Denied("no-option", "the bank must not begin above its limit", 400)


class PostClock(Clock):
    """As any clock, save that time is the hour of the day in ms, that it stands still while its seat's person rests,
    and that all of it is stored with every answer."""

    def __init__(self, rule: ClockRule, post: PostRule, table: Table) -> None:
        super().__init__(rule, table.row.seats)
        self.post, self.table = post, table
        self.budget = rule.bank * 1000.0 if post.weekly else None
        self.as_of = [float(table.row.started or now_ms())] * table.row.seats  # when each bank was what it is
        self.asked = list(self.as_of)  # since when each seat was asked last: the zone of that moment counts
        self.votes: dict[int, list[int]] = {}
        self.stood: Optional[dict[str, Any]] = None  # what was stored, until the questions of that moment go on
        self.known: tuple[int, list[Optional[int]]] = (-1, [])

    # -- time

    def now(self) -> float:
        return float(now_ms())

    def calendar(self, seat: int) -> Calendar:
        place = self.table.places[seat]
        if place.kind != "person" or place.driver:
            return Calendar()
        person = self.table.hall.rests.of(place.user_id)
        return Calendar(person.zone_at(self.asked[seat]) or "UTC", self.post.night, self.post.weekend, person.holidays)

    def spent(self, seat: int) -> float:
        since = self.since[seat]
        return 0.0 if since is None else days.awake(self.calendar(seat), since, self.now())

    def standing(self, seat: int) -> float:
        return days.refilled(self.banks[seat], self.budget, self.as_of[seat], self.now())

    def left(self, seat: int) -> float:
        since = self.since[seat]
        if since is None:
            return max(0.0, self.standing(seat))
        return days.left_of(self.banks[seat], self.budget, self.calendar(seat), since, self.now())

    def rest(self, seat: int) -> float:
        if self.since[seat] is None or not self.costly >> seat & 1:
            return self.standing(seat)
        return self.left(seat) if self.banks[seat] > 0 else self.banks[seat]

    def out_at(self, seat: int) -> float:
        """When the time of a seat that is asked will be out."""
        since = self.since[seat]
        return days.out_at(self.banks[seat], self.budget, self.calendar(seat), self.now() if since is None else since)

    def wait(self, seat: int) -> float:
        return max(0.0, self.out_at(seat) - self.now()) / 1000

    def gain(self, seat: int) -> float:
        usual = super().gain(seat)
        return usual if self.post.most is None else min(usual, max(0.0, self.post.most * 1000 - self.rest(seat)))

    # -- questions

    def ask(self, waiting: int, costly: int, holding: int = 0) -> None:
        stood, self.stood = self.stood, None
        asked = [seat for seat in range(len(self.banks)) if (waiting | holding) >> seat & 1]
        fresh = [seat for seat in asked if self.since[seat] is None]
        if stood is not None:  # these were asked before the server stopped, and have been ever since
            self.costly = costly | holding
            for seat in fresh:
                self.since[seat] = stood["since"].get(str(seat), stood["now"])
        for seat in fresh:
            self.asked[seat] = self.now() if stood is None else stood["asked"].get(str(seat), stood["now"])
        super().ask(waiting, costly, holding)

    def settle(self, seat: int, bank: float) -> None:
        super().settle(seat, bank)
        self.as_of[seat] = self.now()
        self.votes.pop(seat, None)

    def outvoted(self, seat: int) -> bool:
        """Whether enough of the others who play now want a bot to play on here."""
        agreed = set(self.votes.get(seat, [])) & set(votes.others(self.table, seat))
        return len(agreed) >= votes.needed(self.table, seat) and votes.is_open(self.table, seat)

    # -- storing

    def kept(self, seat: int, bank: float, written: int) -> Optional[dict[str, Any]]:
        banks = self.taken_back([])
        banks[seat] = bank
        kept = self.stored(banks, written)
        for part in ("asked", "since", "votes"):
            kept[part].pop(str(seat), None)
        return kept

    def stored(self, banks: list[float], written: int) -> dict[str, Any]:
        """The banks as they are now; what is asked in secret costs nothing, and is timed from its own beginning."""
        running = {seat: since for seat, since in enumerate(self.since) if since is not None}
        kept = {
            "now": self.now(),
            "asked": {str(seat): self.asked[seat] for seat in running},
            "since": {str(seat): since for seat, since in running.items() if not self.costly >> seat & 1},
            "votes": {str(seat): voters for seat, voters in self.votes.items()},
        }
        return {**super().stored(banks, written), **kept}

    def restore(self, stood: Optional[dict[str, Any]], rows: list[ActionRow]) -> None:
        super().restore(stood, rows)
        if stood is None:
            self.stood = {"now": self.as_of[0], "asked": {}, "since": {}}
            return
        self.stood, self.as_of = stood, [stood["now"]] * len(self.banks)
        self.votes = {int(seat): voters for seat, voters in stood["votes"].items()}

    def catch_up(self, stood: Optional[dict[str, Any]], rows: list[ActionRow], known: int) -> None:
        votes = dict(self.votes)
        super().catch_up(stood, rows, known)
        self.votes, self.stood = self.votes or votes, None

    def stop(self) -> None:
        super().stop()
        self.stood = None

    # -- showing

    def state(self, asked: int) -> ClockState:
        found = super().state(asked)
        found.post = [self._seat(seat, seat in found.running) for seat in range(len(self.banks))]
        return found

    def _seat(self, seat: int, runs: bool) -> PostSeat:
        now, place = self.now(), self.table.places[seat]
        holidays = self.calendar(seat).holidays
        told = PostSeat(
            holiday=next((ends for starts, ends in holidays if starts <= now < ends), None), usual=self._usual()[seat]
        )
        if runs:
            ends = self.out_at(seat)
            spans = days.rests(self.calendar(seat), now, max(now, ends) + 1)[:MOST_RESTS_TOLD]
            told.ends, told.rests = int(ends), [(int(first), int(last)) for first, last in spans]
        if place.kind == "person" and votes.is_open(self.table, seat):
            told.votes, told.needed = sorted(self.votes.get(seat, [])), votes.needed(self.table, seat)
        return told

    def _usual(self) -> list[Optional[int]]:
        """How long each person mostly took for what all could see, in whole hours."""
        if self.known[0] != self.table.written:
            self.known = (self.table.written, [_usually(self.table, seat) for seat in range(len(self.banks))])
        return self.known[1]


def _usually(table: Table, seat: int) -> Optional[int]:
    """From one answer that all could see to the next: what is done in secret in between must not show."""
    asked, taken = table.row.started or 0, []
    for deed, (actor, _) in zip(table.ledger, table.history):
        if deed.earned:
            if actor == seat and deed.by in IN_TIME:
                taken.append(deed.at - asked)
            asked = deed.at
    if len(taken) < ENOUGH_KNOWN:
        return None
    return max(1, round(median(taken) / days.HOUR)) * days.HOUR
