"""What the coach says of a step, in the reader's language: words/lessons.LANGUAGE.ftl of the title."""

from __future__ import annotations

from typing import Any, Final, Optional, Sequence, Union

from signoria.kernel import Game
from signoria.kernel.components import FIRST_PRINTING
from signoria.kernel.title import language_of
from signoria.lessons.conditions import Scope
from signoria.lessons.course import Step
from signoria.titles import title as find_title
from signoria.words import Words, make_bundle
from signoria.words.figures import figures_of

NAMES: Final = ("Isabella", "Tomás", "Lucia", "Yuki", "Farinata", "Ugo")
THEN: Final = "then_"

Figures = dict[str, Union[int, str]]


class Teller:
    """One title in one language; the title's own, should it not speak that of the reader."""

    def __init__(self, game: Game, language: str, names: Sequence[str] = NAMES) -> None:
        own = find_title(game.id).lessons_for(language)
        self.language = language_of(own) if own else language
        figures = game.pack(FIRST_PRINTING).figures  # what the lessons speak of
        self.words = Words(game, self.language, names, figures)
        self.bundle = make_bundle(self.language, [own])
        self.common: Figures = {
            **figures_of(figures),
            **{f"p{seat}": name for seat, name in enumerate(names)},
        }
        self.faults: list[str] = []  # of texts that could not be written whole

    def said(self, id: str, attribute: str = "", figures: Optional[Figures] = None) -> str:
        """A text, or nothing if there is none."""
        message = self.bundle.get_message(id) if self.bundle.has_message(id) else None
        pattern: Any = message and (message.attributes.get(attribute) if attribute else message.value)
        if not pattern:
            return ""
        text, faults = self.bundle.format_pattern(pattern, {**self.common, **(figures or {})})
        self.faults += [f"{id}.{attribute}: {fault}" for fault in faults]
        return str(text)

    def of(self, step: Step, attribute: str, scope: Scope, **more: Union[int, str]) -> str:
        """A text of a step, with its figures as they were and, named `then_...`, as they are now."""
        return self.said(step.key, attribute, {**self.figures(step, scope), **more})

    def figures(self, step: Step, scope: Scope) -> Figures:
        before = Scope(scope.game, scope.was, scope.was)
        found: Figures = {}
        for name, text in step.figures.items():
            for called, where in ((name, before), (THEN + name, scope)):
                value = self.figure(text, where)
                if value is not None:
                    found[called] = value
        return found

    def figure(self, text: str, scope: Scope) -> Union[int, str, None]:
        """`players.0.strength`, or with a noun before it, `region contested`."""
        noun, _, place = text.rpartition(" ") if text.split()[0] in (*scope.game.nouns, "seat") else ("", "", text)
        try:
            value = int(scope.value(place))
        except (LookupError, TypeError, ValueError):
            return None
        return self.words.noun(noun, value) if noun else value

    def answer(self, noun: str, value: int) -> str:
        """A value that may be guessed."""
        return str(self.words.noun(noun, value)) if noun else str(value)
