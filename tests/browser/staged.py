"""A table that shows any position: on its way to the page, what the server tells is replaced by a scene and names."""

from __future__ import annotations

import json
from typing import Any, Optional, Sequence

from msgspec import structs, to_builtins
from playwright.sync_api import WebSocketRoute

from signoria.kernel import Event, State
from signoria.server.prospects import Prospects, aims
from signoria.server.reasons import Question, reasons
from signoria.server.rising import RisingBids
from signoria.titles import title
from tests.browser.player import Player

LONG_NAMES = (
    "Massimiliano Sforza di Santa Fiora",
    "Giovanna d'Aragona-Montefeltro",
    "Bartolomeo Colleoni Anguissola",
    "Gianfrancesco II Gonzaga",
    "Wilhelmina van Oranje-Nassau",
    "Ottaviano Fregoso Campofregoso",
)


class Staging:
    """Stands between a page and its server. Seat 0 looks; people who are away are played by a bot, one is not.

    `still`: the page is told nothing of what happens at the table behind the scene.
    """

    def __init__(self, player: Player, names: tuple[str, ...] = LONG_NAMES, still: bool = False) -> None:
        self.names, self.still = names, still
        self.scene: Optional[State] = None
        self.page: Optional[WebSocketRoute] = None
        player.page.route_web_socket("**/ws/table/**", self.stand_between)

    def stand_between(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        version = 0

        def from_server(text: str) -> None:
            nonlocal version
            message = self.altered(json.loads(text))
            if self.still and message["type"] == "update":
                return
            version = (message.get("state") or {}).get("version", version)
            page.send(json.dumps(message))

        def from_page(text: str) -> None:
            answer = self.answered(json.loads(text), version)
            if answer is None:
                server.send(text)
            else:
                page.send(json.dumps(answer))

        server.on_message(lambda text: from_server(str(text)))
        page.on_message(lambda text: from_page(str(text)))

    def answered(self, message: dict[str, Any], version: int) -> Optional[dict[str, Any]]:
        """What is asked about the scene is answered from the scene."""
        if self.scene is None or message["type"] not in ("foretell", "why", "foresee"):
            return None
        answer = {"foretell": self.foretold, "why": self.why, "foresee": self.final}[message["type"]](message)
        return {"version": version, **answer}

    def final(self, message: dict[str, Any]) -> dict[str, Any]:
        """Every answer is to be confirmed, so that what it will do can be read."""
        return {"type": "foresight", "final": message["actions"]}

    def foretold(self, message: dict[str, Any]) -> dict[str, Any]:
        assert self.scene is not None
        outcomes = prospects(self.scene).outcomes(self.scene.view(0), message["actions"])
        return {"type": "foretold", "outcomes": to_builtins(outcomes)}

    def why(self, message: dict[str, Any]) -> dict[str, Any]:
        g = self.scene
        assert g is not None
        touched = (message["noun"], message["value"]) if message["noun"] else None
        picked = [(noun, place) for noun, place in message["picked"]]
        named = prospects(g).named(g.prompt(0))
        found = reasons(g, 0, Question(touched, message["verb"], picked, named, aims(g.game)))
        told = [{"verb": verb, "key": no.key, "values": no.values, "rule": no.rule} for verb, no in found]
        return {"type": "reasons", **{name: message[name] for name in ("noun", "value", "verb")}, "reasons": told}

    def altered(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("table") and self.names:
            message["table"] = self.with_names(message["table"])
        if message.get("state") and self.scene is not None:
            message["state"] |= seen(self.scene)
        if "events_from" in message and self.scene is not None:
            told = self.scene.events(0)
            known = len(told) if message["type"] == "update" else 0
            message |= {"events_from": known, "events": as_sent(told[known:])}
        return message

    def go_on(self, scene: State) -> None:
        """The game goes on to another position, with all that was told on the way."""
        assert self.scene is not None
        assert self.page is not None
        known = len(self.scene.events(0))
        self.scene = scene
        told = as_sent(scene.events(0)[known:])
        state = {"version": known + len(told), "can_undo": False} | seen(scene)
        update = {"type": "update", "state": state, "events_from": known, "events": told, "epoch": 1, "ack": ""}
        self.page.send(json.dumps(update | {"clock": None}))

    def with_names(self, table: dict[str, Any]) -> dict[str, Any]:
        for seat, place in enumerate(table["seats"]):
            driver = "" if seat < 2 else place["level"]
            place |= {"kind": "person", "name": self.names[seat], "driver": driver, "online": seat == 0}
        return table


def as_sent(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [{"key": event.key, "values": event.values} for event in events]


def prospects(g: State) -> Prospects:
    found = Prospects(g.game, 0)
    found.box = g.figures()
    return found


def may_order(g: State, seat: int) -> Optional[dict[str, Any]]:
    bids = title(g.game.id).bids
    room = RisingBids(g.game, bids).room(g, seat) if bids else None
    return structs.asdict(room) if room else None


def seen(g: State, seat: int = 0) -> dict[str, Any]:
    """The part of a situation that a position decides, as the server would tell it."""
    asked = list(g.to_act)
    own = seat in asked
    legal = list(g.legal(seat)) if own else []
    told = prospects(g)
    return {
        "kinds": to_builtins(told.kinds(g.view(seat), legal, g.prompt(seat))) if own else [],
        "labels": to_builtins(told.labels(g.view(seat), legal)),
        "view": g.view(seat),
        "legal": legal,
        "asides": [],
        "aside_count": 0,
        "prompt": g.prompt(seat) if own else None,
        "asked": asked,
        "may_order": may_order(g, seat),
        "orders": [],
        "ordered": False,
        "over": g.over,
        "forced": False,
    }
