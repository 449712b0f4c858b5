"""What a seat sees of Condottiere, as the values of env.py in its order: the view without its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Optional

from signoria.kernel import Frame
from signoria.kernel.parts import Flags, Part
from signoria.titles.condottiere.rules.lines import highest_in, lies_in, strengths_of
from signoria.titles.condottiere.rules.names import (
    CAPTURE_REGIONS,
    COURTESAN,
    DRAW_AFTER_BATTLE,
    DRUMMER,
    HIDDEN_CARDS,
    KIND_COUNT,
    LARGER_KINGDOMS,
    NOBODY,
    PLAY_FOR_POINTS,
    SPRING,
    WINTER,
)
from signoria.titles.condottiere.rules.view import FACE_DOWN, STAGES, running_battle

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.battle import Battle
    from signoria.titles.condottiere.rules.box import Box
    from signoria.titles.condottiere.rules.state import Condottiere

PLACES: Final[dict[str, int]] = {name: place for place, name in enumerate(STAGES)}


class Scribe:
    """Writes the sheets of one table. What is worked out is kept until what it hangs on has changed."""

    __slots__ = (
        "aside", "battle", "box", "connected", "courtesans", "discards", "drummers", "fighters", "highest", "lines",
        "options", "passed", "realms", "regions", "settings", "spring", "stage", "strengths", "top", "winter",
    )  # fmt: skip

    def __init__(self) -> None:
        self.box: Optional[Box] = None
        self.settings: tuple[int, ...] = ()
        self.options: Part = ()
        self.top: Optional[Frame[Condottiere]] = None  # the frame that asks; the stage and the battle are its own
        self.stage = NOBODY
        self.battle: Optional[Battle] = None
        self.passed, self.fighters = Flags(), Flags()
        self.lines: list[list[int]] = []
        self.winter = self.spring = False
        self.highest = NOBODY
        self.strengths: list[int] = []
        self.courtesans: list[int] = []
        self.drummers: list[int] = []
        self.realms: list[int] = []
        self.regions: list[int] = []
        self.connected: list[int] = []
        self.discards: list[int] = []
        self.aside: list[int] = []

    def remember(self, g: Condottiere, lines: list[list[int]]) -> None:
        fresh = self.box is not g.box
        self.box = g.box
        if self.settings is not g.settings:
            chosen = self.settings = g.settings
            self.options = (
                chosen[DRAW_AFTER_BATTLE], chosen[LARGER_KINGDOMS], chosen[CAPTURE_REGIONS], chosen[HIDDEN_CARDS],
                chosen[PLAY_FOR_POINTS],
            )  # fmt: skip
        if not g.stack or g.stack[-1] is not self.top:
            self.top = g.stack[-1] if g.stack else None
            self.stage = PLACES[type(self.top).__name__] if self.top is not None else NOBODY
            self.battle = running_battle(g)
        if fresh or self.lines != lines:
            self.lines = [line[:] for line in lines]
            self.winter, self.spring, self.highest = lies_in(lines, WINTER), lies_in(lines, SPRING), highest_in(lines)
            self.strengths = strengths_of(g.box, lines, self.winter, self.spring, self.highest)
            self.courtesans = [count_of(line, COURTESAN) for line in lines]
            self.drummers = [count_of(line, DRUMMER) for line in lines]
        if fresh or self.realms != g.realms:
            self.realms = g.realms[:]
            self.regions = [realm.bit_count() for realm in g.realms]
            self.connected = [g.largest_group(seat) for seat in range(g.seats)]
        if self.discards != g.secret_discards:
            self.discards = g.secret_discards[:]
            self.aside = laid_aside(g)

    def sheet(self, g: Condottiere, seat: int) -> list[object]:
        lines = g.all_face_up()
        hand, width = seat * KIND_COUNT, g.seats * KIND_COUNT
        known = g.known[seat * width : (seat + 1) * width]
        self.remember(g, lines)
        battle = self.battle
        table: list[object] = [
            self.stage,
            g.battles,
            g.holder,
            battle.turn if battle else NOBODY,
            battle.defender if battle else NOBODY,
            g.contested,
            g.pope,
            len(g.deck),
            g.open_discards,
            self.winter,
            self.spring,
            self.highest,
            g.box.total_needed[g.seats],
            g.group_needed(),
            g.finalists,
        ]
        seats: list[object] = [
            g.games,
            g.standing() if g.settings[PLAY_FOR_POINTS] else self.regions,
            g.hand_size,
            lines,
            self.strengths,
            self.courtesans,
            self.drummers,
            self.passed.of(battle.passed if battle else 0, g.seats),
            self.fighters.of(battle.fighters if battle else 0, g.seats),
            g.realms,
            self.connected,
            self.aside,
            known if any(known) else None,
            g.hands[hand : hand + KIND_COUNT],
            g.lines[seat][-1] if g.down >> seat & 1 else FACE_DOWN,
            g.secret_discards[hand : hand + KIND_COUNT],
        ]
        return [table, self.options, seats]


def count_of(line: list[int], kind: int) -> int:
    found = 0
    for card in line:
        if card == kind:
            found += 1
    return found


def laid_aside(g: Condottiere) -> list[int]:
    """How many cards each seat has laid aside unseen."""
    found = [0] * g.seats
    at = 0
    for count in g.secret_discards:
        if count:
            found[at // KIND_COUNT] += count
        at += 1  # noqa: SIM113 (compiled, this is faster than to enumerate)
    return found
