"""Law 13 on the wire: two runs that differ only in secret actions of others send everybody else the same bytes,
in the same number and order, on every screen: seats, spectators, second tabs, reconnects, restarts, refusals, undo.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Callable, Sequence

import pytest
from house import House, open_house, run
from two_worlds import Hours, Stirred, Story, World, compare, hours, settle_down

from signoria.kernel import Auction, State, taking_back
from signoria.server import chat, ledger, talk
from signoria.server.clock import Clock
from signoria.server.pacts import Pacts, info
from signoria.server.position import Position
from signoria.server.viewer import Viewer
from signoria.titles.renaissance.rules.state import Italy

__all__ = ["hours"]

A, B, C, D, ONLOOKER = 0, 1, 2, 3, -1
UNDO = {"type": "undo"}
ASK = {"type": "undo", "ask": True}
AGREE = {"type": "undo_answer", "agree": True}
PAUSE, RESUME = {"type": "pause"}, {"type": "resume"}
CLOCK = {"bank": 600, "increment": 7, "bot": "random"}


def says(text: str, to: int = -1) -> dict[str, Any]:
    return {"type": "chat", "text": text, "to": to}


def texts(g: State, seat: int) -> list[str]:
    return [g.game.verbs.text(action) for action in g.legal(seat)]


def a_vote(g: State) -> bool:
    """Everybody votes, and has ducats to deal with."""
    return isinstance(g, Italy) and g.secret() and "vote war" in texts(g, A) and min(g.ducats) > 2


def a_turn_of_a(g: State) -> bool:
    """The first seat is asked, and offers are open."""
    return g.to_act == [A] and bool(g.asides(B)) and bool(g.asides(A))


def a_retreat(g: State) -> bool:
    """All four have cards, and the second may choose."""
    return g.secret() and len(g.to_act) == 4 and len(g.legal(B)) == 2


# -- what happens: in world 0 nothing secret, in the worlds 1 and 2 different things


async def drafts(w: World, which: int, offer: str, term: str) -> None:
    """A writes a draft and takes it back, while B writes to C; the others come and go."""
    to_c = [(B, f"{offer} {C}"), (B, term)]
    await w.do(A, f"{offer} {D}")
    await w.secretly(which, [], to_c, to_c[:1])
    await w.reconnect()
    await w.do(A, UNDO, f"{offer} {D}", term)
    await w.secretly(which, [], [(B, "propose"), (C, f"{offer} {B}")], [(B, "drop_draft"), (B, UNDO)])
    await w.do(A, UNDO, UNDO, UNDO)
    await w.secretly(which, [], [(B, UNDO)], [(C, f"{offer} {D}"), (C, UNDO)])
    await w.restart()
    await w.do(A, says("Well?"), UNDO)
    await w.do(A, f"{offer} {D}, {term}")


async def taken_back_unseen(w: World, which: int, offer: str, term: str) -> None:
    """A writes drafts and takes them back; what B and C do meanwhile stands."""
    await w.secretly(which, [], [(A, f"{offer} {D}")], [(A, f"{offer} {D}"), (A, term)])
    await w.do(B, f"{offer} {C}", term, "propose")
    await w.secretly(which, [], [(A, UNDO)], [(A, UNDO), (A, UNDO)])
    await w.do(C, f"{offer} {B}")
    await w.reconnect()
    await w.secretly(which, [], [(A, f"{offer} {B}")], [(A, f"{offer} {C}")])
    await w.do(B, f"{offer} {D}", UNDO)
    await w.secretly(which, [], [], [(A, UNDO)])
    await w.restart()
    await w.do(C, UNDO)


async def votes(w: World, which: int) -> None:
    """B votes, or not yet; C too, and takes it back. The others vote, deal, pause, take back, and come again."""
    await w.secretly(which, [], [(B, "vote war")], [(B, "vote peace"), (C, "vote war")])
    await w.reconnect()
    await w.do(A, "vote war", UNDO, UNDO, "vote peace", UNDO)
    await w.do(D, PAUSE, RESUME, f"offer {A}", UNDO)
    await w.secretly(which, [(C, "vote war")], [(C, "vote peace"), (C, UNDO)], [(B, UNDO), (B, "vote war"), (B, UNDO)])
    await w.reconnect()
    await w.do(D, f"give {A} 1", UNDO, f"offer {A}")
    await w.secretly(which, [], [(C, "vote peace"), (C, UNDO)], [(C, f"offer {B}")])
    await w.do(D, UNDO, "vote peace", UNDO, "vote peace")
    await w.restart()
    await w.do(D, UNDO, "vote war")
    await w.do(A, "vote war", says("I have voted."))


async def a_wish(w: World, which: int) -> None:
    """While A waits for the others to agree, B does something secret: the wish does not lapse."""
    await w.do(A, f"give {D} 1")
    await w.do(D, f"give {A} 1")
    await w.do(A, ASK)
    await w.secretly(which, [], [(B, "vote war")], [(B, f"offer {C}"), (C, "vote peace")])
    await w.do(D, AGREE)
    await w.secretly(which, [(B, AGREE)], [(B, AGREE)], [(B, AGREE)])
    await w.do(C, AGREE)
    await w.do(A, "vote war")


async def retreats(w: World, which: int) -> None:
    """B lays the hand aside, keeps it, or thinks; others answer and take it back."""
    await w.secretly(which, [], [(B, "discard_hand")], [(B, "keep_hand")])
    await w.reconnect()
    await w.do(A, "keep_hand", UNDO, "keep_hand")
    await w.do(C, PAUSE, RESUME, "keep_hand")
    await w.secretly(which, [(B, "keep_hand")], [(B, UNDO)], [(B, UNDO), (B, "discard_hand")])
    await w.restart()
    await w.do(C, UNDO)


async def shown_cards(w: World, which: int) -> None:
    """B shows C a card: which one, and how many, is for the two alone."""
    g = w.g
    shows = [g.game.verbs.text(action) for action in g.asides(B) if g.game.verbs.text(action).endswith(f" {C}")]
    await w.secretly(which, *([(B, shown)] for shown in (shows[0], shows[1], shows[-1])))
    await w.do(A, says("What was it?"), UNDO)
    await w.reconnect()


async def offered_cards(w: World, which: int) -> None:
    """All see that B has chosen, nobody what; A may choose anew until all have."""
    own, options = texts(w.g, A), texts(w.g, B)
    await w.do(A, own[0])
    await w.secretly(which, *([(B, option)] for option in (options[0], options[1], options[-1])))
    await w.reconnect()
    await w.do(A, UNDO, own[1], UNDO)
    await w.secretly(which, [(B, UNDO)], [(B, UNDO)], [(B, UNDO)])
    await w.restart()
    await w.do(A, own[0])


async def whispers(w: World, which: int) -> None:
    """B and C whisper, and spectators talk among themselves: no number and no limit counts it."""
    await w.do(A, says("Hello."))
    await w.secretly(which, *([(B, says(f"psst {n}", C)) for n in range(many)] for many in (0, 3, chat.LAST_LINES + 5)))
    await w.do(D, says("Good morning."), says("For you alone.", A))
    await w.reconnect()
    await w.restart()
    await w.secretly(which, [], [], [(C, says("yes", B))])
    await w.do(A, says("What a day."))


def up_to(limit: int, then: str) -> dict[str, Any]:
    return {"type": "order", "order": {"kind": "bid_up_to", "limit": limit, "then": then}}


def an_auction(g: State) -> bool:
    """The first seat is to bid, and all can."""
    auction = next((frame for frame in g.stack if isinstance(frame, Auction)), None)
    if auction is None or g.to_act != [A] or auction.bidders != 15:
        return False
    return all(auction.limit(g, seat) >= auction.minimum(g) + 3 for seat in range(4))


async def orders(w: World, which: int) -> None:
    """B orders much, little or nothing, changes it, and takes it back; others bid, undo, ask, come and go."""
    auction = w.g.stack[-1]
    assert isinstance(auction, Auction)
    least = auction.minimum(w.g)
    much, little = (B, up_to(least + 3, "ask")), (B, up_to(least + 2, "pass"))
    off = (B, {"type": "order_cancel"})
    await w.secretly(which, [], [much], [little])
    await w.reconnect()
    await w.do(A, f"bid {least}", UNDO, says("Who gives more?"))
    await w.secretly(which, [], [off, off], [much, off, little])
    await w.do(C, PAUSE, RESUME, UNDO)
    await w.restart()
    await w.secretly(which, [], [much], [(B, up_to(999, "ask")), (B, up_to(0, "ask"))])
    await w.do(D, ASK, up_to(least + 3, "ask"), {"type": "order_cancel"})
    await w.secretly(which, [(B, f"bid {least + 1}")], [(B, f"bid {least + 1}")], [off, (B, f"bid {least + 1}")])
    await w.do(C, f"bid {least + 2}")
    await w.reconnect()
    await w.do(A, says("Too much for me."))


def promise(to: int, template: str, args: Sequence[int], until: str, public: bool) -> dict[str, Any]:
    fields = {"to": to, "template": template, "args": list(args), "until": until, "public": public}
    return {"type": "pact_propose", **fields}


def answer(what: str, number: int) -> dict[str, Any]:
    return {"type": f"pact_{what}", "number": number}


async def promises(w: World, which: int, template: str, until: str) -> None:
    """B and C agree in secret, or B's proposals are declined; an open promise of theirs is proposed early or late."""
    make = partial(promise, template=template, args=[], until=until)
    openly, hidden = (B, make(C, public=True)), (B, make(C, public=False))
    agreed = [hidden, (C, answer("accept", 1)), (C, answer("withdraw", 1))]
    await w.secretly(which, [openly], [], [openly, *agreed])
    await w.do(A, make(D, public=True))
    await w.do(D, answer("accept", 0), answer("accept", 1), make(A, public=False))
    await w.secretly(which, [], [openly, hidden, (C, answer("decline", 2))], [])
    await w.do(C, answer("accept", 1 if which == 1 else 0))
    await w.reconnect()
    await w.do(A, answer("decline", 2), answer("decline", 1), answer("withdraw", 0))
    await w.restart()
    await w.do(A, make(D, public=True))
    await w.do(B, answer("withdraw", 1 if which == 1 else 0))


