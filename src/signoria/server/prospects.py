"""What answers cost and do, told from the view of a seat and from nothing else: so it cannot tell a secret."""

from __future__ import annotations

from typing import Any, Optional, Sequence

import structlog

from signoria.kernel import Game, Message
from signoria.server.protocol import KindInfo, LabelInfo, OutcomeInfo
from signoria.titles import title

View = Any
log = structlog.get_logger("prospects")


class Failed(Exception):
    """The title could not say it: nothing is told of the answers about which it could."""


class Prospects:
    """What one seat of one table is told; a title without the part, or whose part fails, has no more to say."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.box: Any = None  # the figures of the table
        self.part = title(game.id).usable("prospect")

    def kinds(self, view: View, legal: Sequence[int], prompt: Optional[Message]) -> list[KindInfo]:
        """The kinds of action of a question, each with its price or limit: those always named first, in their order."""
        try:
            return self._kinds(view, legal, prompt)
        except Failed:
            return []

    def _kinds(self, view: View, legal: Sequence[int], prompt: Optional[Message]) -> list[KindInfo]:
        if self.part is None or prompt is None:
            return []
        verbs = self.game.verbs
        always = self.named(prompt)
        own: dict[str, list[int]] = {name: [] for name in always}
        for action in legal:
            own.setdefault(verbs.verb_of[action].name, []).append(action)
        return [KindInfo(name, self._note(view, name, actions), name in always) for name, actions in own.items()]

    def labels(self, view: View, legal: Sequence[int]) -> list[LabelInfo]:
        """Actions whose sentence names what lies on the table now."""
        try:
            found = [(action, self._say("label", view, action)) for action in legal] if self.part is not None else []
        except Failed:
            return []
        return [LabelInfo(action, label) for action, label in found if label is not None]

    def outcomes(self, view: View, actions: Sequence[int]) -> list[OutcomeInfo]:
        """What each action will do, as far as the seat can know; of all of them, or it raises `Failed`."""
        if self.part is None:
            return []
        return [OutcomeInfo(action, self._say("outcome", view, action) or []) for action in actions]

    def named(self, prompt: Optional[Message]) -> tuple[str, ...]:
        """The verbs that belong to a question even when none of their actions is open."""
        return tuple(self.part.OPEN.get(prompt[0], ())) if self.part is not None and prompt is not None else ()

    def _note(self, view: View, name: str, actions: list[int]) -> Any:
        return self._say("note", view, name, actions) if actions else None

    def _say(self, function: str, view: View, *about: Any) -> Any:
        try:
            return getattr(self.part, function)(self.box, view, self.seat, *about)
        except Exception:  # a title may come from another package and fail in any way
            log.exception("a prospect failed", game=self.game.id, about=about)
            self.part = None
            raise Failed from None


def aims(game: Game) -> dict[str, int]:
    """Which noun of a verb is chosen first where it is not the first: what is aimed at, before what one owns."""
    part = title(game.id).usable("prospect")
    return dict(part.AIM) if part is not None else {}
