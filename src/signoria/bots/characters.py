"""Characters: bots of a level with a temper, which shows in what they rather do.

A title says which of its verbs attack, build, or let things be (its part `tempers`). A character looks at what its
level would answer, and now and then prefers another answer of the kind it likes: the one the expert ranks first, else
the least one. Others show in how they deal with promises (`signoria.bots.manners`). How often that shows is measured in
docs/bots.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Optional

from signoria.bots.manners import LOYAL, TREACHEROUS, Conduct, mannered
from signoria.bots.promises import pledges_of
from signoria.bots.roles import Ranker, recalls
from signoria.bots.sight import Bot, Sight, Talker
from signoria.kernel import Verbs
from signoria.titles import title as find_title

TEMPERED_LEVELS: Final = ("novice", "adept", "expert", "master", "grandmaster")
ATTACKING, BUILDING, RESTING = "attacking", "building", "resting"


@dataclass(frozen=True)
class Tempers:
    """Names of the verbs of each kind. Whatever is in none of them leaves every character cold."""

    attacking: tuple[str, ...] = ()  # takes from others, or outbids them
    building: tuple[str, ...] = ()  # makes one's own grow
    resting: tuple[str, ...] = ()  # leaves things as they are
    bent: float = 0.25  # how often a temper has its way where it could: the less, the oftener it is asked in a game

    def kind(self, verb: str) -> str:
        if verb in self.attacking:
            return ATTACKING
        return BUILDING if verb in self.building else RESTING if verb in self.resting else ""


@dataclass(frozen=True)
class Character:
    """Away from which kind of answer, and towards which; or how it deals with promises."""

    shuns: tuple[str, ...] = ()
    seeks: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()  # the kinds without which a title does not know this character
    conduct: Optional[Conduct] = None


CHARACTERS: Final = {
    "careful": Character(shuns=(ATTACKING,), seeks=(RESTING, BUILDING), needs=(ATTACKING, RESTING)),
    "greedy": Character(shuns=(RESTING, BUILDING), seeks=(ATTACKING,), needs=(ATTACKING, RESTING)),
    "builder": Character(shuns=(ATTACKING, RESTING), seeks=(BUILDING,), needs=(BUILDING,)),
    "loyal": Character(conduct=LOYAL),
    "treacherous": Character(conduct=TREACHEROUS),
}


def tempers_of(title: str) -> Tempers:
    found: Optional[Tempers] = find_title(title).usable("tempers")
    return found or Tempers()


def characters_for(title: str) -> tuple[str, ...]:
    """Those that show in a title."""
    return tuple(name for name, character in CHARACTERS.items() if shows(character, title))


def shows(character: Character, title: str) -> bool:
    kinds = tempers_of(title)
    known = character.conduct is None or pledges_of(title) is not None
    return known and all(getattr(kinds, kind) for kind in character.needs)


def conduct_of(level: str) -> Optional[Conduct]:
    """How a bot of this name deals with promises, if its character says so."""
    character = CHARACTERS.get(level.partition("/")[2])
    return character.conduct if character is not None else None


def tempered(base: Bot, level: str, character: str, title: str) -> Bot:
    """A bot of this level with a character."""
    if level not in TEMPERED_LEVELS or character not in characters_for(title):
        known = ", ".join(characters_for(title)) or "none"
        fitting = ", ".join(TEMPERED_LEVELS)
        raise ValueError(f"unknown bot {level}/{character}: {title} has the characters {known}, at levels {fitting}")
    from signoria.bots import guide

    chosen = CHARACTERS[character]
    if chosen.conduct is not None:
        return mannered(base, title, chosen.conduct)
    return Tempered(base, guide(title), chosen, tempers_of(title))


class Tempered:
    """Answers as its level does, unless its temper has its way."""

    def __init__(self, base: Bot, guide: Bot, character: Character, tempers: Tempers) -> None:
        self.base, self.guide, self.character, self.tempers = base, guide, character, tempers
        self.recalls = recalls(base)
        if isinstance(base, Talker):
            self.aside = base.aside

    def choose(self, sight: Sight) -> int:
        answer = self.base.choose(sight)
        verbs = sight.game.verbs
        if self.kind(verbs, answer) not in self.character.shuns:
            return answer
        wished = self.wished(sight, verbs)
        return wished if wished is not None and sight.rng.random() < self.tempers.bent else answer

    def kind(self, verbs: Verbs, action: int) -> str:
        return self.tempers.kind(verbs.verb_of[action].name)

    def wished(self, sight: Sight, verbs: Verbs) -> Optional[int]:
        """What this character would rather do."""
        options = sight.options
        for kind in self.character.seeks:
            found = [action for action in options if self.kind(verbs, action) == kind]
            if found:
                return self.best(sight, found)
        return None

    def best(self, sight: Sight, found: list[int]) -> int:
        """The one the expert thinks most of, else the least."""
        ranking = self.guide.rank(sight) if isinstance(self.guide, Ranker) else []
        return next((action for action in ranking if action in found), min(found))
