"""The grandmaster: the whole search; in other ways only where a title asks for it."""

from __future__ import annotations

from math import inf
from typing import Final, Optional

from signoria.bots.advised import Foresighted
from signoria.bots.beliefs import Retold
from signoria.bots.ismcts import Search, Tuning
from signoria.bots.levels import GUIDED, THOROUGH, Effort
from signoria.bots.master import Searcher
from signoria.bots.outlook import Outlook
from signoria.bots.roles import Prior
from signoria.bots.sight import Bot, Sight
from signoria.bots.thorough import ThoroughSearch
from signoria.titles import title as find_title

LONGEST: Final = 9.0  # a move takes at most ten seconds, mostly far less


class Grandmaster(Searcher):
    """As the master, but it weighs more answers and longer. Other ways to search (`signoria.bots.levels`) can be asked
    for: thorough, with beliefs where its title can say how the past would have looked in another world; or guided,
    where the title has learned which answers searches prefer."""

    def __init__(
        self,
        expert: Bot,
        title: str,
        iterations: Optional[int] = None,
        seconds: float = inf,
        tuning: Optional[Tuning] = None,
        judged: Optional[bool] = None,
        way: Optional[str] = None,
    ) -> None:
        super().__init__(expert, title, iterations, seconds, tuning, judged)
        self.way = self.levels.way if way is None else way
        self.retold: Optional[Retold] = find_title(title).usable("beliefs") if self.way == THOROUGH else None
        self.recalls = self.levels.recalled if self.retold is not None else 0
        self.prior: Optional[Prior] = find_title(title).usable("prior") if self.way == GUIDED else None
        if self.prior is not None and self.judgement is not None:
            self.judgement = find_title(title).usable("advised_judgement") or self.judgement

    def effort(self, seats: int) -> Effort:
        return self.levels.grandmaster

    def prepared(self, sight: Sight, outlook: Outlook, tuning: Tuning) -> Search:
        if self.way == THOROUGH:
            return ThoroughSearch(sight, self.expert, outlook, tuning, self.retold, sight.moments(self.recalls))
        return Search(sight, self.guide(sight), outlook, tuning)

    def guide(self, sight: Sight) -> Bot:
        """Whom it asks what the seats would do: at tables that its prior knows an expert who listens to it."""
        prior = self.prior
        if prior is not None and prior.learned_from(sight.game, sight.seats, sight.settings, sight.box.pack):
            return Foresighted(self.expert, prior)
        return self.expert
