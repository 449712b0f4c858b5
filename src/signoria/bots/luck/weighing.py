"""What answers gain beside those of a reference, weighed by playing on with each.

What a bot wins beyond its fair share is the sum of what its answers gain: of each, the chance of victory after it less
the chance after an answer that the reference draws, if the reference plays on at every seat (the lemma on differences
of performance: Kakade and Langford 2002). Where the reference sits everywhere, a deal played from every seat gives each
seat its fair share exactly, so nothing else has to be known, and neither chance nor what the reference draws is in the
sum.

The reference must remember nothing: it begins afresh at every position, and what it does there is the one policy that
the fair share stands for.
"""

from __future__ import annotations

import time
from hashlib import blake2b
from random import Random
from typing import Collection, Final, Optional, Sequence

from signoria.bots.luck.chance import seed_of
from signoria.bots.novice import Novice
from signoria.bots.roles import ASIDES, Bot, Talker
from signoria.bots.sight import Scripted, Sight
from signoria.kernel import State

IN_TURN: Final = -1  # where others count what was said out of turn before
MOST_ASIDES: Final = 32  # leaves room between the streams of two moves
MOST_SEATS: Final = 64


class Future:
    """One way in which all could go on that is open yet: dice, face-down cards, and what drawing bots draw.

    Luck hangs on the number of an event and on the card, not on where a play-out began. So play-outs from two positions
    of one game, and from the same deal at another seat, have in common what is common to them: what one says too much
    another says too little, and it cancels out in the sum.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed, self.number, self.rng = seed, int.from_bytes(seed, "little"), Random()

    def dealt(self, g: State) -> State:
        """A copy with this luck to come: everybody sees and knows the same."""
        world = g.copy()
        world.seed, world.script = self.seed, []
        for number, pile in enumerate(world.piles()):
            pile[:] = self.ordered(number, pile)
        return world

    def ordered(self, number: int, pile: list[int]) -> list[int]:
        """A face-down pile in the order of this future, whatever of it is left."""
        copies: dict[int, int] = {}
        places = []
        for card in pile:
            copy = copies[card] = copies.get(card, 0) + 1
            name = f"pile {number} {card} {copy}".encode()
            places.append((blake2b(name, key=self.seed, digest_size=8).digest(), card))
        return [card for _, card in sorted(places)]

    def luck(self, g: State, seat: int, said: int) -> Random:
        """What a seat draws by at this point of the game."""
        self.rng.seed(self.number + ((g.moves * MOST_ASIDES + said + 1) * MOST_SEATS + seat))
        return self.rng


class Course:
    """The game as it goes when the reference sits everywhere: as in a match, what is said out of turn included."""

    def __init__(self, reference: Bot) -> None:
        self.reference = reference
        self.talker: Optional[Talker] = reference if isinstance(reference, Talker) else None

    def end(self, g: State, seat: int, said: int, action: Optional[int], future: Future) -> list[float]:
        """Every seat's share of the victory, if this is done and the reference plays on."""
        if action is not None:
            g.act(seat, action)
        if said == IN_TURN:
            self.talk(g, 0, 0, future)
        elif action is None:
            self.talk(g, seat + 1, 0, future)
        else:
            self.talk(g, seat, said + 1, future)
        choose = self.reference.choose
        while g.stack:
            seat = g.first_to_act()
            legal = g.legal(seat)
            answer = legal[0] if len(legal) == 1 else choose(Sight(g, seat, future.luck(g, seat, IN_TURN)))
            g.act(seat, answer)
            self.talk(g, 0, 0, future)
        winners = g.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]

    def talk(self, g: State, first: int, said: int, future: Future) -> None:
        """What is said out of turn, from this seat on, which has said so much already."""
        talker = self.talker
        if talker is None:
            return
        for seat in range(first, g.seats):
            for number in range(said if seat == first else 0, ASIDES):
                asides = g.asides(seat) if g.stack else []
                if not asides:
                    break
                action = talker.aside(Sight(g, seat, future.luck(g, seat, number)))
                if action is None:
                    break
                g.act(seat, action)


