"""How bots deal with promises: what they say about them, and whether they keep their own.

A bot without a character speaks of promises when it is spoken to: it accepts the word of whoever can be trusted,
promises the same in return where that is worth more to it than it is likely to cost, keeps its promises, and withdraws
those to anybody whose word is worth nothing. The loyal one also speaks first, never withdraws, and spares whoever has
kept a promise to it. The treacherous one promises whatever is wanted, and breaks its word where that gains clearly.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Optional

from signoria.bots.promises import (
    ACCEPTED,
    BOTH,
    DECLINED,
    LEAST_TRUST,
    PROPOSED,
    WITHDRAWN,
    Offer,
    Pledge,
    Pledges,
    Record,
    Reply,
    Word,
    pledges_of,
    record_of,
    trust,
)
from signoria.bots.roles import Promiser, recalls
from signoria.bots.sight import Bot, Sight, Talker
from signoria.kernel.promises import BROKEN, KEPT, Deed, public, verdict_on
from signoria.titles import title as find_title

MOST_PROPOSALS: Final = 60  # of one bot in a game
MOST_TRIES: Final = 16  # answers that are looked at for one that wrongs nobody


@dataclass(frozen=True)
class Conduct:
    forward: bool = False  # speaks first
    heedless: bool = False  # promises what it may not keep
    friendly: bool = False  # spares whoever has kept a promise to it
    forgiving: bool = False  # keeps its word to somebody who has broken theirs


PLAIN: Final = Conduct()
LOYAL: Final = Conduct(forward=True, friendly=True, forgiving=True)
TREACHEROUS: Final = Conduct(forward=True, heedless=True, forgiving=True)


class Without(Sight):
    """A question without some of its answers."""

    def __init__(self, sight: Sight, refused: set[int]) -> None:
        super().__init__(sight._g, sight.seat, sight.rng, sight._moments, sight.promises)
        self.refused = refused

    def __reduce__(self) -> tuple[Any, ...]:
        return Without, (Sight(self._g, self.seat, self.rng, self._moments, self.promises), self.refused)

    @property
    def options(self) -> list[int]:
        return [action for action in self._g.legal(self.seat) if action not in self.refused]


class Mannered:
    """A bot of any level, with a conduct in promises."""

    def __init__(self, base: Bot, guide: Bot, title: str, pledges: Pledges, conduct: Conduct) -> None:
        self.base, self.guide, self.pledges, self.conduct = base, guide, pledges, conduct
        self.judge = find_title(title).part("pacts").judge
        self.recalls, self.forward = recalls(base), conduct.forward
        if isinstance(base, Talker):
            self.aside = base.aside

    # -- answers

    def choose(self, sight: Sight) -> int:
        return self.kept(sight, self.base.choose(sight))

    def kept(self, sight: Sight, answer: int) -> int:
        """The answer, or another one that wrongs nobody."""
        if not sight.promises:
            return answer
        breaks = self.breaks(sight, answer)
        if not breaks and not self.spares(sight, answer):
            return answer
        other = self.instead(sight, answer)
        if other is None or other == answer:
            return answer
        gains = self.pledges.gain(sight.imagine(), sight.seat, answer, other) >= self.pledges.clearly
        return answer if gains and (self.conduct.heedless or not breaks) else other

    def breaks(self, sight: Sight, action: int) -> bool:
        """Whether an answer breaks a promise that binds this seat, as far as the seat can foresee."""
        bound = [pledge for pledge in sight.promises if self.binds(pledge, sight.seat)]
        if not bound:
            return False
        world = sight.imagine()
        world.log, board = [], world.view(None)
        world.act(sight.seat, action)
        events, over = public(world.log), not world.stack
        return any(verdict_on(one, Deed(one.earlier, events, board, over), self.judge) == BROKEN for one in bound)

    def binds(self, pledge: Pledge, seat: int) -> bool:
        if pledge.status != ACCEPTED or pledge.template not in self.pledges.deeds:
            return False
        keeper = self.pledges.keeper(pledge)
        return keeper == seat or (keeper == BOTH and seat in (pledge.author, pledge.to))

    def spares(self, sight: Sight, action: int) -> bool:
        """Whether an answer is aimed at a friend."""
        if not self.conduct.friendly or not any(pledge.status == KEPT for pledge in sight.promises):
            return False
        victim = self.pledges.victim(sight.imagine(), sight.seat, action)
        return victim >= 0 and is_friend(self.given_to(sight, victim))

    def given_to(self, sight: Sight, author: int) -> Record:
        """What became of the promises of somebody to this seat."""
        between = [one for one in sight.promises if sight.seat in (one.author, one.to)]
        return record_of(between, author, self.pledges)

    def instead(self, sight: Sight, answer: int) -> Optional[int]:
        """What the expert would do if it could not do that."""
        refused = {answer}
        for _ in range(MOST_TRIES):
            left = Without(sight, refused)
            if not left.options:
                return None
            other = self.guide.choose(left)
            if other in refused:
                break
            if not self.breaks(sight, other) and not self.spares(sight, other):
                return other
            refused.add(other)
        return next(
            (one for one in self.harmless_first(sight) if one not in refused and not self.breaks(sight, one)), None
        )

    def harmless_first(self, sight: Sight) -> list[int]:
        """Answers that let things be before all others, some of them."""
        from signoria.bots.characters import RESTING, tempers_of

        tempers, verb_of = tempers_of(sight.game.id), sight.game.verbs.verb_of
        options = sight.options
        options.sort(key=lambda action: (tempers.kind(verb_of[action].name) != RESTING, action))
        return options[:MOST_TRIES]

    # -- words

    def promise(self, sight: Sight) -> Optional[Word]:
        """What to say of promises now, if anything."""
        return self.withdrawal(sight) or self.reply(sight) or self.proposal(sight)

    def withdrawal(self, sight: Sight) -> Optional[Word]:
        """Nobody is bound to somebody whose word is worth nothing."""
        if self.conduct.forgiving:
            return None
        for pledge in sight.promises:
            mine = pledge.status == ACCEPTED and pledge.author == sight.seat
            if mine and self.trusts(sight, pledge.to) < LEAST_TRUST:
                return Reply(pledge.number, WITHDRAWN)
        return None

    def reply(self, sight: Sight) -> Optional[Word]:
        for pledge in sight.promises:
            if pledge.status == PROPOSED and pledge.to == sight.seat:
                return Reply(pledge.number, ACCEPTED if self.accepts(sight, pledge) else DECLINED)
        return None

    def accepts(self, sight: Sight, pledge: Pledge) -> bool:
        if self.conduct.heedless:
            return True
        if self.trusts(sight, pledge.author) < LEAST_TRUST:
            return False
        return self.pledges.keeper(pledge) == pledge.author or self.pledges.takes(sight.imagine(), sight.seat, pledge)

    def trusts(self, sight: Sight, seat: int) -> float:
        return trust(record_of(sight.promises, seat, self.pledges))

    def proposal(self, sight: Sight) -> Optional[Word]:
        """The promise that is worth most beyond what it costs."""
        returned = self.to_return(sight)
        if not (returned or self.conduct.forward) or not self.is_occasion(sight):
            return None
        best, chosen = 0.0, None
        for offer in self.open_offers(sight):
            if not self.conduct.forward and (offer.words.to, offer.words.template) not in returned:
                continue
            surplus = offer.worth if self.conduct.heedless else self.surplus(sight, offer)
            if surplus > best:
                best, chosen = surplus, offer.words
        return chosen

    def to_return(self, sight: Sight) -> set[tuple[int, str]]:
        """Whose promises of which kind this seat has accepted and not answered in kind."""
        running = [pledge for pledge in sight.promises if pledge.status == ACCEPTED]
        given = {(pledge.to, pledge.template) for pledge in running if pledge.author == sight.seat}
        return {(one.author, one.template) for one in running if one.to == sight.seat} - given

    def is_occasion(self, sight: Sight) -> bool:
        occasions = self.pledges.occasions
        return not occasions or (sight.prompt or ("",))[0] in occasions

    def open_offers(self, sight: Sight) -> list[Offer]:
        """Those that are not running, to nobody who wanted none, has yet to answer or has broken a promise."""
        mine = [pledge for pledge in sight.promises if pledge.author == sight.seat]
        if len(mine) >= MOST_PROPOSALS:
            return []
        closed = {pledge.to for pledge in mine if pledge.status in (PROPOSED, DECLINED, WITHDRAWN)}
        if not self.conduct.forgiving:
            closed |= {seat for seat in range(sight.seats) if self.given_to(sight, seat).broken}
        made = {(one.to, one.template) for one in mine if one.status == ACCEPTED}
        return [
            offer
            for offer in self.pledges.offers(sight.imagine(), sight.seat)
            if offer.words.to not in closed and (offer.words.to, offer.words.template) not in made
        ]

    def surplus(self, sight: Sight, offer: Offer) -> float:
        """Points that a promise brings if the other answers in kind, by what their word is worth."""
        credit = self.trusts(sight, offer.words.to)
        return credit * offer.worth - offer.cost if credit >= LEAST_TRUST else -1.0


def is_friend(record: Record) -> bool:
    return record.kept > 0 and not record.broken


def mannered(base: Bot, title: str, conduct: Conduct = PLAIN) -> Bot:
    """A bot that also deals with promises, where its title has any. Bots of one's own do so by themselves."""
    pledges = pledges_of(title)
    if pledges is None or isinstance(base, Promiser) or not is_ours(base, title):
        return base
    from signoria.bots import guide

    return Mannered(base, guide(title), title, pledges, conduct)


def is_ours(bot: Bot, title: str) -> bool:
    """Whether this is one of the levels."""
    from signoria.bots.adaptive import Adaptive
    from signoria.bots.characters import Tempered
    from signoria.bots.master import Searcher
    from signoria.bots.novice import Novice

    return isinstance(bot, (Novice, Adaptive, Searcher, Tempered)) or type(bot) is find_title(title).usable("expert")


def speaks_first(bot: Bot) -> bool:
    """Whether a bot speaks of promises though nobody else does; one of somebody's own may."""
    return isinstance(bot, Promiser) and getattr(bot, "forward", True)
