"""The observer: knows the protocol by heart, sends whatever might make the table tell, and compares the answers."""

from __future__ import annotations

import json
from typing import Any, Callable, Optional

from signoria.server.titles import pacts_module
from signoria.testing.laws import any_of_any_kind

from .orders import answer_rooms
from .stories import any_story, tells
from .table import Table
from .world import Sent

NONSENSE = (
    "",
    "{",
    "[]",
    '{"type":"act"}',
    '{"type":"peek","seat":1}',
    '{"type":"foresee","actions":[-1,99999]}',
    "\u0000",
)
PATHS = (
    "/api/tables/{id}", "/api/tables/{id}", "/api/tables/{id}/record", "/api/tables/{id}/replay",
    "/api/tables/{id}/replay/0?seat=1&open=true", "/api/tables/{id}/replay/0/4", "/api/tables/{id}/ratings",
    "/api/ratings/{game}", "/api/tables?scope=watch", "/api/tables?scope=mine", "/metrics", "/health", "/api/me",
)  # fmt: skip
STORIES = 10  # of which one is told
# these tell of other tables, too
PARTED = ("/api/ratings/{game}", "/api/tables?scope=mine", "/api/tables?scope=watch", "/health")
POSTS = ("/api/tables/{id}/start", "/api/tables/{id}/rematch")


