"""One person against bots, whatever shows it: what is asked, what may be said, what has happened."""

from __future__ import annotations

from random import Random
from typing import Any, Mapping, Optional

from signoria.bots import Bot, Sight, Talker
from signoria.kernel import Refusal, State
from signoria.kernel.textboard import Section
from signoria.titles import title as find_title
from signoria.words import Words
from signoria.words.boards import board_of

PERSON = 0  # where a person sits who has not said where
MOST_ASIDES = 8  # of one bot in a row


class Sitting:
    """The game, its words in the person's language, and the bots on all other seats."""

    def __init__(
        self, g: State, bot: Bot, language: str, rng: Random, name: str, seat: int = PERSON
    ) -> None:  # fmt: skip
        names = [name if each == seat else f"Bot {each}" for each in range(g.seats)]
        self.seat = seat
        self.g, self.bot, self.rng = g, bot, rng
        self.words = Words(g.game, language, names, g.figures().pack.figures)
        self.language = language
        self.board = board_of(g.game.id)
        self.prospect = find_title(g.game.id).usable("prospect")
        self.told = 0

    @property
    def asked(self) -> bool:
        """Whether the person owes an answer."""
        return bool(self.g.waiting() >> self.seat & 1)

    def foreword(self) -> str:
        """That the title speaks another language than was asked for; empty if it does not."""
        if self.words.language == self.language:
            return ""
        return self.words.raw("other-language", language=self.words.language)

    def sections(self) -> list[Section]:
        """The table as the person may see it."""
        return self.board(self.g.view(self.seat), self.words, self.g.figures())

    def news(self) -> list[str]:
        """What has happened since it was last told, with headings."""
        told, self.told = self.told, len(self.g.log or [])
        lines = []
        for event in self.g.events(self.seat, told):
            heading = self.words.heading(event.key, event.values)
            lines += [f"— {heading} —"] if heading else []
            lines.append(self.words.say(event.key, event.values))
        return lines

    def question(self) -> tuple[str, str]:
        """What the person is asked, and the paragraph of the rules."""
        prompt = self.g.prompt(self.seat)
        return (self.words.say(*prompt), self.g.game.messages.rule(prompt[0])) if prompt else ("", "")

    def say(self, actions: list[int]) -> list[str]:
        """Each action as a sentence; where its title knows a better one, by what lies on the table now."""
        view = self.g.view(self.seat)
        return [self._label(view, action) or self.words.action(action) for action in actions]

    def _label(self, view: Mapping[str, Any], action: int) -> str:
        if self.prospect is None:
            return ""
        try:
            told = self.prospect.label(self.g.figures(), view, self.seat, action)
        except Exception:  # a title may come from another package and fail in any way
            self.prospect = None
            return ""
        return self.words.say(*told) if told is not None else ""

    def take(self, action: int | str) -> str:
        """Do what the person wants; why not, if it cannot be done."""
        try:
            self.g.submit(self.seat, action)
        except Refusal as refusal:
            rule = f" ({refusal.rule})" if refusal.rule else ""
            return f"{self.words.say(refusal.key, refusal.values)}{rule}"
        except ValueError as error:
            return str(error)
        self.let_bots_speak()
        return ""

    def undo(self) -> str:
        """Take the person's last answer back; why not, if that cannot be done."""
        try:
            self.g = self.g.undo(self.seat)
        except Refusal as refusal:
            return self.words.say(refusal.key, refusal.values)
        self.told = len(self.g.log or [])
        return ""

    def go_on(self) -> bool:
        """One decision that is not the person's to make; False if there is none now."""
        if self.g.over:
            return False
        if self.asked:
            only = self.g.legal(self.seat)
            if len(only) > 1:
                return False
            self.g.act(self.seat, only[0])
        else:
            seat = self.g.first_to_act()
            self.g.act(seat, self.bot.choose(Sight.blind(self.g, seat, self.rng)))
        self.let_bots_speak()
        return True

    def let_bots_speak(self) -> None:
        """They answer offers and make some."""
        if not isinstance(self.bot, Talker):
            return
        for seat in range(self.g.seats):
            for _ in range(MOST_ASIDES if seat != self.seat else 0):
                aside = self._aside_of(self.bot, seat)
                if aside is None:
                    break
                self.g.act(seat, aside)

    def _aside_of(self, bot: Talker, seat: int) -> Optional[int]:
        open_to_it = [] if self.g.over else self.g.asides(seat)
        wish = bot.aside(Sight.blind(self.g, seat, self.rng)) if open_to_it else None
        return wish if wish in open_to_it else None

    def explanations(self) -> list[tuple[str, str]]:
        """The title's cards and pieces, each with what it does."""
        found = []
        for noun in self.g.game.nouns.values():
            for word in noun.words:
                text = self.words.help(f"{noun.name}-{word}")
                if text:
                    found.append((self.words.raw(f"{noun.name}-{word}"), text))
        return found

    def verdict(self) -> str:
        winners = ", ".join(self.words.names[seat] for seat in self.g.winners)
        return self.words.raw("terminal-winners", names=winners)
