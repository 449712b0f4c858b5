"""A bot of one's own in Python: the boldest answer that wins most of ten quick random games.

Run it: `signoria arena condottiere --bots brave:Brave,random --games 40` in this folder.
"""

from signoria.bots import Sight


class Brave:
    """Tries every option in ten imagined worlds, each played to its end at random."""

    def choose(self, sight: Sight) -> int:
        return max(sight.options, key=lambda action: sum(self.trial(sight, action) for _ in range(10)))

    def trial(self, sight: Sight, action: int) -> float:
        world = sight.imagine()
        world.act(sight.seat, action)
        while not world.over:
            seat = world.to_act[0]
            world.act(seat, sight.rng.choice(world.legal(seat)))
        return 1 / len(world.winners) if sight.seat in world.winners else 0.0