# -- the cases: title, from when on, what happens, who is not concerned


Case = tuple[str, Callable[[State], bool], Story, tuple[int, ...], dict[str, Any]]
ALWAYS: Callable[[State], bool] = lambda g: True  # noqa: E731
OUTSIDE = (A, D, ONLOOKER)

CASES: dict[str, Case] = {
    "princes, drafts": ("princes", a_turn_of_a, partial(drafts, offer="offer_to", term="ask_gold 1"), OUTSIDE, {}),
    "renaissance, drafts": ("renaissance", a_vote, partial(drafts, offer="offer", term="ask_ducats 1"), OUTSIDE, {}),
    "princes, unseen": (
        "princes", a_turn_of_a, partial(taken_back_unseen, offer="offer_to", term="ask_gold 1"), (B, C, ONLOOKER), {}
    ),
    "renaissance, unseen": (
        "renaissance", a_vote, partial(taken_back_unseen, offer="offer", term="ask_ducats 1"), (B, C, ONLOOKER), {}
    ),
    "renaissance, votes": ("renaissance", a_vote, votes, OUTSIDE, {"clock": CLOCK}),
    "renaissance, a wish": ("renaissance", a_vote, a_wish, OUTSIDE, {"clock": CLOCK}),
    "condottiere, retreats": ("condottiere", a_retreat, retreats, (A, C, D, ONLOOKER), {"clock": CLOCK}),
    "condottiere, shown cards": ("condottiere", ALWAYS, shown_cards, OUTSIDE, {}),
    "il_principe, offers": (
        "il_principe", lambda g: len(g.to_act) == 4, offered_cards, (A, C, D, ONLOOKER), {"clock": CLOCK}
    ),
    **{
        f"{title}, orders": (title, an_auction, orders, (A, C, D, ONLOOKER), {"clock": CLOCK})
        for title in ("il_principe", "princes")
    },
    **{
        f"{title}, whispers": (title, ALWAYS, whispers, OUTSIDE, {})
        for title in ("condottiere", "il_principe", "principato", "princes", "renaissance")
    },
    "condottiere, promises": (
        "condottiere", ALWAYS, partial(promises, template="i_pass_this_battle", until="game_end"), OUTSIDE, {}
    ),
    "princes, promises": ("princes", ALWAYS, partial(promises, template="no_bid", until="game_end"), OUTSIDE, {}),
}  # fmt: skip


