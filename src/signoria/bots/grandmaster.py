"""The grandmaster: a master that thinks longer where it matters, and asks what the others' answers tell."""

from __future__ import annotations

from typing import Final, Optional

from signoria.bots.advised import Foresighted
from signoria.bots.beliefs import Retold
from signoria.bots.ismcts import Search, Tuning
from signoria.bots.levels import levels_of
from signoria.bots.master import Master
from signoria.bots.outlook import Outlook
from signoria.bots.roles import Prior
from signoria.bots.sight import Bot, Sight
from signoria.bots.thorough import ThoroughSearch
from signoria.titles import title as find_title

LONGEST: Final = 9.0  # a move takes at most ten seconds, mostly far less


class Grandmaster(Master):
    """As the master; where its title can say how the past would have looked in another world, with beliefs, and where
    it has learned which answers searches prefer, guided by that."""

    def __init__(
        self,
        expert: Bot,
        title: str,
        iterations: Optional[int] = None,
        seconds: float = LONGEST,
        tuning: Optional[Tuning] = None,
        judged: Optional[bool] = None,
    ) -> None:
        super().__init__(expert, title, iterations, seconds, tuning, judged)
        self.retold: Optional[Retold] = find_title(title).usable("beliefs")
        self.recalls = levels_of(title).recalled if self.retold is not None else 0
        self.prior: Optional[Prior] = find_title(title).usable("prior")
        if self.judgement is not None:
            self.judgement = find_title(title).usable("advised_judgement") or self.judgement

    def prepared(self, sight: Sight, outlook: Outlook, tuning: Tuning) -> Search:
        return ThoroughSearch(sight, self.guide(sight), outlook, tuning, self.retold, sight.moments(self.recalls))

    def guide(self, sight: Sight) -> Bot:
        """Whom it asks what the seats would do: at tables that its title's prior knows an expert who listens to it."""
        prior = self.prior
        if prior is not None and prior.learned_from(sight.game, sight.seats, sight.settings, sight.box.pack):
            return Foresighted(self.expert, prior)
        return self.expert