class Adversary:
    """Its screens: tabs with its own cookie, and others without any, which are spectators."""

    def __init__(self, table: Table) -> None:
        self.table, self.rng = table, table.rng
        self.tabs = 0
        self.versions = [0]
        self.means: list[tuple[int, Callable[[], Optional[str]]]] = [
            (8, self.act_legally), (3, self.act_aside), (3, self.act_illegally), (6, self.act_in_lists),
            (2, self.repeat), (4, self.undo), (2, self.answer_wish), (3, self.foresee),
            (1, self.ask_asides), (1, self.ping), (2, self.chat), (2, self.promise),
            (2, self.answer_promise), (1, self.pause), (1, self.hand_over),
            (2, self.order), (1, self.cancel_order), (2, self.answer_order), (1, self.ask_orders),
            (2, self.open_tab), (1, self.close_tab), (2, self.look_over_http), (2, self.look_back),
            (1, self.talk_nonsense),
        ]  # fmt: skip
        self.last: dict[str, Any] = {"type": "ping", "at": 0}
        self.open_tab()

    @property
    def seat(self) -> int:
        return self.table.observer

    def step(self, means: Optional[Callable[[], Optional[str]]] = None) -> bool:
        """One message or request, the same in both worlds."""
        if means is None:
            weights = [weight for weight, _ in self.means]
            means = self.rng.choices([means for _, means in self.means], weights)[0]
        said = means()
        if said is None:
            return False
        self.table.note(f"observer {means.__name__}", said)
        self.table.settle()
        return True

    def screens(self) -> list[str]:
        return [
            name for name, pair in self.table.screens.items() if name.startswith("tab") and all(s.open for s in pair)
        ]

    def send(self, message: dict[str, Any]) -> str:
        """By any of the screens: those of strangers may try, too."""
        names = self.screens() or [self.open_tab()]
        mine = [name for name in names if name.endswith("mine")]
        name = self.rng.choice(mine if mine and self.rng.random() < 0.9 else names)
        if message["type"] == "act":
            message = {**message, "version": self._version(name)}
        self.last = message
        self.table.account()
        for screen in self.table.screens[name]:
            screen.say(message)
        self.table.settle()
        self.table.account()
        return f"{name} {json.dumps(message)}"

    def _version(self, name: str) -> int:
        current = self.table.screens[name][0].version
        self.versions = [*self.versions[-5:], current]
        return current if self.rng.random() < 0.93 else self.rng.choice([*self.versions, current + 1])

    # -- what it may do

    def act(self, actions: list[Any]) -> str:
        return self.send({"type": "act", "id": self.table.new_id(), "actions": actions})

    def act_legally(self) -> Optional[str]:
        g = self.table.games()[0]
        legal = g.legal(self.seat) if self.seat >= 0 else []
        if not legal or not self.table.level(self.seat):
            return None
        return self.act([any_of_any_kind(g, legal, self.rng)])

    def act_aside(self) -> Optional[str]:
        g = self.table.games()[0]
        asides = g.asides(self.seat) if self.seat >= 0 else []
        return self.act([any_of_any_kind(g, asides, self.rng)]) if asides else None

    def act_illegally(self) -> str:
        action = self.rng.randrange(-1, self.table.game.verbs.size + 1)
        known = 0 <= action < self.table.game.verbs.size
        return self.act([self.table.game.verbs.text(action) if known and self.rng.random() < 0.2 else action])

    def act_in_lists(self) -> Optional[str]:
        """Best one that would tell the worlds apart if it were simply tried: a refusal, or none, would tell."""
        if self.seat < 0 or not self.table.level(self.seat):
            return None
        games = self.table.games()
        stories = [self.table.hint or any_story(games[0], self.seat, self.rng) for _ in range(STORIES)]
        self.table.hint = []
        telling = [story for story in stories if tells(games, self.seat, story)]
        return self.act(telling[0] if telling else stories[0])

    def repeat(self) -> str:
        """The same id once more: accepted if it had counted."""
        return self.send(dict(self.last))

    def undo(self) -> str:
        return self.send({"type": "undo", "id": self.table.new_id(), "ask": self.rng.random() < 0.4})

    def answer_wish(self) -> str:
        return self.send({"type": "undo_answer", "id": self.table.new_id(), "agree": self.rng.random() < 0.7})

    def foresee(self) -> str:
        g = self.table.games()[0]
        legal = g.legal(self.seat) if self.seat >= 0 else []
        actions = self.rng.sample(legal, min(8, len(legal))) + [self.rng.randrange(g.game.verbs.size)]
        return self.send({"type": "foresee", "actions": actions})

    def ask_asides(self) -> str:
        return self.send({"type": "asides"})

    def ping(self) -> str:
        return self.send({"type": "ping", "at": self.rng.random()})

    def chat(self) -> str:
        return self.send({"type": "chat", "text": f"word {self.rng.randrange(100)}", "to": self.rng.randrange(-1, 4)})

    def promise(self) -> str:
        return self.send(proposal(self.table, self.seat))

    def answer_promise(self) -> str:
        kind = self.rng.choice(["pact_accept", "pact_decline", "pact_withdraw"])
        return self.send({"type": kind, "id": self.table.new_id(), "number": self.rng.randrange(-1, 6)})

    def pause(self) -> str:
        kind = "pause" if self.rng.random() < 0.3 else "resume"
        return self.send({"type": kind, "id": self.table.new_id()})

    def hand_over(self) -> str:
        if self.rng.random() < 0.7:
            return self.send({"type": "reclaim", "id": self.table.new_id()})
        return self.send(
            {"type": "hand_over", "id": self.table.new_id(), "seat": self.rng.randrange(-1, self.table.seats)}
        )

    def order(self) -> str:
        """Within what it may order, or anything."""
        room = self.table.worlds[0].table(self.table.id).orders.shown(self.seat)[1]
        sensible = room is not None and self.rng.random() < 0.8
        limit = self.rng.randint(room.low, room.high) if room and sensible else self.rng.randrange(300)
        names = self.screens() or [self.open_tab()]
        order = {"kind": "bid_up_to", "limit": limit, "then": self.rng.choice(["ask", "pass"])}
        return self.send(
            {"type": "order", "id": self.table.new_id(), "version": self._version(names[0]), "order": order}
        )

    def answer_order(self) -> str:
        """One that could be kept, or nonsense; tried or given."""
        found = answer_rooms(self.table.worlds[0].table(self.table.id), self.seat)
        order: dict[str, Any] = {"kind": "answer", "about": "veto", "answer": self.rng.randrange(300)}
        if found and self.rng.random() < 0.9:
            room = self.rng.choice(found)
            order |= {
                "about": room.about,
                "answer": self.rng.choice(room.answers),
                "until": self.rng.choice(room.until),
            }
        if self.rng.random() < 0.5:
            return self.send({"type": "order_try", "id": self.table.new_id(), "order": order})
        names = self.screens() or [self.open_tab()]
        message = {"type": "order", "id": self.table.new_id(), "version": self._version(names[0]), "order": order}
        return self.send(message)

    def ask_orders(self) -> str:
        return self.send({"type": "orders"})

    def cancel_order(self) -> str:
        kind, number = self.rng.choice(["order_cancel", "order_first"]), self.rng.choice([-1, 0, 1, 2])
        return self.send({"type": kind, "id": self.table.new_id(), "number": number})

    def open_tab(self) -> str:
        """Anew, or as one that lost its connection and remembers some of the events."""
        mine = self.rng.random() < 0.75 or not self.tabs
        self.tabs += 1
        name = f"tab {self.tabs} {'mine' if mine else 'stranger'}"
        epoch = self.table.worlds[0].table(self.table.id).viewers[self.seat].epoch
        since = self.rng.choice([0, 1, 3, 50])
        query = f"?since={since}&epoch={epoch - self.rng.randrange(2)}" if self.rng.random() < 0.6 else ""
        self.table.connect(name, self.table.me if mine else "", query, observed=True)
        return name

    def close_tab(self) -> Optional[str]:
        names = self.screens()
        if len(names) < 2:
            return None
        name = self.rng.choice(names)
        self.table.disconnect(name)
        return name

    def look_over_http(self) -> str:
        method, path = "GET", self.rng.choice(PATHS)
        if self.rng.random() < 0.1:
            method, path = "POST", self.rng.choice(POSTS)
        if self.table.pair.parted and path in PARTED:
            path = "/api/me"  # sittings before this one have gone on differently since a secret was shown there
        path = path.format(id=self.table.id, game=self.table.game.id)
        return self._request(method, path, self.table.me if self.rng.random() < 0.7 else "")

    def look_back(self) -> str:
        """At the board of an earlier line, as oneself or as a stranger; lines that were not told are tried, too."""
        who = self.table.me if self.rng.random() < 0.7 else ""
        viewer = self.table.worlds[0].table(self.table.id).viewers[self.seat if who else -1]
        event = max(0, viewer.count - self.rng.choice([-2, 0, 1, 2, 3, 10, 100]))
        epoch = viewer.epoch - (self.rng.random() < 0.1)
        return self._request("GET", f"/api/tables/{self.table.id}/past/{event}?epoch={epoch}", who)

    def _request(self, method: str, path: str, who: str) -> str:
        for world in self.table.worlds:
            answer = world.request(method, path, None, who)
            world.noted.append(Sent(round(world.loop.now, 6), f"{method} {path}", repr(answer)))
        return f"{method} {path}"

    def talk_nonsense(self) -> Optional[str]:
        names = self.screens()
        text = self.rng.choice(NONSENSE)
        if not names:
            return None
        for screen in self.table.screens[names[0]]:
            screen.say(text)
        return repr(text)


def proposal(table: Table, author: int) -> dict[str, Any]:
    """A promise out of the title's templates; one that no title has where it has none."""
    module, rng = pacts_module(table.game), table.rng
    to = rng.choice([seat for seat in range(table.seats) if seat != author])
    if module is None:
        return {"type": "pact_propose", "id": table.new_id(), "to": to, "template": "anything"}
    template = rng.choice(sorted(module.TEMPLATES))
    args = []
    for noun in module.TEMPLATES[template]:
        known = table.game.nouns.get(noun)
        args.append(rng.randrange(table.seats if noun == "seat" else known.size if known else 5))
    return {
        "type": "pact_propose", "id": table.new_id(), "to": to, "template": template, "args": args,
        "until": rng.choice(list(module.UNTIL)), "public": rng.random() < 0.5,
    }  # fmt: skip