def told_alike(case: str, folder: Path, hours: Hours) -> int:
    title, ripe, story, bystanders, choices = CASES[case]

    async def main() -> int:
        async with open_house(folder) as house:
            people = await house.guests(4)
            return await compare(partial(make, house, people), story, bystanders)

    async def make(house: House, people: list[Any]) -> World:
        return await settle_down(house, people, hours, title, ripe, **choices)

    return int(run(main))


@pytest.mark.parametrize("case", list(CASES))
def test_nobody_is_stirred_by_what_they_may_not_know(case: str, tmp_path: Path, hours: Hours) -> None:
    assert told_alike(case, tmp_path, hours) > 20


# -- planted faults


def common_undo(patch: pytest.MonkeyPatch) -> None:
    """The last action of all decides, not the last one that the seat may know of."""
    look = Viewer.look

    def faulty(viewer: Viewer, position: Position, *more: Any) -> bool:
        changed = look(viewer, position, *more)
        past = position.g.past
        mine = past is not None and past[1] == viewer.seat
        before, viewer.rest = viewer.rest, (viewer.rest[0], viewer.rest[1] and mine, *viewer.rest[2:])
        viewer.shown.can_undo = viewer.rest[1]
        return changed or before != viewer.rest

    patch.setattr(Viewer, "look", faulty)