class Once:
    """An expert that is asked once about a position: what it says is as likely for each pair as if asked anew."""

    def __init__(self, base: Bot) -> None:
        self.base, self.asked, self.said = base, False, 0
        self.spoken: Optional[int] = None
        if isinstance(base, Talker):
            self.aside = self.speak

    def choose(self, sight: Sight) -> int:
        if not self.asked:
            self.asked, self.said = True, self.base.choose(sight)
        return self.said

    def speak(self, sight: Sight) -> Optional[int]:
        assert isinstance(self.base, Talker)
        if not self.asked:
            self.asked, self.spoken = True, self.base.aside(sight)
        return self.spoken


class Weighing:
    """The gains of every seat in a game, kept while it is played.

    The answers of the seats of `weighed` count; at all others sits the reference itself. A bot of `drawn` draws its
    answers and remembers nothing: it is asked anew for every pair, so that what it happened to draw is no luck of its.
    """

    def __init__(
        self, reference: Bot, pairs: int, label: str, bots: Sequence[Bot], weighed: Collection[int],
        drawn: Collection[int] = (),
    ) -> None:  # fmt: skip
        self.course = Course(reference)
        self.weighed = weighed
        self.experts: dict[type, Once] = {}
        self.judge = self.quicker(reference)
        self.drawing = {seat: self.quicker(bots[seat]) for seat in drawn}
        self.futures = [Future(seed_of(label, number)) for number in range(pairs)]
        self.gains = [0.0] * len(bots)
        self.answers = self.pairs = 0  # that differed from the reference's, and pairs of play-outs for them
        self.seconds = 0.0  # of the processor

    def quicker(self, bot: Bot) -> Bot:
        """The same bot, with an expert in it that is asked once for all pairs."""
        if isinstance(bot, Novice):
            return Novice(self.quicker(bot.expert), bot.insight, bot.insight_at)
        return self.experts.setdefault(type(bot), Once(bot)) if isinstance(bot, Scripted) else bot

    def hears(self, seat: int) -> bool:
        """Whether it counts that a seat says nothing out of turn."""
        return seat in self.weighed and self.course.talker is not None

    def note(self, g: State, seat: int, said: int, action: Optional[int]) -> None:
        """What a seat is about to do: answer in turn, or say something out of turn, or nothing more."""
        if seat not in self.weighed or (said == IN_TURN and len(g.legal(seat)) == 1):
            return
        begun = time.process_time()
        played = self.pairs
        for expert in self.experts.values():
            expert.asked = False
        for future in self.futures:
            self.compare(g, seat, said, action, future)
        self.answers += self.pairs > played
        self.seconds += time.process_time() - begun

    def compare(self, g: State, seat: int, said: int, action: Optional[int], future: Future) -> None:
        """One pair: this answer and the reference's, with the same luck to come. Where both are the same, nothing is
        gained."""
        if seat in self.drawing:
            action = said_by(self.drawing[seat], g, seat, said, future)
        other = said_by(self.judge, g, seat, said, future)
        if action == other:
            return
        self.pairs += 1
        world = future.dealt(g)
        one = self.course.end(world.copy(), seat, said, action, future)
        two = self.course.end(world, seat, said, other, future)
        count = len(self.futures)
        for place, (with_answer, without) in enumerate(zip(one, two)):
            self.gains[place] += (with_answer - without) / count

    def told(self) -> dict[str, float]:
        """What the weighing took."""
        return {"answers": self.answers, "pairs": self.pairs, "seconds": round(self.seconds, 3)}


def said_by(bot: Bot, g: State, seat: int, said: int, future: Future) -> Optional[int]:
    """What a bot that draws answers at this point."""
    sight = Sight(g, seat, future.luck(g, seat, said))
    if said == IN_TURN:
        return bot.choose(sight)
    return bot.aside(sight) if isinstance(bot, Talker) else None
