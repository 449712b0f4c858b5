"""What does the least harm when somebody's time is out: to pass, where the question can be passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from signoria.kernel import Game

if TYPE_CHECKING:
    from signoria.server.table import Table


def least_harm(table: Table, seat: int, thought: int) -> int:
    """What is answered in place of what a bot has thought of: a pass for a person whose time is out, where that is
    what the table does."""
    rule = table.clock.rule.post if table.clock is not None else None
    if rule is None or rule.out != "pass" or seat not in table.persons():
        return thought
    found = passing(table.title, table.legal(seat))
    return thought if found is None else found


def passing(game: Game, legal: list[int]) -> Optional[int]:
    """The answer that gives up whatever else could be done and chooses nothing; None where every answer chooses."""
    return next((action for action in legal if _passes(game, action)), None)


def _passes(game: Game, action: int) -> bool:
    verb = game.verbs.split(action)[0]
    return verb.ends and not verb.nouns
