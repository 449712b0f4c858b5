"""A sitting: who comes to the table, who answers, and what others do, openly or behind the observer's back."""

from __future__ import annotations

from random import Random
from typing import Any, Optional

from signoria.kernel import Game, State
from signoria.kernel.verbs import UNSEEN
from signoria.testing.laws import any_of_any_kind, by, done, received

from .orders import alike, answers_itself
from .pair import Pair, Sitting
from .position import any_position, any_table, loaded_position, twin_of

LOADED = 0.15  # of the sittings begin where a list of actions would tell something
THINKING = 0.15  # seconds that a bot takes at most which has a choice; one that has none finds its answer at once


class Table(Sitting):
    """The others at the table. What they do in the open is the same in both worlds."""

    share_of_bots = 0.25
    share_here = 0.9  # of the people, besides the observer

    def __init__(self, pair: Pair, game: Game, seed: int) -> None:
        rng = Random(f"{game.id} {seed}")
        self.game, self.seed = game, seed
        self.seats, self.options = any_table(game, rng)
        super().__init__(pair, rng.randrange(-1, self.seats), rng)
        self.bots = {seat for seat in range(self.seats) if seat != self.observer and rng.random() < self.share_of_bots}
        self.bots -= {0} if len(self.bots) == self.seats else set()
        self.names = {seat: pair.people[seat] for seat in range(self.seats) if seat not in self.bots}
        self.me = self.names.get(self.observer, pair.people[-1])
        self.serial = 0
        self.hint: list[int] = []  # a list that would tell the observer something, if it were simply tried
        self.decided: dict[
            int, tuple[list[int], list[int]]
        ] = {}  # by seat: its actions before, and what bots will find
        self._sit_down()

    def _sit_down(self) -> None:
        rng, pair = self.rng, self.pair
        for world in self.worlds:
            world.fate.begin(f"{self.game.id} {self.seed}")
        host = rng.choice([self.me, *self.names.values()])
        fill = [{"kind": "bot" if seat in self.bots else "open"} for seat in range(self.seats)]
        seat = next((seat for seat, name in self.names.items() if name == host), None)
        if seat is not None:
            fill[seat] = {"kind": "me"}
        choices: dict[str, Any] = {
            "game": self.game.id, "seats": self.seats, "options": self.options, "fill": fill,
            "pace": rng.choice([0, 900]), "auto_pass": rng.random() < 0.7,
            "visibility": rng.choice(["private", "public"]),
        }  # fmt: skip
        if rng.random() < 0.5:
            choices["clock"] = {"bank": rng.choice([20, 300, 3600]), "increment": rng.choice([0, 5])}
        made = pair.request("POST", "/api/tables", choices, host)
        self.id = made["id"]
        invite = made["invite"] or self.worlds[0].table(self.id).row.invite
        for seat, name in self.names.items():
            if name != host:
                pair.request("POST", f"/api/join/{invite}", {"seat": seat}, name)
        self._deal()
        for seat, name in self.names.items():
            if seat != self.observer and rng.random() < self.share_here:
                self.connect(f"seat {seat}", name)
        pair.request("POST", f"/api/tables/{self.id}/start", None, host)
        self.account()

    def _deal(self) -> None:
        for world, root in zip(self.worlds, self._positions()):
            world.roots[world.table(self.id).row.seed] = root

    def _positions(self) -> tuple[State, State]:
        """The position of the true world, and for the other one what the observer takes for the same."""
        table = (self.game, self.seats, self.options)
        loaded = None
        if self.observer >= 0 and self.rng.random() < LOADED:
            loaded = loaded_position(*table, self.observer, self.bots, self.rng)
        if loaded is not None:
            true, twin, self.hint = loaded
            return true, twin
        true = any_position(*table, self.rng)
        return true, twin_of(true, self.observer, self.bots, self.rng)

    def leave(self) -> None:
        """Nothing goes on at a table that was compared to its end."""
        for name in list(self.screens):
            self.disconnect(name)
        for world in self.worlds:
            world.forget(self.id)
            world.thinking.clear()
            world.noted.clear()

    def new_id(self) -> str:
        self.serial += 1
        return f"m{self.serial}"

    def others(self) -> list[int]:
        """The seats of people who are here, besides the observer."""
        return [seat for seat in self.names if seat != self.observer and f"seat {seat}" in self.screens]

    def seen(self, number: int) -> list[tuple[int, int]]:
        """Who did what in one world, as the observer saw it."""
        world = self.worlds[number]
        g = world.roots[world.table(self.id).row.seed].copy()
        found = []
        for seat, action in self.games()[number].history():
            found.append((seat, g.seen_as(seat, action, self.observer)))
            g.act(seat, action)
        return found

    # -- answers that both worlds give

    def common(self, seat: int, asides: bool = False) -> Optional[list[int]]:
        """For each world an action of `seat` that the observer cannot tell from the other one's."""
        kinds = []
        for g in self.games():
            actions = g.asides(seat) if asides else g.legal(seat)
            alike: dict[int, list[int]] = {}
            for action in actions:
                seen = action if seat == self.observer else g.seen_as(seat, action, self.observer)
                alike.setdefault(seen, []).append(action)
            kinds.append(alike)
        shared = sorted((kinds[0].keys() & kinds[1].keys()) - {UNSEEN})
        if not shared:
            return None
        verbs = by(lambda action: self.game.verbs.split(action)[0].base, shared)
        kind = self.rng.choice(self.rng.choice(verbs))
        same = sorted(set(kinds[0][kind]) & set(kinds[1][kind]))
        if same and self.rng.random() < 0.3:
            return [self.rng.choice(same)] * 2
        return [self.rng.choice(each[kind]) for each in kinds]

    def act(self, seat: int, actions: list[int]) -> None:
        id = self.new_id()
        for number, action in enumerate(actions):
            self.say_in(number, f"seat {seat}", {"type": "act", "id": id, "actions": [action]})
        self.account()

    def act_in(self, number: int, seat: int, action: int) -> None:
        self.say_in(number, f"seat {seat}", {"type": "act", "id": self.new_id(), "actions": [action]})
        self.account()

    def answer_openly(self) -> bool:
        waiting = self.waiting_in_both()
        seats = [seat for seat in self.others() if waiting >> seat & 1]
        if not seats:
            return False
        seat = self.rng.choice(seats)
        if not self.level(seat):
            return False
        actions = self.common(seat)
        if actions is None:
            return False
        self.note("answer", f"seat {seat} " + " or ".join(map(self.game.verbs.text, actions)))
        self.act(seat, actions)
        return True

    def speak_openly(self) -> bool:
        """Out of turn: an offer that is proposed or taken, a card that is shown.

        What was written in secret may come to the observer by it; the worlds stay alike only if it is the same.
        """
        seats = self.others()
        self.rng.shuffle(seats)
        for seat in seats:
            actions = self.common(seat, asides=True)
            if actions is None:
                continue
            worlds = [done(g, seat, action) for g, action in zip(self.games(), actions)]
            if len({received(world, self.observer) for world in worlds}) == 1:
                self.note("aside", f"seat {seat} " + " or ".join(map(self.game.verbs.text, actions)))
                self.act(seat, actions)
                return True
        return False

    def waiting_in_both(self) -> int:
        true, other = self.games()
        return true.waiting() & other.waiting()

    def level(self, seat: int) -> bool:
        """If the answer of a seat ends a secret question in one world, whoever still thinks in the other answers first.

        False if one of them cannot: then the worlds would part here.
        """
        for number, g in enumerate(self.games()):
            other = self.games()[1 - number]
            if g.waiting() != 1 << seat or other.waiting() == g.waiting():
                continue
            late = [each for each in range(self.seats) if each != seat and other.waiting() >> each & 1]
            if not self._answer_late([(1 - number, each) for each in late]):
                return False
        return True

    def even(self) -> bool:
        """Whoever has answered in one world answers in the other, before time passes in which bots end the question."""
        owed = [g.waiting() for g in self.games()]
        late = [(n, seat) for n in (0, 1) for seat in range(self.seats) if owed[n] & ~owed[1 - n] & 1 << seat]
        return self._answer_late(late)

    def _answer_late(self, late: list[tuple[int, int]]) -> bool:
        """In which world which seat; all of them or, where one is a bot or away, none."""
        if any(f"seat {seat}" not in self.screens for _, seat in late):
            return False
        for number, seat in late:
            action = self.rng.choice(self.games()[number].legal(seat))
            self.note("secret answer", f"seat {seat} {self.game.verbs.text(action)} in world {number}")
            self.act_in(number, seat, action)
        return True

    # -- what only one world sees

    def act_secretly(self) -> bool:
        """An action that the observer is not to notice, in one world alone."""
        seats = self.others()
        number = self.rng.randrange(2)
        g = self.games()[number]
        self.rng.shuffle(seats)
        for seat in seats:
            actions = [a for a in g.asides(seat) if g.seen_as(seat, a, self.observer) == UNSEEN]
            if self.answers_unnoticed(g, seat):
                actions += g.legal(seat)
            if actions:
                action = any_of_any_kind(g, actions, self.rng)
                self.note("secret", f"seat {seat} {self.game.verbs.text(action)} in world {number}")
                self.act_in(number, seat, action)
                return True
        return False

    def answers_unnoticed(self, g: State, seat: int) -> bool:
        """Whether the rules hide from the observer that a seat has answered, and others are still to answer."""
        if not g.waiting() >> seat & 1 or g.waiting() == 1 << seat:
            return False
        after = g.copy()
        after.act(seat, g.legal(seat)[0])
        return after.asked(self.observer) == g.asked(self.observer) and len(after.stack) == len(g.stack)

    # -- bots, and whoever is answered for

    def wait(self) -> bool:
        if not self.even():
            return False
        seconds = self.rng.choice([0.05, 0.5, 3.0, 30.0])
        self.note("time", f"{seconds} s")
        self.pass_time(seconds)
        return True

    def decide(self) -> bool:
        """Before any time passes: they think from the moment at which they are asked."""
        seats = sorted({request.seat for world in self.worlds for request in world.thinking})
        for seat in seats:
            actions = self._decision(seat)
            for number, action in enumerate(actions):
                self._let_think(number, seat, action)
        return bool(seats)

    def _decision(self, seat: int) -> list[int]:
        """One for each question, though it may be asked a little later in one world, or again."""
        played = [self._answers_of(seat, g) for g in self.games()]
        known = self.decided.get(seat)
        if known is not None and known[0] == played:
            return known[1]
        both = self.waiting_in_both() >> seat & 1 and self.level(seat)
        actions = self.common(seat) if both else None
        if actions is None:  # the question has gone, or is asked in one world alone
            actions = [self.rng.choice(g.legal(seat) or [0]) for g in self.games()]
        self.decided[seat] = (played, actions)
        self.kinds["bot"] += 1
        self.trace.append(f"bot at seat {seat} " + " or ".join(map(self.game.verbs.text, actions)))
        return actions

    def _answers_of(self, seat: int, g: State) -> int:
        """How many questions a seat has answered; what it says out of turn, while a bot thinks for it, is no answer."""
        return sum(actor == seat and action < g.first_aside for actor, action in g.history())

    def _let_think(self, number: int, seat: int, action: int) -> None:
        """Whoever thinks for this seat in this world finds this; the time tells whether there was a choice."""
        world = self.worlds[number]
        choice = len(self.games()[number].legal(seat)) > 1
        seconds = self.rng.random() * THINKING if choice else 0.0
        for request in [each for each in world.thinking if each.seat == seat]:
            world.thinking.remove(request)
            with world.awake():
                world.loop.call_later(seconds, request.answer, action)

    def _answer_alike(self, number: int, seat: int, action: int) -> bool:
        """By hand, in this world. Where the rules do not allow it here, an order has shown what is hidden: no law."""
        same = alike(self, number, seat, action)
        if same is None:
            self.apart = True
            return False
        self.act_in(number, seat, same)
        return True

    def mirror(self) -> bool:
        games = self.games()
        new = [g.history()[played:] for g, played in zip(games, self.played)]
        self.account()
        found = False
        for number, actions in enumerate(new):
            there = [seat for seat, _ in new[1 - number]]
            for seat, action in actions:
                self.trace.append(f"seat {seat} is answered for in world {number}: {self.game.verbs.text(action)}")
                if seat in there:
                    there.remove(seat)
                elif answers_itself(self, number, seat):
                    continue
                elif seat in self.others() and self.games()[1 - number].waiting() >> seat & 1:
                    found |= self._answer_alike(1 - number, seat, action)
        return found
