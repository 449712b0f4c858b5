"""What others do besides answering: talk, promise, come and go, undo; in both worlds, or in secret in one."""

from __future__ import annotations

from typing import Any, Callable, Optional

from signoria.kernel.verbs import UNSEEN

from .adversary import proposal
from .orders import given
from .table import Table


class Company:
    def __init__(self, table: Table) -> None:
        self.table, self.rng = table, table.rng
        self.openly: list[Callable[[int], Optional[str]]] = [
            self.chat, self.promise, self.pause, self.come_and_go, self.undo, self.wish, self.answer_wish, self.resume,
        ]  # fmt: skip

    def step_openly(self) -> bool:
        """Something that everybody may know, in both worlds."""
        others = self.table.others()
        if not others:
            return self.somebody_comes()
        means = self.rng.choice(self.openly)
        seat = self.rng.choice(others)
        said = means(seat)
        if said:
            self.table.note(f"other {means.__name__}", said)
        return bool(said)

    def step_secretly(self) -> bool:
        """Whispers, and promises between others that are secret or not yet accepted, in one world alone."""
        others = self.table.others()
        if len(others) < 2:
            return False
        number, seat = self.rng.randrange(2), self.rng.choice(others)
        message = self.rng.choice([self._whisper, self._proposal, self._answer, self._draft_back])(seat, number)
        if message is None:
            return False
        self.table.note("secret talk", f"seat {seat} {message} in world {number}")
        self.table.say_in(number, f"seat {seat}", message)
        self.table.account()
        return True

    def _third(self, seat: int) -> int:
        return self.rng.choice([each for each in range(self.table.seats) if each not in (seat, self.table.observer)])

    def _whisper(self, seat: int, number: int) -> dict[str, Any]:
        return {"type": "chat", "text": f"secret {self.rng.randrange(10**6)}", "to": self._third(seat)}

    def _proposal(self, seat: int, number: int) -> dict[str, Any]:
        return {**proposal(self.table, seat), "to": self._third(seat), "public": False}

    def _answer(self, seat: int, number: int) -> Optional[dict[str, Any]]:
        """About a promise that does not concern the observer, now or later."""
        known = self.table.screens[f"seat {seat}"][number].pacts
        mine = [pact for pact in known.values() if not pact["public"] and seat in (pact["author"], pact["to"])]
        mine = [pact for pact in mine if self.table.observer not in (pact["author"], pact["to"])]
        if not mine:
            return None
        kind = self.rng.choice(["pact_accept", "pact_accept", "pact_decline", "pact_withdraw"])
        return {"type": kind, "id": self.table.new_id(), "number": self.rng.choice(mine)["number"]}

    def _draft_back(self, seat: int, number: int) -> Optional[dict[str, Any]]:
        """Undo of something that the observer did not notice."""
        g = self.table.games()[number]
        if g.past is None or g.past[1] != seat or g.undo_refusal(seat):
            return None
        if self.table.seen(number)[-1][1] != UNSEEN:
            return None
        return {"type": "undo", "id": self.table.new_id(), "ask": False}

    # -- in both worlds

    def both(self, seat: int, message: dict[str, Any]) -> str:
        self.table.say(f"seat {seat}", message)
        self.table.account()
        return f"seat {seat} {message}"

    def chat(self, seat: int) -> str:
        to = self.table.observer if self.rng.random() < 0.5 else -1
        return self.both(seat, {"type": "chat", "text": f"hello {self.rng.randrange(100)}", "to": to})

    def promise(self, seat: int) -> Optional[str]:
        if self.table.observer < 0:
            return None
        return self.both(seat, {**proposal(self.table, seat), "to": self.table.observer})

    def pause(self, seat: int) -> Optional[str]:
        return self.both(seat, {"type": "pause", "id": self.table.new_id()}) if self.rng.random() < 0.2 else None

    def resume(self, seat: int) -> str:
        return self.both(seat, {"type": "resume", "id": self.table.new_id()})

    def come_and_go(self, seat: int) -> Optional[str]:
        if self.rng.random() < 0.3 and not given(self.table, seat):  # an order that answers from an empty chair is seen
            self.table.disconnect(f"seat {seat}")
            return f"seat {seat} goes"
        return "somebody comes" if self.somebody_comes() else None

    def somebody_comes(self) -> bool:
        table = self.table
        away = [seat for seat in table.names if seat != table.observer and f"seat {seat}" not in table.screens]
        if not away:
            return False
        seat = self.rng.choice(away)
        table.connect(f"seat {seat}", table.names[seat])
        return True

    def undo(self, seat: int) -> Optional[str]:
        """Of the same open action in both worlds."""
        for g in self.table.games():
            if g.past is None or g.past[1] != seat or g.undo_refusal(seat):
                return None
        if not self._same_last(seat):
            return None
        return self.both(seat, {"type": "undo", "id": self.table.new_id(), "ask": False})

    def wish(self, seat: int) -> Optional[str]:
        if not self._same_last(seat):
            return None
        return self.both(seat, {"type": "undo", "id": self.table.new_id(), "ask": True})

    def answer_wish(self, seat: int) -> str:
        return self.both(seat, {"type": "undo_answer", "id": self.table.new_id(), "agree": self.rng.random() < 0.8})

    def _same_last(self, seat: int) -> bool:
        """Whether what a seat would take back, and all that follows, is the same to the observer in both worlds."""
        tails = []
        for number in (0, 1):
            seen = self.table.seen(number)
            own = [place for place, (actor, _) in enumerate(seen) if actor == seat]
            if not own or seen[own[-1]][1] == UNSEEN:
                return False
            tails.append([each for each in seen[own[-1] :] if each[1] != UNSEEN])
        return tails[0] == tails[1]