def common_versions(patch: pytest.MonkeyPatch) -> None:
    look = Viewer.look

    def faulty(viewer: Viewer, position: Position, *more: Any) -> bool:
        viewer.shown.version += 1
        look(viewer, position, *more)
        return True

    patch.setattr(Viewer, "look", faulty)


def everything_later_falls(patch: pytest.MonkeyPatch) -> None:
    """An undo takes with it whatever others did since."""
    standing = taking_back.standing
    patch.setattr(taking_back, "standing", lambda g, seat: (standing(g, seat)[0], [], -1))


def any_move_ends_a_wish(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(taking_back, "known_to_all", lambda g, count: True)


def a_clock_that_shows_who_thinks(patch: pytest.MonkeyPatch) -> None:
    ask = Clock.ask
    patch.setattr(Clock, "ask", lambda self, waiting, costly, holding=0: ask(self, waiting, waiting, holding))


def a_bank_that_tells_who_answered(patch: pytest.MonkeyPatch) -> None:
    deeds = ledger.deeds
    patch.setattr(ledger, "deeds", lambda table, seat, codes, id, public, *more: deeds(table, seat, codes, id, True))


def a_common_count_of_lines(patch: pytest.MonkeyPatch) -> None:
    line = chat._line
    patch.setattr(chat, "_line", lambda row, number: line(row, row.number))


def a_common_limit_of_lines(patch: pytest.MonkeyPatch) -> None:
    heard = chat.ChatLog.heard_by

    def faulty(self: chat.ChatLog, seat: int, running: bool, unheard: Any) -> list[Any]:
        kept = max(0, chat.LAST_LINES - self.total() + self.counts[chat.TABLE])
        return heard(self, seat, running, unheard)[-kept:] if kept else []

    patch.setattr(chat.ChatLog, "heard_by", faulty)


def a_common_count_of_promises(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(talk, "info", lambda row, number: info(row, row.number))


def promises_in_the_order_of_their_proposals(patch: pytest.MonkeyPatch) -> None:
    known = Pacts.known_to
    patch.setattr(Pacts, "known_to", lambda self, seat, over: sorted(known(self, seat, over), key=lambda r: r.number))


FAULTS: list[tuple[Callable[[pytest.MonkeyPatch], None], str]] = [
    (common_undo, "princes, drafts"),
    (common_undo, "renaissance, votes"),
    (common_versions, "renaissance, drafts"),
    (everything_later_falls, "princes, unseen"),
    (everything_later_falls, "renaissance, unseen"),
    (any_move_ends_a_wish, "renaissance, a wish"),
    (a_clock_that_shows_who_thinks, "renaissance, votes"),
    (a_clock_that_shows_who_thinks, "condottiere, retreats"),
    (a_bank_that_tells_who_answered, "renaissance, votes"),
    (a_common_count_of_lines, "princes, whispers"),
    (a_common_limit_of_lines, "princes, whispers"),
    (a_common_count_of_promises, "princes, promises"),
    (promises_in_the_order_of_their_proposals, "princes, promises"),
]


@pytest.mark.parametrize(("fault", "case"), FAULTS, ids=[f"{fault.__name__}, {case}" for fault, case in FAULTS])
def test_the_law_catches_a_planted_fault(
    fault: Callable[[pytest.MonkeyPatch], None],
    case: str,
    tmp_path: Path,
    hours: Hours,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fault(monkeypatch)
    with pytest.raises(Stirred):
        told_alike(case, tmp_path, hours)
